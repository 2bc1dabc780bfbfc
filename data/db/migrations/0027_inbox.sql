-- The inbox: what waits for a member at all their tables, when they are reminded of it, and their leave.

-- acting: the seats for whose move a table waits, such as '0 2', after 'next ' those asked for the next deal; NULL where an older
-- program has stored the table. held_until: until when the leave of one of them stops the time; the deadline is computed from there.
ALTER TABLE tables ADD COLUMN acting TEXT;
ALTER TABLE tables ADD COLUMN held_until BIGINT;

-- A member's leave (data/inbox/leaves.py). zone: that of the member when it began, in which its days are counted. A leave that is ended
-- early gets an earlier ends_at.
CREATE TABLE leaves (
    member_id BIGINT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    zone TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL CHECK (ends_at >= starts_at),
    PRIMARY KEY (member_id, number)
);

-- What happens by itself for a member, and when (data/inbox/errands.py). table_id: at which table; '' where it is about all.
CREATE TABLE errands (
    member_id BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('digest', 'quiet', 'missed', 'leave')),
    table_id TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    PRIMARY KEY (member_id, kind, table_id)
);
CREATE INDEX errands_due ON errands (due_at);

-- seen_at: until when a member has seen how their matches ended; missed_at: when they were last notified of missed turns. The message
-- is their last digest, digest_at when it was sent.
CREATE TABLE inboxes (
    member_id BIGINT NOT NULL PRIMARY KEY,
    seen_at BIGINT NOT NULL DEFAULT 0,
    missed_at BIGINT NOT NULL DEFAULT 0,
    digest_at BIGINT NOT NULL DEFAULT 0,
    channel_id BIGINT,
    message_id BIGINT
);

CREATE INDEX match_seats_latest ON match_seats (member_id, sequence);
DROP INDEX match_seats_member;

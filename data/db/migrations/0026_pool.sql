-- The pool (data/pool/): members of all servers of a house who look for people to play with, at tables of no guild.

-- Who has agreed to be in the pool, and when (ms UTC).
CREATE TABLE pool_members (
    member_id BIGINT NOT NULL PRIMARY KEY,
    agreed_at BIGINT NOT NULL
);

-- Waits. A member waits once at a time. name: as others are to see it; '' for anonymous. rating, deviation: as shown, when the wait
-- began. trust: percent (data/pool/waits.py). offered: a computer was offered. channel_id, message_id: the direct message that shows
-- the wait. due_at: when the runner looks at it again (bot/manager/pool/pool_runner.py); NULL once it has ended and its message says so.
CREATE TABLE pool_waits (
    wait_id TEXT NOT NULL PRIMARY KEY,
    member_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    trust INTEGER NOT NULL,
    since BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'seated', 'stopped', 'expired')),
    offered INTEGER NOT NULL DEFAULT 0 CHECK (offered IN (0, 1)),
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    due_at BIGINT
);
CREATE UNIQUE INDEX pool_waits_live ON pool_waits (member_id) WHERE state = 'waiting';
CREATE INDEX pool_waits_member ON pool_waits (member_id, since);
CREATE INDEX pool_waits_due ON pool_waits (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX pool_waits_queue ON pool_waits (game, speed, since) WHERE state = 'waiting';

-- The seats that waits have led to. The key lets nobody be seated twice for one wait; for a rematch it is the table before with the seat.
CREATE TABLE pool_seats (
    wait_id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX pool_seats_table ON pool_seats (table_id);
CREATE INDEX pool_seats_member ON pool_seats (member_id, at);

-- Who wants to play again with the same people.
CREATE TABLE pool_again (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    member_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, member_id)
);
CREATE INDEX pool_again_member ON pool_again (member_id);

-- Who is not to meet whom, and the table at which they last did.
CREATE TABLE pool_blocks (
    blocker_member_id BIGINT NOT NULL,
    blocked_member_id BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (blocker_member_id, blocked_member_id)
);
CREATE INDEX pool_blocks_blocked ON pool_blocks (blocked_member_id);

-- Complaints about players, for the operator. read_at: when one was marked as read.
CREATE TABLE pool_reports (
    report_id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    reporter_member_id BIGINT NOT NULL,
    reported_member_id BIGINT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    read_at BIGINT,
    UNIQUE (table_id, seat, reporter_member_id)
);
CREATE INDEX pool_reports_reporter ON pool_reports (reporter_member_id, at);
CREATE INDEX pool_reports_reported ON pool_reports (reported_member_id, at);

-- Game nights: evenings for which members of a server meet at tables of a channel (data/nights/nights.py).

-- One evening. A series is what was planned once; its evenings are numbered from 1, and the next one is stored together with the end
-- of the one before. games: keys of games, separated by commas. local_start: date and time of day in the zone; starts_at is the same
-- in ms UTC. unattended: how many evenings in a row nobody has come to. edition grows with every edit. version, due_at as in
-- tables; shown: the version that the message shows. The ids of messages are NULL until they are sent, 0 if they are not to be.
-- event_state: what is known of the event at Discord (bot/manager/nights/night_runner.py).
CREATE TABLE nights (
    series_id TEXT NOT NULL,
    evening INTEGER NOT NULL CHECK (evening > 0),
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    parent_id BIGINT,
    organiser_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    games TEXT NOT NULL,
    zone TEXT NOT NULL,
    local_start TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    length_ms BIGINT NOT NULL CHECK (length_ms > 0),
    reminder_ms BIGINT NOT NULL CHECK (reminder_ms >= 0),
    weekly INTEGER NOT NULL CHECK (weekly IN (0, 1)),
    unattended INTEGER NOT NULL DEFAULT 0,
    stage TEXT NOT NULL CHECK (stage IN ('planned', 'open', 'over', 'cancelled')),
    ended_for TEXT NOT NULL DEFAULT '',
    edition INTEGER NOT NULL DEFAULT 1,
    version BIGINT NOT NULL DEFAULT 1 CHECK (version >= 0),
    shown BIGINT NOT NULL DEFAULT 0,
    due_at BIGINT,
    message_id BIGINT,
    reminder_id BIGINT,
    opening_id BIGINT,
    summary_id BIGINT,
    event_id BIGINT,
    event_state TEXT NOT NULL DEFAULT '',
    created_at BIGINT NOT NULL,
    PRIMARY KEY (series_id, evening)
);
CREATE INDEX nights_due ON nights (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX nights_guild ON nights (guild_id, starts_at);
CREATE INDEX nights_channel ON nights (channel_id);
CREATE INDEX nights_organiser ON nights (organiser_id);

-- Who has answered, and the game that they vote for. slot: the table at which a seat was kept for them.
CREATE TABLE night_guests (
    series_id TEXT NOT NULL,
    evening INTEGER NOT NULL,
    member_id BIGINT NOT NULL,
    coming INTEGER NOT NULL CHECK (coming IN (0, 1)),
    game TEXT,
    slot INTEGER,
    answered_at BIGINT NOT NULL,
    PRIMARY KEY (series_id, evening, member_id),
    FOREIGN KEY (series_id, evening) REFERENCES nights (series_id, evening)
);
CREATE INDEX night_guests_member ON night_guests (member_id);

-- The tables of an evening, by slot from 1. table_id is NULL until the table is opened, which can be done once. refused: why it was not.
CREATE TABLE night_tables (
    series_id TEXT NOT NULL,
    evening INTEGER NOT NULL,
    slot INTEGER NOT NULL CHECK (slot > 0),
    game TEXT NOT NULL,
    seat_count INTEGER NOT NULL,
    table_id TEXT UNIQUE REFERENCES tables (table_id),
    refused TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (series_id, evening, slot),
    FOREIGN KEY (series_id, evening) REFERENCES nights (series_id, evening)
);

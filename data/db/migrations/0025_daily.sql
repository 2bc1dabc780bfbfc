-- Today's hand and the puzzle of the day: the same for everybody, one a day (UTC). A day is an ISO date, such as 2026-11-27.

-- The key from which the secrets of all days follow (engine/daily.py), unless CARDROOM_DAILY_KEY gives one.
CREATE TABLE daily_key (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    key TEXT NOT NULL
);

-- The hand of a day. Its commitment is stored before it begins. begun_at: when the first member opened it. secret: shown once the day
-- has ended and its last table, too (ended_at). due_at: when something is to be done with it next.
CREATE TABLE daily_deals (
    day TEXT NOT NULL PRIMARY KEY,
    commitment TEXT NOT NULL,
    sealed_at BIGINT NOT NULL,
    begun_at BIGINT,
    ended_at BIGINT,
    secret TEXT,
    due_at BIGINT,
    CHECK ((secret IS NULL) = (ended_at IS NULL))
);
CREATE INDEX daily_deals_due ON daily_deals (due_at) WHERE due_at IS NOT NULL;

-- Who has played the hand of a day, which nobody can do twice. player: by what a member is known again, even after erasure; replaced
-- once the day has ended. guild_id: from which server they played, if any. points: NULL if the deal was not finished.
CREATE TABLE daily_entries (
    day TEXT NOT NULL REFERENCES daily_deals (day),
    player TEXT NOT NULL,
    member_id BIGINT NOT NULL,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (table_id),
    guild_id BIGINT,
    opened_at BIGINT NOT NULL,
    ended_at BIGINT,
    ending TEXT,
    points INTEGER,
    turns INTEGER,
    PRIMARY KEY (day, player),
    CHECK ((ending IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX daily_entries_member ON daily_entries (member_id, day);
CREATE INDEX daily_entries_guild ON daily_entries (guild_id, day);

-- The puzzle of a day: a deal that computers played, up to the ply at which a seat has to discard. choices: the discards and what each
-- costs, as JSON. late: it was made after the day had begun.
CREATE TABLE daily_puzzles (
    day TEXT NOT NULL PRIMARY KEY REFERENCES daily_deals (day),
    game TEXT NOT NULL,
    spec_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seat_count INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    deck TEXT NOT NULL,
    seed TEXT NOT NULL,
    actions TEXT NOT NULL,
    seat INTEGER NOT NULL,
    choices TEXT NOT NULL,
    late INTEGER NOT NULL CHECK (late IN (0, 1)),
    made_at BIGINT NOT NULL
);

-- What members chose. choice: the place of the discard in choices, from 0.
CREATE TABLE daily_answers (
    day TEXT NOT NULL REFERENCES daily_puzzles (day),
    player TEXT NOT NULL,
    member_id BIGINT NOT NULL,
    choice INTEGER NOT NULL,
    answered_at BIGINT NOT NULL,
    PRIMARY KEY (day, player)
);
CREATE UNIQUE INDEX daily_answers_member ON daily_answers (member_id, day);

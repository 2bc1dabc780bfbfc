-- Tables at which people play, all that is needed to play them on, and the scores that follow from them.
-- Portable: SQLite and PostgreSQL. Times are milliseconds UTC, ids of members, channels and messages are Discord's, JSON is TEXT.
-- A negative member id is a pseudonym that erasure put in place of a member (data/privacy.py).

CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    spec_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    preset TEXT,
    seat_count INTEGER NOT NULL CHECK (seat_count > 0),
    host_id BIGINT,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'paused', 'over', 'closed')),
    turn_ms BIGINT NOT NULL CHECK (turn_ms >= 0),
    first_dealer INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    deadline_at BIGINT,
    message_id BIGINT,
    mention_channel_id BIGINT,
    mention_message_id BIGINT,
    mention_member_id BIGINT,
    rematch_of TEXT REFERENCES tables (table_id),
    UNIQUE (guild_id, number)
);
CREATE INDEX tables_live ON tables (status) WHERE status IN ('lobby', 'playing', 'paused');

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
    member_id BIGINT,
    name TEXT NOT NULL,
    level TEXT,
    away INTEGER NOT NULL CHECK (away IN (0, 1)),
    misses INTEGER NOT NULL CHECK (misses >= 0),
    dm_channel_id BIGINT,
    hand_message_id BIGINT,
    joined_at BIGINT NOT NULL,
    resigned_at BIGINT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, member_id),
    CHECK ((kind = 'person') = (member_id IS NOT NULL))
);
CREATE INDEX seats_member ON seats (member_id);

CREATE TABLE deals (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    deal INTEGER NOT NULL CHECK (deal >= 0),
    dealer INTEGER NOT NULL,
    deck TEXT NOT NULL,
    seed TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal)
);

-- The primary key is what makes a double press, or a second process, a violation and not a second move.
CREATE TABLE actions (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    who BIGINT,
    why TEXT NOT NULL,
    interaction_id BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal, ply),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);
CREATE UNIQUE INDEX actions_interaction ON actions (table_id, interaction_id) WHERE interaction_id IS NOT NULL;

-- deal and ply say when the seat resigned, so that a replay resigns at the same moment.
CREATE TABLE resignations (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    ending TEXT NOT NULL,
    winner INTEGER,
    result TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);

-- Who sat where when the deal ended; member_id is null for a computer.
CREATE TABLE result_seats (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    member_id BIGINT,
    points BIGINT NOT NULL,
    chips BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal, seat),
    FOREIGN KEY (table_id, deal) REFERENCES results (table_id, deal)
);
CREATE INDEX result_seats_member ON result_seats (member_id);

-- sequence is the order of commits: winning streaks follow it, not the clock.
CREATE TABLE match_results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    sequence BIGINT NOT NULL UNIQUE,
    outcome TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE match_seats (
    table_id TEXT NOT NULL REFERENCES match_results (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT,
    score BIGINT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'drawn', 'abandoned')),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX match_seats_member ON match_seats (member_id);

-- Derived from the four tables above, kept up in the same units of work; data/scores.py recomputes and compares.
CREATE TABLE scores (
    guild_id BIGINT NOT NULL,
    member_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    matches BIGINT NOT NULL DEFAULT 0,
    matches_won BIGINT NOT NULL DEFAULT 0,
    matches_lost BIGINT NOT NULL DEFAULT 0,
    matches_drawn BIGINT NOT NULL DEFAULT 0,
    matches_abandoned BIGINT NOT NULL DEFAULT 0,
    deals BIGINT NOT NULL DEFAULT 0,
    deals_won BIGINT NOT NULL DEFAULT 0,
    deals_lost BIGINT NOT NULL DEFAULT 0,
    deals_drawn BIGINT NOT NULL DEFAULT 0,
    points_for BIGINT NOT NULL DEFAULT 0,
    points_against BIGINT NOT NULL DEFAULT 0,
    best_deal BIGINT,
    streak BIGINT NOT NULL DEFAULT 0,
    best_streak BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, member_id, game, practice)
);

-- How often a member won a deal by this ending ("gin", "undercut" …), and lost one by it.
CREATE TABLE tallies (
    guild_id BIGINT NOT NULL,
    member_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    ending TEXT NOT NULL,
    made BIGINT NOT NULL DEFAULT 0,
    suffered BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, member_id, game, practice, ending)
);

CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE member_settings (
    member_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE remembered_options (
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    preset TEXT,
    options TEXT NOT NULL,
    PRIMARY KEY (channel_id, game)
);

-- One row: when the program was last known to be running, so that deadlines can stand still while it is not.
CREATE TABLE heartbeat (
    "only" INTEGER NOT NULL PRIMARY KEY CHECK ("only" = 1),
    at BIGINT NOT NULL
);

-- Tournaments. Everything about one follows from its events, as the state of a table follows from its actions.

-- settings are those of engine/tournaments/settings.py as JSON. version, due_at and head as in tables. shown is the version
-- that the message shows, woken counts the tables that
-- have ended. down_ms is the downtime that has yet to be taken into account. shown_at: when it was last edited; called counts the events
-- of which entrants were notified. secret decides the decks of a tournament with duplicate deals; commitment was public before.
CREATE TABLE tournaments (
    tournament_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL,
    game TEXT NOT NULL,
    settings TEXT NOT NULL,
    organiser_id BIGINT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('registration', 'running', 'review', 'over', 'cancelled')),
    season_of TEXT REFERENCES tournaments (tournament_id),
    created_at BIGINT NOT NULL,
    ended_at BIGINT,
    version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0),
    due_at BIGINT,
    woken BIGINT NOT NULL DEFAULT 0,
    down_ms BIGINT NOT NULL DEFAULT 0,
    head TEXT NOT NULL DEFAULT '',
    secret TEXT NOT NULL DEFAULT '',
    commitment TEXT NOT NULL DEFAULT '',
    message_id BIGINT,
    shown BIGINT NOT NULL DEFAULT -1,
    shown_at BIGINT NOT NULL DEFAULT 0,
    called INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild_id, number)
);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX tournaments_season ON tournaments (season_of) WHERE season_of IS NOT NULL;
CREATE INDEX tournaments_outdated ON tournaments (tournament_id) WHERE version > shown;
CREATE INDEX tournaments_channel ON tournaments (channel_id, created_at);

-- Who takes part. Events name the number of an entrant, never a member, so that erasure leaves them as they are.
-- salt and mark as in seats.
CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (tournament_id),
    entrant INTEGER NOT NULL CHECK (entrant > 0),
    member_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    username TEXT NOT NULL DEFAULT '',
    interaction_id BIGINT,
    salt TEXT,
    mark TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, entrant),
    UNIQUE (tournament_id, member_id)
);
CREATE INDEX entrants_member ON entrants (member_id);

-- What has happened, in order. The primary key refuses a second event in the same place. who ordered it (NULL: the clock); note is
-- the reason that they gave, note_mark a hash of note_salt and note: erasure deletes note and salt, and the mark stays.
-- hash covers the event, the mark and the hash before it.
CREATE TABLE tournament_events (
    tournament_id TEXT NOT NULL REFERENCES tournaments (tournament_id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    event TEXT NOT NULL,
    who BIGINT,
    note TEXT NOT NULL DEFAULT '',
    note_salt TEXT,
    note_mark TEXT NOT NULL DEFAULT '',
    at BIGINT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);

-- The matches of a tournament are tables. A pairing gets one table, whoever opens it first.
-- deal_limit: after so many deals the match is over; 0: by the rules of the game alone.
-- deck_source: tables with the same one have the same decks; '': a deck of its own.
ALTER TABLE tables ADD COLUMN tournament_id TEXT REFERENCES tournaments (tournament_id);
ALTER TABLE tables ADD COLUMN pairing INTEGER;
ALTER TABLE tables ADD COLUMN deal_limit INTEGER NOT NULL DEFAULT 0 CHECK (deal_limit >= 0);
ALTER TABLE tables ADD COLUMN deck_source TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX tables_pairing ON tables (tournament_id, pairing) WHERE tournament_id IS NOT NULL;

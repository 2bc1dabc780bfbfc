-- What several processes need that serve one database: who publishes a table, what a press lets be edited, and how often Discord is
-- asked. A single process on SQLite writes none of it.

-- Whoever publishes a table claims it: until pub_until (ms UTC) nobody else does. pub_by is the claim; NULL: it was released, and
-- pub_until is when what is still owed is to be seen to. pub_told is what whoever publishes next has to know (data/publishing.py).
ALTER TABLE tables ADD COLUMN pub_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN pub_by TEXT;
ALTER TABLE tables ADD COLUMN pub_told TEXT;
DROP INDEX tables_dirty;
CREATE INDEX tables_dirty ON tables (pub_until) WHERE version > shown;

-- The last press of a seat's member on a panel that only they see (own = 1), and on one that others may see; seat -1: of anybody on
-- the board. Its token lets the panel be edited for 15 minutes, and is deleted after that. digest: of the page that it shows.
-- Not in the write-ahead log, and so in no backup: a token is worth nothing after 15 minutes.
CREATE UNLOGGED TABLE presses (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    own INTEGER NOT NULL CHECK (own IN (0, 1)),
    token TEXT NOT NULL,
    answer_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    channel_id BIGINT,
    at BIGINT NOT NULL,
    digest TEXT,
    PRIMARY KEY (table_id, seat, own)
);
CREATE INDEX presses_old ON presses (at);

-- What may be asked of Discord by all processes together. tat: when the next request would come if they came evenly, or when the
-- window ends (ms UTC); used: requests in that window.
CREATE UNLOGGED TABLE limits (
    key TEXT NOT NULL PRIMARY KEY,
    tat BIGINT NOT NULL,
    used INTEGER NOT NULL
);

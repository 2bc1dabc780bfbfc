-- What wakes a table, what its messages show, and since when nobody served: a start reads no table that nothing is owed to.

-- Raised by every unit that changes the table, from the number its writer knows: a writer that is behind makes it -1 and is refused.
ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0);
-- The version that its messages show; less than version: something is owed.
ALTER TABLE tables ADD COLUMN shown BIGINT NOT NULL DEFAULT 0;
-- When the next thing happens here by itself; NULL: nothing does.
ALTER TABLE tables ADD COLUMN due_at BIGINT;
-- By how much the time that runs was put off, since nobody served.
ALTER TABLE tables ADD COLUMN put_off_ms BIGINT NOT NULL DEFAULT 0;
-- Of the page that the message shows.
ALTER TABLE tables ADD COLUMN message_digest TEXT;
ALTER TABLE seats ADD COLUMN hand_digest TEXT;

CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_dirty ON tables (table_id) WHERE version > shown;
CREATE INDEX tables_channel ON tables (channel_id) WHERE status IN ('lobby', 'playing', 'paused');

-- Every live table is looked at once: clocks and computers are told by play, not by columns.
UPDATE tables SET due_at = 0 WHERE status IN ('lobby', 'playing', 'paused');

-- In place of heartbeat. served_until: when the program was last known to run, 0: never; commands: a digest of those that Discord has.
CREATE TABLE house (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    served_until BIGINT NOT NULL,
    commands TEXT
);
INSERT INTO house (only_row, served_until) SELECT 1, coalesce((SELECT max(at) FROM heartbeat), 0);

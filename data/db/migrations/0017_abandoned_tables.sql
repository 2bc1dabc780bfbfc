-- Tables that nobody can play on, or moves: why one is paused, and after how long without a move it may be ended.

-- What is missing at a paused table: a permission, or "channel", "server", "locked"; NULL where it is not paused.
ALTER TABLE tables ADD COLUMN paused_for TEXT;

-- When nothing has moved for so long (ms), those who sit there may end the match without a result; after twice that it ends by itself.
ALTER TABLE tables ADD COLUMN idle_ms BIGINT NOT NULL DEFAULT 604800000;

-- Where no time runs nothing was due; now such a table ends in the end, and is looked at once so that this is set.
UPDATE tables SET due_at = 0 WHERE status = 'playing' AND due_at IS NULL;

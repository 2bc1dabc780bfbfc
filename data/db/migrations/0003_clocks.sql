-- The match clock: what a table's clock is set to, and the time of each seat (bot/match_clock.py).

-- Each seat's bank for the match (0: no clock), and what it gains after each own turn.
ALTER TABLE tables ADD COLUMN clock_ms BIGINT NOT NULL DEFAULT 0 CHECK (clock_ms >= 0);
ALTER TABLE tables ADD COLUMN increment_ms BIGINT NOT NULL DEFAULT 0 CHECK (increment_ms >= 0);

-- left_ms is what was left when the time last stood (null: no clock), running_since since when it runs (null: it stands).
ALTER TABLE seats ADD COLUMN left_ms BIGINT CHECK (left_ms >= 0);
ALTER TABLE seats ADD COLUMN running_since BIGINT;
ALTER TABLE seats ADD COLUMN in_turn INTEGER NOT NULL DEFAULT 0 CHECK (in_turn IN (0, 1));
ALTER TABLE seats ADD COLUMN warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1));

-- How matches are rated and settled (data/participation.py, data/ratings.py). Portable: SQLite and PostgreSQL.

-- By which rules the end of a match is judged, fixed when the match begins. 1: every match counts. 2: one in which somebody has not
-- played counts for nothing.
ALTER TABLE stakes ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;

-- By which rules a match is rated, and whether it counts by them.
ALTER TABLE match_results ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE match_results ADD COLUMN counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1));

-- How much a match counts, in millionths: less where two of its members have met often; 0 where it changed no rating.
ALTER TABLE rated ADD COLUMN weight BIGINT NOT NULL DEFAULT 1000000;
UPDATE rated SET weight = 0 WHERE NOT EXISTS (
    SELECT 1 FROM match_results m JOIN rating_changes c ON c.table_id = m.table_id WHERE m.sequence = rated.sequence
);

-- Whom a member has met in the last days.
CREATE INDEX rating_changes_recent ON rating_changes (guild_id, game, member_id, at);

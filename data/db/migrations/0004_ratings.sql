-- Ratings, boards by period and seasons (data/ratings.py, data/rankings.py), and what statistics of members read.
-- Portable: SQLite and PostgreSQL.

-- The least share of matches finished, in percent, of whoever takes a seat (data/stats.py); 0: anybody may.
ALTER TABLE tables ADD COLUMN reliability INTEGER NOT NULL DEFAULT 0 CHECK (reliability BETWEEN 0 AND 100);

-- Newest first, for the reliability of a member.
CREATE INDEX seats_recent ON seats (member_id, joined_at);
DROP INDEX seats_member;

-- Seats of one team have the same number; without partners it is the seat's.
ALTER TABLE result_seats ADD COLUMN team INTEGER NOT NULL DEFAULT 0;
UPDATE result_seats SET team = seat;

-- place is from 1, equal for a tie. margin is the distance of a winner's score to the nearest that lost, where people played; null
-- for all others. guild_id, game and sequence are those of the table and its result: a member's matches are
-- read off an index.
ALTER TABLE match_seats ADD COLUMN team INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match_seats ADD COLUMN place INTEGER NOT NULL DEFAULT 1;
ALTER TABLE match_seats ADD COLUMN margin BIGINT;
ALTER TABLE match_seats ADD COLUMN guild_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE match_seats ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE match_seats ADD COLUMN sequence BIGINT NOT NULL DEFAULT 0;
UPDATE match_seats SET
    team = seat,
    place = 1 + (
        SELECT count(*) FROM match_seats o WHERE o.table_id = match_seats.table_id AND (
            (o.outcome <> 'abandoned' AND match_seats.outcome = 'abandoned')
            OR (o.outcome = 'won' AND match_seats.outcome = 'lost')
            OR (o.outcome = 'lost' AND match_seats.outcome = 'lost' AND o.score > match_seats.score)
        )
    ),
    margin = (
        SELECT min(abs(match_seats.score - o.score)) FROM match_seats o
        WHERE o.table_id = match_seats.table_id AND o.outcome = 'lost' AND match_seats.outcome = 'won'
            AND (SELECT count(p.member_id) FROM match_seats p WHERE p.table_id = match_seats.table_id) > 1
    ),
    guild_id = (SELECT t.guild_id FROM tables t WHERE t.table_id = match_seats.table_id),
    game = (SELECT t.game FROM tables t WHERE t.table_id = match_seats.table_id),
    sequence = (SELECT m.sequence FROM match_results m WHERE m.table_id = match_seats.table_id);
CREATE INDEX match_seats_history ON match_seats (guild_id, member_id, sequence);
CREATE INDEX match_seats_game ON match_seats (guild_id, member_id, game, sequence);
CREATE INDEX match_seats_margin ON match_seats (guild_id, member_id, game, margin DESC, sequence) WHERE margin IS NOT NULL;

-- The matches that were rated, or found to count for no rating, as a chain: none is left out, none is taken twice.
CREATE TABLE rated (
    sequence BIGINT NOT NULL PRIMARY KEY REFERENCES match_results (sequence),
    previous BIGINT UNIQUE REFERENCES rated (sequence)
);

-- What a match did to the rating of a seat's member; number counts the member's rated matches at the game, from 1. Strengths are
-- in millionths.
CREATE TABLE rating_changes (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    member_id BIGINT NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    mu_before BIGINT NOT NULL,
    sigma_before BIGINT NOT NULL,
    mu_after BIGINT NOT NULL,
    sigma_after BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, member_id, number),
    UNIQUE (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES match_seats (table_id, seat)
);

-- A member's rated matches in a period ("2026-11-20", "2026-W47", "2026-11", "S3", "all"), and the rating, as shown, after the
-- last of them. settled: it was no longer provisional. No row names an erased member.
CREATE TABLE boards (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    period TEXT NOT NULL,
    member_id BIGINT NOT NULL CHECK (member_id > 0),
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
    PRIMARY KEY (guild_id, game, period, member_id)
);
CREATE INDEX boards_rating ON boards (guild_id, game, period, settled DESC, rating DESC, member_id);
CREATE INDEX boards_wins ON boards (guild_id, game, period, wins DESC, rating DESC, member_id);

-- Seasons that have ended, numbered from 1; last_sequence is the last result that belongs to it.
CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    name TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    last_sequence BIGINT NOT NULL,
    PRIMARY KEY (guild_id, number)
);

-- The order of the board of all scores (data/scores.py).
CREATE INDEX scores_board ON scores (
    guild_id, game, practice, matches_won DESC, deals_won DESC, (points_for - points_against) DESC, member_id
);

-- What a match of one person against computers did to that person's rating against computers (data/rankings/ratings.py): apart
-- from the ratings among people, and on no leaderboard. The columns are those of rating_changes. Portable: SQLite and PostgreSQL.
CREATE TABLE computer_ratings (
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

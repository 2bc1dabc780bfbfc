-- Whether the judge may be asked for hints at a table although people play against each other there.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));

-- What the judge thinks of a member's decisions in a match (data/reviews.py): review is JSON, edition says how it was made; a
-- review of an older edition is made anew. Points are in thousandths, accuracy is in tenths of a percent.
CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    at BIGINT NOT NULL,
    decisions INTEGER NOT NULL,
    accuracy INTEGER NOT NULL,
    accuracy_error INTEGER NOT NULL,
    lost BIGINT NOT NULL,
    lost_error BIGINT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX reviews_member ON reviews (member_id, guild_id, game, at);

-- What the cards gave a member in a match: the judge's value of each deal at the first decision, beside the points that were made.
CREATE TABLE luck (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    at BIGINT NOT NULL,
    deals INTEGER NOT NULL,
    points BIGINT NOT NULL,
    luck BIGINT NOT NULL,
    luck_error BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX luck_member ON luck (member_id, guild_id, game, at);

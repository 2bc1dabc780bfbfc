-- What the first hands of proved deals were worth to some seats against the others, by server and game (engine/first_hands.py): how
-- many deals, by how much in all, and the variance that an honest shuffle gives it, in millionths. Sums name nobody.
CREATE TABLE deal_sums (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    measure TEXT NOT NULL,
    deals BIGINT NOT NULL,
    total BIGINT NOT NULL,
    variance BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, measure)
);

-- Whether the deals of a table are in these sums. Nobody counts them twice: 2 is refused.
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));
CREATE INDEX tables_uncounted ON tables (open_hands, status) WHERE counted = 0;

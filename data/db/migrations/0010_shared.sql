-- What several processes have to know alike: who has asked for the next deal, and which gifts are offered.

-- The number of the deal after which the seat has asked for the next one; 0: none yet.
ALTER TABLE seats ADD COLUMN ready_after BIGINT NOT NULL DEFAULT 0;

-- sure: the giver has confirmed it, and the taker may accept. An offer that was answered is not here any more.
CREATE TABLE offers (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    from_member_id BIGINT NOT NULL,
    to_member_id BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    sure INTEGER NOT NULL CHECK (sure IN (0, 1))
);

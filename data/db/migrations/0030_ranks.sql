-- Roles by rank (data/rankings/rank_roles.py).

-- What a role is given for: ratings from low to high at a game, or places from low to high in the last season that has ended.
CREATE TABLE rank_roles (
    guild_id BIGINT NOT NULL,
    role_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('rating', 'season')),
    low INTEGER NOT NULL,
    high INTEGER NOT NULL,
    PRIMARY KEY (guild_id, role_id),
    CHECK (low <= high)
);

-- To whom the bot has given a role, so that it takes back only those. held: 0 if Discord has refused it, which is tried again a day
-- after at.
CREATE TABLE rank_holders (
    guild_id BIGINT NOT NULL,
    role_id BIGINT NOT NULL,
    member_id BIGINT NOT NULL,
    held INTEGER NOT NULL CHECK (held IN (0, 1)),
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, role_id, member_id)
);
CREATE INDEX rank_holders_member ON rank_holders (member_id);

-- The message to a guild that the bot has joined (data/welcomes.py): a row a guild, of its last invitation. joined_at: when the bot
-- joined the guild, as Discord says. claimed_until: before it, no other process sends the message. begun_at: when a message was first
-- sent to a place, perhaps without success; channel_id: that place, NULL for a direct message. Times are ms UTC. outcome: sent; refused
-- everywhere; answered: shown to a member who manages the guild. '' if the message is still to be sent.
CREATE TABLE welcomes (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    joined_at BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL DEFAULT 0,
    channel_id BIGINT,
    begun_at BIGINT,
    outcome TEXT NOT NULL DEFAULT '' CHECK (outcome IN ('', 'sent', 'refused', 'answered'))
);

-- Guilds that the bot had joined before this schema are not welcomed.
ALTER TABLE house ADD COLUMN welcomes_since BIGINT NOT NULL DEFAULT 0;
UPDATE house SET welcomes_since = served_until;

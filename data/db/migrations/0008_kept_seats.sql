-- Seats of a lobby that are kept for members who were asked to play, until they decline or the time (ms UTC) has come.
CREATE TABLE kept_seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    member_id BIGINT NOT NULL,
    kept_until BIGINT NOT NULL,
    PRIMARY KEY (table_id, member_id)
);
CREATE INDEX kept_seats_member ON kept_seats (member_id);

-- What was played last in a channel.
CREATE INDEX tables_latest ON tables (channel_id, created_at);

-- The interactions that have changed something, by Discord's ids, so that none of them does so twice: an id is stored in the same
-- transaction as the first change. Rows are deleted after a day (data/idempotency.py).
CREATE TABLE interactions (
    interaction_id BIGINT NOT NULL PRIMARY KEY
);

-- Conditional orders: what a member plans for the next turn of their seat (data/tables/orders.py).

-- A row a seat. rules: JSON, by card faces. state: whether it waits for the turn, or what became of it, which its owner reads until
-- their next move. skipped: the numbers of the rules whose action was not legal, separated by commas.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    member_id BIGINT NOT NULL,
    rules TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'played', 'unfinished', 'stopped', 'unfit')),
    skipped TEXT NOT NULL DEFAULT '',
    placed_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX orders_member ON orders (member_id);

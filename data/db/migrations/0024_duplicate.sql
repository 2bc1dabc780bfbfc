-- Duplicate deals: the tables of a round have the same decks (tables.deck_source).

-- shares: the registrations of those who play from the start, as JSON, by which they take part in the shuffle; '' before it.
ALTER TABLE tournaments ADD COLUMN shares TEXT NOT NULL DEFAULT '';

-- veiled: other tables still play these decks, so that nobody sees a card of it but each seat its own.
ALTER TABLE tables ADD COLUMN veiled INTEGER NOT NULL DEFAULT 0 CHECK (veiled IN (0, 1));
CREATE INDEX tables_veiled ON tables (tournament_id) WHERE veiled = 1;

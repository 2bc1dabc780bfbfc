-- Deals that anybody can check (engine/proofs.py): for every deal the secret of which the commitment is shown before anybody brings a
-- share, what the players brought to it (JSON; NULL: it has not been dealt), and the root of the tree over its cards. A deal that
-- was dealt before there were proofs has none. The chains of the tables vouch for all of it (data/links.py).
CREATE TABLE proofs (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    deal INTEGER NOT NULL CHECK (deal > 0),
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,
    shares TEXT,
    root TEXT,
    PRIMARY KEY (table_id, deal),
    CHECK ((shares IS NULL) = (root IS NULL))
);

-- The deals of a server, one after the other as they ended: every entry's hash covers the one before it (data/proofs.py).
CREATE TABLE entries (
    guild_id BIGINT NOT NULL,
    seq BIGINT NOT NULL CHECK (seq > 0),
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    deal INTEGER NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (guild_id, seq),
    UNIQUE (table_id, deal)
);

-- What a person brings to the next deal: the interaction by which they wanted it, and a word. consents: whether they agree that the
-- secrets of a match with private hands are opened.
ALTER TABLE seats ADD COLUMN pressed BIGINT;
ALTER TABLE seats ADD COLUMN word TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN consents INTEGER NOT NULL DEFAULT 0 CHECK (consents IN (0, 1));

CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are never changed');
END;

CREATE TRIGGER entries_last BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are never deleted');
END;

-- "INSERT OR REPLACE" would delete without asking the trigger above.
CREATE TRIGGER entries_new BEFORE INSERT ON entries
WHEN EXISTS (SELECT 1 FROM entries WHERE guild_id = NEW.guild_id AND seq = NEW.seq)
BEGIN
    SELECT RAISE(ABORT, 'the entry is there already');
END;

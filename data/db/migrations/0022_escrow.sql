-- The chips of a tournament: its escrow account holds the entries until they are prizes or go back. It never is in minus.
-- A tournament that has ended is sealed. Both tables are rebuilt for their new kinds, with the triggers that name them.

DROP TRIGGER transfers_post;
CREATE TABLE accounts_with_escrow (
    guild_id BIGINT NOT NULL REFERENCES books (guild_id),
    account BIGINT NOT NULL CHECK (account >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('bank', 'wallet', 'pot', 'escrow')),
    member_id BIGINT,
    table_id TEXT UNIQUE REFERENCES tables (table_id),
    balance BIGINT NOT NULL DEFAULT 0,
    frozen INTEGER NOT NULL DEFAULT 0 CHECK (frozen IN (0, 1)),
    opened_at BIGINT NOT NULL,
    tournament_id TEXT UNIQUE REFERENCES tournaments (tournament_id),
    PRIMARY KEY (guild_id, account),
    UNIQUE (guild_id, member_id),
    CHECK ((kind = 'bank') = (account = 0)),
    CHECK ((kind = 'wallet') = (member_id IS NOT NULL)),
    CHECK ((kind = 'pot') = (table_id IS NOT NULL)),
    CHECK (kind <> 'pot' OR balance >= 0),
    CHECK ((kind = 'escrow') = (tournament_id IS NOT NULL)),
    CHECK (kind <> 'escrow' OR balance >= 0)
);
INSERT INTO accounts_with_escrow (guild_id, account, kind, member_id, table_id, balance, frozen, opened_at)
SELECT guild_id, account, kind, member_id, table_id, balance, frozen, opened_at FROM accounts ORDER BY guild_id, account;
DROP TABLE accounts;
ALTER TABLE accounts_with_escrow RENAME TO accounts;

CREATE TRIGGER transfers_post AFTER INSERT ON transfers
BEGIN
    UPDATE accounts SET balance = balance - NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.debit;
    UPDATE accounts SET balance = balance + NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.credit;
    UPDATE books SET entries = NEW.seq, head = NEW.hash WHERE guild_id = NEW.guild_id;
END;

DROP TRIGGER seals_stay;
DROP TRIGGER seals_last;
DROP TRIGGER seals_new;
CREATE TABLE seals_with_tournaments (
    guild_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('table', 'season', 'freeze', 'void', 'books', 'tournament')),
    subject TEXT NOT NULL,
    content TEXT NOT NULL,
    sequence BIGINT,
    transfers BIGINT NOT NULL,
    books_head TEXT NOT NULL,
    at BIGINT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    results TEXT,
    ratings TEXT,
    PRIMARY KEY (guild_id, seq)
);
INSERT INTO seals_with_tournaments (
    guild_id, seq, kind, subject, content, sequence, transfers, books_head, at, previous, hash, results, ratings
)
SELECT guild_id, seq, kind, subject, content, sequence, transfers, books_head, at, previous, hash, results, ratings
FROM seals ORDER BY guild_id, seq;
DROP TABLE seals;
ALTER TABLE seals_with_tournaments RENAME TO seals;
CREATE INDEX seals_subject ON seals (guild_id, kind, subject, seq);

CREATE TRIGGER seals_stay BEFORE UPDATE ON seals
BEGIN
    SELECT RAISE(ABORT, 'seals are never changed');
END;

CREATE TRIGGER seals_last BEFORE DELETE ON seals
BEGIN
    SELECT RAISE(ABORT, 'seals are never deleted');
END;

-- "INSERT OR REPLACE" would delete without asking the trigger above.
CREATE TRIGGER seals_new BEFORE INSERT ON seals
WHEN EXISTS (SELECT 1 FROM seals WHERE guild_id = NEW.guild_id AND seq = NEW.seq)
BEGIN
    SELECT RAISE(ABORT, 'the seal is there already');
END;

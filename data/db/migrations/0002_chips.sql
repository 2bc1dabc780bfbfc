-- The chips: books of double entry, one set for every server (data/ledger.py writes them, data/audit.py proves them).
-- Portable but for the triggers at the end, which each database spells in its own way.

-- How long seats that are only asked (a demand in panguingue) have to answer.
ALTER TABLE tables ADD COLUMN asking_ms BIGINT NOT NULL DEFAULT 10000 CHECK (asking_ms >= 0);

-- entries is the number of transfers so far, head the hash of the last one.
CREATE TABLE books (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    head TEXT NOT NULL
);

-- Accounts are numbered by server; 0 is the bank, which issues the chips and may be in minus. A member is named here and in no
-- transfer, so that erasure (data/privacy.py) leaves the transfers as they are.
CREATE TABLE accounts (
    guild_id BIGINT NOT NULL REFERENCES books (guild_id),
    account BIGINT NOT NULL CHECK (account >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('bank', 'wallet', 'pot')),
    member_id BIGINT,
    table_id TEXT UNIQUE REFERENCES tables (table_id),
    balance BIGINT NOT NULL DEFAULT 0,
    frozen INTEGER NOT NULL DEFAULT 0 CHECK (frozen IN (0, 1)),
    opened_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, account),
    UNIQUE (guild_id, member_id),
    CHECK ((kind = 'bank') = (account = 0)),
    CHECK ((kind = 'wallet') = (member_id IS NOT NULL)),
    CHECK ((kind = 'pot') = (table_id IS NOT NULL)),
    CHECK (kind <> 'pot' OR balance >= 0)
);

-- debit pays, credit receives; the balances after it are stored with it. actor is the account of who ordered it, reverses the
-- transfer that it takes back. hash covers all else in the row, previous is the hash of the row before.
-- A wallet gets into minus by what is owed at a table and in no other way.
CREATE TABLE transfers (
    guild_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    debit BIGINT NOT NULL,
    credit BIGINT NOT NULL,
    amount BIGINT NOT NULL CHECK (amount BETWEEN 1 AND 1000000000),
    debit_after BIGINT NOT NULL,
    credit_after BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN (
        'opening', 'refill', 'gift', 'grant', 'stake', 'payment', 'points', 'won', 'returned', 'void'
    )),
    reason TEXT NOT NULL,
    rule TEXT NOT NULL,
    cards TEXT NOT NULL,
    table_id TEXT REFERENCES tables (table_id),
    deal INTEGER,
    ply INTEGER,
    at BIGINT NOT NULL,
    key TEXT NOT NULL,
    actor BIGINT,
    note TEXT NOT NULL,
    reverses BIGINT,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (guild_id, seq),
    UNIQUE (guild_id, key),
    UNIQUE (guild_id, reverses),
    FOREIGN KEY (guild_id, debit) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, credit) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, reverses) REFERENCES transfers (guild_id, seq),
    CHECK (debit <> credit),
    CHECK ((kind = 'void') = (reverses IS NOT NULL)),
    CHECK (debit = 0 OR debit_after >= 0 OR kind IN ('payment', 'points', 'void'))
);
CREATE INDEX transfers_debit ON transfers (guild_id, debit, seq);
CREATE INDEX transfers_credit ON transfers (guild_id, credit, seq);
CREATE INDEX transfers_table ON transfers (table_id, seq) WHERE table_id IS NOT NULL;
CREATE INDEX transfers_gifts ON transfers (guild_id, debit, at) WHERE kind = 'gift';

-- What a table is played for. booked: its chips reach the books; decided when the match begins.
CREATE TABLE stakes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    chip_value BIGINT NOT NULL CHECK (chip_value >= 0),
    pot BIGINT NOT NULL CHECK (pot >= 0),
    point BIGINT NOT NULL CHECK (point >= 0),
    minimum BIGINT NOT NULL CHECK (minimum >= 0),
    booked INTEGER NOT NULL CHECK (booked IN (0, 1))
);

-- Why a wallet was frozen (odd numbers) and unfrozen (even ones): neither can be done twice in a row.
CREATE TABLE freezes (
    guild_id BIGINT NOT NULL,
    account BIGINT NOT NULL,
    number INTEGER NOT NULL,
    frozen INTEGER NOT NULL CHECK (frozen = number % 2),
    actor BIGINT,
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, account, number),
    FOREIGN KEY (guild_id, account) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account)
);

-- A table is voided once.
CREATE TABLE voids (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    guild_id BIGINT NOT NULL,
    actor BIGINT,
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account)
);

-- A transfer moves its two accounts and the head of the books by being there.
CREATE TRIGGER transfers_post AFTER INSERT ON transfers
BEGIN
    UPDATE accounts SET balance = balance - NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.debit;
    UPDATE accounts SET balance = balance + NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.credit;
    UPDATE books SET entries = NEW.seq, head = NEW.hash WHERE guild_id = NEW.guild_id;
END;

CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers
BEGIN
    SELECT RAISE(ABORT, 'transfers are never changed');
END;

CREATE TRIGGER transfers_last BEFORE DELETE ON transfers
BEGIN
    SELECT RAISE(ABORT, 'transfers are never deleted');
END;

-- "INSERT OR REPLACE" would delete without asking the trigger above.
CREATE TRIGGER transfers_new BEFORE INSERT ON transfers
WHEN EXISTS (SELECT 1 FROM transfers WHERE guild_id = NEW.guild_id AND seq = NEW.seq)
    OR EXISTS (SELECT 1 FROM transfers WHERE guild_id = NEW.guild_id AND key = NEW.key)
    OR EXISTS (SELECT 1 FROM transfers WHERE guild_id = NEW.guild_id AND reverses = NEW.reverses)
BEGIN
    SELECT RAISE(ABORT, 'the transfer is there already');
END;

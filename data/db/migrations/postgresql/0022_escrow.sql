-- The chips of a tournament: its escrow account holds the entries until they are prizes or go back. It never is in minus.
-- A tournament that has ended is sealed.
ALTER TABLE accounts ADD COLUMN tournament_id TEXT UNIQUE REFERENCES tournaments (tournament_id);
ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check;
ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check CHECK (kind IN ('bank', 'wallet', 'pot', 'escrow'));
ALTER TABLE accounts ADD CHECK ((kind = 'escrow') = (tournament_id IS NOT NULL));
ALTER TABLE accounts ADD CHECK (kind <> 'escrow' OR balance >= 0);

ALTER TABLE seals DROP CONSTRAINT seals_kind_check;
ALTER TABLE seals ADD CONSTRAINT seals_kind_check
    CHECK (kind IN ('table', 'season', 'freeze', 'void', 'books', 'tournament'));

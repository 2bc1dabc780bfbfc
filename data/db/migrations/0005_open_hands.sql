-- Whether all hands of a table's deals may be looked at once its match has ended. At tables opened before, nobody was told.
ALTER TABLE tables ADD COLUMN open_hands INTEGER NOT NULL DEFAULT 0 CHECK (open_hands IN (0, 1));

-- The name of a person's account, unique on Discord, beside the name that they chose: it tells two of one name apart, and stands in
-- for a name that cannot be seen. Empty for computers, and for who sat down before it was stored.
ALTER TABLE seats ADD COLUMN username TEXT NOT NULL DEFAULT '';

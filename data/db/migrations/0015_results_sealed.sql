-- What the seal of a match that has ended covers beside its chain (data/seals.py): results is a hash of who came where, of what the
-- table paid, and of where its deals stand in the chain of the deals; ratings is one of its changes of ratings. Seals of before have
-- neither, and stay as they are: an audit seals such a match again, as it stands then.
ALTER TABLE seals ADD COLUMN results TEXT;
ALTER TABLE seals ADD COLUMN ratings TEXT;

-- All that the steps 0001 to 0009 make, in PostgreSQL's words: no database of it is older. What is spelled alike in both is
-- explained there. Columns stand in SQLite's order, and a test compares the two.
-- Texts are in the order of their code points, as in SQLite: the database's collation is C (data/postgres.py refuses others).

-- Rows that every move writes anew: with room on their page for the next version of a row, no index is touched, and what is
-- dead is swept up before it becomes much.
CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    spec_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    preset TEXT,
    seat_count INTEGER NOT NULL CHECK (seat_count > 0),
    host_id BIGINT,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'paused', 'over', 'closed')),
    turn_ms BIGINT NOT NULL CHECK (turn_ms >= 0),
    first_dealer INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    deadline_at BIGINT,
    message_id BIGINT,
    mention_channel_id BIGINT,
    mention_message_id BIGINT,
    mention_member_id BIGINT,
    rematch_of TEXT REFERENCES tables (table_id),
    asking_ms BIGINT NOT NULL DEFAULT 10000 CHECK (asking_ms >= 0),
    clock_ms BIGINT NOT NULL DEFAULT 0 CHECK (clock_ms >= 0),
    increment_ms BIGINT NOT NULL DEFAULT 0 CHECK (increment_ms >= 0),
    reliability INTEGER NOT NULL DEFAULT 0 CHECK (reliability BETWEEN 0 AND 100),
    open_hands INTEGER NOT NULL DEFAULT 0 CHECK (open_hands IN (0, 1)),
    version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0),
    shown BIGINT NOT NULL DEFAULT 0,
    due_at BIGINT,
    put_off_ms BIGINT NOT NULL DEFAULT 0,
    message_digest TEXT,
    begun_hash TEXT,
    head TEXT,
    seal TEXT,
    linked_at BIGINT,
    UNIQUE (guild_id, number)
) WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
CREATE INDEX tables_live ON tables (status) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX tables_channel ON tables (channel_id) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX tables_latest ON tables (channel_id, created_at);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_dirty ON tables (table_id) WHERE version > shown;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
    member_id BIGINT,
    name TEXT NOT NULL,
    level TEXT,
    away INTEGER NOT NULL CHECK (away IN (0, 1)),
    misses INTEGER NOT NULL CHECK (misses >= 0),
    dm_channel_id BIGINT,
    hand_message_id BIGINT,
    joined_at BIGINT NOT NULL,
    resigned_at BIGINT,
    left_ms BIGINT CHECK (left_ms >= 0),
    running_since BIGINT,
    in_turn INTEGER NOT NULL DEFAULT 0 CHECK (in_turn IN (0, 1)),
    warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1)),
    hand_digest TEXT,
    salt TEXT,
    mark TEXT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, member_id),
    CHECK ((kind = 'person') = (member_id IS NOT NULL))
) WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
CREATE INDEX seats_recent ON seats (member_id, joined_at);

CREATE TABLE kept_seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    member_id BIGINT NOT NULL,
    kept_until BIGINT NOT NULL,
    PRIMARY KEY (table_id, member_id)
);
CREATE INDEX kept_seats_member ON kept_seats (member_id);

CREATE TABLE deals (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    deal INTEGER NOT NULL CHECK (deal >= 0),
    dealer INTEGER NOT NULL,
    deck TEXT NOT NULL,
    seed TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, deal)
);

CREATE TABLE actions (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    who BIGINT,
    why TEXT NOT NULL,
    interaction_id BIGINT,
    at BIGINT NOT NULL,
    hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, deal, ply),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);
CREATE UNIQUE INDEX actions_interaction ON actions (table_id, interaction_id) WHERE interaction_id IS NOT NULL;

CREATE TABLE resignations (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL,
    hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    ending TEXT NOT NULL,
    winner INTEGER,
    result TEXT NOT NULL,
    at BIGINT NOT NULL,
    hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);

CREATE TABLE result_seats (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    member_id BIGINT,
    points BIGINT NOT NULL,
    chips BIGINT NOT NULL,
    team INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, deal, seat),
    FOREIGN KEY (table_id, deal) REFERENCES results (table_id, deal)
);
CREATE INDEX result_seats_member ON result_seats (member_id);

CREATE TABLE match_results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    sequence BIGINT NOT NULL UNIQUE,
    outcome TEXT NOT NULL,
    at BIGINT NOT NULL,
    hash TEXT NOT NULL DEFAULT ''
);

CREATE TABLE match_seats (
    table_id TEXT NOT NULL REFERENCES match_results (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT,
    score BIGINT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'drawn', 'abandoned')),
    team INTEGER NOT NULL DEFAULT 0,
    place INTEGER NOT NULL DEFAULT 1,
    margin BIGINT,
    guild_id BIGINT NOT NULL DEFAULT 0,
    game TEXT NOT NULL DEFAULT '',
    sequence BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX match_seats_member ON match_seats (member_id);
CREATE INDEX match_seats_history ON match_seats (guild_id, member_id, sequence);
CREATE INDEX match_seats_game ON match_seats (guild_id, member_id, game, sequence);
CREATE INDEX match_seats_margin ON match_seats (guild_id, member_id, game, margin DESC, sequence) WHERE margin IS NOT NULL;

CREATE TABLE scores (
    guild_id BIGINT NOT NULL,
    member_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    matches BIGINT NOT NULL DEFAULT 0,
    matches_won BIGINT NOT NULL DEFAULT 0,
    matches_lost BIGINT NOT NULL DEFAULT 0,
    matches_drawn BIGINT NOT NULL DEFAULT 0,
    matches_abandoned BIGINT NOT NULL DEFAULT 0,
    deals BIGINT NOT NULL DEFAULT 0,
    deals_won BIGINT NOT NULL DEFAULT 0,
    deals_lost BIGINT NOT NULL DEFAULT 0,
    deals_drawn BIGINT NOT NULL DEFAULT 0,
    points_for BIGINT NOT NULL DEFAULT 0,
    points_against BIGINT NOT NULL DEFAULT 0,
    best_deal BIGINT,
    streak BIGINT NOT NULL DEFAULT 0,
    best_streak BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, member_id, game, practice)
);
CREATE INDEX scores_board ON scores (
    guild_id, game, practice, matches_won DESC, deals_won DESC, (points_for - points_against) DESC, member_id
);

CREATE TABLE tallies (
    guild_id BIGINT NOT NULL,
    member_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    ending TEXT NOT NULL,
    made BIGINT NOT NULL DEFAULT 0,
    suffered BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, member_id, game, practice, ending)
);

CREATE TABLE rated (
    sequence BIGINT NOT NULL PRIMARY KEY REFERENCES match_results (sequence),
    previous BIGINT UNIQUE REFERENCES rated (sequence)
);

CREATE TABLE rating_changes (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    member_id BIGINT NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    mu_before BIGINT NOT NULL,
    sigma_before BIGINT NOT NULL,
    mu_after BIGINT NOT NULL,
    sigma_after BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, member_id, number),
    UNIQUE (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES match_seats (table_id, seat)
);

CREATE TABLE boards (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    period TEXT NOT NULL,
    member_id BIGINT NOT NULL CHECK (member_id > 0),
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
    PRIMARY KEY (guild_id, game, period, member_id)
);
CREATE INDEX boards_rating ON boards (guild_id, game, period, settled DESC, rating DESC, member_id);
CREATE INDEX boards_wins ON boards (guild_id, game, period, wins DESC, rating DESC, member_id);

CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    name TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    last_sequence BIGINT NOT NULL,
    PRIMARY KEY (guild_id, number)
);

CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE member_settings (
    member_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE remembered_options (
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    preset TEXT,
    options TEXT NOT NULL,
    PRIMARY KEY (channel_id, game)
);

-- Not written any more: house is.
CREATE TABLE heartbeat (
    "only" INTEGER NOT NULL PRIMARY KEY CHECK ("only" = 1),
    at BIGINT NOT NULL
);

CREATE TABLE house (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    served_until BIGINT NOT NULL,
    commands TEXT
) WITH (fillfactor = 10);
INSERT INTO house (only_row, served_until) VALUES (1, 0);

CREATE TABLE books (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    head TEXT NOT NULL
) WITH (fillfactor = 60);

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
) WITH (fillfactor = 60);

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

CREATE TABLE stakes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    chip_value BIGINT NOT NULL CHECK (chip_value >= 0),
    pot BIGINT NOT NULL CHECK (pot >= 0),
    point BIGINT NOT NULL CHECK (point >= 0),
    minimum BIGINT NOT NULL CHECK (minimum >= 0),
    booked INTEGER NOT NULL CHECK (booked IN (0, 1))
);

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

CREATE TABLE voids (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    guild_id BIGINT NOT NULL,
    actor BIGINT,
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account)
);

CREATE TABLE seals (
    guild_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('table', 'season', 'freeze', 'void', 'books')),
    subject TEXT NOT NULL,
    content TEXT NOT NULL,
    sequence BIGINT,
    transfers BIGINT NOT NULL,
    books_head TEXT NOT NULL,
    at BIGINT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (guild_id, seq)
);
CREATE INDEX seals_subject ON seals (guild_id, kind, subject, seq);

-- What SQLite has of itself, or from the program.

-- The same as data/chain.py: of each value its length in characters and its text. Numbers come as text, cast where it is called.
CREATE FUNCTION chain_hash(VARIADIC row_values TEXT[]) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    one TEXT;
    said TEXT := '';
BEGIN
    FOREACH one IN ARRAY row_values LOOP
        said := said || CASE WHEN one IS NULL THEN '-:' ELSE char_length(one) || ':' || one END;
    END LOOP;
    RETURN encode(sha256(convert_to(said, 'UTF8')), 'hex');
END $$;

CREATE FUNCTION group_concat_next(so_far TEXT, one TEXT, parted_by TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN so_far IS NULL THEN one WHEN one IS NULL THEN so_far ELSE so_far || parted_by || one END
$$;
CREATE AGGREGATE group_concat(TEXT, TEXT) (SFUNC = group_concat_next, STYPE = TEXT);

-- data/sharing.py: whoever asks for the same waits until the transaction before has ended.
CREATE FUNCTION queue_up(what BIGINT) RETURNS INTEGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(what);
    RETURN NULL;
END $$;

-- A transfer moves its two accounts and the head of the books by being there.
CREATE FUNCTION transfers_post() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE accounts SET balance = balance - NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.debit;
    UPDATE accounts SET balance = balance + NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.credit;
    UPDATE books SET entries = NEW.seq, head = NEW.hash WHERE guild_id = NEW.guild_id;
    RETURN NULL;
END $$;
CREATE TRIGGER transfers_post AFTER INSERT ON transfers FOR EACH ROW EXECUTE FUNCTION transfers_post();

-- Refused as a constraint refuses: TG_ARGV[0] says what nobody does.
CREATE FUNCTION refused() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers
    FOR EACH ROW EXECUTE FUNCTION refused('transfers are never changed');
CREATE TRIGGER transfers_last BEFORE DELETE ON transfers
    FOR EACH ROW EXECUTE FUNCTION refused('transfers are never deleted');
CREATE TRIGGER transfers_kept BEFORE TRUNCATE ON transfers
    FOR EACH STATEMENT EXECUTE FUNCTION refused('transfers are never deleted');
CREATE TRIGGER seals_stay BEFORE UPDATE ON seals
    FOR EACH ROW EXECUTE FUNCTION refused('seals are never changed');
CREATE TRIGGER seals_last BEFORE DELETE ON seals
    FOR EACH ROW EXECUTE FUNCTION refused('seals are never deleted');
CREATE TRIGGER seals_kept BEFORE TRUNCATE ON seals
    FOR EACH STATEMENT EXECUTE FUNCTION refused('seals are never deleted');

-- Whoever else serves these tables hears whose settings were changed: "guild 7", "member 11".
CREATE FUNCTION settings_tell() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('settings', TG_ARGV[0] || ' ' || (to_jsonb(NEW) ->> (TG_ARGV[0] || '_id')));
    RETURN NULL;
END $$;
CREATE TRIGGER guild_settings_tell AFTER INSERT OR UPDATE ON guild_settings
    FOR EACH ROW EXECUTE FUNCTION settings_tell('guild');
CREATE TRIGGER member_settings_tell AFTER INSERT OR UPDATE ON member_settings
    FOR EACH ROW EXECUTE FUNCTION settings_tell('member');

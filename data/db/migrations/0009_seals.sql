-- What was played is chained, table by table, and what has ended is sealed, server by server: one hash vouches for all of it
-- (data/links.py, data/seals.py write them, data/audit proves them). chain_hash is registered by the program.

-- The hash of each link, in the row that it is of.
ALTER TABLE deals ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE actions ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE resignations ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE match_results ADD COLUMN hash TEXT NOT NULL DEFAULT '';

-- begun_hash is the first link of a table, head the last; null: not begun. seal covers the head and how the table stands.
-- linked_at: when links were made of what had been played before there were any (ms UTC); null: with play, as it should be.
ALTER TABLE tables ADD COLUMN begun_hash TEXT;
ALTER TABLE tables ADD COLUMN head TEXT;
ALTER TABLE tables ADD COLUMN seal TEXT;
ALTER TABLE tables ADD COLUMN linked_at BIGINT;

-- mark stands for the player in the chain: a hash of salt, id and name. Without the salt it leads to nobody.
ALTER TABLE seats ADD COLUMN salt TEXT;
ALTER TABLE seats ADD COLUMN mark TEXT;

-- A seal vouches for its subject (content is a hash of it: for a table its head, with the sequence of its match, if that has a
-- result; for the books theirs), for the transfers of the server so far, and by previous for all seals before it.
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

-- What was played before is chained and sealed as it stands now. Where no database of an earlier schema can be, as with
-- PostgreSQL, nothing is found here: randomblob, strftime and group_concat are SQLite's.
UPDATE tables SET linked_at = CAST(strftime('%s', 'now') AS BIGINT) * 1000 WHERE started_at IS NOT NULL;
UPDATE seats SET salt = lower(hex(randomblob(16)))
WHERE kind = 'person' AND table_id IN (SELECT t.table_id FROM tables t WHERE t.started_at IS NOT NULL);
UPDATE seats SET mark = CASE WHEN kind = 'person' THEN chain_hash(salt, member_id, name) ELSE chain_hash(NULL, level, name) END
WHERE table_id IN (SELECT t.table_id FROM tables t WHERE t.started_at IS NOT NULL);
UPDATE seats SET salt = NULL WHERE member_id < 0;

CREATE TEMP TABLE earlier_seats (
    table_id TEXT NOT NULL, place TEXT NOT NULL, deal BIGINT NOT NULL, seats TEXT NOT NULL, PRIMARY KEY (table_id, place, deal)
);
INSERT INTO earlier_seats SELECT z.table_id, 'begun', 0, group_concat(z.said, ' ') FROM (
    SELECT s.table_id, chain_hash(s.seat, s.kind, s.level, s.joined_at, s.mark) AS said
    FROM seats s WHERE s.mark IS NOT NULL ORDER BY s.table_id, s.seat
) AS z GROUP BY z.table_id;
INSERT INTO earlier_seats SELECT z.table_id, 'stands', 0, group_concat(z.said, ' ') FROM (
    SELECT s.table_id, s.away || ',' || s.misses || ',' || coalesce(s.left_ms, '') || ',' || coalesce(s.running_since, '')
        || ',' || s.in_turn || ',' || s.warned AS said
    FROM seats s WHERE s.mark IS NOT NULL ORDER BY s.table_id, s.seat
) AS z GROUP BY z.table_id;
INSERT INTO earlier_seats SELECT z.table_id, 'result', z.deal, group_concat(z.said, ' ') FROM (
    SELECT s.table_id, s.deal, s.seat || ',' || s.points || ',' || s.chips || ',' || s.team AS said
    FROM result_seats s ORDER BY s.table_id, s.deal, s.seat
) AS z GROUP BY z.table_id, z.deal;
INSERT INTO earlier_seats SELECT z.table_id, 'match', 0, group_concat(z.said, ' ') FROM (
    SELECT s.table_id, s.seat || ',' || s.score || ',' || s.outcome || ',' || s.team || ',' || s.place || ','
        || coalesce(s.margin, '') AS said
    FROM match_seats s ORDER BY s.table_id, s.seat
) AS z GROUP BY z.table_id;

-- Every link in its place: a resignation comes before the action at its ply, a result after the last action.
CREATE TEMP TABLE earlier_links (
    table_id TEXT NOT NULL, n BIGINT NOT NULL, kind TEXT NOT NULL, deal BIGINT, ply BIGINT, seat BIGINT, content TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
INSERT INTO earlier_links
SELECT z.table_id,
    row_number() OVER (PARTITION BY z.table_id ORDER BY z.part, z.deal, z.ply, z.turn, z.at, z.seat),
    z.kind, z.deal, z.ply, z.seat, z.content
FROM (
    SELECT t.table_id, 0 AS part, 0 AS deal, 0 AS ply, 0 AS turn, 0 AS at, 0 AS seat, 'begun' AS kind, chain_hash(
        'begun', t.table_id, t.guild_id, t.number, t.game, t.spec_version, t.options, t.preset, t.seat_count, t.first_dealer,
        t.turn_ms, t.asking_ms, t.clock_ms, t.increment_ms, t.open_hands, t.reliability, t.created_at, t.started_at,
        t.rematch_of, t.linked_at, coalesce(k.chip_value, 0), coalesce(k.pot, 0), coalesce(k.point, 0),
        coalesce(k.minimum, 0), coalesce(k.booked, 0), coalesce(s.seats, '')
    ) AS content
    FROM tables t LEFT JOIN stakes k ON k.table_id = t.table_id
    LEFT JOIN earlier_seats s ON s.table_id = t.table_id AND s.place = 'begun'
    WHERE t.started_at IS NOT NULL
    UNION ALL
    SELECT d.table_id, 1, d.deal, -1, 0, 0, 0, 'deal', chain_hash('deal', d.deal, d.dealer, d.deck, d.seed, d.started_at)
    FROM deals d
    UNION ALL
    SELECT a.table_id, 1, a.deal, a.ply, 2, 0, 0, 'action',
        chain_hash('action', a.deal, a.ply, a.seat, a.action, a.why, a.interaction_id, a.at)
    FROM actions a
    UNION ALL
    SELECT g.table_id, 1, g.deal, g.ply, 1, g.at, g.seat, 'resignation',
        chain_hash('resignation', g.seat, g.deal, g.ply, g.why, g.at)
    FROM resignations g
    UNION ALL
    SELECT r.table_id, 1, r.deal, (SELECT count(*) FROM actions a WHERE a.table_id = r.table_id AND a.deal = r.deal), 0, 0, 0,
        'result', chain_hash('result', r.deal, r.ending, r.winner, r.result, r.at, coalesce(s.seats, ''))
    FROM results r LEFT JOIN earlier_seats s ON s.table_id = r.table_id AND s.place = 'result' AND s.deal = r.deal
    UNION ALL
    SELECT m.table_id, 2, 0, 0, 0, 0, 0, 'match', chain_hash('match', m.outcome, m.at, coalesce(s.seats, ''))
    FROM match_results m LEFT JOIN earlier_seats s ON s.table_id = m.table_id AND s.place = 'match'
    UNION ALL
    SELECT t.table_id, 2, 0, 0, 0, 0, 0, 'closed', chain_hash('closed', t.ended_at)
    FROM tables t WHERE t.started_at IS NOT NULL AND t.status = 'closed'
) AS z;

CREATE TEMP TABLE earlier_chain (
    table_id TEXT NOT NULL, n BIGINT NOT NULL, hash TEXT NOT NULL, kind TEXT NOT NULL, deal BIGINT, ply BIGINT, seat BIGINT,
    PRIMARY KEY (table_id, n)
);
WITH RECURSIVE chain (table_id, n, hash, kind, deal, ply, seat) AS (
    SELECT l.table_id, l.n,
        chain_hash('0000000000000000000000000000000000000000000000000000000000000000', l.content), l.kind, l.deal, l.ply, l.seat
    FROM earlier_links l WHERE l.n = 1
    UNION ALL
    SELECT l.table_id, l.n, chain_hash(c.hash, l.content), l.kind, l.deal, l.ply, l.seat
    FROM chain c JOIN earlier_links l ON l.table_id = c.table_id AND l.n = c.n + 1
)
INSERT INTO earlier_chain SELECT table_id, n, hash, kind, deal, ply, seat FROM chain;
CREATE INDEX earlier_place ON earlier_chain (kind, table_id, deal, ply, seat);

UPDATE deals SET hash = coalesce((
    SELECT c.hash FROM earlier_chain c WHERE c.kind = 'deal' AND c.table_id = deals.table_id AND c.deal = deals.deal
), '');
UPDATE actions SET hash = coalesce((
    SELECT c.hash FROM earlier_chain c
    WHERE c.kind = 'action' AND c.table_id = actions.table_id AND c.deal = actions.deal AND c.ply = actions.ply
), '');
UPDATE resignations SET hash = coalesce((
    SELECT c.hash FROM earlier_chain c WHERE c.kind = 'resignation' AND c.table_id = resignations.table_id
        AND c.deal = resignations.deal AND c.ply = resignations.ply AND c.seat = resignations.seat
), '');
UPDATE results SET hash = coalesce((
    SELECT c.hash FROM earlier_chain c WHERE c.kind = 'result' AND c.table_id = results.table_id AND c.deal = results.deal
), '');
UPDATE match_results SET hash = coalesce((
    SELECT c.hash FROM earlier_chain c WHERE c.kind = 'match' AND c.table_id = match_results.table_id
), '');
UPDATE tables SET
    begun_hash = (SELECT c.hash FROM earlier_chain c WHERE c.table_id = tables.table_id AND c.n = 1),
    head = (SELECT c.hash FROM earlier_chain c WHERE c.table_id = tables.table_id ORDER BY c.n DESC LIMIT 1)
WHERE started_at IS NOT NULL;
UPDATE tables SET seal = chain_hash(head, status, deadline_at, coalesce((
    SELECT s.seats FROM earlier_seats s WHERE s.table_id = tables.table_id AND s.place = 'stands'
), '')) WHERE head IS NOT NULL;

DROP TABLE earlier_chain;
DROP TABLE earlier_links;
DROP TABLE earlier_seats;

-- What had ended, in the order of time.
CREATE TEMP TABLE earlier_seals (
    guild_id BIGINT NOT NULL, seq BIGINT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, content TEXT NOT NULL,
    sequence BIGINT, transfers BIGINT NOT NULL, books_head TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (guild_id, seq)
);
INSERT INTO earlier_seals
SELECT z.guild_id, row_number() OVER (PARTITION BY z.guild_id ORDER BY z.at, z.sequence, z.kind, z.subject), z.kind, z.subject,
    z.content, z.sequence, coalesce(b.entries, 0),
    coalesce(b.head, '0000000000000000000000000000000000000000000000000000000000000000'),
    CAST(strftime('%s', 'now') AS BIGINT) * 1000
FROM (
    SELECT t.guild_id, 'table' AS kind, t.table_id AS subject, t.head AS content, m.sequence AS sequence, t.ended_at AS at
    FROM tables t LEFT JOIN match_results m ON m.table_id = t.table_id
    WHERE t.head IS NOT NULL AND t.status IN ('over', 'closed')
    UNION ALL
    SELECT e.guild_id, 'season', CAST(e.number AS TEXT),
        chain_hash('season', e.guild_id, e.number, e.name, e.begun_at, e.ended_at, e.last_sequence), NULL, e.ended_at
    FROM seasons e
    UNION ALL
    SELECT f.guild_id, 'freeze', f.account || ':' || f.number,
        chain_hash('freeze', f.guild_id, f.account, f.number, f.frozen, f.actor, f.note, f.at), NULL, f.at
    FROM freezes f
    UNION ALL
    SELECT v.guild_id, 'void', v.table_id, chain_hash('void', v.table_id, v.guild_id, v.actor, v.note, v.at), NULL, v.at
    FROM voids v
) AS z LEFT JOIN books b ON b.guild_id = z.guild_id;
WITH RECURSIVE sealed (guild_id, seq, previous, hash) AS (
    SELECT e.guild_id, e.seq, '0000000000000000000000000000000000000000000000000000000000000000', chain_hash(
        e.guild_id, e.seq, e.kind, e.subject, e.content, e.sequence, e.transfers, e.books_head, e.at,
        '0000000000000000000000000000000000000000000000000000000000000000'
    )
    FROM earlier_seals e WHERE e.seq = 1
    UNION ALL
    SELECT e.guild_id, e.seq, s.hash, chain_hash(
        e.guild_id, e.seq, e.kind, e.subject, e.content, e.sequence, e.transfers, e.books_head, e.at, s.hash
    )
    FROM sealed s JOIN earlier_seals e ON e.guild_id = s.guild_id AND e.seq = s.seq + 1
)
INSERT INTO seals (guild_id, seq, kind, subject, content, sequence, transfers, books_head, at, previous, hash)
SELECT e.guild_id, e.seq, e.kind, e.subject, e.content, e.sequence, e.transfers, e.books_head, e.at, s.previous, s.hash
FROM sealed s JOIN earlier_seals e ON e.guild_id = s.guild_id AND e.seq = s.seq;
DROP TABLE earlier_seals;

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

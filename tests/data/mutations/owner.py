"""An owner who knows the hash scheme: recomputes all chains after a change."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from data.db.hash_chain import GENESIS, chain_hash
from data.fairness.guild_chain import CONTENTS, ENDED, SEALED, SEALED_RESULTS, seal_hash
from data.tables.card_names import cards_to_words
from data.tables.participation import EVERY_MATCH
from data.tables.table_chain import (
    SEALED_SEAT_COLUMNS,
    STAKES_COLUMNS,
    START_COLUMNS,
    START_SEAT_COLUMNS,
    TOURNAMENT_COLUMNS,
    Links,
    action_content,
    closing_content,
    deal_content,
    match_content,
    player_mark,
    resignation_content,
    result_content,
    stakes_values,
    start_content,
    table_seal,
    table_values,
)
from data.tournaments.store import BEGINNING
from engine import GAMES, proofs
from tests.data.mutations.held import Held
from tests.data.sealing import results_of

_OF_LINKS: Final = (
    *("tables", "seats", "stakes", "deals", "proofs", "actions", "resignations", "results", "result_seats"),
    *("match_results", "match_seats"),
)
"""The database tables that the links and the seal of a card table are in, or cover."""
_RECOMPUTED: Final[set[object]] = set()
"""Rows of card tables and ledgers whose links were recomputed and fit."""


def recompute_changed(rows: Callable[[], object], recompute: Callable[[], None]) -> None:
    """Recompute links, unless they were recomputed before for the same rows.

    The rows themselves are compared, not their hashes: numbers that are 2**61 - 1 apart have the same hash.
    """
    if rows() not in _RECOMPUTED:
        recompute()
        _RECOMPUTED.add(rows())


def link_anew(held: Held) -> None:
    """Recompute marks, links, heads and the seals of tables from what is stored now."""
    for (table_id,) in held.rows("SELECT table_id FROM tables WHERE begun_hash IS NOT NULL"):
        recompute_changed(partial(_rows_of, held, table_id), partial(_link_table, held, table_id))
    for (guild,) in held.rows("SELECT DISTINCT guild_id FROM entries"):
        _enter_anew(held, int(guild))
    for (tournament_id,) in held.rows("SELECT tournament_id FROM tournaments"):
        chain_tournament(held, str(tournament_id))


def _rows_of(held: Held, table_id: str) -> tuple[object, ...]:
    """Return all rows that the links of a card table are in, or cover."""
    return tuple(tuple(_of(held, table_id, each, "*")) for each in _OF_LINKS)


def chain_tournament(held: Held, tournament_id: str) -> None:
    """Recompute marks, hashes and head of a tournament from what is stored now."""
    marks = {}
    for entrant, member, name, salt, mark in held.rows(
        "SELECT entrant, member_id, name, salt, mark FROM entrants WHERE tournament_id = ?", (tournament_id,)
    ):
        marks[entrant] = mark if salt is None else player_mark(salt, member, name)
        held.do(
            "UPDATE entrants SET mark = ? WHERE tournament_id = ? AND entrant = ?",
            *(marks[entrant], tournament_id, entrant),
        )
    [values] = held.rows(
        f"SELECT {', '.join(BEGINNING)} FROM tournaments WHERE tournament_id = ?", (tournament_id,)
    )
    head = chain_hash(*values)
    for seq, text, note, salt, noted, at in held.rows(
        "SELECT seq, event, note, note_salt, note_mark, at FROM tournament_events WHERE tournament_id = ? "
        "ORDER BY seq",
        (tournament_id,),
    ):
        event = json.loads(text)
        new = {"Registered": event.get("entrant"), "Substituted": event.get("substitute")}
        mark = marks.get(new.get(event["event"]), "")
        noted = noted if salt is None else chain_hash(salt, note)
        head = chain_hash(head, seq, text, noted, at, mark)
        held.do(
            "UPDATE tournament_events SET note_mark = ?, hash = ? WHERE tournament_id = ? AND seq = ?",
            *(noted, head, tournament_id, seq),
        )
    held.do("UPDATE tournaments SET head = ? WHERE tournament_id = ?", head, tournament_id)


def _enter_anew(held: Held, guild: int) -> None:
    """Recompute the chain of a guild's deals from what is stored now, without gaps."""
    rows = held.rows(
        "SELECT e.table_id, e.deal, t.game, t.options, p.commitment, p.shares, p.root, d.deck, r.result "
        "FROM entries e JOIN tables t ON t.table_id = e.table_id "
        "JOIN proofs p ON p.table_id = e.table_id AND p.deal = e.deal "
        "LEFT JOIN deals d ON d.table_id = e.table_id AND d.deal = e.deal "
        "LEFT JOIN results r ON r.table_id = e.table_id AND r.deal = e.deal "
        "WHERE e.guild_id = ? ORDER BY e.seq",
        (guild,),
    )
    held.do("DELETE FROM entries WHERE guild_id = ?", guild)
    previous = GENESIS
    for seq, (table_id, deal, game, options, committed, shares, root, deck, result) in enumerate(rows, 1):
        own = proofs.entry(
            previous,
            table=table_id,
            deal=deal,
            game=game,
            options=proofs.digest(json.loads(options)),
            commitment=committed,
            shares=[proofs.Share(*share) for share in json.loads(shares or "[]")],
            size=len(deck.split(" ")) if deck else 0,
            root=root or "",
            result=proofs.digest(cards_to_words(GAMES[game].result, json.loads(result))) if result else "",
        )
        row = {"guild_id": guild, "seq": seq, "table_id": table_id, "deal": deal}
        held.insert("entries", row | {"previous": previous, "hash": own})
        previous = own


def _link_table(held: Held, table_id: str) -> None:
    _mark(held, table_id)
    links = Links()

    def add(table: str, content: str, which: str, *params: object) -> None:
        held.do(
            f"UPDATE {table} SET hash = ? WHERE table_id = ? AND {which}",
            links.add(content),
            table_id,
            *params,
        )

    columns = ", ".join((*START_COLUMNS, *TOURNAMENT_COLUMNS))
    [begun] = held.rows(f"SELECT {columns} FROM tables WHERE table_id = ?", (table_id,))
    table = table_values(begun[: len(START_COLUMNS)], begun[len(START_COLUMNS) :])
    sql = f"SELECT {', '.join(STAKES_COLUMNS)}, rules FROM stakes WHERE table_id = ?"
    [(*stake, rules)] = held.rows(sql, (table_id,)) or [((0,) * len(STAKES_COLUMNS)) + (EVERY_MATCH,)]
    held.do(
        "UPDATE tables SET begun_hash = ? WHERE table_id = ?",
        links.add(
            start_content(
                table,
                stakes_values(stake, rules),
                _of(held, table_id, "seats", *START_SEAT_COLUMNS),
                *_promised(held, table_id, 1),
            )
        ),
        table_id,
    )
    for deal, *dealt in _of(held, table_id, "deals", "deal", "dealer", "deck", "seed", "started_at"):
        proof = _of(held, table_id, "proofs", "deal", "shares", "root")
        proved = [said for number, *said in proof if number == deal and said[1] is not None]
        add("deals", deal_content(deal, *dealt, *(proved[0] if proved else ())), "deal = ?", deal)
        left = [
            gone
            for gone in _of(
                held, table_id, "resignations", "seat", "deal", "ply", "why", "at", order="at, seat"
            )
            if gone[1] == deal
        ]
        plies = 0
        for move in _of(
            held, table_id, "actions", *("deal", "ply", "seat", "action", "why", "interaction_id", "at")
        ):
            if move[0] != deal:
                continue
            plies += 1
            for gone in [gone for gone in left if gone[2] <= move[1]]:
                add("resignations", resignation_content(*gone), "seat = ?", gone[0])
                left.remove(gone)
            add("actions", action_content(*move), "deal = ? AND ply = ?", *move[:2])
        for gone in [gone for gone in left if gone[2] < plies]:
            add("resignations", resignation_content(*gone), "seat = ?", gone[0])
            left.remove(gone)
        for number, ending, winner, said, at in _of(
            held, table_id, "results", "deal", "ending", "winner", "result", "at"
        ):
            if number == deal:
                rows = _of(
                    held, table_id, "result_seats", "seat", "points", "chips", "team", "deal", order="seat"
                )
                seats = [row[:-1] for row in rows if row[-1] == deal]
                content = result_content(
                    deal, ending, winner, said, at, seats, *_promised(held, table_id, deal + 1)
                )
                add("results", content, "deal = ?", deal)
        for gone in left:
            add("resignations", resignation_content(*gone), "seat = ?", gone[0])
    for outcome, at in _of(held, table_id, "match_results", "outcome", "at"):
        seats = _of(
            held,
            table_id,
            "match_seats",
            *("seat", "score", "outcome", "team", "place", "margin"),
            order="seat",
        )
        add("match_results", match_content(outcome, at, seats), "1 = 1")
    [(status, ended_at, deadline_at, paused_for, idle_ms)] = held.rows(
        "SELECT status, ended_at, deadline_at, paused_for, idle_ms FROM tables WHERE table_id = ?",
        (table_id,),
    )
    if status == "closed":
        links.add(closing_content(ended_at))
    standing = _of(held, table_id, "seats", *SEALED_SEAT_COLUMNS, order="seat")
    why = {"paused_for": paused_for, "idle_ms": idle_ms}
    held.do(
        "UPDATE tables SET head = ?, seal = ? WHERE table_id = ?",
        *(links.head, table_seal(links.head, status, deadline_at, standing, **why), table_id),
    )


def _promised(held: Held, table_id: str, deal: int) -> list[str]:
    """Return the commitment of a deal, if there is one."""
    found = _of(held, table_id, "proofs", "deal", "commitment")
    return [str(committed) for number, committed in found if number == deal]


def _mark(held: Held, table_id: str) -> None:
    """Recompute the mark of every seat from its player."""
    for seat, kind, member, name, level, salt in _of(
        held, table_id, "seats", "seat", "kind", "member_id", "name", "level", "salt"
    ):
        if kind == "computer" or salt is not None:
            who = level if kind == "computer" else member
            mark = player_mark(salt, who, name)
            held.do("UPDATE seats SET mark = ? WHERE table_id = ? AND seat = ?", mark, table_id, seat)


def _of(held: Held, table_id: str, table: str, *columns: str, order: str = "rowid") -> list[tuple[Any, ...]]:
    return held.rows(
        f"SELECT {', '.join(columns)} FROM {table} WHERE table_id = ? ORDER BY {order}", (table_id,)
    )


def seal_anew(held: Held) -> None:
    """Recompute every guild's seals from what is stored now.

    Seals of missing rows are deleted, unsealed rows get one.
    """
    for (guild,) in held.rows("SELECT DISTINCT guild_id FROM seals ORDER BY guild_id"):
        _seal_server(held, int(guild))


def _seal_server(held: Held, guild: int) -> None:
    due = {**_tables(held, guild), **_rows(held, guild)}
    links = {hash_ for (hash_,) in held.rows(_LINKS)}
    sealed = []
    for seal in (dict(zip(_COLUMNS, row, strict=True)) for row in held.rows(_SEALS, (guild,))):
        key = (seal["kind"], seal["subject"])
        if key in due:
            content, sequence, _ = due[key]
            if seal["content"] not in links:  # else it seals an earlier link, which is unchanged
                seal["content"] = content
            seal["sequence"] = None if seal["sequence"] is None else sequence
            sealed.append(seal)
    sealed_subjects = {(seal["kind"], seal["subject"]) for seal in sealed}
    for (kind, subject), (head, sequence, at) in due.items():
        if (kind, subject) not in sealed_subjects:
            new = {"kind": kind, "subject": subject, "content": head, "sequence": sequence, "at": at}
            new |= dict.fromkeys(SEALED_RESULTS, "" if kind == "table" and at else None)
            later = (place for place, seal in enumerate(sealed) if seal["at"] > at)
            sealed.insert(next(later, len(sealed)), sealed[-1] | new)
    books = dict(held.rows("SELECT seq, hash FROM transfers WHERE guild_id = ?", (guild,)))
    previous = GENESIS
    held.do("DELETE FROM seals WHERE guild_id = ?", guild)
    for seq, seal in enumerate(sealed, 1):
        transfers = min(seal["transfers"], len(books))
        seal |= {"seq": seq, "transfers": transfers, "previous": previous}
        seal["books_head"] = books.get(transfers, GENESIS)
        if seal["results"] is not None:
            seal["results"], rated = results_of(held.rows, seal["subject"])
            seal["ratings"] = rated if seal["ratings"] is not None else None
        previous = seal_hash([seal[name] for name in SEALED], seal["results"], seal["ratings"])
        held.insert("seals", seal | {"hash": previous})


_COLUMNS: Final = (*SEALED, *SEALED_RESULTS)
_SEALS: Final = f"SELECT {', '.join(_COLUMNS)} FROM seals WHERE guild_id = ? ORDER BY seq"
_LINKS: Final = " UNION ".join(
    f"SELECT {column} FROM {table}"
    for table, column in (
        *((table, "hash") for table in ("deals", "actions", "resignations", "results", "match_results")),
        *(("tables", column) for column in ("begun_hash", "head")),
    )
)
_Due = dict[tuple[str, str], tuple[str, int | None, int]]
"""What to seal, by kind and subject: content, sequence, time."""


def _tables(held: Held, guild: int) -> _Due:
    rows = held.rows(
        "SELECT t.table_id, t.head, m.sequence, coalesce(t.ended_at, 0) FROM tables t "
        "LEFT JOIN match_results m ON m.table_id = t.table_id "
        "WHERE t.guild_id = ? AND t.head IS NOT NULL ORDER BY t.number",
        (guild,),
    )
    return {("table", table_id): (head, sequence, at) for table_id, head, sequence, at in rows}


def _rows(held: Held, guild: int) -> _Due:
    due: _Due = {}
    for kind, (table, columns) in CONTENTS.items():
        which = f"y.guild_id = ? AND {ENDED.get(kind, '1 = 1')}"
        for values in held.rows(f"SELECT {', '.join(columns)} FROM {table} y WHERE {which}", (guild,)):
            row = dict(zip(columns, values, strict=True))
            subject = {
                "season": lambda row: str(row["number"]),
                "freeze": lambda row: f"{row['account']}:{row['number']}",
                "void": lambda row: str(row["table_id"]),
                "tournament": lambda row: str(row["tournament_id"]),
            }[kind.value](row)
            at = row["at"] if "at" in row else row["ended_at"]
            due[kind.value, subject] = (chain_hash(kind.value, *values), None, at)
    return due

"""Lies: changes of several tables at once that agree with each other.

Each function changes a copy in memory. It returns names of which a fault must mention one: table ids, or
other words.
"""

import json
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any, Final

from data import erasure
from data.db.hash_chain import hashed
from data.ledger.ledger import CHAINED
from data.rankings.ratings import recompute_ratings
from data.scores import recompute
from data.tables.codec import dump_action
from data.tables.proofs import promise
from data.tables.replay import new_match, play_again
from data.tables.row_types import SeatKind, StoredSeat
from data.tables.table_chain import Links
from data.tables.table_queries import load_table
from data.tables.tables import action, finish_deal, finish_match, set_seat
from engine import GAMES
from engine.deal import Deal
from engine.match import Match, Outcome
from tests.data.mutations.evening import ELSEWHERE, GUILD
from tests.data.mutations.held import Held
from tests.data.mutations.owner import recompute_changed

Lie = Callable[[Held], Awaitable[set[str]]]

OF_PEOPLE: Final = (
    "SELECT t.table_id FROM tables t JOIN match_results m ON m.table_id = t.table_id "
    "JOIN stakes s ON s.table_id = t.table_id "
    "WHERE t.guild_id = ? AND t.game = ? AND s.booked = ? AND NOT EXISTS "
    "(SELECT 1 FROM seats c WHERE c.table_id = t.table_id AND c.kind = 'computer') ORDER BY t.number"
)


def _for_points(held: Held) -> str:
    """Return the id of a rated match of two people that is over and had no chips."""
    [(table_id,), *_] = held.rows(OF_PEOPLE, (ELSEWHERE, "gin", 0))
    return str(table_id)


def _for_chips(held: Held) -> str:
    """Return the id of one that was played for chips."""
    [(table_id,), *_] = held.rows(OF_PEOPLE, (GUILD, "gin", 1))
    return str(table_id)


async def _follow(held: Held) -> None:
    """Recompute scores, tallies, ratings and boards from the current results."""
    await recompute(held, repair=True)
    await recompute_ratings(held, repair=True)


# --- who won


async def the_other_won(held: Held) -> set[str]:
    """The two seats exchange results and outcome."""
    table_id = _for_points(held)
    _exchange_seats(held, table_id)
    return {table_id}


async def the_other_won_and_ranks_follow(held: Held) -> set[str]:
    """Scores, ratings and boards agree with the exchange."""
    names = await the_other_won(held)
    await _follow(held)
    return names


def _exchange_seats(held: Held, table_id: str) -> None:
    for table, key, column in (
        ("results", "deal", "result"),
        ("match_results", "table_id", "outcome"),
    ):
        for place, text in held.rows(f"SELECT {key}, {column} FROM {table} WHERE table_id = ?", (table_id,)):
            held.do(
                f"UPDATE {table} SET {column} = ? WHERE table_id = ? AND {key} = ?",
                *(json.dumps(_mirrored(json.loads(text)), separators=(",", ":")), table_id, place),
            )
    held.do("UPDATE results SET winner = 1 - winner WHERE table_id = ?", table_id)
    for table, columns in (
        ("result_seats", ("points", "chips")),
        ("match_seats", ("score", "outcome", "place", "margin")),
    ):
        names = ", ".join(f"{name} = o.{name}" for name in columns)
        same_deal = "AND o.deal = s.deal" if table == "result_seats" else ""
        held.do(
            f"UPDATE {table} AS s SET {names} FROM (SELECT * FROM {table}) AS o "
            f"WHERE o.table_id = s.table_id {same_deal} AND o.seat = 1 - s.seat AND s.table_id = ?",
            table_id,
        )


def _mirrored(said: dict[str, Any]) -> dict[str, Any]:
    """Return a result or an outcome with the two seats exchanged."""
    seats = {name: 1 - said[name] for name in ("winner", "knocker") if said.get(name) is not None}
    lists = {name: said[name][::-1] for name in ("points", "chips", "scores") if name in said}
    winners = {"winners": [1 - seat for seat in said["winners"]]} if "winners" in said else {}
    return said | seats | lists | winners


# --- who sat there


async def others_sat_there(held: Held) -> set[str]:
    """Two members exchange places wherever the table names them."""
    table_id = _for_points(held)
    _exchange_members(held, table_id)
    return {table_id}


async def others_sat_there_and_ranks_follow(held: Held) -> set[str]:
    names = await others_sat_there(held)
    await _follow(held)
    return names


async def others_sat_there_for_chips(held: Held) -> set[str]:
    """At a table with stakes, the transfers still name the original payers."""
    table_id = _for_chips(held)
    _exchange_members(held, table_id)
    await _follow(held)
    return {table_id}


def _exchange_members(held: Held, table_id: str) -> None:
    (one, first), (other, second) = held.rows(
        "SELECT member_id, name FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)
    )
    held.do("UPDATE seats SET member_id = -seat - 1 WHERE table_id = ?", table_id)
    for seat, member, name in ((0, other, second), (1, one, first)):
        held.do(
            "UPDATE seats SET member_id = ?, name = ? WHERE table_id = ? AND seat = ?",
            *(member, name, table_id, seat),
        )
        for table in ("result_seats", "match_seats"):
            held.do(
                f"UPDATE {table} SET member_id = ? WHERE table_id = ? AND seat = ?", member, table_id, seat
            )
        held.do(
            "UPDATE actions SET who = ? WHERE table_id = ? AND seat = ? AND who IS NOT NULL",
            *(member, table_id, seat),
        )


# --- what was played


async def another_move_at_the_end(held: Held) -> set[str]:
    """The last move of a match in progress is replaced by another legal one."""
    for (table_id,) in held.rows(
        "SELECT t.table_id FROM tables t JOIN seals s ON s.subject = t.table_id AND s.content = t.head "
        "WHERE t.status = 'playing' AND t.guild_id = ? ORDER BY t.number",
        (GUILD,),
    ):
        deal = await _before_the_last(held, table_id)
        if deal is None:
            continue
        [(number, ply, seat, text, why)] = held.rows(
            "SELECT deal, ply, seat, action, why FROM actions WHERE table_id = ? "
            "ORDER BY deal DESC, ply DESC LIMIT 1",
            (table_id,),
        )
        for other in map(dump_action, deal.legal_actions(seat)):
            if other != text and why == "player":
                held.do(
                    "UPDATE actions SET action = ? WHERE table_id = ? AND deal = ? AND ply = ?",
                    *(other, table_id, number, ply),
                )
                return {table_id}
    raise AssertionError("no match in which another last move was legal")


async def _before_the_last(held: Held, table_id: str) -> Deal | None:
    """Return the deal of a match before its last move; None if that deal has a result."""
    stored = await load_table(held, table_id)
    assert stored is not None
    deal, before = None, None
    for played in play_again(GAMES[stored.game], new_match(GAMES[stored.game], stored), stored):
        deal = played.deal
        for ply in range(len(played.stored.actions)):
            before = deal.clone() if ply == len(played.stored.actions) - 1 else None
            next(played.moves)
    return before if deal is not None and deal.result is None else None


async def it_was_played_later(held: Held) -> set[str]:
    """Every move, result and end of a match is a second later."""
    table_id = _for_points(held)
    for table in ("actions", "results", "match_results", "rating_changes"):
        held.do(f"UPDATE {table} SET at = at + 1000 WHERE table_id = ?", table_id)
    held.do("UPDATE deals SET started_at = started_at + 1000 WHERE table_id = ?", table_id)
    held.do(
        "UPDATE tables SET ended_at = ended_at + 1000, started_at = started_at + 1000 WHERE table_id = ?",
        table_id,
    )
    return {table_id}


async def the_deck_was_another_below(held: Held) -> set[str]:
    """Two cards that nobody has drawn are exchanged."""
    table_id = _for_points(held)
    [(deal, deck), *_] = held.rows("SELECT deal, deck FROM deals WHERE table_id = ?", (table_id,))
    *above, one, other = deck.split(" ")
    held.do(
        "UPDATE deals SET deck = ? WHERE table_id = ? AND deal = ?",
        *(" ".join([*above, other, one]), table_id, deal),
    )
    return {table_id}


async def somebody_brought_another_word(held: Held) -> set[str]:
    """A person's contribution to a deal is different."""
    table_id = _for_points(held)
    said = json.dumps([[0, "12345", "lucky"]], separators=(",", ":"))
    held.do("UPDATE proofs SET shares = ? WHERE table_id = ? AND deal = 1", said, table_id)
    return {table_id}


async def another_secret_was_promised(held: Held) -> set[str]:
    """The bot's commitment is to another secret."""
    table_id = _for_points(held)
    made = promise(1, bytes(32))
    held.do(
        "UPDATE proofs SET secret = ?, commitment = ? WHERE table_id = ? AND deal = 1",
        *(made.secret.hex(), made.commitment, table_id),
    )
    return {table_id}


async def nothing_was_promised(held: Held) -> set[str]:
    """A match has no proofs, as if dealt before they existed."""
    table_id = _for_points(held)
    held.do("DELETE FROM entries WHERE table_id = ?", table_id)
    held.do("DELETE FROM proofs WHERE table_id = ?", table_id)
    return {table_id}


async def nobody_resigned(held: Held) -> set[str]:
    """A player who resigned from a match in progress is still there."""
    [(table_id,), *_] = held.rows(
        "SELECT g.table_id FROM resignations g JOIN tables t ON t.table_id = g.table_id "
        "WHERE t.status = 'playing'"
    )
    held.do("DELETE FROM resignations WHERE table_id = ?", table_id)
    held.do("UPDATE seats SET resigned_at = NULL WHERE table_id = ?", table_id)
    return {table_id}


async def there_was_more_time(held: Held) -> set[str]:
    """A seat with a match clock has more time left than it started with."""
    [(table_id,), *_] = held.rows(
        "SELECT table_id FROM tables WHERE status = 'playing' AND clock_ms > 0 ORDER BY number"
    )
    held.do("UPDATE seats SET left_ms = left_ms + 3600000 WHERE table_id = ? AND seat = 0", table_id)
    return {table_id}


async def played_on_otherwise(held: Held) -> set[str]:
    """A match of two is played differently from the middle of its last deal, to another end."""
    table_id = _for_points(held)
    await _play_otherwise(held, table_id)
    return {table_id}


async def played_on_otherwise_and_ranks_follow(held: Held) -> set[str]:
    names = await played_on_otherwise(held)
    await _follow(held)
    return names


async def _play_otherwise(held: Held, table_id: str) -> None:
    stored = await load_table(held, table_id)
    assert stored is not None
    spec, members = GAMES[stored.game], [seat.member_id for seat in stored.seats]
    last = stored.deals[-1]
    kept = len(last.actions) // 2
    match, deal = await _played_until(held, table_id, kept)
    [(sequence, ended)] = held.rows("SELECT sequence, at FROM match_results WHERE table_id = ?", (table_id,))
    held.do("DELETE FROM actions WHERE table_id = ? AND deal = ? AND ply >= ?", table_id, last.deal, kept)
    for table in ("results", "result_seats"):
        held.do(f"DELETE FROM {table} WHERE table_id = ? AND deal = ?", table_id, last.deal)
    for table in ("match_results", "match_seats"):
        held.do(f"DELETE FROM {table} WHERE table_id = ?", table_id)
    chance, at = Random(5), last.actions[kept - 1].at
    outcome = None
    while outcome is None:
        while deal.actors:
            seat, at = deal.actors[0], at + 1_000
            asked = chance.choice(deal.legal_actions(seat))
            moved = action(
                *(table_id, last.deal, deal.ply, seat, asked),
                who=members[seat],
                why="player",
                at=at,
                links=Links(),
            )
            await held.write(moved)
            deal.apply(seat, asked)
        assert deal.result is not None
        outcome = match.close(deal)
        assert outcome is not None, "the match has a fixed number of deals"
    at = max(at, ended)
    of: dict[str, Any] = {"guild_id": stored.guild_id, "game": stored.game, "members": members, "at": at}
    of["links"] = Links()
    held.do(
        "UPDATE actions SET at = ? WHERE table_id = ? AND deal = ? AND ply = ?",
        *(at, table_id, last.deal, deal.ply - 1),
    )
    await held.write(finish_deal(table_id, last.deal, match.results[-1], **of))
    await held.write(finish_match(table_id, outcome, low_wins=spec.low_wins, **of))
    held.do("UPDATE match_results SET sequence = ? WHERE table_id = ?", sequence, table_id)
    held.do("UPDATE match_seats SET sequence = ? WHERE table_id = ?", sequence, table_id)


async def _played_until(held: Held, table_id: str, kept: int) -> tuple[Match, Deal]:
    """Return a match and its last deal after ``kept`` of its moves."""
    stored = await load_table(held, table_id)
    assert stored is not None
    match = new_match(GAMES[stored.game], stored)
    for played in play_again(GAMES[stored.game], match, stored):
        if played.stored.deal == stored.deals[-1].deal:
            for _ in range(kept):
                next(played.moves)
            return match, played.deal
    raise AssertionError("no such deal")


# --- whole matches


async def a_match_is_gone(held: Held) -> set[str]:
    """A match is deleted with every row that names it; rankings follow."""
    table_id = _for_points(held)
    number, sequence = _take_out(held, table_id)
    await _follow(held)
    return {table_id, f"table {number}", f"match {sequence}"}


async def a_match_is_gone_and_the_numbers_close_up(held: Held) -> set[str]:
    """Later matches move up, so that no number is missing."""
    table_id = _for_points(held)
    number, sequence = _take_out(held, table_id)
    for table in ("rated", "match_seats", "match_results"):
        held.do(f"UPDATE {table} SET sequence = sequence - 1 WHERE sequence > ?", sequence)
    held.do("UPDATE seasons SET last_sequence = last_sequence - 1 WHERE last_sequence >= ?", sequence)
    for (later,) in held.rows(
        "SELECT number FROM tables WHERE guild_id = ? AND number > ? ORDER BY number", (ELSEWHERE, number)
    ):
        held.do("UPDATE tables SET number = ? WHERE guild_id = ? AND number = ?", later - 1, ELSEWHERE, later)
    held.do("DELETE FROM rated")
    await _follow(held)
    return {table_id, f"table {number}", f"match {sequence}"}


def _take_out(held: Held, table_id: str) -> tuple[int, int]:
    """Delete a table with all its rows; return its number and its match's sequence number."""
    [(number, sequence)] = held.rows(
        "SELECT t.number, m.sequence FROM tables t JOIN match_results m ON m.table_id = t.table_id "
        "WHERE t.table_id = ?",
        (table_id,),
    )
    held.do("DELETE FROM rated WHERE sequence = ?", sequence)
    for table in held.naming_tables():
        held.do(f"DELETE FROM {table} WHERE table_id = ?", table_id)
    return int(number), int(sequence)


async def a_match_is_put_in(held: Held) -> set[str]:
    """A match is inserted a second time, right after the first.

    It gets the next table number; all later results move on, and rankings follow.
    """
    old, new = _for_points(held), "putin"
    [(sequence,)] = held.rows("SELECT sequence FROM match_results WHERE table_id = ?", (old,))
    held.do("DELETE FROM rated")
    held.do("UPDATE match_seats SET sequence = sequence + 1 WHERE sequence > ?", sequence)
    held.do("UPDATE seasons SET last_sequence = last_sequence + 1 WHERE last_sequence >= ?", sequence)
    for (later,) in held.rows(
        "SELECT sequence FROM match_results WHERE sequence > ? ORDER BY sequence DESC", (sequence,)
    ):
        held.do("UPDATE match_results SET sequence = ? WHERE sequence = ?", later + 1, later)
    [(number,)] = held.rows("SELECT max(number) + 1 FROM tables WHERE guild_id = ?", (ELSEWHERE,))
    other = {"table_id": new, "number": number, "sequence": sequence + 1}
    for table in held.naming_tables():
        if table != "rating_changes":
            for row in held.table(table):
                if row["table_id"] == old:
                    if table == "entries":
                        [(row["seq"],)] = held.rows(
                            "SELECT max(seq) + 1 FROM entries WHERE guild_id = ?", (ELSEWHERE,)
                        )
                    held.insert(table, row | {name: other[name] for name in other if name in row})
    await _follow(held)
    return {new}


async def a_lobby_was_won(held: Held) -> set[str]:
    """A match that never began gets an outcome; rankings follow."""
    [(table_id, member)] = held.rows(
        "SELECT t.table_id, s.member_id FROM tables t JOIN seats s ON s.table_id = t.table_id "
        "WHERE t.status = 'lobby' AND t.guild_id = ?",
        (ELSEWHERE,),
    )
    [(other,)] = held.rows(
        "SELECT min(member_id) FROM seats WHERE member_id > 0 AND member_id <> ?", (member,)
    )
    await held.write(
        set_seat(table_id, StoredSeat(seat=1, kind=SeatKind.PERSON, name="x", joined_at=1, member_id=other))
    )
    outcome = Outcome(ending="target", winners=(0,), scores=(100, 0))
    ended = finish_match(
        table_id,
        outcome,
        guild_id=ELSEWHERE,
        game="gin",
        members=[member, other],
        at=1_700_010_000_000,
        links=Links(),
    )
    await held.write(ended)
    held.do("UPDATE tables SET started_at = created_at WHERE table_id = ?", table_id)
    await _follow(held)
    return {table_id}


# --- seasons and chips


async def a_season_ends_earlier(held: Held) -> set[str]:
    """A season's last match moves to the next season; boards follow."""
    held.do("UPDATE seasons SET last_sequence = last_sequence - 1 WHERE guild_id = ? AND number = 1", GUILD)
    await _follow(held)
    return {"season 1"}


async def a_season_ends_at_another_time(held: Held) -> set[str]:
    held.do("UPDATE seasons SET ended_at = ended_at + 1000 WHERE guild_id = ? AND number = 1", GUILD)
    held.do("UPDATE seasons SET begun_at = begun_at + 1000 WHERE guild_id = ? AND number = 2", GUILD)
    return {"season 1", "season 2"}


async def a_settlement_is_paid_twice(held: Held) -> set[str]:
    """The winner's payment is repeated at the end of the ledger; balances follow."""
    table_id = _for_chips(held)
    row = _of_books(held, "kind = 'won' AND table_id = ?", table_id)
    append(held, row | {"key": row["key"] + ":again"})
    return {table_id}


async def a_grant_is_put_in(held: Held) -> set[str]:
    """The bank's grant is repeated; later transfers, balances and the ledger's head follow."""
    row = _of_books(held, "kind = 'grant' AND guild_id = ?", GUILD)
    for (later,) in held.rows(
        "SELECT seq FROM transfers WHERE guild_id = ? AND seq > ? ORDER BY seq DESC", (GUILD, row["seq"])
    ):
        held.do("UPDATE transfers SET seq = ? WHERE guild_id = ? AND seq = ?", later + 1, GUILD, later)
    held.insert("transfers", row | {"seq": row["seq"] + 1, "key": "grant:more", "hash": ""})
    write_books_anew(held, GUILD)
    return {_sealed_after(held, row["seq"] + 1)}


async def a_gift_was_larger(held: Held) -> set[str]:
    """A gift grows; balances, all later transfers and the ledger's head follow."""
    row = _of_books(held, "kind = 'gift' AND guild_id = ?", GUILD)
    held.do("UPDATE transfers SET amount = amount + 100 WHERE guild_id = ? AND seq = ?", GUILD, row["seq"])
    write_books_anew(held, GUILD)
    return {_sealed_after(held, row["seq"])}


async def a_refill_is_gone(held: Held) -> set[str]:
    """A refill is deleted and later transfers move up; balances and the ledger's head follow."""
    row = _of_books(held, "kind = 'refill' AND guild_id = ?", GUILD)
    held.do("DELETE FROM transfers WHERE guild_id = ? AND seq = ?", GUILD, row["seq"])
    write_books_anew(held, GUILD)
    return {_sealed_after(held, row["seq"])}


def _sealed_after(held: Held, seq: int) -> str:
    """Return the first seal that covers a transfer, by the sums up to it."""
    [(seal,)] = held.rows("SELECT min(seq) FROM seals WHERE guild_id = ? AND transfers >= ?", (GUILD, seq))
    return f"seal {seal}"


async def a_table_was_never_voided(held: Held) -> set[str]:
    """The reversal of a table's transfers is deleted; balances follow."""
    [(table_id,)] = held.rows("SELECT table_id FROM voids")
    held.do("DELETE FROM voids")
    held.do("DELETE FROM transfers WHERE kind = 'void'")
    write_books_anew(held, GUILD)
    return {table_id}


async def whoever_was_erased_is_somebody(held: Held) -> set[str]:
    """A pseudonym becomes another member everywhere; rankings follow."""
    [(pseudonym,)] = held.rows("SELECT member_id FROM accounts WHERE member_id < 0")
    tables = held.rows("SELECT table_id FROM seats WHERE member_id = ?", (pseudonym,))
    for table, column in (*erasure._LINKS, ("seats", "member_id")):
        held.do(f"UPDATE {table} SET {column} = 55 WHERE {column} = ?", pseudonym)
    held.do("UPDATE seats SET name = 'Eve', salt = '00' WHERE member_id = 55")
    await _follow(held)
    return {str(table_id) for (table_id,) in tables}


async def a_freeze_is_gone(held: Held) -> set[str]:
    """A freeze and its end are deleted; the wallet is unchanged."""
    [(account,), *_] = held.rows(
        "SELECT account FROM freezes WHERE guild_id = ? GROUP BY account HAVING count(*) = 2", (GUILD,)
    )
    held.do("DELETE FROM freezes WHERE guild_id = ? AND account = ?", GUILD, account)
    return {f"freeze {account}:1"}


def _of_books(held: Held, which: str, param: object) -> dict[str, Any]:
    cursor = held.rows(
        f"SELECT {', '.join(CHAINED)} FROM transfers WHERE {which} ORDER BY seq DESC LIMIT 1", (param,)
    )
    return dict(zip(CHAINED, cursor[0], strict=True))


def append(held: Held, row: dict[str, Any]) -> int:
    """Append a transfer like this one to its ledger, and update the ledger."""
    [(last,)] = held.rows("SELECT max(seq) FROM transfers WHERE guild_id = ?", (row["guild_id"],))
    values = row | {"seq": last + 1, "hash": ""}
    held.insert("transfers", values, [*CHAINED, "hash"])
    write_books_anew(held, row["guild_id"])
    return int(last) + 1


def write_books_anew(held: Held, guild: int) -> None:
    """Recompute numbers, balances and hashes of all transfers, and the ledger's totals."""
    recompute_changed(partial(_of_ledger, held, guild), partial(_write_books_anew, held, guild))


def _of_ledger(held: Held, guild: int) -> tuple[object, ...]:
    """Return all rows of a ledger."""
    tables = ("books", "accounts", "transfers")
    return tuple(
        tuple(held.rows(f"SELECT * FROM {each} WHERE guild_id = ? ORDER BY rowid", (guild,)))
        for each in tables
    )


def _write_books_anew(held: Held, guild: int) -> None:
    balances: dict[int, int] = {}
    previous = "0" * 64
    names = ", ".join(CHAINED)
    rows = held.rows(f"SELECT rowid, {names} FROM transfers WHERE guild_id = ? ORDER BY seq", (guild,))
    held.do("UPDATE transfers SET seq = -rowid - ? WHERE guild_id = ?", ASIDE, guild)
    for place, (rowid, *values) in enumerate(rows, 1):
        row: dict[str, Any] = dict(zip(CHAINED, values, strict=True))
        for side, account, sign in (("debit_after", "debit", -1), ("credit_after", "credit", 1)):
            balances[row[account]] = balances.get(row[account], 0) + sign * row["amount"]
            row[side] = balances[row[account]]
        row["seq"], row["previous"] = place, previous
        sets = ", ".join(f"{name} = ?" for name in CHAINED)
        held.do(f"UPDATE transfers SET {sets} WHERE rowid = ?", *row.values(), rowid)
        held.do(f"UPDATE transfers SET hash = {hashed(*CHAINED)} WHERE rowid = ?", rowid)
        [(previous,)] = held.rows("SELECT hash FROM transfers WHERE rowid = ?", (rowid,))
    held.do("UPDATE books SET entries = ?, head = ? WHERE guild_id = ?", len(rows), previous, guild)
    for number, balance in balances.items():
        held.do("UPDATE accounts SET balance = ? WHERE guild_id = ? AND account = ?", balance, guild, number)


ASIDE: Final = 2**40
"""Larger than any row's number: rows are moved out of the way before they are renumbered."""
UNTRACED: Final[tuple[Lie, ...]] = (
    a_match_is_gone,
    a_match_is_gone_and_the_numbers_close_up,
    a_grant_is_put_in,
    a_gift_was_larger,
    a_refill_is_gone,
    a_table_was_never_voided,
    a_freeze_is_gone,
)
"""Lies that leave no trace once all hashes are recomputed.

A seal covers only the sums of transfers, not each of them.
"""
LIES: Final[tuple[Lie, ...]] = (
    the_other_won,
    the_other_won_and_ranks_follow,
    others_sat_there,
    others_sat_there_and_ranks_follow,
    others_sat_there_for_chips,
    another_move_at_the_end,
    it_was_played_later,
    the_deck_was_another_below,
    somebody_brought_another_word,
    another_secret_was_promised,
    nothing_was_promised,
    nobody_resigned,
    there_was_more_time,
    played_on_otherwise,
    played_on_otherwise_and_ranks_follow,
    a_match_is_gone,
    a_match_is_gone_and_the_numbers_close_up,
    a_match_is_put_in,
    a_lobby_was_won,
    a_season_ends_earlier,
    a_season_ends_at_another_time,
    a_settlement_is_paid_twice,
    a_grant_is_put_in,
    a_gift_was_larger,
    a_refill_is_gone,
    a_table_was_never_voided,
    whoever_was_erased_is_somebody,
    a_freeze_is_gone,
)

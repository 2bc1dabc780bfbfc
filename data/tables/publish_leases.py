"""Publish leases: which of several processes publishes a table, and until when.

Acquiring a lease, releasing it and the fence all change the table's row, so they are serialized: a process
that does not get the lease can rely on its holder to see the newest version when it releases it. Nothing
here raises the version.
"""

# ruff: noqa: S608 - the SQL is built from constants; values are parameters

from collections.abc import Collection, Mapping
from itertools import chain
from typing import Any, Final, NamedTuple

import orjson

from data.db.database import Database, Statement
from data.db.locks import skip_locked_clause
from data.tables.interaction_tokens import StoredPress, presses_query, stored_presses

BOARD: Final = -1
_ANY: Final = 2**62
"""Higher than any version."""
_TAKEN_OVER: Final = "!"
"""Suffix of a lease that was taken over after it expired."""


class PublishedState(NamedTuple):
    """What the next publisher of a table must know.

    The deal and the seats to act that its messages show, the places whose messages are pending, and the
    seats that have not been sent the hand of that deal yet. ``uncertain``: names of messages that may be
    there with an older page.
    """

    deal: int = 0
    actors: tuple[int, ...] = ()
    pending: tuple[int, ...] = ()
    unsent: tuple[int, ...] = ()
    uncertain: tuple[str, ...] = ()

    def dump(self) -> str:
        """Return the state as it is stored: without ``uncertain`` where there is nothing."""
        return orjson.dumps([*self] if self.uncertain else [*self[:-1]]).decode()


class GrantedLease(NamedTuple):
    """A lease as it was granted: its name, the table's version, and the version its messages show.

    ``taken_over``: the previous holder may have died while publishing, so that it is unknown what the
    messages show. ``published``: None if the table was never published under a lease.
    """

    table_id: str
    name: str
    version: int
    shown: int
    published: PublishedState | None
    taken_over: bool


class Messages(NamedTuple):
    """Where the messages of a table are, and what they show.

    Channel, message and digest of the board; channel, message and member of the turn mention; channel,
    message and digest of the hands, by seat.
    """

    board: tuple[int, int | None, str | None]
    call: tuple[int | None, int | None, int | None]
    hands: Mapping[int, tuple[int | None, int | None, str | None]]


_CLAIM: Final = (
    "UPDATE tables SET pub_until = ?, pub_by = CASE WHEN pub_by IS NULL THEN CAST(? AS TEXT) "
    "ELSE CAST(? AS TEXT) END WHERE "
)
_RETURNING: Final = " RETURNING table_id, pub_by, version, shown, pub_told"


def _granted_lease(row: tuple[Any, ...]) -> GrantedLease:
    table_id, name, version, shown, state = row
    found = None
    if state is not None:
        deal, *places = orjson.loads(state)
        found = PublishedState(deal, *map(tuple, places))
    return GrantedLease(table_id, name, version, shown, found, name.endswith(_TAKEN_OVER))


async def acquire(
    db: Database, table_id: str, name: str, *, now: int, until: int, force: bool = False
) -> GrantedLease | None:
    """Acquire the lease of a table with outdated messages, or any table with ``force``.

    None: another process holds it, or nothing is pending. ``name`` is unique.
    """
    outdated = "" if force else " AND version > shown"
    rows = await db.write_relaxed(
        f"{_CLAIM} table_id = ? AND (pub_by IS NULL OR pub_until <= ?){outdated}{_RETURNING}",
        (until, name, name + _TAKEN_OVER, table_id, now),
    )
    return _granted_lease(rows[0]) if rows else None


async def acquire_pending(db: Database, name: str, *, now: int, until: int, most: int) -> list[GrantedLease]:
    """Acquire the leases of at most ``most`` tables with outdated messages and no holder."""
    pending = "version > shown AND pub_until <= ?"
    rows = await db.write_relaxed(
        f"{_CLAIM} {pending} AND table_id IN (SELECT table_id FROM tables WHERE {pending} "
        f"ORDER BY pub_until LIMIT ?{skip_locked_clause(db)}){_RETURNING}",
        (until, name, name + _TAKEN_OVER, now, now, most),
    )
    return [_granted_lease(row) for row in rows]


async def renew(db: Database, lease: GrantedLease, until: int) -> GrantedLease | None:
    """Extend a lease, and return its current state; None: it was lost."""
    rows = await db.write_relaxed(
        f"UPDATE tables SET pub_until = ? WHERE table_id = ? AND pub_by = ?{_RETURNING}",
        (until, lease.table_id, lease.name),
    )
    return _granted_lease(rows[0]) if rows else None


async def messages(db: Database, table_id: str) -> Messages:
    """Return where the messages of a table are."""
    return _messages(*await db.read_together(_messages_queries(table_id)))


async def messages_and_presses(db: Database, table_id: str, since: int) -> tuple[Messages, list[StoredPress]]:
    """Return where the messages of a table are, and the last presses after a time."""
    board, seats, presses = await db.read_together(
        [*_messages_queries(table_id), presses_query(table_id, since)]
    )
    return _messages(board, seats), stored_presses(presses)


def _messages_queries(table_id: str) -> list[Statement]:
    return [
        (
            (
                "SELECT channel_id, message_id, message_digest, mention_channel_id, mention_message_id, "
                "mention_member_id FROM tables WHERE table_id = ?"
            ),
            (table_id,),
        ),
        (
            "SELECT seat, dm_channel_id, hand_message_id, hand_digest FROM seats WHERE table_id = ?",
            (table_id,),
        ),
    ]


def _messages(boards: list[tuple[Any, ...]], seats: list[tuple[Any, ...]]) -> Messages:
    [board] = boards
    return Messages(board[:3], board[3:], {seat: (channel, *rest) for seat, channel, *rest in seats})


async def note_messages(
    db: Database,
    lease: GrantedLease,
    where: Messages,
    published: PublishedState,
    *,
    version: int,
    members: Mapping[int, int],
) -> bool:
    """Store where the messages of a table are, without digests, and what is still to send.

    Return False if the lease was lost. ``version`` and ``members`` by seat: the state of the table that was
    sent. Nothing is stored for a seat whose member was erased meanwhile, nor who was mentioned once the
    table has moved on.
    """
    for seat, member in members.items():
        channel, message, _ = where.hands[seat]
        await db.write_relaxed(
            "UPDATE seats SET dm_channel_id = ?, hand_message_id = ? WHERE table_id = ? AND seat = ? AND "
            "member_id = ? AND "
            "EXISTS (SELECT 1 FROM tables t WHERE t.table_id = seats.table_id AND t.pub_by = ?)",
            (channel, message, lease.table_id, seat, member, lease.name),
        )
    channel, message, called = where.call
    rows = await db.write_relaxed(
        "UPDATE tables SET message_id = ?, mention_channel_id = ?, mention_message_id = ?, "
        "mention_member_id = CASE WHEN version = ? THEN CAST(? AS BIGINT) END, pub_told = ? "
        "WHERE table_id = ? AND pub_by = ? RETURNING table_id",
        (
            where.board[1],
            channel,
            message,
            version,
            called,
            published.dump(),
            lease.table_id,
            lease.name,
        ),
    )
    return bool(rows)


async def release(
    db: Database,
    lease: GrantedLease,
    version: int | None,
    *,
    shown: int,
    published: PublishedState,
    again_at: int,
    until: int,
    digests: Mapping[int, str | None],
) -> int | None:
    """Store what the messages show where that has changed, by place, and release the lease.

    If the table has a newer version than ``version``, the lease is kept until ``until`` instead.

    ``shown``: the version that the messages show, less than the newest if something is pending;
    ``again_at``: when to publish that. Return the version of the table; None: the lease was lost, or a
    message was marked unknown since it was granted, and nothing is stored.
    """
    if hands := {seat: digest for seat, digest in digests.items() if seat != BOARD}:
        cases, seats = " ".join(["WHEN ? THEN CAST(? AS TEXT)"] * len(hands)), ", ".join("?" * len(hands))
        await db.write_relaxed(
            f"UPDATE seats SET hand_digest = CASE seat {cases} END WHERE table_id = ? AND seat IN ({seats}) "
            "AND EXISTS (SELECT 1 FROM tables t WHERE t.table_id = seats.table_id AND t.pub_by = ? "
            "AND t.shown = ?)",
            (*chain(*hands.items()), lease.table_id, *hands, lease.name, lease.shown),
        )
    last = _ANY if version is None else version
    board, values = "", [shown, published.dump()]
    if BOARD in digests:
        board, values = "message_digest = ?, ", [digests[BOARD], *values]
    rows = await db.write_relaxed(
        f"UPDATE tables SET {board}shown = ?, pub_told = ?, "
        "pub_until = CASE WHEN version <= ? THEN CAST(? AS BIGINT) ELSE CAST(? AS BIGINT) END, "
        "pub_by = CASE WHEN version <= ? THEN NULL ELSE pub_by END "
        "WHERE table_id = ? AND pub_by = ? AND shown = ? RETURNING version",
        (*values, last, again_at, until, last, lease.table_id, lease.name, lease.shown),
    )
    return rows[0][0] if rows else None


async def abandon(db: Database, lease: GrantedLease, *, again_at: int) -> None:
    """Release a lease under which nothing was sent; it can be acquired from ``again_at`` on."""
    forget = ", pub_told = NULL" if lease.taken_over else ""
    await db.write_relaxed(
        f"UPDATE tables SET pub_by = NULL, pub_until = ?{forget} WHERE table_id = ? AND pub_by = ?",
        (again_at, lease.table_id, lease.name),
    )


async def note_response(db: Database, table_id: str, place: int, digest: str, version: int) -> bool:
    """Store the digest of what an interaction's response has put on the board or a hand panel.

    It was drawn at ``version``. Return False if the table has a newer one.
    """
    current = "SELECT table_id FROM tables WHERE table_id = ? AND version = ?"
    if place == BOARD:
        rows = await db.write_relaxed(
            "UPDATE tables SET message_digest = ? WHERE table_id = ? AND version = ? RETURNING table_id",
            (digest, table_id, version),
        )
    elif place >= 0:
        rows = await db.write_relaxed(
            f"UPDATE seats SET hand_digest = ? WHERE seat = ? AND table_id IN ({current}) RETURNING table_id",
            (digest, place, table_id, version),
        )
    else:
        rows = await db.read(current, (table_id, version))
    return bool(rows)


async def mark_unknown(db: Database, table_id: str, places: Collection[int]) -> None:
    """Store that it is unknown what these places show, and that the table must be published again.

    Something newer may have been overwritten there. A holder keeps its lease, and notices when it releases
    it, so that nobody else sends while a message of its own is in flight.
    """
    for place in places:
        if place >= 0:
            await db.write_relaxed(
                "UPDATE seats SET hand_digest = NULL WHERE table_id = ? AND seat = ?", (table_id, place)
            )
    board = "message_digest = NULL, " if BOARD in places else ""
    await db.write_relaxed(
        f"UPDATE tables SET {board}shown = CASE WHEN shown < 0 THEN shown - 1 ELSE -1 END, "
        "pub_until = CASE WHEN pub_by IS NULL THEN 0 ELSE pub_until END WHERE table_id = ?",
        (table_id,),
    )

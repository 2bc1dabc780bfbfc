"""Interaction tokens: the last press on each panel of a table.

With a token, any process that publishes the table can edit that panel without using the rate limits. A
token is valid for 15 minutes and is deleted after that; nothing else of a press is kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from data.db.database import Database, Statement

TOKEN_MS: Final = 15 * 60_000
"""How long a token is valid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPress:
    """The last press of a seat's member (seat -1: of anybody, on the board).

    ``own``: on an ephemeral panel. ``answer_id``: the message with the first response; ``message_id``: the
    message that was pressed on (0: none). ``opened``: the interaction that the panel first responded to (0:
    unknown). ``channel_id``: None for a direct message. ``digest``: of the page that the panel shows (None:
    unknown).
    """

    seat: int
    own: bool
    token: str = field(repr=False)
    answer_id: int
    message_id: int
    opened: int
    channel_id: int | None
    at: int
    digest: str | None


async def store_press(db: Database, table_id: str, press: StoredPress) -> None:
    """Store a press in place of an earlier one."""
    await db.write_relaxed(
        "INSERT INTO presses "
        "(table_id, seat, own, token, answer_id, message_id, opened, channel_id, at, digest) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, own) DO UPDATE SET "
        "token = excluded.token, answer_id = excluded.answer_id, message_id = excluded.message_id, "
        "opened = excluded.opened, channel_id = excluded.channel_id, at = excluded.at, "
        "digest = excluded.digest WHERE presses.at <= excluded.at",
        (
            *(table_id, press.seat, int(press.own), press.token, press.answer_id, press.message_id),
            *(press.opened, press.channel_id, press.at, press.digest),
        ),
    )


async def presses_at(db: Database, table_id: str, since: int) -> list[StoredPress]:
    """Return the last presses at a table after a time, oldest first."""
    return stored_presses(await db.read(*presses_query(table_id, since)))


def presses_query(table_id: str, since: int) -> Statement:
    """Return the query for the last presses at a table after a time, for ``stored_presses``."""
    sql = (
        "SELECT seat, own, token, answer_id, message_id, opened, channel_id, at, digest FROM presses "
        "WHERE table_id = ? AND at > ? ORDER BY at"
    )
    return sql, (table_id, since)


def stored_presses(rows: Sequence[tuple[Any, ...]]) -> list[StoredPress]:
    """Return the presses of these rows."""
    names = ("token", "answer_id", "message_id", "opened", "channel_id", "at", "digest")
    return [
        StoredPress(seat=seat, own=bool(own), **dict(zip(names, rest, strict=True)))
        for seat, own, *rest in rows
    ]


async def note_page(db: Database, table_id: str, seat: int, at: int, digest: str | None) -> None:
    """Store what the panel of the press at that time now shows."""
    await db.write_relaxed(
        "UPDATE presses SET digest = ? WHERE table_id = ? AND seat = ? AND at = ?",
        (digest, table_id, seat, at),
    )


async def drop_press(db: Database, table_id: str, seat: int, at: int) -> None:
    """Delete the presses of a seat up to that time, since their panel is gone."""
    await db.write_relaxed(
        "DELETE FROM presses WHERE table_id = ? AND seat = ? AND at <= ?", (table_id, seat, at)
    )


async def drop_presses(db: Database, now: int) -> None:
    """Delete all presses whose tokens have expired."""
    await db.write_relaxed("DELETE FROM presses WHERE at <= ?", (now - TOKEN_MS,))

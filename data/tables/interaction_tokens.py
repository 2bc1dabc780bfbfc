"""The last presses on the panels of a table: through the token of one, its panel can be edited for a while at
no cost, by whichever process publishes the table.

A token is good for 15 minutes and is deleted after that; nothing else of a press is kept.
"""

from dataclasses import dataclass, field
from typing import Final

from data.db.database import Database

GOOD_MS: Final = 15 * 60_000
"""How long a token is good for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPress:
    """The last press of a seat's member (seat -1: of anybody, on the board).

    ``own``: on a panel that only they see; ``answer_id``: of the message with the first answer,
    ``message_id`` of the one that was pressed on (0: none was); ``opened``: of the interaction that the panel
    answered first (0: unknown). ``channel_id``: the one of a server, None for a direct message. ``digest``:
    of the page that the panel shows, None where that is not known.
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


async def keep_press(db: Database, table_id: str, press: StoredPress) -> None:
    """Store a press in place of an earlier one."""
    await db.soft(
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
    """Return the last presses at a table that were made after a time, the latest last."""
    rows = await db.read(
        "SELECT seat, own, token, answer_id, message_id, opened, channel_id, at, digest FROM presses "
        "WHERE table_id = ? AND at > ? ORDER BY at",
        (table_id, since),
    )
    names = ("token", "answer_id", "message_id", "opened", "channel_id", "at", "digest")
    return [
        StoredPress(seat=seat, own=bool(own), **dict(zip(names, rest, strict=True)))
        for seat, own, *rest in rows
    ]


async def note_page(db: Database, table_id: str, seat: int, at: int, digest: str | None) -> None:
    """Store what the panel of the press at that time shows now."""
    await db.soft(
        "UPDATE presses SET digest = ? WHERE table_id = ? AND seat = ? AND at = ?",
        (digest, table_id, seat, at),
    )


async def drop_press(db: Database, table_id: str, seat: int, at: int) -> None:
    """Delete the presses of a seat up to that time: their panel is not there any more."""
    await db.soft("DELETE FROM presses WHERE table_id = ? AND seat = ? AND at <= ?", (table_id, seat, at))


async def drop_presses(db: Database, now: int) -> None:
    """Delete all presses whose tokens are good for nothing any more."""
    await db.soft("DELETE FROM presses WHERE at <= ?", (now - GOOD_MS,))

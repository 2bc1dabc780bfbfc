"""What people see of a table: its places, what each of them shows and asks, and what is on its way there."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table

Show = Callable[[Table, int, Page], Awaitable[bool]]
"""Sends a page to a place of a table; says whether it stands there now."""


class Question(NamedTuple):
    """What a hand panel asks its member, and shows until that is answered; it means nothing in another deal,
    or (unless ``ply`` is None) once other things are offered.
    """

    page: Page
    deal: int
    ply: int | None

    def stands(self, table: Table, seat: int) -> bool:
        """Say whether an answer still means something."""
        playing = table.status in (Status.PLAYING, Status.PAUSED) and not table.players[seat].resigned
        if not playing or self.deal != table.deal_no:
            return False
        return self.ply is None or table.stands(seat, self.deal, self.ply)


@dataclass(slots=True)
class MessageState:
    """One message: the digest of what it shows (None: unknown), what it asks, the request that is in flight,
    whether another is wanted after it, how many have failed since the last that went through, and how the
    next is to be sent. ``gone``: the last message of the place that was found to be gone.
    """

    shown: str | None = None
    asks: Question | None = None
    sending: "asyncio.Task[None] | None" = None
    again: bool = False
    failed: int = 0
    show: Show | None = None
    gone: int = 0

    @property
    def busy(self) -> bool:
        """Whether a request is in flight."""
        return self.sending is not None and not self.sending.done()


@dataclass(slots=True)
class TableMessages:
    """What people see of one table.

    ``calling`` lets one call be posted or removed at a time. ``owed``: places of the board and of direct
    messages that may be outdated, the longest waiting first; ``follows_at``: when the next of them follows.
    ``looked``: seats whose members have used a panel since the hands of the deal were sent. ``results``: the
    result of the deal for each direct message, as it stays there once the next has begun. ``coming``: the
    deal of the direct message that is on its way to a seat. ``moments`` counts by seat what its panels had to
    follow. ``edited_at``: when the board was edited last, ms UTC.
    """

    places: dict[int, MessageState] = field(default_factory=dict)
    actors: tuple[int, ...] = ()
    deal_no: int = 0
    dealt_at: int = 0
    below: set[int] = field(default_factory=set)
    told_closed: set[int] = field(default_factory=set)
    calling: asyncio.Lock = field(default_factory=asyncio.Lock)
    owed: dict[int, None] = field(default_factory=dict)
    follows_at: int | None = None
    looked: set[int] = field(default_factory=set)
    results: dict[int, Page] = field(default_factory=dict)
    coming: dict[int, int] = field(default_factory=dict)
    moments: dict[int, int] = field(default_factory=dict)
    edited_at: int = 0

    @property
    def in_flight(self) -> bool:
        """Whether anything is on its way."""
        sent = any(place.busy for place in self.places.values())
        return sent or bool(self.coming) or self.calling.locked()

    @property
    def failed(self) -> bool:
        """Whether something could not be sent."""
        return any(place.failed for place in self.places.values())

    def place(self, key: int) -> MessageState:
        """Return the message at a place: the board, a seat's direct message, or its panel."""
        return self.places.setdefault(key, MessageState())


def panel_place(seat: int) -> int:
    """Return the place of a seat's panel that is not its direct message: where only its member sees it."""
    return -2 - seat

"""The messages of a table: what each shows and asks, and which requests are in flight."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table

Show = Callable[[Table, int, Page], Awaitable[bool]]
"""Sends a page to a place of a table and returns whether the message shows it now."""


class Question(NamedTuple):
    """What a hand panel asks its member.

    It is void in another deal, and (unless ``ply`` is None) once the table offers something else.
    """

    page: Page
    deal: int
    ply: int | None

    def is_open(self, table: Table, seat: int) -> bool:
        """Return whether an answer still means something."""
        playing = table.status in (Status.PLAYING, Status.PAUSED) and not table.players[seat].resigned
        if not playing or self.deal != table.deal_no:
            return False
        return self.ply is None or table.is_still_offered(seat, self.deal, self.ply)


class Phase(Enum):
    """Whether a request for a message is in flight."""

    IDLE = auto()
    SENDING = auto()
    """A request carries the newest page."""
    OUTDATED = auto()
    """A request is in flight, and a newer page must follow it."""


@dataclass(slots=True)
class MessageState:
    """One message: the board, a seat's direct message, or a seat's panel.

    ``shown``: the digest of the page that it shows (None: unknown). ``asks``: what it asks. ``show``: how its
    next page is sent. ``failed``: failures since that digest was known. ``gone``: the id of the last message
    here that was found deleted.

    ::

        IDLE ──request──▶ SENDING ──request, answer──▶ OUTDATED
          ◀────finish────    ◀────────take_newer──────
    """

    shown: str | None = None
    asks: Question | None = None
    phase: Phase = Phase.IDLE
    task: "asyncio.Task[None] | None" = None
    show: Show | None = None
    failed: int = 0
    gone: int = 0

    def request(self, show: Show) -> bool:
        """Ask for the newest page, and return whether the caller must start a request for it."""
        self.show = show
        if self.phase is Phase.IDLE:
            self.phase = Phase.SENDING
            return True
        self.phase = Phase.OUTDATED
        return False

    def take_newer(self) -> bool:
        """Return whether the request in flight must go on with a newer page."""
        if self.phase is not Phase.OUTDATED:
            return False
        self.phase = Phase.SENDING
        return True

    def set_shown(self, digest: str | None) -> None:
        """Note which page the message shows, however it came there; None: that is unknown."""
        self.shown = digest
        if digest is not None:
            self.failed = 0

    def expect_answer(self) -> None:
        """Note that the response to a press will overwrite the message."""
        self.answered(None)

    def answered(self, digest: str | None) -> None:
        """Note the page of the response to a press; a request in flight may arrive after it."""
        self.set_shown(digest)
        if self.phase is Phase.SENDING:
            self.phase = Phase.OUTDATED

    def succeed(self, digest: str | None) -> None:
        """Note what a request showed; None: nothing, since it had become superfluous."""
        self.shown, self.failed = digest, 0

    def finish(self) -> None:
        """Note that no request is in flight any more."""
        # A finished task would keep a kilobyte at each message of every table.
        self.phase, self.task = Phase.IDLE, None


@dataclass(slots=True)
class TableMessages:
    """The messages of one table.

    ``calling``: posts or deletes one turn mention at a time. ``pending``: the board and direct messages
    that may be outdated, in the order of waiting; ``follows_at``: when the next of them is sent.
    ``looked``: seats whose members have used a panel since the hands were dealt. ``results``: the result
    that each direct message keeps once the next deal has begun. ``coming``: the deal of the direct message
    that is on its way to a seat. ``refused``: how often Discord has refused a seat's hand in this deal for
    now. ``moments``: a counter by seat that grows when its panel must be drawn again. ``edited_at``: when
    the board was edited last, ms UTC.
    """

    places: dict[int, MessageState] = field(default_factory=dict)
    actors: tuple[int, ...] = ()
    deal_no: int = 0
    dealt_at: int = 0
    below: set[int] = field(default_factory=set)
    told_closed: set[int] = field(default_factory=set)
    calling: asyncio.Lock = field(default_factory=asyncio.Lock)
    pending: dict[int, None] = field(default_factory=dict)
    follows_at: int | None = None
    looked: set[int] = field(default_factory=set)
    results: dict[int, Page] = field(default_factory=dict)
    coming: dict[int, int] = field(default_factory=dict)
    refused: dict[int, int] = field(default_factory=dict)
    moments: dict[int, int] = field(default_factory=dict)
    edited_at: int = 0

    @property
    def in_flight(self) -> bool:
        """Whether any request is in flight."""
        sending = any(place.phase is not Phase.IDLE for place in self.places.values())
        return sending or bool(self.coming) or self.calling.locked()

    @property
    def failed(self) -> bool:
        """Whether something could not be sent."""
        return any(place.failed for place in self.places.values())

    def place(self, key: int) -> MessageState:
        """Return the message of a place: ``BOARD``, a seat, or ``panel_place`` of a seat."""
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = MessageState()
        return found


def panel_place(seat: int) -> int:
    """Return the place of a seat's ephemeral panel, which is not its direct message."""
    return -2 - seat

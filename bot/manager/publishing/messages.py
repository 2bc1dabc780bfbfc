"""Pages, the errors of sending them, and what the publisher asks of whoever speaks to Discord."""

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, Protocol

import orjson

from bot.manager.tables.table import MessageRef, Table
from bot.workers.renderer import Picture
from data.tables.interaction_tokens import StoredPress

WAITS: Final[ContextVar[bool]] = ContextVar("waits", default=False)
"""Whether what is sent in this context can wait for what people at play need."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a message shows: components V2 as Discord's JSON, and the members whom it may mention.

    ``picture`` is the one that the components name as ``attachment://`` and its file name. ``instead`` makes
    the same page in text, for when a picture cannot be drawn or sent.
    """

    components: tuple[Mapping[str, Any], ...]
    mentions: tuple[int, ...] = ()
    picture: Picture | None = None
    instead: "Callable[[], Page] | None" = field(default=None, compare=False, repr=False)

    @property
    def digest(self) -> str:
        """What is kept of a page to tell it from another, also over a restart."""
        return blake2b(orjson.dumps((self.components, self.mentions)), digest_size=12).hexdigest()


class MessageGone(Exception):
    """The message has been deleted."""


class MessageStuck(Exception):
    """The message stands, but cannot be edited any more; a new one takes its place."""


class NotSent(Exception):
    """Discord is out of order or out of reach: what was asked is to be tried again later. The text says what
    it was and how it failed.
    """


class ChannelClosed(Exception):
    """The bot may not write in the channel; ``missing`` names the permission, or is "channel" where that is
    gone, "locked" where it is a thread that a moderator has locked.
    """

    def __init__(self, missing: str) -> None:
        super().__init__(missing)
        self.missing = missing


class DirectClosed(Exception):
    """The member takes no direct messages."""


class DirectLater(Exception):
    """The member's direct messages cannot be opened just now; that says nothing about the member."""


class Messenger(Protocol):
    """What the publisher asks of whoever speaks to Discord.

    Rendering is synchronous and shows committed state only. Whatever is sent may raise NotSent.
    """

    def board(self, table: Table) -> Page:
        """Return the page of the table in its channel: lobby, match or result."""

    def hand(self, table: Table, seat: int) -> Page:
        """Return the hand panel of a seat, as its member likes it."""

    def kept(self, table: Table, seat: int) -> Page:
        """Return how a deal ended, as it stays in a seat's direct message once the next deal has begun."""

    def moved(self, table: Table, seat: int) -> Page:
        """Return the line that a seat's direct message shrinks to while the hand is on another panel."""

    def call(self, table: Table, seat: int, *, closed: bool) -> Page:
        """Return the short message that tells a player that it is their turn; ``closed``: and that their
        direct messages are closed.
        """

    async def is_member(self, guild: int, member: int) -> bool | None:
        """Ask whether somebody is a member of a server; None: it is not known."""

    def forget(self, table: Table, seat: int | None = None) -> None:
        """Drop the last press of a seat's member; None: of all, since the table leaves memory."""

    def pressed_on(self, table: Table, seat: int) -> int | None:
        """Return the id of the panel on which the seat's member last pressed, while it can be edited so.

        0 stands for a panel whose id is not known. None: there is none, or the press is too old.
        """

    def press_of(self, table: Table, seat: int) -> StoredPress | None:
        """Return the last press of a seat's member on a panel, to be stored for other programs."""

    def learn(self, table: Table, presses: Sequence[StoredPress]) -> None:
        """Know presses that other programs have answered, the latest last."""

    async def post(self, channel: int, page: Page, once: str | None = None) -> MessageRef:
        """Send a message to a channel. Raises ChannelClosed.

        ``once``: a name of it, at most 25 characters; where one of that name was sent in the last minutes,
        nothing is sent, and that one is returned as it is.
        """

    async def post_direct(self, member: int, page: Page, once: str | None = None) -> MessageRef:
        """Send a direct message; ``once`` as for any other. Raises DirectClosed, DirectLater."""

    async def edit(self, ref: MessageRef, page: Page) -> None:
        """Edit a message. Raises MessageGone, MessageStuck, ChannelClosed."""

    async def delete(self, ref: MessageRef) -> None:
        """Delete a message; no error when it is gone or may not be deleted."""

    async def edit_panel(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the panel on which the seat's member last pressed; False when its press is no longer good for
        that.
        """

    async def edit_left(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the direct message from which a seat's member went on to another panel, through the last press
        on it; False when there is none that is good for that.
        """

    async def withdraw(self, table: Table, seat: int) -> None:
        """Drop the last press of a seat's member, and delete its panel if only the member sees it."""

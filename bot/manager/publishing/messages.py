"""Pages, the errors of sending them, and the publisher's interface to Discord."""

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final, Protocol

import orjson

from bot.manager.tables.table import MessageRef, Table
from bot.workers.renderer import Picture
from data.tables.interaction_tokens import StoredPress

WAITS: Final[ContextVar[bool]] = ContextVar("waits", default=False)
"""Whether requests of this context wait for those that players need."""


@dataclass(frozen=True)
class Page:
    """What a message shows: components V2 as Discord's JSON, and the members it may mention.

    ``picture``: the one that the components name as ``attachment://`` and its file name. ``instead`` makes
    the same page in text, in case a picture cannot be drawn or sent.
    """

    components: tuple[Mapping[str, Any], ...]
    mentions: tuple[int, ...] = ()
    picture: Picture | None = None
    instead: "Callable[[], Page] | None" = field(default=None, compare=False, repr=False)

    @cached_property
    def digest(self) -> str:
        """A digest that identifies the page, also after a restart."""
        return blake2b(orjson.dumps((self.components, self.mentions)), digest_size=12).hexdigest()


class MessageGone(Exception):
    """The message has been deleted."""


class MessageStuck(Exception):
    """The message exists but cannot be edited any more; a new one replaces it."""


class NotSent(Exception):
    """Discord failed or was unreachable; the request is to be repeated later.

    The text says what was to be sent and how it failed.
    """


class NotBegun(NotSent):
    """A request that was not made: it would have had to wait too long, or its lease is too old."""


ARCHIVED_AFTER: Final = (60, 1_440, 4_320, 10_080)
"""The minutes without a message after which Discord can archive a thread."""
VIEW_CHANNEL: Final = "view_channel"
"""What a channel lacks that Discord does not let the bot see, rightly or by a passing mistake."""


class ChannelClosed(Exception):
    """The bot may not write in the channel.

    ``missing``: the permission, "channel" if the channel is gone, or "locked" for a thread that a moderator
    has locked.
    """

    def __init__(self, missing: str) -> None:
        super().__init__(missing)
        self.missing = missing


class DirectClosed(Exception):
    """The member accepts no direct messages."""


class DirectLater(Exception):
    """A direct message cannot be sent now, but not because of the member's settings."""


class Messenger(Protocol):
    """The publisher's interface to Discord.

    Rendering is synchronous and shows committed state only. Every method that sends may raise NotSent.
    """

    def board(self, table: Table) -> Page:
        """Return the page of the table in its channel: lobby, match or result."""

    def hand(self, table: Table, seat: int) -> Page:
        """Return the hand panel of a seat as its member prefers it."""

    def kept(self, table: Table, seat: int) -> Page:
        """Return the result of a deal, as a direct message keeps it during the next deal."""

    def moved(self, table: Table, seat: int) -> Page:
        """Return the line that a direct message shrinks to while the hand is on another panel."""

    def call(self, table: Table, seat: int, *, closed: bool) -> Page:
        """Return the mention of the player in turn; ``closed``: with a note on closed DMs."""

    async def is_member(self, guild: int, member: int) -> bool | None:
        """Return whether a user is a member of a guild; None: unknown."""

    def forget(self, table: Table, seat: int | None = None) -> None:
        """Forget the last press of a seat's member; None: of all seats."""

    def pressed_on(self, table: Table, seat: int) -> int | None:
        """Return the panel that a seat's member pressed last, while its token can edit it.

        0: the panel's id is unknown. None: there is no press, or it is too old.
        """

    def press_of(self, table: Table, seat: int) -> StoredPress | None:
        """Return a member's last press on a panel, to be stored for other processes."""

    def learn(self, table: Table, presses: Sequence[StoredPress]) -> None:
        """Take over presses that other processes have answered, the latest last."""

    async def create_thread(self, guild: int, channel: int, name: str, archived_after: int) -> int | None:
        """Create a public thread and return its id; None if the bot may not, or not write in it.

        If the bot has an open thread of that name in the channel, it is returned instead.
        ``archived_after``: minutes without a message, one of ``ARCHIVED_AFTER``.
        """

    async def post(self, channel: int, page: Page, once: str | None = None) -> MessageRef:
        """Send a message to a channel. Raises ChannelClosed.

        ``once``: a nonce of at most 25 characters; if a message with it was sent in the last minutes,
        nothing is sent, and that message is returned unchanged.
        """

    async def post_direct(
        self, member: int, page: Page, once: str | None = None, *, awaited: bool = False
    ) -> MessageRef:
        """Send a direct message; ``once``: a nonce. Raises DirectClosed, DirectLater.

        ``awaited``: whether it notifies the member whatever their quiet hours, since they wait for it.
        """

    async def edit(self, ref: MessageRef, page: Page) -> None:
        """Edit a message. Raises MessageGone, MessageStuck, ChannelClosed."""

    async def delete(self, ref: MessageRef) -> None:
        """Delete a message; no error if it is gone or may not be deleted."""

    async def edit_panel(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the panel that a member pressed last; return False if its token has expired."""

    async def edit_left(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the direct message whose member has moved on to another panel.

        Uses the token of the last press on it; returns False if there is none.
        """

    async def follow(self, table: Table, page: Page) -> MessageRef | None:
        """Send a page as a later response to the newest press at a table.

        ``CALL`` is the place of that press then. None: no press can have one.
        """

    async def unfollow(self, table: Table) -> None:
        """Delete what ``follow`` has sent; no error if that is not possible any more."""

    async def withdraw(self, table: Table, seat: int) -> None:
        """Forget the last press of a seat's member, and delete its panel if it is ephemeral."""

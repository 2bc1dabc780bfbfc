"""The state of publishing one table: requests, leases, and what is in flight."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from bot.manager.publishing.leases import Lease
from bot.manager.tables.table import BOARD, MessageRef, Table
from data.tables.publish_leases import Messages


class JobState(Enum):
    """What a job is doing.

    ::

        IDLE ──▶ ACQUIRING ──▶ REFRESHING ──▶ SENDING ──▶ RELEASING ──▶ IDLE
                                   ◀───── the table has changed ─────
    """

    IDLE = auto()
    ACQUIRING = auto()
    """The lease is being acquired; None if another process holds it."""
    REFRESHING = auto()
    """The table and its messages are being read from the store."""
    SENDING = auto()
    """Messages are compared with the table and sent."""
    RELEASING = auto()
    """What the messages show is being stored."""


class Arrived(NamedTuple):
    """What the response to a press has shown: a page's digest, and the table's version."""

    digest: str
    version: int


@dataclass(slots=True)
class PublishRequest:
    """What the next turn of a job is asked for, beside comparing every message with the table.

    ``answered``: places that the response to a press updates (None: a change without one). ``reminded``:
    seats to mention again. ``shrunk``: seats whose direct message must say that the hand is elsewhere.
    ``hands``: seats whose hand Discord has refused, to be posted again. ``repost``: the board goes to the end
    of its channel. ``follow``: one of the pages that are pending is due.
    """

    answered: list[int | None] = field(default_factory=list)
    reminded: set[int] = field(default_factory=set)
    shrunk: set[int] = field(default_factory=set)
    hands: set[int] = field(default_factory=set)
    repost: bool = False
    follow: bool = False


@dataclass(slots=True)
class Baseline:
    """What the store says of a table's messages, as read under the lease.

    ``digests`` by place; ``messages``: where they are. ``sent``: places to which this job has sent since.
    ``unsent``: seats to which another process was about to send the hand. ``unknown``: nobody knows what the
    messages show.
    """

    digests: dict[int, str | None] = field(default_factory=dict)
    messages: set[MessageRef] = field(default_factory=set)
    sent: set[int] = field(default_factory=set)
    unsent: set[int] = field(default_factory=set)
    unknown: bool = False


@dataclass(slots=True)
class PublishJob:
    """The publishing of one table by this process, where several share the database.

    ``lease``: the one that messages are sent under now; ``held``: the one that must be released;
    ``handed``: one that was found free; ``refreshed``: the store was read under ``held``. ``again``:
    something
    changed since the job last looked; ``force``: also if the messages show the newest version. ``answers``:
    places whose responses are on their way, and until when they are waited for (ms UTC); ``arrived``:
    responses
    that came while no lease was held. ``tasks``: requests in flight; ``wake`` is set when one has ended.
    ``uncertain``: names of messages that may be there with an older page, since a request failed.
    """

    table: Table
    state: JobState = JobState.IDLE
    lease: Lease | None = None
    held: Lease | None = None
    handed: Lease | None = None
    refreshed: bool = False
    again: bool = False
    force: bool = False
    request: PublishRequest = field(default_factory=PublishRequest)
    baseline: Baseline = field(default_factory=Baseline)
    answers: dict[int, int] = field(default_factory=dict)
    arrived: dict[int, Arrived] = field(default_factory=dict)
    tasks: "set[asyncio.Task[None]]" = field(default_factory=set)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    uncertain: set[str] = field(default_factory=set)

    def take_request(self) -> PublishRequest:
        """Return what was asked for; nothing is asked for after that."""
        taken, self.request = self.request, PublishRequest()
        self.again = False
        return taken


def messages_of(table: Table) -> Iterator[MessageRef]:
    """Yield the messages of a table: board, turn mention, hands."""
    yield from (ref for ref in (table.board, table.call) if ref is not None)
    yield from table.hands.values()


def set_messages(table: Table, stored: Messages) -> None:
    """Take over where a table's messages are according to the store."""
    table.board = _ref(stored.board[0], stored.board[1])
    hands = {seat: _ref(channel, message) for seat, (channel, message, _) in stored.hands.items()}
    table.hands = {seat: ref for seat, ref in hands.items() if ref is not None}
    channel, message, called = stored.call
    table.call = _ref(channel, message)
    table.called = table.seat_of(called) if called is not None else None


def stored_messages(table: Table) -> Messages:
    """Return where a table's messages are, as the store has it; without digests."""
    called = table.players[table.called].member if table.called is not None else None
    call = table.call
    return Messages(
        (table.channel, table.board.message if table.board else None, None),
        (call.channel if call else None, call.message if call else None, called),
        {seat: _placed(table.hands.get(seat)) for seat, _ in enumerate(table.players)},
    )


def digests_in(stored: Messages) -> dict[int, str | None]:
    """Return the digests of the board and of the hands, by place."""
    return {BOARD: stored.board[2]} | {seat: hand[2] for seat, hand in stored.hands.items()}


def _placed(ref: MessageRef | None) -> tuple[int | None, int | None, None]:
    return (None, None, None) if ref is None else (ref.channel, ref.message, None)


def _ref(channel: int | None, message: int | None) -> MessageRef | None:
    return None if channel is None or message is None else MessageRef(channel, message)

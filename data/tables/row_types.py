"""The records that a live table is rebuilt from, frozen, as they are stored: actions, options and results are
JSON, so that one bad record spoils one table and not the start; data/tables/codec.py reads them.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from data.db.errors import BadRecord
from data.tables.seat_names import Named
from engine.cards import Card

IDLE_MS: Final = 7 * 86_400_000
"""After so long without a move a table may be ended, where its server has chosen nothing else."""


class Status(StrEnum):
    """Where a table stands. The first three are live."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CLOSED = "closed"


class SeatKind(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class Why(StrEnum):
    """Why an action was made; stored with it."""

    PLAYER = "player"
    TIMEOUT = "timeout"
    WISH = "wish"  # the answer that a person has chosen beforehand
    ONLY = "only"  # there was no choice, and the person likes such moves to be made
    COMPUTER = "computer"
    MODERATOR = "moderator"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeat:
    """A seat (from 0). A computer has a level and no member.

    ``away``: a person's seat that the computer plays until "I'm back"; ``misses``: turns missed in a row.
    ``name`` is the display name and ``username`` the account's when the seat was taken; what is shown follows
    from those of all seats (data/tables/seat_names.py). ``left_ms``: what was left of its time for the match
    when that last stood (None: no clock); ``running_since``: since when it runs (None: it stands);
    ``in_turn`` and ``warned`` as in bot/manager/time/match_clock.py. ``ready_after``: the deal after
    which it has asked for the next (0: none). ``mark`` stands for the player in the chain of
    a table that has begun (data/tables/table_chain.py). ``pressed`` and ``word`` are what a person brings
    to the next deal
    (data/tables/proofs.py), ``consents`` whether they agree that a private match is opened.
    """

    seat: int
    kind: SeatKind
    name: str
    joined_at: int
    member_id: int | None = None
    level: str | None = None
    away: bool = False
    misses: int = 0
    dm_channel_id: int | None = None
    hand_message_id: int | None = None
    hand_digest: str | None = None
    resigned_at: int | None = None
    left_ms: int | None = None
    running_since: int | None = None
    in_turn: bool = False
    warned: bool = False
    ready_after: int = 0
    mark: str | None = None
    pressed: int | None = None
    word: str = ""
    consents: bool = False
    username: str = ""

    @property
    def named(self) -> Named:
        """What the name to show is made of (data/tables/seat_names.py)."""
        return Named(self.name, self.username, self.kind is SeatKind.COMPUTER)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAction:
    """One accepted action. ``ply`` is the number of actions before it in its deal; ``action`` is JSON.

    ``who`` is the member who pressed (None: nobody did), ``why`` a word of ``Why``.
    """

    ply: int
    seat: int
    action: str = field(repr=False)
    who: int | None
    why: str
    at: int
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredDeal:
    """One deal (from 0): deck and seed, its actions in order, its result as JSON once it is over."""

    table_id: str
    deal: int
    dealer: int
    deck_text: str = field(repr=False)
    seed_text: str = field(repr=False)
    started_at: int
    actions: tuple[StoredAction, ...] = field(default=(), repr=False)
    result: str | None = None

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards as they were dealt, the first first. Raises BadRecord."""
        try:
            return tuple(Card(int(word)) for word in self.deck_text.split(" "))
        except ValueError:
            raise BadRecord("deck", f"table {self.table_id} deal {self.deal}") from None

    @property
    def seed(self) -> bytes:
        """What decides whatever else chance decides. Raises BadRecord."""
        try:
            return bytes.fromhex(self.seed_text)
        except ValueError:
            raise BadRecord("seed", f"table {self.table_id} deal {self.deal}") from None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredResignation:
    """A seat out of the running since this deal and ply; ``why`` is the ending for ``Match.resign``."""

    seat: int
    deal: int
    ply: int
    why: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredKept:
    """A seat of a lobby that is kept for a member until a time in milliseconds UTC."""

    member_id: int
    kept_until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table.

    ``number`` is unique in its server; ``options`` and ``outcome`` are JSON; ``turn_ms`` 0 means no limit;
    ``deadline_at`` is when the turn ends (milliseconds UTC). ``clock_ms`` is each seat's time for the match
    (0: no clock), ``increment_ms`` what it gains after each own turn. The ``mention_`` fields are the last
    turn mention: its channel, its message, the member it called. ``rematch_of`` is the table that this one
    continues. ``reliability``: the least a member needs to take a seat, in percent
    (data/rankings/member_statistics.py).
    ``open_hands``: whether everybody who may see the table may see all hands once the match has ended.
    ``hints``: whether the judge may be asked although people play against each other.
    ``idle_ms``: after so long without a move those who sit there may end the match without a result.
    ``paused_for``: what is missing at a paused table.
    ``version`` counts what was stored of the table, ``shown`` is the one that its messages show; ``due_at``
    is when the next thing happens by itself; by ``put_off_ms`` the time that runs was put off, since nobody
    served. ``head`` is the hash of the last link of its chain (None: not begun), ``linked_at`` when the links
    were made of what had been played before there were any (None: with play).
    """

    table_id: str
    guild_id: int
    channel_id: int
    number: int
    game: str
    spec_version: int
    options: str
    seat_count: int
    turn_ms: int
    created_at: int
    preset: str | None = None
    host_id: int | None = None
    status: Status = Status.LOBBY
    first_dealer: int = 0
    started_at: int | None = None
    ended_at: int | None = None
    deadline_at: int | None = None
    message_id: int | None = None
    message_digest: str | None = None
    mention_channel_id: int | None = None
    mention_message_id: int | None = None
    mention_member_id: int | None = None
    rematch_of: str | None = None
    asking_ms: int = 10_000
    clock_ms: int = 0
    increment_ms: int = 0
    reliability: int = 0
    open_hands: bool = False
    hints: bool = False
    idle_ms: int = IDLE_MS
    paused_for: str | None = None
    version: int = 1
    shown: int = 0
    due_at: int | None = None
    put_off_ms: int = 0
    head: str | None = None
    linked_at: int | None = None
    outcome: str | None = None
    seats: tuple[StoredSeat, ...] = ()
    deals: tuple[StoredDeal, ...] = ()
    resignations: tuple[StoredResignation, ...] = ()
    kept: tuple[StoredKept, ...] = ()
    proof: str | None = field(default=None, repr=False)
    """JSON, in a match that goes into a file or comes out of one (data/fairness/proof_export.py)."""

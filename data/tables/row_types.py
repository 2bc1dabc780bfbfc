"""The rows that a live table is rehydrated from, as frozen records.

Actions, options and results stay JSON, so that a bad record breaks one table and not the start;
data/tables/codec.py parses them.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from data.db.errors import BadRecord
from data.tables.seat_names import Named
from engine.cards import Card

IDLE_MS: Final = 7 * 86_400_000
"""Default time without a move after which a table may be ended."""


class Status(StrEnum):
    """The status of a table. The first three are live."""

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
    WISH = "wish"  # an answer that the person chose beforehand
    ORDER = "order"  # planned by the person for this turn (data/tables/orders.py); only they know
    ONLY = "only"  # the only legal move, for a person who wants such moves to be made
    COMPUTER = "computer"
    MODERATOR = "moderator"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeat:
    """A seat (from 0). A computer has a level and no member.

    ``away``: the computer plays a person's seat until "I'm back". ``misses``: turns missed in a row.
    ``name`` is the display name and ``username`` the account's when the seat was taken; the name shown
    depends on all seats (data/tables/seat_names.py). ``left_ms``: what was left of its time for the match
    when its clock last stopped (None: no clock). ``running_since``: when its clock was started (None: it is
    stopped). ``in_turn`` and ``warned``: see bot/manager/time/match_clock.py. ``ready_after``: the deal
    after which it has asked for the next one (0: none). ``mark`` identifies the player in the chain of a
    started table (data/tables/table_chain.py). ``pressed`` and ``word``: what a person contributes to the
    next shuffle (data/tables/proofs.py). ``consents``: whether they agree to publish the secrets of a
    private match.
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
        """What the shown name is made of (data/tables/seat_names.py)."""
        return Named(self.name, self.username, self.kind is SeatKind.COMPUTER)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAction:
    """One accepted action. ``ply``: number of actions before it in its deal; ``action``: JSON.

    ``who``: the member who pressed or planned it (None: nobody did); ``why``: a value of ``Why``.
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
    """One deal (from 1): deck, seed, its actions in order, its result as JSON once it is over."""

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
        """The cards in the order in which they were dealt. Raises BadRecord."""
        try:
            return tuple(Card(int(word)) for word in self.deck_text.split(" "))
        except ValueError:
            raise BadRecord("deck", f"table {self.table_id} deal {self.deal}") from None

    @property
    def seed(self) -> bytes:
        """The seed for all other randomness of the deal. Raises BadRecord."""
        try:
            return bytes.fromhex(self.seed_text)
        except ValueError:
            raise BadRecord("seed", f"table {self.table_id} deal {self.deal}") from None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredResignation:
    """A seat that resigned at this deal and ply; ``why`` is the ending for ``Match.resign``."""

    seat: int
    deal: int
    ply: int
    why: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredKept:
    """A seat of a lobby that is reserved for a member until a time (ms UTC)."""

    member_id: int
    kept_until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table.

    ``number`` is unique in its guild. ``options`` and ``outcome`` are JSON. ``turn_ms`` 0 means no limit;
    ``deadline_at`` is when the turn ends (ms UTC). ``clock_ms`` is each seat's time for the match (0: no
    clock), ``increment_ms`` what it gains after each own turn. The ``mention_`` fields are the channel,
    message and member of the last turn mention. ``rematch_of`` is the table whose rematch this is.
    ``reliability``: the least that a member needs to take a seat, in percent
    (data/rankings/member_statistics.py).

    ``tournament_id``, ``pairing``: the tournament of which this is a match ("" in a file: one without a
    name), and the number of its pairing. ``deal_limit``: the match is over after so many deals (0: by the
    rules of the game alone). ``deck_source``: tables with the same one have the same decks. ``veiled``: one
    of them is still played, so that nobody may see a card of it except for the own hand of each seat.

    ``open_hands``: all who may see the table may see all hands once the match has ended. ``hints``: hints
    are allowed although people play against each other. ``idle_ms``: after this time without a move, its
    players may end the match without a result. ``paused_for``: what is missing at a paused table.

    ``version`` counts the changes of the table; ``shown`` is the version that its messages show. ``due_at``
    is when its next timer is due. ``put_off_ms``: the downtime credited to the running deadline.
    ``held_until``: until when a leave stops the time of the turn (ms UTC). ``head``
    is the hash of the last link of its chain (None: not started). ``linked_at``: when links were added for
    older play (None: they were made during play).
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
    held_until: int | None = None
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
    tournament_id: str | None = None
    pairing: int | None = None
    deal_limit: int = 0
    deck_source: str = ""
    veiled: bool = False
    outcome: str | None = None
    seats: tuple[StoredSeat, ...] = ()
    deals: tuple[StoredDeal, ...] = ()
    resignations: tuple[StoredResignation, ...] = ()
    kept: tuple[StoredKept, ...] = ()
    proof: str | None = field(default=None, repr=False)
    """JSON, in a match that is exported or imported (data/fairness/proof_export.py)."""

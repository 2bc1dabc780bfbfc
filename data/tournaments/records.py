"""The records of tournaments."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.tournaments.events import Event
from engine.tournaments.settings import Settings
from engine.tournaments.tournament import Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEntrant:
    """The identity of an entrant. Erasure replaces member and names, and deletes the salt."""

    entrant: int
    member_id: int
    name: str
    username: str = ""
    interaction_id: int | None = None
    """The press by which they registered: their share in the decks of duplicate deals."""
    salt: str | None = None
    mark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEvent:
    """An event with who caused it (None: the clock), why (``note``), and when in ms UTC."""

    event: Event
    at: int
    who: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTournament:
    """A tournament as it is stored. Times in ms UTC."""

    tournament_id: str
    guild_id: int
    channel_id: int
    number: int
    name: str
    settings: Settings
    organiser_id: int
    stage: Stage
    season_of: str | None
    """The tournament whose next season this is."""
    created_at: int
    ended_at: int | None
    version: int
    due_at: int | None
    down_ms: int
    """Downtime that has yet to be taken into account."""
    head: str
    secret: str = field(repr=False)
    commitment: str
    shares: str = ""
    """With duplicate deals: the presses by which the entrants registered, as JSON."""
    message_id: int | None
    shown: int
    """The version that the message shows."""
    shown_at: int
    """When it was last edited."""
    called: int
    """Of how many events the entrants have been notified by a message."""
    entrants: Sequence[StoredEntrant] = ()
    events: Sequence[StoredEvent] = ()

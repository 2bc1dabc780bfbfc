"""To which tournament a match belongs, as its table shows it."""

from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from data.db.database import Database
from data.db.errors import BadRecord
from data.tournaments.codec import load_event
from data.tournaments.records import StoredTournament
from data.tournaments.store import events_of, load
from engine.tournaments.events import RoundBegan
from engine.tournaments.knockout import bracket_of, is_for_third
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Tournament

_ROW: Final = """SELECT number, name, guild_id, channel_id, message_id, format FROM tournaments
WHERE tournament_id = ?"""
_EVENTS: Final = "SELECT event FROM tournament_events WHERE tournament_id = ? AND event LIKE ? ORDER BY seq"
_ROUND_BEGAN: Final = '{"event":"RoundBegan",%'
_PLAYED_IN_ROUNDS: Final = (Format.ROUND_ROBIN, Format.SWISS)
"""Where each match belongs to a round, which gives it its name."""


@dataclass(frozen=True, slots=True)
class MatchPlace:
    """The place of a match in its tournament.

    ``meetings``: how many the round of a knock-out has, which gives it its name; 0 in other formats.
    ``for_third``: it is the match for the third place, in the round of the final.
    """

    number: int
    """The number of the tournament in its guild."""
    name: str = field(repr=False)
    guild: int
    channel: int
    message: int | None
    """The message of the tournament; None: it is not posted yet."""
    round: int
    """From 1; 0: outside rounds."""
    meetings: int = 0
    for_third: bool = False


def place_of(record: StoredTournament, state: Tournament, pairing: int) -> MatchPlace:
    """Return the place of a match."""
    match = state.pairing(pairing)
    played = match.round
    knockout = state.settings.format is Format.KNOCKOUT and played
    return MatchPlace(
        number=record.number,
        name=record.name,
        guild=record.guild_id,
        channel=record.channel_id,
        message=record.message_id,
        round=0 if state.settings.format is Format.LEAGUE else played,
        meetings=len(bracket_of(state)[played - 1]) // 2 if knockout else 0,
        for_third=bool(knockout) and is_for_third(state, match),
    )


async def load_place(db: Database, tournament_id: str, pairing: int) -> MatchPlace | None:
    """Return the place of a match, if its tournament exists. Raises StorageError.

    All events are read only where the place depends on results. If they cannot be read, the match belongs
    to no round: its table can be played and ended.
    """
    rows = await db.read(_ROW, (tournament_id,))
    if not rows:
        return None
    number, name, guild, channel, message, kind = rows[0]
    place = MatchPlace(number, name, guild, channel, message, round=0)
    if kind == Format.KNOCKOUT:
        with suppress(BadRecord):
            stored = await load(db, tournament_id)
            if stored is not None:
                with suppress(Exception):  # whatever is wrong with the events
                    return place_of(stored, Tournament.of(stored.settings, events_of(stored)), pairing)
    elif kind in _PLAYED_IN_ROUNDS:
        with suppress(BadRecord):
            rows = await db.read(_EVENTS, (tournament_id, _ROUND_BEGAN))
            return replace(place, round=_round_of(rows, pairing))
    return place


def _round_of(rows: list[tuple[Any, ...]], pairing: int) -> int:
    """Return the round of a match; 0: none has it. Raises BadRecord."""
    before = 0
    for (text,) in rows:
        event = load_event(text)
        if isinstance(event, RoundBegan):
            before += len(event.matches)
            if pairing <= before:
                return event.round
    return 0

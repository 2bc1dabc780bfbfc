"""To which tournament a match belongs, as its table shows it."""

from dataclasses import dataclass, field

from data.db.database import Database
from data.tournaments.records import StoredTournament
from data.tournaments.store import events_of, load
from engine.tournaments.knockout import bracket_of, is_for_third
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Tournament


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
    """Return the place of a match, if there is one. Raises StorageError, BadRecord."""
    stored = await load(db, tournament_id)
    if stored is None:
        return None
    state = Tournament.of(stored.settings, events_of(stored))
    return place_of(stored, state, pairing) if pairing <= len(state.pairings) else None

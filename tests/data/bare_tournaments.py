"""A tournament of which little is stored but its row, for tests of its tables."""

from collections.abc import Sequence

from data.db.database import Statement
from data.tournaments.codec import dump_settings
from data.tournaments.records import StoredEntrant
from data.tournaments.store import add_entrant
from engine.tournaments.settings import Format, Settings


def cup_rows(
    tournament_id: str, *, guild: int, channel: int, at: int, members: Sequence[int]
) -> list[Statement]:
    """Return the statements that store an arena of gin and its entrants, without any event."""
    sql = (
        "INSERT INTO tournaments (tournament_id, guild_id, channel_id, number, name, format, game, settings, "
        "organiser_id, stage, created_at) "
        "VALUES (?, ?, ?, 1, 'Cup', 'arena', 'gin', ?, 11, 'registration', ?)"
    )
    settings = dump_settings(Settings(format=Format.ARENA, game="gin"))
    rows: list[Statement] = [(sql, (tournament_id, guild, channel, settings, at))]
    for number, member in enumerate(members, 1):
        rows += add_entrant(tournament_id, StoredEntrant(entrant=number, member_id=member, name=f"P{number}"))
    return rows

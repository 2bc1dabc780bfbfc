"""A tournament of which nothing is stored but its row, for tests of its tables."""

from data.db.database import Statement
from data.tournaments.codec import dump_settings
from engine.tournaments.settings import Format, Settings


def cup_row(tournament_id: str, *, guild: int, channel: int, at: int) -> Statement:
    """Return the statement that stores an arena of gin, for which nobody has registered."""
    sql = (
        "INSERT INTO tournaments (tournament_id, guild_id, channel_id, number, name, format, game, settings, "
        "organiser_id, stage, created_at) "
        "VALUES (?, ?, ?, 1, 'Cup', 'arena', 'gin', ?, 11, 'registration', ?)"
    )
    settings = dump_settings(Settings(format=Format.ARENA, game="gin"))
    return sql, (tournament_id, guild, channel, settings, at)

"""A tournament of which nothing is stored but its row, for tests of its tables."""

from data.db.database import Statement


def cup_row(tournament_id: str, *, guild: int, channel: int, at: int) -> Statement:
    """Return the statement that stores the row of a tournament of gin that is over."""
    sql = (
        "INSERT INTO tournaments (tournament_id, guild_id, channel_id, number, name, format, game, settings, "
        "organiser_id, stage, created_at, ended_at) VALUES (?, ?, ?, 1, 'Cup', 'arena', 'gin', '{}', 11, "
        "'over', ?, ?)"
    )
    return sql, (tournament_id, guild, channel, at, at)

"""Names that tell tables apart, in questions and in completions."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.manager.tables.table import Table
from bot.texts.localization import join, message, with_commas
from bot.texts.names import escape, labels_of, names_of, plain
from data.tables.venues import Venue


def named_tables(tables: Sequence[Table], servers: Mapping[int, str], member: int | None = None) -> list[str]:
    """Return a distinct name for each table, for running text: its number, and guild if needed.

    Friends know no numbers of their tables: those are named by the game, and by who else plays there.
    ``servers``: the known guild names, by id. ``member``: who reads it.
    """
    several = len({table.guild for table in tables}) > 1
    named = [
        _with_friends(table, member)
        if table.venue is Venue.FRIENDS
        else _with_server(table, servers)
        if several
        else str(table.number)
        for table in tables
    ]
    count = Counter(named)
    return [
        f"{name} (<#{table.channel}>)" if count[name] > 1 else name
        for name, table in zip(named, tables, strict=True)
    ]


def _with_friends(table: Table, member: int | None) -> str:
    seated = zip(table.players, names_of(table), strict=True)
    return with_friends(table.spec.title, join([name for player, name in seated if player.member != member]))


def with_friends(game: str, players: str) -> str:
    """Return how a table of friends is called: by its game and who else plays there, if any."""
    return message("tables-of-friends", game=game, players=players or "none")


def _with_server(table: Table, servers: Mapping[int, str]) -> str:
    server = servers.get(table.guild)
    place = escape(server) if server is not None else f"<#{table.channel}>"
    return message("tables-in-server", number=table.number, server=place)


def table_lines(tables: Sequence[Table], servers: Mapping[int, str], member: int) -> list[str]:
    """Return a distinct line for each table, for a list: number, game, other players.

    If they are in several guilds, also the guild. A table of friends is named as in ``named_tables``.
    """
    lines, seen = [], Counter[str]()
    several = len({table.guild for table in tables}) > 1
    for table in tables:
        seated = zip(table.players, labels_of(table), strict=True)
        others = with_commas([name for player, name in seated if player.member != member])
        if table.venue is Venue.FRIENDS:
            parts = [with_friends(table.spec.title, others)]
        else:
            parts = [message("tables-number", number=table.number)]
            if several and table.guild in servers:
                parts.append(plain(servers[table.guild]))
            parts.append(table.spec.title)
            if others:
                parts.append(message("tables-with", players=others))
        line = " · ".join(parts)
        seen[line] += 1
        lines.append(line if seen[line] == 1 else f"{line} ({seen[line]})")
    return lines

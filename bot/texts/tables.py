"""Names that tell tables apart, in questions and in completions."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.manager.tables.table import Table
from bot.texts.localization import message, with_commas
from bot.texts.names import escape, labels_of, plain


def named_tables(tables: Sequence[Table], servers: Mapping[int, str]) -> list[str]:
    """Return a distinct name for each table, for running text: its number, and guild if needed.

    ``servers``: the known guild names, by id.
    """
    if len({table.guild for table in tables}) == 1:
        return [str(table.number) for table in tables]
    named = [_with_server(table, servers) for table in tables]
    count = Counter(named)
    return [
        f"{name} (<#{table.channel}>)" if count[name] > 1 else name
        for name, table in zip(named, tables, strict=True)
    ]


def _with_server(table: Table, servers: Mapping[int, str]) -> str:
    server = servers.get(table.guild)
    place = escape(server) if server is not None else f"<#{table.channel}>"
    return message("tables-in-server", number=table.number, server=place)


def table_lines(tables: Sequence[Table], servers: Mapping[int, str], member: int) -> list[str]:
    """Return a distinct line for each table, for a list: number, game, other players.

    If they are in several guilds, also the guild.
    """
    lines, seen = [], Counter[str]()
    several = len({table.guild for table in tables}) > 1
    for table in tables:
        parts = [message("tables-number", number=table.number)]
        if several and table.guild in servers:
            parts.append(plain(servers[table.guild]))
        parts.append(table.spec.title)
        seated = zip(table.players, labels_of(table), strict=True)
        others = [name for player, name in seated if player.member != member]
        if others:
            parts.append(message("tables-with", players=with_commas(others)))
        line = " · ".join(parts)
        seen[line] += 1
        lines.append(line if seen[line] == 1 else f"{line} ({seen[line]})")
    return lines

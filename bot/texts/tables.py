"""Tables named so that they are told apart: in a question which is meant, and in what completes an option."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.manager.tables.table import Table
from bot.texts.names import escape, labels_of, plain


def named_tables(tables: Sequence[Table], servers: Mapping[int, str]) -> list[str]:
    """Return a name for each of some tables, for running text, no two alike: the number, with the server
    where they are in several. ``servers``: the names that are known, by id.
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
    return f"{table.number} in {escape(server) if server is not None else f'<#{table.channel}>'}"


def table_lines(tables: Sequence[Table], servers: Mapping[int, str], member: int) -> list[str]:
    """Return a line for each of some tables, for a list, no two alike: number, game, who else plays, and the
    server where they are in several.
    """
    lines, seen = [], Counter[str]()
    several = len({table.guild for table in tables}) > 1
    for table in tables:
        parts = [f"Table {table.number}"]
        if several and table.guild in servers:
            parts.append(plain(servers[table.guild]))
        parts.append(table.spec.title)
        seated = zip(table.players, labels_of(table), strict=True)
        others = [name for player, name in seated if player.member != member]
        if others:
            parts.append(f"with {', '.join(others)}")
        line = " · ".join(parts)
        seen[line] += 1
        lines.append(line if seen[line] == 1 else f"{line} ({seen[line]})")
    return lines

"""Only one function says to which guild an interaction belongs."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ORIGIN = "bot/ui/sending/origin.py"
READERS = ("cogs", "bot/ui", "bot/run", "bot/texts", "bot/manager")
OF_GUILD = frozenset({"guild_id", "guild"})
ALLOWED = {
    ("cogs/tournaments.py", "guild"): 4,  # roles and names of a guild that ``server_here`` has let through
    ("cogs/roles.py", "guild"): 1,  # the same
    ("cogs/setup.py", "guild"): 2,  # its owner, after ``server_here``
}
"""How often a file may read an attribute of an interaction."""


def _interactions_guild(tree: ast.AST) -> list[str]:
    """Return the attributes of guilds that are read from something called an interaction."""
    return [
        part.attr
        for part in ast.walk(tree)
        if isinstance(part, ast.Attribute)
        and part.attr in OF_GUILD
        and isinstance(part.value, ast.Name)
        and part.value.id in ("interaction", "asked", "press")
    ]


def test_the_guild_of_an_interaction_is_read_in_one_place() -> None:
    found: dict[tuple[str, str], int] = {}
    for folder in READERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            if name == ORIGIN:
                continue
            source = file.read_text("utf-8")
            for attribute in _interactions_guild(ast.parse(source)) if ".guild" in source else ():
                found[name, attribute] = found.get((name, attribute), 0) + 1
    assert {key: times for key, times in found.items() if times > ALLOWED.get(key, 0)} == {}


@pytest.mark.parametrize("code", ["x = interaction.guild_id", "f(interaction.guild.id)"])
def test_such_a_use_is_found(code: str) -> None:
    assert _interactions_guild(ast.parse(code))

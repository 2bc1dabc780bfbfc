"""Teams in a lobby: who plays with whom, and how partners are chosen."""

from collections.abc import Sequence

from bot.manager.tables.seating import ENOUGH, key_of
from bot.manager.tables.table import Table
from bot.texts.names import labels_of, team_name
from bot.texts.tables import words
from bot.ui.components import Component, button, buttons, option, select
from bot.ui.custom_id import custom_id


def line(table: Table, names: Sequence[str]) -> str:
    """Return the teams as seated now; ``""`` in a game without teams."""
    seated = [[names[seat] for seat in team if seat < len(names)] for team in table.spec.teams]
    return " · ".join([team_name(at, members) for at, members in enumerate(seated)])


def controls(table: Table) -> list[Component]:
    """Return the menu that chooses a partner and the button that draws lots."""
    if not table.spec.teams or len(table.players) < ENOUGH:
        return []
    lines = [
        option(key_of(player), name, words.on_seat(seat))
        for seat, (player, name) in enumerate(zip(table.players, labels_of(table), strict=True))
    ]
    return [
        select(custom_id(table, "partner"), words.PARTNER, lines),
        *buttons([button(custom_id(table, "lots"), words.BY_LOT)]),
    ]

"""The buttons of the pool on the panels of its tables, and the way into it."""

from bot.manager.pool.pool_tables import speed_of
from bot.manager.tables.table import Table
from bot.texts import pool as say
from bot.ui.components import Component, Style, button
from bot.ui.custom_id import custom_id


def find_button(game: str = "") -> Component:
    """Return the button that asks for a table with people of other guilds."""
    return button(custom_id(None, "find", game), say.ANYONE)


def wait_button(game: str, speed: str, label: object) -> Component:
    """Return the button with which a member begins to wait."""
    return button(custom_id(None, "pool_wait", f"{game}.{speed}"), str(label), Style.PRIMARY)


def people_button(table: Table) -> list[Component]:
    """Return the button that lists the other people at a table, to block or report them."""
    if len(table.people) < 2:
        return []
    return [button(custom_id(table, "pool_people"), say.PEOPLE)]


def play_again_buttons(table: Table) -> list[Component]:
    """Return the buttons after a match: play with the same people again, or with others."""
    others = wait_button(table.spec.key, speed_of(table).value, say.OTHERS)
    if len(table.people) < 2:
        return [others]
    return [button(custom_id(table, "pool_again"), say.AGAIN, Style.SUCCESS), others]

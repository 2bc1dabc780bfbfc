"""The commands for the games' verbs, as they are registered with Discord."""

import pytest

from bot.ui.play.move_parser import ArgumentMode
from cogs.play import Play


@pytest.mark.parametrize(
    ("takes", "parameters"),
    [
        (ArgumentMode.NONE, [("table", False)]),
        (ArgumentMode.REQUIRED, [("card", True), ("table", False)]),
        (ArgumentMode.OPTIONAL, [("card", False), ("table", False)]),
    ],
)
def test_the_card_of_a_command_is_asked_for_as_its_verb_needs_it(
    takes: ArgumentMode, parameters: list[tuple[str, bool]]
) -> None:
    command = Play._command(object.__new__(Play), "take", takes)
    assert [(each.display_name, each.required) for each in command.parameters] == parameters

"""Impossible values for every option of every command get a clear refusal and change nothing.

No Discord client offers these values, and the page does not send them, so the tests bypass it.
"""

import logging
from typing import Any

import pytest

from bot.playground.client import Answer
from bot.playground.refusals import Json
from bot.playground.resources.commands import Typed
from bot.run.client import Cardroom
from tests.play.command_options import CHANNEL, LONG, STRING, USER, commands, impossible, proper
from tests.play.conftest import Harness
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long

PARTS = 4  # for several pytest workers


async def send(
    harness: Harness,
    names: list[str],
    whole: Json,
    level: Json,
    option: Json,
    value: object,
    *,
    asked: str = "",
) -> Answer:
    """Let Alice send a command with one impossible option, and valid required ones.

    ``asked``: she requests completions of the option in place of sending.
    """
    alice = harness.visitor("Alice")
    others = [each for each in level["options"] if each.get("required") and each is not option]
    filled = {each["name"]: proper(harness, alice.channel, each) for each in others}
    options: list[Json] = [
        {"name": each["name"], "type": each["type"], "value": filled.get(each["name"], value)}
        for each in (*others, option)
    ]
    focused = next((each for each in options if each["name"] == asked), None)
    if focused is not None:
        focused["focused"] = True
    elif asked:
        focused = {"name": asked, "type": STRING, "value": "", "focused": True}
        options.append(focused)
    users = frozenset(str(filled[each["name"]]) for each in others if each["type"] == USER)
    for name in reversed(names[1:]):
        sub = next((one for one in whole["options"] if one["name"] == name), level)
        kind = 2 if name != names[-1] and sub is not level else 1
        options = [{"name": name, "type": kind, "options": options}]
    made = harness.playground.interactions.command(
        alice.id, alice.channel, Typed(whole, options, users=users, focused=focused)
    )
    return await alice.deliver(made)


def told(option: Json, answer: Answer) -> bool:
    """Return whether the answer names the option and each of its choices."""
    name = option["name"].replace("_", " ").capitalize()
    named = f"**{name}**: " in answer.text or (name == "Game" and "There is no game called" in answer.text)
    return named and all(choice["name"] in answer.text for choice in option.get("choices", ()))


@pytest.mark.parametrize("part", range(PARTS))
async def test_impossible_values_are_refused_in_clear_words(
    harness: Harness, part: int, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await seat_two(harness)
    moment = sitting.moment
    before = await stored(harness.bot)
    unclear = []
    for index, (names, whole, level) in enumerate(commands(harness)):
        if index % PARTS != part:
            continue
        for option in level.get("options", ()):
            for value in impossible(option):
                with caplog.at_level(logging.ERROR):
                    answer = await send(harness, names, whole, level, option, value)
                if not (answer.ephemeral and told(option, answer)) or generic(answer) or caplog.records:
                    unclear.append((" ".join(names), option["name"], str(value)[:20], answer.text))
                caplog.clear()
    await harness.quiet()
    assert unclear == []
    assert sitting.moment == moment
    assert await stored(harness.bot) == before


async def test_impossible_values_are_completed_with_what_fits(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await seat_two(harness)
    asked = 0
    for names, whole, level in commands(harness):
        options = level.get("options", ())
        for name in [each["name"] for each in options if each.get("autocomplete")]:
            for option in options:
                for value in (LONG, "", 7, True, 1.5, None):
                    with caplog.at_level(logging.ERROR):
                        answer = await send(harness, names, whole, level, option, value, asked=name)
                    assert answer.choices is not None, (names, name, option["name"], value)
                    assert caplog.records == [], (names, name, option["name"], value)
                    asked += 1
    assert asked > 100
    assert (await sitting.actor.autocomplete("move discard", "card")) is not None


async def stored(bot: Cardroom) -> list[Any]:
    """Return row counts of all that commands could have changed."""
    names = ("tables", "seats", "actions", "guild_settings", "member_settings", "transfers", "seasons")
    return [await bot.database.read(f"SELECT count(*) FROM {name}") for name in names]


async def test_what_is_typed_freely_is_refused_in_clear_words(harness: Harness) -> None:
    sitting = await seat_two(harness)
    actor, moment = sitting.actor, sitting.moment
    for command, options, words in (
        ("table open", {"game": "gin", "preset": "nonsense"}, "**Preset**: "),
        ("table open", {"game": "gin", "options": LONG}, "**Options**: "),
        ("results replay", {"match": "nonsense"}, "There is no such match here"),
        ("move discard", {"card": LONG}, "one card, such as"),
        ("move discard", {"card": "🂡"}, "one card, such as"),
    ):
        answer = await actor.slash(command, **options)
        assert words in answer.text
        assert not generic(answer), (command, answer.text)
        assert len(answer.text) < 1_000, "typed text is not repeated in full"
    assert sitting.moment == moment


async def test_a_channel_that_holds_no_tables_is_refused(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    category = harness.playground.world.add_channel("cards", kind=4)
    [(names, whole, level)] = [each for each in commands(harness) if each[0] == ["cardroom", "settings"]]
    options = [{"name": "allow", "type": CHANNEL, "value": category.id}]
    nested = [{"name": "settings", "type": 1, "options": options}]
    typed = Typed(whole, nested, channels=frozenset({category.id}))
    answer = await alice.deliver(harness.playground.interactions.command(alice.id, alice.channel, typed))
    assert "**Allow**: a channel of this server that can hold tables" in answer.text
    assert (await harness.bot.members.guild(0)).channels == ()
    assert (names, level["name"]) == (["cardroom", "settings"], "settings")


async def test_a_command_as_an_older_version_had_it_is_explained(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    alice = harness.visitor("Alice")
    [whole] = [each for each in harness.playground.commands.all() if each["name"] == "learn"]
    without = [{"type": 1, "name": "rules", "options": []}]
    for command, sent in (
        ({**whole, "name": "rules"}, []),
        (whole, without),
    ):  # removed; an option is missing
        made = harness.playground.interactions.command(alice.id, alice.channel, Typed(command, sent))
        with caplog.at_level(logging.ERROR):
            answer = await alice.deliver(made)
        assert "Discord still shows the old version" in answer.text
    assert caplog.records == []

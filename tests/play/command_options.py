"""The options of all slash commands, with valid and invalid values."""

from collections.abc import Iterator

from bot.playground.refusals import Json
from bot.playground.resources.channels import Channel
from tests.play.conftest import Harness

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, ATTACHMENT = 3, 4, 5, 6, 7, 8, 11
LONG = "x" * 5_000


def commands(harness: Harness) -> Iterator[tuple[list[str], Json, Json]]:
    """Yield every slash command: the names on its path, the whole definition, and its own part."""

    def below(names: list[str], whole: Json, level: Json) -> Iterator[tuple[list[str], Json, Json]]:
        groups = [each for each in level.get("options", ()) if each["type"] in (1, 2)]
        for each in groups:
            yield from below([*names, each["name"]], whole, each)
        if not groups:
            yield names, whole, level

    for command in harness.playground.commands.all():
        if command["type"] == 1:
            yield from below([command["name"]], command, command)


def impossible(option: Json) -> list[object]:
    """Return values that the option refuses."""
    kind, low, high = option["type"], option.get("min_value"), option.get("max_value")
    if option.get("choices"):
        first = option["choices"][0]["value"]
        return ["nonsense", "", LONG, first + " ", 7, True]
    if kind == STRING:
        longer = [LONG] if option.get("max_length") else []
        return [*longer, 7, True, *([""] if option.get("min_length") else [])]
    if kind == INTEGER:
        bounds = [low - 1] if low is not None else []
        return [*bounds, *([high + 1] if high is not None else []), 2**53, -(2**70), "7", "seven", 1.5, True]
    if kind == BOOLEAN:
        return ["true", 1, "maybe"]
    return ["12", "nobody", 12, True]  # objects that the request does not resolve


def proper(harness: Harness, channel: Channel, option: Json) -> object:
    """Return a valid value for the option."""
    match option["type"]:
        case 3:
            return option["choices"][0]["value"] if option.get("choices") else "10D"
        case 4:
            return max(1, option.get("min_value", 1))
        case 5:
            return False
        case 6:
            return harness.visitor("Bob").id
        case 7:
            return channel.id
        case 8:
            return next(iter(harness.playground.world.roles))
    raise AssertionError(option)

"""Members who play by what they see: they read their panel, choose something there, and press it."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of

Json = dict[str, Any]
Choice = Callable[[Json], tuple[Json, str | None]]
"""A way to choose among what a panel offers: a button, or a menu and a place in it."""
CARD = re.compile(r"Joker|(?:10|[2-9AJQK])[♠♧♦♡]")
PLAY = ("act", "sure", "pick")
SUCCESS = 3
PANEL = (*PLAY, "sort", "refresh", "back", "ready", "again")


def says(part: Json, option: Json | None = None) -> str:
    """What a button or a line of a menu does, in words: what bears nothing but a card throws it."""
    label = str((option or part)["label"])
    throws = CARD.fullmatch(label) or (option is not None and part["placeholder"].startswith("Throw"))
    return f"Throw {label}" if throws else label


def verb_of(part: Json) -> str:
    """The verb in a custom_id."""
    return str(part.get("custom_id", "::::")).split(":")[4]


def panel(visitor: Visitor) -> Json | None:
    """The newest hand panel that the member has: a direct message, or one that only they see."""
    seen = [*visitor.dm(), *visitor.ephemerals()]
    panels = [message for message in seen if any(verb_of(part) in PANEL for part in buttons_of(message))]
    return max(panels, key=lambda message: int(message["id"]), default=None)


def choices(message: Json) -> list[tuple[Json, str | None]]:
    """All that can be pressed on a panel to play: buttons, and places in menus."""
    buttons = [(part, None) for part in buttons_of(message, enabled=True) if verb_of(part) in PLAY]
    places = [
        (part, option["value"])
        for part in selects_of(message)
        if verb_of(part) in PLAY
        for option in part["options"]
    ]
    return [*buttons, *places]


def may_play(visitor: Visitor) -> bool:
    """Whether the member's panel offers anything to play."""
    message = panel(visitor)
    return message is not None and bool(choices(message))


async def press(visitor: Visitor, message: Json, part: Json, value: str | None) -> Answer:
    """Press a button or choose in a menu."""
    if value is None:
        return await visitor.click(message, custom_id=part["custom_id"])
    return await visitor.select(message, value, custom_id=part["custom_id"])


def knocks(message: Json) -> list[tuple[Json, str | None]]:
    """What leads to a knock, gin first."""
    offered = []
    for part, value in choices(message):
        label = part.get("label", "")
        if value is not None:
            label = next(option["label"] for option in part["options"] if option["value"] == value)
        if any(word in label for word in ("Gin", "gin", "Knock", "knock", "Yes")):
            offered.append((0 if "in!" in label or "Yes" in label else 1, part, value))
    return [(part, value) for _, part, value in sorted(offered, key=lambda item: item[0])]


def sensibly(chance: Random) -> Choice:
    """A way to choose: knock whenever it is offered, draw from the stock, throw what leaves the least, or
    what is marked as best, or stands last: that is the highest in no meld.
    """

    def left(at: int, part: Json, value: str | None) -> int:
        if value is None and says(part).startswith("Throw"):
            return 0 if part["style"] == SUCCESS else 999 - at
        if part.get("label", "").startswith("Take"):
            return 1001
        told = next((o.get("description", "") for o in part.get("options", ()) if o["value"] == value), "")
        found = re.search(r"leaves (\d+)", told)
        return int(found[1]) if found else 1000

    def choose(message: Json) -> tuple[Json, str | None]:
        rated = [(left(at, *one), chance.random(), one) for at, one in enumerate(choices(message))]
        return (knocks(message) or [min(rated)[-1]])[0]

    return choose


async def turn(visitor: Visitor, choose: Choice) -> Answer:
    """Do one thing on the panel."""
    message = panel(visitor)
    assert message is not None
    assert choices(message), text_of(message)
    return await press(visitor, message, *choose(message))


async def forge(
    visitor: Visitor, message: Json, custom_id: str, values: tuple[str, ...] | None = None
) -> Answer:
    """Press what is not on the message; with values, choose in a menu that is not on it."""
    playground = visitor.playground
    part: dict[str, Any] = {"type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
    shown = playground.world.messages[message["id"]]
    return await visitor.deliver(playground.interactions.component(visitor.id, shown, part, values or ()))

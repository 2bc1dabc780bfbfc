"""Members who play by their panel: they read it, choose something, and press it."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from bot.pictures import emoji_name
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.texts.faces import face
from engine.cards import JOKER, Card

Json = dict[str, Any]
Choice = Callable[[Json], tuple[Json, str | None]]
"""A policy: from a panel to a button, or a menu with one of its values."""
CARD = re.compile(r"Joker|(?:10|[2-9AJQK])[♠♣♦♥]")
PLAY = ("act", "sure", "pick")
SUCCESS = 3
PANEL = (*PLAY, "sort", "refresh", "back", "ready", "again")


def card_of(name: str) -> str:
    """Return the card that an emoji shows, by its name."""
    return next(
        face(card) for card in map(Card, range(JOKER + 1)) if f"{name}_".startswith(f"{emoji_name(card)}_")
    )


def says(part: Json, option: Json | None = None) -> str:
    """Return a label; one that only names a card, or its emoji, means a discard."""
    shown = option or part
    label = str(shown["label"]) if "label" in shown else card_of(shown["emoji"]["name"])
    discards = CARD.fullmatch(label) or (option is not None and part["placeholder"].startswith("Discard"))
    return f"Discard {label}" if discards else label


def verb_of(part: Json) -> str:
    """Return the verb of a custom_id."""
    return str(part.get("custom_id", "::::")).split(":")[4]


def panel(visitor: Visitor) -> Json | None:
    """Return the member's newest hand panel, in direct messages or ephemeral."""
    seen = [*visitor.dm(), *visitor.ephemerals()]
    panels = [message for message in seen if any(verb_of(part) in PANEL for part in buttons_of(message))]
    return max(panels, key=lambda message: int(message["id"]), default=None)


def choices(message: Json) -> list[tuple[Json, str | None]]:
    """Return all moves on a panel: buttons, and menus with each of their values."""
    buttons = [(part, None) for part in buttons_of(message, enabled=True) if verb_of(part) in PLAY]
    places = [
        (part, option["value"])
        for part in selects_of(message)
        if verb_of(part) in PLAY
        for option in part["options"]
    ]
    return [*buttons, *places]


def may_play(visitor: Visitor) -> bool:
    """Return whether the member's panel offers a move."""
    message = panel(visitor)
    return message is not None and bool(choices(message))


async def press(visitor: Visitor, message: Json, part: Json, value: str | None) -> Answer:
    """Press a button or choose in a menu."""
    if value is None:
        return await visitor.click(message, custom_id=part["custom_id"])
    return await visitor.select(message, value, custom_id=part["custom_id"])


def knocks(message: Json) -> list[tuple[Json, str | None]]:
    """Return the controls that lead to a knock, gin first."""
    offered = []
    for part, value in choices(message):
        label = part.get("label", "")
        if value is not None:
            label = next(option["label"] for option in part["options"] if option["value"] == value)
        if any(word in label for word in ("Gin", "gin", "Knock", "knock", "Yes")):
            offered.append((0 if "in!" in label or "Yes" in label else 1, part, value))
    return [(part, value) for _, part, value in sorted(offered, key=lambda item: item[0])]


def sensibly(chance: Random) -> Choice:
    """A policy that knocks when it can, draws from the stock, and discards sensibly.

    The discard is the one that leaves the least, or is marked as best, or is the last button, which is the
    highest card in no meld.
    """

    def left(at: int, part: Json, value: str | None) -> int:
        if value is None and says(part).startswith("Discard"):
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
    """Make one press on the panel."""
    message = panel(visitor)
    assert message is not None
    assert choices(message), text_of(message)
    return await press(visitor, message, *choose(message))


async def forge(
    visitor: Visitor, message: Json, custom_id: str, values: tuple[str, ...] | None = None
) -> Answer:
    """Press a custom_id that is not on the message; with values, as a menu."""
    playground = visitor.playground
    part: dict[str, Any] = {"type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
    shown = playground.world.messages[message["id"]]
    return await visitor.deliver(playground.interactions.component(visitor.id, shown, part, values or ()))

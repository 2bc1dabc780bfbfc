"""The costs of all discards of a hand, in one line above their buttons."""

from collections.abc import Mapping
from typing import Final

from bot.texts.costs import Cost
from bot.texts.faces import boxed, face, in_boxes
from bot.texts.lengths import units
from engine.cards import Card

LONGEST: Final = 130
"""Characters of the line without its markup: two or three lines on a phone."""
_MOST_BEST: Final = 6


def has_better_discards(costs: Mapping[Card, Cost]) -> bool:
    """Return whether some discards are better than others: if all are best, none is."""
    return any(cost.best for cost in costs.values()) and not all(cost.best for cost in costs.values())


def discards_line(costs: Mapping[Card, Cost]) -> str:
    """Return the best discards and the costs of others; ``""`` if there is nothing to say.

    For example "**Best to discard** `K♠ 9♦` · `8♥` fits #4 · `Q♠` breaks `Q♠ Q♦ Q♥`": cards with the same
    cost are grouped. ``costs`` are in the order of the hand, one for each face. Costs that do not fit are
    left out.
    """
    apart = has_better_discards(costs)
    groups: dict[Cost, list[Card]] = {}
    for card, cost in costs.items():
        groups.setdefault(cost._replace(best=apart and cost.best), []).append(card)
    named = [
        f"{boxed(cards[:_MOST_BEST])}{f' ({in_boxes(_inner(words))})' if words else ''}"
        for (words, best), cards in groups.items()
        if best
    ]
    told = [f"**Best to discard** {', '.join(named)}"] if named else []
    rest = [_costing(words, cards) for (words, best), cards in groups.items() if words and not best]
    room = LONGEST - sum(map(units, told))
    for words in sorted(rest, key=units):
        room -= units(words) + 3
        if room < 0:
            break
        told.append(words)
    return " · ".join(told)


def _costing(words: str, cards: list[Card]) -> str:
    """Return some cards and what discarding any one of them costs."""
    meld = words.removeprefix("breaks ")
    if len(cards) < 2 or meld == words:
        return f"{boxed(cards)} {in_boxes(_inner(words))}"
    whole = {face(card) for card in cards} == {*meld.split(" ")}
    return f"any of {boxed(cards)} breaks {'that meld' if whole else in_boxes(_inner(meld))}"


def _inner(words: str) -> str:
    """Return words without the dots that separate one cost from the next."""
    return words.replace(" · ", ", ")

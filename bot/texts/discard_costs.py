"""What the throws of a hand cost, in the one line above their buttons."""

from collections.abc import Mapping
from typing import Final

from bot.texts.costs import Cost
from bot.texts.faces import boxed, face, in_boxes
from bot.texts.lengths import units
from engine.cards import Card

LONGEST: Final = 130
"""Of the line, without its markup: two or three lines of a phone."""
_MOST_BEST: Final = 6


def told_apart(costs: Mapping[Card, Cost]) -> bool:
    """Say whether some throws are better than others: where all are best, none is."""
    return any(cost.best for cost in costs.values()) and not all(cost.best for cost in costs.values())


def throws_line(costs: Mapping[Card, Cost]) -> str:
    """Return which throws are best, and what others cost, those together that cost the same, such as "**Best
    to throw** `K♠ 9♦` · `8♡` fits #4 · breaks `Q♠ Q♦ Q♡`". ``""``: there is nothing to tell.

    ``costs`` are in the order in which the cards stand, one for each face. What is too long is left out.
    """
    apart = told_apart(costs)
    groups: dict[Cost, list[Card]] = {}
    for card, cost in costs.items():
        groups.setdefault(cost._replace(best=apart and cost.best), []).append(card)
    named = [
        f"{boxed(cards[:_MOST_BEST])}{f' ({in_boxes(_inner(words))})' if words else ''}"
        for (words, best), cards in groups.items()
        if best
    ]
    told = [f"**Best to throw** {', '.join(named)}"] if named else []
    rest = [_costing(words, cards) for (words, best), cards in groups.items() if words and not best]
    room = LONGEST - sum(map(units, told))
    for words in sorted(rest, key=units):
        room -= units(words) + 3
        if room < 0:
            break
        told.append(words)
    return " · ".join(told)


def _costing(words: str, cards: list[Card]) -> str:
    """Return what some cards cost; they are not named before words that name them all, and few others."""
    named = f" {words} "
    if words.startswith("breaks ") and all(f" {face(card)} " in named for card in cards):
        return in_boxes(_inner(words))
    return f"{boxed(cards)} {in_boxes(_inner(words))}"


def _inner(words: str) -> str:
    """Return words to stand between the dots that part one cost from the next."""
    return words.replace(" · ", ", ")

"""The discards of a hand that are marked, and the costs of all in one line above their buttons."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.texts.faces import boxed, face, in_boxes
from bot.texts.games.costs import Cost
from bot.texts.lengths import units
from bot.texts.localization import message, with_commas
from engine.cards import Card

LONGEST: Final = 130
"""Characters of the line without its markup: two or three lines on a phone."""
_MOST_MARKED: Final = 6
_BOX: Final = re.compile(r"`([^`]+)`")


class Marks(NamedTuple):
    """The discards that stand out, and what is said of them.

    ``name``: the measure by which they do, such as "Lowest deadwood", or what the judge thinks of them.
    """

    name: str = ""
    cards: frozenset[Card] = frozenset()


def measured(costs: Mapping[Card, Cost], measure: str) -> Marks:
    """Return the discards that measure least; none if all measure the same."""
    least = min((cost.measure for cost in costs.values()), default=())
    cards = frozenset(card for card, cost in costs.items() if cost.measure == least)
    return Marks(measure, cards) if len(cards) < len(costs) else Marks()


def discards_line(costs: Mapping[Card, Cost], marks: Marks) -> str:
    """Return the marked discards and the costs of all; ``""`` if there is nothing to say.

    For example "**Loosest:** `K♠ 9♦` · `8♥` fits #4 · `Q♠` breaks `Q♠ Q♦ Q♥`": cards with the same cost are
    grouped. ``costs`` are in the order of the hand, one for each face. Costs that do not fit are left out.
    """
    groups: dict[tuple[str, bool], list[Card]] = {}
    for card, cost in costs.items():
        groups.setdefault((cost.words, card in marks.cards), []).append(card)
    named = [
        _marked(words, boxed(cards[:_MOST_MARKED])) for (words, marked), cards in groups.items() if marked
    ]
    told = [message("discard-costs-marked", measure=marks.name, cards=with_commas(named))] if named else []
    rest = [_costing(words, cards) for (words, marked), cards in groups.items() if words and not marked]
    room = LONGEST - sum(map(units, told))
    for words in sorted(rest, key=units):
        room -= units(words) + 3
        if room < 0:
            break
        told.append(words)
    return " · ".join(told)


def _marked(words: str, cards: str) -> str:
    if not words:
        return cards
    return message("discard-costs-marked-cost", cards=cards, cost=in_boxes(_inner(words)))


def _costing(words: str, cards: list[Card]) -> str:
    """Return some cards and what discarding any one of them costs.

    If they are of one meld in ``words``, it says so, and does not repeat the meld if they are all of it.
    """
    cost, faces = in_boxes(_inner(words)), {face(card) for card in cards}
    meld = next((each for each in _BOX.findall(cost) if faces <= {*each.split(" ")}), "")
    if len(cards) < 2 or not meld:
        return message("discard-costs-cost", cards=boxed(cards), cost=cost)
    if faces == {*meld.split(" ")}:
        cost = cost.replace(f"`{meld}`", message("discard-costs-that-meld"), 1)
    return message("discard-costs-any", cards=boxed(cards), cost=cost)


def _inner(words: str) -> str:
    """Return words without the dots that separate one cost from the next."""
    return with_commas(words.split(" · "))

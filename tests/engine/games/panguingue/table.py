"""Panguingue deals and positions for tests: the last seat deals, seat 0 begins and is on turn."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine import GAMES, IllegalAction, code, parse_cards
from engine.actions import Action, DrawStock
from engine.cards import Card
from engine.events import Event, Paid
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.melds import form
from engine.games.panguingue.terms import LayOff, PanMeld, PanOptions, PanResult, PanView, Phase

SPEC = GAMES["panguingue"]


class Supply:
    """Hands out the copies of a card in turn, so that equal words become different cards."""

    def __init__(self) -> None:
        self.copies: Counter[str] = Counter()

    def cards(self, words: Iterable[str]) -> tuple[Card, ...]:
        found = []
        for word in words:
            (first,) = parse_cards(word)
            found.append(Card(self.copies[word] << 6 | first))
            self.copies[word] += 1
        return tuple(found)


def options(**values: Any) -> PanOptions:
    chosen = SPEC.options(**values)
    assert isinstance(chosen, PanOptions)
    return chosen


def at(
    hand: str,
    *board: str,
    top: str = "QC",
    stock: str = "",
    others: Mapping[int, tuple[str, Sequence[str]]] | None = None,
    seats: int = 2,
    dropped: Sequence[int] = (),
    left: int = 40,
    foot_chips: int = 0,
    passed: bool = False,
    **values: Any,
) -> PanDeal:
    """Set up the start of seat 0's turn with this hand and board.

    A meld is recognised as if just laid down, unless its cards begin with ``?``. ``top`` is the top
    discard, ``stock`` is on top of the stock, which has ``left`` cards; ``others`` gives hands and boards
    of other seats, who otherwise hold the remaining cards. There are five packs.
    """
    chosen = options(**{"packs": 5, **values})
    supply = Supply()
    hands: list[tuple[Card, ...]] = [supply.cards(hand.split())]
    boards = [[_meld(supply, 0, words, chosen) for words in board]]
    given = others or {}
    for seat in range(1, seats):
        words, melds = given.get(seat, ("", ()))
        hands.append(supply.cards(words.split()))
        boards.append([_meld(supply, seat, meld, chosen) for meld in melds])
    upcard, above = supply.cards(top.split()), supply.cards(stock.split())
    pack = SPEC.new_match(seats=seats, options=chosen).pack()
    placed = {*upcard, *above, *(card for cards in hands for card in cards)}
    placed |= {card for melds in boards for meld in melds for card in meld.cards}
    # Every seventh card, so that the hands of the others are mixed.
    rest = iter([card for start in range(7) for card in pack[start::7] if card not in placed])
    for seat in range(1, seats):
        lacking = 10 - len(hands[seat]) - sum(len(meld.cards) for meld in boards[seat])
        hands[seat] += tuple(islice(rest, lacking))
    below = tuple(islice(rest, left - len(above)))
    return PanDeal.at(
        chosen,
        dealer=seats - 1,
        turn=0,
        phase=Phase.START,
        pack=pack,
        hands=hands,
        boards=boards,
        pile=[*rest, *upcard],
        head=[*above, *below],
        foot=(),
        dropped=dropped,
        foot_chips=foot_chips,
        passed=passed,
        seed=bytes(range(32)),
    )


def _meld(supply: Supply, owner: int, words: str, chosen: PanOptions) -> PanMeld:
    meld, _ = form(owner, supply.cards(words.removeprefix("?").split()), chosen)
    return PanMeld(owner, meld.cards) if words.startswith("?") else replace(meld, collected=0)


def dealt(seats: int = 2, **values: Any) -> PanDeal:
    """Deal the sorted pack; the declaration begins."""
    match = SPEC.new_match(seats=seats, options=options(**values), dealer=seats - 1)
    deal = match.deal(match.pack(), seed=bytes(32))
    assert isinstance(deal, PanDeal)
    return deal


def view(deal: PanDeal, seat: int | None = 0) -> PanView:
    return deal.view(seat)


def board(deal: PanDeal, seat: int = 0) -> list[PanMeld]:
    return [meld for meld in deal.view(None).melds if meld.owner == seat]


def own(deal: PanDeal, words: str, seat: int = 0) -> tuple[Card, ...]:
    """Return cards of the hand, or the drawn one, which comes first."""
    seen = deal.view(seat)
    drawn = () if seen.drawn is None or seen.turn != seat else (seen.drawn,)
    return picked((*drawn, *seen.hand), words)


def lying(deal: PanDeal, number: int, words: str, seat: int = 0) -> tuple[Card, ...]:
    """Return cards of a meld on the board."""
    return picked(board(deal, seat)[number].cards, words)


def picked(cards: Iterable[Card], words: str) -> tuple[Card, ...]:
    left, found = list(dict.fromkeys(cards)), []
    for word in words.split():
        card = next(card for card in left if code(card) == word)
        left.remove(card)
        found.append(card)
    return tuple(found)


def codes(cards: Iterable[Card]) -> list[str]:
    return [code(card) for card in cards]


def draw(deal: PanDeal) -> tuple[Event, ...]:
    return deal.apply(0, DrawStock())


def lay_off(deal: PanDeal, word: str, number: int) -> tuple[Event, ...]:
    return deal.apply(0, LayOff(own(deal, word)[0], number))


def each_pays(events: Iterable[Event]) -> list[tuple[str, int]]:
    """Return the reason and the amount of each payment of the next seat."""
    return [(event.reason, event.amount) for event in events if isinstance(event, Paid) and event.payer == 1]


def refused(deal: PanDeal, seat: int, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        deal.apply(seat, action)
    return refusal.value


def result_of(deal: PanDeal) -> PanResult:
    assert deal.result is not None
    return deal.result


def kinds(deal: PanDeal, seat: int = 0) -> set[type[Action]]:
    return {type(action) for action in deal.legal_actions(seat)}

"""Positions of Control Card Rummy for tests: the last seat deals, seat 0 begins and is on turn."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from engine import GAMES, IllegalAction, code, parse_cards
from engine.actions import Action, Discard, DrawStock
from engine.cards import Card
from engine.events import Event
from engine.games.control.control_cards import ControlKind, Customs, in_table_order
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import control_card, is_control, kind_of
from engine.games.control.terms import ControlMeld, ControlOptions, ControlResult, ControlView, LayOff, Meld
from tests.engine.games.panguingue.table import Supply

SPEC = GAMES["control"]
KINDS = {kind.name: kind for kind in ControlKind}


class Box(Supply):
    """Hands out playing cards and control cards, each copy once."""

    def __init__(self) -> None:
        super().__init__()
        self.controls: Counter[ControlKind] = Counter()

    def control(self, word: str) -> Card:
        kind = KINDS[word]
        self.controls[kind] += 1
        return control_card(kind, self.controls[kind] - 1)

    def mixed(self, words: Iterable[str]) -> tuple[Card, ...]:
        return tuple(self.control(word) if word in KINDS else self.cards([word])[0] for word in words)

    def meld(self, kind: str, words: Sequence[str], owner: int = 0, by: Sequence[int] = ()) -> ControlMeld:
        cards = self.cards(words)
        layers = dict(zip(cards, by or [owner] * len(cards), strict=True))
        laid = in_table_order(KINDS[kind], cards, Customs())
        return ControlMeld(owner, laid, KINDS[kind], tuple(layers[card] for card in laid))


def words(cards: Iterable[Card]) -> list[str]:
    return [kind_of(card).name if is_control(card) else code(card) for card in cards]


def options(**values: Any) -> ControlOptions:
    chosen = SPEC.options(**values)
    assert isinstance(chosen, ControlOptions)
    return chosen


def at(
    own: str,
    *others: str,
    top: str = "KS",
    stock: str = "",
    left: int | None = None,
    table: Sequence[str] = (),
    pile: str = "GROUP",
    deck: str = "",
    held: Sequence[str] = (),
    turnovers: int = 0,
    idle_turns: int = 0,
    **values: Any,
) -> ControlDeal:
    """Set up a position at the beginning of seat 0's turn.

    ``top`` are the last discards, ``stock`` the next cards of the stock, ``left`` its size (the other cards
    are at the bottom of the pile), ``table`` melds such as ``"1 GROUP 7S 7H 7D"`` (the owner first),
    ``pile`` and ``deck`` the control cards played and to come, ``held`` those in hand by seat.
    """
    box, chosen = Box(), options(**values)
    hands = [box.cards(hand.split()) for hand in (own, *(others or ("AC JH",)))]
    melds = []
    for line in table:
        owner, kind, *cards = line.split()
        melds.append(box.meld(kind, cards, int(owner)))
    above, upper = box.cards(top.split()), box.mixed(stock.split())
    pack = SPEC.new_match(seats=len(hands), options=chosen).pack()
    used = {*above, *upper, *(card for hand in hands for card in hand)}
    used |= {card for meld in melds for card in meld.cards}
    rest = [card for card in pack if card not in used]
    more = len(rest) if left is None else left - len(upper)
    return ControlDeal.at(
        chosen,
        dealer=len(hands) - 1,
        turn=0,
        pack=pack,
        hands=hands,
        stock=[*upper, *rest[:more]],
        pile=[*rest[more:], *above],
        melds=melds,
        control_pile=box.mixed(pile.split()),
        control_deck=box.mixed(deck.split()),
        held=[box.mixed(cards.split()) for cards in held],
        turnovers=turnovers,
        idle_turns=idle_turns,
    )


def view(deal: ControlDeal, seat: int | None = 0) -> ControlView:
    return deal.view(seat)


def c(word: str) -> Card:
    return parse_cards(word)[0]


def drawn(deal: ControlDeal, seat: int = 0) -> ControlDeal:
    deal.apply(seat, DrawStock())
    return deal


def meld(text: str, kind: ControlKind | None = None) -> Meld:
    return Meld(parse_cards(text), kind)


def lay_off(text: str, at_meld: int | None = 0) -> LayOff:
    return LayOff(parse_cards(text), at_meld)


def discard(word: str) -> Discard:
    return Discard(c(word))


def refused(deal: ControlDeal, action: Action, seat: int | None = None) -> IllegalAction:
    on_turn = deal.view(None).turn if seat is None else seat
    before = [deal.view(other) for other in (None, *range(deal.seats))]
    with pytest.raises(IllegalAction) as refusal:
        deal.apply(on_turn, action)
    assert [deal.view(other) for other in (None, *range(deal.seats))] == before
    return refusal.value


def told(deal: ControlDeal, action: Action) -> list[Event]:
    return list(deal.apply(deal.view(None).turn, action))


def listed(deal: ControlDeal, kind: type[Action]) -> list[Action]:
    (seat,) = deal.actors
    return [action for action in deal.legal_actions(seat) if type(action) is kind]


def result_of(deal: ControlDeal) -> ControlResult:
    assert deal.result is not None
    return deal.result

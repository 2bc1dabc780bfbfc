"""What cards can do in Control Card Rummy, from a seat's view.

Melds in the hand, now and in its next turn; what melds on the table take; and all that can be laid.
"""

from collections.abc import Iterable, Sequence

from engine.cards import Card, pack
from engine.games.control.control_cards import ControlKind, fill_ins, joining_cards, melds_in
from engine.games.control.control_cards import meld_kinds as kinds_asked
from engine.games.control.deck import ControlMode, ControlSet
from engine.games.control.score import card_points
from engine.games.control.terms import ControlMeld, ControlOptions, ControlView, Fitting, LayOff, Meld, Phase

# Melds in the hand


def best_melds(fitting: Iterable[Fitting], options: ControlOptions) -> list[Fitting]:
    """Return melds without a common card, chosen by the highest points first."""
    found: list[Fitting] = []
    used: set[Card] = set()
    for meld in sorted(fitting, key=lambda meld: -card_points(meld.cards, options)):
        if used.isdisjoint(meld.cards):
            used |= set(meld.cards)
            found.append(meld)
    return found


def best_meld(view: ControlView) -> Meld | None:
    """Return the meld with the most points that the seat may lay now; None if there is none."""
    melds = [action for action in view.legal if isinstance(action, Meld)]
    return max(melds, key=lambda meld: card_points(meld.cards, view.options), default=None)


def melds_for(kinds: Iterable[ControlKind], hand: Sequence[Card], options: ControlOptions) -> list[Fitting]:
    """Return melds of a hand without a common card that fit these control cards."""
    found = [
        Fitting(kind, cards) for kind in kinds_asked(kinds) for cards in melds_in(kind, hand, options.customs)
    ]
    return best_melds(found, options)


def in_my_turn(view: ControlView) -> tuple[ControlKind, ...]:
    """Return the control cards in force in the seat's next turn; ``()`` if that is unknown.

    The others' actions do not change it, unless the pile is turned over before.
    """
    options = view.options
    if options.control_set is ControlSet.LEVEL1 or options.control_mode is ControlMode.DEAL:
        return view.in_force
    if options.control_mode is not ControlMode.ROUND or view.seat is None:
        return ()
    seats = len(view.held)
    if ((view.seat - view.turn) % seats or seats) < ((view.beginner - view.turn) % seats or seats):
        return view.in_force
    if view.preview is None:
        return ()
    level = options.level_kinds
    turned_up = view.in_force[: len(view.in_force) - len(level)]
    return (*(view.preview, *turned_up)[: options.controls_in_force], *level)


# Melds on the table


def takes(meld: ControlMeld, options: ControlOptions) -> list[tuple[Card, ...]]:
    """Return what can be added to a meld: single cards, then cards that must be added together.

    Empty for a meld that is closed or full.
    """
    return _taken(meld.kind, meld.cards, pack(), options)


def _taken(
    kind: ControlKind, meld: Sequence[Card], cards: Sequence[Card], options: ControlOptions
) -> list[tuple[Card, ...]]:
    """Return which of these cards can be laid off on a meld, each entry in one action."""
    one_by_one = [(card,) for card in joining_cards(kind, meld, cards, options.customs)]
    return [*one_by_one, *fill_ins(kind, meld, cards, options.customs)]


def fits(card: Card, view: ControlView) -> list[int]:
    """Return the indices (from 0) of the table melds that a card fits."""
    customs = view.options.customs
    return [
        at for at, meld in enumerate(view.melds) if joining_cards(meld.kind, meld.cards, (card,), customs)
    ]


def to_lay_off(view: ControlView) -> dict[int, list[tuple[Card, ...]]]:
    """Return what of the hand can be laid off on each table meld (from 0), by action."""
    found = {at: _taken(meld.kind, meld.cards, view.hand, view.options) for at, meld in enumerate(view.melds)}
    return {at: taken for at, taken in found.items() if taken}


# Laying all that can be laid


def lay_all(view: ControlView) -> tuple[Meld | LayOff, ...]:
    """Return how the seat lays all that it can in this turn.

    Its best meld, then whatever fits on the table, on its own melds first. Empty if it may not.
    """
    if view.phase not in (Phase.PLAY, Phase.MELDED) or view.seat not in view.actors:
        return ()
    table = [(meld.owner, meld.kind, meld.cards) for meld in view.melds]
    hand = sorted(view.hand, key=lambda card: card != view.taken)  # of equal cards use the one taken
    made: list[Meld | LayOff] = []
    meld = best_meld(view)
    if meld is not None and meld.kind is not None:
        made.append(meld)
        table.append((view.turn, meld.kind, meld.cards))
        hand = [card for card in hand if card not in meld.cards]
    while layoffs := [
        (at, cards)
        for at, (_, kind, laid) in enumerate(table)
        for cards in _taken(kind, laid, hand, view.options)
    ]:
        at, cards = min(layoffs, key=lambda layoff: table[layoff[0]][0] != view.turn)
        made.append(LayOff(cards, at))
        owner, kind, laid = table[at]
        table[at] = owner, kind, (*laid, *cards)
        hand = [card for card in hand if card not in cards]
    while made and not _ends(view, made):
        made.pop()
    return tuple(made)


def _ends(view: ControlView, made: Sequence[Meld | LayOff]) -> bool:
    """Return whether the turn can end after these plays: with a discard, or by going out."""
    laid = {card for play in made for card in play.cards}
    left = [card for card in view.hand if card not in laid]
    if len(left) > 1:
        return True
    level = view.options.level_kinds
    may_go_out = view.level_done[view.turn] or any(
        isinstance(play, Meld) and play.kind in level for play in made
    )
    return may_go_out and left != [view.taken]


def next_play(view: ControlView) -> Meld | LayOff | None:
    """Return the next action of ``lay_all``; None once that is done."""
    return next(iter(lay_all(view)), None)

"""The heuristic computer players of Hand, with or without partners.

``easy``, ``normal`` and ``strong`` are functions from the view of a seat to an action. The fallback policy
follows `docs/rules/hand.md` 10.5, 13.5. All choose from ``view.legal``, so they play under every option. They
differ in this:

* *easy* opens with the highest melds it has, lays what it sees, discards the highest loose card, and has the
  lapses of a beginner (`docs/levels.md`).
* *normal* lays everything it can, but does not trade for jokers, and takes a discard only to open.
* *strong* waits for a Hand where that is near and nobody else is near going out. Once it has opened it plans
  the whole turn, weighing cards left, jokers kept, and what the table offers to players near going out:
  opponents or its partner. It keeps places on the table for a partner with few cards: it closes no set and
  takes no joker that he may need, unless it goes out or the card is high. Before it has opened it discards
  by simple rules.
* *expert* (engine/ai/hand/worlds.py) asks the value network (engine/ai/hand/value_net.py). Under options for
  which that was not trained it begins with the values of *strong*, and with what that leaves out: in a hand
  that has not opened it keeps the cards that most unseen cards would make melds of.

The weights are points. Those for discards from a hand that has not opened were fitted
(engine/ai/hand/features.py), which brings 2.2 points a deal between two, and 1.2 between three (standard
errors of 0.5). The others were chosen by reasoning; a search found none significantly better
(``tests/tools/bench/tuned.json``). What *normal* and *strong* leave out makes the steps between the levels
about equal (docs/strength.md, the table of levels).
"""

from collections.abc import Collection
from typing import Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.hand.turn_search import Plan, Planner
from engine.ai.policies import Lapse, Level, Policies
from engine.cards import FACE, JOKER, Card
from engine.games.hand.joker_melds import meld_of
from engine.games.hand.meld_forms import meld_terms, opening_terms
from engine.games.hand.openings import best_opening, hand_discards
from engine.games.hand.score import card_penalty
from engine.games.hand.terms import (
    AskRedeal,
    Exchange,
    HandOptions,
    HandView,
    Lay,
    LayOff,
    Pass,
    Phase,
    ReturnUpcard,
)

LEFT_CARD: Final = Lapse("Left card", 0.7)
"""*easy* leaves a discard that it could take."""
LATE_OPENING: Final = Lapse("Late opening", 0.4)
"""*easy* does not see that its melds are enough to open."""
OVERLOOKED_MELD: Final = Lapse("Overlooked meld", 0.65)
"""*easy* has opened and does not see a meld in its hand."""
FORGOTTEN_LAY_OFF: Final = Lapse("Forgotten lay-off", 0.66)
"""*easy* does not see that a card fits a meld on the table."""
DRAWN_CARD: Final = Lapse("Drawn card", 0.2)
"""*easy* discards the card that it drew, though a more expensive one is loose."""
HAND_WAIT: Final = 0.10
"""*strong*: probability of a Hand with the next draw from which it does not open."""
HAND_RISK: Final = 0.12
"""*strong*: it opens anyway if others go out before with more than this probability."""
HAND_WORTH: Final = 100.0
"""Value of the chance of a Hand that is lost by opening, in points."""
DOUBT: Final = 10.0
"""Points by which *strong* ranks other actions lower where it does not count."""
POOR: Final = 20
"""Ask for a new deal, where that is allowed, if the best melds come to less than this."""


def easy(view: HandView) -> Action:
    """Play like a beginner, with lapses."""
    if view.phase in (Phase.REDEAL, Phase.DRAW):
        takes = TakeUpcard() in view.legal and not LEFT_CARD.happens(view)
        return view.legal[-1] if takes else view.legal[0]
    discards, laying = _discards(view), _lay(view) or _lay_off(view)
    if not discards:
        return laying or view.legal[0]
    if laying is not None:
        lapse = FORGOTTEN_LAY_OFF
        if isinstance(laying, Lay):
            lapse = OVERLOOKED_MELD if view.opened[view.seat or 0] else LATE_OPENING
        if not lapse.happens(view):
            return laying
    fitting = {action.card for action in view.legal if isinstance(action, LayOff)}
    loose = [card for card in discards if card not in fitting] or discards
    drawn = view.drawn
    if drawn in loose and FACE[drawn] != JOKER and drawn not in _in_melds(view):
        loose = [drawn] if DRAWN_CARD.happens(view) else loose
    return Discard(_loosest(view, loose))


def normal(view: HandView) -> Action:
    """Play soundly, without counting; trade for no joker, and take a discard only to open."""
    match view.phase:
        case Phase.REDEAL:
            return _redeal(view)
        case Phase.DRAW:
            return view.legal[0 if view.free[view.seat or 0] else -1]
        case _:
            return _lay_or_discard(view, trade=None)


def playout_policy(view: HandView) -> Action:
    """Play by simple rules and take whatever may be taken: the policy of playouts."""
    match view.phase:
        case Phase.REDEAL:
            return _redeal(view)
        case Phase.DRAW:
            return view.legal[-1]
        case _:
            return _lay_or_discard(view, _trade(view))


def strong(view: HandView) -> Action:
    """Count what may be laid and what it gives away; discard by simple rules before opening."""
    discards = _discards(view)
    if discards and not view.free[view.seat or 0] and _lay(view) is None:
        return Discard(_loosest(view, discards))
    return rank_actions(view)[0][0]


def rank_actions(view: HandView) -> list[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first.

    Only differences of the values are meaningful.
    """
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)]
    match view.phase:
        case Phase.REDEAL:
            chosen = _redeal(view)
        case Phase.DRAW:
            chosen = _strong_draw(view)
        case _:
            return sorted(_plays(view), key=lambda option: -option[1])
    others: list[tuple[Action, float]] = [(action, -DOUBT) for action in view.legal if action != chosen]
    return [(chosen, 0.0), *others]


def _strong_draw(view: HandView) -> Action:
    draw = view.legal[0]
    if TakeUpcard() not in view.legal or isinstance(draw, Pass):
        return view.legal[-1]
    if view.free[view.seat or 0]:
        return TakeUpcard()
    planner = Planner(view)
    top = view.pile[-1]
    if hand_discards((*view.hand, top), planner.outlook.terms(), top):
        return TakeUpcard()
    if planner.risk <= HAND_RISK and planner.outlook.hand_chance(view.hand) >= HAND_WAIT:
        return draw
    return draw if opens_as_well_without(view, top) else TakeUpcard()


def opens_as_well_without(view: HandView, top: Card) -> bool:
    """Return whether the hand opens with any drawn card, and no better with the upcard.

    An example is a second copy of a queen in a meld: a card of the stock may bring more, and no copy is left
    over.
    """
    own = best_opening(view.hand, opening_terms(view.options, view.needed, 0))
    if own is None or own.total < view.needed:
        return False
    taken = best_opening((*view.hand, top), opening_terms(view.options, view.needed, 1), top)
    return taken is None or taken.total <= own.total


def _plays(view: HandView) -> list[tuple[Action, float]]:
    """Return the values of what may be laid and discarded."""
    planner = Planner(view)
    discards = _discards(view)
    plans: dict[Action, Plan] = {}
    opens = any(isinstance(action, Lay) for action in view.legal)
    if view.free[view.seat or 0] or not discards or opens:
        plans = planner.plans()
    laying: list[tuple[Action, float]] = [(action, -plan.cost) for action, plan in plans.items()]
    if view.free[view.seat or 0] or not discards:
        return laying
    worth = planner.outlook.discards(discards)
    discarding = sorted(worth, key=lambda card: (-worth[card], card))
    waiting: list[tuple[Action, float]] = [(Discard(card), worth[card]) for card in discarding]
    if not opens:
        return waiting
    best = max(laying, key=lambda option: option[1])
    chances = planner.outlook.hand_chances(discards)
    likely = sorted(chances, key=lambda card: (-chances[card], planner.outlook.danger(card), card))
    waits = [(Discard(card), best[1] + HAND_WORTH * (chances[card] - HAND_WAIT)) for card in likely]
    if planner.risk > HAND_RISK or plans[best[0]].left == 0:
        waits = [(action, min(value, best[1] - DOUBT)) for action, value in waits]
    return [*laying, *waits] if waits else [*laying, (waiting[0][0], best[1] - DOUBT)]


# Rules of easy and normal


def _discards(view: HandView) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, Discard)]


def _lay(view: HandView) -> Lay | None:
    """Return the first legal lay: the highest opening, or the highest meld."""
    return next((action for action in view.legal if isinstance(action, Lay)), None)


def _lay_off(view: HandView) -> LayOff | None:
    """Return the lay-off of the highest natural card, or of a joker that goes out."""
    fits = [action for action in view.legal if isinstance(action, LayOff)]
    naturals = [action for action in fits if FACE[action.card] != JOKER]
    if naturals:
        return max(naturals, key=lambda action: (card_penalty(action.card, view.options), -action.meld))
    return fits[0] if fits and (len(view.hand) == 2 or not _discards(view)) else None


def _lay_or_discard(view: HandView, trade: Exchange | None) -> Action:
    """Return the action after the draw by simple rules, laying first."""
    laying = _lay(view) or trade or _lay_off(view)
    discards = _discards(view)
    if laying is not None or not discards:
        return laying or view.legal[0]
    return Discard(_loosest(view, discards))


def _trade(view: HandView) -> Exchange | None:
    """Return a trade for a joker, or None."""
    return next((action for action in view.legal if isinstance(action, Exchange)), None)


def _redeal(view: HandView) -> Action:
    poor = view.best_opening is None or view.best_opening.total < POOR
    return AskRedeal() if poor and AskRedeal() in view.legal else Pass()


def _loosest(view: HandView, discards: Collection[Card]) -> Card:
    """Return the card to discard: the highest outside the best melds that is no joker."""
    used = _in_melds(view)
    return min(
        discards,
        key=lambda card: (FACE[card] == JOKER, card in used, -card_penalty(card, view.options), card),
    )


def _in_melds(view: HandView) -> set[Card]:
    """Return the cards of the best melds in the hand."""
    melds = best_opening(view.hand, opening_terms(view.options, 1, 1))
    return {card for meld in (melds.melds if melds else ()) for card in meld.cards}


# Fallback policy


def fallback_policy(view: HandView) -> Action:
    """Return the action for an absent player.

    It draws, puts a taken discard back, and discards. It melds only what it has to, and then the cheapest.
    It discards the card drawn last, unless that is a joker or gone; else the highest natural card, the
    lowest of equals; a joker only if there is nothing else.
    """
    passive = [action for action in view.legal if isinstance(action, DrawStock | Pass | ReturnUpcard)]
    if passive:
        return passive[0]
    discards = [action for action in view.legal if isinstance(action, Discard)]
    if not discards:
        return min(view.legal, key=lambda action: _cost(action, view.options))
    naturals = [discard for discard in discards if FACE[discard.card] != JOKER]
    for discard in naturals:
        if discard.card == view.drawn:
            return discard
    if not naturals:
        return discards[0]
    return min(naturals, key=lambda discard: (-card_penalty(discard.card, view.options), discard.card))


def _cost(action: Action, options: HandOptions) -> tuple[int, int, int]:
    """Rank what a taken card or joker requires: a cheap meld, a lay-off, an exchange."""
    match action:
        case Lay(melds):
            read = [meld_of(meld.cards, meld_terms(options), meld.kind, meld.lo) for meld in melds]
            total = sum(meld.value for meld in read if meld is not None)
            return (0, total, sum(len(meld.cards) for meld in melds))
        case LayOff():
            return (1, action.meld, 0)
        case Exchange():
            return (2, action.meld, 0)
        case _:
            return (3, 0, 0)


POLICIES: Final = Policies(
    levels={Level.EASY: easy, Level.NORMAL: normal, Level.STRONG: strong}, fallback=fallback_policy
)

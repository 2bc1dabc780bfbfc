"""Computer players of Hand and Hand Partnership: ``easy``, ``normal`` and ``strong``, each a function from
the view of a seat to an action; and who plays for somebody absent (rules/hand.md 10.5 and 13.5).

All choose among ``view.legal``, so that they play under every option. What they differ in:

* *easy* opens with the dearest melds there are, lays what fits, throws what costs most of what is loose, and
  overlooks things.
* *normal* overlooks nothing that it could lay, but does not trade for jokers, and takes a discard only to
  open.
* *strong* waits for a Hand where that is near and nobody else is near going out; once it has opened it plans
  the whole turn, weighing cards left, jokers kept, and what the table offers to who is near going out:
  opponents or its partner. A partner with few cards left keeps his places on the table: strong closes no set
  and takes no joker that he may need, unless it goes out or the card is dear. While it has not opened it
  throws by eye.
* *expert* (engine/ai/hand/worlds.py) begins with what *strong* thinks, and with what that leaves out:
  in a closed hand it keeps what most cards would make melds of.

The weights are points. Those of a closed hand's throws were fitted (outlook.py), which brings 2.2 points a
deal between two, and 1.2 between three (standard errors of 0.5). The others were chosen by reason; a search
found none better beyond doubt (``tests/tools/bench/tuned.json``). What *normal* and *strong* leave out
makes each level a step of about the same height (README, the table of levels).
"""

from collections.abc import Collection
from typing import Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.hand.turn_search import Plan, Planner
from engine.ai.policies import Level, Policies
from engine.cards import FACE, JOKER, Card
from engine.games.hand import (
    AskRedeal,
    Exchange,
    HandOptions,
    HandView,
    Lay,
    LayOff,
    Pass,
    Phase,
    ReturnUpcard,
    card_penalty,
    meld_terms,
    opening_terms,
)
from engine.games.hand.joker_melds import meld_of
from engine.games.hand.openings import best_opening, hand_discards

EASY_LAPSE: Final = 3
"""*easy*: one decision in so many is a lapse."""
HAND_WAIT: Final = 0.10
"""*strong*: the chance of a Hand with the next draw from which on it does not open."""
HAND_RISK: Final = 0.12
"""… unless others go out with more than this chance before."""
HAND_WORTH: Final = 100.0
"""What the chance of a Hand is worth that is lost by opening."""
DOUBT: Final = 10.0
"""By how many points *strong* thinks worse of what it would not do, where it does not count."""
POOR: Final = 20
"""The best melds of a hand for which a new deal is worth asking, where that is allowed, come to less."""


def easy(view: HandView) -> Action:
    """Play like a beginner. A lapse leaves a discard that could be taken, an opening or a lay-off for the
    next turn, or throws the card drawn.
    """
    lapse = _lapse(view)
    if view.phase in (Phase.REDEAL, Phase.DRAW):
        return view.legal[-1] if TakeUpcard() in view.legal and not lapse else view.legal[0]
    laying = _lay(view) or _lay_off(view)
    if laying is not None and (not lapse or not _throws(view)):
        return laying
    throws = _throws(view)
    if not throws:
        return view.legal[0]
    if lapse and view.drawn in throws and FACE[view.drawn] != JOKER:
        return Discard(view.drawn)
    return Discard(_loosest(view, throws))


def normal(view: HandView) -> Action:
    """Play soundly by eye, without counting; trade for no joker, and take a discard only to open."""
    match view.phase:
        case Phase.REDEAL:
            return _redeal(view)
        case Phase.DRAW:
            return view.legal[0 if view.free[view.seat or 0] else -1]
        case _:
            return _lay_or_throw(view, trade=None)


def playout_policy(view: HandView) -> Action:
    """Play by eye and take whatever may be taken: how the judge goes on with a deal."""
    match view.phase:
        case Phase.REDEAL:
            return _redeal(view)
        case Phase.DRAW:
            return view.legal[-1]
        case _:
            return _lay_or_throw(view, _trade(view))


def strong(view: HandView) -> Action:
    """Play by counting what may be laid, and what it gives away; throw by eye from a closed hand."""
    throws = _throws(view)
    if throws and not view.free[view.seat or 0] and _lay(view) is None:
        return Discard(_loosest(view, throws))
    return rank_actions(view)[0][0]


def rank_actions(view: HandView) -> list[tuple[Action, float]]:
    """Return what is worth a thought, the best first, each with what it is worth by counting: in points, of
    which only the differences mean something.
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
    return draw if _opens_as_well_without(view, top) else TakeUpcard()


def _opens_as_well_without(view: HandView, top: Card) -> bool:
    """Say whether the hand opens at once with any card drawn, and not with more if that is the upcard, such
    as a second copy of a queen in a meld: then a card of the stock may bring more, and no copy is left over.
    """
    own = best_opening(view.hand, opening_terms(view.options, view.needed, 0))
    if own is None or own.total < view.needed:
        return False
    taken = best_opening((*view.hand, top), opening_terms(view.options, view.needed, 1), top)
    return taken is None or taken.total <= own.total


def _plays(view: HandView) -> list[tuple[Action, float]]:
    """Weigh what may be laid and thrown."""
    planner = Planner(view)
    throws = _throws(view)
    plans: dict[Action, Plan] = {}
    opens = any(isinstance(action, Lay) for action in view.legal)
    if view.free[view.seat or 0] or not throws or opens:
        plans = planner.plans()
    laying: list[tuple[Action, float]] = [(action, -plan.cost) for action, plan in plans.items()]
    if view.free[view.seat or 0] or not throws:
        return laying
    worth = planner.outlook.throws(throws)
    throwing = sorted(worth, key=lambda card: (-worth[card], card))
    waiting: list[tuple[Action, float]] = [(Discard(card), worth[card]) for card in throwing]
    if not opens:
        return waiting
    best = max(laying, key=lambda option: option[1])
    chances = planner.outlook.hand_chances(throws)
    likely = sorted(chances, key=lambda card: (-chances[card], planner.outlook.danger(card), card))
    waits = [(Discard(card), best[1] + HAND_WORTH * (chances[card] - HAND_WAIT)) for card in likely]
    if planner.risk > HAND_RISK or plans[best[0]].left == 0:
        waits = [(action, min(value, best[1] - DOUBT)) for action, value in waits]
    return [*laying, *waits] if waits else [*laying, (waiting[0][0], best[1] - DOUBT)]


# What easy and normal share.


def _throws(view: HandView) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, Discard)]


def _lay(view: HandView) -> Lay | None:
    """Return the first melds that can be laid: the dearest opening, or the dearest meld."""
    return next((action for action in view.legal if isinstance(action, Lay)), None)


def _lay_off(view: HandView) -> LayOff | None:
    """Return the dearest natural that fits, or a joker with which the hand goes out."""
    fits = [action for action in view.legal if isinstance(action, LayOff)]
    naturals = [action for action in fits if FACE[action.card] != JOKER]
    if naturals:
        return max(naturals, key=lambda action: (card_penalty(action.card, view.options), -action.meld))
    return fits[0] if fits and (len(view.hand) == 2 or not _throws(view)) else None


def _lay_or_throw(view: HandView, trade: Exchange | None) -> Action:
    """Return what is done by eye after the draw, beginning with what can be laid."""
    laying = _lay(view) or trade or _lay_off(view)
    throws = _throws(view)
    if laying is not None or not throws:
        return laying or view.legal[0]
    return Discard(_loosest(view, throws))


def _trade(view: HandView) -> Exchange | None:
    """Return a trade for a joker."""
    return next((action for action in view.legal if isinstance(action, Exchange)), None)


def _redeal(view: HandView) -> Action:
    poor = view.best_opening is None or view.best_opening.total < POOR
    return AskRedeal() if poor and AskRedeal() in view.legal else Pass()


def _loosest(view: HandView, throws: Collection[Card]) -> Card:
    """Return the card to throw: none of the best melds, and no joker, if possible; of those the dearest."""
    melds = best_opening(view.hand, opening_terms(view.options, 1, 1))
    used = {card for meld in (melds.melds if melds else ()) for card in meld.cards}
    return min(
        throws,
        key=lambda card: (FACE[card] == JOKER, card in used, -card_penalty(card, view.options), card),
    )


def _lapse(view: HandView) -> bool:
    """Tell whether this decision is a lapse: as good as chance, but the same for the same view."""
    seen = sum(1 << card % 61 for card in view.hand) * 1_000_003 + view.stock * 10_007 + len(view.melds)
    return (seen ^ seen >> 29) * 0x9E3779B97F4A7C15 % (1 << 64) >> 40 < (1 << 24) // EASY_LAPSE


# Who plays for somebody absent.


def fallback_policy(view: HandView) -> Action:
    """Return what is done for somebody absent: draw, put a discard taken back, throw what was drawn.

    Nothing is melded but what has to be, and then the cheapest. The throw is the card drawn last unless that
    is a joker or is gone; else the dearest natural, the lowest of equals; a joker if there is nothing else.
    """
    quick = [action for action in view.legal if isinstance(action, DrawStock | Pass | ReturnUpcard)]
    if quick:
        return quick[0]
    throws = [action for action in view.legal if isinstance(action, Discard)]
    if not throws:
        return min(view.legal, key=lambda action: _cost(action, view.options))
    naturals = [throw for throw in throws if FACE[throw.card] != JOKER]
    for throw in naturals:
        if throw.card == view.drawn:
            return throw
    if not naturals:
        return throws[0]
    return min(naturals, key=lambda throw: (-card_penalty(throw.card, view.options), throw.card))


def _cost(action: Action, options: HandOptions) -> tuple[int, int, int]:
    """Rank what a taken card or joker obliges to: the least meld, else a lay-off, else an exchange."""
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

"""The heuristic computer players of Control Card Rummy: ``easy``, ``normal`` and ``strong``.

Each is a function from the view of a seat to an action. All choose from ``view.legal``, so they play under
every option. They differ in this:

* *easy* melds the most cards it can, lays off what it sees, keeps neighbours and equals whatever the control
  cards ask for, and has the lapses of a beginner (`docs/levels.md`).
* *normal* makes no such mistakes and discards the card in the fewest melds that lack one card; it does not
  look at the next control card.
* *strong* does look at it, and counts what to lay. It estimates how likely each kind is to be in force at
  its next turns and each card to come, and follows a turn to its discard. It draws by simple rules, and
  discards by them until another player is near going out.
* *expert* (engine/ai/control/worlds.py) values the end of a turn, in points, by a network
  (engine/ai/control/value_net.py), before and after the draw. Where the network was not trained for the
  scoring in force it uses ``rank_actions``, which counts more than *strong* uses: also the prospects of the
  rest of the hand, the chance of going out next, and what the next player could make of the discard.

The weights are in cards: the gain of having one card less to lay. They were chosen by reasoning, and
adjusted where self-play showed a fault. In 1,002 hands for three under the default options, every deck
played once from every seat, the full ``rank_actions`` wins 66 % (standard error 1.5 %) against two *easy*;
over 210 hands in each of the modes ``turn``, ``held`` and ``deck`` 61 to 62 % (3.4 %).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.control.features import LEVEL_MELD, Outlook, faces_of, kinds_at, least_melds, open_to
from engine.ai.policies import Lapse, Level, Policies
from engine.cards import FACE, RANK, SUIT, Card, cards_in
from engine.games.control.control_cards import (
    ControlKind,
    Customs,
    fill_ins,
    joining_cards,
    meld_kinds,
    melds_in,
)
from engine.games.control.score import card_points
from engine.games.control.terms import (
    ControlView,
    LayOff,
    Meld,
    MeldCredit,
    Phase,
    PlayControl,
    Scoring,
    TurnOver,
)

CARD: Final = 1.3
"""Cost of a card in hand, compared with one laid at the next turn."""
FINISH: Final = 4.0
"""Value, in cards, of certainly going out at the next turn."""
FEED: Final = 0.5
"""Cost of a card that the next player can lay thanks to a discard."""
STOCK: Final = 0.2
"""Value of an unknown card, beside the chance that it can be laid at once."""
SPOIL: Final = 0.3
"""Cost of a meld that the next player is expected to lay under the control cards in force."""
CREDIT: Final = 0.01
"""Value of a point of the score, in cards."""
BURDEN: Final = 0.04
"""Cost of a point in hand where those are penalties."""

LEFT_CARD: Final = Lapse("Left card", 0.4)
"""*easy* leaves an upcard that it could lay."""
OVERLOOKED_MELD: Final = Lapse("Overlooked meld", 0.4)
"""*easy* does not see that it holds what a control card asks for."""
FORGOTTEN_LAY_OFF: Final = Lapse("Forgotten lay-off", 0.4)
"""*easy* does not see that cards fit melds on the table."""
DRAWN_CARD: Final = Lapse("Drawn card", 0.3)
"""*easy* discards the card that it drew, whatever its other cards are."""

NEAR_OUT: Final = 3
"""*strong*: it counts what to discard once another player holds no more cards than this."""

_MANY: Final = 500
"""*normal*: kinds with more smallest melds than this are ignored."""
WHOLE: Final = 3
"""*normal*: weight of a complete meld; one that lacks a card has 1."""
DEAR: Final = 0.1
"""*normal*: value of a point of a card, compared with a meld that lacks a card."""
_OUT: Final = 1_000.0
_WIDTH: Final = 8
"""Melds that are followed to the discard."""

Cards = tuple[Card, ...]


def easy(view: ControlView) -> Action:
    """Play like a beginner, with lapses."""
    if view.phase is Phase.DRAW:
        takes = _is_useful(view, view.in_force) and not LEFT_CARD.happens(view)
        return TakeUpcard() if takes else view.legal[0]
    discards, laying = _discards(view), _largest(view)
    if not discards:
        return laying or view.legal[0]
    if laying is not None:
        lapse = FORGOTTEN_LAY_OFF if isinstance(laying, LayOff) else OVERLOOKED_MELD
        if not lapse.happens(view):
            return laying
    fitting = {card for action in view.legal if isinstance(action, Meld | LayOff) for card in action.cards}
    loose = [discard for discard in discards if discard.card not in fitting]
    drawn = [discard for discard in loose if discard.card == view.drawn]
    eyed = (DRAWN_CARD.happens(view) and drawn) or loose or discards
    return min(eyed, key=lambda discard: _by_eye(view, discard.card))


def normal(view: ControlView) -> Action:
    """Play soundly, without counting, and ignore the next control card when drawing."""
    if view.phase is Phase.DRAW:
        return TakeUpcard() if _is_useful(view, view.in_force) else view.legal[0]
    return playout_policy(view)


def playout_policy(view: ControlView) -> Action:
    """Play by simple rules: the policy of playouts.

    It discards the card in the fewest melds of three that lack at most one card.
    """
    if view.phase is Phase.DRAW:
        next_kind = () if view.preview is None else (view.preview,)
        return TakeUpcard() if _is_useful(view, (*view.in_force, *next_kind)) else view.legal[0]
    laying = _largest(view)
    discards = _discards(view)
    if laying is not None or not discards:
        return laying or view.legal[0]
    kinds = kinds_at(view.options, len(view.held))
    wanted = wanted_of(view.hand, kinds, view.options.customs)
    # High cards are kept for melds that score, or discarded where cards in hand are penalties.
    dear = DEAR if view.options.scoring is Scoring.MELDS else -DEAR
    return min(
        discards,
        key=lambda discard: (
            wanted[FACE[discard.card]] + dear * card_points((discard.card,), view.options),
            discard.card,
        ),
    )


def wanted_of(
    cards: Iterable[Card], kinds: Sequence[tuple[ControlKind, int]], customs: Customs
) -> Sequence[int]:
    """Return by face the number of smallest melds of the cards that lack at most one card.

    Complete melds count more, and so do those that more control cards ask for.
    """
    return _wanted(faces_of(cards), kinds, customs)


@lru_cache(maxsize=20_000)
def _wanted(hand: int, kinds: Sequence[tuple[ControlKind, int]], customs: Customs) -> Sequence[int]:
    wanted = [0] * 52
    for kind, count in kinds:
        melds = least_melds(kind, customs)
        if len(melds) > _MANY:
            continue
        for meld in melds:
            missing = meld & ~hand
            if not missing & (missing - 1):
                for face in cards_in(meld & hand):
                    wanted[face] += count if missing else WHOLE * count
    return wanted


def strong(view: ControlView) -> Action:
    """Count what to lay and which control card to play; draw by simple rules.

    Discards are counted only when another player is near going out.
    """
    if view.phase is Phase.DRAW:
        return playout_policy(view)
    chosen = rank_actions(view)[0][0]
    near = any(held <= NEAR_OUT for seat, held in enumerate(view.held) if seat != view.seat)
    return chosen if near or not isinstance(chosen, Discard) else playout_policy(view)


def rank_actions(view: ControlView) -> list[tuple[Action, float]]:
    """Return the actions worth considering and their values in cards, the best first.

    Only differences of the values are meaningful.
    """
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)]
    if view.phase is Phase.DRAW:
        taken, drawn = _draw_values(view)
        found = [(TakeUpcard(), taken), (view.legal[0], drawn)]
        return found if taken > drawn else found[::-1]
    # Of two equal cards the deal lists one.
    listed = {signature(action): action for action in reversed(view.legal)}
    best: dict[Action, float] = {}
    for line in sorted(_lines(view), key=lambda line: -line.worth):
        action = listed.get(signature(line.first))
        if action is not None:
            best.setdefault(action, line.worth)
    return [*best.items()] or [(view.legal[-1], 0.0)]


# Rules of easy and normal


def _discards(view: ControlView) -> list[Discard]:
    return [action for action in view.legal if isinstance(action, Discard)]


def _is_useful(view: ControlView, asked: Iterable[ControlKind]) -> bool:
    """Return whether the upcard can be laid off or melded under these control cards."""
    if TakeUpcard() not in view.legal:
        return False
    upcard, customs = view.pile[-1], view.options.customs
    if any(joining_cards(meld.kind, meld.cards, (upcard,), customs) for meld in view.melds):
        return True
    hand = (upcard, *(card for card in view.hand if FACE[card] != FACE[upcard]))
    return any(upcard in cards for kind in meld_kinds(asked) for cards in melds_in(kind, hand, customs))


def _largest(view: ControlView) -> Action | None:
    """Return the best action of laying cards down, or None.

    It is the meld of most cards, then of most points; else a control card from the hand that would allow
    one; else a lay-off, on own melds first.
    """
    melds = [action for action in view.legal if isinstance(action, Meld)]
    if melds:
        return max(melds, key=lambda meld: (len(meld.cards), card_points(meld.cards, view.options)))
    if view.phase is Phase.PLAY:
        for action in view.legal:
            if isinstance(action, PlayControl) and any(
                melds_in(kind, view.hand, view.options.customs) for kind in meld_kinds((action.kind,))
            ):
                return action
    lay_offs = [action for action in view.legal if isinstance(action, LayOff)]
    return max(lay_offs, key=lambda lay_off: _owner(view, lay_off) == view.seat, default=None)


def _owner(view: ControlView, lay_off: LayOff) -> int | None:
    return None if lay_off.meld is None else view.melds[lay_off.meld].owner


def _by_eye(view: ControlView, card: Card) -> tuple[int, int, Card]:
    """Sort key of discards: cards with the fewest neighbours first, then the highest."""
    company = sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in view.hand
        if FACE[other] != FACE[card]
    )
    return company, -card_points((card,), view.options), card


# The turn search of strong


class TableMeld(NamedTuple):
    """A meld on the table."""

    kind: ControlKind
    faces: int
    owner: int


class TurnState(NamedTuple):
    """The state of a turn: the hand, the table, the first action and the points gained so far."""

    hand: Cards
    table: tuple[TableMeld, ...]
    first: Action | None
    points: int
    level_done: bool


class _Line(NamedTuple):
    """A way to finish the turn: its first action and its value."""

    first: Action
    worth: float


def turn_start(view: ControlView, hand: Cards) -> TurnState:
    """Return the state at the start of a turn with this hand."""
    table = tuple(TableMeld(meld.kind, faces_of(meld.cards), meld.owner) for meld in view.melds)
    return TurnState(hand, table, None, 0, view.level_done[view.seat or 0])


def opened_by(table: Iterable[TableMeld], customs: Customs) -> int:
    """Return the faces that can be laid off on melds."""
    faces = 0
    for meld in table:
        faces |= open_to(meld.kind, meld.faces, customs)
    return faces


def _lines(view: ControlView) -> Iterator[_Line]:
    """Follow the turn with the control cards in force, and with each that could be played."""
    outlook = Outlook.of(view, view.hand, view.in_force, view.own_controls)
    melds = [action for action in view.legal if isinstance(action, Meld)]
    start = turn_start(view, view.hand)
    kept = [card for card in view.hand if card == view.taken]
    controls = [action for action in view.legal if isinstance(action, PlayControl)]
    spoiled = outlook.melds_of_next() if controls else 0.0
    yield from _ends(outlook, start, melds, kept)
    for control in controls:
        up = view.options.controls_in_force
        in_force = (control.kind, *view.in_force[: up - 1], *view.options.level_kinds)
        own = list(view.own_controls)
        own.remove(control.kind)
        after = Outlook.of(view, view.hand, in_force, own)
        possible = melds_under(view, view.hand, in_force) if view.phase is Phase.PLAY else []
        gain = SPOIL * (spoiled - after.melds_of_next())
        for line in _ends(after, start, possible, kept):
            yield _Line(control, line.worth + gain)


def melds_under(view: ControlView, hand: Cards, in_force: Iterable[ControlKind]) -> list[Meld]:
    """Return the melds in a hand that control cards ask for."""
    customs = view.options.customs
    return [Meld(cards, kind) for kind in meld_kinds(in_force) for cards in melds_in(kind, hand, customs)]


def _ends(
    outlook: Outlook, start: TurnState, melds: Iterable[Meld], kept: Sequence[Card], *, drawn: bool = True
) -> Iterator[_Line]:
    """Follow a turn to its end, with each of the most promising melds and without one.

    ``kept`` may not be discarded. Without ``drawn`` the card to be drawn is unknown and is the one
    discarded.
    """
    options = outlook.view.options
    places = [start, *(after_meld(outlook.view, start, meld) for meld in melds)]

    def by_eye(place: TurnState) -> float:
        return hand_value(outlook, place, opened_by(place.table, options.customs))

    for place in sorted(places, key=by_eye, reverse=True)[:_WIDTH]:
        sparing, every = (_laid_off(outlook, place, every=every) for every in (False, True))
        for laid in (sparing,) if sparing == every else (sparing, every):
            opened = opened_by(laid.table, options.customs)
            if laid.first is not None and not laid.hand:
                if laid.level_done:
                    yield _Line(laid.first, _OUT + laid.points)
                continue
            if not drawn:
                yield _Line(laid.first or TakeUpcard(), _value(outlook, laid, opened))
                continue
            for card in dict.fromkeys(laid.hand):
                if card in kept:
                    continue
                rest = without(laid.hand, (card,))
                first = laid.first or Discard(card)
                if not rest:
                    if laid.level_done:
                        yield _Line(first, _OUT + laid.points)
                    continue
                worth = _value(outlook, laid._replace(hand=rest), opened)
                yield _Line(first, worth - FEED * outlook.expected_layoffs(card, opened))


def without(hand: Cards, cards: Iterable[Card]) -> Cards:
    """Return a hand without some of its cards."""
    gone = set(cards)
    return tuple(card for card in hand if card not in gone)


def after_meld(view: ControlView, place: TurnState, meld: Meld) -> TurnState:
    """Return the state after a meld."""
    kind = meld.kind or ControlKind.GROUP
    lying = TableMeld(kind, faces_of(meld.cards), view.seat or 0)
    return TurnState(
        without(place.hand, meld.cards),
        (*place.table, lying),
        meld,
        place.points + card_points(meld.cards, view.options),
        place.level_done or kind in view.options.level_kinds,
    )


def _laid_off(outlook: Outlook, place: TurnState, *, every: bool) -> TurnState:
    """Lay off every card that fits, or only those that are worth less in hand."""
    view, customs = outlook.view, outlook.view.options.customs
    while True:
        opened = opened_by(place.table, customs)
        standing = hand_value(outlook, place, opened)
        best, most = place, -_OUT if every else standing
        for cards, at in lay_offs_of(place, opened, customs):
            after = after_lay_off(view, place, cards, at)
            worth = hand_value(outlook, after, opened_by(after.table, customs))
            if worth > most:
                best, most = after, worth
        if best is place:
            return place
        place = best


def lay_offs_of(place: TurnState, opened: int, customs: Customs) -> Iterator[tuple[Cards, int]]:
    """Yield the possible lay-offs and their melds; ``opened`` are the faces that fit anywhere."""
    for at, meld in enumerate(place.table):
        fitting = open_to(meld.kind, meld.faces, customs) & opened
        for card in place.hand:
            if fitting >> FACE[card] & 1:
                yield (card,), at
        if meld.kind is ControlKind.STEPS:
            for cards in fill_ins(meld.kind, tuple(cards_in(meld.faces)), place.hand, customs):
                yield cards, at


def after_lay_off(view: ControlView, place: TurnState, cards: Cards, at: int) -> TurnState:
    """Return the state after a lay-off."""
    meld = place.table[at]
    added = meld._replace(faces=meld.faces | faces_of(cards))
    credited = meld.owner == view.seat or view.options.meld_credit is MeldCredit.LAYER
    return TurnState(
        without(place.hand, cards),
        (*place.table[:at], added, *place.table[at + 1 :]),
        place.first or LayOff(cards, at),
        place.points + (card_points(cards, view.options) if credited else 0),
        place.level_done,
    )


def hand_value(outlook: Outlook, place: TurnState, opened: int) -> float:
    """Return the value of a state in cards; cards still to be laid are a burden."""
    options = outlook.view.options
    worth = outlook.promise(place.hand, opened) - CARD * len(place.hand)
    if options.scoring is Scoring.PENALTY:
        return worth - BURDEN * card_points(place.hand, options)
    return worth + CREDIT * place.points


def _value(outlook: Outlook, place: TurnState, opened: int) -> float:
    """Return the value of the end of a turn, including the chance of going out at the next one."""
    worth = hand_value(outlook, place, opened) + FINISH * outlook.finish(place.hand, opened)[0]
    if not outlook.view.level_done[outlook.view.seat or 0]:
        # A meld of three is still needed to go out (docs/rules/control.md 12.1).
        worth += LEVEL_MELD if place.level_done else -_OUT * (len(place.hand) < 2)
    return worth


def _draw_values(view: ControlView) -> tuple[float, float]:
    """Return the values of taking the upcard, and of a card from the stock.

    The card from the stock is discarded unless it can be laid at once.
    """
    upcard = view.pile[-1]
    hand = (upcard, *view.hand)
    outlook = Outlook.of(view, hand, view.in_force, view.own_controls)
    now = (*view.in_force, *view.own_controls)

    def best(cards: Cards, kept: Sequence[Card], *, drawn: bool) -> float:
        lines = _ends(outlook, turn_start(view, cards), melds_under(view, cards, now), kept, drawn=drawn)
        return max((line.worth for line in lines), default=-_OUT)

    return (
        best(hand, (upcard,), drawn=True),
        best(view.hand, (), drawn=False) + _from_stock(outlook, now),
    )


def _from_stock(outlook: Outlook, asked: Iterable[ControlKind]) -> float:
    """Return the value of an unknown card: more if many could be laid at once."""
    view, customs = outlook.view, outlook.view.options.customs
    useful, have = opened_by(turn_start(view, ()).table, customs), faces_of(view.hand)
    for kind in meld_kinds(asked):
        for meld in least_melds(kind, customs):
            missing = meld & ~have
            if not missing & (missing - 1):
                useful |= missing
    return STOCK + sum(outlook.live[face] for face in cards_in(useful)) / outlook.unseen


def signature(action: Action) -> tuple[object, ...]:
    """Return a key that is the same for actions with equal cards."""
    match action:
        case Discard(card):
            return "discard", FACE[card]
        case Meld(cards, kind):
            return "meld", faces_of(cards), kind
        case LayOff(cards, at):
            return "layoff", faces_of(cards), at
        case _:
            return (action,)


# Fallback policy


def fallback_policy(view: ControlView) -> Action:
    """Return the action for an absent player (`docs/rules/control.md` 8).

    It draws from the stock and discards the highest card allowed, of equal ones the lowest suit. An empty
    stock is renewed from the pile. It melds nothing and plays no control card; only when a taken card is all
    that is left, it is laid off.
    """
    for action in view.legal:
        if isinstance(action, DrawStock | TurnOver):
            return action
    discards = _discards(view)
    if not discards:
        return next(action for action in view.legal if isinstance(action, LayOff))
    return min(discards, key=lambda discard: (-RANK[discard.card], discard.card))


POLICIES: Final = Policies(
    levels={Level.EASY: easy, Level.NORMAL: normal, Level.STRONG: strong}, fallback=fallback_policy
)

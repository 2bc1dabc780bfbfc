"""Hand and Hand Partnership in words: actions, tasks, and the lines of the table."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import JUST_DRAWN, boxed, face, row
from bot.texts.games.hand.melds import (
    is_joker,
    laid,
    lines_of_melds,
    meld_words,
    numbered,
    points,
    team_name,
    team_of,
    upcard,
)
from bot.texts.localization import LazyMessage, join, message, with_arrows, with_commas
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.errors import IllegalAction
from engine.games.hand.match import TEAMS
from engine.games.hand.melds import lay_off
from engine.games.hand.terms import (
    AskRedeal,
    End,
    Exchange,
    HandOptions,
    HandView,
    Lay,
    LayOff,
    Pass,
    Phase,
    ReturnUpcard,
)

_WAYS: Final = {
    Lay: LazyMessage("hand-words-task-meld"),
    LayOff: LazyMessage("hand-words-task-lay-off"),
    Exchange: LazyMessage("hand-words-task-exchange"),
    Discard: LazyMessage("hand-words-task-discard"),
}
"""What a seat that has opened can do with its cards."""
_PLAYS: Final = frozenset({Lay, LayOff, Discard})
"""The kinds that a spectator is told."""
_LABEL: Final = 40
"""The most characters of a label that a phone shows in one line."""
_LOWEST_WINS: Final = LazyMessage("hand-words-lowest-wins")


def _acts_free(view: HandView) -> bool:
    return view.seat is not None and view.free[view.seat]


def opens_with(action: Lay, view: HandView) -> int:
    """Return the points of an action's melds. Raises IllegalAction for an invalid meld."""
    return sum(meld.value for meld in laid(action, view))


def label(action: Action, view: HandView) -> str:
    """Return the label of an action; ``""`` for the default words."""
    match action:
        case Lay():
            try:
                melds = laid(action, view)
            except IllegalAction:
                return ""
            shown = " | ".join(map(meld_words, melds))
            if _acts_free(view):
                return message("hand-words-meld", melds=shown)
            points = sum(meld.value for meld in melds)
            return message("hand-words-open-with", points=points, melds=shown)
        case LayOff(_, number) if number in range(len(view.melds)):
            return _laying_off(action, view)
        case Exchange(cards, number) if number in range(len(view.melds)):
            meld = numbered(number, view.melds[number])
            return message("hand-words-exchange", cards=row(cards), meld=meld)
        case ReturnUpcard():
            if view.taken is None:
                return message("hand-words-put-it-back")
            return message("hand-words-put-back", card=face(view.taken))
        case AskRedeal():
            return message("hand-words-ask-redeal")
        case Discard(card) if len(view.hand) == 1:
            if view.hand_discards:
                return message("hand-words-discard-hand", card=face(card))
            return message("hand-words-discard-out", card=face(card))
        case Pass() if view.phase is Phase.REDEAL:
            return message("hand-words-no-redeal")
        case Pass():
            return message("hand-words-pass")
        case _:
            return ""


def opening_label(action: Lay, view: HandView) -> str:
    """Return the short label of an opening, whose melds are bracketed in the hand."""
    return message("hand-words-open", points=opens_with(action, view))


def laying_all(actions: Sequence[Action], view: HandView, after: HandView) -> str:
    """Return the label of the button that makes all these lays; ``after`` is the view then."""
    lays = [action for action in actions if isinstance(action, Lay)]
    opens = bool(lays) and not _acts_free(view)
    rest = [meld_words(meld) for action in lays[opens:] for meld in laid(action, view)]
    rest += [face(action.card) for action in actions if isinstance(action, LayOff)]
    cards = with_commas(rest)
    if opens:
        points = opens_with(lays[0], view)
        head = message("hand-words-open-all", points=points)
        whole = message("hand-words-open-all-cards", points=points, cards=cards)
    else:
        head, whole = message("hand-words-lay-all"), message("hand-words-lay-all-cards", cards=cards)
    last = f" · {_going_out(after)}" if len(after.hand) < 2 else ""
    return f"{whole}{last}" if len(f"{whole}{last}") <= _LABEL else f"{head}{last}"


def _going_out(after: HandView) -> str:
    """Return how a seat goes out that has no card left, or one to discard."""
    if after.hand:
        card = face(after.hand[0])
        if after.hand_discards:
            return message("hand-words-then-hand", card=card)
        return message("hand-words-then-out", card=card)
    return message("hand-words-out-hand") if after.hand_discards else message("hand-words-out")


def _laying_off(action: LayOff, view: HandView) -> str:
    """Return a lay-off with the end of a run, if there is a choice, and a joker's meaning."""
    means, end = _joker_and_end(action, view)
    meld = numbered(action.meld, view.melds[action.meld])
    return message(
        "hand-words-lay-off",
        card=face(action.card),
        meld=meld,
        joker=face(means) if means is not None else "none",
        end=end.value if end is not None else "none",
    )


def _joker_and_end(action: LayOff, view: HandView) -> tuple[Card | None, End | None]:
    """Return what a joker would stand for, and the end that was chosen; None: not determined."""
    if not is_joker(action.card) and action.end is None:
        return None, None
    try:
        grown = lay_off(view.melds[action.meld], action.card, action.end, view.options)
    except IllegalAction:
        return None, None
    at = 0 if action.end is End.LOW or grown.cards[0] == action.card else -1
    return grown.stands_for[at] if is_joker(action.card) else None, action.end


def note(action: Action, view: HandView) -> str:
    """Return a second, smaller line in a menu; ``""`` for none."""
    match action:
        case Lay() if not _acts_free(view):
            left = _left_by(action, view)
            if len(left) == 1 and left[0] in view.hand_discards:
                return message("hand-words-note-hand", card=face(left[0]))
            return message("hand-words-note-leaves", cards=row(left))
        case LayOff(_, number) | Exchange(_, number) if number in range(len(view.melds)):
            others = view.melds[number].owner != view.seat
            return message("hand-words-note-no-hand") if others and view.hand_discards else ""
        case Discard() if len(view.hand) == 1:
            if view.hand_discards:
                return message("hand-words-note-goes-out-hand")
            return message("hand-words-note-goes-out")
        case Discard(card):
            return str(JUST_DRAWN) if card == view.drawn else ""
        case _:
            return ""


def _left_by(action: Lay, view: HandView) -> list[Card]:
    gone = {card for meld in action.melds for card in meld.cards}
    return [card for card in view.hand if card not in gone]


# The table


def task(view: HandView) -> str:
    """Return what the acting seat may do, to follow "to"; from its own view only what it can."""
    kinds = {type(action) for action in view.legal} or None  # None: a spectator's view
    match view.phase:
        case Phase.REDEAL:
            return message("hand-words-task-redeal")
        case Phase.STARTER_DISCARD:
            return message("hand-words-task-starter")
        case Phase.DRAW:
            return _drawing(view, kinds)
        case Phase.MUST_MELD if view.taken is not None:
            return message("hand-words-task-meld-card", card=boxed(view.taken))
        case Phase.MUST_MELD:
            return message("hand-words-task-meld")
        case Phase.PLAY if view.free[view.turn]:
            return join([str(way) for kind, way in _WAYS.items() if kind in (kinds or _PLAYS)], "or")
        case Phase.PLAY if kinds is None or Lay in kinds:
            return message("hand-words-task-open", points=view.needed)
        case Phase.PLAY:
            return message("hand-words-task-discard")
        case _:
            return ""


def _drawing(view: HandView, kinds: set[type[Action]] | None) -> str:
    """Return what a seat may do that is to draw; ``kinds``: its actions, None if unknown."""
    draws = kinds is None or DrawStock in kinds
    if not view.pile or (kinds is not None and TakeUpcard not in kinds):
        return message("hand-words-task-draw") if draws else message("hand-words-task-pass")
    if draws:
        return message("hand-words-task-draw-or-take", card=upcard(view))
    return message("hand-words-task-pass-or-take", card=upcard(view))


def seats_line(view: HandView, names: Sequence[str]) -> str:
    """Return the seats in the order of play (counter-clockwise), from the one on turn."""
    around = [(view.turn + step) % len(names) for step in range(len(names))]
    shown = []
    for at, seat in enumerate(around):
        name = f"**{names[seat]}**" if at == 0 else names[seat]
        opened = "\u00a0✅" if view.opened[seat] else ""
        told = f"{name}\u00a0{view.held[seat]}{opened}"
        shown.append("\u00a0".join(filter(None, [team_of(seat, view.teams), told])))
    return f"↺ {with_arrows(shown)}"


def _piles(view: HandView) -> list[str]:
    parts = [message("hand-words-pile", cards=view.pile_size)] if view.pile_size else []
    return [*parts, message("hand-words-stock", cards=view.stock), *_reshuffled(view)]


def _reshuffled(view: HandView) -> list[str]:
    return [message("hand-words-reshuffled", times=view.reshuffles)] if view.reshuffles else []


def before_me(view: HandView, names: Sequence[str]) -> list[str] | None:
    """Return what else a player considers before a move: piles, seats, and melds."""
    top = (
        message("hand-words-upcard", card=boxed(view.pile[-1]))
        if view.pile
        else message("hand-words-no-upcard")
    )
    return [" · ".join([top, *_piles(view)]), seats_line(view, names), *lines_of_melds(view, names)]


def facts(view: HandView, names: Sequence[str]) -> str:
    """Return the small print of a round in progress."""
    piles = (
        [
            message("hand-words-pile-first", cards=view.pile_size),
            message("hand-words-stock", cards=view.stock),
        ]
        if view.pile_size
        else [message("hand-words-stock-first", cards=view.stock)]
    )
    needed = (
        message("hand-words-to-open-raised", points=view.needed, last=view.last_opening)
        if view.last_opening is not None and view.needed > view.last_opening
        else message("hand-words-to-open", points=view.needed)
    )
    parts = [
        *piles,
        *_reshuffled(view),
        message("hand-words-dealt", player=names[view.dealer]),
        needed,
        message("hand-words-order"),
        message("hand-words-has-opened"),
    ]
    return "-# " + "\u00a0· ".join(parts)


def goal(options: HandOptions) -> str:
    """Return how many rounds are played."""
    return message("hand-words-rounds", rounds=options.rounds)


def score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the totals of the match."""
    totals = [f"{name}\u00a0**{points(total)}**" for name, total in zip(names, scores, strict=True)]
    return f"{' · '.join(totals)} {_LOWEST_WINS}"


def team_score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the totals of the two teams."""
    teams = [(team_name(at, team, names), points(scores[team[0]])) for at, team in enumerate(TEAMS)]
    totals = [f"{name}\u00a0**{total}**" for name, total in teams]
    return f"{' · '.join(totals)} {_LOWEST_WINS}"

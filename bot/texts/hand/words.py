"""Hand and Hand Partnership in words: actions, tasks, and the lines of the table."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed, face, row
from bot.texts.hand.melds import (
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
from bot.texts.names import join, plural
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

_WAYS: Final = {Lay: "meld", LayOff: "lay off", Exchange: "exchange", Discard: "discard a card"}
"""What a seat that has opened can do with its cards."""
_PLAYS: Final = frozenset({Lay, LayOff, Discard})
"""The kinds that a spectator is told."""
_LABEL: Final = 40
"""The most characters of a label that a phone shows in one line."""
LOWEST: Final = "(lowest\u00a0wins)"


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
                return f"Meld {shown}"
            return f"Open with {sum(meld.value for meld in melds)}: {shown}"
        case LayOff(card, number) if number in range(len(view.melds)):
            return f"Lay off {face(card)}{_at(action, view)} on {numbered(number, view.melds[number])}"
        case Exchange(cards, number) if number in range(len(view.melds)):
            return f"Exchange {row(cards)} for the Joker in {numbered(number, view.melds[number])}"
        case ReturnUpcard():
            return f"Put {face(view.taken)} back" if view.taken is not None else "Put it back"
        case AskRedeal():
            return "Ask for a redeal"
        case Discard(card) if len(view.hand) == 1:
            return f"Discard {face(card)}: go out" + (" with a Hand!" if view.hand_discards else "")
        case Pass():
            return "No redeal" if view.phase is Phase.REDEAL else "Pass: the round ends"
        case _:
            return ""


def opening_label(action: Lay, view: HandView) -> str:
    """Return the short label of an opening, whose melds are bracketed in the hand."""
    return f"Open with {opens_with(action, view)}"


def laying_all(actions: Sequence[Action], view: HandView, after: HandView) -> str:
    """Return the label of the button that makes all these lays; ``after`` is the view then."""
    lays = [action for action in actions if isinstance(action, Lay)]
    opens = bool(lays) and not _acts_free(view)
    rest = [meld_words(meld) for action in lays[opens:] for meld in laid(action, view)]
    rest += [face(action.card) for action in actions if isinstance(action, LayOff)]
    head = f"{opening_label(lays[0], view)} and lay the rest" if opens else "Lay all"
    last = ""
    if len(after.hand) < 2:
        out = f"then {face(after.hand[0])} goes out" if after.hand else "you go out"
        last = f" · {out}{' with a Hand' if after.hand_discards else ''}"
    whole = f"{head}: {', '.join(rest)}{last}"
    return whole if len(whole) <= _LABEL else head + last


def _at(action: LayOff, view: HandView) -> str:
    """Return the end at which a card is laid off, if there is a choice, and a joker's meaning."""
    if not is_joker(action.card) and action.end is None:
        return ""
    try:
        grown = lay_off(view.melds[action.meld], action.card, action.end, view.options)
    except IllegalAction:
        return ""
    at = 0 if action.end is End.LOW or grown.cards[0] == action.card else -1
    means = grown.stands_for[at]
    where = f" {action.end} end" if action.end is not None else ""
    if is_joker(action.card) and means is not None:
        return f" as {face(means)}{where}"
    return f" at the{where}" if where else ""


def note(action: Action, view: HandView) -> str:
    """Return a second, smaller line in a menu; ``""`` for none."""
    match action:
        case Lay() if not _acts_free(view):
            left = _left_by(action, view)
            if len(left) == 1 and left[0] in view.hand_discards:
                return f"then discard {face(left[0])}: a Hand, everything doubled"
            return f"leaves {row(left)}"
        case LayOff(_, number) | Exchange(_, number) if number in range(len(view.melds)):
            others = view.melds[number].owner != view.seat
            return "then it is not a Hand any more" if others and view.hand_discards else ""
        case Discard() if len(view.hand) == 1:
            return "goes out with a Hand, everything doubled" if view.hand_discards else "goes out"
        case Discard(card):
            return "just drawn" if card == view.drawn else ""
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
            return "ask for a redeal or not"
        case Phase.STARTER_DISCARD:
            return "make the first discard"
        case Phase.DRAW if not view.pile or (kinds is not None and TakeUpcard not in kinds):
            return "draw" if kinds is None or DrawStock in kinds else "pass: no card is left to draw"
        case Phase.DRAW:
            way = "draw" if kinds is None or DrawStock in kinds else "pass"
            return f"{way}, or take {upcard(view)}"
        case Phase.MUST_MELD:
            return f"meld {boxed(view.taken)}" if view.taken is not None else "meld"
        case Phase.PLAY if view.free[view.turn]:
            return join([way for kind, way in _WAYS.items() if kind in (kinds or _PLAYS)], "or")
        case Phase.PLAY:
            return (
                f"open with {view.needed}, or discard a card"
                if kinds is None or Lay in kinds
                else "discard a card"
            )
        case _:
            return ""


def seats_line(view: HandView, names: Sequence[str]) -> str:
    """Return the seats in the order of play (counter-clockwise), from the one on turn."""
    around = [(view.turn + step) % len(names) for step in range(len(names))]
    shown = []
    for at, seat in enumerate(around):
        name = f"**{names[seat]}**" if at == 0 else names[seat]
        opened = "\u00a0✅" if view.opened[seat] else ""
        told = f"{name}\u00a0{view.held[seat]}{opened}"
        shown.append("\u00a0".join(filter(None, [team_of(seat, view.teams), told])))
    return f"↺ {' → '.join(shown)}"


def _piles(view: HandView) -> list[str]:
    parts = [f"discard pile {view.pile_size}"] if view.pile_size else []
    parts.append(f"stock {view.stock}")
    if view.reshuffles:
        parts.append(f"reshuffled {plural(view.reshuffles, 'time')}")
    return parts


def before_me(view: HandView, names: Sequence[str]) -> list[str] | None:
    """Return what else a player considers before a move: piles, seats, and melds."""
    top = [f"Upcard {boxed(view.pile[-1])}"] if view.pile else ["No upcard"]
    return [" · ".join([*top, *_piles(view)]), seats_line(view, names), *lines_of_melds(view, names)]


def facts(view: HandView, names: Sequence[str]) -> str:
    """Return the small print of a round in progress."""
    needed = f"{view.needed} to open"
    if view.last_opening is not None and view.needed > view.last_opening:
        needed += f" (last opening {view.last_opening})"
    parts = [
        *_piles(view),
        f"{names[view.dealer]} dealt",
        needed,
        "counter-clockwise\u00a0↺",
        "✅\u00a0has\u00a0opened",
    ]
    parts[0] = parts[0].capitalize()
    return "-# " + "\u00a0· ".join(parts)


def goal(options: HandOptions) -> str:
    """Return how many rounds are played."""
    return plural(options.rounds, "round")


def score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the totals of the match."""
    totals = [f"{name}\u00a0**{points(total)}**" for name, total in zip(names, scores, strict=True)]
    return f"{' · '.join(totals)} {LOWEST}"


def team_score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the totals of the two teams."""
    teams = [(team_name(at, team, names), points(scores[team[0]])) for at, team in enumerate(TEAMS)]
    totals = [f"{name}\u00a0**{total}**" for name, total in teams]
    return f"{' · '.join(totals)} {LOWEST}"

"""Control Card Rummy in words: control cards, melds, actions, and the lines of the table."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from bot.texts.faces import JUST_DRAWN, boxed, boxes, row
from bot.texts.games import default_wording
from bot.texts.games.control.plays import best_melds, in_my_turn, melds_for, takes, to_lay_off
from bot.texts.localization import LazyMessage, join, message, number
from engine.actions import Action, Discard
from engine.cards import Card, parse_cards
from engine.games.control.control_cards import CLOSED, ControlKind
from engine.games.control.control_cards import meld_kinds as kinds_asked
from engine.games.control.deck import ControlMode, ControlSet
from engine.games.control.score import card_points
from engine.games.control.terms import (
    ControlMeld,
    ControlOptions,
    ControlView,
    LayOff,
    Meld,
    Phase,
    PlayControl,
    Scoring,
    TurnOver,
)

CARD: Final = "🎴"
"""The sign before a control card."""
WAITING: Final = LazyMessage("control-words-waiting")
MELDED: Final = LazyMessage("control-words-melded")
SHOWN_MELDS: Final = 1_500
"""With more characters than this, table melds are shown in the short form."""


# Control cards


_EXAMPLES: Final = {
    ControlKind.GROUP: ("7S 7D 7H", "7S 7D 7H"),
    ControlKind.SEQUENCE: ("5S 6S 7S", "5S 6S 7S"),
    ControlKind.EITHER: ("", ""),
    ControlKind.STEPS: ("2H 5H 8H", "2H 5S 8H"),
    ControlKind.SUIT: ("2D 5D 9D KD", "2D 5D 9D KD"),
    ControlKind.SUM: ("3C 4C 7C", "3C 4H 7S"),
    ControlKind.PRODUCT: ("2S 4H 8D", "2S 4H 8D"),
    ControlKind.PRIMES: ("3S 7S JS", "3S 7D JS"),
    ControlKind.FACTORS: ("2D 4D 8D", "2D 4H 8C"),
    ControlKind.EVENS: ("2C 8C QC", "2C 8H QC"),
    ControlKind.ODDS: ("3H 9H KH", "3H 9S KH"),
}
"""A meld of each kind: of one suit, and with mixed suits if allowed."""


_NAMES: Final = {
    ControlKind.GROUP: LazyMessage("control-words-group"),
    ControlKind.SEQUENCE: LazyMessage("control-words-sequence"),
    ControlKind.EITHER: LazyMessage("control-words-either"),
    ControlKind.STEPS: LazyMessage("control-words-steps"),
    ControlKind.SUIT: LazyMessage("control-words-suit"),
    ControlKind.SUM: LazyMessage("control-words-sum"),
    ControlKind.PRODUCT: LazyMessage("control-words-product"),
    ControlKind.PRIMES: LazyMessage("control-words-primes"),
    ControlKind.FACTORS: LazyMessage("control-words-factors"),
    ControlKind.EVENS: LazyMessage("control-words-evens"),
    ControlKind.ODDS: LazyMessage("control-words-odds"),
}


def kind_name(kind: ControlKind) -> str:
    """Return the name of a control card."""
    return str(_NAMES[kind])


def kinds_by_name() -> dict[str, ControlKind]:
    """Return the control cards by their names in lower case.

    The names are English and those of the current language.
    """
    return {kind.value: kind for kind in ControlKind} | {
        kind_name(kind).lower(): kind for kind in ControlKind
    }


def names_of_kinds(kinds: Iterable[ControlKind], style: Literal["standard", "or"] = "standard") -> str:
    """Return the names of control cards in a sentence, each once."""
    return join([f"**{kind_name(kind)}**" for kind in dict.fromkeys(kinds)], style)


def example(kind: ControlKind, options: ControlOptions) -> tuple[Card, ...]:
    """Return a meld of the kind; none for EITHER."""
    one, mixed = _EXAMPLES[kind]
    return parse_cards(mixed if options.customs.mixed else one)


def card_text(kind: ControlKind, options: ControlOptions) -> str:
    """Return the text of a control card, under these options."""
    return message("control-words-rule", rule=_rule(kind, options))


def _rule(kind: ControlKind, options: ControlOptions) -> str:
    """Return the text of a control card without a full stop."""
    suits = "any" if options.customs.mixed else "one"
    match kind:
        case ControlKind.GROUP:
            return message("control-words-rule-group")
        case ControlKind.SEQUENCE:
            return message("control-words-rule-sequence", ace="high" if options.ace_high else "low")
        case ControlKind.EITHER:
            return message("control-words-rule-either")
        case ControlKind.STEPS:
            return message("control-words-rule-steps", suits=suits)
        case ControlKind.SUIT:
            return message("control-words-rule-suit")
        case ControlKind.SUM:
            return message("control-words-rule-sum", suits=suits)
        case ControlKind.PRODUCT:
            return message("control-words-rule-product")
        case ControlKind.PRIMES:
            return message("control-words-rule-primes", suits=suits)
        case ControlKind.FACTORS:
            return message("control-words-rule-factors", suits=suits)
        case ControlKind.EVENS:
            return message("control-words-rule-evens", suits=suits)
        case ControlKind.ODDS:
            return message("control-words-rule-odds", suits=suits)


def asked_for(kind: ControlKind, options: ControlOptions) -> str:
    """Return name and text of a control card."""
    return f"**{kind_name(kind)}** {_rule(kind, options)}"


def in_force_lines(view: ControlView) -> list[str]:
    """Return the control cards in force in the largest type, each with its text."""
    kinds = list(dict.fromkeys(view.in_force))
    size = {1: "#", 2: "##"}.get(len(kinds), "###")
    return [
        line for kind in kinds for line in (f"{size} {CARD} {kind_name(kind)}", card_text(kind, view.options))
    ]


def next_line(view: ControlView, names: Sequence[str], *, heading: bool = True) -> str:
    """Return which control card comes next and when, and how many are left.

    ``heading``: the next one in large type, smaller than those in force.
    """
    if view.options.control_set is ControlSet.LEVEL1:
        return f"-# {message('control-words-next-none')}"
    match view.options.control_mode:
        case ControlMode.ROUND:
            return _coming(view, names[view.beginner], heading)
        case ControlMode.TURN:
            return _coming(view, names[(view.turn + 1) % len(names)], heading)
        case ControlMode.DEAL:
            return _coming(view, "", heading)
        case ControlMode.HELD:
            whose = (
                message("control-words-played-by", player=names[view.played_by])
                if view.played_by is not None
                else message("control-words-turned-up")
            )
            return f"-# {whose} · {message('control-words-until-played')} · {_left(view)}"
        case ControlMode.DECK:
            return f"-# {message('control-words-until-drawn', cards=view.controls_left)}"


def _left(view: ControlView) -> str:
    return message("control-words-left", cards=view.controls_left)


def _coming(view: ControlView, player: str, heading: bool) -> str:
    """Return the next control card; ``player``: who draws after it, if the mode says so."""
    mode = view.options.control_mode.value
    if view.preview is None and not view.controls_left:
        return f"-# {message('control-words-next-reshuffled', when=mode, player=player)}"
    later = f"{message('control-words-when', when=mode, player=player)} · {_left(view)}"
    if view.preview is None:
        return f"-# {message('control-words-next-hidden')} · {later}"
    name = message("control-words-next", kind=kind_name(view.preview))
    begin = f"### {name}\n-# " if heading else f"-# **{name}** · "
    return f"{begin}{_rule(view.preview, view.options)} · {later}"


def waiting_lines(view: ControlView) -> list[str]:
    """Return, for a waiting seat, what will be in force in its next turn, and what fits."""
    kinds = [*dict.fromkeys(in_my_turn(view))]
    if not kinds:
        return []
    certain = "yes" if view.options.control_set is ControlSet.LEVEL1 else "no"
    asked = [f"{CARD} **{kind_name(kind)}** {card_text(kind, view.options)}" for kind in kinds]
    begin = message("control-words-on-next-turn", certain=certain)
    return [f"-# {begin}", *asked, _fits_of(view, tuple(kinds))]


def own_lines(view: ControlView) -> list[str]:
    """Return the control cards that the seat holds, each with its text; empty in other modes.

    Once they can be played, their texts are on buttons.
    """
    held = dict.fromkeys(view.own_controls)
    if any(isinstance(action, PlayControl) for action in view.legal):
        kinds = join([f"{CARD} **{kind_name(kind)}**" for kind in held])
        return [message("control-words-hold-playable", kinds=kinds)]
    played = view.control_played and view.seat == view.turn
    end = f" {message('control-words-one-a-turn')}" if played else ""
    return [f"{_own(kind, view)}{end}" for kind in held]


def _own(kind: ControlKind, view: ControlView) -> str:
    """Return a control card that the seat holds, and the best meld that it would allow."""
    control = f"{CARD} {asked_for(kind, view.options)}"
    found = melds_for((kind,), view.hand, view.options)
    if not found:
        return message("control-words-hold", control=control)
    return message("control-words-hold-meld", control=control, meld=boxed(found[0].cards))


# Melds


def points_of(cards: Iterable[Card], options: ControlOptions) -> str:
    """Return the points of cards."""
    return message("control-words-points", points=card_points(cards, options))


def worth(cards: Sequence[Card], view: ControlView) -> str:
    """Return the points of cards that are laid, and how many cards are left in hand."""
    return f"{points_of(cards, view.options)} · {_after(len(view.hand) - len(cards))}"


def _after(left: int) -> str:
    return message("control-words-after", cards=left)


def fits_line(view: ControlView) -> str:
    """Return what fits the control cards in force, and the number of other ways."""
    kinds = names_of_kinds(view.in_force, "or")
    if not view.fitting:
        return message("control-words-no-meld", kinds=kinds)
    best = best_melds(view.fitting, view.options)
    several = len(kinds_asked(view.in_force)) > 1
    shown = [f"{boxed(meld.cards)}{f' {kind_name(meld.kind)}' if several else ''}" for meld in best[:4]]
    others = len(view.fitting) - len(shown)
    more = f" · {message('control-words-other-ways', ways=others)}" if others else ""
    return message("control-words-fits", kinds=kinds, melds=join(shown, "or")) + more


def coming_lines(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return the next control card, and the best melds in hand for it unless it is hidden."""
    fitting = "" if view.preview is None else _fits_of(view, (view.preview,))
    return [next_line(view, names, heading=False), *filter(None, [fitting])]


def _fits_of(view: ControlView, kinds: tuple[ControlKind, ...]) -> str:
    best = [meld.cards for meld in melds_for(kinds, view.hand, view.options)[:3]]
    if not best:
        return ""
    named = join([kind_name(kind) for kind in dict.fromkeys(kinds)], "or")
    return f"-# {message('control-words-for-kinds', kinds=named, melds=boxes(best))}"


def open_line(meld: ControlMeld, options: ControlOptions) -> str:
    """Return what may be added to a meld, in words."""
    if meld.kind in CLOSED:
        return message("control-words-closed")
    more = takes(meld, options)
    if not more:
        return message("control-words-full")
    return message("control-words-takes", cards=f"{boxes(more[:4])}{' …' if len(more) > 4 else ''}")


def numbered(view: ControlView, at: int) -> str:
    """Return a table meld with its number, as players name it."""
    return f"#{at + 1} {boxed(view.melds[at].cards)}"


def meld_lines(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return the melds on the table by owner: number, kind, cards, and what may be added."""
    by_owner: dict[int, list[int]] = {}
    for at, meld in enumerate(view.melds):
        by_owner.setdefault(meld.owner, []).append(at)
    lines = [
        line
        for owner, numbers in sorted(by_owner.items())
        for line in (f"**{names[owner]}**", *(_laid(view, at) for at in numbers))
    ]
    return lines if sum(map(len, lines)) <= SHOWN_MELDS else _short_melds(view, names)


def _short_melds(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return the melds on the table, a line for each owner: number, cards and kind."""
    laid: dict[int, list[str]] = {}
    for at, meld in enumerate(view.melds):
        told = f"#{at + 1}\u00a0{boxed(meld.cards)}\u00a0{kind_name(meld.kind)}"
        laid.setdefault(meld.owner, []).append(told)
    return [f"**{names[owner]}** " + "\u2003".join(melds) for owner, melds in sorted(laid.items())]


def _laid(view: ControlView, at: int) -> str:
    meld = view.melds[at]
    kind, more = kind_name(meld.kind), open_line(meld, view.options)
    return f"#{at + 1}\u00a0{boxed(meld.cards)} {kind} · {more}"


# Actions


def label(action: Action, view: ControlView) -> str:
    """Return the label of an action; ``""`` for the default words."""
    match action:
        case Meld(cards):
            return message("control-words-meld", cards=row(cards))
        case LayOff(cards, int(at)) if at in range(len(view.melds)):
            meld = row(view.melds[at].cards)
            return message("control-words-lay-off", cards=row(cards), number=at + 1, meld=meld)
        case PlayControl(kind):
            return message("control-words-play", kind=kind_name(kind), rule=card_text(kind, view.options))
        case TurnOver():
            dead = dead_if_turned(view)
            return message("control-words-pass") if dead else message("control-words-turn-over")
        case _:
            return ""


def note(action: Action, view: ControlView) -> str:
    """Return a smaller line for an action in a menu: a meld's kind, points, and cards left."""
    match action:
        case Meld(cards, kind):
            name = f"{kind_name(kind)} · " if kind is not None else ""
            return f"{name}{worth(cards, view)}"
        case LayOff(cards, int(at)) if at in range(len(view.melds)):
            meld = view.melds[at]
            owner = "own" if meld.owner == view.seat else "other"
            whose = message("control-words-whose", kind=kind_name(meld.kind), owner=owner)
            return f"{whose} · {worth(cards, view)}"
        case PlayControl(kind):
            return card_text(kind, view.options)
        case Discard(card):
            drawn = str(JUST_DRAWN) if card == view.drawn else ""
            counts = points_of((card,), view.options) if view.options.scoring is Scoring.PENALTY else ""
            return " · ".join(filter(None, (counts, drawn)))
        case _:
            return ""


def dead_if_turned(view: ControlView) -> bool:
    """Return whether declining the upcard with an empty stock ends the deal.

    See docs/rules/control.md 5.6.
    """
    return not view.pile or view.turnovers >= view.options.most_turnovers


def question(action: Action, view: ControlView) -> str:
    """Return the question that confirms turning the pile over."""
    if not isinstance(action, TurnOver):
        return ""
    if not view.pile:
        return message("control-words-dead-empty")
    upcard = boxed(view.pile[-1])
    if dead_if_turned(view):
        return message("control-words-dead-pass", upcard=upcard, times=view.turnovers)
    words = message(
        "control-words-turn-over-question",
        upcard=upcard,
        cards=len(view.pile),
        control=_new_control(view),
        kind=kind_name(view.preview) if view.preview is not None else "",
    )
    limit = view.options.max_turnovers
    if not limit:
        return words
    return f"{words} {message('control-words-turn-over-times', limit=limit, number=view.turnovers + 1)}"


def _new_control(view: ControlView) -> str:
    """Return the code of what happens to the control card when the pile is turned over."""
    if view.options.control_set is ControlSet.LEVEL1 or view.options.control_mode is ControlMode.DECK:
        return "none"
    return "hidden" if view.preview is None else "shown"


def lay_all_label(plays: Sequence[Meld | LayOff], view: ControlView) -> str:
    """Return the label of the button that lays all: what is laid, and what is left."""
    added = sum(len(play.cards) for play in plays if isinstance(play, LayOff))
    after = _after(len(view.hand) - sum(len(play.cards) for play in plays))
    if isinstance(plays[0], Meld):
        return message("control-words-lay-all", cards=added, after=after)
    return message("control-words-lay-off-all", cards=added, after=after)


# The table


def score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the score of a match in which somebody is below zero; else ``""``."""
    if min(scores) >= 0:
        return ""
    return " · ".join(f"{name}\u00a0**{number(points)}**" for name, points in zip(names, scores, strict=True))


def task(view: ControlView) -> str:
    """Return what the acting seat may do, to follow "to"."""
    match view.phase:
        case Phase.DRAW if view.stock and view.pile:
            return message("control-words-task-draw-or-take", upcard=boxed(view.pile[-1]))
        case Phase.DRAW if view.stock:
            return message("control-words-task-draw")
        case Phase.DRAW:
            upcard = boxed(view.pile[-1]) if view.pile else "none"
            if dead_if_turned(view):
                return message("control-words-task-pass", upcard=upcard)
            return message("control-words-task-turn-over", upcard=upcard)
        case Phase.PLAY | Phase.MELDED:
            if view.seat == view.turn and all(isinstance(action, Discard) for action in view.legal):
                return message("control-words-task-discard")
            may_meld = view.phase is Phase.PLAY
            return message("control-words-task-meld") if may_meld else message("control-words-task-lay-off")
        case _:
            return ""


def drawn_line(view: ControlView) -> str:
    """Return where the marked card comes from, and whether it may be discarded; else ``""``."""
    if view.drawn is None or view.seat != view.turn:
        return ""
    if view.drawn == view.taken:
        return f"\\* {message('control-words-taken', card=boxed(view.drawn))}"
    return f"\\* {JUST_DRAWN}"


def before_me(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return upcard, stock, the table melds in short, and which of the hand's cards fit them."""
    stock = message("control-words-stock", cards=view.stock, turned="yes" if view.turned else "no")
    upcard = (
        message("control-words-upcard", card=boxed(view.pile[-1]))
        if view.pile
        else message("control-words-no-upcard")
    )
    near = _near(view)
    return [
        *coming_lines(view, names),
        f"{upcard} · {stock}",
        *_short_melds(view, names),
        to_lay_off_line(view),
        *([f"-# {near}"] if near else []),
    ]


def to_lay_off_line(view: ControlView) -> str:
    """Return which cards of the hand fit which table melds; ``""`` for none."""
    fits = [  # equal cards are shown once
        message("control-words-on-meld", cards=" ".join(dict.fromkeys(map(boxed, taken))), meld=at + 1)
        for at, taken in to_lay_off(view).items()
    ]
    return f"-# {message('control-words-to-lay-off', cards=join(fits))}" if fits else ""


def facts(view: ControlView, names: Sequence[str], *, shows_upcard: bool = True) -> str:
    """Return the small print: stock, pile, hands, turn-overs, and an imminent dead deal."""
    more = [message("control-words-discard-pile", cards=len(view.pile))]
    if view.turnovers:
        limit = view.options.max_turnovers
        more.append(message("control-words-turned-over", times=view.turnovers, limit=limit or "none"))
    return default_wording.facts(view, names, *more, *filter(None, [_near(view)]), shows_upcard=shows_upcard)


def _near(view: ControlView) -> str:
    """Return how many turns are left before the deal is dead, once half of them have passed."""
    limit = view.options.most_idle * len(view.held)
    left = limit - view.idle_turns
    if view.idle_turns * 2 < limit:
        return ""
    return message("control-words-near-dead", turns=left)

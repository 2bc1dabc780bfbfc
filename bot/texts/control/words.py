"""Control Card Rummy in words: control cards, melds, actions, and the lines of the table."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.texts import default_wording
from bot.texts.control.plays import best_melds, in_my_turn, melds_for, takes, to_lay_off
from bot.texts.faces import boxed, boxes, row
from bot.texts.names import join, plural
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
WAITING: Final = (
    "-# The table shows the control card in force; on your turn, the cards that fit it are marked here."
)
MELDED: Final = "You have melded this turn."
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


def kind_name(kind: ControlKind) -> str:
    """Return the name of a control card."""
    return kind.upper()


def names_of_kinds(kinds: Iterable[ControlKind], last: str = "and") -> str:
    """Return the names of control cards in a sentence, each once."""
    return join([f"**{kind_name(kind)}**" for kind in dict.fromkeys(kinds)], last)


def example(kind: ControlKind, options: ControlOptions) -> tuple[Card, ...]:
    """Return a meld of the kind; none for EITHER."""
    one, mixed = _EXAMPLES[kind]
    return parse_cards(mixed if options.customs.mixed else one)


def card_text(kind: ControlKind, options: ControlOptions) -> str:
    """Return the text of a control card, under these options."""
    mixed = options.customs.mixed
    several = "Three or four different numbers" if mixed else "Three or four of one suit"
    match kind:
        case ControlKind.GROUP:
            return "Three or four cards of one rank."
        case ControlKind.SEQUENCE:
            return "Three or more consecutive cards of one suit" + (
                ", also Q-K-A." if options.ace_high else "."
            )
        case ControlKind.EITHER:
            return "A group or a sequence."
        case ControlKind.STEPS if mixed:
            return "Three or more in equal steps, of any suits, like 2-5-8."
        case ControlKind.STEPS:
            return "Three or more of one suit in equal steps of 2 or more, like 2-5-8."
        case ControlKind.SUIT:
            return "Exactly four cards of one suit."
        case ControlKind.SUM:
            return f"Exactly three of {'any suits' if mixed else 'one suit'}; two add up to the third."
        case ControlKind.PRODUCT:
            return "Exactly three, any suits, no aces; two multiply to the third."
        case ControlKind.PRIMES:
            return f"{several} out of 2 3 5 7 J K."
        case ControlKind.FACTORS:
            which = "different numbers" if mixed else "of one suit"
            return f"Three or more {which} that all divide the highest."
        case ControlKind.EVENS:
            return f"{several} out of 2 4 6 8 10 Q."
        case ControlKind.ODDS:
            return f"{several} out of A 3 5 7 9 J K."


def asked_for(kind: ControlKind, options: ControlOptions) -> str:
    """Return name and text of a control card."""
    return f"**{kind_name(kind)}** {card_text(kind, options).removesuffix('.')}"


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
    options = view.options
    if options.control_set is ControlSet.LEVEL1:
        return "-# Both are always in force: there are no other control cards."
    left = plural(view.controls_left, "control card")
    match options.control_mode:
        case ControlMode.ROUND:
            return _coming(view, f"in the next round, before {names[view.beginner]} draws", left, heading)
        case ControlMode.TURN:
            return _coming(view, f"before {names[(view.turn + 1) % len(names)]} draws", left, heading)
        case ControlMode.DEAL:
            return _coming(view, "only if the discard pile is turned over", left, heading)
        case ControlMode.HELD:
            who = f"Played by {names[view.played_by]}" if view.played_by is not None else "Turned up"
            return f"-# {who} · in force until somebody plays another · {left} left"
        case ControlMode.DECK:
            return f"-# In force until another one comes up in the stock, which has {left}"


def _coming(view: ControlView, when: str, left: str, heading: bool) -> str:
    if view.preview is not None:
        text = card_text(view.preview, view.options).removesuffix(".")
        name = f"Next: {kind_name(view.preview)}"
        begin = f"### {name}\n-# " if heading else f"-# **{name}** · "
        return f"{begin}{text} · {when} · {left} left"
    if not view.controls_left:
        return f"-# Next {when}: the played control cards, reshuffled"
    return f"-# The next one is hidden · {when} · {left} left"


def waiting_lines(view: ControlView) -> list[str]:
    """Return, for a waiting seat, what will be in force in its next turn, and what fits."""
    kinds = [*dict.fromkeys(in_my_turn(view))]
    if not kinds:
        return []
    unless = (
        "" if view.options.control_set is ControlSet.LEVEL1 else ", unless the discard pile is turned over"
    )
    asked = [f"{CARD} **{kind_name(kind)}** {card_text(kind, view.options)}" for kind in kinds]
    return [f"-# On your next turn{unless}:", *asked, _fits_of(view, tuple(kinds))]


def own_lines(view: ControlView) -> list[str]:
    """Return the control cards that the seat holds, each with its text; empty in other modes.

    Once they can be played, their texts are on buttons.
    """
    held = dict.fromkeys(view.own_controls)
    if any(isinstance(action, PlayControl) for action in view.legal):
        return [f"You hold {join([f'{CARD} **{kind_name(kind)}**' for kind in held])}; you may play one now."]
    played = " (only one a turn)" if view.control_played and view.seat == view.turn else ""
    return [f"You hold {CARD} {asked_for(kind, view.options)}{_own(kind, view)}{played}" for kind in held]


def _own(kind: ControlKind, view: ControlView) -> str:
    """Return the best meld that a control card would let its holder lay; ``""`` for none."""
    found = melds_for((kind,), view.hand, view.options)
    return f": {boxed(found[0].cards)}" if found else ""


# Melds


def points_of(cards: Iterable[Card], options: ControlOptions) -> str:
    """Return the points of cards."""
    return plural(card_points(cards, options), "point")


def worth(cards: Sequence[Card], view: ControlView) -> str:
    """Return the points of cards that are laid, and how many cards are left in hand."""
    return f"{points_of(cards, view.options)} · {_after(len(view.hand) - len(cards))}"


def _after(left: int) -> str:
    return f"{plural(left, 'card')} left" if left else "you go out"


def fits_line(view: ControlView) -> str:
    """Return what fits the control cards in force, and the number of other ways."""
    if not view.fitting:
        return f"You have no meld for {names_of_kinds(view.in_force, 'or')}."
    best = best_melds(view.fitting, view.options)
    several = len(kinds_asked(view.in_force)) > 1
    shown = [f"{boxed(meld.cards)}{f' {kind_name(meld.kind)}' if several else ''}" for meld in best[:4]]
    others = len(view.fitting) - len(shown)
    more = f" · {plural(others, 'other way', 'other ways')}" if others else ""
    return f"For {names_of_kinds(view.in_force, 'or')}: {join(shown, 'or')}{more}"


def coming_lines(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return the next control card, and the best melds in hand for it unless it is hidden."""
    fitting = "" if view.preview is None else _fits_of(view, (view.preview,))
    return [next_line(view, names, heading=False), *filter(None, [fitting])]


def _fits_of(view: ControlView, kinds: tuple[ControlKind, ...]) -> str:
    best = [meld.cards for meld in melds_for(kinds, view.hand, view.options)[:3]]
    if not best:
        return ""
    return f"-# For {join([kind_name(kind) for kind in dict.fromkeys(kinds)], 'or')} you have {boxes(best)}"


def open_line(meld: ControlMeld, options: ControlOptions) -> str:
    """Return what may be added to a meld, in words."""
    if meld.kind in CLOSED:
        return "closed"
    more = takes(meld, options)
    if not more:
        return "full"
    return f"takes {boxes(more[:4])}{' …' if len(more) > 4 else ''}"


def numbered(view: ControlView, number: int) -> str:
    """Return a table meld with its number, as players name it."""
    return f"#{number + 1} {boxed(view.melds[number].cards)}"


def meld_lines(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return the melds on the table by owner: number, kind, cards, and what may be added."""
    by_owner: dict[int, list[int]] = {}
    for number, meld in enumerate(view.melds):
        by_owner.setdefault(meld.owner, []).append(number)
    lines = [
        line
        for owner, numbers in sorted(by_owner.items())
        for line in (f"**{names[owner]}**", *(_laid(view, number) for number in numbers))
    ]
    return lines if sum(map(len, lines)) <= SHOWN_MELDS else _short_melds(view, names)


def _short_melds(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return the melds on the table, a line for each owner: number, cards and kind."""
    laid: dict[int, list[str]] = {}
    for number, meld in enumerate(view.melds):
        told = f"#{number + 1}\u00a0{boxed(meld.cards)}\u00a0{kind_name(meld.kind)}"
        laid.setdefault(meld.owner, []).append(told)
    return [f"**{names[owner]}** " + "\u2003".join(melds) for owner, melds in sorted(laid.items())]


def _laid(view: ControlView, number: int) -> str:
    meld = view.melds[number]
    kind, more = kind_name(meld.kind), open_line(meld, view.options)
    return f"#{number + 1}\u00a0{boxed(meld.cards)} {kind} · {more}"


# Actions


def label(action: Action, view: ControlView) -> str:
    """Return the label of an action; ``""`` for the default words."""
    match action:
        case Meld(cards):
            return f"Meld {row(cards)}"
        case LayOff(cards, int(number)) if number in range(len(view.melds)):
            return f"Lay off {row(cards)} on #{number + 1}: {row(view.melds[number].cards)}"
        case PlayControl(kind):
            return f"Play {kind_name(kind)}: {card_text(kind, view.options)}"
        case TurnOver():
            return "Pass: the deal is dead" if dead_if_turned(view) else "Turn the discard pile over"
        case _:
            return ""


def note(action: Action, view: ControlView) -> str:
    """Return a smaller line for an action in a menu: a meld's kind, points, and cards left."""
    match action:
        case Meld(cards, kind):
            name = f"{kind_name(kind)} · " if kind is not None else ""
            return f"{name}{worth(cards, view)}"
        case LayOff(cards, int(number)) if number in range(len(view.melds)):
            meld = view.melds[number]
            whose = "yours" if meld.owner == view.seat else "an opponent's"
            return f"{kind_name(meld.kind)}, {whose} · {worth(cards, view)}"
        case PlayControl(kind):
            return card_text(kind, view.options)
        case Discard(card):
            drawn = "just drawn" if card == view.drawn else ""
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
    left = f"pass on {boxed(view.pile[-1])}" if view.pile else "have no upcard to take"
    if dead_if_turned(view):
        why = (
            f"the discard pile has been turned over {plural(view.turnovers, 'time')}"
            if view.pile
            else "no card is left to draw"
        )
        return f"**End the deal?** You {left}, and {why}: the deal is dead and nobody scores."
    return (
        f"**Turn the discard pile over?** You {left}: its {plural(len(view.pile), 'card')} become the "
        f"stock, the oldest on top, {_new_control(view)}and you draw the top card.{_times(view)}"
    )


def _new_control(view: ControlView) -> str:
    if view.options.control_set is ControlSet.LEVEL1 or view.options.control_mode is ControlMode.DECK:
        return ""
    return f"the next control card{f' ({kind_name(view.preview)})' if view.preview else ''} is played, "


def _times(view: ControlView) -> str:
    limit = view.options.max_turnovers
    return (
        f" It can be turned over {plural(limit, 'time')} in a deal; this is number {view.turnovers + 1}."
        if limit
        else ""
    )


def lay_all_label(plays: Sequence[Meld | LayOff], view: ControlView) -> str:
    """Return the label of the button that lays all: what is laid, and what is left."""
    added = sum(len(play.cards) for play in plays if isinstance(play, LayOff))
    left = len(view.hand) - sum(len(play.cards) for play in plays)
    melds = isinstance(plays[0], Meld)
    what = f"Lay all (1 meld, {plural(added, 'card')} laid off)" if melds else f"Lay off all ({added} cards)"
    return f"{what}: {_after(left)}"


# The table


def score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the score of a match in which somebody is below zero; else ``""``."""
    if min(scores) >= 0:
        return ""
    return " · ".join(f"{name}\u00a0**{signed(points)}**" for name, points in zip(names, scores, strict=True))


def signed(points: int) -> str:
    """Return points with a proper minus sign."""
    return f"{points}".replace("-", "−")


def task(view: ControlView) -> str:
    """Return what the acting seat may do, to follow "to"."""
    match view.phase:
        case Phase.DRAW if view.stock:
            return f"draw, or take {boxed(view.pile[-1])}" if view.pile else "draw"
        case Phase.DRAW:
            instead = "pass and end the deal" if dead_if_turned(view) else "turn the discard pile over"
            return f"take {boxed(view.pile[-1])}, or {instead}" if view.pile else instead
        case Phase.PLAY | Phase.MELDED:
            if view.seat == view.turn and all(isinstance(action, Discard) for action in view.legal):
                return "discard a card"
            return "meld, lay off, and discard" if view.phase is Phase.PLAY else "lay off and discard"
        case _:
            return ""


def drawn_line(view: ControlView) -> str:
    """Return where the marked card comes from, and whether it may be discarded; else ``""``."""
    if view.drawn is None or view.seat != view.turn:
        return ""
    if view.drawn == view.taken:
        return f"\\* {boxed(view.drawn)} is from the discard pile: you cannot discard it this turn"
    return "\\* just drawn"


def before_me(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return upcard, stock, the table melds in short, and which of the hand's cards fit them."""
    stock = f"stock {view.stock}" + (" (turned over)" if view.turned else "")
    top = f"Upcard {boxed(view.pile[-1])} · {stock}" if view.pile else f"No upcard · {stock}"
    near = _near(view)
    return [
        *coming_lines(view, names),
        top,
        *_short_melds(view, names),
        to_lay_off_line(view),
        *([f"-# {near}"] if near else []),
    ]


def to_lay_off_line(view: ControlView) -> str:
    """Return which cards of the hand fit which table melds; ``""`` for none."""
    fits = [
        f"{' '.join(dict.fromkeys(map(boxed, taken)))} on #{number + 1}"  # equal cards are shown once
        for number, taken in to_lay_off(view).items()
    ]
    return f"-# To lay off: {join(fits)}" if fits else ""


def facts(view: ControlView, names: Sequence[str], *, shows_upcard: bool = True) -> str:
    """Return the small print: stock, pile, hands, turn-overs, and an imminent dead deal."""
    more = [f"discard pile {len(view.pile)}"]
    if view.turnovers:
        limit = view.options.max_turnovers
        more.append(f"turned over {view.turnovers}{f' of {limit}' if limit else ''}")
    return default_wording.facts(view, names, *more, *filter(None, [_near(view)]), shows_upcard=shows_upcard)


def _near(view: ControlView) -> str:
    """Return how many turns are left before the deal is dead, once half of them have passed."""
    limit = view.options.most_idle * len(view.held)
    left = limit - view.idle_turns
    if view.idle_turns * 2 < limit:
        return ""
    return f"⚠️ the deal is dead in {plural(left, 'turn')} without a draw from the stock, meld or lay-off"

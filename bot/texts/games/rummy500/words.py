"""Rummy 500 in words: actions, tasks, and the lines of the table."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import JUST_DRAWN, JUST_TAKEN, boxed, face, marked, row
from bot.texts.games.rummy500.events import aces_told
from bot.texts.games.rummy500.plays import ACE, Laying, points_in_hand, take_of, worth
from bot.texts.localization import LazyMessage, join, message, number, with_commas
from engine.actions import Action, Discard
from engine.cards import RANK, Card
from engine.games.rummy500.melds import hand_points
from engine.games.rummy500.terms import (
    LayOff,
    Meld,
    Pass,
    Phase,
    Rummy500Meld,
    Rummy500View,
    TakeDepth,
    TakePile,
)

CAN: Final = "✓"
CANNOT: Final = "✗"
"""Beside a card of the pile: it can be taken down to here, or not."""
PICK: Final = LazyMessage("rummy500-words-pick")
PICK_TITLE: Final = LazyMessage("rummy500-words-pick-title")
USE: Final = LazyMessage("rummy500-words-sign-use")
KEEP: Final = LazyMessage("rummy500-words-sign-keep")
"""In pictures, above a card of the pile that must be used, or not discarded in this turn."""


# Actions


def label(action: Action, view: Rummy500View) -> str:
    """Return the label of an action; ``""`` for the default words."""
    match action:
        case TakePile(count) if count > len(view.pile):
            return message("rummy500-words-take-pile")
        case TakePile(1):
            return message("rummy500-words-take", card=face(view.pile[-1]))
        case TakePile(count):
            return message("rummy500-words-take-down", cards=count, card=face(view.pile[-count]))
        case Pass():
            return message("rummy500-words-pass")
        case Meld(cards):
            return message("rummy500-words-meld", cards=row(cards), points=worth(action, view))
        case LayOff(cards, number) if number < len(view.melds):
            meld, points = _short(view, number), worth(action, view)
            return message("rummy500-words-lay-off", cards=row(cards), meld=meld, points=points)
        case _:
            return ""


def _short(view: Rummy500View, number: int) -> str:
    """Return a meld for a label: its number and cards; of a long run, the ends."""
    cards = view.melds[number].cards
    shown = row(cards) if len(cards) <= 5 else f"{row(cards[:2])} … {face(cards[-1])}"
    return f"#{number + 1}: {shown}"


def note(action: Action, view: Rummy500View) -> str:
    """Return a smaller line for an action: what it forces, or what it leaves."""
    match action:
        case TakePile(count):
            return _forced(count, view)
        case Meld(cards) | LayOff(cards):
            out = message("rummy500-words-goes-out") if len(cards) == len(view.hand) else ""
            return " · ".join(filter(None, [aces_told(cards, worth(action, view)), out]))
        case Discard(card) if card == view.drawn:
            return str(JUST_DRAWN)
        case Discard(card) if card in view.taken:
            return str(JUST_TAKEN)
        case _:
            return ""


def _forced(count: int, view: Rummy500View) -> str:
    """Return what taking so many cards would force."""
    take = take_of(count, view)
    if take is None or not take.legal:
        return ""
    if take.must_use is None:
        return message("rummy500-words-take-free")
    card, cards = face(take.must_use), row(take.use)
    if take.meld is None:
        return message("rummy500-words-take-meld", card=card, meld=cards)
    return message("rummy500-words-take-lay-off", card=card, cards=cards, meld=_short(view, take.meld))


def question(action: Action, view: Rummy500View) -> str:
    """Return the question that confirms ending the deal; ``""`` for others."""
    if not isinstance(action, Pass):
        return ""
    return message("rummy500-words-question-pass", points=hand_points(view.hand, view.options))


def which_meld(cards: Sequence[Card]) -> str:
    """Return the menu title above the melds that the cards fit."""
    return message("rummy500-words-which-meld", cards=row(cards))


def picked(cards: Sequence[Card]) -> str:
    """Return which cards are picked, or the request to pick some."""
    if not cards:
        return message("rummy500-words-pick-some")
    return message("rummy500-words-picked", cards=boxed(cards))


def lay_all_label(laying: Laying, held: int) -> str:
    """Return the label of the button that lays all, from a hand of ``held`` cards."""
    melds = [play for play in laying.plays if isinstance(play, Meld)]
    added = sum(len(play.cards) for play in laying.plays if isinstance(play, LayOff))
    out = sum(len(play.cards) for play in laying.plays) == held
    points = message("rummy500-words-count-points", points=laying.points)
    if not melds:
        plays = with_commas([message("rummy500-words-count-cards", cards=added), points])
        if out:
            return message("rummy500-words-lay-off-all-out", plays=plays)
        return message("rummy500-words-lay-off-all", plays=plays)
    more = [message("rummy500-words-count-laid-off", cards=added)] if added else []
    plays = with_commas([message("rummy500-words-count-melds", melds=len(melds)), *more, points])
    if out:
        return message("rummy500-words-lay-all-out", plays=plays)
    return message("rummy500-words-lay-all", plays=plays)


# The table


def task(view: Rummy500View) -> str:
    """Return what the acting seat may do, to follow "to"."""
    if view.phase is Phase.PLAY:
        if view.pending is not None:
            return message("rummy500-words-task-use", card=boxed(view.pending))
        discard_only = view.seat == view.turn and not any(
            isinstance(one, Meld | LayOff) for one in view.legal
        )
        return message("rummy500-words-task-discard") if discard_only else message("rummy500-words-task-play")
    if not view.stock:
        return message("rummy500-words-task-take")
    return message("rummy500-words-task-draw") if view.pile else message("rummy500-words-task-stock")


def must_use(view: Rummy500View) -> str:
    """Return the card that must be used before anything else, in a line; ``""`` for none."""
    if view.pending is None:
        return ""
    title = message("rummy500-words-must-use", card=boxed(view.pending))
    return f"### {title}\n-# {message('rummy500-words-must-use-how')}"


def not_discarded(view: Rummy500View) -> str:
    """Return the card that may not be discarded in this turn, in a line; ``""`` for none."""
    if view.banned is None or view.banned not in view.hand:
        return ""
    return message("rummy500-words-cannot-discard", card=boxed(view.banned))


def may_not_discard(view: Rummy500View, names: Sequence[str]) -> str:
    """Return, for everybody, which card the seat on turn may not discard; ``""`` for none."""
    if view.banned is not None and any(view.banned in known for known in view.known):
        card, player = boxed(view.banned), names[view.turn]
        return message("rummy500-words-player-cannot-discard", player=player, card=card)
    return ""


def pile_title(view: Rummy500View) -> str:
    """Return the title above the spread of the pile."""
    if not view.pile:
        return message("rummy500-words-pile-empty")
    title = message("rummy500-words-pile-title")
    if len(view.pile) == 1:
        return title
    return f"{title} · {message('rummy500-words-pile-order', cards=len(view.pile))}"


def hand_line(view: Rummy500View) -> str:
    """Return the penalty of a hand, and its melds' points; others' moves do not change it."""
    told = [
        message("rummy500-words-count-cards", cards=len(view.hand)),
        message("rummy500-words-in-hand", points=hand_points(view.hand, view.options)),
    ]
    if melds := points_in_hand(view):
        told.append(message("rummy500-words-melds-worth", points=melds))
    if view.seat is not None:
        told.append(message("rummy500-words-own-melded", points=view.melded[view.seat]))
    return " · ".join(told)


def drawn_line(view: Rummy500View) -> str:
    """Return the meaning of the mark on a card of the hand; ``""`` without one."""
    return marked(str(JUST_DRAWN)) if view.drawn in view.hand else ""


def meld_words(number: int, meld: Rummy500Meld, names: Sequence[str]) -> str:
    """Return a table meld: number, cards, points, and who added what to it."""
    aces = sorted({value for card, value in zip(meld.cards, meld.values, strict=True) if RANK[card] == ACE})
    ace = f" ({message('rummy500-words-ace', values=join([*map(str, aces)]))})" if aces else ""
    added = []
    for seat in sorted(set(meld.by) - {meld.owner}):
        theirs = [card for card, by in zip(meld.cards, meld.by, strict=True) if by == seat]
        points = sum(value for value, by in zip(meld.values, meld.by, strict=True) if by == seat)
        added.append(message("rummy500-words-added", cards=boxed(theirs), points=points, player=names[seat]))
    own = f"#{number + 1}\u00a0{boxed(meld.cards)}\u00a0{sum(meld.values)}{ace}"
    return with_commas([own, *added])


def seat_melds(view: Rummy500View, seat: int, names: Sequence[str]) -> str:
    """Return the melds that a seat has laid, in a line."""
    return "\u2003".join(
        [meld_words(number, meld, names) for number, meld in enumerate(view.melds) if meld.owner == seat]
    )


def player_line(view: Rummy500View, seat: int, names: Sequence[str]) -> str:
    """Return a player's cards in hand, points laid in this deal, and total against the limit."""
    total = message("rummy500-words-total", total=number(view.scores[seat]), limit=view.options.limit)
    return f"{_held_and_melded(view, seat, names)} · {total}"


def _held_and_melded(view: Rummy500View, seat: int, names: Sequence[str]) -> str:
    held = message("rummy500-words-count-cards", cards=view.held[seat])
    return f"**{names[seat]}** · {held} · {melded(view.melded[seat])}"


def melded(points: int) -> str:
    """Return what a player has melded in this deal, to follow the name."""
    return message("rummy500-words-melded", points=points)


def before_me(view: Rummy500View, names: Sequence[str]) -> list[str]:
    """Return what a player considers before a move: the spread, what can be taken, the melds."""
    title = f"{pile_title(view)} · {message('rummy500-words-stock', cards=view.stock)}"
    if view.takes:
        spread = " ".join(
            [
                f"{boxed(card)}{CAN if take.legal else CANNOT}"
                for card, take in zip(view.pile, view.takes, strict=True)
            ]
        )
        lines = [title, spread, takes_legend(view)]
    else:
        lines = [title, boxed(view.pile) if view.pile else ""]
    for seat in range(len(names)):
        if seat != view.seat or any(meld.owner == seat for meld in view.melds):
            lines.append(_held_and_melded(view, seat, names))
        lines.append(seat_melds(view, seat, names))
    return [line for line in lines if line]


def takes_legend(view: Rummy500View) -> str:
    """Return the meaning of the ticks in the pile, and why other cards cannot be taken.

    ``""`` without any.
    """
    if not view.takes:
        return ""
    refused = [take for take in view.takes if not take.legal]
    can = f"{CAN} {message('rummy500-words-can-take')}"
    if not refused:
        return f"-# {can}"
    cannot = (
        message("rummy500-words-cannot-take-top-only")
        if view.options.take_depth is TakeDepth.TOP
        else message("rummy500-words-cannot-take")
    )
    return f"-# {can} · {CANNOT} {cannot}"


def facts(view: Rummy500View, names: Sequence[str]) -> str:
    """Return the small print of a deal in progress."""
    limit, turns = view.options.stall_limit, view.turns_without_stock
    told = [
        message("rummy500-words-facts-stock", cards=view.stock),
        message("rummy500-words-facts-dealt", player=names[view.dealer]),
    ]
    if limit and turns * 2 >= limit:
        told.append(message("rummy500-words-facts-stall", turns=turns, limit=limit))
    return f"-# {' · '.join(told)}"


def picked_count(count: int) -> str:
    """Return how many cards of a suit are picked."""
    return message("rummy500-words-picked-count", count=count)


def standing(deal: int, limit: int) -> str:
    """Return the number of the deal, and the points that end the match."""
    number, target = (
        message("rummy500-words-deal", deal=deal),
        message("rummy500-words-to-limit", limit=limit),
    )
    return f"{number} · {target}"

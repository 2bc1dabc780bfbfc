"""Rummy 500 in words: actions, tasks, and the lines of the table."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed, face, marked, row
from bot.texts.names import plural
from bot.texts.rummy500.events import aces_told
from bot.texts.rummy500.plays import ACE, Laying, points_in_hand, take_of, worth
from bot.texts.sheets import amount
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
PICK: Final = "Pick cards …"
PICK_TITLE: Final = "Pick the cards to meld or lay off together …"


# Actions


def label(action: Action, view: Rummy500View) -> str:
    """Return the label of an action; ``""`` for the default words."""
    match action:
        case TakePile(count) if count > len(view.pile):
            return "Take from the discard pile"
        case TakePile(1):
            return f"Take {face(view.pile[-1])}"
        case TakePile(count):
            return f"Take {count} cards down to {face(view.pile[-count])}"
        case Pass():
            return "Pass: the deal ends"
        case Meld(cards):
            return f"Meld {row(cards)} · {plural(worth(action, view), 'point')}"
        case LayOff(cards, number) if number < len(view.melds):
            return f"Lay off {row(cards)} on {_short(view, number)} · {plural(worth(action, view), 'point')}"
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
            points = worth(action, view)
            out = "goes out" if len(cards) == len(view.hand) else ""
            return " · ".join(filter(None, [aces_told(cards, points).strip(" ()"), out]))
        case Discard(card) if card == view.drawn:
            return "just drawn"
        case Discard(card) if card in view.taken:
            return "just taken"
        case _:
            return ""


def _forced(count: int, view: Rummy500View) -> str:
    """Return what taking so many cards would force."""
    take = take_of(count, view)
    if take is None or not take.legal:
        return ""
    if take.must_use is None:
        return "you can meld or keep it, but not discard it this turn"
    if take.meld is None:
        return f"you must use {face(take.must_use)} now, such as in {row(take.use)}"
    return f"you must use {face(take.must_use)} now, such as {row(take.use)} on {_short(view, take.meld)}"


def question(action: Action, view: Rummy500View) -> str:
    """Return the question that confirms ending the deal; ``""`` for others."""
    if not isinstance(action, Pass):
        return ""
    count = hand_points(view.hand, view.options)
    return f"**Pass?** The deal ends at once, and your hand counts {count} against you."


def which_meld(cards: Sequence[Card]) -> str:
    """Return the menu title above the melds that the cards fit."""
    return f"Lay off {row(cards)} on which meld?"


def picked(cards: Sequence[Card]) -> str:
    """Return which cards are picked, or the request to pick some."""
    return (
        f"Picked: {boxed(cards)}" if cards else "Pick the cards of a new meld, or cards to lay off together."
    )


def lay_all_label(laying: Laying, held: int) -> str:
    """Return the label of the button that lays all, from a hand of ``held`` cards."""
    melds = [play for play in laying.plays if isinstance(play, Meld)]
    added = sum(len(play.cards) for play in laying.plays if isinstance(play, LayOff))
    more = [f"{plural(added, 'card')} laid off"] if added and melds else []
    what = [plural(len(melds), "meld"), *more] if melds else [plural(added, "card")]
    out = ": you go out" if sum(len(play.cards) for play in laying.plays) == held else ""
    told = ", ".join([*what, plural(laying.points, "point")])
    return f"{'Lay all' if melds else 'Lay off all'} ({told}){out}"


# The table


def task(view: Rummy500View) -> str:
    """Return what the acting seat may do, to follow "to"."""
    if view.phase is Phase.PLAY:
        if view.pending is not None:
            return f"use {boxed(view.pending)} first"
        throw_only = view.seat == view.turn and not any(isinstance(one, Meld | LayOff) for one in view.legal)
        return "discard a card" if throw_only else "meld, lay off, and discard a card"
    if not view.stock:
        return "take from the discard pile, or pass and end the deal"
    return "draw, or take from the discard pile" if view.pile else "draw from the stock"


def must_use(view: Rummy500View) -> str:
    """Return the card that must be used before anything else, in a line; ``""`` for none."""
    if view.pending is None:
        return ""
    return f"### ⚠️ You must use {boxed(view.pending)} now\n-# Meld it or lay it off before anything else."


def not_thrown(view: Rummy500View) -> str:
    """Return the card that may not be discarded in this turn, in a line; ``""`` for none."""
    if view.banned is None or view.banned not in view.hand:
        return ""
    return f"🚫 You took {boxed(view.banned)} alone: use it or keep it, but you cannot discard it this turn."


def may_not_throw(view: Rummy500View, names: Sequence[str]) -> str:
    """Return, for everybody, which card the seat on turn may not discard; ``""`` for none."""
    if view.banned is not None and any(view.banned in known for known in view.known):
        return f"🚫 {names[view.turn]} cannot discard {boxed(view.banned)} this turn."
    return ""


def pile_title(view: Rummy500View) -> str:
    """Return the title above the spread of the pile."""
    if not view.pile:
        return "The discard pile is empty"
    if len(view.pile) == 1:
        return "**Discard pile**"
    return f"**Discard pile** · {len(view.pile)} cards, oldest left, top right"


def hand_line(view: Rummy500View) -> str:
    """Return the penalty of a hand, and its melds' points; others' moves do not change it."""
    held = f"{plural(len(view.hand), 'card')} · {hand_points(view.hand, view.options)} points in hand"
    melds = points_in_hand(view)
    laid = f" · {view.melded[view.seat]} melded" if view.seat is not None else ""
    return f"{held}{f' · melds worth {melds}' if melds else ''}{laid}"


def drawn_line(view: Rummy500View) -> str:
    """Return the meaning of the mark on a card of the hand; ``""`` without one."""
    return marked("just drawn") if view.drawn in view.hand else ""


def meld_words(number: int, meld: Rummy500Meld, names: Sequence[str]) -> str:
    """Return a table meld: number, cards, points, and who added what to it."""
    aces = sorted({value for card, value in zip(meld.cards, meld.values, strict=True) if RANK[card] == ACE})
    ace = f" (ace {' and '.join(map(str, aces))})" if aces else ""
    added = []
    for seat in sorted(set(meld.by) - {meld.owner}):
        theirs = [card for card, by in zip(meld.cards, meld.by, strict=True) if by == seat]
        points = sum(value for value, by in zip(meld.values, meld.by, strict=True) if by == seat)
        added.append(f", {boxed(theirs)} {points} by {names[seat]}")
    return f"#{number + 1}\u00a0{boxed(meld.cards)}\u00a0{sum(meld.values)}{ace}{''.join(added)}"


def seat_melds(view: Rummy500View, seat: int, names: Sequence[str]) -> str:
    """Return the melds that a seat has laid, in a line."""
    return "\u2003".join(
        [meld_words(number, meld, names) for number, meld in enumerate(view.melds) if meld.owner == seat]
    )


def player_line(view: Rummy500View, seat: int, names: Sequence[str]) -> str:
    """Return a player's cards in hand, points laid in this deal, and total against the limit."""
    return (
        f"**{names[seat]}** · {plural(view.held[seat], 'card')} · melded **{view.melded[seat]}** · "
        f"total **{amount(view.scores[seat])}**/{view.options.limit}"
    )


def before_me(view: Rummy500View, names: Sequence[str]) -> list[str]:
    """Return what a player considers before a move: the spread, what can be taken, the melds."""
    stock = f" · stock {view.stock}"
    if view.takes:
        spread = " ".join(
            [
                f"{boxed(card)}{CAN if take.legal else CANNOT}"
                for card, take in zip(view.pile, view.takes, strict=True)
            ]
        )
        lines = [f"{pile_title(view)}{stock}", spread, takes_legend(view)]
    else:
        lines = [f"{pile_title(view)}{stock}", boxed(view.pile) if view.pile else ""]
    for seat, name in enumerate(names):
        if seat != view.seat or any(meld.owner == seat for meld in view.melds):
            lines.append(f"**{name}** · {plural(view.held[seat], 'card')} · melded **{view.melded[seat]}**")
        lines.append(seat_melds(view, seat, names))
    return [line for line in lines if line]


def takes_legend(view: Rummy500View) -> str:
    """Return the meaning of the ticks in the pile, and why other cards cannot be taken.

    ``""`` without any.
    """
    if not view.takes:
        return ""
    refused = [take for take in view.takes if not take.legal]
    can = f"{CAN} you can take down to here"
    if not refused:
        return f"-# {can}"
    why = (
        "only the top card can be taken at this table"
        if view.options.take_depth is TakeDepth.TOP
        else "the card could not be used at once"
    )
    return f"-# {can} · {CANNOT} you cannot: {why}"


def facts(view: Rummy500View, names: Sequence[str]) -> str:
    """Return the small print of a deal in progress."""
    limit, turns = view.options.stall_limit, view.turns_without_stock
    stall = (
        f" · {turns} of {limit} turns without a card from the stock" if limit and turns * 2 >= limit else ""
    )
    return f"-# Stock {view.stock} · {names[view.dealer]} dealt{stall}"

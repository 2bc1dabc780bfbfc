"""Panguingue in words: conditions, earnings, actions, tasks, and the lines of the table."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.texts.faces import boxed, boxes, face, row
from bot.texts.names import join, plural
from engine.actions import Action, Discard, TakeUpcard
from engine.cards import FACE, RANK, RANKS, SUIT, Card
from engine.games.panguingue.choices import new_melds
from engine.games.panguingue.melds import Earning, fits, form, lay_off, leave, split
from engine.games.panguingue.terms import (
    Borrow,
    Condition,
    Demand,
    DrawnCard,
    Drop,
    Duty,
    GoOut,
    LayMeld,
    LayOff,
    NoDemand,
    PanMeld,
    PanView,
    Phase,
    Split,
    Stay,
)

TITLES: Final = {
    "meld": "Meld …",
    "layoff": "Lay off …",
    "split": "Split a meld …",
    "borrow": "Borrow from a meld …",
    "discard": "Discard a card …",
}
_PLURALS: Final = {"A": "aces", "J": "jacks", "Q": "queens", "K": "kings"}
DROPPED: Final = "You have dropped out of this deal."
LEGEND: Final = "-# ★ a condition: it earns chips"
NAMED: Final = 4
"""The most players named in a line; further ones are counted."""


def signed(chips: int) -> str:
    """Return chips won or lost: ``+3``, ``−2``, ``0``."""
    return f"{chips:+d}".replace("-", "−") if chips else "0"


def names_of_some(seats: Sequence[int], names: Sequence[str]) -> str:
    """Return the names of the seats; of many, the first and the number of others."""
    if len(seats) <= NAMED + 1:
        return join([names[seat] for seat in seats])
    return f"{', '.join(names[seat] for seat in seats[:NAMED])} and {len(seats) - NAMED} others"


def condition_words(condition: Condition, cards: Sequence[Card]) -> str:
    """Return the name of a condition, by its cards: ``suited 5s``, ``an A-2-3 run``."""
    rank = RANKS[RANK[cards[0]]]
    many = _PLURALS.get(rank, f"{rank}s")
    spades = ", spades" if all(SUIT[card] == 0 for card in cards) else ""
    match condition:
        case Condition.C1:
            return f"mixed {many}"
        case Condition.C2 | Condition.C3:
            return f"suited {many}{spades}"
        case Condition.C4:
            return f"an A-2-3 run{spades}"
        case Condition.C5:
            court = any(RANKS[RANK[card]] == "K" for card in cards)
            return f"{'a J-Q-K' if court else 'an 8-9-10'} run{spades}"


# What a choice earns


def _board(view: PanView) -> list[PanMeld]:
    return [meld for meld in view.melds if meld.owner == view.seat]


def payers(view: PanView) -> int:
    """Return how many others pay for a condition."""
    return len(view.held) - 1 - len(view.dropped)


def earned_by(action: Action, view: PanView) -> int:
    """Return the chips that a legal action earns at once from all payers; 0 for others."""
    return next((earn for other, earn in zip(view.legal, view.earns, strict=True) if other == action), 0)


def earnings(action: Action, view: PanView) -> tuple[Earning, ...]:
    """Return what each other player pays for a legal action of the seat, by condition."""
    board, options, seat = _board(view), view.options, view.seat or 0
    match action:
        case LayMeld(cards):
            return form(seat, cards, options)[1]
        case LayOff(card, number):
            return lay_off(board[number], card, options)[1]
        case Split(number, part):
            return split(board[number], part, options)[1]
        case Borrow(borrowed, own):
            left = [leave(meld, borrowed, options)[1] for meld in _sources(board, borrowed)]
            return sum(left, form(seat, (*borrowed, *own), options)[1])
        case _:
            return ()


def _sources(board: Sequence[PanMeld], borrowed: Sequence[Card]) -> list[PanMeld]:
    return [meld for meld in board if any(card in meld.cards for card in borrowed)]


def lent_by(action: Borrow, view: PanView) -> tuple[tuple[Card, ...], ...]:
    """Return the melds from which a borrowing takes cards, as they lie."""
    return tuple(meld.cards for meld in _sources(_board(view), action.borrowed))


def collects(action: Action, view: PanView) -> str:
    """Return earnings: ``collect 10 chips (2 from each of 5) for suited 5s``; ``""`` for none."""
    earned = earnings(action, view)
    each = sum(line.amount for line in earned)
    if not each:
        return ""
    count = payers(view)
    whom = f" ({each} from each of {count})" if count > 1 else ""
    what = join([condition_words(line.condition, line.cards) for line in earned])
    return f"collect {plural(each * count, 'chip')}{whom} for {what}"


def best_meld(view: PanView) -> int | None:
    """Return the index of the best-paying new meld, None if none pays."""
    paying = [
        index
        for index, action in enumerate(view.legal)
        if isinstance(action, LayMeld) and view.earns[index] > 0
    ]
    return max(paying, key=lambda index: view.earns[index], default=None)


def melds_in_hand(view: PanView) -> list[tuple[Card, ...]]:
    """Return disjoint melds of the hand: the best-paying first, then the longest."""
    worth = {
        cards: sum(line.amount for line in form(0, cards, view.options)[1])
        for cards in new_melds(view.hand, view.options)
    }
    free, found = set(view.hand), []
    for cards in sorted(worth, key=lambda cards: (-worth[cards], -len(cards), cards)):
        if free.issuperset(cards):
            free -= set(cards)
            found.append(form(0, cards, view.options)[0].cards)
    return found


# Actions


def _upcard(view: PanView) -> str:
    return face(view.pile[-1]) if view.pile else "the upcard"


def _halves(action: Split, view: PanView) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    cards = _board(view)[action.meld].cards
    return (
        tuple(card for card in cards if card in action.part),
        tuple(card for card in cards if card not in action.part),
    )


def label(action: Action, view: PanView) -> str:
    """Return the label of an action; ``""`` for the default words."""
    match action:
        case Stay():
            return "Play"
        case Drop():
            cost = view.options.drop_cost
            return f"Drop · pay {plural(cost, 'chip')}" if cost else "Drop"
        case Demand():
            return f"Force them to take {_upcard(view)}"
        case NoDemand():
            return "Let it go"
        case TakeUpcard():
            return f"Take {_upcard(view)}" + (" · forced" if view.demanded else "")
        case LayMeld(cards):
            return f"Meld {row(cards)}"
        case LayOff(card, number):
            board = _board(view)
            return (
                f"Lay off {face(card)} on {row(board[number].cards)}" if number in range(len(board)) else ""
            )
        case Split(number) if number in range(len(_board(view))):
            return "Split: " + " | ".join(map(row, _halves(action, view)))
        case Borrow(borrowed, own):
            return f"Borrow {row(borrowed)}" + (f" for {row(own)}" if own else "")
        case GoOut():
            return f"Go out · collect {earned_by(action, view)}"
        case _:
            return ""


def note(action: Action, view: PanView) -> str:
    """Return a smaller line for an action: what it earns, and what a borrowing leaves."""
    match action:
        case LayMeld() | LayOff() | Split():
            return collects(action, view) or "earns no chips"
        case Borrow(borrowed):
            left = [row(card for card in meld if card not in borrowed) for meld in lent_by(action, view)]
            return f"{collects(action, view) or 'earns no chips'} · leaves {' | '.join(left)}"
        case _:
            return ""


def taken_apart(action: Action, view: PanView) -> str:
    """Return the meld that an action splits, or those from which it borrows."""
    match action:
        case Split(number):
            return row(_board(view)[number].cards)
        case Borrow():
            return " and ".join(map(row, lent_by(action, view)))
        case _:
            return ""


def picked_title(action: Action, view: PanView) -> str:
    """Return the menu title above the ways to split, or borrow from, the picked melds."""
    match action:
        case Split():
            return f"How to split {taken_apart(action, view)} …"
        case Borrow():
            return f"What to borrow from {taken_apart(action, view)} …"
        case _:
            return TITLES.get(action.verb, "…")


def question(action: Action, view: PanView) -> str:
    """Return the question that confirms an action, with a preview; ``""`` for others."""
    gain = collects(action, view)
    gain = f"\nYou {gain}." if gain else "\nIt earns no chips."
    match action:
        case Drop():
            cost = view.options.drop_cost
            forfeit = f" You put {plural(cost, 'chip')} in the pot and" if cost else " You"
            return f"**Drop?**{forfeit} are out of this deal: you no longer pay or collect."
        case Split(number):
            melded = boxed(_board(view)[number].cards)
            return f"**Split?** {melded} becomes {' and '.join(map(boxed, _halves(action, view)))}.{gain}"
        case Borrow(borrowed, own):
            rest = [tuple(card for card in meld if card not in borrowed) for meld in lent_by(action, view)]
            new, _ = form(view.seat or 0, (*borrowed, *own), view.options)
            return (
                f"**Borrow?** {boxed(borrowed)} and your {boxed(own) if own else 'no card'} make "
                f"{boxed(new.cards)}; {boxes(rest)} stays.{gain}"
            )
        case _:
            return ""


# Turns


def force(view: PanView, names: Sequence[str]) -> str:
    """Return the label of the button that makes the player on turn take the upcard."""
    return f"Force {names[view.turn]} to take {_upcard(view)}"


def own_turn(view: PanView, names: Sequence[str]) -> str:
    """Return the question whether to force the player on turn; ``""`` for any other decision."""
    if view.phase is not Phase.DEMAND:
        return ""
    return f"**Your turn**: force {names[view.turn]} to take {boxed(view.pile[-1])}?"


def asked_of(view: PanView, names: Sequence[str]) -> str:
    """Return who is to act and what they are asked."""
    who = names_of_some(view.actors, names)
    if view.phase is Phase.DEMAND:
        return f"▶ **{who}** may force {names[view.turn]} to take {boxed(view.pile[-1])}"
    return f"▶ **{who}** to {task(view)}"


def task(view: PanView) -> str:
    """Return what the acting seat may do, to follow "to". Nothing of the hand for a spectator."""
    upcard = boxed(view.pile[-1]) if view.pile else "the upcard"
    match view.phase:
        case Phase.DECLARE:
            return "play or drop"
        case Phase.DEMAND:
            return f"force {upcard} or let it go"
        case Phase.START:
            return _to_start(view, upcard)
        case Phase.ACT:
            return _to_act(view)
        case Phase.OVER:
            return ""


def _to_start(view: PanView, upcard: str) -> str:
    if view.demanded:
        return f"take {upcard} and lay it off: you are forced to"
    if not view.pile:
        return "draw"
    if view.seat is not None and TakeUpcard() not in view.legal:
        return f"draw: {upcard} fits nothing"
    if view.seat is None and view.options.discard_must_meld:
        return f"draw, or take {upcard} and meld it at once"
    return f"draw, or take {upcard}"


def _to_act(view: PanView) -> str:
    drawn = boxed(view.drawn) if view.drawn is not None else "the card taken"
    if view.duty is Duty.PLACE:
        return f"meld {drawn} or lay it off"
    if view.duty is Duty.LAY_OFF:
        return f"lay off {drawn}"
    if view.drawn is None and not view.held[view.turn]:
        return "go out"
    thrown = drawn if view.drawn is not None and _is_strict(view) else "a card"
    if view.legal and all(isinstance(action, Discard) for action in view.legal):
        return f"discard {thrown}"
    return "meld, then discard a card" if thrown == "a card" else f"meld, or discard {thrown}"


def _is_strict(view: PanView) -> bool:
    """Return whether a card drawn from the stock never joins the hand."""
    return view.options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD


def drawn_line(view: PanView) -> str:
    """Return the card drawn in this turn and what must be done with it; ``""`` without one."""
    if view.drawn is None or view.turn != view.seat:
        return ""
    took = f"You took {boxed(view.drawn)}" if view.from_pile else f"You drew {boxed(view.drawn)}"
    match view.duty:
        case Duty.LAY_OFF:
            return f"{took}: lay it off now."
        case Duty.PLACE:
            return f"{took}: meld it or lay it off before any other card."
        case _ if not _is_strict(view):
            return f"{took}."
        case _ if any(view.drawn in own_cards(action) for action in view.legal):
            return f"{took}: meld it, lay it off or discard it. You cannot keep it."
        case _:
            return f"{took}. It fits nothing, so you must discard it."


def own_cards(action: Action) -> tuple[Card, ...]:
    """Return the cards, of the hand or just drawn, that an action puts down."""
    match action:
        case LayMeld(cards):
            return cards
        case LayOff(card):
            return (card,)
        case Borrow(_, cards):
            return cards
        case _:
            return ()


def demand_line(view: PanView, names: Sequence[str]) -> str:
    """Return the effect of a demand on the upcard; ``""`` if nobody is asked."""
    if view.phase is not Phase.DEMAND:
        return ""
    upcard, who = view.pile[-1], names[view.turn]
    fitting = [
        meld for meld in view.melds if meld.owner == view.turn and fits(meld.cards, upcard, view.options)
    ]
    each = max(sum(line.amount for line in lay_off(meld, upcard, view.options)[1]) for meld in fitting)
    collecting = f", collect {plural(each, 'chip')} from each of {payers(view)}" if each else ""
    end = "discard a card from hand" if view.held[view.turn] else "go out"
    return (
        f"If anybody forces {who} to take {boxed(upcard)}, they must lay it off on "
        f"{join([boxed(meld.cards) for meld in fitting], 'or')}{collecting} and {end}."
    )


def dropped_line(view: PanView, names: Sequence[str]) -> str:
    """Return who has dropped; ``""`` if nobody."""
    gone = [f"{names[seat]}{_in_brackets(chips_words(view, seat))}" for seat in view.dropped]
    return f"-# Dropped: {join(gone)}" if gone else ""


def unsafe_line(view: PanView, names: Sequence[str]) -> str:
    """Return the cards that may not be discarded because the next player would go out.

    ``""`` if none.
    """
    strict = _is_strict(view)
    if view.safe_from is None or view.duty is not Duty.NONE or (strict and view.drawn is not None):
        return ""
    safe = {FACE[action.card] for action in view.legal if isinstance(action, Discard)}
    unsafe = {FACE[card]: card for card in view.hand if FACE[card] not in safe}
    if not unsafe or not safe:
        return ""
    return (
        f"⚠️ {names[view.safe_from]} has ten cards melded and would go out with {boxed(unsafe.values())}: "
        "you may not discard that (rule 11)."
    )


def before_me(view: PanView, names: Sequence[str]) -> list[str]:
    """Return what else a player considers before a move: upcard, stock, own chips, boards."""
    seat = view.seat or 0
    others = [(seat + step) % len(names) for step in range(1, len(names))]
    told, own = facts(view, names).removeprefix("-# "), chips_words(view, seat)
    if view.pile:
        told = f"Upcard {boxed(view.pile[-1])} · {told[:1].lower()}{told[1:]}"
    return [
        *filter(None, [demand_line(view, names)]),
        told,
        *([f"**You** · {own}"] if own else []),
        *player_lines(view, others, names),
        *legend(view),
    ]


def flat_line(view: PanView) -> str:
    """Return the notice for a player with ten cards melded and none in hand; else ``""``."""
    melded = sum(len(meld.cards) for meld in view.melds if meld.owner == view.seat)
    return "You need one more card that fits to go out." if melded == 10 and not view.hand else ""


def own_board(melds: Iterable[PanMeld]) -> str:
    """Return the melds of one player, conditions marked."""
    return " ".join([f"{boxed(meld.cards)}{'★' if meld.recognised else ''}" for meld in melds])


def legend(view: PanView) -> list[str]:
    """Return the meaning of the condition mark, if there is one."""
    return [LEGEND] if any(meld.recognised for meld in view.melds) else []


def chips_words(view: PanView, seat: int) -> str:
    """Return the chips of this deal and the match: ``this deal **−3**, match **+12** chips``.

    The match is included from the second deal on. ``""`` if there is nothing to say.
    """
    deal, match = view.chips[seat], view.scores[seat] + view.chips[seat]
    told = [("this deal", deal)] if deal else []
    told += [("match", match)] if any(view.scores) else []
    if not told:
        return ""
    unit = "chip" if abs(told[-1][1]) == 1 else "chips"
    return f"{', '.join(f'{of} **{signed(chips)}**' for of, chips in told)} {unit}"


def _in_brackets(words: str) -> str:
    return f" ({words})" if words else ""


def player_lines(view: PanView, seats: Iterable[int], names: Sequence[str]) -> list[str]:
    """Return a line for each seat that has melds or is on turn: chips, cards held, melds.

    One more line has all the others. Players who have dropped are left out.
    """
    lines, bare = [], []
    for seat in seats:
        if seat in view.dropped:
            continue
        melds = [meld for meld in view.melds if meld.owner == seat]
        mark = "▶ " if seat == view.turn else "❓ " if seat in view.asked else ""
        who, chips = f"{mark}**{names[seat]}**", chips_words(view, seat)
        if not melds and seat != view.turn:
            bare.append(f"{who}{_in_brackets(chips)}")
            continue
        lines.append(" · ".join(filter(None, (who, chips, _held(view, seat), own_board(melds)))))
    return [*lines, *([f"Nothing melded yet: {join(bare)}"] if bare else [])]


def _held(view: PanView, seat: int) -> str:
    """Return the number of cards in hand; for a waiting player without any, what that means."""
    if view.held[seat]:
        return f"{view.held[seat]} in hand"
    return "none in hand" if seat == view.turn else "**one card from going out**"


def facts(view: PanView, names: Sequence[str]) -> str:
    """Return the small print of a deal in progress: stock, pot, dealer."""
    parts = [f"Stock {view.stock}"]
    if view.turnovers:
        parts.append(f"discard pile turned over {plural(view.turnovers, 'time')}")
    if pot := view.foot_chips + view.pot:
        parts.append(f"{plural(pot, 'chip')} in the pot")
    parts.append(f"{names[view.dealer]} dealt")
    return f"-# {' · '.join(parts)}"

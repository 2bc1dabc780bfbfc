"""Panguingue in words: conditions, earnings, actions, tasks, and the lines of the table."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.texts.faces import boxed, boxes, face, row
from bot.texts.localization import LazyMessage, join, message, number, with_commas
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
    "meld": LazyMessage("panguingue-words-title-meld"),
    "layoff": LazyMessage("panguingue-words-title-layoff"),
    "split": LazyMessage("panguingue-words-title-split"),
    "borrow": LazyMessage("panguingue-words-title-borrow"),
    "discard": LazyMessage("panguingue-words-title-discard"),
}
DROPPED: Final = LazyMessage("panguingue-words-you-dropped")
_NONE: Final = "none"
"""The code of a card that is not known or does not exist."""
NAMED: Final = 4
"""The most players named in a line; further ones are counted."""


def signed(chips: int) -> str:
    """Return chips won or lost: ``+3``, ``−2``, ``0``."""
    return f"+{number(chips)}" if chips > 0 else number(chips)


def names_of_some(seats: Sequence[int], names: Sequence[str]) -> str:
    """Return the names of the seats; of many, the first and the number of others."""
    if len(seats) <= NAMED + 1:
        return join([names[seat] for seat in seats])
    named = with_commas(names[seat] for seat in seats[:NAMED])
    return message("panguingue-words-and-others", players=named, count=len(seats) - NAMED)


def condition_words(condition: Condition, cards: Sequence[Card]) -> str:
    """Return the name of a condition, by its cards: ``suited 5s``, ``an A-2-3 run``."""
    rank = RANKS[RANK[cards[0]]]
    spades = "yes" if all(SUIT[card] == 0 for card in cards) else "no"
    match condition:
        case Condition.C1:
            return message("panguingue-words-mixed", rank=rank)
        case Condition.C2 | Condition.C3:
            return message("panguingue-words-suited", rank=rank, spades=spades)
        case Condition.C4:
            return message("panguingue-words-low-run", spades=spades)
        case Condition.C5:
            court = any(RANKS[RANK[card]] == "K" for card in cards)
            return message("panguingue-words-high-run", ranks="court" if court else "pip", spades=spades)


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
    each, count, what = _earned(action, view)
    if not each:
        return ""
    return message("panguingue-words-collect", chips=each * count, each=each, payers=count, what=what)


def you_collect(action: Action, view: PanView) -> str:
    """Return earnings as a sentence; ``""`` for none."""
    each, count, what = _earned(action, view)
    if not each:
        return ""
    return message("panguingue-words-you-collect", chips=each * count, each=each, payers=count, what=what)


def _earned(action: Action, view: PanView) -> tuple[int, int, str]:
    """Return what each payer pays for an action, the number of payers, and the conditions."""
    earned = earnings(action, view)
    what = join([condition_words(line.condition, line.cards) for line in earned])
    return sum(line.amount for line in earned), payers(view), what


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
    return face(view.pile[-1]) if view.pile else _NONE


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
            return message("panguingue-words-play")
        case Drop():
            cost = view.options.drop_cost
            if not cost:
                return message("panguingue-words-drop")
            return message("panguingue-words-drop-and-pay", chips=cost)
        case Demand():
            return message("panguingue-words-force-them", upcard=_upcard(view))
        case NoDemand():
            return message("panguingue-words-let-it-go")
        case TakeUpcard():
            forced = f" · {message('panguingue-words-forced')}" if view.demanded else ""
            return message("panguingue-words-take", upcard=_upcard(view)) + forced
        case LayMeld(cards):
            return message("panguingue-words-meld", cards=row(cards))
        case LayOff(card, at) if at in range(len(board := _board(view))):
            return message("panguingue-words-lay-off", card=face(card), meld=row(board[at].cards))
        case Split(at) if at in range(len(_board(view))):
            return message("panguingue-words-split", melds=" | ".join(map(row, _halves(action, view))))
        case Borrow(borrowed, ()):
            return message("panguingue-words-borrow", cards=row(borrowed))
        case Borrow(borrowed, own):
            return message("panguingue-words-borrow-for", cards=row(borrowed), own=row(own))
        case GoOut():
            return message("panguingue-words-go-out", chips=earned_by(action, view))
        case _:
            return ""


def note(action: Action, view: PanView) -> str:
    """Return a smaller line for an action: what it earns, and what a borrowing leaves."""
    match action:
        case LayMeld() | LayOff() | Split():
            return collects(action, view) or message("panguingue-words-earns-nothing")
        case Borrow(borrowed):
            left = [row(card for card in meld if card not in borrowed) for meld in lent_by(action, view)]
            gain = collects(action, view) or message("panguingue-words-earns-nothing")
            return f"{gain} · {message('panguingue-words-leaves', cards=' | '.join(left))}"
        case _:
            return ""


def taken_apart(action: Action, view: PanView) -> str:
    """Return the meld that an action splits, or those from which it borrows."""
    match action:
        case Split(at):
            return row(_board(view)[at].cards)
        case Borrow():
            return join([row(meld) for meld in lent_by(action, view)])
        case _:
            return ""


def picked_title(action: Action, view: PanView) -> str:
    """Return the menu title above the ways to split, or borrow from, the picked melds."""
    match action:
        case Split():
            return message("panguingue-words-how-to-split", meld=taken_apart(action, view))
        case Borrow():
            return message("panguingue-words-what-to-borrow", melds=taken_apart(action, view))
        case _:
            return str(TITLES.get(action.verb, "…"))


def question(action: Action, view: PanView) -> str:
    """Return the question that confirms an action, with a preview; ``""`` for others."""
    gain = you_collect(action, view) or message("panguingue-words-it-earns-nothing")
    match action:
        case Drop():
            cost = view.options.drop_cost
            if not cost:
                return message("panguingue-words-ask-drop")
            return message("panguingue-words-ask-drop-and-pay", chips=cost)
        case Split(at):
            melds = join([boxed(half) for half in _halves(action, view)])
            words = message("panguingue-words-ask-split", meld=boxed(_board(view)[at].cards), melds=melds)
            return f"{words}\n{gain}"
        case Borrow(borrowed, own):
            rest = [tuple(card for card in meld if card not in borrowed) for meld in lent_by(action, view)]
            new, _ = form(view.seat or 0, (*borrowed, *own), view.options)
            words = message(
                "panguingue-words-ask-borrow",
                cards=boxed(borrowed),
                own=boxed(own) if own else _NONE,
                meld=boxed(new.cards),
                rest=boxes(rest),
            )
            return f"{words}\n{gain}"
        case _:
            return ""


# Turns


def force(view: PanView, names: Sequence[str]) -> str:
    """Return the label of the button that makes the player on turn take the upcard."""
    return message("panguingue-words-force", player=names[view.turn], upcard=_upcard(view))


def own_turn(view: PanView, names: Sequence[str]) -> str:
    """Return the question whether to force the player on turn; ``""`` for any other decision."""
    if view.phase is not Phase.DEMAND:
        return ""
    upcard = boxed(view.pile[-1])
    return message("panguingue-words-your-turn", player=names[view.turn], upcard=upcard)


def asked_of(view: PanView, names: Sequence[str]) -> str:
    """Return who is to act and what they are asked."""
    who = names_of_some(view.actors, names)
    if view.phase is Phase.DEMAND:
        return message(
            "panguingue-words-may-force",
            players=who,
            player=names[view.turn],
            upcard=boxed(view.pile[-1]),
        )
    return message("panguingue-words-turn", players=who, task=task(view))


def task(view: PanView) -> str:
    """Return what the acting seat may do, to follow "to". Nothing of the hand for a spectator."""
    upcard = boxed(view.pile[-1]) if view.pile else _NONE
    match view.phase:
        case Phase.DECLARE:
            return message("panguingue-words-task-declare")
        case Phase.DEMAND:
            return message("panguingue-words-task-demand", upcard=upcard)
        case Phase.START:
            return _to_start(view, upcard)
        case Phase.ACT:
            return _to_act(view)
        case Phase.OVER:
            return ""


def _to_start(view: PanView, upcard: str) -> str:
    if view.demanded:
        return message("panguingue-words-task-forced", upcard=upcard)
    if not view.pile:
        return message("panguingue-words-task-draw")
    if view.seat is not None and TakeUpcard() not in view.legal:
        return message("panguingue-words-task-draw-only", upcard=upcard)
    if view.seat is None and view.options.discard_must_meld:
        return message("panguingue-words-task-draw-or-meld", upcard=upcard)
    return message("panguingue-words-task-draw-or-take", upcard=upcard)


def _to_act(view: PanView) -> str:
    drawn = boxed(view.drawn) if view.drawn is not None else _NONE
    if view.duty is Duty.PLACE:
        return message("panguingue-words-task-place", card=drawn)
    if view.duty is Duty.LAY_OFF:
        return message("panguingue-words-task-lay-off", card=drawn)
    if view.drawn is None and not view.held[view.turn]:
        return message("panguingue-words-task-go-out")
    discarded = drawn if _is_strict(view) else _NONE
    if view.legal and all(isinstance(action, Discard) for action in view.legal):
        return message("panguingue-words-task-discard", card=discarded)
    return message("panguingue-words-task-meld-or-discard", card=discarded)


def _is_strict(view: PanView) -> bool:
    """Return whether a card drawn from the stock never joins the hand."""
    return view.options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD


def drawn_line(view: PanView) -> str:
    """Return the card drawn in this turn and what must be done with it; ``""`` without one."""
    if view.drawn is None or view.turn != view.seat:
        return ""
    card, source = boxed(view.drawn), "pile" if view.from_pile else "stock"
    match view.duty:
        case Duty.LAY_OFF:
            return message("panguingue-words-drawn-lay-off", card=card, source=source)
        case Duty.PLACE:
            return message("panguingue-words-drawn-place", card=card, source=source)
        case _ if not _is_strict(view):
            return message("panguingue-words-drawn", card=card, source=source)
        case _ if any(view.drawn in own_cards(action) for action in view.legal):
            return message("panguingue-words-drawn-use", card=card, source=source)
        case _:
            return message("panguingue-words-drawn-useless", card=card, source=source)


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
    melds = join([boxed(meld.cards) for meld in fitting], "or")
    end = "discard" if view.held[view.turn] else "out"
    if not each:
        return message("panguingue-words-demand", player=who, upcard=boxed(upcard), melds=melds, end=end)
    return message(
        "panguingue-words-demand-paid",
        player=who,
        upcard=boxed(upcard),
        melds=melds,
        chips=each,
        payers=payers(view),
        end=end,
    )


def dropped_line(view: PanView, names: Sequence[str]) -> str:
    """Return who has dropped; ``""`` if nobody."""
    gone = [f"{names[seat]}{_in_brackets(chips_words(view, seat))}" for seat in view.dropped]
    return f"-# {message('panguingue-words-dropped', players=join(gone))}" if gone else ""


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
    player = names[view.safe_from]
    return message("panguingue-words-unsafe", player=player, cards=boxed(unsafe.values()))


def before_me(view: PanView, names: Sequence[str]) -> list[str]:
    """Return what else a player considers before a move: upcard, stock, own chips, boards."""
    seat = view.seat or 0
    others = [(seat + step) % len(names) for step in range(1, len(names))]
    own = chips_words(view, seat)
    stock = (
        message("panguingue-words-upcard-and-stock", upcard=boxed(view.pile[-1]), cards=view.stock)
        if view.pile
        else message("panguingue-words-stock", cards=view.stock)
    )
    return [
        *filter(None, [demand_line(view, names)]),
        " · ".join([stock, *_more_facts(view, names)]),
        *([f"**{message('panguingue-words-you')}** · {own}"] if own else []),
        *player_lines(view, others, names),
        *legend(view),
    ]


def flat_line(view: PanView) -> str:
    """Return the notice for a player with ten cards melded and none in hand; else ``""``."""
    melded = sum(len(meld.cards) for meld in view.melds if meld.owner == view.seat)
    return message("panguingue-words-one-more") if melded == 10 and not view.hand else ""


def own_board(melds: Iterable[PanMeld]) -> str:
    """Return the melds of one player, conditions marked."""
    return " ".join([f"{boxed(meld.cards)}{'★' if meld.recognised else ''}" for meld in melds])


def legend(view: PanView) -> list[str]:
    """Return the meaning of the condition mark, if there is one."""
    if not any(meld.recognised for meld in view.melds):
        return []
    return [f"-# {message('panguingue-words-legend')}"]


def chips_words(view: PanView, seat: int) -> str:
    """Return the chips of this deal and the match: ``this deal **−3**, match **+12** chips``.

    The match is included from the second deal on. ``""`` if there is nothing to say.
    """
    deal, match = view.chips[seat], view.scores[seat] + view.chips[seat]
    if not any(view.scores):
        return message("panguingue-words-chips-deal", deal=signed(deal), count=abs(deal)) if deal else ""
    if not deal:
        return message("panguingue-words-chips-match", match=signed(match), count=abs(match))
    return message("panguingue-words-chips-both", deal=signed(deal), match=signed(match), count=abs(match))


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
    others = [message("panguingue-words-nothing-melded", players=join(bare))] if bare else []
    return [*lines, *others]


def _held(view: PanView, seat: int) -> str:
    """Return the number of cards in hand; for a waiting player without any, what that means."""
    if view.held[seat]:
        return message("panguingue-words-in-hand", cards=view.held[seat])
    if seat == view.turn:
        return message("panguingue-words-none-in-hand")
    return message("panguingue-words-one-from-out")


def facts(view: PanView, names: Sequence[str]) -> str:
    """Return the small print of a deal in progress: stock, pot, dealer."""
    stock = message("panguingue-words-stock", cards=view.stock)
    return f"-# {' · '.join([stock, *_more_facts(view, names)])}"


def _more_facts(view: PanView, names: Sequence[str]) -> list[str]:
    parts = []
    if view.turnovers:
        parts.append(message("panguingue-words-turned-over", times=view.turnovers))
    if pot := view.foot_chips + view.pot:
        parts.append(message("panguingue-words-in-pot", chips=pot))
    return [*parts, message("panguingue-words-dealt", player=names[view.dealer])]

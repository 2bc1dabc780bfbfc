"""Refusals of panguingue in words: one sentence for each reason."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.wording import Refusal
from engine.actions import Action
from engine.cards import RANK, SUIT
from engine.errors import IllegalAction, Reason
from engine.games.panguingue.terms import LayMeld, PanReason
from engine.views import View


def _cards(error: IllegalAction, otherwise: str = "that card") -> str:
    return boxed(error.cards) if error.cards else otherwise


def _upcard(error: IllegalAction, view: View) -> str:
    return boxed(error.cards or view.pile[-1:]) if error.cards or view.pile else "the upcard"


def _unsafe(error: IllegalAction, _view: View, _action: Action | None) -> str:
    return (
        f"{_cards(error, 'That card')} would let the next player, who has ten cards melded, go out, and you "
        "have a safe card."
    )


def _not_usable(error: IllegalAction, view: View, _action: Action | None) -> str:
    return (
        f"You can take {_upcard(error, view)} only to meld it or lay it off at once, and it neither fits "
        "a meld of yours nor makes a new one."
    )


def _not_eleven(error: IllegalAction, _view: View, _action: Action | None) -> str:
    melded = error.facts.get("melded", "fewer")
    return f"You need eleven melded cards to go out, and you have {melded}."


def _not_a_meld(error: IllegalAction, _view: View, action: Action | None) -> str:
    cards = error.cards
    if not cards:
        return "That is not a meld."
    half = "" if isinstance(action, LayMeld) else " by itself"
    if len(cards) < 3:
        why = "a meld has at least three cards"
    elif len({RANK[card] for card in cards}) == 1:
        suits = len({SUIT[card] for card in cards})
        why = "a group is of one suit, or of three or more" if suits == 2 else "it has a suit twice"
    elif len({SUIT[card] for card in cards}) == 1:
        why = "a run has consecutive cards, and the ace is low"
    else:
        why = "a meld is a group of one rank, or a run of one suit"
    return f"{boxed(cards)} is not a meld{half}: {why}."


def _does_not_fit(error: IllegalAction, _view: View, _action: Action | None) -> str:
    if len(error.cards) < 2:
        return f"{_cards(error, 'That card')} does not fit that meld."
    return f"{boxed(error.cards[0])} does not fit {boxed(error.cards[1:])}."


def _number_of_melds(error: IllegalAction, _view: View, _action: Action | None) -> str:
    count = error.facts.get("melds")
    if not isinstance(count, int) or not count:
        return "You have no meld on the table yet."
    return f"You have no meld with that number: yours are 1 to {count}, from left to right."


def _small(what: str, least: int) -> Refusal:
    def words(error: IllegalAction, _view: View, _action: Action | None) -> str:
        return f"{_cards(error, 'That meld')} is too small {what}: you need {least} cards or more."

    return words


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.DOES_NOT_FIT: _does_not_fit,
    PanReason.DECLARE_FIRST: lambda *_: "First everybody says whether they play or drop.",
    PanReason.ALREADY_DECLARED: lambda *_: "Everybody has already declared; nobody can drop later.",
    PanReason.ANSWER_FIRST: lambda error, view, _: (
        f"The others are still being asked whether to force {_upcard(error, view)}."
    ),
    PanReason.NO_DEMAND: lambda *_: (
        "There is nothing to force now: you can only force the player on turn to take an upcard that fits a "
        "meld of theirs, before they draw."
    ),
    PanReason.DROPPED_OUT: lambda *_: "You have dropped, so you are out of this deal.",
    PanReason.DRAW_FIRST: lambda *_: "Draw first.",
    PanReason.ALREADY_DREW: lambda *_: "You have already drawn this turn.",
    PanReason.MUST_TAKE: lambda error, view, _: (
        f"You have been forced to take {_upcard(error, view)} and lay it off."
    ),
    PanReason.NO_DISCARD: lambda *_: "There is no upcard to take.",
    PanReason.NOT_USABLE: _not_usable,
    PanReason.PLACE_TAKEN_FIRST: lambda error, *_: (
        f"You took {_cards(error)} from the discard pile: meld it or lay it off before any other card."
    ),
    PanReason.LAY_OFF_TAKEN_FIRST: lambda error, *_: (
        f"You took {_cards(error)} because it fits a meld: lay it off before anything else."
    ),
    PanReason.PLACE_DRAWN_FIRST: lambda error, *_: (
        f"At this table you must meld {_cards(error, 'the drawn card')} or lay it off before any card "
        "from hand."
    ),
    PanReason.STRANDS_TAKEN: lambda error, *_: (
        f"After that split you could neither meld nor lay off {_cards(error, 'the card taken')}."
    ),
    PanReason.DISCARD_DRAWN: lambda error, *_: (
        f"You drew {_cards(error)} and have neither melded it nor laid it off, so you must discard it."
    ),
    PanReason.UNSAFE: _unsafe,
    PanReason.NO_SUCH_MELD: _number_of_melds,
    PanReason.TOO_SMALL_TO_SPLIT: _small("to be split", 6),
    PanReason.TOO_SMALL_TO_BORROW: _small("to borrow from", 4),
    PanReason.REST_NOT_A_MELD: lambda error, *_: (
        f"Without those cards {_cards(error, 'the rest')} would be left, which is not a meld."
    ),
    PanReason.NOT_ON_BOARD: lambda error, *_: f"{_cards(error, 'That card')} is not in your melds.",
    PanReason.NOTHING_BORROWED: lambda *_: (
        "To borrow, take at least one card from a meld of yours; with cards from hand only, just meld."
    ),
    PanReason.NEEDS_OWN_CARD: lambda error, *_: (
        f"{_cards(error, 'They')} cannot make a meld alone: at least one card must not be borrowed."
    ),
    PanReason.LAID_OFF_THIS_TURN: lambda error, *_: (
        f"{_cards(error, 'That card')} was laid off this turn: you can borrow it from your next turn on."
    ),
    PanReason.NOT_ELEVEN: _not_eleven,
    PanReason.GO_OUT_NOW: lambda *_: "You have melded eleven cards: go out, or split a meld first.",
}

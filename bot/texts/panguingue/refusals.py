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
        f"{_cards(error, 'That card')} would put the next player out, who has ten cards melded, and you have "
        "a card that would not."
    )


def _not_usable(error: IllegalAction, view: View, _action: Action | None) -> str:
    return (
        f"{_upcard(error, view)} can be taken only to be put down at once, and it neither fits a meld of "
        "yours nor makes a new one with your cards."
    )


def _not_eleven(error: IllegalAction, _view: View, _action: Action | None) -> str:
    melded = error.facts.get("melded", "fewer")
    return f"Going out takes eleven melded cards, and you have {melded}."


def _not_a_meld(error: IllegalAction, _view: View, action: Action | None) -> str:
    cards = error.cards
    if not cards:
        return "That is not a meld."
    half = "" if isinstance(action, LayMeld) else " by itself"
    if len(cards) < 3:
        why = "a meld has at least three cards"
    elif len({RANK[card] for card in cards}) == 1:
        suits = len({SUIT[card] for card in cards})
        why = "a group is of one suit or of three and more" if suits == 2 else "it has a suit twice"
    elif len({SUIT[card] for card in cards}) == 1:
        why = "the cards of a run follow each other without a gap, and the ace is low"
    else:
        why = "a meld is cards of one rank, or a run of one suit"
    return f"{boxed(cards)} is not a meld{half}: {why}."


def _does_not_fit(error: IllegalAction, _view: View, _action: Action | None) -> str:
    if len(error.cards) < 2:
        return f"{_cards(error, 'That card')} does not fit that meld."
    return f"{boxed(error.cards[0])} does not fit {boxed(error.cards[1:])}."


def _number_of_melds(error: IllegalAction, _view: View, _action: Action | None) -> str:
    count = error.facts.get("melds")
    if not isinstance(count, int) or not count:
        return "You have no meld on the table yet."
    return f"You have no meld of that number: they are numbered 1 to {count}, as they lie."


def _small(what: str, least: int) -> Refusal:
    def words(error: IllegalAction, _view: View, _action: Action | None) -> str:
        return f"{_cards(error, 'That meld')} is too small {what}: that takes {least} cards or more."

    return words


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.DOES_NOT_FIT: _does_not_fit,
    PanReason.DECLARE_FIRST: lambda *_: "First everybody says whether they play or drop.",
    PanReason.ALREADY_DECLARED: lambda *_: "It has been declared already who plays; nobody drops later.",
    PanReason.ANSWER_FIRST: lambda error, view, _: (
        f"The others are still being asked whether they demand that {_upcard(error, view)} is taken."
    ),
    PanReason.NO_DEMAND: lambda *_: (
        "There is nothing to demand now: only that the player in turn takes an upcard that fits a meld of "
        "theirs, before they draw."
    ),
    PanReason.DROPPED_OUT: lambda *_: "You have dropped, so you are out of this deal.",
    PanReason.DRAW_FIRST: lambda *_: "First take a card.",
    PanReason.ALREADY_DREW: lambda *_: "You have taken a card in this turn already.",
    PanReason.MUST_TAKE: lambda error, view, _: (
        f"Somebody demands that you take {_upcard(error, view)} and lay it off."
    ),
    PanReason.NO_DISCARD: lambda *_: "There is no upcard to take.",
    PanReason.NOT_USABLE: _not_usable,
    PanReason.PLACE_TAKEN_FIRST: lambda error, *_: (
        f"You took {_cards(error)} from the pile: meld it or lay it off before any other card."
    ),
    PanReason.LAY_OFF_TAKEN_FIRST: lambda error, *_: (
        f"You took {_cards(error)} because it fits a meld: lay it off before anything else."
    ),
    PanReason.PLACE_DRAWN_FIRST: lambda error, *_: (
        f"At this table {_cards(error, 'the drawn card')} is melded or laid off before any card of the hand."
    ),
    PanReason.STRANDS_TAKEN: lambda error, *_: (
        f"After that split {_cards(error, 'the card taken')} could be neither melded nor laid off."
    ),
    PanReason.DISCARD_DRAWN: lambda error, *_: (
        f"You drew {_cards(error)} and have neither melded it nor laid it off, so it is the only card you "
        "can throw."
    ),
    PanReason.UNSAFE: _unsafe,
    PanReason.NO_SUCH_MELD: _number_of_melds,
    PanReason.TOO_SMALL_TO_SPLIT: _small("to be split", 6),
    PanReason.TOO_SMALL_TO_BORROW: _small("to borrow from", 4),
    PanReason.REST_NOT_A_MELD: lambda error, *_: (
        f"Without those cards {_cards(error, 'what is left')} would lie there, and that is not a meld."
    ),
    PanReason.NOT_ON_BOARD: lambda error, *_: f"{_cards(error, 'That card')} is not among your melds.",
    PanReason.NOTHING_BORROWED: lambda *_: (
        "A borrowing takes at least one card from a meld of yours; a meld of your own cards needs none."
    ),
    PanReason.NEEDS_OWN_CARD: lambda error, *_: (
        f"{_cards(error, 'They')} cannot make a meld by themselves: one card at least must not be borrowed."
    ),
    PanReason.LAID_OFF_THIS_TURN: lambda error, *_: (
        f"{_cards(error, 'That card')} was laid off in this turn and cannot be borrowed before your next one."
    ),
    PanReason.NOT_ELEVEN: _not_eleven,
    PanReason.GO_OUT_NOW: lambda *_: (
        "All your eleven cards are melded: go out, or split a meld before you do."
    ),
}

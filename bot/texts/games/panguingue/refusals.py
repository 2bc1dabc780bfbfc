"""Refusals of panguingue in words: one sentence for each reason."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.wording import Refusal
from bot.texts.localization import message
from engine.actions import Action
from engine.cards import RANK, SUIT, Card
from engine.errors import IllegalAction, Reason
from engine.games.panguingue.terms import LayMeld, PanReason, PanView


def _cards(error: IllegalAction) -> str:
    """Return the cards of a refusal, or the code of unknown cards."""
    return boxed(error.cards) if error.cards else "none"


def _upcard(error: IllegalAction, view: PanView) -> str:
    cards = error.cards or view.pile[-1:]
    return boxed(cards) if cards else "none"


def _not_eleven(error: IllegalAction, view: PanView, _action: Action | None) -> str:
    melded = error.facts.get("melded")
    if not isinstance(melded, int):
        melded = sum(len(meld.cards) for meld in view.melds if meld.owner == view.seat)
    return message("panguingue-refusals-not-eleven", melded=melded)


def _not_a_meld(error: IllegalAction, _view: PanView, action: Action | None) -> str:
    if not error.cards:
        return message("panguingue-refusals-no-cards")
    cards, why = boxed(error.cards), _fault(error.cards)
    if isinstance(action, LayMeld):
        return message("panguingue-refusals-not-a-meld", cards=cards, why=why)
    return message("panguingue-refusals-part-not-a-meld", cards=cards, why=why)


def _fault(cards: Sequence[Card]) -> str:
    """Return the code of why cards are no meld."""
    if len(cards) < 3:
        return "short"
    if len({RANK[card] for card in cards}) == 1:
        return "two-suits" if len({SUIT[card] for card in cards}) == 2 else "suit-twice"
    return "gap" if len({SUIT[card] for card in cards}) == 1 else "neither"


def _misfit(error: IllegalAction, _view: PanView, _action: Action | None) -> str:
    if len(error.cards) < 2:
        return message("panguingue-refusals-does-not-fit-that", card=_cards(error))
    card, *meld = error.cards
    return message("panguingue-refusals-does-not-fit", card=boxed(card), meld=boxed(meld))


def _number_of_melds(error: IllegalAction, _view: PanView, _action: Action | None) -> str:
    count = error.facts.get("melds")
    if not isinstance(count, int) or not count:
        return message("panguingue-refusals-no-melds")
    return message("panguingue-refusals-number-of-melds", melds=count)


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.DOES_NOT_FIT: _misfit,
    PanReason.DECLARE_FIRST: lambda *_: message("panguingue-refusals-declare-first"),
    PanReason.ALREADY_DECLARED: lambda *_: message("panguingue-refusals-already-declared"),
    PanReason.ANSWER_FIRST: lambda error, view, _: message(
        "panguingue-refusals-answer-first", upcard=_upcard(error, view)
    ),
    PanReason.NO_DEMAND: lambda *_: message("panguingue-refusals-no-demand"),
    PanReason.DROPPED_OUT: lambda *_: message("panguingue-refusals-dropped"),
    PanReason.DRAW_FIRST: lambda *_: message("panguingue-refusals-draw-first"),
    PanReason.ALREADY_DREW: lambda *_: message("panguingue-refusals-already-drew"),
    PanReason.MUST_TAKE: lambda error, view, _: message(
        "panguingue-refusals-must-take", upcard=_upcard(error, view)
    ),
    PanReason.NO_DISCARD: lambda *_: message("panguingue-refusals-no-discard"),
    PanReason.NOT_USABLE: lambda error, view, _: message(
        "panguingue-refusals-not-usable", upcard=_upcard(error, view)
    ),
    PanReason.PLACE_TAKEN_FIRST: lambda error, *_: message(
        "panguingue-refusals-place-taken", card=_cards(error)
    ),
    PanReason.LAY_OFF_TAKEN_FIRST: lambda error, *_: message(
        "panguingue-refusals-lay-off-taken", card=_cards(error)
    ),
    PanReason.PLACE_DRAWN_FIRST: lambda error, *_: message(
        "panguingue-refusals-place-drawn", card=_cards(error)
    ),
    PanReason.STRANDS_TAKEN: lambda error, *_: message(
        "panguingue-refusals-strands-taken", card=_cards(error)
    ),
    PanReason.DISCARD_DRAWN: lambda error, *_: message(
        "panguingue-refusals-discard-drawn", card=_cards(error)
    ),
    PanReason.UNSAFE: lambda error, *_: message("panguingue-refusals-unsafe", card=_cards(error)),
    PanReason.NO_SUCH_MELD: _number_of_melds,
    PanReason.TOO_SMALL_TO_SPLIT: lambda error, *_: message(
        "panguingue-refusals-small-to-split", meld=_cards(error)
    ),
    PanReason.TOO_SMALL_TO_BORROW: lambda error, *_: message(
        "panguingue-refusals-small-to-borrow", meld=_cards(error)
    ),
    PanReason.REST_NOT_A_MELD: lambda error, *_: message("panguingue-refusals-rest", cards=_cards(error)),
    PanReason.NOT_ON_BOARD: lambda error, *_: message(
        "panguingue-refusals-not-on-board", cards=_cards(error)
    ),
    PanReason.NOTHING_BORROWED: lambda *_: message("panguingue-refusals-nothing-borrowed"),
    PanReason.NEEDS_OWN_CARD: lambda error, *_: message(
        "panguingue-refusals-needs-own-card", cards=_cards(error)
    ),
    PanReason.LAID_OFF_THIS_TURN: lambda error, *_: message(
        "panguingue-refusals-laid-off-this-turn", card=_cards(error)
    ),
    PanReason.NOT_ELEVEN: _not_eleven,
    PanReason.GO_OUT_NOW: lambda *_: message("panguingue-refusals-go-out-now"),
}

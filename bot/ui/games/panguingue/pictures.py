"""Pictures of Panguingue: a hand with its possible melds, and a board for every player."""

from collections.abc import Sequence

from bot.pictures import (
    Boards,
    CardGroup,
    GroupKind,
    HandPicture,
    ResultPicture,
    ResultRow,
    SeatMark,
    TablePicture,
)
from bot.texts.games.panguingue import words as panguingue_words
from bot.texts.games.panguingue.words import signed
from bot.texts.localization import message
from bot.texts.names import without_isolates
from bot.texts.pictures import badge_of
from bot.texts.tables import words
from bot.ui.pictures import left_out, legend, loose_groups, playable, seat_marks, shown_melds
from engine.cards import Card
from engine.games.panguingue.terms import Direction, PanMeld, PanView


def pan_hand(view: PanView, sort: str) -> HandPicture | None:
    """Return a hand; a drawn card that is not in it yet is at its end, lifted."""
    if not view.hand and view.drawn is None:
        return None
    melds = panguingue_words.melds_in_hand(view) if sort == "melds" else []
    melded = {card for meld in melds for card in meld}
    own = view.drawn if view.turn == view.seat else None
    beside: tuple[Card, ...] = (own,) if own is not None and own not in view.hand else ()
    groups = (
        *(CardGroup(meld, GroupKind.MELD) for meld in melds),
        *loose_groups([card for card in view.hand if card not in melded], sort),
        *([CardGroup(beside)] if beside else []),
    )
    return HandPicture(groups, own, playable(view, beside)) if groups else None


def _meld(meld: PanMeld) -> CardGroup:
    """Return a meld; on a condition, what each other player has paid for it."""
    condition = meld.recognised is not None
    return CardGroup(meld.cards, GroupKind.MELD, f"+{meld.collected}" if condition else "")


def _boards(view: PanView) -> tuple[tuple[CardGroup, ...], ...]:
    shown = _shown(view)
    return tuple(
        tuple(_meld(meld) for number, meld in enumerate(view.melds) if meld.owner == seat and number in shown)
        for seat in range(len(view.held))
    )


def _shown(view: PanView) -> frozenset[int]:
    """Return the numbers of the melds that a seat can lay off on, or force a card onto."""
    return shown_melds(view, lambda number: view.melds[number].owner in (view.seat, view.turn))


def pan_table(view: PanView) -> Boards:
    """Return a board for every player with the chips of this deal, the pile and the stock.

    The boards start with seat 0. They are in order of play if it goes to the right, in reverse order if it
    goes to the left. Of many melds, a seat sees those that it can use.
    """
    out = [seat in view.dropped for seat in range(len(view.held))]
    none = (None,) * len(out)
    marks, boards = seat_marks(view, score=none, chips=view.chips, out=out), _boards(view)
    if view.options.direction is Direction.LEFT:
        marks, boards = (marks[0], *marks[:0:-1]), (boards[0], *boards[:0:-1])
    return Boards(TablePicture(marks, boards, view.stock, view.pile[-1:]))


def beside(view: PanView, names: Sequence[str]) -> list[str]:
    """Return the legend of the seats with their chips in the match, and the table's facts.

    The chips in the picture are those of the deal.
    """
    match = [
        f" {message('panguingue-match', chips=signed(score + chips))}"
        for score, chips in zip(view.scores, view.chips, strict=True)
    ]
    more = message("panguingue-in-the-picture")
    told = legend(names, match, more) if any(view.scores) else legend(names)
    return [told, words.facts(view, names), left_out(view, _shown(view))]


def pan_result(view: PanView) -> ResultPicture | None:
    """Return the boards of all who did not drop, and what each has won or lost."""
    if view.result is None or not view.melds:
        return None
    boards = _boards(view)
    return ResultPicture(
        tuple(
            ResultRow(
                SeatMark(badge_of(seat), won=seat == view.result.winner),
                boards[seat],
                (without_isolates(signed(gain)),),  # pictures take no invisible characters
            )
            for seat, gain in enumerate(view.result.chips)
            if seat not in view.dropped
        )
    )

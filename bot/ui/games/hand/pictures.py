"""Pictures of Hand and Hand Partnership.

They show the highest opening with its points, the seats in order of play with a tick for those that have
opened, and what the jokers on the table stand for.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.pictures import CardGroup, GroupKind, HandPicture, ResultPicture, ResultRow, SeatMark, TablePicture
from bot.texts.games.hand import events
from bot.texts.games.hand.melds import arranged, is_joker, points, still_open
from bot.texts.names import without_isolates
from bot.texts.pictures import badge_of
from bot.texts.tables import words
from bot.ui.pictures import left_out, legend, loose_groups, playable, seat_marks, shown_melds
from engine.cards import FACE
from engine.games.hand.match import TEAMS
from engine.games.hand.melds import fitting
from engine.games.hand.terms import HandMeld, HandResult, HandView, Lay


def hand_game_hand(view: HandView, sort: str) -> HandPicture | None:
    """Return a hand, its melds bracketed with their points, playable cards ticked."""
    if not view.hand:
        return None
    best = arranged(view)[0] if sort == "melds" else None
    melds = best.melds if best is not None else ()
    melded = {card for meld in melds for card in meld.cards}
    groups = (
        *(CardGroup(meld.cards, GroupKind.MELD, str(meld.value)) for meld in melds),
        *loose_groups([card for card in view.hand if card not in melded], sort),
    )
    laid = (meld for action in view.legal if isinstance(action, Lay) for meld in action.melds)
    marked = playable(view).union(*(meld.cards for meld in laid))
    drawn = view.drawn if view.turn == view.seat and view.drawn in view.hand else None
    return HandPicture(groups, drawn, marked)


def _meld(meld: HandMeld, label: str = "") -> CardGroup:
    """Return a meld with what its jokers stand for, or may stand for."""
    missing = still_open(meld)
    stands = tuple(
        (card, one)
        for card, means in zip(meld.cards, meld.stands_for, strict=True)
        if is_joker(card)
        for one in (missing if means is None else (means,))
    )
    return CardGroup(meld.cards, GroupKind.MELD, label, stands=stands)


def _shown(view: HandView) -> frozenset[int]:
    """Return the numbers of the melds that the hand or the upcard fits, or that have a joker."""
    held = {FACE[card] for card in (*view.hand, *view.pile[-1:])}
    return shown_melds(
        view,
        lambda number: (
            any(map(is_joker, view.melds[number].cards))
            or not held.isdisjoint(fitting(view.melds[number], view.options))
        ),
    )


def hand_game_table(view: HandView) -> TablePicture:
    """Return the seats in order of play, who has opened, piles, and numbered melds by owner."""
    shown = _shown(view)
    melds = tuple(
        tuple(
            _meld(meld, f"#{number + 1}")
            for number, meld in enumerate(view.melds)
            if meld.owner == seat and number in shown
        )
        for seat in range(len(view.held))
    )
    return TablePicture(seat_marks(view, opened=view.opened), melds, view.stock, view.pile[-1:])


def hand_game_beside(view: HandView, names: Sequence[str]) -> list[str]:
    """Return the legend of the seats and the table's facts."""
    return [legend(names), words.facts(view, names), left_out(view, _shown(view))]


def hand_game_result(view: HandView) -> ResultPicture | None:
    """Return what every seat laid, its remaining cards and its penalty.

    None for a round that does not count. Remaining cards have their points if these count card by card.
    """
    result = view.result
    if result is None or not result.counts:
        return None
    rows = []
    for seat, left in enumerate(result.left):
        worth = points(sum(result.worth[seat])) if result.worth and result.opened[seat] else ""
        loose = [CardGroup(left, GroupKind.DEADWOOD, worth)] if left else []
        mark = SeatMark(badge_of(seat), won=seat == result.winner)
        melds = [_meld(meld) for meld in view.melds if meld.owner == seat]
        penalty = without_isolates(points(result.penalties[seat]))  # pictures take no invisible characters
        rows.append(ResultRow(mark, (*melds, *loose), (penalty,)))
    return ResultPicture(tuple(rows))


def hand_game_result_beside(
    result: HandResult, names: Sequence[str], _lines: Sequence[str], teams: Sequence[Sequence[int]] = ()
) -> Sequence[str]:
    """Return how the penalties were computed; the cards are in the picture."""
    return events.lines(result, names, teams, cards=False)


team_result_beside: Final = partial(hand_game_result_beside, teams=TEAMS)
"""The same for partners."""

"""Pictures of Control Card Rummy: control cards beside the piles, melds by kind."""

from collections.abc import Sequence

from bot.pictures import (
    CardGroup,
    Control,
    ControlCard,
    GroupKind,
    HandPicture,
    ResultPicture,
    ResultRow,
    SeatMark,
    TablePicture,
    drawable,
)
from bot.texts.games.control import words as control_words
from bot.texts.games.control.plays import best_melds, to_lay_off
from bot.texts.pictures import badge_of
from bot.ui.pictures import (
    left_out,
    legend,
    loose_groups,
    playable,
    seat_marks,
    shown_melds,
    signed,
)
from engine.games.control.control_cards import ControlKind
from engine.games.control.terms import ControlMeld, ControlResult, ControlView, Phase


def control_hand(view: ControlView, sort: str) -> HandPicture | None:
    """Return a hand; the seat on turn sees the melds that fit the control cards, bracketed.

    A waiting player does not: they may change with every move of the others.
    """
    if not view.hand:
        return None
    fits = view.seat in view.actors and view.phase in (Phase.DRAW, Phase.PLAY) and sort == "melds"
    melds = best_melds(view.fitting, view.options) if fits else []
    melded = {card for meld in melds for card in meld.cards}
    groups = (
        *(CardGroup(meld.cards, GroupKind.MELD, _name(meld.kind)) for meld in melds),
        *loose_groups([card for card in view.hand if card not in melded], sort),
    )
    return HandPicture(groups, view.drawn if view.drawn in view.hand else None, playable(view))


def _name(kind: ControlKind) -> str:
    """Return the name of a control card; in English if its letters cannot be drawn here."""
    name = control_words.kind_name(kind)
    return name if drawable(name) == name else kind.value.upper()


def _card(kind: ControlKind) -> ControlCard:
    return ControlCard(Control(kind.value), _name(kind))


def _meld(number: int, meld: ControlMeld) -> CardGroup:
    """Return a meld with its number and kind, and the badges of those who added to it."""
    added = tuple(
        (card, badge_of(by)) for card, by in zip(meld.cards, meld.by, strict=True) if by != meld.owner
    )
    label = f"#{number + 1} {_name(meld.kind)}"
    return CardGroup(meld.cards, GroupKind.MELD, label, added)


def _shown(view: ControlView) -> frozenset[int]:
    """Return the numbers of the melds on which the seat can lay off."""
    return shown_melds(view, to_lay_off(view).__contains__)


def control_table(view: ControlView) -> TablePicture:
    """Return seats, piles, the control cards in force and the next one, and melds by owner."""
    shown = _shown(view)
    melds = tuple(
        tuple(
            _meld(number, meld)
            for number, meld in enumerate(view.melds)
            if meld.owner == seat and number in shown
        )
        for seat in range(len(view.held))
    )
    return TablePicture(
        seat_marks(view),
        melds,
        view.stock,
        view.pile[-1:],
        controls=tuple(_card(kind) for kind in dict.fromkeys(view.in_force)),
        next_control=None if view.preview is None else _card(view.preview),
    )


def control_beside(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return what the control cards in force require, and what is beside a hand."""
    asked = [
        f"### {control_words.CARD} {control_words.kind_name(kind)}\n"
        f"{control_words.card_text(kind, view.options)}"
        for kind in dict.fromkeys(view.in_force)
    ]
    return [*asked, *control_beside_hand(view, names)]


def control_beside_hand(view: ControlView, names: Sequence[str]) -> list[str]:
    """Return the next control card and what fits it, possible lay-offs, and the legends."""
    return [
        *control_words.coming_lines(view, names),
        control_words.to_lay_off_line(view),
        left_out(view, _shown(view)),
        legend(names),
        control_words.facts(view, names, shows_upcard=False),
    ]


def control_result(view: ControlView) -> ResultPicture | None:
    """Return the cards that count for every seat: melded or left in hand; None for a dead hand."""
    result = view.result
    if result is None or result.winner is None:
        return None
    rows = []
    for seat, points in enumerate(result.points):
        if result.left:
            left = CardGroup(result.left[seat], GroupKind.DEADWOOD, str(result.left_points[seat]))
            groups: tuple[CardGroup, ...] = (left,) if result.left[seat] else ()
        else:
            groups = tuple(
                CardGroup(part.cards, GroupKind.MELD, str(part.points)) for part in result.credited[seat]
            )
        rows.append(ResultRow(SeatMark(badge_of(seat), won=seat == result.winner), groups, (signed(points),)))
    return ResultPicture(tuple(rows))


def control_result_beside(
    result: ControlResult, _names: Sequence[str], lines: Sequence[str]
) -> Sequence[str]:
    """Return the scoring if it adds to the picture: that melds do not count."""
    return () if result.left or result.points == result.melded else lines

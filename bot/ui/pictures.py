"""Pictures of any game from the fields that every view has, and how a picture gets onto a page."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from bot.pictures import (
    Boards,
    CardGroup,
    GroupKind,
    HandPicture,
    HandsPicture,
    Nameplate,
    ResultPicture,
    ResultRow,
    ScenePicture,
    SeatHand,
    SeatMark,
    TablePicture,
)
from bot.texts.games.default_wording import card_of_action
from bot.texts.pictures import badge_of, described, plates
from bot.texts.tables import words
from bot.ui.appearance import Appearance
from bot.ui.components import Gallery
from bot.workers.renderer import Drawing, Picture
from data.settings import Cards
from engine.actions import Discard
from engine.cards import RANK, SUIT, Card
from engine.views import View


def gallery(drawing: Drawing | None, look: Appearance, seats: Sequence[Nameplate] = ()) -> list[Gallery]:
    """Return the component with a picture; empty if there is none or the reader wants none.

    ``seats``: the players of the seats that are drawn.
    """
    if drawing is None or look.cards is not Cards.PICTURES:
        return []
    return [Gallery(Picture(drawing, look.style, described(drawing, seats), tuple(seats)))]


def legend(names: Sequence[str], facts: Sequence[str] = (), more: str = "", *, badges: bool = False) -> str:
    """Return the line that explains the seats in a picture.

    It says whose the letters are that replace names that cannot be drawn, and whose the numbers beside
    similar names that may be cut; with ``badges``, whose every badge is. ``facts``: one about each seat.
    ``more`` is appended.
    """
    told = []
    for seat, (name, plate) in enumerate(zip(names, plates(tuple(names)), strict=True)):
        fact = facts[seat] if seat < len(facts) else ""
        unclear = not plate.name or plate.badge == str(seat + 1)
        badge = f"**{plate.badge}**\u00a0" if badges or unclear else ""
        if badge or fact:
            told.append(f"{badge}{name}{fact}")
    shown = "\u00a0· ".join(filter(None, (*told, more)))
    return f"-# {shown}" if shown else ""


# Hands


def loose_groups(cards: Sequence[Card], sort: str) -> tuple[CardGroup, ...]:
    """Group cards that are in no meld: suit by suit, or all by rank."""
    if sort == "rank":
        ordered = sorted(cards, key=lambda card: (RANK[card], SUIT[card]))
        return (CardGroup(tuple(ordered)),) if ordered else ()
    ordered = sorted(cards, key=lambda card: (SUIT[card], RANK[card]))
    return tuple(CardGroup(tuple(group)) for _, group in groupby(ordered, key=lambda card: SUIT[card]))


def playable(view: View, beside: Sequence[Card] = ()) -> frozenset[Card]:
    """Return the cards of a hand, and of those ``beside`` it, that more than a discard can use."""
    named: set[Card] = set()
    for action in view.legal:
        if not isinstance(action, Discard):
            card = card_of_action(action)
            named.update(getattr(action, "cards", ()) if card is None else (card,))
    return frozenset(named.intersection((*view.hand, *beside)))


def hand_view(view: View, sort: str) -> HandPicture | None:
    """Return a hand in groups by suit or by rank, the drawn card lifted; None if it is empty."""
    if not view.hand:
        return None
    drawn = view.drawn if view.drawn in view.hand else None
    return HandPicture(loose_groups(view.hand, sort), drawn, playable(view))


def not_shown(
    above: TablePicture | Boards | ResultPicture, hands: Sequence[tuple[int, HandPicture]]
) -> list[tuple[int, HandPicture]]:
    """Return the hands, by seat, that a picture lacks: most results have what is left."""
    if not isinstance(above, ResultPicture):
        return [*hands]
    shown = {card for ended in above.rows for group in ended.groups for card in group.cards}
    return [
        (seat, hand)
        for seat, hand in hands
        if not shown.issuperset(card for group in hand.groups for card in group.cards)
    ]


def with_hands(
    above: TablePicture | Boards | ResultPicture, hands: Sequence[tuple[int, HandPicture]]
) -> Drawing:
    """Return a picture with several open hands, by seat, below it."""
    if not hands:
        return above
    each = (SeatHand(SeatMark(badge_of(seat)), hand.groups) for seat, hand in hands)
    return ScenePicture(above, HandsPicture(tuple(each)))


# Tables


def seat_marks(view: View, **more: Sequence[Any]) -> tuple[SeatMark, ...]:
    """Return the seats in playing order: cards, score, dealer, turn; ``more`` by seat."""
    winner = view.result.winner if view.result is not None else None
    given = {"score": view.scores, **more}
    return tuple(
        SeatMark(
            badge_of(seat),
            held,
            dealer=seat == view.dealer,
            turn=seat in view.actors,
            won=seat == winner,
            **{name: values[seat] for name, values in given.items()},
        )
        for seat, held in enumerate(view.held)
    )


def melds_by_seat(view: View) -> tuple[tuple[CardGroup, ...], ...]:
    """Return the melds on the table by owner."""
    return tuple(
        tuple(CardGroup(meld.cards, GroupKind.MELD) for meld in view.melds if meld.owner == seat)
        for seat in range(len(view.held))
    )


_ABOVE_A_HAND: Final = 8
"""Up to this many melds all are shown above a hand, which is below them on the same screen."""


def shown_melds(view: View, of_use: Callable[[int], bool]) -> frozenset[int]:
    """Return the numbers (from 0) of the melds in a picture.

    For a seat these are only those ``of_use`` where there is no room for all above its hand; the public
    picture has them all.
    """
    every = range(len(view.melds))
    if view.seat is None or len(every) <= _ABOVE_A_HAND:
        return frozenset(every)
    return frozenset(filter(of_use, every))


def leaves_out(view: View, lines: Sequence[str]) -> bool:
    """Return whether one of the lines beside a picture says that it leaves melds out."""
    melds = range(len(view.melds))
    return any(left_out(view, frozenset(melds[:shown])) in lines for shown in melds)


def left_out(view: View, shown: frozenset[int]) -> str:
    """Return the line that says where melds are that a picture leaves out; ``""`` for none."""
    missing = len(view.melds) - len(shown)
    return f"-# {words.melds_in_channel(missing)}" if missing else ""


def table_view(view: View) -> TablePicture:
    """Return seats, melds by owner, discard pile and stock."""
    return TablePicture(seat_marks(view), melds_by_seat(view), view.stock, view.pile[-1:])


def result_view(view: View) -> ResultPicture | None:
    """Return what every seat has melded and gained; None if nothing was melded."""
    if view.result is None or not view.melds:
        return None
    result, melds = view.result, melds_by_seat(view)
    gains = result.chips if any(result.chips) else result.points
    return ResultPicture(
        tuple(
            ResultRow(
                SeatMark(badge_of(seat), won=seat == result.winner), melds[seat], (signed(gains[seat]),)
            )
            for seat in range(len(view.held))
        )
    )


def signed(gain: int) -> str:
    """Return points or chips gained, with the signs used in pictures."""
    return f"{gain:+d}".replace("-", "\N{MINUS SIGN}") if gain else "0"

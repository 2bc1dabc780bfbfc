"""Nothing is shown by colour alone: every mark in a picture has a shape, visible in grey."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.pictures import (
    CardGroup,
    Control,
    Deck,
    HandPicture,
    ResultPicture,
    ResultRow,
    SeatMark,
    Style,
    TablePicture,
    Theme,
    boards_picture,
    hand_picture,
    result_picture,
    table_picture,
)
from bot.pictures.style import colours
from engine.cards import parse_cards
from tests.bot.pictures.scenes import card, control, dead, meld

STYLES = (Style(Deck.TWO, Theme.DARK), Style(Deck.SAFE, Theme.LIGHT))
CLEAR, PIXELS = 48, 60
"""A difference of this many grey levels of 256, in this many pixels, is clearly visible."""

SEAT, OTHER = SeatMark("A", 9, score=20), SeatMark("B", 10, score=5)
RUN = meld("4S 5S 6S")
TABLE = TablePicture((SEAT, OTHER), ((RUN,),), stock=12, discards=parse_cards("KD"))
SPREAD = replace(TABLE, discards=parse_cards("KD 3C 7H"), spread=True)
HELD = replace(TABLE, controls=(control(Control.SUM),), next_control=control(Control.STEPS), clock=8)


def marked(flag: str) -> SeatMark:
    """Return the seat with one of its flags set."""
    set_: dict[str, Any] = {flag: True}
    return replace(SEAT, **set_)


HAND = HandPicture((RUN, CardGroup(parse_cards("KD 3C"))))
JOKER = card("JK")

MARKS: dict[str, tuple[Callable[..., bytes], object, object]] = {
    "the drawn card": (hand_picture, HAND, replace(HAND, lifted=card("KD"))),
    "a card of the hand to be played": (hand_picture, HAND, replace(HAND, marked=frozenset({card("3C")}))),
    "an upcard to be taken": (table_picture, TABLE, replace(TABLE, marked=frozenset({card("KD")}))),
    "a card of the spread to be taken": (
        table_picture, SPREAD, replace(SPREAD, marked=frozenset({card("3C")}))),
    "a meld to be played on": (table_picture, TABLE, replace(TABLE, marked=frozenset({card("5S")}))),
    "what a joker stands for": (
        table_picture, replace(TABLE, melds=((meld("4S JK 6S"),),)),
        replace(TABLE, melds=((meld("4S JK 6S", stands=((JOKER, card("5S")),)),),))),
    "who laid off": (
        table_picture, TABLE, replace(TABLE, melds=((replace(RUN, added=((card("6S"), "B"),)),),))),
    "an empty stock": (table_picture, TABLE, replace(TABLE, stock=0)),
    "a control card in force": (
        table_picture, replace(HELD, next_control=control(Control.SUM)),
        replace(HELD, next_control=control(Control.EVENS))),
    "the clock": (table_picture, HELD, replace(HELD, clock=1)),
    "the winner of a deal": (
        result_picture, ResultPicture((ResultRow(SEAT, (RUN,)),)),
        ResultPicture((ResultRow(replace(SEAT, won=True), (RUN,)),))),
    **{
        f"{flag}, {how.__name__}": (how, TABLE, replace(TABLE, seats=(marked(flag), OTHER)))
        for how in (table_picture, boards_picture)
        for flag in ("turn", "dealer", "won", "out", "opened")
    },
}  # fmt: skip


def grey(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("L")


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=str)
@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_is_seen_without_colour(mark: str, style: Style) -> None:
    draw, plain, marked = MARKS[mark]
    one, other = grey(draw(plain, style)), grey(draw(marked, style))
    assert one.size == other.size
    differs = ImageChops.difference(one, other).histogram()
    assert sum(differs[CLEAR:]) > PIXELS


@pytest.mark.parametrize("style", STYLES, ids=str)
@pytest.mark.parametrize("place", ["hand", "table", "board", "result"])
def test_what_goes_together_has_a_bracket_or_a_tray(place: str, style: Style) -> None:
    """Deadwood is dimmed; and it stands on bare background."""
    hues = colours(style)
    ground = hues.felt if place in ("hand", "table") else hues.panel

    def bare(group: CardGroup) -> int:
        table = replace(TABLE, melds=((group,),))
        picture = {
            "hand": lambda: hand_picture(HandPicture((group,)), style),
            "table": lambda: table_picture(table, style),
            "board": lambda: boards_picture(table, style),
            "result": lambda: result_picture(ResultPicture((ResultRow(SEAT, (group,)),)), style),
        }[place]()
        image = Image.open(BytesIO(picture)).convert("RGB")
        return sum(count for count, colour in image.getcolors(1 << 16) or () if colour == ground)

    together, apart = bare(meld("4S 5S 6S")), bare(dead("4S 5S 6S"))
    assert apart - together > PIXELS

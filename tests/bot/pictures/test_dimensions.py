"""Indices are as high as the layout says, and high enough on a phone."""

from io import BytesIO
from itertools import pairwise
from math import inf

import pytest
from PIL import Image

from bot.pictures import (
    Boards,
    CardGroup,
    GroupKind,
    HandPicture,
    HandSize,
    ResultPicture,
    ResultRow,
    ScenePicture,
    SeatMark,
    Style,
    dimensions,
    sprites,
)
from bot.pictures.deck.faces import INK, PLATE_STRIP, STRIP, Sign, large_index, plate_index
from bot.pictures.tables.dimensions import WithCards
from bot.pictures.tables.groups import GroupKind as Kind
from bot.pictures.tables.packed import HEIGHT, packed
from bot.workers.renderer import Picture, draw
from engine.cards import FACE, JOKER, pack, parse_cards
from tests.bot.pictures import scenes

STYLE = Style()
LARGE = Style(hand=HandSize.LARGE)
EDGE, CORNER = 9, 18
"""Columns at the left of a card that are left out, and the most rows of a round corner."""
PHONE = 295, 350
"""Width of a picture in a window of 400 CSS pixels; higher ones are shown narrower."""
DRAWN: dict[str, WithCards] = {
    "hand of gin": scenes.GIN,
    "hand of 14": scenes.FOURTEEN,
    "hand of 39": scenes.LONG,
    "table of rummy 500": scenes.RUMMY500,
    "spread of 51": scenes.FULL_SPREAD,
    "table of control card rummy": scenes.CONTROL,
    "table of hand": scenes.HAND,
    "fifteen boards": Boards(scenes.PANGUINGUE),
    "result": scenes.RESULT,
    "moment with a hand": ScenePicture(scenes.RUMMY500, scenes.FOURTEEN),
    "moment with two hands": ScenePicture(scenes.RESULT, scenes.HANDS),
}


def shown(drawing: WithCards, style: Style = STYLE) -> tuple[float, float]:
    """Return the smallest indices of table and hand in CSS pixels on a phone."""
    made = dimensions(drawing, style)
    scale = min(PHONE[0] / made.width, PHONE[1] / made.height)
    return made.table * scale, made.hand * scale


def heights(sprite: sprites.Sprite, left: int, right: int) -> list[int]:
    """Return the heights of the drawings below each other between two columns."""
    strip = sprite.pixels.crop((left, 0, right, sprite.size[1]))
    ground = strip.getpixel((strip.width - 1, strip.height // 2))
    rows = [
        any(pixel != ground for pixel in strip.crop((0, y, strip.width, y + 1)).tobytes())
        for y in range(strip.height)
    ]
    edges = [y for y, (one, other) in enumerate(pairwise([False, *rows, False])) if one != other]
    runs = [end - start for start, end in zip(edges[::2], edges[1::2], strict=True)]
    return [run for run in runs if run > CORNER]


def said(drawn: int, high: float) -> bool:
    """Return whether a drawing is as high as was said, and not lower; its edges are soft."""
    return high - 1 <= drawn <= 1.06 * high + 3


def as_said(drawn: list[int], index: tuple[Sign, Sign], scale: float = 1) -> bool:
    return len(drawn) == 2 and all(
        said(high, sign.height * scale) for high, sign in zip(drawn, index, strict=True)
    )


@pytest.mark.long
@pytest.mark.parametrize("face", range(JOKER + 1))
def test_the_index_of_a_card_is_as_high_as_its_signs_say(face: int) -> None:
    assert as_said(heights(sprites.plate(STYLE, face, 1), EDGE, PLATE_STRIP), plate_index(face))
    assert as_said(heights(sprites.large(STYLE, face, 1), EDGE, STRIP), large_index(face))
    assert as_said(
        heights(sprites.enlarged(STYLE, face, 1.75), 2 * EDGE, round(STRIP * 1.75)), large_index(face), 1.75
    )
    if face < JOKER:
        several = (face, (face + 13) % JOKER)
        for stands in ((face,), several):
            joker = sprites.plate(STYLE, JOKER, 1, stands)
            assert as_said(heights(joker, EDGE, PLATE_STRIP), plate_index(JOKER, stands))


@pytest.mark.parametrize("dark", [False, True])
def test_a_sign_of_packed_cards_is_as_high_as_it_says(dark: bool) -> None:
    for card in pack(1, jokers=1)[::5]:
        for sign in plate_index(FACE[card]):
            if sign.shape != "JK":
                sprite = sprites.sign(STYLE, sign._replace(colour=INK), HEIGHT - 4, dark=dark)
                [high] = heights(sprite, 0, sprite.size[0])
                assert said(high, sign.height)


@pytest.mark.parametrize(
    "style", [pytest.param(STYLE, id="usual"), pytest.param(LARGE, id="large", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_has_the_size_that_was_said(name: str, style: Style) -> None:
    made = dimensions(DRAWN[name], style)
    with Image.open(BytesIO(draw(Picture(DRAWN[name], style)))) as picture:
        assert picture.size == (made.width, made.height)


@pytest.mark.parametrize("name", DRAWN)
def test_a_phone_shows_every_index_high_enough(name: str) -> None:
    table, hand = shown(DRAWN[name])
    assert table >= 12
    assert hand >= 13


def test_what_has_no_card_has_no_index() -> None:
    assert dimensions(HandPicture(()))[2:] == (inf, inf)
    assert dimensions(HandPicture((CardGroup((None, None)),)))[3] == inf


@pytest.mark.parametrize("size", [*range(1, 23), 39])
def test_a_large_hand_has_two_rows_about_twice_the_size(size: int) -> None:
    groups = tuple(CardGroup(tuple(pack()[start : min(start + 4, size)])) for start in range(0, size, 4))
    hand = HandPicture(groups)
    usual, large = shown(hand), shown(hand, LARGE)
    assert large[1] >= 1.4 * usual[1]
    if size <= 16:
        assert large[1] >= 22
        assert dimensions(hand, LARGE).height <= 750


@pytest.mark.parametrize("left", [1, 8])
def test_a_phone_shows_a_result_of_five_with_twenty_cards_each(left: int) -> None:
    rows = []
    for seat, letter in enumerate("ABCDE"):
        own = pack(2)[seat * 20 : seat * 20 + 20]
        melds = [CardGroup(tuple(own[at : at + 3]), GroupKind.MELD) for at in (0, 3, 6, 9)]
        loose = CardGroup(tuple(own[12 : 12 + left]), GroupKind.DEADWOOD, "24")
        rows.append(ResultRow(SeatMark(letter, name="Maximilian"), (*melds, loose), ("+120",)))
    assert shown(ResultPicture(tuple(rows)))[0] >= 12


@pytest.mark.parametrize(
    ("cards", "signs"),
    [
        ("6D 7D 8D 9D", ["6", "7", "8", "9", 2]),
        ("8S 8H 8D", ["8", 0, 3, 2]),
        ("2S 5S 9H", ["2", "5", 0, "9", 3]),
        ("JK", [4]),
    ],
)
def test_packed_cards_name_what_they_share_once(cards: str, signs: list[str | int]) -> None:
    made = packed(CardGroup(parse_cards(cards), Kind.MELD))
    assert [cell.sign and cell.sign.shape for cell, _ in made.cells] == signs
    assert [*made.middles] == sorted(set(made.middles)), "each card has a sign of its own"


def test_a_joker_in_packed_cards_shows_what_it_stands_for() -> None:
    [joker] = parse_cards("JK")
    run = packed(CardGroup(parse_cards("6D JK 8D"), stands=((joker, parse_cards("7D")[0]),)))
    assert [(cell.sign and cell.sign.shape, cell.dark) for cell, _ in run.cells] == [
        ("6", False), ("7", True), ("8", False), (2, False)]  # fmt: skip
    several = tuple((joker, card) for card in parse_cards("7C 7D"))
    group = packed(CardGroup(parse_cards("7S 7H JK"), stands=several))
    assert [(cell.sign and cell.sign.shape, cell.dark) for cell, _ in group.cells] == [
        ("7", False), (0, False), (3, False), (4, True)]  # fmt: skip

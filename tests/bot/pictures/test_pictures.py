"""Pictures of hands, tables, results and sheets: the same bytes for the same view, every card in sight."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.pictures import (
    CardGroup,
    Control,
    Deck,
    GroupKind,
    HandPicture,
    ResultPicture,
    SeatMark,
    Style,
    TablePicture,
    Theme,
    boards_picture,
    hand_picture,
    result_picture,
    sheet_picture,
    sprites,
    table_picture,
)
from bot.pictures.sprites import Sprite
from engine.cards import FACE, pack, parse_cards
from tests.bot.pictures import scenes
from tests.bot.pictures.scenes import PICTURES, STYLES

ROOT = Path(__file__).parents[3]
STYLE = Style()
INDEX = (9, 12, 50, 112)
"""The part of a large card that says which it is, clear of shadows and ticks."""
PLATE_INDEX = (4, 14, 40, 82)


def opened(data: bytes) -> Image.Image:
    picture = Image.open(BytesIO(data))
    assert picture.format == "PNG"
    assert picture.mode == "P"
    return picture


def times(
    picture: Image.Image, sprite: Sprite, part: tuple[int, int, int, int], *, dimmed: bool = False
) -> int:
    """How often a part of a card is in a picture, pixel by pixel."""
    block = (sprite.dimmed if dimmed else sprite.pixels).crop(part)
    wide, high = block.size
    telling = max(range(high), key=lambda row: len(set(block.crop((0, row, wide, row + 1)).tobytes())))
    line = block.crop((0, telling, wide, telling + 1)).tobytes()
    pixels = picture.tobytes()
    found, at = 0, pixels.find(line)
    while at >= 0:
        y, x = divmod(at, picture.width)
        top = y - telling
        found += picture.crop((x, top, x + wide, top + high)).tobytes() == block.tobytes()
        at = pixels.find(line, at + 1)
    return found


def digests() -> str:
    """One line for every picture in two styles that share no colour."""
    styles = (Style(), Style(Deck.SAFE, Theme.LIGHT))
    return "\n".join(
        f"{name} {style} {sha256(draw(style)).hexdigest()}"
        for name, draw in PICTURES.items()
        for style in styles
    )


def test_equal_views_give_equal_bytes_in_another_process_too():
    ours = digests()
    assert digests() == ours
    code = "from tests.bot.pictures.test_pictures import digests; print(digests())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "6"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == ours


def test_equal_views_give_equal_bytes_when_several_threads_draw_the_first_cards():
    alone = {name: draw(STYLE) for name, draw in PICTURES.items()}
    for kept in (sprites.large, sprites.plate, sprites.hidden, sprites.letters, sprites.badge, sprites.token):
        kept.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        drawn = threads.map(lambda name: (name, PICTURES[name](STYLE)), [*PICTURES] * 2)
        for name, data in drawn:
            assert data == alone[name], name


def test_every_style_of_every_picture_is_another_picture():
    drawn = [draw(style) for draw in PICTURES.values() for style in STYLES]
    assert len(set(drawn)) == len(drawn)


SEAT = scenes.CONTROL.seats[0]
CHANGES = [
    (hand_picture, scenes.GIN, {"lifted": None}),
    (hand_picture, scenes.GIN, {"marked": frozenset(parse_cards("KD"))}),
    (hand_picture, scenes.GIN, {"groups": scenes.GIN.groups[1:]}),
    (hand_picture, scenes.GIN, {"groups": scenes.GIN.groups[::-1]}),
    (hand_picture, scenes.GIN, {"groups": tuple(replace(g, label="") for g in scenes.GIN.groups)}),
    (
        hand_picture,
        scenes.GIN,
        {"groups": tuple(replace(g, kind=GroupKind.LOOSE) for g in scenes.GIN.groups)},
    ),
    (table_picture, scenes.RUMMY500, {"marked": frozenset()}),
    (table_picture, scenes.RUMMY500, {"spread": False}),
    (table_picture, scenes.RUMMY500, {"discards": scenes.DECK[:18]}),
    (table_picture, scenes.RUMMY500, {"discards": scenes.DECK[18::-1]}),
    (table_picture, scenes.RUMMY500, {"discards": ()}),
    (table_picture, scenes.RUMMY500, {"stock": 13}),
    (table_picture, scenes.RUMMY500, {"stock": None}),
    (table_picture, scenes.RUMMY500, {"melds": scenes.RUMMY500.melds[::-1]}),
    (table_picture, scenes.CONTROL, {"controls": (Control.GROUP,)}),
    (table_picture, scenes.CONTROL, {"controls": (Control.SEQUENCE, Control.GROUP)}),
    (table_picture, scenes.CONTROL, {"next_control": None}),
    (table_picture, scenes.CONTROL, {"clock": 4}),
    (table_picture, scenes.CONTROL, {"clock": None}),
    (table_picture, scenes.HAND, {"melds": ((scenes.meld("JK 9D 10D", "28"),),)}),
    *(
        (draw, scenes.CONTROL, {"seats": (replace(SEAT, **{what: value}), *scenes.CONTROL.seats[1:])})
        for draw in (table_picture, boards_picture)
        for what, value in (
            ("badge", "X"),
            ("cards", 9),
            ("cards", None),
            ("score", 29),
            ("chips", 28),
            ("dealer", True),
            ("turn", False),
            ("out", True),
            ("won", True),
        )
    ),
    (result_picture, scenes.RESULT, {"rows": scenes.RESULT.rows[::-1]}),
    (result_picture, scenes.RESULT, {"rows": tuple(replace(row, sums=()) for row in scenes.RESULT.rows)}),
    (sheet_picture, scenes.SHEET, {"totals": (45, 165, 1172)}),
    (sheet_picture, scenes.SHEET, {"deals": scenes.SHEET.deals[1:], "first": 2}),
    (sheet_picture, scenes.SHEET, {"first": 2}),
]


@pytest.mark.parametrize(("draw", "scene", "change"), CHANGES)
def test_whatever_changes_is_seen(draw, scene, change):
    assert draw(replace(scene, **change), STYLE) != draw(scene, STYLE)


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_who_laid_a_card_off_is_seen(style):
    plain = replace(scenes.RESULT.rows[0].groups[1], added=())
    rows = (replace(scenes.RESULT.rows[0], groups=(plain,)),)
    laid = (replace(rows[0], groups=(scenes.RESULT.rows[0].groups[1],)),)
    assert result_picture(ResultPicture(rows), style) != result_picture(ResultPicture(laid), style)


@pytest.mark.parametrize("size", [1, 2, 7, 10, 11, 14, 15, 16, 22, 30, 39])
def test_the_index_of_every_card_of_a_hand_is_in_sight(size):
    random = Random(size)
    cards = random.sample([*pack(2, jokers=2)], size)
    groups = []
    kinds = [GroupKind.MELD, GroupKind.LOOSE, GroupKind.DEADWOOD]
    rest = cards
    while rest:
        length = random.randint(1, 9)
        groups.append(CardGroup(tuple(rest[:length]), random.choice(kinds), random.choice(["", "24"])))
        rest = rest[length:]
    lifted = random.choice(cards)
    hand = HandPicture(tuple(groups), lifted, frozenset(random.sample(cards, size // 3)))
    picture = opened(hand_picture(hand, STYLE))
    assert picture.width == 1100
    for group in groups:
        for card in group.cards:
            dimmed = group.kind is GroupKind.DEADWOOD and card not in hand.marked
            alike = sum(
                FACE[other] == FACE[card]
                and (owner.kind is GroupKind.DEADWOOD and other not in hand.marked) == dimmed
                for owner in groups
                for other in owner.cards
            )
            sprite = sprites.large(STYLE, FACE[card], 1)
            assert times(picture, sprite, INDEX, dimmed=dimmed) == alike, (card, hand)


def test_a_hand_of_one_long_suit_is_parted_in_rows():
    hand = HandPicture((CardGroup(tuple(pack()[:39])),))
    picture = opened(hand_picture(hand, STYLE))
    assert all(times(picture, sprites.large(STYLE, face, 1), INDEX) == 1 for face in range(39))


def test_an_empty_hand_is_an_empty_felt():
    assert opened(hand_picture(HandPicture(()), STYLE)).getcolors() == [(1100 * 314, 0)]


def all_in_sight(picture, cards, scales):
    """Whether all of the cards, and which of them are dimmed, are seen once each in one of the scales."""
    for scale in scales:
        index = tuple(int(edge * scale) for edge in PLATE_INDEX)
        if all(
            times(picture, sprites.plate(STYLE, FACE[card], scale, None), index, dimmed=dimmed) == 1
            for card, dimmed in cards.items()
        ):
            return True
    return False


@pytest.mark.parametrize("shown", [1, 2, 12, 19, 20, 38, 39, 51])
def test_every_card_of_a_spread_pile_is_in_sight(shown):
    table = TablePicture(
        scenes.RUMMY500.seats,
        stock=5,
        discards=scenes.DECK[:shown],
        spread=True,
        marked=frozenset(scenes.DECK),
    )
    picture = opened(table_picture(table, STYLE))
    scale = {1: 1.5, 2: 1.5, 12: 1.5, 19: 1, 20: 1.25, 38: 1, 39: 1, 51: 1}[shown]
    assert all_in_sight(picture, dict.fromkeys(table.discards, False), [scale])


@pytest.mark.parametrize(
    ("draw", "seats", "least"),
    [
        (table_picture, "ABCD", 0.7),
        (table_picture, "AB", 0.7),
        (boards_picture, "ABCD", 0.6),
        (boards_picture, "ABCDEFGH", 0.6),
        (boards_picture, "ABCDEFGHIJKLMNO", 0.6),
    ],
)
def test_every_card_of_every_meld_is_in_sight(draw, seats, least):
    """The more cards the smaller, down to a least size; long melds are as wide as the picture."""
    melds = (
        (CardGroup(pack()[:13], GroupKind.MELD), CardGroup(pack()[13:16], label="SUM")),
        (
            *(CardGroup(pack()[at : at + 3], GroupKind.MELD) for at in range(16, 40, 3)),
            CardGroup(pack()[40:51]),
        ),
    )
    table = TablePicture(tuple(SeatMark(letter, 3) for letter in seats), melds)
    picture = opened(draw(table, STYLE))
    assert picture.width == 1100
    assert all_in_sight(
        picture, dict.fromkeys(pack()[:51], False), [1.35, 1.2, 1, 0.85, 0.75, 0.7, 0.68, least]
    )


def test_every_card_of_a_result_is_in_sight():
    picture = opened(result_picture(scenes.RESULT, STYLE))
    for row in scenes.RESULT.rows:
        cards = {card: group.kind is GroupKind.DEADWOOD for group in row.groups for card in group.cards}
        assert all_in_sight(picture, cards, [1.4, 1.25, 1.1, 1])


@pytest.mark.parametrize("count", [2, 3, 6, 15])
def test_pictures_of_many_seats_stay_in_shape(count):
    """Clients show what is higher than 7 to 11 narrower, so a usual table of many stays near that."""
    groups = (scenes.meld("5S 5H 5D"), scenes.meld("AH 2H 3H"))
    seats = tuple(SeatMark("ABCDEFGHIJKLMNO"[seat], 4, chips=-1204) for seat in range(count))
    table = TablePicture(seats, (groups,) * count, stock=100, discards=scenes.parse_cards("6D"))
    assert opened(boards_picture(table, STYLE)).height <= 700

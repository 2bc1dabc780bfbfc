"""Pictures of hands, tables, results and sheets: deterministic, with every card visible."""

import os
import subprocess
import sys
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.pictures import (
    KNOWN,
    Boards,
    CardGroup,
    ContactSheet,
    Control,
    Deck,
    GroupKind,
    HandPicture,
    HandsPicture,
    HollywoodPicture,
    ResultPicture,
    ResultRow,
    ScenePicture,
    SeatMark,
    SheetPicture,
    Style,
    TablePicture,
    Theme,
    boards_picture,
    contact_sheet,
    hand_picture,
    hollywood_picture,
    prepare,
    result_picture,
    sheet_picture,
    sprites,
    table_picture,
)
from bot.pictures.sprites import Sprite
from bot.pictures.style import colours, palette
from bot.pictures.tables.packed import HEIGHT, packed
from bot.pictures.tables.table import table_layout
from engine.cards import FACE, Card, pack, parse_cards
from tests.bot.pictures import scenes
from tests.bot.pictures.scenes import PICTURES, STYLES

ROOT = Path(__file__).parents[3]
STYLE = Style()
INDEX = (9, 12, 53, 125)
"""The part of a large card that identifies it, clear of shadows and ticks."""
PLATE_INDEX = (4, 15, 45, 101)


def opened(data: bytes) -> Image.Image:
    picture = Image.open(BytesIO(data))
    assert picture.format == "PNG"
    assert picture.mode == "P"
    return picture


def times(
    picture: Image.Image, sprite: Sprite, part: tuple[int, int, int, int], *, dimmed: bool = False
) -> int:
    """Return how often a part of a card occurs in a picture, pixel by pixel."""
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


@lru_cache(maxsize=256)
def drawn(name: str, style: Style) -> bytes:
    """Return one of the pictures, drawn once for all tests."""
    return PICTURES[name](style)


def digests() -> str:
    """Return a line with the hash of every picture, in two styles that share no colour."""
    styles = (Style(), Style(Deck.SAFE, Theme.LIGHT))
    return "\n".join(
        f"{name} {style} {sha256(drawn(name, style)).hexdigest()}" for name in PICTURES for style in styles
    )


@pytest.mark.long
def test_equal_views_give_equal_bytes_in_another_process_too() -> None:
    ours = digests()
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


@pytest.mark.long
def test_equal_views_give_equal_bytes_when_several_threads_draw_the_first_cards() -> None:
    alone = {name: drawn(name, STYLE) for name in PICTURES}
    for kept in (sprites.large, sprites.plate, sprites.hidden, sprites.letters, sprites.badge, sprites.token):
        kept.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        for name, data in threads.map(lambda name: (name, PICTURES[name](STYLE)), [*PICTURES] * 2):
            assert data == alone[name], name


@pytest.mark.long
def test_every_style_of_every_picture_is_another_picture() -> None:
    for name in PICTURES:
        assert len({drawn(name, style) for style in STYLES}) == len(STYLES), name


SEAT = scenes.CONTROL.seats[0]


def seat_with(what: str, value: object) -> SeatMark:
    """Return the seat with one attribute changed."""
    changed: dict[str, Any] = {what: value}
    return replace(SEAT, **changed)


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
    (hand_picture, scenes.GIN, {"picked": frozenset(parse_cards("9C"))}),
    (hand_picture, scenes.GIN, {"picked": frozenset(parse_cards("10H"))}),
    (table_picture, scenes.RUMMY500, {"marked": frozenset()}),
    (table_picture, scenes.RUMMY500, {"spread": False}),
    (table_picture, scenes.RUMMY500, {"discards": scenes.DECK[:18]}),
    (table_picture, scenes.RUMMY500, {"discards": scenes.DECK[18::-1]}),
    (table_picture, scenes.RUMMY500, {"discards": ()}),
    (table_picture, scenes.RUMMY500, {"stock": 13}),
    (table_picture, scenes.RUMMY500, {"stock": None}),
    (table_picture, scenes.RUMMY500, {"melds": scenes.RUMMY500.melds[::-1]}),
    (table_picture, scenes.CONTROL, {"controls": (scenes.control(Control.GROUP),)}),
    (
        table_picture,
        scenes.CONTROL,
        {"controls": (scenes.control(Control.SEQUENCE), scenes.control(Control.GROUP))},
    ),
    (table_picture, scenes.CONTROL, {"next_control": None}),
    (table_picture, scenes.CONTROL, {"clock": 4}),
    (table_picture, scenes.CONTROL, {"clock": None}),
    (table_picture, scenes.HAND, {"melds": ((scenes.meld("JK 9D 10D", "28"),),)}),
    *(
        (draw, scenes.CONTROL, {"seats": (seat_with(what, value), *scenes.CONTROL.seats[1:])})
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
            ("name", "Ann"),
            ("name", "علي"),
        )
    ),
    (result_picture, scenes.RESULT, {"rows": scenes.RESULT.rows[::-1]}),
    (result_picture, scenes.RESULT, {"rows": tuple(replace(row, sums=()) for row in scenes.RESULT.rows)}),
    (sheet_picture, scenes.SHEET, {"totals": (45, 190, 1172)}),
    (
        sheet_picture,
        scenes.SHEET,
        {"deals": scenes.SHEET.deals[1:], "running": scenes.SHEET.running[1:], "marks": (), "first": 2},
    ),
    (sheet_picture, scenes.SHEET, {"running": ()}),
    (sheet_picture, scenes.SHEET, {"running": (*scenes.SHEET.running[:2], (45, 165, 1172))}),
    (sheet_picture, scenes.SHEET, {"marks": ()}),
    (sheet_picture, scenes.SHEET, {"marks": (("o", "", "u"), ("", "o", ""), ("", "o", "uu"))}),
    (sheet_picture, scenes.SHEET, {"end": ()}),
    (sheet_picture, scenes.SHEET, {"columns": (*scenes.SHEET.columns[:2], (SeatMark("C"), SeatMark("D")))}),
    (sheet_picture, scenes.SHEET, {"columns": ((SeatMark("A", won=True),), *scenes.SHEET.columns[1:])}),
    (sheet_picture, scenes.SHEET, {"first": 2}),
    (hollywood_picture, scenes.HOLLYWOOD, {"totals": (300, 1)}),
    (hollywood_picture, scenes.HOLLYWOOD, {"seats": scenes.HOLLYWOOD.seats[::-1]}),
    (
        hollywood_picture,
        scenes.HOLLYWOOD,
        {"games": (*scenes.HOLLYWOOD.games[:2], scenes.HOLLYWOOD.games[1])},
    ),
    (
        hollywood_picture,
        scenes.HOLLYWOOD,
        {"games": tuple(replace(game, end=()) for game in scenes.HOLLYWOOD.games)},
    ),
]


@pytest.mark.long
@pytest.mark.parametrize(("draw", "scene", "change"), CHANGES)
def test_whatever_changes_is_seen(draw: Callable[..., Any], scene: Any, change: dict[str, Any]) -> None:
    assert draw(replace(scene, **change), STYLE) != draw(scene, STYLE)


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_who_laid_a_card_off_is_seen(style: Style) -> None:
    plain = replace(scenes.RESULT.rows[0].groups[1], added=())
    rows = (replace(scenes.RESULT.rows[0], groups=(plain,)),)
    laid = (replace(rows[0], groups=(scenes.RESULT.rows[0].groups[1],)),)
    assert result_picture(ResultPicture(rows), style) != result_picture(ResultPicture(laid), style)


@pytest.mark.long
@pytest.mark.parametrize("size", [1, 2, 7, 10, 11, 14, 15, 16, 22, 30, 39])
def test_the_index_of_every_card_of_a_hand_is_in_sight(size: int) -> None:
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
    marked, picked = (frozenset(random.sample(cards, size // 3)) for _ in range(2))
    hand = HandPicture(tuple(groups), lifted, marked, picked)
    picture = opened(hand_picture(hand, STYLE))
    assert picture.width == 1100
    for card in cards:
        alike = sum(FACE[other] == FACE[card] for other in cards)
        sprite = sprites.large(STYLE, FACE[card], 1)
        assert times(picture, sprite, INDEX) == alike, (card, hand)


@pytest.mark.long
def test_a_hand_of_one_long_suit_is_parted_in_rows() -> None:
    hand = HandPicture((CardGroup(tuple(pack()[:39])),))
    picture = opened(hand_picture(hand, STYLE))
    assert all(times(picture, sprites.large(STYLE, face, 1), INDEX) == 1 for face in range(39))


def test_an_empty_hand_is_an_empty_felt() -> None:
    assert opened(hand_picture(HandPicture(()), STYLE)).getcolors() == [(1100 * 314, 0)]


def all_in_sight(picture: Image.Image, cards: Mapping[Card, bool], scales: Sequence[float]) -> bool:
    """Return whether every card, dimmed or not, is visible exactly once in one of the scales."""
    for scale in scales:
        left, top, right, bottom = (int(edge * scale) for edge in PLATE_INDEX)
        if all(
            times(
                picture,
                sprites.plate(STYLE, FACE[card], scale),
                (left, top, right, bottom),
                dimmed=dimmed,
            )
            == 1
            for card, dimmed in cards.items()
        ):
            return True
    return False


@pytest.mark.long
@pytest.mark.parametrize("shown", [1, 2, 12, 19, 20, 38, 39, 51])
def test_every_card_of_a_spread_pile_is_in_sight(shown: int) -> None:
    table = TablePicture(
        scenes.RUMMY500.seats,
        stock=5,
        discards=scenes.DECK[:shown],
        spread=True,
        marked=frozenset(scenes.DECK),
    )
    picture = opened(table_picture(table, STYLE))
    assert all_in_sight(picture, dict.fromkeys(table.discards, False), [1.4, 1.2, 1])


@pytest.mark.long
@pytest.mark.parametrize(
    ("boards", "seats"),
    [(False, "ABCD"), (False, "AB"), (True, "ABCD"), (True, "ABCDEFGH"), (True, "ABCDEFGHIJKLMNO")],
)
def test_every_card_of_many_melds_is_in_sight(boards: bool, seats: str) -> None:
    """Many cards are packed; long melds are as wide as the picture."""
    melds = (
        (CardGroup(pack()[:13], GroupKind.MELD), CardGroup(pack()[13:16], label="SUM")),
        (
            *(CardGroup(pack()[at : at + 3], GroupKind.MELD) for at in range(16, 40, 3)),
            CardGroup(pack()[40:51]),
        ),
    )
    table = TablePicture(tuple(SeatMark(letter, 3) for letter in seats), melds)
    layout = table_layout(Boards(table) if boards else table)
    assert layout.melds is None
    picture = layout.pixels(STYLE).pixels
    told = [
        cell.sign
        for placed in layout.placed
        for item in placed
        for cell, _ in packed(item.tray.group).cells
        if cell.sign is not None
    ]
    assert len(told) > 51
    for sign in set(told):
        sprite = sprites.sign(STYLE, sign, HEIGHT - 4, dark=False)
        assert times(picture, sprite, (0, 0, *sprite.size)) >= told.count(sign), sign


@pytest.mark.long
def test_every_card_of_a_few_melds_is_in_sight() -> None:
    melds = ((scenes.meld("7S 7H 7D", "#1"),), (scenes.meld("9C 10C JC QC"), scenes.meld("2D 3D 4D")))
    for draw in (table_picture, boards_picture):
        picture = opened(draw(TablePicture((SeatMark("A"), SeatMark("B")), melds), STYLE))
        cards = [card for own in melds for group in own for card in group.cards if card is not None]
        assert all_in_sight(picture, dict.fromkeys(cards, False), [1.3, 1.15, 1])


def test_every_card_of_a_result_is_in_sight() -> None:
    picture = opened(result_picture(scenes.RESULT, STYLE))
    for row in scenes.RESULT.rows:
        cards = {
            card: group.kind is GroupKind.DEADWOOD
            for group in row.groups
            for card in group.cards
            if card is not None
        }
        assert all_in_sight(picture, cards, [1.3, 1.15, 1])


@pytest.mark.parametrize("count", [2, 3, 6, 15])
def test_pictures_of_many_seats_stay_in_shape(count: int) -> None:
    """Clients show pictures of more than 350 pixels narrower than the 295 of a phone."""
    groups = (scenes.meld("5S 5H 5D"), scenes.meld("AH 2H 3H"))
    seats = tuple(SeatMark("ABCDEFGHIJKLMNO"[seat], 4, chips=-1204) for seat in range(count))
    table = TablePicture(seats, (groups,) * count, stock=100, discards=parse_cards("6D"))
    assert opened(boards_picture(table, STYLE)).height <= 350 * 1100 / 295


@pytest.mark.long
def test_a_card_face_down_shows_a_back_and_no_face() -> None:
    hand = HandPicture((CardGroup((None, *parse_cards("4S"), None)),))
    picture = opened(hand_picture(hand, STYLE))
    assert times(picture, sprites.hidden(STYLE, (168, 232), 15, 1), INDEX) == 2
    assert sum(times(picture, sprites.large(STYLE, face, 1), INDEX) for face in range(53)) == 1
    frame = palette(STYLE).places[colours(STYLE).accent]
    assert frame not in picture.tobytes(), "no card was drawn, so none is raised"


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=str)
def test_files_stay_small(style: Style) -> None:
    assert len(hand_picture(scenes.FOURTEEN, style)) < 35_000
    for name in ("table of rummy 500", "table of control card rummy", "table of hand", "spread of 51"):
        assert len(drawn(name, style)) < 100_000
    for name in ("table of fifteen", "fifteen boards", "result", "score sheet", "contact sheet"):
        assert len(drawn(name, style)) < 100_000
    assert len(hand_picture(scenes.LONG, style)) < 100_000


@pytest.mark.parametrize("name", ["Ann", "ann", "ANN", "Łukasz", "زيد", "", "♠"])
def test_a_name_is_no_badge(name: str) -> None:
    with pytest.raises(ValueError, match=r"badge|letters|cannot be drawn"):
        table_picture(TablePicture((SeatMark(name, 3),)), STYLE)


@pytest.mark.parametrize("label", ["7 ☃", "a\nb", "\ue000"])
def test_what_cannot_be_written_is_refused(label: str) -> None:
    assert not KNOWN.issuperset(label)
    group = CardGroup(parse_cards("4S 5S 6S"), GroupKind.MELD, label)
    drawings: list[Callable[[], bytes]] = [
        lambda: hand_picture(HandPicture((group,)), STYLE),
        lambda: table_picture(TablePicture((SeatMark("A"),), ((group,),)), STYLE),
        lambda: result_picture(ResultPicture((ResultRow(SeatMark("A"), (), (label,)),)), STYLE),
    ]
    for draw in drawings:
        with pytest.raises(ValueError, match="letters, digits"):
            draw()


def test_a_meld_of_no_seat_and_a_clock_past_its_end_are_refused() -> None:
    meld = CardGroup(parse_cards("4S 5S 6S"))
    for draw in (table_picture, boards_picture):
        with pytest.raises(ValueError, match="belongs to a seat"):
            draw(TablePicture((SeatMark("A"),), ((), (meld,))), STYLE)
    for eighths in (-1, 9):
        with pytest.raises(ValueError, match="eighths"):
            table_picture(TablePicture((), clock=eighths), STYLE)


@pytest.mark.parametrize("part", ["totals", "end", "deals", "running", "marks"])
def test_a_score_sheet_has_an_entry_for_every_column(part: str) -> None:
    line = ("o", "u") if part == "marks" else (1, 2)
    short: dict[str, Any] = {part: line if part in ("totals", "end") else (line,)}
    with pytest.raises(ValueError, match="one entry for every column"):
        sheet_picture(replace(scenes.SHEET, **short), STYLE)


@pytest.mark.parametrize("part", ["running", "marks"])
def test_running_totals_and_marks_are_of_every_deal(part: str) -> None:
    with pytest.raises(ValueError, match="for every deal, or for none"):
        sheet_picture(replace(scenes.SHEET, **{part: getattr(scenes.SHEET, part)[:2]}), STYLE)


def test_a_score_sheet_of_fifteen_and_many_deals_is_not_wider_than_a_picture() -> None:
    columns = tuple((SeatMark(str(seat + 1)),) for seat in range(15))
    deals, marks = ((-12345,) * 15,) * 40, (("uu",) * 15,) * 40
    sheet = SheetPicture(columns, deals, (-123456,) * 15, deals, marks)
    assert opened(sheet_picture(sheet, STYLE)).width <= 1100


def test_the_columns_of_a_sheet_begin_at_the_right_for_readers_from_right_to_left() -> None:
    columns = tuple((SeatMark(letter),) for letter in "ABC")
    sheet = SheetPicture(columns, ((12, 0, 444), (0, 105, 7)), (12, 105, 451))
    usual, mirrored = (
        Image.open(BytesIO(sheet_picture(sheet, Style(right_to_left=there)))).convert("RGB")
        for there in (False, True)
    )
    wide, high = usual.size
    assert mirrored.size == (wide, high)
    edges = [18, *(78 + (wide - 96) * place // 3 for place in range(4))]
    bands = list(pairwise(edges))
    seen = [sorted(usual.crop((left, 0, right, high)).getcolors() or ()) for left, right in bands]
    assert [
        sorted(mirrored.crop((wide - right, 0, wide - left, high)).getcolors() or ()) for left, right in bands
    ] == seen
    assert seen[1] != seen[3]


def test_the_games_of_a_hollywood_sheet_have_the_same_deals_and_running_totals() -> None:
    first, *others = scenes.HOLLYWOOD.games
    fewer = replace(first, deals=first.deals[1:], running=first.running[1:])
    for games, why in (
        ((fewer, *others), "the same deals"),
        ((replace(first, first=2), *others), "the same deals"),
        ((replace(first, running=()), *others), "running totals"),
    ):
        with pytest.raises(ValueError, match=why):
            hollywood_picture(replace(scenes.HOLLYWOOD, games=games), STYLE)


def test_a_contact_sheet_shows_its_moments_in_order() -> None:
    one = contact_sheet(scenes.MOMENTS, STYLE, columns=2)
    assert opened(one).width == 2 * 550 + 3 * 12
    assert contact_sheet(scenes.MOMENTS[::-1], STYLE, columns=2) != one
    assert contact_sheet(scenes.MOMENTS, STYLE, columns=2, first=5) != one
    with pytest.raises(ValueError, match="nothing"):
        contact_sheet((), STYLE)


@pytest.mark.long
def test_preparing_draws_every_card_beforehand() -> None:
    style = Style(Deck.SAFE, Theme.LIGHT)
    prepare(style)
    drawn = sprites.large.cache_info().misses
    hand_picture(HandPicture((CardGroup(pack(1, jokers=1)[-39:]),)), style)
    assert sprites.large.cache_info().misses == drawn


def leaves(annotation: object) -> set[object]:
    """Return the leaf types of an annotation."""
    if isinstance(annotation, type) and is_dataclass(annotation):
        assert vars(annotation)["__dataclass_params__"].frozen, annotation
        assert "__slots__" in vars(annotation), annotation
        hints = typing.get_type_hints(annotation)
        return set().union(*(leaves(hints[field.name]) for field in fields(annotation)))
    origin = typing.get_origin(annotation)
    if origin in (tuple, frozenset, types.UnionType, typing.Union):
        inner = [part for part in typing.get_args(annotation) if part is not Ellipsis]
        return set().union(*map(leaves, inner))
    return {annotation}


@pytest.mark.parametrize(
    "scene",
    [
        HandPicture,
        TablePicture,
        ResultPicture,
        SheetPicture,
        HollywoodPicture,
        ScenePicture,
        HandsPicture,
        ContactSheet,
    ],
)
def test_a_picture_is_described_by_plain_values_only(scene: type[Any]) -> None:
    """A picture description has cards, numbers, flags and text, but no table, deal or seed."""
    plain = {Card, int, bool, str, type(None)}
    for leaf in leaves(scene):
        assert leaf in plain or (isinstance(leaf, type) and issubclass(leaf, Enum)), leaf

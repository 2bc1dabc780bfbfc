"""Names at seats: every script that the fonts have, cut to fit, equal bytes for equal names."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageChops, features

from bot.pictures import (
    Boards,
    Control,
    ControlCard,
    HandPicture,
    Nameplate,
    ScenePicture,
    SeatMark,
    Style,
    TablePicture,
    boards_picture,
    drawable,
    graphemes,
    hand_picture,
    names,
    result_picture,
    seated,
    sheet_picture,
    sprites,
    table_picture,
)
from bot.pictures.style import colours
from tests.bot.pictures import scenes

STYLE = Style()
FONTS = Path(names.__file__).parent / "fonts"
PHONE = 360 / 1100
"""The scale at which a phone shows a picture."""

shaped = pytest.mark.skipif(not features.check("raqm"), reason="Pillow without raqm")

SIMPLE = [
    "Ann",
    "Łukasz Żółć",
    "Nguyễn Thị",
    "Ελένη",
    "Дмитрий",
    "王小明",
    "山田 たろう",
    "김민수",
    "José 王",
]
SHAPED = ["علي محمد", "می\u200cخواهم", "מרים", "अनीता क्षत्रिय", "বাংলা", "தமிழ்", "สมชาย ก่ำ", "Ali علي 99"]


def forget() -> None:
    for kept in (names._shapes, names._drawn, names.fitting):
        kept.cache_clear()


@pytest.fixture
def unshaped(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(features, "check", lambda _: False)
    forget()
    yield
    forget()


@pytest.mark.parametrize("name", SIMPLE)
def test_a_name_is_drawn_as_it_is(name: str) -> None:
    assert drawable(name) == name


@shaped
@pytest.mark.parametrize("name", SHAPED)
def test_a_name_whose_letters_are_joined_is_drawn_as_it_is(name: str) -> None:
    assert drawable(name) == name


@pytest.mark.usefixtures("unshaped")
def test_without_raqm_only_letters_that_stand_alone_are_drawn() -> None:
    assert [drawable(name) for name in SIMPLE] == SIMPLE
    assert [drawable(name) for name in SHAPED] == [""] * len(SHAPED)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann 🎉", "Ann"),
        ("🤖\u00a0Stella", "Stella"),
        ("👨\u200d👩\u200d👧 Fam", "Fam"),
        ("1️⃣st", "1st"),
        ("\u202eAnn\u2066 B\u2069\u200e", "Ann B"),
        ("a\nb\tc", "a b c"),
        ("𝓐𝓷𝓷", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("Jose\u0301", "José"),
    ],
)
def test_what_is_no_letter_is_left_out(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


@pytest.mark.parametrize("name", ["", "🎉🎉", "!!!", "\u200d", "\u202e", "ᚠᚢᚦ", "王 علي", "Ann ᚠ"])
def test_a_name_that_would_be_another_without_its_letters_is_not_drawn(name: str) -> None:
    assert drawable(name) == ""


def test_marks_do_not_pile_up() -> None:
    piled = drawable("Z" + "\u0335\u0327\u0321\u031b\u0318\u0308\u0301\u030a" * 5 + "al")
    assert [len(letter) for letter in graphemes(piled)] == [4, 1, 1]
    sprite, above = sprites.name(STYLE, piled, 30, 400, colours(STYLE).text, colours(STYLE).felt)
    assert above <= 14
    assert sprite.size[1] <= 30 + 2 * 14


def test_joined_letters_are_one_grapheme() -> None:
    assert graphemes("क्षत्रिय") == ["क्ष", "त्रि", "य"]
    assert graphemes("สมชาย ก่") == ["ส", "ม", "ช", "า", "ย", " ", "ก่"]
    assert graphemes("") == []


@shaped
@pytest.mark.parametrize(
    "name", ["Maximilian-Alexander", "अनीता क्षत्रिय", "نام بسیار طولانی", "山田太郎左衛門之助"]
)
@pytest.mark.parametrize("room", [80, 110, 140, 200])
def test_what_does_not_fit_is_cut_between_letters(name: str, room: int) -> None:
    shown = names.fitting(name, 28, room)
    sprite, _ = sprites.name(STYLE, name, 28, room, colours(STYLE).text, colours(STYLE).felt)
    assert sprite.size[0] <= room
    if shown != name:
        kept = shown.removesuffix("…")
        assert kept != shown
        beginnings = ["".join(graphemes(name)[:count]).rstrip() for count in range(1, len(name))]
        assert kept in beginnings
        longer = next(beginning for beginning in beginnings if len(beginning) > len(kept))
        assert names.fitting(longer + "…", 28, room) != longer + "…", "one more would have fitted"


def test_where_there_is_no_room_there_is_no_name() -> None:
    assert names.fitting("Ann", 28, 0) == names.fitting("Ann", 28, 10) == ""
    with pytest.raises(ValueError, match="cannot be drawn") as refused:
        sprites.name(STYLE, "Ann", 28, 0, colours(STYLE).text, colours(STYLE).felt)
    assert "Ann" not in str(refused.value)


PLATES = {
    "A": Nameplate("A", "AN", "Anna", team=0),
    "B": Nameplate("B", "ع", "علي" if features.check("raqm") else "Ali", team=1),
    "C": Nameplate("C", "S", "Stella", computer=True),
}


def test_who_sits_at_a_seat_is_put_into_every_picture() -> None:
    table = seated(scenes.RUMMY500, PLATES)
    assert [seat.name for seat in table.seats] == [plate.name for plate in PLATES.values()]
    assert table.melds[0][1].added == ((scenes.card("QC"), "ع"),)
    assert [seat.score for seat in table.seats] == [215, -40, 180]
    assert seated(Boards(scenes.RUMMY500), PLATES) == Boards(table)
    assert seated(scenes.RESULT, PLATES).rows[0].seat == SeatMark(
        "AN", won=True, name="Anna", team=0, computer=False
    )
    assert seated(scenes.SHEET, PLATES).columns[2][0].computer
    scene = seated(ScenePicture(scenes.RESULT, scenes.HANDS), PLATES)
    assert scene == ScenePicture(seated(scenes.RESULT, PLATES), seated(scenes.HANDS, PLATES))
    assert seated(scenes.GIN, PLATES) == scenes.GIN
    assert seated(scenes.PANGUINGUE, PLATES) == scenes.PANGUINGUE, "these seats have other letters"


@pytest.mark.long
@pytest.mark.parametrize(
    "change",
    [{"name": "Anne"}, {"name": ""}, {"badge": "AM"}, {"team": 1}, {"team": None}, {"computer": True}],
)
def test_whatever_stands_at_a_seat_is_seen(change: dict[str, Any]) -> None:
    other = PLATES | {"A": replace(PLATES["A"], **change)}
    drawn: list[tuple[Any, Callable[[Any, Style], bytes]]] = [
        (scenes.RUMMY500, table_picture),
        (scenes.RESULT, result_picture),
        (scenes.SHEET, sheet_picture),
    ]
    for scene, draw in drawn:
        if scene is scenes.SHEET and "computer" in change:
            continue
        shown = [draw(seated(scene, plates), STYLE) for plates in (PLATES, other)]
        assert shown[0] != shown[1]
        assert shown[0] == draw(seated(scene, PLATES), STYLE)


def test_two_of_one_name_are_told_apart_on_boards_too() -> None:
    def board(*badges: str) -> bytes:
        seats = tuple(SeatMark(badge, 4, chips=3, name="Ann") for badge in badges)
        return boards_picture(TablePicture(seats), STYLE)

    assert len({board("A", "B"), board("1", "2"), board("2", "1")}) == 3


CONTROLS = ["ŁĄCZENIE", "GRUPPE ÄÖÜ", *(["مجموعة"] if features.check("raqm") else [])]


@pytest.mark.parametrize("name", CONTROLS)
def test_control_cards_and_melds_have_names_of_every_language(name: str) -> None:
    hand = HandPicture((scenes.meld("4S 5S 6S", f"#1 {name}"),))
    table = replace(
        scenes.CONTROL,
        controls=(ControlCard(Control.SUM, name),),
        melds=((scenes.meld("4S 5S 6S", f"#1 {name}"),), (), ()),
    )
    other = f"{name[1:]}{name[0]}"
    assert table_picture(table, STYLE) != table_picture(
        replace(table, controls=(ControlCard(Control.SUM, other),)), STYLE
    )
    melds = ((scenes.meld("4S 5S 6S", f"#1 {other}"),), (), ())
    assert table_picture(table, STYLE) != table_picture(replace(table, melds=melds), STYLE)
    groups = (scenes.meld("4S 5S 6S", f"#1 {other}"),)
    assert hand_picture(hand, STYLE) != hand_picture(replace(hand, groups=groups), STYLE)


def test_the_name_of_a_control_card_fits_on_it() -> None:
    name = "ŁĄCZENIE KART"
    wide = sprites.control(STYLE, ControlCard(Control.SUM, name), 1).pixels.convert("RGB")
    bare = sprites.control(STYLE, ControlCard(Control.SUM, " "), 1).pixels.convert("RGB")
    left, top, right, bottom = ImageChops.difference(wide, bare).getbbox() or (0, 0, 0, 0)
    assert 0 < left < right < wide.width - 5
    assert 104 < top < bottom < 149


def test_nobodys_name_is_in_what_a_log_may_show() -> None:
    told = f"{PLATES['A']!r} {seated(scenes.RUMMY500, PLATES).seats[0]!r}"
    assert "Anna" not in told
    assert "AN" not in repr(PLATES["A"])


def test_badges_are_of_one_or_two_letters_in_any_script() -> None:
    for badge in ("AB", "王小", "क्ष", "ع"):
        if badge.isascii() or drawable(badge):
            assert sprites.badge(STYLE, badge, 40, colours(STYLE).text, colours(STYLE).felt).size == (40, 40)
    with pytest.raises(ValueError, match="badge"):
        sprites.badge(STYLE, "王小明", 40, colours(STYLE).text, colours(STYLE).felt)


def test_the_fonts_are_small_and_come_with_their_licence() -> None:
    files = {path.name: path for path in FONTS.iterdir()}
    assert files.keys() == {"names.ttf", "names-cjk.otf", "OFL.txt", "NOTICE.txt"}
    assert sum(path.stat().st_size for path in files.values()) < 3_000_000
    assert "SIL OPEN FONT LICENSE Version 1.1" in files["OFL.txt"].read_text("utf-8")
    notice = files["NOTICE.txt"].read_text("utf-8")
    assert all(name in notice for name in files if "." in name and not name.endswith(".txt"))

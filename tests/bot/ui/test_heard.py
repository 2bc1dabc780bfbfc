"""Texts convey all that pictures show and all that may be known, for people without pictures."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.pictures import (
    Boards,
    CardGroup,
    GroupKind,
    HandPicture,
    ResultPicture,
    ScenePicture,
    SeatMark,
    TablePicture,
)
from bot.texts.pictures import LONGEST, described
from bot.ui.appearance import TEXT, Appearance
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.tables.board import board
from data.settings import Cards
from engine.cards import FACE, RANKS, parse_cards
from engine.views import View
from tests.bot.pictures import scenes
from tests.bot.ui import facts, sample_tables
from tests.bot.ui.games.control import sample_tables as control_tables
from tests.bot.ui.games.hand import sample_tables as hand_tables
from tests.bot.ui.games.panguingue import sample_tables as panguingue_tables
from tests.bot.ui.games.rummy500 import sample_tables as rummy500_tables
from tests.bot.ui.heard import Hand, Heard, Result, Scene, hear
from tests.bot.ui.heard import Table as Told
from tests.bot.ui.readings import READINGS, Pages

PICTURES = Appearance(Cards.PICTURES)
_KINDS = {HandPicture: Hand, TablePicture: Told, ResultPicture: Result}

GAMES = {
    "gin": lambda seed: sample_tables.moments(sample_tables.playing(seed=seed), seed, 8),
    "gin, lay-offs chosen": lambda seed: sample_tables.moments(
        sample_tables.playing(seed=seed, layoff_mode="manual"), seed, 8
    ),
    "panguingue": lambda seed: panguingue_tables.moments(
        panguingue_tables.pan(4 + seed % 2 * 11, seed), seed
    ),
    "rummy500 of two": lambda seed: rummy500_tables.moments(rummy500_tables.rummy(2, seed), seed),
    "rummy500 of four": lambda seed: rummy500_tables.moments(rummy500_tables.rummy(4, seed), seed),
    "rummy500 with 39 cards": lambda seed: rummy500_tables.moments(rummy500_tables.with_thirty_nine(), seed),
    "control": lambda seed: control_tables.moments(
        control_tables.control(
            2 + seed % 5, seed, **control_tables.random_options(Random(seed), 2 + seed % 5)
        ),
        seed,
        limit=150,
    ),
    "control, held": lambda seed: control_tables.moments(
        control_tables.control(3, seed, control_mode="held", held_controls=3, number_suit="any"),
        seed,
        limit=150,
    ),
    "hand": lambda seed: hand_tables.moments(hand_tables.hand_table(5, seed), seed, 2),
    "hand_partnership": lambda seed: hand_tables.moments(
        hand_tables.hand_table(4, seed, teams=True), seed, 2
    ),
}  # fmt: skip


def pages(table: Table, number: int) -> Iterator[Page]:
    """Yield the pages of a moment; hands are sorted in another way at each of some moments."""
    yield board(table, PICTURES)
    for seat in range(len(table.players)):
        yield hand(table, seat, sort=SORTS[(number + seat) % len(SORTS)], look=PICTURES)


def view_of(table: Table, seat: int | None = None) -> View:
    assert table.deal is not None
    return table.deal.view(seat)


def told(drawing: object) -> tuple[object, object]:
    """Return what a picture's description says, and what the picture contains."""
    if isinstance(drawing, ScenePicture):
        assert isinstance(drawing.below, HandPicture)
        above = drawing.above.table if isinstance(drawing.above, Boards) else drawing.above
        assert isinstance(above, TablePicture)
        return Scene.of(described(drawing)), Scene(facts.drawn(above), facts.drawn(drawing.below))  # type: ignore[arg-type]
    shown = drawing.table if isinstance(drawing, Boards) else drawing
    kind = _KINDS[type(shown)]
    return kind.of(described(drawing)), facts.drawn(shown)  # type: ignore[attr-defined,arg-type]


# --- the description says all that is drawn


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_a_picture_is_in_its_words(game: str) -> None:
    kinds = set()
    for seed in (2, 3):
        for number, table in enumerate(GAMES[game](seed)):
            if number % 6 and view_of(table).actors:
                continue
            for page in pages(table, number):
                if page.picture is not None:
                    learnt, drawn = told(page.picture.drawing)
                    assert learnt == drawn
                    assert len(page.picture.description) <= LONGEST
                    kinds.add(type(page.picture.drawing))
    assert {HandPicture} < kinds


@pytest.mark.parametrize("name", [name for name in vars(scenes) if name.isupper()])
def test_everything_in_a_scene_is_in_its_words(name: str) -> None:
    drawing = getattr(scenes, name)
    if type(drawing) in _KINDS:
        learnt, drawn = told(drawing)
        assert learnt == drawn


def test_a_table_of_nothing_but_lay_offs_fits_in_its_words() -> None:
    """Every card of the pack is face up, most of them laid off."""
    seats = tuple(
        SeatMark("ABCD"[seat], 0, score=-1234, dealer=seat == 1, turn=seat == 2) for seat in range(4)
    )
    melds = []
    for seat, suit in enumerate("SCDH"):
        run = parse_cards(" ".join(f"{rank}{suit}" for rank in RANKS[1:]))
        added = tuple((card, "ABCD"[(seat + 1 + place % 3) % 4]) for place, card in enumerate(run[3:]))
        melds.append((CardGroup(run, GroupKind.MELD, f"{seat + 10}: 114", added),))
    table = TablePicture(seats, tuple(melds), stock=0, discards=parse_cards("AS AC AD AH"), spread=True)
    learnt, drawn = told(table)
    assert learnt == drawn
    assert not described(table).endswith("…")


def test_what_was_left_over_is_not_told_as_a_meld() -> None:
    knocked = TablePicture(
        (SeatMark("A"), SeatMark("B", turn=True)),
        ((scenes.meld("4S 5S 6S"), CardGroup(parse_cards("2D AC"), GroupKind.DEADWOOD, "3")),),
        stock=12,
    )
    assert "melds 4 5 6 of spades; left in hand 2 of diamonds, ace of clubs (3)." in described(knocked)


def test_the_clock_of_a_table_is_told() -> None:
    assert "1 eighth of the time left" in described(TablePicture((SeatMark("A"),), clock=1))


# --- the texts say all that may be known


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_hand_is_read_from_its_page(game: str) -> None:
    read = 0
    for seed in (1, 4):
        for number, table in enumerate(GAMES[game](seed)):
            if number % 2 or not view_of(table).actors:
                continue
            for seat in range(len(table.players)):
                view = view_of(table, seat)
                heard = hear(
                    hand(table, seat, look=PICTURES).components, [player.name for player in table.players]
                )
                if not facts.held(view):
                    assert "Your hand is empty" in heard.text
                    continue
                mine = Hand.of(heard.description("Your hand"))
                assert heard.table is None or facts.is_shown(heard.table, view, heard.text)
                assert mine.cards == facts.held(view)
                drawn = view.drawn
                own = drawn is not None and FACE[drawn] in facts.held(view) and view.seat in view.actors
                assert mine.taken == (FACE[drawn] if own and drawn is not None else None)
                assert ("**Your turn**" in heard.text) is (seat in view.actors)
                assert mine.taken is not None or "\\*" not in heard.text  # the mark of the card just taken
                read += 1
    assert read > 10


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_read_from_its_page(game: str) -> None:
    read = 0
    for seed in (1, 4):
        for number, table in enumerate(GAMES[game](seed)):
            view = view_of(table)
            if number % 2 and view.actors:
                continue
            heard = hear(board(table, PICTURES).components, [player.name for player in table.players])
            if view.actors:
                assert Told.of(heard.description()) == facts.shown(view)
                assert _said_to_act(heard, [table.players[seat].name for seat in view.actors])
                read += 1
            elif heard.descriptions:
                assert Result.of(heard.description()) == facts.gained(view)
    assert read > 5


@pytest.mark.long
@pytest.mark.parametrize("look", [PICTURES, TEXT], ids=["beside pictures", "alone"])
@pytest.mark.parametrize("game", [name for name in GAMES if not name.startswith(("gin", "pan"))])
def test_texts_tell_the_rest(game: str, look: Appearance) -> None:
    read = 0
    for seed in (1, 4):
        for number, table in enumerate(GAMES[game](seed)):
            assert table.deal is not None
            if number % 5 and table.deal.actors:
                continue
            names = [player.name for player in table.players]
            panels = [hear(hand(table, seat, look=look).components, names) for seat in range(len(names))]
            heard = hear(board(table, look).components, names)
            READINGS[table.spec.key](Pages(names, heard, panels, table.deal))
            read += 1
    assert read > 5


def _said_to_act(heard: Heard, names: list[str]) -> bool:
    """Return whether the page says that these act; some of many are only counted."""
    said = heard.line("▶ ").partition("**")[2].partition("**")[0].replace(" and ", ", ").split(", ")
    return said == names or (said[-1].endswith(" others") and said[:-1] == names[: len(said) - 1])

"""The pages of finished deals: within limits, complete in words, and without hidden cards."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import Playback, ReplayAccess, ReplayReason, ReplayRefused, Viewpoint
from bot.manager.tables.table import Table
from bot.pictures import ContactSheet, HandPicture, HandsPicture, ResultPicture, ScenePicture
from bot.texts.names import names_of
from bot.texts.play import events
from bot.texts.results import replay as replays
from bot.ui.appearance import Appearance
from bot.ui.custom_id import Press, parse
from bot.ui.results.replay import Place, course_page, place_of, replay_page, whole_page
from bot.workers.renderer import draw
from bot.workers.replay_cache import record
from data.settings import Cards
from data.tables.replay_queries import Replayable, ReplayableSeat
from data.tables.row_types import StoredTable
from engine.ai import Level
from engine.cards import FACE, Card
from tests.bot.recorded import SEATS, match_of
from tests.bot.ui.limits import check
from tests.bot.ui.told import faces_told

TABLES = [*((key, SEATS[key]) for key in SEATS), ("panguingue", 15), ("hand", 5), ("control", 6), ("gin", 2)]
TEXT, PICTURES, EMOJI = (
    Appearance(cards, emoji={face: {"id": "1" * 19, "name": "seven_of_hearts"} for face in range(53)})
    for cards in (Cards.TEXT, Cards.PICTURES, Cards.EMOJI)
)
OPEN = ReplayAccess(1, None)


def playback_of(stored: StoredTable, deal: int) -> Playback:
    return Playback(stored, record(stored, deal))


def played(key: str, seats: int | None = None, *, deals: int = 2) -> Playback:
    stored = match_of(key, seats=seats, deals=deals, level=Level.EASY)
    return playback_of(stored, len(stored.deals))


def plies(playback: Playback, most: int = 8) -> list[int]:
    """Return the first plies, the last ones, and some between."""
    step = max(1, playback.length // most)
    return sorted({*range(0, playback.length, step), playback.length - 1, playback.length})


def parts_of(page: Page) -> Iterator[dict[str, Any]]:
    def walk(components: object) -> Iterator[dict[str, Any]]:
        for part in components:  # type: ignore[attr-defined]
            yield part
            yield from walk(part.get("components", ()))

    yield from walk(page.components)


def words_of(page: Page) -> str:
    """Return the texts and the picture's description of a page, without controls."""
    said = [str(part["content"]) for part in parts_of(page) if part["type"] == 10]
    told = "\n".join([*said, page.picture.description if page.picture is not None else ""])
    return told.replace("\u00a0·", " ·")  # messages break lines after the dot only


def ids_of(page: Page) -> list[str]:
    return [str(part["custom_id"]) for part in parts_of(page) if "custom_id" in part]


# --- limits and texts


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_every_page_is_one_that_discord_takes(key: str, seats: int) -> None:
    playback = played(key, seats)
    for look in (TEXT, PICTURES, EMOJI):
        for eyes in Viewpoint:
            for ply in plies(playback):
                place = Place(playback.deal, ply, eyes)
                page = replay_page(playback, place, OPEN, look=look)
                check(page)
                assert (page.picture is not None) is (look is PICTURES)
                if page.instead is not None:
                    check(page.instead())
            place = Place(playback.deal, 0, eyes)
            check(whole_page(playback, place, OPEN, look=look))
            for number in (0, 1, 99):
                check(course_page(playback, place, OPEN, number, look=look))


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("look", [TEXT, PICTURES], ids=["text", "pictures"])
def test_every_hand_that_is_shown_is_told_in_words(key: str, seats: int, look: Appearance) -> None:
    playback = played(key, seats)
    for ply in plies(playback):
        deal = playback.recording.at(ply)
        for eyes, whose in ((Viewpoint.OWN, [1]), (Viewpoint.ALL, range(seats))):
            page = replay_page(playback, Place(playback.deal, ply, eyes), OPEN, look=look)
            told = faces_told(words_of(page))
            for seat in whose:
                held = {FACE[card] for card in deal.view(seat).hand}
                assert held <= {*told}, (ply, eyes, seat)


@pytest.mark.parametrize("key", SEATS)
def test_what_has_just_happened_is_told_and_the_end_as_the_boards_tell_it(key: str) -> None:
    playback = played(key)
    names = names_of(playback.at(0))
    for ply in plies(playback)[1:]:
        [last] = events.news([playback.moves[ply - 1]], names, None, key)[-1:] or [""]
        page = words_of(replay_page(playback, Place(playback.deal, ply, Viewpoint.NONE), OPEN))
        assert last.split(" ")[-1].rstrip(".") in page
        assert "➤" in page
    end = words_of(replay_page(playback, Place(playback.deal, playback.length, Viewpoint.NONE), OPEN))
    result = playback.at(playback.length).deal.result  # type: ignore[union-attr]
    assert result is not None
    assert events.result_title(result, names, key) in end
    for line in events.result_lines(result, names, key):
        assert line in end


@pytest.mark.long
@pytest.mark.parametrize("key", SEATS)
def test_names_beyond_the_basic_plane_count_double(key: str) -> None:
    """Discord counts UTF-16 units: a page full of such names was refused."""
    stored = match_of(key, deals=2, level=Level.EASY)
    seats = tuple(replace(seat, name=chr(0x1D4D0 + seat.seat) * 32) for seat in stored.seats)
    playback = playback_of(replace(stored, seats=seats), len(stored.deals))
    at = Place(playback.deal, 0, Viewpoint.NONE)
    for number in range(40):
        check(course_page(playback, at, OPEN, number))
    for ply in plies(playback):
        check(replay_page(playback, Place(playback.deal, ply, Viewpoint.ALL), OPEN))


@pytest.mark.parametrize("key", SEATS)
def test_the_course_tells_every_turn_in_order(key: str) -> None:
    playback = played(key)
    names = names_of(playback.at(0))
    place = Place(playback.deal, 0, Viewpoint.NONE)
    pages: list[str] = []
    while not pages or words_of(course_page(playback, place, OPEN, len(pages))) != pages[-1]:
        pages.append(words_of(course_page(playback, place, OPEN, len(pages))))
    whole, at = "\n".join(pages), 0
    for turn in playback.recording.turns:
        moves = playback.moves[turn.first : turn.end]
        for line in events.news(moves, names, None, key):
            at = whole.index(line, at)


@pytest.mark.long
def test_the_contact_sheet_shows_first_and_last_and_each_frame_is_explained() -> None:
    for key, seats in (("hand", 3), ("panguingue", 15), ("gin", 2)):
        playback = played(key, seats)
        page = whole_page(playback, Place(playback.deal, 3, Viewpoint.NONE), OPEN, look=PICTURES)
        assert page.picture is not None
        sheet = page.picture.drawing
        assert isinstance(sheet, ContactSheet)
        assert 2 < len(sheet.tables) <= 12
        said = words_of(page)
        for number in range(1, len(sheet.tables) + 1):
            assert f"**{number}** · move " in said
            assert f"{number}: move " in page.picture.description
        assert f"move {playback.length}" in page.picture.description
        assert draw(page.picture).startswith(b"\x89PNG")


@pytest.mark.long
def test_the_picture_holds_the_table_and_the_hands_below_it() -> None:
    playback = played("hand", 5)
    shown = {
        eyes: replay_page(playback, Place(playback.deal, 9, eyes), OPEN, look=PICTURES).picture
        for eyes in Viewpoint
    }
    own, everybody = shown[Viewpoint.OWN], shown[Viewpoint.ALL]
    assert own is not None
    assert everybody is not None
    assert isinstance(own.drawing, ScenePicture)
    assert isinstance(own.drawing.below, HandPicture)
    assert isinstance(everybody.drawing, ScenePicture)
    assert isinstance(everybody.drawing.below, HandsPicture)
    assert [hand.seat.badge for hand in everybody.drawing.below.hands] == [*"ABCDE"]
    for picture in (own, everybody):
        assert draw(picture) == draw(picture)
    end = replay_page(
        playback, Place(playback.deal, playback.length, Viewpoint.ALL), OPEN, look=PICTURES
    ).picture
    assert end is not None
    assert isinstance(end.drawing, ResultPicture)  # it already shows the cards left in hands


# --- controls


@pytest.mark.long
def test_no_two_controls_of_a_page_are_alike_and_all_lead_somewhere() -> None:
    playback = played("gin")
    for ply in range(playback.length + 1):
        for eyes in Viewpoint:
            page = replay_page(playback, Place(playback.deal, ply, eyes), OPEN)
            ids = ids_of(page)
            assert len(ids) == len({*ids})
            for custom in ids:
                press = parse(custom)
                assert press is not None
                found = place_of(press)
                assert found is not None
                assert found.ply in range(playback.length + 1)


def press(arg: str) -> Press:
    return Press("t", 0, 0, "replay", arg)


def test_places_are_read_as_they_are_written() -> None:
    for place in (
        Place(1, 0, Viewpoint.NONE),
        Place(25, 999_999, Viewpoint.ALL, "next"),
        Place(3, 7, Viewpoint.OWN, "4"),
    ):
        assert place_of(press(place.arg(place.more))) == place
    assert place_of(press("2.9.h.jump"), ("17",)) == Place(2, 17, Viewpoint.OWN, "jump")
    assert place_of(press("2.9.h.deal"), ("3",)) == Place(3, 0, Viewpoint.OWN, "deal")
    for arg in ("", "1", "1.2", "1.2.x", "1.2.t.", "1.2.t.a.b", "-1.2.t", "1.٢.t", "1234567.1.t", "1.2.t\n"):
        assert place_of(press(arg)) is None, arg
    for values in (("x",), ("1", "2"), ("٢",), ("",), ("1234567",)):
        assert place_of(press("1.2.t.jump"), values) is None
    assert place_of(press("1.2.t.next"), ("3",)) is None


def test_of_very_many_deals_those_around_are_offered() -> None:
    stored = match_of("gin", deals=2, level=Level.EASY)
    many = [replace(stored.deals[1], deal=number) for number in range(1, 41)]
    playback = playback_of(stored, 2)
    for deal, first in ((1, 1), (20, 8), (40, 16)):
        recording = replace(playback.recording, deal=deal)
        shown = Playback(replace(stored, deals=tuple(many)), recording)
        page = replay_page(shown, Place(deal, 0, Viewpoint.NONE), OPEN)
        check(page)
        menu = next(part for part in parts_of(page) if str(part.get("custom_id", "")).endswith(".deal"))
        values = [option["value"] for option in menu["options"]]
        assert values == [str(number) for number in range(first, first + 25)]


# --- rights


@pytest.mark.parametrize("make", [replay_page, whole_page, course_page])
def test_hands_that_may_not_be_seen_are_refused(make: Callable[..., Page]) -> None:
    playback = played("gin")
    for sight, eyes, reason in (
        (ReplayAccess(None, None), Viewpoint.OWN, ReplayReason.NO_SEAT),
        (ReplayAccess(0, ReplayReason.LATER), Viewpoint.ALL, ReplayReason.LATER),
        (ReplayAccess(0, ReplayReason.PRIVATE), Viewpoint.ALL, ReplayReason.PRIVATE),
    ):
        for look in (TEXT, PICTURES):
            with pytest.raises(ReplayRefused) as refused:
                make(playback, Place(playback.deal, 0, eyes), sight, look=look)
            assert refused.value.reason is reason


class Veiled(Playback):
    """A playback that redeals the cards unknown to a seat at every ply.

    Of every move it knows only what that seat knew.
    """

    def __init__(self, playback: Playback, seat: int | None, rng: Random) -> None:
        recording = playback.recording
        veiled = tuple(
            move._replace(events=tuple(event.seen_by(seat) for event in move.events))
            for move in recording.moves
        )
        super().__init__(playback.stored, replace(recording, moves=veiled))
        self._from, self._seat, self._rng = playback, seat, rng
        self.changed = 0

    def at(self, ply: int) -> Table:
        table = super().at(ply)
        deal = self._from.recording.at(ply)
        table.deal = deal.resampled(self._seat, self._mix)
        hands = [deal.view(seat).hand for seat in range(len(table.players))]
        self.changed += hands != [table.deal.view(seat).hand for seat in range(len(table.players))]
        return table

    def _mix(self, cards: list[Card]) -> list[Card]:
        mixed = [*cards]
        self._rng.shuffle(mixed)
        return mixed


@pytest.mark.long
@pytest.mark.parametrize("key", SEATS)
@pytest.mark.parametrize("eyes", [Viewpoint.NONE, Viewpoint.OWN])
@pytest.mark.parametrize("look", [TEXT, PICTURES], ids=["text", "pictures"])
def test_hidden_cards_change_nothing_for_who_may_not_see_them(
    key: str, eyes: Viewpoint, look: Appearance
) -> None:
    playback = played(key)
    seat = 1 if eyes is Viewpoint.OWN else None
    sight = ReplayAccess(seat, ReplayReason.PRIVATE)
    veiled = Veiled(playback, seat, Random(4))
    for ply in plies(playback):
        place = Place(playback.deal, ply, eyes)
        # Equal pages have equal files: file names identify pictures and occur in the components.
        assert replay_page(playback, place, sight, look=look) == replay_page(veiled, place, sight, look=look)
    assert veiled.changed > 2
    place = Place(playback.deal, 0, eyes)
    assert course_page(playback, place, sight) == course_page(veiled, place, sight)
    assert whole_page(playback, place, sight, look=look) == whole_page(veiled, place, sight, look=look)


# --- words


def test_what_stands_on_labels_has_no_marks() -> None:
    assert (
        replays.unmarked(r"🤖 A\*da drew `7♦ 8♦`: **knock** with 5.") == "🤖 A*da drew 7♦ 8♦: knock with 5."
    )


def test_matches_are_offered_in_words() -> None:
    seats = tuple(ReplayableSeat(10 + at, name, 104 - at) for at, name in enumerate(("Ann", "Ben", "Cem")))
    match = Replayable("t", 12, "gin", 0, seats)
    assert replays.match_label(match, 10, 2 * 86_400_000) == (
        "#12 · Gin Rummy · you 104, Ben 103, Cem 102 · 2 days ago"
    )
    crowd = replace(match, seats=tuple(ReplayableSeat(at, "x" * 40, 1) for at in range(15)))
    label = replays.match_label(crowd, 3, 59_000)
    assert len(label) == 100
    assert label.endswith("…")
    assert [replays.ago(ms) for ms in (0, 60_000, 7_200_000)] == ["just now", "1 minute ago", "2 hours ago"]


@pytest.mark.parametrize("reason", ReplayReason)
def test_every_refusal_is_a_sentence(reason: ReplayReason) -> None:
    error = ReplayRefused(reason, number=3, deal=9, deals=2, ply=99, length=30)
    said = replays.refusal(error)
    assert said.endswith(".")
    assert "_" not in said

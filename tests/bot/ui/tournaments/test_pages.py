"""Pages of tournaments: within Discord's limits at every stage, and what they show."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.manager.publishing.messages import Page
from bot.texts.localization import LANGUAGES, message, use_locale
from bot.ui.appearance import TEXT, Appearance
from bot.ui.tournaments import forms, pages
from bot.ui.tournaments.controls import LABELS
from bot.ui.tournaments.message import call_page, public_actions, tournament_page
from bot.ui.tournaments.pictures import bracket_drawing, standings_drawing
from bot.workers.renderer import draw
from data.settings import Cards
from engine import GAMES
from engine.tournaments import commands
from engine.tournaments.events import (
    Cancelled,
    Challenged,
    CheckInOpened,
    Finished,
    PlayEnded,
    Reason,
    Stalled,
)
from engine.tournaments.progress import recover, stall, standings
from engine.tournaments.settings import Format
from tests.bot.texts.pseudo import in_pseudo_language
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import words
from tests.bot.ui.tournaments.scenes import Scene, cancelled, scenes

PICTURES = Appearance(Cards.PICTURES)
MOST = {Format.ROUND_ROBIN: 12, Format.LEAGUE: 24, Format.ARENA: 40}
FIRST = 10**17 + 1


def pages_of(scene: Scene) -> Iterator[Page]:
    live, tables, now = scene.live, scene.tables, scene.now
    for look in (TEXT, PICTURES):
        yield tournament_page(live, tables, look, now)
        yield pages.standings_page(live, 0, look, FIRST, now)
    for member in (FIRST, FIRST + 1, 5):
        yield pages.overview_page(live, member, tables, now, organises=True, said="Done.")
    yield pages.standings_page(live, 3, TEXT, FIRST, now)
    yield pages.rounds_page(live, None, tables)
    yield pages.matches_page(live, 0, tables)
    yield pages.log_page(live, 0)
    yield pages.manage_page(live)
    yield pages.withdraw_page(live, FIRST)
    yield pages.list_page([live])
    for pairing in live.state.pairings[:2]:
        yield pages.match_page(live, pairing, tables)


@pytest.mark.long
@pytest.mark.parametrize("format_", Format)
def test_pages_fit_into_a_message_in_the_longest_language(
    format_: Format, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_pseudo_language(tmp_path, monkeypatch):
        for _, scene in scenes(format_, MOST.get(format_, 128), entry=1000, role=10**18, long=True):
            for page in pages_of(scene):
                check(page)


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_pages_can_be_made_in_every_language(locale: str) -> None:
    with use_locale(locale):
        for _, scene in scenes(Format.KNOCKOUT, 5, entry=7):
            for page in pages_of(scene):
                check(page)
        check(tournament_page(cancelled(Format.ARENA).live, {}, TEXT, 0))


def test_what_a_round_of_the_same_cards_tells_waits_for_its_end() -> None:
    scene = Scene(Format.SWISS, 8, duplicate=True, deals=2, check_in_ms=0)
    scene.begin()
    scene.finish(1)
    [done] = [each for each in scene.state.pairings if each.result is not None]
    assert "same cards" not in words(pages.match_page(scene.live, done, scene.tables))
    scene.finish()
    assert "same cards" in words(pages.match_page(scene.live, done, scene.tables))


def test_the_message_shows_who_plays_whom_and_where() -> None:
    scene = Scene(Format.SWISS, 4, check_in_ms=0)
    scene.begin()
    shown = words(tournament_page(scene.live, scene.tables, TEXT, scene.now))
    assert "2 matches are being played" in shown
    assert "[Table 1](https://discord.com/channels/" in shown
    assert "the table is being opened" in shown


def test_a_set_result_is_shown_as_such() -> None:
    for stage, scene in scenes(Format.SWISS, 8):
        if stage == "paused":
            assert "set by the organiser" in words(pages.matches_page(scene.live, 0, scene.tables))
            assert "They \\*agreed\\*." in words(pages.log_page(scene.live, 0))


def test_a_match_that_was_given_up_says_who_won() -> None:
    scene = Scene(Format.SWISS, 2, check_in_ms=0)
    scene.begin()
    [pairing] = scene.state.pairings
    scene.do([Finished(pairing.number, (0, 0), (1,), (0,))])
    winner = scene.live.identity(pairing.seats[1]).name
    assert f"{winner} wins" in words(pages.matches_page(scene.live, 0, scene.tables))
    assert f"{winner} won" in words(pages.log_page(scene.live, 0))


def test_no_line_is_numbered_by_discord() -> None:
    """Regression: matches 24, 23, 22 were shown as 24, 25, 26, since they were an ordered list."""
    for _, scene in scenes(Format.ARENA, 8, length_ms=600_000):
        for page in pages_of(scene):
            assert re.search(r"^\d+\. ", words(page), re.MULTILINE) is None, words(page)


def test_everybody_can_read_complaints_and_decisions() -> None:
    for stage, scene in scenes(Format.ARENA, 4, length_ms=600_000):
        shown = words(tournament_page(scene.live, scene.tables, TEXT, scene.now))
        if stage == "complaint":
            assert "complains:" in shown
            assert "waits until a moderator has decided" in shown
        if stage == "over":
            assert "has won" in shown or "share the first place" in shown


def test_buttons_follow_the_stage() -> None:
    for stage, scene in scenes(Format.ARENA, 4, length_ms=600_000):
        labels = [part["label"] for part in public_actions(scene.live, scene.now)]
        assert ("Register" in labels) == (stage in ("registration", "check-in"))
        assert ("Pause me" in labels) == (stage in ("begun", "stalled", "paused", "between"))
        assert ("No complaints" in labels) == (stage in ("review", "complaint"))


def test_calls_mention_those_whom_they_concern() -> None:
    scene = Scene(Format.LADDER, 3)
    opened = call_page(scene.live, CheckInOpened())
    assert opened is not None
    assert opened.mentions == (FIRST, FIRST + 1, FIRST + 2)
    assert scene.live.record.name.replace("_", "\\_") in words(opened), "there may be several in a channel"
    scene.begin()
    challenged = Challenged(3, 1)
    assert call_page(scene.live, challenged) is None  # it was answered long ago
    scene.do([challenged])
    called = call_page(scene.live, challenged)
    assert called is not None
    assert called.mentions == (FIRST,)
    assert call_page(scene.live, PlayEnded()) is None
    check(called)


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_while_a_tournament_stands_still_its_organiser_is_told_how_to_cancel_it(locale: str) -> None:
    scene = Scene(Format.KNOCKOUT, 4)
    scene.begin()
    with use_locale(locale):
        told = message("tournaments-stalled")
        assert told not in words(tournament_page(scene.live, scene.tables, TEXT, scene.now))
        scene.do(stall(scene.state))
        assert told in words(tournament_page(scene.live, scene.tables, TEXT, scene.now))
        called = call_page(scene.live, Stalled())
        assert called is not None
        assert called.mentions == (scene.live.record.organiser_id,)
        assert f"**{LABELS['manage']}**" in words(called)
        check(called)
        scene.do(recover(scene.state))
        assert call_page(scene.live, Stalled()) is None, "it goes on again"


def test_who_is_called_off_is_told_that_the_entry_is_paid_back() -> None:
    paid = message("tournaments-paid-back")
    for entry in (0, 7):
        scene = Scene(Format.ARENA, 3, entry=entry)
        scene.do(commands.cancel(scene.state, Reason.ORGANISER))
        called = call_page(scene.live, Cancelled(Reason.ORGANISER))
        assert called is not None
        assert (paid in words(called)) is (entry > 0)


def test_an_accepted_challenge_is_a_match_whose_table_is_being_opened() -> None:
    scene = Scene(Format.LADDER, 3)
    scene.begin()
    scene.do([Challenged(3, 1)])
    scene.do(commands.answer(scene.state, 1, accepts=True))
    pages_ = [
        words(pages.overview_page(scene.live, FIRST + at, {}, scene.now, organises=False)) for at in range(3)
    ]
    assert ["your table is being opened" in each for each in pages_] == [True, False, True]
    assert ["You have no match now" in each for each in pages_] == [False, True, False]


def test_the_buttons_of_an_arena_are_in_even_rows() -> None:
    scene = Scene(Format.ARENA, 4)
    scene.begin()
    page = tournament_page(scene.live, scene.tables, TEXT, scene.now)
    rows = [part for part in page.components[0]["components"] if part["type"] == 1]
    assert [len(each["components"]) for each in rows] == [3, 3]


def test_a_call_mentions_no_more_than_discord_allows() -> None:
    scene = Scene(Format.SWISS, 128)
    called = call_page(scene.live, CheckInOpened())
    assert called is not None
    assert len(called.mentions) <= 100
    check(called)


def test_pictures_are_drawn_for_every_format() -> None:
    for format_ in Format:
        scene = Scene(format_, 6, check_in_ms=0)
        scene.begin()
        page = tournament_page(scene.live, scene.tables, PICTURES, scene.now)
        assert page.picture is not None
        assert draw(page.picture).startswith(b"\x89PNG")
        assert "Player 1" in page.picture.description


def test_a_large_bracket_begins_with_a_round_that_can_be_read() -> None:
    scene = Scene(Format.KNOCKOUT, 100, check_in_ms=0)
    scene.begin()
    drawing = bracket_drawing(scene.live)
    assert [len(meetings) for meetings in drawing.rounds] == [16, 8, 4, 2, 1]
    assert drawing.titles[-2:] == ("Semifinals", "Final")
    scene.play()
    final = bracket_drawing(scene.live).rounds[-1][0]
    assert [side.won for side in final].count(True) == 1
    assert all(side.score for side in final)


def test_names_that_cannot_be_drawn_are_numbers() -> None:
    scene = Scene(Format.SWISS, 3)
    scene.begin()
    places = standings(scene.state)
    drawn = standings_drawing(scene.live, places)
    assert {row.name for row in drawn.rows} == {"Player 1", "Player 2", "Player 3"}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_forms_fit_into_a_modal_and_nothing_is_cut(locale: str) -> None:
    scene = Scene(Format.SWISS, 8)
    scene.begin()
    with use_locale(locale):
        assert forms.decide_form(scene.live) is None
        result = forms.result_form(scene.live)
        assert result is not None
        made = [forms.new_form(game) for game in GAMES]
        made += [forms.complain_form(), forms.cancel_form(), forms.disqualify_form(), forms.substitute_form()]
    for form in (*made, result):
        assert len(form.title) <= 45
        assert 1 <= len(form.fields) <= 5
        for field in form.fields:
            component = field["component"]
            assert len(component.get("options", ())) <= 25
            assert len(component.get("value", "")) <= component.get("max_length", 400)
            texts = [field["label"], field.get("description", ""), component.get("placeholder", "")]
            for each in component.get("options", ()):
                texts += [each["label"], each.get("description", "")]
            assert [text for text in texts if text.endswith("…")] == []
            assert max(map(len, texts[3:]), default=0) <= 100
            assert len(texts[0]) <= 45
            assert len(texts[1]) <= 100

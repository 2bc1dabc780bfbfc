"""The pages that show what others did with the same cards."""

from pathlib import Path

import pytest

from bot.texts.localization import LANGUAGES, use_locale
from bot.ui.tournaments.compare import Asked, asked_by, compare_page, ended_rounds
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Pairing
from tests.bot.texts.pseudo import in_pseudo_language
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import words
from tests.bot.ui.tournaments.scenes import Scene

DEALS = 3


def scene(entrants: int = 8, *, long: bool = False) -> Scene:
    """Return a tournament in its first round, with duplicate deals."""
    made = Scene(Format.SWISS, entrants, long=long, duplicate=True, deals=DEALS, check_in_ms=0)
    made.begin()
    return made


def entrant_of(made: Scene, pairing: Pairing, seat: int = 0) -> int:
    return pairing.seats[seat]


def test_nothing_is_compared_before_the_round_has_ended() -> None:
    made = scene()
    made.finish(1)
    first = made.state.pairings[0]
    for number in (0, 1):
        shown = words(compare_page(made.live, made.tables, Asked(number, entrant_of(made, first))))
        assert "with the same cards for everybody has ended" in shown or "is still played" in shown
    assert ended_rounds(made.live) == []
    made.finish()
    assert ended_rounds(made.live) == [1]
    assert "Deal 1" in words(compare_page(made.live, made.tables, Asked(0, entrant_of(made, first))))


def test_a_deal_leads_to_the_replays_of_all_tables() -> None:
    made = scene()
    made.finish()
    first = made.state.pairings[0]
    page = compare_page(made.live, made.tables, Asked(1, entrant_of(made, first), 2))
    check(page)
    replays = [
        table.table_id for table in made.tables.values() if f"c:{table.table_id}:" in str(page.components)
    ]
    assert len(replays) == len(made.tables)


def test_who_did_not_play_is_told_so() -> None:
    made = scene()
    made.finish()
    assert "at no table" in words(compare_page(made.live, made.tables, Asked(1, 0)))


def test_the_argument_of_a_press_is_read_back() -> None:
    assert asked_by(Asked(2, 17, 3).arg) == Asked(2, 17, 3)
    assert asked_by("2.17") == Asked(2, 17)
    assert asked_by("two") is None


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_the_pages_can_be_made_in_every_language(locale: str) -> None:
    made = scene()
    made.finish()
    with use_locale(locale):
        for deal in range(DEALS + 1):
            check(compare_page(made.live, made.tables, Asked(1, 1, deal)))


@pytest.mark.long
def test_they_fit_into_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = scene(128, long=True)
    made.finish()
    with in_pseudo_language(tmp_path, monkeypatch):
        for deal in range(DEALS + 1):
            check(compare_page(made.live, made.tables, Asked(1, 1, deal)))

"""The place of a match in its tournament, as it is read for a table."""

from dataclasses import replace

import pytest

from data.db.database import Database
from data.tournaments.match_place import MatchPlace, load_place, place_of
from data.tournaments.records import StoredEvent, StoredTournament
from data.tournaments.store import append, begun, open_tournament
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Tournament
from tests.data.behind import Forge
from tests.data.conftest import tournament
from tests.engine.tournaments.checks import Figures
from tests.engine.tournaments.simulation import play_from

CUP = "cup"


async def played(db: Database, form: Format, number: int = 1) -> tuple[StoredTournament, Tournament]:
    """Store a tournament that has been played, and return it."""
    course = play_from(f"places {form} {number}", form, Figures(), 12)
    record = begun(tournament(CUP, settings=course.tournament.settings))
    events = [StoredEvent(event=event, at=at) for event, at in course.events]
    appended, _ = append(CUP, events, after=0, head=record.head, marks=[""] * len(events))
    await db.write([*open_tournament(record), *appended])
    return record, course.tournament


@pytest.mark.parametrize("form", list(Format))
async def test_it_is_as_after_all_events(db: Database, form: Format) -> None:
    """Only the events that it depends on are read."""
    record, state = await played(db, form)
    assert state.pairings
    for pairing in state.pairings:
        assert await load_place(db, CUP, pairing.number) == place_of(record, state, pairing.number)
    assert await load_place(db, "another", 1) is None


@pytest.mark.parametrize("form", list(Format))
async def test_a_match_of_a_tournament_that_cannot_be_read_has_a_place(
    db: Database, form: Format, forge: Forge
) -> None:
    """Regression: its table could not be read either, and nobody could end it."""
    record, state = await played(db, form)
    last, whole = state.pairings[-1].number, place_of(record, state, state.pairings[-1].number)
    forge("UPDATE tournament_events SET event = '{' WHERE event LIKE '%\"Finished\"%'")
    outside = replace(whole, round=0, meetings=0, for_third=False)
    found: MatchPlace | None = await load_place(db, CUP, last)
    assert found == (outside if form is Format.KNOCKOUT else whole)
    forge(
        "UPDATE tournament_events SET event = replace(event, ':', ';')",
        "UPDATE tournaments SET settings = '{'",
    )
    assert await load_place(db, CUP, last) == outside

"""The audit of tournaments: it finds no fault in what was played, and every planted lie."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.manager.time.clock import ManualClock
from data.audit import FaultKind, audit_guild
from data.audit.tournament_events import is_possible
from data.erasure import FORMER_PLAYER, is_named, member_records
from engine.tournaments import events
from engine.tournaments.commands import register
from engine.tournaments.events import Reason
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Tournament
from tests.bot.manager.harness import ANN, BOB, CEM, GUILD, MODERATOR, NOON, open_harness
from tests.data.cups import PLAYERS, open_cup, play_cup, play_round, start_cup
from tests.data.mutations.held import Held
from tests.data.mutations.lies import write_books_anew
from tests.data.mutations.owner import chain_tournament
from tests.engine.tournaments.checks import Figures
from tests.engine.tournaments.simulation import play_from

OVER, RUNNING, CANCELLED = "cup1", "cup2", "cup3"


async def _play(path: Path) -> None:
    harness = await open_harness(path, ManualClock(NOON))
    try:
        await harness.manager.start()
        await play_cup(harness, OVER, 1)
        await open_cup(harness, RUNNING, 2, *PLAYERS)
        await start_cup(harness, RUNNING)
        await play_round(harness, RUNNING)
        await open_cup(harness, CANCELLED, 3, ANN, BOB)
        await harness.manager.tournaments.cancel(CANCELLED, MODERATOR, "no time")
        await harness.quiet()
    finally:
        await harness.close()


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Held]:
    file = tmp_path_factory.mktemp("cups") / "cards.sqlite3"
    asyncio.run(_play(file))
    with Held(file) as held:
        yield held


async def found(held: Held) -> list[tuple[FaultKind, str]]:
    report = await audit_guild(held, GUILD)
    return [(fault.kind, str(fault)) for fault in report.faults]


@pytest.mark.long
async def test_what_was_played_has_no_fault(held: Held) -> None:
    assert await found(held) == []
    escrow = held.rows("SELECT tournament_id, balance FROM accounts WHERE kind = 'escrow' ORDER BY account")
    assert escrow == [(OVER, 0), (RUNNING, 300), (CANCELLED, 0)]
    sealed = held.rows("SELECT subject FROM seals WHERE kind = 'tournament' ORDER BY seq")
    assert sealed == [(OVER,), (CANCELLED,)]


Lie = Callable[[Held], None]


def _change_event(held: Held, tournament: str, name: str, **values: object) -> None:
    """Change the last event of a kind, and make the chain fit."""
    seq, text = held.rows(
        "SELECT seq, event FROM tournament_events WHERE tournament_id = ? AND event LIKE ? ORDER BY seq DESC",
        (tournament, f'%"{name}"%'),
    )[0]
    event = json.dumps(json.loads(text) | values, separators=(",", ":"))
    held.do(
        "UPDATE tournament_events SET event = ? WHERE tournament_id = ? AND seq = ?", event, tournament, seq
    )
    chain_tournament(held, tournament)


def _put_in(held: Held, tournament: str, who: int | None, **event: object) -> None:
    """Append an event, and make the chain fit."""
    [(last,)] = held.rows("SELECT max(seq) FROM tournament_events WHERE tournament_id = ?", (tournament,))
    text = json.dumps(event, separators=(",", ":"))
    row = {"tournament_id": tournament, "seq": last + 1, "event": text, "who": who, "at": NOON, "hash": ""}
    held.insert("tournament_events", row)
    chain_tournament(held, tournament)


def an_event_is_earlier(held: Held) -> None:
    held.do("UPDATE tournament_events SET at = at - 1 WHERE tournament_id = ? AND seq = 2", RUNNING)


def an_event_is_gone(held: Held) -> None:
    held.do("DELETE FROM tournament_events WHERE tournament_id = ? AND seq = 3", OVER)


def the_last_event_is_gone(held: Held) -> None:
    held.do(
        "DELETE FROM tournament_events WHERE tournament_id = ? AND seq = "
        "(SELECT max(seq) FROM tournament_events WHERE tournament_id = ?)",
        *(RUNNING, RUNNING),
    )


def a_note_is_another(held: Held) -> None:
    held.do("UPDATE tournament_events SET note = 'fine' WHERE note = 'too slow'")


def a_note_is_deleted(held: Held) -> None:
    held.do("UPDATE tournament_events SET note = '', note_salt = NULL WHERE note = 'too slow'")


def another_took_part(held: Held) -> None:
    held.do("UPDATE entrants SET member_id = 77 WHERE tournament_id = ? AND entrant = 2", RUNNING)


def the_stage_is_another(held: Held) -> None:
    held.do("UPDATE tournaments SET stage = 'review' WHERE tournament_id = ?", RUNNING)


def the_decks_are_of_entrants_who_shuffled_nothing(held: Held) -> None:
    held.do("UPDATE tournaments SET shares = '[[1,5]]' WHERE tournament_id = ?", RUNNING)


def a_match_was_won_by_the_other(held: Held) -> None:
    [(text,)] = held.rows(
        "SELECT event FROM tournament_events WHERE tournament_id = ? AND event LIKE '%Finished%'", (RUNNING,)
    )
    winners = json.loads(text)["winners"]
    _change_event(held, RUNNING, "Finished", winners=[1 - seat for seat in winners])


def a_match_has_a_result_that_nobody_played(held: Held) -> None:
    result = {"pairing": 2, "scores": [1, 0], "winners": [0], "gone": [], "source": "played", "deals": []}
    _put_in(held, RUNNING, None, event="Finished", **result)


def somebody_registers_twice(held: Held) -> None:
    _put_in(held, RUNNING, ANN.id, event="Registered", entrant=4)


def a_round_begins_too_early(held: Held) -> None:
    _put_in(held, RUNNING, None, event="RoundBegan", round=3, matches=[[1, 2]], byes=[3])


def somebody_agrees_for_another(held: Held) -> None:
    held.do(
        "UPDATE tournament_events SET who = ? WHERE tournament_id = ? AND event LIKE '%NoComplaint%'",
        *(CEM.id, OVER),
    )


def the_prizes_are_others(held: Held) -> None:
    _change_event(held, OVER, "Closed", paid=[[1, 300]])


def the_end_is_rewritten_and_chained(held: Held) -> None:
    _change_event(held, CANCELLED, "Cancelled", reason="channel")


def the_entry_was_lower(held: Held) -> None:
    [(text,)] = held.rows("SELECT settings FROM tournaments WHERE tournament_id = ?", (RUNNING,))
    settings = json.dumps(json.loads(text) | {"entry": 50})
    held.do("UPDATE tournaments SET settings = ? WHERE tournament_id = ?", settings, RUNNING)


def a_refund_is_gone(held: Held) -> None:
    held.do("DELETE FROM transfers WHERE key = 'tournament:cup3:refund:2'")
    write_books_anew(held, GUILD)


def a_prize_goes_to_another(held: Held) -> None:
    held.do(
        "UPDATE transfers SET credit = (SELECT account FROM accounts WHERE member_id = ?) "
        "WHERE key LIKE 'tournament:cup1:prize:%'",
        MODERATOR.id,
    )
    write_books_anew(held, GUILD)


def a_prize_is_paid_for_nothing(held: Held) -> None:
    held.do("UPDATE transfers SET key = 'tournament:cup1:prize:9' WHERE key LIKE 'tournament:cup1:prize:3'")
    write_books_anew(held, GUILD)


def a_table_was_played_by_another(held: Held) -> None:
    held.do("UPDATE tables SET pairing = 3 WHERE tournament_id = ? AND pairing = 1", RUNNING)


def a_tournament_is_gone(held: Held) -> None:
    for table in ("tournament_events", "entrants", "tournaments"):
        held.do(f"DELETE FROM {table} WHERE tournament_id = ?", CANCELLED)


def an_escrow_account_is_a_pot(held: Held) -> None:
    held.do("UPDATE accounts SET kind = 'pot' WHERE tournament_id = ?", RUNNING)


def another_organised_it(held: Held) -> None:
    held.do("UPDATE tournaments SET name = 'Other' WHERE tournament_id = ?", OVER)


def a_round_pairs_those_who_have_met(held: Held) -> None:
    [(text,)] = held.rows(
        "SELECT event FROM tournament_events WHERE tournament_id = ? AND event LIKE '%RoundBegan%' "
        "ORDER BY seq LIMIT 1",
        (OVER,),
    )
    first = json.loads(text)
    _change_event(held, OVER, "RoundBegan", matches=first["matches"], byes=first["byes"])


LIES: dict[Lie, tuple[FaultKind, str]] = {
    an_event_is_earlier: (FaultKind.EVENT_CHANGED, "Tournament 2 (cup2): event 2 was changed"),
    an_event_is_gone: (FaultKind.EVENT_MISSING, "Tournament 1 (cup1): event 3 is missing"),
    the_last_event_is_gone: (FaultKind.EVENT_MISSING, "Tournament 2 (cup2): the last event is missing"),
    a_note_is_another: (FaultKind.EVENT_CHANGED, "Tournament 1 (cup1): the note of event"),
    a_note_is_deleted: (FaultKind.EVENT_CHANGED, "Tournament 1 (cup1): the note of event"),
    another_took_part: (FaultKind.ENTRANT, "Tournament 2 (cup2): entrant 2 is not the one"),
    the_stage_is_another: (FaultKind.PLAYED, "the stage is review, should be running"),
    the_decks_are_of_entrants_who_shuffled_nothing: (FaultKind.PLAYED, "its shares is [[1,5]], should be"),
    a_match_was_won_by_the_other: (FaultKind.PLAYED, "the winners of match 1"),
    a_match_has_a_result_that_nobody_played: (FaultKind.PLAYED, "the table of match 2 has ended is no"),
    somebody_registers_twice: (FaultKind.EVENT_REFUSED, "Registered"),
    a_round_begins_too_early: (FaultKind.EVENT_REFUSED, "RoundBegan"),
    a_round_pairs_those_who_have_met: (FaultKind.EVENT_REFUSED, "RoundBegan"),
    somebody_agrees_for_another: (FaultKind.PLAYED, "who ordered event"),
    the_prizes_are_others: (FaultKind.EVENT_REFUSED, "Closed"),
    the_end_is_rewritten_and_chained: (FaultKind.SEALED, "tournament cup3"),
    the_entry_was_lower: (FaultKind.DIFFERENT, "amount is 100, should be 50"),
    a_refund_is_gone: (FaultKind.NOT_BOOKED, "refund of entrant 2"),
    a_prize_goes_to_another: (FaultKind.DIFFERENT, "payer and payee"),
    a_prize_is_paid_for_nothing: (FaultKind.NOT_DUE, "no event of its tournament"),
    a_table_was_played_by_another: (FaultKind.LOST, "the table of match 1"),
    a_tournament_is_gone: (FaultKind.SEALED, "tournament cup3"),
    an_escrow_account_is_a_pot: (FaultKind.BALANCE, "the kind is pot, should be escrow"),
    another_organised_it: (FaultKind.SEALED, "tournament cup1"),
}


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
async def test_a_lie_is_found(held: Held, lie: Lie) -> None:
    kind, words = LIES[lie]
    with held.changed([]):
        lie(held)
        faults = await found(held)
    assert any(kind is each and words in said for each, said in faults), faults


@pytest.mark.long
async def test_after_an_erasure_nothing_names_the_member_and_no_fault_is_found(tmp_path: Path) -> None:
    harness = await open_harness(tmp_path / "cards.sqlite3", ManualClock(NOON))
    try:
        await harness.manager.start()
        await play_cup(harness, OVER, 1)
        await open_cup(harness, RUNNING, 2, *PLAYERS)
        await start_cup(harness, RUNNING)
        records = await member_records(harness.database, BOB.id)
        [ended, other] = records["entrants"]
        assert (ended["tournament_id"], ended["name"], other["tournament_id"]) == (OVER, BOB.name, RUNNING)
        assert [each["note"] for each in records["tournament_events"] if each["note"]] == ["too slow"]
        assert await is_named(harness.database, BOB.id)
        behind = "SELECT version - shown FROM tournaments WHERE tournament_id = ?"
        shown = await harness.rows(behind, OVER)
        for person in (BOB, MODERATOR):
            await harness.manager.erase(person.id)
            await harness.quiet()
            assert not await is_named(harness.database, person.id)
        notes = "SELECT note FROM tournament_events WHERE note <> '' UNION SELECT name FROM entrants"
        assert {name for (name,) in await harness.rows(notes)} == {ANN.name, CEM.name, FORMER_PLAYER}
        # The message of the tournament that is over is left as it is.
        assert await harness.rows(behind, OVER) == shown
        live = await harness.manager.tournaments.find(OVER)
        assert (live.identity(2).name, live.number_of(BOB.id)) == (FORMER_PLAYER, None)
        while (await play_round(harness, RUNNING)).state.ended_at is None:
            pass
        assert [str(fault) for fault in (await audit_guild(harness.database, GUILD)).faults] == []
    finally:
        await harness.close()


SWISS = Settings(format=Format.SWISS, game="gin", check_in_ms=0)


def _running(people: int = 4, settings: Settings = SWISS) -> Tournament:
    state = Tournament(settings)
    for _ in range(people):
        state.apply(register(state)[0], 1)
    state.apply(events.Started(tuple(range(1, people + 1))), 2)
    return state


@pytest.mark.parametrize(
    ("event", "possible"),
    [
        (events.RoundBegan(1, ((1, 2), (3, 4))), True),
        (events.RoundBegan(2, ((1, 2), (3, 4))), False),
        (events.RoundBegan(1, ((1, 2),)), False),
        (events.RoundBegan(1, ((1, 2),), (3, 4)), False),
        (events.RoundBegan(1, ((1, 2), (2, 4))), False),
        (events.RoundBegan(1, ((1, 1), (3, 4))), False),
        (events.RoundBegan(1, ((1, 2, 3),), (4,)), False),
        (events.RoundBegan(1, ((1, 2), (3, 5))), False),
        (events.Paired((1, 2)), False),
        (events.Started((1, 2)), False),
        (events.Registered(5), True),
        (events.Registered(6), False),
        (events.CheckedIn(1), False),
        (events.Resumed(), False),
        (events.Decided(1, upheld=True), False),
        (events.Closed(()), False),
        (events.PlayEnded(), False),
        (events.Finished(1, (1, 0), (0,)), False),
        (events.Cancelled(Reason.TOO_FEW), False),
        (events.Cancelled(Reason.CHANNEL), True),
    ],
)
def test_events_are_possible_only_where_somebody_could_cause_them(
    event: events.Event, possible: bool
) -> None:
    assert is_possible(_running(), event, 3) is possible


def _after(state: Tournament, event: events.RoundBegan | events.Paired) -> Tournament:
    """Return the state after a round or a match, which the lowest number at each table wins."""
    assert is_possible(state, event, 3)
    state.apply(event, 3)
    for pairing in state.open_pairings:
        won = pairing.seats.index(min(pairing.seats))
        scores = tuple(int(seat == won) for seat in range(len(pairing.seats)))
        state.apply(events.Finished(pairing.number, scores, (won,)), 3)
    return state


TRIOS = Settings(format=Format.SWISS, game="rummy500", seats=3, check_in_ms=0, break_ms=0)


def _settings(form: Format, **more: Any) -> Settings:
    return Settings(format=form, game="gin", check_in_ms=0, break_ms=0, **more)


@pytest.mark.parametrize(
    ("people", "settings", "before", "event", "possible"),
    [
        (4, SWISS, ((1, 2), (3, 4)), ((1, 3), (2, 4)), True),
        (4, SWISS, ((1, 2), (3, 4)), ((4, 2), (3, 1)), True),  # the draw decides the seats
        (4, SWISS, ((1, 2), (3, 4)), ((1, 2), (3, 4)), False),  # they have met
        (4, SWISS, ((1, 2), (3, 4)), ((1, 4), (2, 3)), False),  # a winner and a loser
        (5, SWISS, ((1, 2), (3, 4), (5,)), ((5, 1), (2, 3), (4,)), True),
        (5, SWISS, ((1, 2), (3, 4), (5,)), ((1, 3), (5, 2), (4,)), False),  # first seats do not alternate
        (5, SWISS, ((1, 2), (3, 4), (5,)), ((1, 3), (2, 4), (5,)), False),  # a second bye
        (5, SWISS, ((1, 2), (3, 4), (5,)), ((3, 5), (2, 4), (1,)), False),  # a bye for a winner
        (5, _settings(Format.KNOCKOUT), (), ((1, 2), (3,), (4,), (5,)), True),
        (5, _settings(Format.KNOCKOUT), (), ((1, 2), (3, 4), (5,)), False),  # too few byes
        (4, _settings(Format.KNOCKOUT), ((1, 2), (3, 4)), ((1, 3), (2, 4)), True),
        (4, _settings(Format.KNOCKOUT), ((1, 2), (3, 4)), ((1, 4), (2, 3)), False),  # a loser in the final
        (4, _settings(Format.ROUND_ROBIN), ((1, 2), (3, 4)), ((1, 3), (2, 4)), True),
        (4, _settings(Format.ROUND_ROBIN), ((1, 2), (3, 4)), ((3, 1), (2, 4)), False),  # other seats
        (4, _settings(Format.ROUND_ROBIN), ((1, 2), (3, 4)), ((4, 1), (2, 3)), False),  # not by the tables
        (5, _settings(Format.ROUND_ROBIN), (), ((1, 2), (3,), (4,), (5,)), False),  # byes where they can play
        (3, _settings(Format.LEAGUE), (), ((2, 3), (1, 2), (3, 1)), True),
        (3, _settings(Format.LEAGUE), (), ((2, 3), (2, 1), (3, 1)), False),  # other seats
        (3, _settings(Format.LEAGUE), (), ((2, 3), (2, 1), (1, 2)), False),  # twice against one
        (6, _settings(Format.SWISS, seats=4), ((1, 2, 3, 4), (5,), (6,)), ((3, 4, 5, 6), (1,), (2,)), True),
        (6, _settings(Format.SWISS, seats=4), ((1, 2, 3, 4), (5,), (6,)), ((1, 3, 4, 6), (2,), (5,)), False),
        (5, SWISS, ((1, 2), (3, 4), (5,)), ((1, 5), (2, 3), (4,)), False),  # 1 has had the first seat
        (
            4,
            _settings(Format.KNOCKOUT),
            ((1, 2), (3, 4)),
            ((3, 1), (4, 2)),
            True,
        ),  # the draw decides the seats
        (5, _settings(Format.KNOCKOUT), ((4, 5), (1,), (2,), (3,)), ((1, 4), (2, 3)), True),
        (5, _settings(Format.KNOCKOUT), ((4, 5), (1,), (2,), (3,)), ((4, 1), (2, 3)), False),  # 4 sat there
        (6, TRIOS, ((1, 2, 3), (4, 5, 6)), ((2, 4, 1), (3, 6, 5)), True),
        (6, TRIOS, ((1, 2, 3), (4, 5, 6)), ((1, 4, 2), (3, 6, 5)), False),  # 1 in the same seat again
        (9, TRIOS, ((1, 2, 3), (4, 5, 6), (7, 8, 9)), ((3, 7, 5), (6, 1, 8), (9, 4, 2)), True),
        (
            9,
            TRIOS,
            ((1, 2, 3), (4, 5, 6), (7, 8, 9)),
            ((3, 1, 5), (6, 7, 8), (9, 4, 2)),
            False,
        ),  # they have met
    ],
)
def test_a_round_is_possible_only_by_the_rules_of_its_format(
    people: int,
    settings: Settings,
    before: Sequence[tuple[int, ...]],
    event: Sequence[tuple[int, ...]],
    possible: bool,
) -> None:
    state = _running(people, settings)
    for number, groups in enumerate((before, event) if before else (event,), 1):
        matches = tuple(each for each in groups if len(each) > 1)
        began = events.RoundBegan(number, matches, tuple(each[0] for each in groups if len(each) == 1))
        if before and number == 1:
            state = _after(state, began)
    assert is_possible(state, began, 4) is possible


def test_on_a_ladder_a_match_needs_an_accepted_challenge_and_a_challenge_a_rung_above() -> None:
    state = _running(3, _settings(Format.LADDER, length_ms=1_000_000))
    assert not is_possible(state, events.Paired((3, 1)), 3)
    assert not is_possible(state, events.Challenged(1, 3), 3)
    for turn in range(3):
        assert is_possible(state, events.Challenged(3, 2), 3)
        state.apply(events.Challenged(3, 2), 3)
        assert not is_possible(state, events.Paired((3, 2)), 3)
        state.apply(events.Answered(2, accepts=True), 3)
        assert not is_possible(state, events.Paired((3, 1)), 3)
        assert is_possible(state, events.Paired((2, 3)), 3) is (turn < 2)  # drawn, and then they change
        assert is_possible(state, events.Paired((3, 2)), 3) is (turn != 1)
        state = _after(state, events.Paired((3, 2) if turn != 1 else (2, 3)))
    assert not is_possible(state, events.Challenged(3, 2), 3)  # the fourth one
    assert is_possible(state, events.Challenged(3, 1), 3)


def test_in_an_arena_who_rests_or_plays_is_not_paired() -> None:
    state = _running(4, _settings(Format.ARENA))
    assert is_possible(state, events.Paired((3, 4)), 3)
    state = _after(state, events.Paired((1, 2)))
    assert is_possible(state, events.Paired((2, 1)), 3)
    assert not is_possible(state, events.Paired((1, 2)), 3)  # the first seat changes
    state.apply(events.Paired((2, 1)), 3)
    assert not is_possible(state, events.Paired((2, 3)), 3)
    state.apply(events.Resting(4, rests=True), 3)
    assert not is_possible(state, events.Paired((3, 4)), 3)


@pytest.mark.parametrize("form", Format)
def test_whatever_happens_in_a_tournament_is_possible(form: Format) -> None:
    for number in range(4):
        course = play_from(f"audit {form} {number}", form, Figures(), 12)
        state = Tournament(course.tournament.settings)
        for event, at in course.events:
            assert is_possible(state, event, at), event
            state.apply(event, at)

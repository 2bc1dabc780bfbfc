"""The audit of tournaments: it finds no fault in what was played, and every planted lie."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path

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
from tests.bot.manager.house import ANN, BOB, CEM, GUILD, MODERATOR, NOON, open_house
from tests.data.cups import PLAYERS, open_cup, play_cup, play_round, start_cup
from tests.data.mutations.held import Held
from tests.data.mutations.lies import write_books_anew
from tests.data.mutations.owner import chain_tournament

OVER, RUNNING, CANCELLED = "cup1", "cup2", "cup3"


async def _play(path: Path) -> None:
    house = await open_house(path, ManualClock(NOON))
    try:
        await house.manager.start()
        await play_cup(house, OVER, 1)
        await open_cup(house, RUNNING, 2, *PLAYERS)
        await start_cup(house, RUNNING)
        await play_round(house, RUNNING)
        await open_cup(house, CANCELLED, 3, ANN, BOB)
        await house.manager.tournaments.cancel(CANCELLED, MODERATOR, "no time")
        await house.quiet()
    finally:
        await house.close()


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Held]:
    file = tmp_path_factory.mktemp("cups") / "cards.sqlite3"
    asyncio.run(_play(file))
    with Held(file) as held:
        yield held


async def found(held: Held) -> list[tuple[FaultKind, str]]:
    report = await audit_guild(held, GUILD)
    return [(fault.kind, str(fault)) for fault in report.faults]


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


LIES: dict[Lie, tuple[FaultKind, str]] = {
    an_event_is_earlier: (FaultKind.EVENT_CHANGED, "Tournament 2 (cup2): event 2 was changed"),
    an_event_is_gone: (FaultKind.EVENT_MISSING, "Tournament 1 (cup1): event 3 is missing"),
    the_last_event_is_gone: (FaultKind.EVENT_MISSING, "Tournament 2 (cup2): the last event is missing"),
    a_note_is_another: (FaultKind.EVENT_CHANGED, "Tournament 1 (cup1): the note of event"),
    a_note_is_deleted: (FaultKind.EVENT_CHANGED, "Tournament 1 (cup1): the note of event"),
    another_took_part: (FaultKind.ENTRANT, "Tournament 2 (cup2): entrant 2 is not the one"),
    the_stage_is_another: (FaultKind.PLAYED, "the stage is review, should be running"),
    a_match_was_won_by_the_other: (FaultKind.PLAYED, "the winners of match 1"),
    a_match_has_a_result_that_nobody_played: (FaultKind.PLAYED, "the table of match 2 has ended is no"),
    somebody_registers_twice: (FaultKind.EVENT_REFUSED, "Registered"),
    a_round_begins_too_early: (FaultKind.EVENT_REFUSED, "RoundBegan"),
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


async def test_after_an_erasure_nothing_names_the_member_and_no_fault_is_found(tmp_path: Path) -> None:
    house = await open_house(tmp_path / "cards.sqlite3", ManualClock(NOON))
    try:
        await house.manager.start()
        await play_cup(house, OVER, 1)
        await open_cup(house, RUNNING, 2, *PLAYERS)
        await start_cup(house, RUNNING)
        records = await member_records(house.database, BOB.id)
        [ended, other] = records["entrants"]
        assert (ended["tournament_id"], ended["name"], other["tournament_id"]) == (OVER, BOB.name, RUNNING)
        assert [each["note"] for each in records["tournament_events"] if each["note"]] == ["too slow"]
        assert await is_named(house.database, BOB.id)
        behind = "SELECT version - shown FROM tournaments WHERE tournament_id = ?"
        shown = await house.rows(behind, OVER)
        for person in (BOB, MODERATOR):
            await house.manager.erase(person.id)
            await house.quiet()
            assert not await is_named(house.database, person.id)
        notes = "SELECT note FROM tournament_events WHERE note <> '' UNION SELECT name FROM entrants"
        assert {name for (name,) in await house.rows(notes)} == {ANN.name, CEM.name, FORMER_PLAYER}
        # The message of the tournament that is over is left as it is.
        assert await house.rows(behind, OVER) == shown
        live = await house.manager.tournaments.find(OVER)
        assert (live.identity(2).name, live.number_of(BOB.id)) == (FORMER_PLAYER, None)
        while (await play_round(house, RUNNING)).state.ended_at is None:
            pass
        assert [str(fault) for fault in (await audit_guild(house.database, GUILD)).faults] == []
    finally:
        await house.close()


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

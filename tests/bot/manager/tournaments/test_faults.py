"""A tournament at which the program fails: people are told once, and no chip is lost."""

import logging
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest

from bot.manager.tables.table import TableError, TableReason
from bot.manager.time.clock import Clock
from bot.manager.tournaments import tournament_runner
from bot.manager.tournaments.tournament_runner import LONGEST_RETRY_MS, RETRY_MS, TRIES
from bot.manager.tournaments.tournament_store import LiveTournament
from engine.tournaments.events import Recovered, Stalled
from engine.tournaments.progress import advance, standings
from engine.tournaments.tournament import Stage, Tournament
from tests.bot.manager.harness import HOUR, MINUTE, MODERATOR, Harness, share
from tests.bot.manager.tournaments.evening import ENTRY, PEOPLE
from tests.bot.manager.tournaments.test_incidents import chips, opened, reviewed, started, tables

pytestmark = pytest.mark.long

REASON = "a reason"
LONG_MS = 3 * HOUR


class Fault:
    """A function that fails while it is wanted, and notes when it was called."""

    def __init__(self, clock: Clock, healthy: Callable[..., Any]) -> None:
        self.clock, self.healthy = clock, healthy
        self.strikes = True
        self.at: list[int] = []

    def __call__(self, *args: Any, **more: Any) -> Any:
        over = any(isinstance(each, Tournament) and not each.is_live for each in args)  # nothing is paired
        if over or not self.strikes:
            return self.healthy(*args, **more)
        self.at.append(self.clock.now())
        raise ZeroDivisionError("planted")


def planted(harness: Harness, monkeypatch: pytest.MonkeyPatch, where: str) -> Fault:
    """Let a step of the run of tournaments fail: pairing, opening a table, reading a result."""
    if where == "pair":
        fault = Fault(harness.clock, advance)
        monkeypatch.setattr(tournament_runner, "advance", fault)
    else:
        fault = Fault(harness.clock, getattr(harness.manager.match_tables, where))
        monkeypatch.setattr(harness.manager.match_tables, where, fault)
    return fault


def kinds(live: LiveTournament) -> list[type]:
    """Return which of the events say that it stands still or goes on again."""
    return [type(each.event) for each in live.events if isinstance(each.event, Stalled | Recovered)]


def calls(harness: Harness) -> Sequence[str]:
    """Return the events of which people were notified."""
    pages = [page.components[0] for page in harness.messenger.messages.values() if page.components]
    return [str(each["call"]) for each in pages if "call" in each]


def logged(caplog: pytest.LogCaptureFixture, live: LiveTournament) -> list[logging.LogRecord]:
    """Return what the owner of the bot reads of the tournament as an error."""
    return [
        each
        for each in caplog.records
        if each.levelno >= logging.ERROR and getattr(each, "tournament", None) == live.id
    ]


async def broken_off(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, where: str
) -> tuple[LiveTournament, Fault]:
    """Return a tournament that has stood still for long at a step."""
    live = await (opened if where in ("pair", "open") else started)(harness)
    fault = planted(harness, monkeypatch, where)
    if where == "result_of":
        for table in await tables(harness, live):
            await harness.manager.resign(table.id, PEOPLE[table.players[0].member - PEOPLE[0].id])  # type: ignore[operator]
        await harness.quiet()
    await harness.advance(LONG_MS)
    return live, fault


STEPS = ("pair", "open", "result_of")


@pytest.mark.parametrize("where", STEPS)
async def test_a_fault_is_logged_and_told_once_and_tried_at_growing_intervals(
    hall: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    live, fault = await broken_off(hall, monkeypatch, where)
    assert kinds(live) == [Stalled]
    assert [*calls(hall)].count("Stalled") == 1
    [record] = logged(caplog, live)
    assert record.exc_info
    assert getattr(record, "round", None) == live.state.round
    times = sorted({*fault.at})
    gaps = [after - before for before, after in pairwise(times)]
    assert max(gaps) <= LONGEST_RETRY_MS
    assert gaps == sorted(gaps)
    assert TRIES < len(times) < LONG_MS // LONGEST_RETRY_MS + 12
    stalled_at = next(each.at for each in live.events if isinstance(each.event, Stalled))
    assert stalled_at - times[0] < RETRY_MS << TRIES


@pytest.mark.parametrize("where", STEPS)
async def test_it_is_cancelled_and_everything_is_paid_back(
    hall: Harness, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    live, fault = await broken_off(hall, monkeypatch, where)
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [-ENTRY] * 4
    await hall.manager.tournaments.cancel(live.id, MODERATOR, REASON)
    await hall.advance(HOUR)
    assert live.state.stage is Stage.CANCELLED
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [0] * 4
    assert await tables(hall, live) == []
    tried = len(fault.at)
    await hall.advance(HOUR)
    assert len(fault.at) == tried, "it is not tried any more"


@pytest.mark.parametrize("where", STEPS)
async def test_it_goes_on_once_the_fault_is_gone(
    hall: Harness, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    live, fault = await broken_off(hall, monkeypatch, where)
    fault.strikes = False
    await hall.advance(LONGEST_RETRY_MS)
    assert kinds(live) == [Stalled, Recovered]
    assert not live.state.stalled
    await reviewed(hall, live)
    await hall.advance(10 * MINUTE)
    assert live.state.stage is Stage.OVER
    assert len(standings(live.state)) == 4
    assert sum([await chips(hall, each) for each in PEOPLE[:4]]) == 0


async def test_a_fault_that_passes_soon_is_not_told(hall: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await opened(hall)
    fault = planted(hall, monkeypatch, "pair")
    await hall.advance(2 * MINUTE)
    await hall.advance(RETRY_MS)
    assert fault.at
    fault.strikes = False
    await hall.advance(MINUTE)
    assert live.state.stage is Stage.RUNNING
    assert kinds(live) == []
    assert calls(hall) == []


async def test_after_a_restart_it_is_tried_at_once_and_not_told_again(
    hall: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, fault = await broken_off(hall, monkeypatch, "pair")
    before = len(fault.at)
    after = await hall.killed(down=MINUTE)
    assert len(fault.at) > before
    await after.advance(HOUR)
    again = await after.manager.tournaments.find(live.id)
    assert kinds(again) == [Stalled]
    assert [*calls(after)].count("Stalled") == 1
    fault.strikes = False
    await after.advance(LONGEST_RETRY_MS)
    assert kinds(again) == [Stalled, Recovered]


async def test_of_two_processes_one_tells(hall: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await opened(hall)
    fault = planted(hall, monkeypatch, "pair")
    other = await hall.another()
    share(hall, other)
    harnesses = (hall, other)
    for _ in range(60):
        hall.clock.advance(10_000)
        for harness in harnesses:
            await harness.manager._tournament_runner.look()
            await harness.manager._tournament_messages.look()
        for harness in harnesses:
            await harness.quiet()
    times = sorted({*fault.at})
    assert len(times) < 20
    seen = await other.manager.tournaments.find(live.id)
    assert kinds(seen) == [Stalled]
    assert [*calls(hall)].count("Stalled") == 1


async def test_events_that_cannot_be_followed_are_logged_once_and_the_others_go_on(
    hall: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    live, other = await opened(hall), await opened(hall, people=2)
    unknown = '{"event":"CheckedIn","entrant":99}'
    await hall.spoil("UPDATE tournament_events SET event = ? WHERE tournament_id = ?", unknown, live.id)
    after = await hall.killed()
    after.spoilt = True
    await after.advance(5 * HOUR)
    with pytest.raises(TableError) as caught:
        await after.manager.tournaments.find(live.id)
    assert caught.value.reason is TableReason.TOURNAMENT_BROKEN
    assert len(logged(caplog, live)) == 1
    assert (await after.manager.tournaments.find(other.id)).state.stage is not Stage.REGISTRATION


async def test_a_message_that_cannot_be_made_is_logged_once_and_made_later(
    hall: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await opened(hall, people=0, starts_at=hall.clock.now() + 10 * HOUR)
    await hall.advance(MINUTE)
    fault = Fault(hall.clock, hall.messenger.tournament)
    monkeypatch.setattr(hall.messenger, "tournament", fault)
    await hall.manager.tournaments.register(live.id, PEOPLE[0])
    await hall.advance(LONG_MS)
    assert len(logged(caplog, live)) == 1
    assert TRIES < len(fault.at) < LONG_MS // LONGEST_RETRY_MS + 12
    fault.strikes = False
    await hall.advance(LONGEST_RETRY_MS)
    assert live.record.shown == live.record.version

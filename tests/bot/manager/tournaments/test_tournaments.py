"""Tournaments from registration to prizes."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.manager.tables.table import Person, Table
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.manager.tournaments.tournaments import Tournaments
from data.audit.guilds import audit_guild
from engine.tournaments.events import Registered
from engine.tournaments.progress import standings
from engine.tournaments.settings import Format, Settings
from engine.tournaments.standings import WIN, records
from engine.tournaments.tournament import Stage
from tests.bot.manager.harness import CHANNEL, GUILD, MINUTE, MODERATOR, NOON, Harness

PEOPLE = [Person(id=100 + number, name=f"P{number}", guild=GUILD) for number in range(12)]
QUICK: dict[str, Any] = {"clock_ms": 5 * MINUTE, "options": '{"target":10}', "starts_at": NOON + 30 * MINUTE}


async def opened(harness: Harness, format_: Format = Format.SWISS, **more: Any) -> LiveTournament:
    settings = Settings(format=format_, game="gin", **(QUICK | more))
    live = await harness.manager.tournaments.open(
        MODERATOR, guild=GUILD, channel=CHANNEL, name="Cup", settings=settings
    )
    await harness.quiet()
    return live


async def registered(harness: Harness, live: LiveTournament, count: int) -> LiveTournament:
    for person in PEOPLE[:count]:
        live = await harness.manager.tournaments.register(live.id, person)
    return live


async def started(
    harness: Harness, format_: Format = Format.SWISS, count: int = 4, **more: Any
) -> LiveTournament:
    live = await registered(harness, await opened(harness, format_, **({"check_in_ms": 0} | more)), count)
    await harness.advance(30 * MINUTE)
    return await harness.manager.tournaments.find(live.id)


async def live_tables(harness: Harness, live: LiveTournament) -> list[Table]:
    rows = await harness.rows(
        "SELECT table_id FROM tables WHERE tournament_id = ? AND status = 'playing' ORDER BY pairing", live.id
    )
    return [await harness.manager.tables.find(table_id) for (table_id,) in rows]


async def lose(harness: Harness, table: Table, seat: int) -> None:
    """End a match at once: the player of a seat resigns."""
    member = table.players[seat].member
    await harness.manager.resign(table.id, next(each for each in PEOPLE if each.id == member))
    await harness.quiet()


async def played(
    harness: Harness,
    live: LiveTournament,
    *,
    loser: Callable[[Table], int] = lambda table: max(
        (0, 1), key=lambda seat: table.players[seat].member or 0
    ),
) -> LiveTournament:
    """Play a tournament on until its play is over: at each table, one seat resigns."""
    for _ in range(200):
        tables = await live_tables(harness, live)
        for table in tables:
            await lose(harness, table, loser(table))
        live = await harness.manager.tournaments.find(live.id)
        if live.state.stage is not Stage.RUNNING:
            return live
        if not tables:
            await harness.advance(MINUTE)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("format_", [Format.SWISS, Format.ROUND_ROBIN, Format.KNOCKOUT, Format.ARENA])
async def test_from_registration_to_prizes(harness: Harness, format_: Format) -> None:
    live = await started(harness, format_, 5, length_ms=20 * MINUTE)
    assert live.state.stage is Stage.RUNNING
    live = await played(harness, live)
    assert live.state.stage is Stage.REVIEW
    first = standings(live.state)[0]
    # In an arena nobody has to meet the first one, so that somebody else may lose nothing either.
    assert first.entrant == 1 or format_ is Format.ARENA
    assert all(game.halves == WIN for game in records(live.state)[first.entrant].finished)
    assert first.played
    await harness.advance(10 * MINUTE)
    live = await harness.manager.tournaments.find(live.id)
    assert live.state.stage is Stage.OVER
    pairings = await harness.rows("SELECT pairing FROM tables WHERE tournament_id = ? ORDER BY 1", live.id)
    assert [pairing for (pairing,) in pairings] == [each.number for each in live.state.pairings]
    assert await harness.rows("SELECT stage, due_at FROM tournaments") == [("over", None)]


async def next_season(harness: Harness) -> LiveTournament:
    """Play a league of four to its end, and open its next season."""
    last = await played(harness, await started(harness, Format.LEAGUE))
    while last.state.stage is not Stage.OVER:
        await harness.advance(24 * 60 * MINUTE)
        last = await harness.manager.tournaments.find(last.id)
    return await harness.manager.tournaments.open_next(last.id, MODERATOR)


@pytest.mark.long
async def test_the_next_season_keeps_the_order_of_the_last_one_and_its_audit_is_clean(hall: Harness) -> None:
    """Regression: the audit refused an entrant with a place from the season before."""
    following = await registered(hall, await next_season(hall), 5)
    seeds = [each.event.seed for each in following.events if isinstance(each.event, Registered)]
    assert sorted(seeds) == [0, 1, 2, 3, 4]
    assert seeds[4] == 0, "who was not there has no place"


@pytest.mark.long
async def test_a_place_that_the_last_season_did_not_leave_is_found(
    hall: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(*_: object) -> int:
        return 1

    following = await next_season(hall)
    monkeypatch.setattr(Tournaments, "_seed", first)
    await registered(hall, following, 5)
    report = await audit_guild(hall.database, GUILD)
    assert {fault.tournament_id for fault in report.faults} == {following.id}
    assert len(report.faults) == 4, "one of the five is right"
    assert all("the place of entrant" in str(fault) for fault in report.faults)
    hall.spoilt = True

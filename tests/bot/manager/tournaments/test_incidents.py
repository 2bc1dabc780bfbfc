"""What people do in tournaments and what happens to them; no chip is lost."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.table import MessageRef, Person, Status, Table, TableError, TableReason
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.localization import LANGUAGES, use_locale
from bot.texts.refusals import table_refusal
from bot.texts.tournaments.refusals import refusal
from bot.ui.tournaments.settings import refused as settings_refused
from data.audit import audit_all
from data.ledger.ledger import LedgerReason, LedgerRefusal
from engine.errors import SetupError
from engine.tournaments.events import Delayed, Finished, Reason, SetBack, Source
from engine.tournaments.progress import standings
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Problem, Stage, TournamentError
from tests.bot.manager.harness import CHANNEL, GUILD, HOUR, MINUTE, MODERATOR, Harness
from tests.bot.manager.tournaments.evening import ENTRY, PEOPLE, loser, settings_of

ANNA, BORIS, CARLA, DAVID, ELIF, FRANK = PEOPLE[:6]
REASON = "a reason"


@contextmanager
def refused(problem: Problem, says: str, *, own: bool = True) -> Iterator[None]:
    """Expect a refusal with this sentence."""
    with pytest.raises(TournamentError) as caught:
        yield
    assert caught.value.problem is problem
    assert says in refusal(caught.value, own=own)


@contextmanager
def not_allowed(reason: TableReason, says: str) -> Iterator[None]:
    """Expect a refusal for want of a right, or since there is no such tournament."""
    with pytest.raises(TableError) as caught:
        yield
    assert caught.value.reason is reason
    assert says in table_refusal(caught.value)


async def opened(
    harness: Harness, form: Format = Format.SWISS, people: int = 4, **more: Any
) -> LiveTournament:
    """Return a tournament for which people are registered; it starts in two minutes."""
    settings = settings_of(form, harness.clock.now(), **({"check_in_ms": 0} | more))
    live = await harness.manager.tournaments.open(
        MODERATOR, guild=GUILD, channel=CHANNEL, name="Cup", settings=settings
    )
    for person in PEOPLE[:people]:
        await harness.manager.tournaments.register(live.id, person)
    await harness.quiet()
    return live


async def started(
    harness: Harness, form: Format = Format.SWISS, people: int = 4, **more: Any
) -> LiveTournament:
    live = await opened(harness, form, people, **more)
    await harness.advance(2 * MINUTE)
    assert live.state.stage is Stage.RUNNING
    return live


async def tables(harness: Harness, live: LiveTournament) -> list[Table]:
    """Return the tables that play, by pairing."""
    rows = await harness.rows(
        "SELECT table_id FROM tables WHERE tournament_id = ? AND status = 'playing' ORDER BY pairing", live.id
    )
    return [await harness.manager.tables.find(table_id) for (table_id,) in rows]


async def table_of(harness: Harness, live: LiveTournament, person: Person) -> Table:
    return next(each for each in await tables(harness, live) if each.seat_of(person.id) is not None)


async def resign(harness: Harness, table: Table, person: Person | None = None) -> None:
    await harness.manager.resign(table.id, person or loser(table))
    await harness.quiet()


async def reviewed(harness: Harness, live: LiveTournament) -> None:
    """Play until all matches are played: who registered later loses."""
    for _ in range(200):
        for table in await tables(harness, live):
            await resign(harness, table)
        if live.state.stage is not Stage.RUNNING:
            break
        await harness.advance(10_000)
    assert live.state.stage is Stage.REVIEW


async def chips(harness: Harness, person: Person) -> int:
    """Return what a member has won or paid in tournaments; 0: nothing, or all was paid back."""
    rows = await harness.rows(
        "SELECT CASE WHEN t.credit = a.account THEN t.amount ELSE -t.amount END FROM transfers t "
        "JOIN accounts a ON a.guild_id = t.guild_id AND a.account IN (t.debit, t.credit) "
        "WHERE a.member_id = ? AND t.key LIKE 'tournament:%'",
        person.id,
    )
    return sum(amount for (amount,) in rows)


def results(live: LiveTournament) -> list[tuple[tuple[int, ...], tuple[int, ...], Source]]:
    """Return entrants by seat, winning entrants, and the source of each result."""
    return [
        (each.seats, tuple(each.seats[seat] for seat in each.result.winners), each.result.source)
        for each in live.state.pairings
        if each.result is not None
    ]


# --- before the start


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
async def test_a_check_in_longer_than_the_time_until_the_start_is_refused(hall: Harness, locale: str) -> None:
    settings = settings_of(Format.SWISS, hall.clock.now(), check_in_ms=4 * MINUTE)
    with pytest.raises(SetupError) as caught:
        await hall.manager.tournaments.open(
            MODERATOR, guild=GUILD, channel=CHANNEL, name="Cup", settings=settings
        )
    assert await hall.rows("SELECT count(*) FROM tournaments") == [(0,)]
    with use_locale(locale):
        said = settings_refused(caught.value, "gin").said
        assert said.startswith("**check_in**")
        assert "4" in said
        assert "0" in said, "without a check-in it is possible"


async def test_a_check_in_may_begin_at_once(hall: Harness) -> None:
    settings = settings_of(Format.SWISS, hall.clock.now(), check_in_ms=2 * MINUTE)
    hall.clock.advance(5_000)  # the form was sent, and takes a moment
    live = await hall.manager.tournaments.open(
        MODERATOR, guild=GUILD, channel=CHANNEL, name="Cup", settings=settings
    )
    await hall.quiet()
    assert live.state.check_in_open


async def test_who_withdraws_before_the_start_is_paid_back_and_the_next_moves_up(hall: Harness) -> None:
    live = await opened(hall, people=5, capacity=4)
    assert [each.number for each in live.state.waiting] == [5]
    assert await chips(hall, BORIS) == -ENTRY
    await hall.manager.tournaments.withdraw(live.id, BORIS)
    assert await chips(hall, BORIS) == 0
    with refused(Problem.OUT, "cannot come back"):
        await hall.manager.tournaments.register(live.id, BORIS)
    await hall.advance(2 * MINUTE)
    assert [each.number for each in live.state.active] == [1, 3, 4, 5]


async def test_who_still_waits_at_the_start_is_paid_back(hall: Harness) -> None:
    live = await started(hall, people=5, capacity=4)
    assert [await chips(hall, each) for each in (DAVID, ELIF)] == [-ENTRY, 0]
    assert [each.number for each in live.state.active] == [1, 2, 3, 4]


async def test_who_does_not_check_in_gives_their_place_to_the_next(hall: Harness) -> None:
    live = await opened(hall, people=5, capacity=4, check_in_ms=MINUTE)
    with refused(Problem.NOT_YET, "it opens <t:"):
        await hall.manager.tournaments.check_in(live.id, ANNA)
    await hall.advance(MINUTE)
    with refused(Problem.TOO_FEW, "Only those who have checked in count."):
        await hall.manager.tournaments.start(live.id, MODERATOR)
    for person in (ANNA, CARLA, DAVID, ELIF, ANNA):
        await hall.manager.tournaments.check_in(live.id, person)
    await hall.advance(MINUTE)
    assert [each.number for each in live.state.active] == [1, 3, 4, 5]
    assert await chips(hall, BORIS) == 0
    with refused(Problem.NOT_OPEN, "takes nobody any more"):
        await hall.manager.tournaments.check_in(live.id, ANNA)


async def test_with_fewer_than_three_quarters_it_is_cancelled_and_paid_back(hall: Harness) -> None:
    live = await opened(hall, people=4, capacity=6)
    await hall.advance(2 * MINUTE)
    assert (live.state.stage, live.state.cancelled_for) == (Stage.CANCELLED, Reason.TOO_FEW)
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [0] * 4
    with refused(Problem.NOT_OPEN, "over", own=False):
        await hall.manager.tournaments.register(live.id, FRANK)


async def test_it_starts_when_it_is_full(hall: Harness) -> None:
    live = await opened(hall, people=3, capacity=4, starts_at=0)
    await hall.advance(10 * MINUTE)
    assert live.state.stage is Stage.REGISTRATION
    await hall.manager.tournaments.register(live.id, DAVID)
    await hall.quiet()
    assert live.state.stage is Stage.RUNNING
    assert len(await tables(hall, live)) == 2


async def test_the_organiser_starts_it_early_with_at_least_a_table(hall: Harness) -> None:
    live = await opened(hall, people=1, capacity=8)
    with refused(Problem.TOO_FEW, "2"):
        await hall.manager.tournaments.start(live.id, MODERATOR)
    await hall.manager.tournaments.register(live.id, BORIS)
    with not_allowed(TableReason.NOT_ORGANISER, "organise"):
        await hall.manager.tournaments.start(live.id, ANNA)
    await hall.manager.tournaments.start(live.id, MODERATOR)
    await hall.quiet()
    assert len(await tables(hall, live)) == 1
    with refused(Problem.NOT_OPEN, "started already", own=False):
        await hall.manager.tournaments.start(live.id, MODERATOR)


async def test_who_cannot_pay_is_not_registered(hall: Harness) -> None:
    live = await opened(hall, people=2)
    await hall.spoil("UPDATE accounts SET frozen = 1 WHERE member_id = ?", BORIS.id)
    other = await opened(hall, people=1)
    with pytest.raises(LedgerRefusal) as caught:
        await hall.manager.tournaments.register(other.id, BORIS)
    assert caught.value.reason is LedgerReason.FROZEN
    assert [each.member_id for each in other.entrants] == [ANNA.id]
    [(balance,)] = await hall.rows("SELECT balance FROM accounts WHERE member_id = ?", ANNA.id)
    dear = await opened(hall, people=0, entry=balance + 1)
    with pytest.raises(LedgerRefusal) as caught:
        await hall.manager.tournaments.register(dear.id, ANNA)
    assert caught.value.reason is LedgerReason.NOT_ENOUGH
    assert dear.entrants == []
    # Who is frozen after they have paid still plays, and gets what they win.
    await hall.advance(2 * MINUTE)
    assert live.state.entrant(2).takes_part


async def test_two_presses_at_once_register_once(hall: Harness) -> None:
    live = await opened(hall, people=1)
    both = [hall.manager.tournaments.register(live.id, BORIS) for _ in range(2)]
    done = await asyncio.gather(*both, return_exceptions=True)
    [error] = [each for each in done if isinstance(each, TournamentError)]
    assert error.problem is Problem.ALREADY_IN
    assert "You take part already" in refusal(error, own=True)
    assert [each.member_id for each in live.entrants] == [ANNA.id, BORIS.id]
    assert await chips(hall, BORIS) == -ENTRY


async def test_two_organisers_start_at_once(hall: Harness) -> None:
    live = await opened(hall)
    both = [hall.manager.tournaments.start(live.id, MODERATOR) for _ in range(2)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(each) for each in done] == [LiveTournament, TournamentError]
    await hall.quiet()
    assert len(await hall.rows("SELECT pairing FROM tables")) == 2


# --- while it is played


async def test_one_pauses_and_another_cancels(hall: Harness) -> None:
    live = await started(hall)
    service = hall.manager.tournaments
    await asyncio.gather(
        service.pause(live.id, MODERATOR, pauses=True), service.cancel(live.id, MODERATOR, REASON)
    )
    await hall.quiet()
    assert live.state.stage is Stage.CANCELLED
    assert await tables(hall, live) == []
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [0] * 4
    with refused(Problem.NOT_RUNNING, "over"):
        await service.pause(live.id, MODERATOR, pauses=False)


@pytest.mark.long
@pytest.mark.parametrize("what", ["settings", "an event", "options", "the game"])
async def test_what_cannot_be_read_is_told_once_and_stops_nobody_else(
    hall: Harness, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    live, other = await opened(hall), await opened(hall, people=2)
    change = {
        "settings": "UPDATE tournaments SET settings = '{' WHERE tournament_id = ?",
        "an event": "UPDATE tournament_events SET event = '{' WHERE seq = 2 AND tournament_id = ?",
        "options": r"""UPDATE tournaments SET settings = replace(settings, '{\"target\":10}', '{\"x\":1}')
            WHERE tournament_id = ?""",
        "the game": "UPDATE tournaments SET settings = replace(settings, '\"gin\"', '\"whist\"') "
        "WHERE tournament_id = ?",
    }
    await hall.spoil(change[what], live.id)
    harness = await hall.killed()
    harness.spoilt = True
    await harness.advance(100 * MINUTE)
    warned = [each.message for each in caplog.records if each.levelname != "INFO"]
    assert sum("stands still" in each for each in warned) == 1
    assert len(warned) <= 6, "and a warning each for its message"
    assert (await harness.manager.tournaments.find(other.id)).state.stage is Stage.OVER
    assert other.id in [each.id for each in await harness.manager.tournaments.in_guild(GUILD, live=False)]
    if what in ("settings", "an event"):
        with not_allowed(TableReason.TOURNAMENT_BROKEN, "cannot be read"):
            await harness.manager.tournaments.register(live.id, ELIF)
        await harness.manager.erase(ANNA.id)
    await harness.manager.tournaments.cancel(live.id, MODERATOR, REASON)
    assert [await chips(harness, each) for each in (CARLA, DAVID)] == [0, 0]


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        ("{", "cannot be read"),
        ('{"event":"RoundBegan","round":1,"matches":[[1,1]],"byes":[]}', "could not happen"),
    ],
    ids=["not read", "not possible"],
)
async def test_one_that_cannot_be_read_is_ended_by_who_may_cancel_it(
    hall: Harness, event: str, fault: str
) -> None:
    """Regression: nobody could end it, and its entries stayed in the pot."""
    live = await started(hall)
    await hall.manager.tournaments.withdraw(live.id, DAVID)
    await hall.quiet()  # the match that he has left is over
    playing = [table.id for table in await tables(hall, live)]
    assert playing != []
    await hall.spoil(
        f"UPDATE tournament_events SET event = '{event}' WHERE seq = 2 AND tournament_id = ?", live.id
    )
    harness = await hall.killed()
    harness.spoilt = True
    cancel = harness.manager.tournaments.cancel
    with not_allowed(TableReason.NOT_ORGANISER, "organise"):
        await cancel(live.id, ANNA, REASON)
    with not_allowed(TableReason.OTHER_SERVER, "server"):
        await cancel(live.id, replace(MODERATOR, guild=GUILD + 1), REASON)
    assert await chips(harness, ANNA) == -ENTRY
    assert await harness.manager.tournaments.meant(MODERATOR, CHANNEL) == live.id
    assert await cancel(live.id, MODERATOR, REASON) is None
    assert [await chips(harness, each) for each in PEOPLE[:4]] == [0, 0, 0, 0]
    ended = "SELECT count(*) FROM tables WHERE status = 'closed' AND tournament_id = ?"
    assert await harness.rows(ended, live.id) == [(len(playing),)]
    await harness.quiet()
    with refused(Problem.NOT_RUNNING, "over"):
        await cancel(live.id, MODERATOR, REASON)
    await harness.advance(10_000)
    assert {"unread": GUILD} in [page.components[0] for page in harness.messenger.messages.values()]
    await harness.advance(HOUR)
    rest = "SELECT stage, due_at, version - shown FROM tournaments WHERE tournament_id = ?"
    assert await harness.rows(rest, live.id) == [("cancelled", None, 0)]
    [report] = await audit_all(harness.database)
    told = [str(each) for each in report.faults]
    assert any(fault in each for each in told)
    assert all(fault in each or "does not follow" in each for each in told), told


@pytest.mark.long
async def test_nothing_is_paired_while_it_is_paused(hall: Harness) -> None:
    live = await started(hall)
    service = hall.manager.tournaments
    await service.pause(live.id, MODERATOR, pauses=True)
    with refused(Problem.PAUSED, "is paused"):
        await service.pause(live.id, MODERATOR, pauses=True)
    for table in await tables(hall, live):
        await resign(hall, table)
    await hall.advance(5 * MINUTE)
    assert live.state.round == 1
    await service.pause(live.id, MODERATOR, pauses=False)
    await hall.advance(MINUTE)
    assert live.state.round == 2
    with refused(Problem.NOT_PAUSED, "not paused"):
        await service.pause(live.id, MODERATOR, pauses=False)


@pytest.mark.long
async def test_who_withdraws_loses_the_match_that_they_play(hall: Harness) -> None:
    live = await started(hall)
    table = await table_of(hall, live, ANNA)
    await hall.manager.tournaments.withdraw(live.id, ANNA)
    await hall.quiet()
    assert table.status is Status.OVER
    [(seats, winners, source)] = results(live)
    assert (1 in seats, 1 in winners, source) == (True, False, Source.PLAYED)
    await reviewed(hall, live)
    assert sum(1 in each.seats for each in live.state.pairings) == 1
    assert await chips(hall, ANNA) == -ENTRY


@pytest.mark.long
async def test_a_substitute_plays_on_with_the_points(hall: Harness) -> None:
    live = await started(hall)
    service = hall.manager.tournaments
    with refused(Problem.STILL_PLAYING, "is playing match", own=False):
        await service.substitute(live.id, MODERATOR, ANNA.id, FRANK)
    await resign(hall, await table_of(hall, live, ANNA))
    with refused(Problem.ALREADY_IN, "takes part already", own=False):
        await service.substitute(live.id, MODERATOR, ANNA.id, BORIS)
    await service.substitute(live.id, MODERATOR, ANNA.id, FRANK, REASON)
    await reviewed(hall, live)
    assert [each.entrant for each in standings(live.state)].count(5) == 1
    assert 1 not in [each.entrant for each in standings(live.state)]
    await hall.advance(2 * MINUTE)
    assert live.state.stage is Stage.OVER
    assert sum([await chips(hall, each) for each in PEOPLE[:6]]) == 0


async def test_who_is_disqualified_loses_the_match_and_the_prize(hall: Harness) -> None:
    live = await started(hall)
    await hall.manager.tournaments.disqualify(live.id, MODERATOR, ANNA.id, REASON)
    with refused(Problem.OUT, "out of this tournament", own=False):
        await hall.manager.tournaments.disqualify(live.id, MODERATOR, ANNA.id, REASON)
    await hall.quiet()
    assert all(1 not in winners for _, winners, _ in results(live))
    await reviewed(hall, live)
    await hall.advance(2 * MINUTE)
    assert [each for each, _ in live.state.paid] == [2, 3, 4]
    assert await chips(hall, ANNA) == -ENTRY
    assert sum(amount for _, amount in live.state.paid) == 4 * ENTRY


async def test_everybody_is_disqualified(hall: Harness) -> None:
    live = await started(hall)
    for person in PEOPLE[:4]:
        await hall.manager.tournaments.disqualify(live.id, MODERATOR, person.id, REASON)
        await hall.quiet()
    await hall.advance(5 * MINUTE)
    assert live.state.stage is Stage.CANCELLED
    assert await tables(hall, live) == []


@pytest.mark.long
@pytest.mark.parametrize("form", [Format.KNOCKOUT, Format.SWISS, Format.ROUND_ROBIN, Format.ARENA])
async def test_nobody_comes(hall: Harness, form: Format) -> None:
    live = await started(hall, form)
    await hall.advance(40 * MINUTE)
    assert live.state.stage is Stage.OVER
    assert all(source is Source.PLAYED for *_, source in results(live))
    assert await tables(hall, live) == []


async def test_whose_clock_runs_out_loses(hall: Harness) -> None:
    live = await started(hall, people=2, clock_ms=MINUTE, increment_ms=0)
    [table] = await tables(hall, live)
    slow = table.actors[0]
    await hall.advance(2 * MINUTE)
    [(seats, winners, _)] = results(live)
    assert winners == (seats[1 - slow],)


async def test_one_who_is_away_still_loses_by_the_clock_and_no_computer_plays(hall: Harness) -> None:
    live = await started(hall, people=2, clock_ms=0, turn_ms=MINUTE)
    [table] = await tables(hall, live)
    slow = table.actors[0]
    await hall.advance(MINUTE + 1)
    [(seats, winners, _)] = results(live)
    assert winners == (seats[1 - slow],)
    assert await hall.rows("SELECT count(*) FROM actions WHERE why <> 'player'") == [(0,)]


async def test_a_result_is_set_while_the_table_plays(hall: Harness) -> None:
    live = await started(hall)
    table = await table_of(hall, live, ANNA)
    seat = table.seat_for(ANNA.id)
    scores = [0, 0]
    scores[1 - seat] = 5
    with refused(Problem.NO_SUCH_MATCH, "no such match"):
        await hall.manager.tournaments.set_result(live.id, MODERATOR, 9, [0, 0], REASON)
    with not_allowed(TableReason.NOT_ORGANISER, "organise"):
        await hall.manager.tournaments.set_result(live.id, ANNA, 1, [5, 0], REASON)
    await hall.manager.tournaments.set_result(live.id, MODERATOR, table.pairing or 0, scores, REASON)
    await hall.quiet()
    assert not table.live
    pairing = live.state.pairing(table.pairing or 0)
    assert pairing.result is not None
    assert (pairing.result.source, pairing.result.winners) == (Source.ORGANISER, (1 - seat,))
    assert live.events[-1].note == REASON
    assert sum(isinstance(each.event, Finished) for each in live.events) == 1


async def test_a_result_that_is_set_as_the_match_ends_counts_once(hall: Harness) -> None:
    live = await started(hall, people=2)
    [table] = await tables(hall, live)
    await asyncio.gather(
        hall.manager.resign(table.id, ANNA),
        hall.manager.tournaments.set_result(live.id, MODERATOR, 1, [1, 1], REASON),
    )
    await hall.quiet()
    kinds = [each.event.source for each in live.events if isinstance(each.event, Finished)]
    assert kinds.count(Source.PLAYED) <= 1
    assert kinds.count(Source.ORGANISER) == 1
    await hall.advance(5 * MINUTE)
    assert live.state.stage is Stage.OVER


@pytest.mark.long
async def test_a_knockout_needs_a_winner(hall: Harness) -> None:
    live = await started(hall, Format.KNOCKOUT)
    with refused(Problem.TIED, "needs a winner"):
        await hall.manager.tournaments.set_result(live.id, MODERATOR, 1, [1, 1], REASON)
    await reviewed(hall, live)
    with refused(Problem.SETTLED, "next round follows"):
        await hall.manager.tournaments.set_result(live.id, MODERATOR, 1, [1, 0], REASON)


async def test_a_moderator_closes_a_match(hall: Harness) -> None:
    live = await started(hall, people=2)
    [table] = await tables(hall, live)
    await hall.manager.close(table.id, MODERATOR)
    await hall.quiet()
    assert len(results(live)) == 1
    await hall.advance(5 * MINUTE)
    assert live.state.stage is Stage.OVER


@pytest.mark.long
async def test_an_erased_member_leaves_and_their_prize_goes_to_nobody_who_is_known(hall: Harness) -> None:
    live = await started(hall)
    await resign(hall, await table_of(hall, live, ANNA))
    await hall.manager.erase(ANNA.id)
    await hall.quiet()
    assert live.number_of(ANNA.id) is None
    assert live.identity(1).member_id < 0
    assert live.state.entrant(1).withdrawn
    await reviewed(hall, live)
    await hall.advance(2 * MINUTE)
    assert live.state.stage is Stage.OVER
    assert sum(amount for _, amount in live.state.paid) == 4 * ENTRY


async def test_a_tournament_goes_on_when_its_organiser_is_erased(hall: Harness) -> None:
    """Regression: its copy in memory was old, and so it was looked at again and again."""
    live = await opened(hall, people=3, starts_at=0)
    organiser = live.record.organiser_id
    assert live.number_of(organiser) is None
    await hall.manager.erase(organiser)
    [(version,)] = await hall.rows("SELECT version FROM tournaments WHERE tournament_id = ?", live.id)
    assert live.record.version == version
    assert live.record.organiser_id < 0


@pytest.mark.parametrize(
    ("missing", "stage"), [("channel", Stage.CANCELLED), ("send_messages", Stage.REGISTRATION)]
)
async def test_a_channel_that_nobody_saw_deleted_cancels_it(
    hall: Harness, missing: str, stage: Stage
) -> None:
    live = await opened(hall, people=3, starts_at=0)
    hall.messenger.closed_channels[CHANNEL] = missing
    await hall.manager.tournaments.register(live.id, DAVID)
    await hall.advance(MINUTE)
    live = await hall.manager.tournaments.find(live.id)
    assert live.state.stage is stage
    left = 0 if stage is Stage.CANCELLED else -ENTRY
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [left] * 4


@pytest.mark.parametrize("gone", ["channel", "server"])
@pytest.mark.parametrize("runs", [True, False])
async def test_its_place_is_gone(hall: Harness, gone: str, runs: bool) -> None:
    live = await (started if runs else opened)(hall)
    if gone == "channel":
        await hall.manager.channel_gone(CHANNEL)
    else:
        await hall.manager.server_gone(GUILD)
    await hall.quiet()
    await hall.advance(MINUTE)
    assert (live.state.stage, live.state.cancelled_for) == (Stage.CANCELLED, Reason.CHANNEL)
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [0] * 4
    playing = "SELECT count(*) FROM tables WHERE status IN ('playing', 'paused')"
    assert await hall.rows(playing) == [(0,)]


async def test_an_organiser_who_loses_the_role_organises_no_more(hall: Harness) -> None:
    role = 4242
    await hall.manager.members.change_guild(GUILD, organisers=role)
    organiser = replace(PEOPLE[10], roles=frozenset({role}))
    live = await started(hall)
    await hall.manager.tournaments.pause(live.id, organiser, pauses=True)
    with not_allowed(TableReason.NOT_ORGANISER, "organise"):
        await hall.manager.tournaments.pause(live.id, replace(organiser, roles=frozenset()), pauses=False)


@pytest.mark.long
async def test_who_comes_late(hall: Harness) -> None:
    live = await started(hall, Format.ARENA, people=2)
    await hall.manager.tournaments.register(live.id, CARLA)
    await hall.manager.tournaments.register(live.id, DAVID)
    await hall.advance(10_000)
    assert len(await tables(hall, live)) == 2
    await hall.manager.tournaments.rest(live.id, ANNA, rests=True)
    await resign(hall, await table_of(hall, live, ANNA), ANNA)
    await hall.advance(20_000)
    assert live.state.playing(1) is None
    other = await started(hall, Format.ROUND_ROBIN)
    with refused(Problem.NOT_OPEN, "started already", own=False):
        await hall.manager.tournaments.register(other.id, FRANK)


# --- after the last match


@pytest.mark.long
async def test_prizes_are_paid_at_once_if_nobody_complains(hall: Harness) -> None:
    live = await started(hall)
    with refused(Problem.NOT_IN_REVIEW, "once all matches are played"):
        await hall.manager.tournaments.agree(live.id, ANNA)
    await reviewed(hall, live)
    for person in PEOPLE[:4]:
        assert live.state.stage is Stage.REVIEW
        await hall.manager.tournaments.agree(live.id, person)
        await hall.quiet()
    assert live.state.stage is Stage.OVER
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [10, 2, -2, -10]


@pytest.mark.long
async def test_a_complaint_holds_the_prizes_until_it_is_decided(hall: Harness) -> None:
    live = await started(hall)
    await reviewed(hall, live)
    service = hall.manager.tournaments
    await service.complain(live.id, DAVID, "he was slow")
    await hall.advance(60 * MINUTE)
    assert live.state.stage is Stage.REVIEW
    with not_allowed(TableReason.MODERATORS, "oderator"):
        await service.decide(live.id, ANNA, 4, upheld=True, note=REASON)
    with refused(Problem.NO_COMPLAINT, "no complaint"):
        await service.decide(live.id, MODERATOR, 1, upheld=True, note=REASON)
    await service.decide(live.id, MODERATOR, 4, upheld=False, note=REASON)
    await hall.advance(1_000)
    assert live.state.stage is Stage.OVER
    with refused(Problem.NOT_IN_REVIEW, "once all matches are played"):
        await service.complain(live.id, DAVID, "again")


async def test_who_takes_a_complaint_back_agrees(hall: Harness) -> None:
    live = await started(hall, people=2)
    await reviewed(hall, live)
    await hall.manager.tournaments.complain(live.id, BORIS, "no")
    await hall.manager.tournaments.agree(live.id, BORIS)
    await hall.manager.tournaments.agree(live.id, ANNA)
    await hall.quiet()
    assert live.state.stage is Stage.OVER


async def test_a_result_changed_in_review_changes_the_prizes_and_asks_again(hall: Harness) -> None:
    live = await started(hall, people=2, prizes=(100,))
    await reviewed(hall, live)
    service = hall.manager.tournaments
    await hall.advance(MINUTE - 1_000)
    await service.agree(live.id, ANNA)
    seats = live.state.pairing(1).seats
    scores = [1 if number == 2 else 0 for number in seats]
    await service.set_result(live.id, MODERATOR, 1, scores, REASON)
    await service.agree(live.id, BORIS)
    await hall.advance(2_000)
    assert live.state.stage is Stage.REVIEW, "who agreed to the old result may complain about the new one"
    await hall.advance(MINUTE)
    assert live.state.stage is Stage.OVER
    assert [await chips(hall, each) for each in PEOPLE[:2]] == [-ENTRY, ENTRY]


@pytest.mark.long
async def test_cancelled_in_review(hall: Harness) -> None:
    live = await started(hall)
    await reviewed(hall, live)
    await hall.manager.tournaments.cancel(live.id, MODERATOR, REASON)
    await hall.advance(5 * MINUTE)
    assert [await chips(hall, each) for each in PEOPLE[:4]] == [0] * 4


@pytest.mark.long
async def test_who_was_removed_from_a_server_unseen_cancels_after_half_an_hour(hall: Harness) -> None:
    live = await opened(hall, people=4, entry=ENTRY, starts_at=hall.clock.now() + 600 * MINUTE)
    await hall.advance(MINUTE)
    messenger = hall.messenger
    messenger.closed_channels[CHANNEL] = "view_channel"
    await hall.manager.tournaments.register(live.id, PEOPLE[4])
    await hall.advance(60 * MINUTE)  # only the permission is missing
    assert live.state.stage is Stage.REGISTRATION
    messenger.removed.add(GUILD)
    await hall.advance(20 * MINUTE)
    messenger.unknown = True
    await hall.advance(60 * MINUTE)  # it may be there again
    messenger.unknown = False
    await hall.advance(20 * MINUTE)
    assert live.state.stage is Stage.REGISTRATION
    await hall.advance(20 * MINUTE)
    assert (live.state.stage, live.state.cancelled_for) == (Stage.CANCELLED, Reason.CHANNEL)
    assert [await chips(hall, each) for each in PEOPLE[:5]] == [0] * 5
    await hall.advance(MINUTE)
    before = len(messenger.requests)
    await hall.advance(600 * MINUTE)
    assert len(messenger.requests) == before


# --- downtime, and the clock


def delays(live: LiveTournament) -> list[int]:
    return [each.event.by for each in live.events if isinstance(each.event, Delayed)]


@pytest.mark.long
@pytest.mark.parametrize("pulse_ms", [5_000])
async def test_downtime_over_the_check_in_delays_the_start(hall: Harness) -> None:
    live = await opened(hall, check_in_ms=MINUTE)
    await hall.advance(90_000)
    after = await hall.killed(down=10 * MINUTE)
    again = await after.manager.tournaments.find(live.id)
    await after.quiet()
    assert again.state.stage is Stage.REGISTRATION
    assert delays(again) == [10 * MINUTE]
    for person in PEOPLE[:4]:
        await after.manager.tournaments.check_in(live.id, person)
    await after.advance(30_000)
    assert again.state.stage is Stage.RUNNING


async def test_downtime_before_the_check_in_delays_nothing(hall: Harness) -> None:
    live = await opened(hall, starts_at=hall.clock.now() + 60 * MINUTE, check_in_ms=MINUTE)
    after = await hall.killed(down=10 * MINUTE)
    assert delays(await after.manager.tournaments.find(live.id)) == []


@pytest.mark.long
async def test_downtime_over_the_end_of_an_arena_and_over_a_review(hall: Harness) -> None:
    live = await started(hall, Format.ARENA)
    after = await hall.killed(down=10 * MINUTE)
    again = await after.manager.tournaments.find(live.id)
    assert again.state.stage is Stage.RUNNING
    await reviewed(after, again)
    last = await after.killed(down=10 * MINUTE, seed=3)
    again = await last.manager.tournaments.find(live.id)
    await last.quiet()
    assert again.state.stage is Stage.REVIEW
    assert delays(again) == [10 * MINUTE, 10 * MINUTE]
    await last.advance(MINUTE)
    assert again.state.stage is Stage.OVER


@pytest.mark.long
async def test_a_clock_set_back_undoes_nothing(hall: Harness) -> None:
    live = await started(hall)
    hall.clock._now -= 3 * MINUTE
    for table in await tables(hall, live):
        await resign(hall, table)
    await hall.advance(5 * MINUTE)
    await reviewed(hall, live)
    await hall.advance(6 * MINUTE)
    assert live.state.stage is Stage.OVER


@pytest.mark.long
@pytest.mark.parametrize("form", [Format.SWISS, Format.KNOCKOUT, Format.ARENA, Format.LADDER])
async def test_nothing_waits_until_a_clock_that_was_set_back_has_caught_up(
    hall: Harness, form: Format
) -> None:
    live = await started(hall, form, length_ms=10 * MINUTE)
    for hours in (3, 5):
        hall.clock._now -= hours * HOUR
        hall = await hall.killed(seed=hours)
    again = await hall.manager.tournaments.find(live.id)
    assert [each.event.by for each in again.events if isinstance(each.event, SetBack)] == [3 * HOUR, 5 * HOUR]
    assert again.state.started_at == hall.clock.now()
    for _ in range(4):
        for table in await tables(hall, again):
            await resign(hall, table)
        await hall.advance(3 * MINUTE)
    await hall.advance(10 * MINUTE)
    assert again.state.stage is Stage.OVER


async def test_the_clocks_of_two_machines_differ_a_little(hall: Harness) -> None:
    live = await started(hall)
    hall.clock._now -= 500
    for table in await tables(hall, live):
        await resign(hall, table)
    times = [each.at for each in live.events]
    assert times == sorted(times)
    assert not [each for each in live.events if isinstance(each.event, SetBack)]


# --- messages


async def test_calls_mention_the_entrants_once_and_edits_keep_their_distance(hall: Harness) -> None:
    live = await opened(hall, people=0, check_in_ms=MINUTE)
    await hall.advance(5_000)
    mark = len(hall.messenger.requests)
    for person in PEOPLE[:10]:
        await hall.manager.tournaments.register(live.id, person)
        await hall.quiet()
    await hall.advance(5_000)
    shown = [each.page for each in hall.messenger.requests[mark:] if each.page is not None]
    assert len([page for page in shown if "tournament" in page.components[0]]) == 1
    await hall.advance(60_000)
    calls = [
        each.page
        for each in hall.messenger.requests
        if each.page is not None and "call" in each.page.components[0]
    ]
    assert [page.components[0]["call"] for page in calls] == ["CheckInOpened"]
    assert {*calls[0].mentions} == {person.id for person in PEOPLE[:10]}


def shown(harness: Harness) -> dict[str, Any]:
    """Return what the message of the only tournament shows."""
    [page] = [
        page
        for page in harness.messenger.messages.values()
        if "tournament" in page.components[0] and "call" not in page.components[0]
    ]
    return dict(page.components[0])


async def test_the_message_follows_until_it_can_link_all_tables(hall: Harness) -> None:
    live = await opened(hall)
    hall.database.refuse("INSERT INTO tables", times=-1)
    await hall.advance(2 * MINUTE + 1_000)
    assert (live.state.stage, shown(hall)["tables"]) == (Stage.RUNNING, 0)
    hall.database.refuse("", times=0)
    await hall.advance(20_000)
    assert shown(hall)["tables"] == 2


async def test_a_first_message_that_was_not_noted_is_found_again(hall: Harness) -> None:
    live = await opened(hall, people=0)
    await hall.advance(5_000)
    await hall.spoil("UPDATE tournaments SET shown = -1, shown_at = 0, message_id = NULL")
    after = await hall.killed()
    await after.manager.tournaments.register(live.id, ANNA)
    await after.advance(10_000)
    assert shown(after)["version"] == 1


async def test_a_clock_set_back_does_not_stop_the_edits(hall: Harness) -> None:
    live = await opened(hall, people=0, starts_at=hall.clock.now() + 60 * MINUTE)
    await hall.advance(10_000)
    hall.clock._now -= 30 * MINUTE
    after = await hall.killed()
    await after.manager.tournaments.register(live.id, ANNA)
    await after.advance(10_000)
    assert shown(after)["version"] == (await after.manager.tournaments.find(live.id)).record.version


async def test_a_message_that_could_be_posted_again_is_edited_at_once(hall: Harness) -> None:
    """Regression: the next try after a failure, ten minutes later, held up all edits."""
    live = await opened(hall, people=0, starts_at=hall.clock.now() + 60 * MINUTE)
    await hall.advance(10_000)
    hall.messenger.closed_channels[CHANNEL] = "send_messages"
    tries = []
    for person in (ANNA, CARLA):  # what happens meanwhile lets nothing be tried
        await hall.manager.tournaments.register(live.id, person)
        await hall.advance(10_000)
        tries.append(len(hall.messenger.requests))
    assert tries[0] == tries[1]
    assert shown(hall)["version"] < live.record.version
    hall.messenger.closed_channels.clear()
    await hall.manager.show_tournament_again(live.id, MODERATOR)
    await hall.manager.tournaments.withdraw(live.id, CARLA)
    await hall.advance(10_000)
    assert shown(hall)["version"] == live.record.version


async def test_a_message_is_edited_as_soon_as_its_channel_is_open_again(hall: Harness) -> None:
    """Regression: it stayed outdated for ten minutes after the bot had its permissions back."""
    live = await opened(hall, people=0, starts_at=hall.clock.now() + 60 * MINUTE)
    await hall.advance(10_000)
    hall.messenger.closed_channels[CHANNEL] = "send_messages"
    await hall.manager.tournaments.register(live.id, ANNA)
    await hall.advance(10_000)
    assert shown(hall)["version"] < live.record.version
    await hall.manager.try_paused(live.guild)  # something else has changed
    await hall.advance(10_000)
    hall.messenger.closed_channels.clear()
    await hall.manager.try_paused(live.guild + 1)
    await hall.advance(10_000)
    assert shown(hall)["version"] < live.record.version
    await hall.manager.try_paused(live.guild)
    await hall.advance(1)
    assert shown(hall)["version"] == live.record.version


async def test_a_message_does_not_keep_the_name_of_somebody_who_was_erased(hall: Harness) -> None:
    """Regression: it was edited as they left, with their name, and not again by the process."""
    live = await opened(hall, people=2, starts_at=hall.clock.now() + 60 * MINUTE)
    await hall.advance(10_000)
    await hall.manager.tournaments.withdraw(live.id, ANNA)
    await hall.advance(1)
    await hall.manager.erase(ANNA.id)
    await hall.advance(10_000)
    [(version,)] = await hall.rows("SELECT version FROM tournaments WHERE tournament_id = ?", live.id)
    assert shown(hall)["version"] == version


def messages_of(harness: Harness) -> list[MessageRef]:
    return [ref for ref, page in harness.messenger.messages.items() if "tournament" in page.components[0]]


async def test_the_message_is_posted_again_at_the_end_of_its_channel(hall: Harness) -> None:
    live = await opened(hall, people=2, starts_at=hall.clock.now() + 60 * MINUTE)
    await hall.advance(10_000)
    [before] = messages_of(hall)
    with not_allowed(TableReason.NOT_ORGANISER, "organise"):
        await hall.manager.show_tournament_again(live.id, PEOPLE[3])
    await hall.manager.show_tournament_again(live.id, MODERATOR)
    await hall.manager.show_tournament_again(live.id, MODERATOR)  # a double press
    await hall.quiet()
    [after] = messages_of(hall)
    assert after != before
    await hall.manager.tournaments.register(live.id, CARLA)
    await hall.advance(10_000)
    assert messages_of(hall) == [after]
    assert shown(hall)["version"] == live.record.version
    hall.messenger.closed_channels[CHANNEL] = "send_messages"
    with not_allowed(TableReason.MISSING_PERMISSION, "Send Messages"):
        await hall.manager.show_tournament_again(live.id, MODERATOR)

"""Two processes on one database act at once, with the same result as one after the other."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from bot.manager.results.gift_offers import GiftOffers, OfferRefused
from bot.manager.tables.table import TableError
from bot.manager.time.clock import ManualClock
from data.audit import audit_all
from data.ledger.ledger_queries import wallet
from data.tables import table_queries
from engine.ai import Level
from engine.errors import EngineError
from tests.bot.manager.harness import ANN, BOB, CEM, GUILD, MODERATOR, NOON, Harness, open_harness, share

Thing = Callable[[Harness, str], Awaitable[object]]


async def _moves(harness: Harness, table_id: str) -> object:
    """Press the first offered action of the first player, as a panel of ply 0 does."""
    table = await harness.manager.tables.load(table_id)
    person = ANN if table.seat_of(ANN.id) == FIRST[table_id][0] else BOB
    return await harness.manager.act(
        table_id, replace(person, interaction=77), FIRST[table_id][1], deal=1, ply=0
    )


FIRST: dict[str, tuple[int, Any]] = {}
"""By id of a table that has just begun: the seat to act, and its action."""

LOBBY: dict[str, Thing] = {
    "Bob joins": lambda harness, id_: harness.manager.lobby.join(id_, BOB),
    "Cem joins": lambda harness, id_: harness.manager.lobby.join(id_, CEM),
    "a computer sits down": lambda harness, id_: harness.manager.lobby.add_computer(id_, ANN, Level.EASY),
    "Ann leaves": lambda harness, id_: harness.manager.lobby.leave(id_, ANN),
    "the host closes": lambda harness, id_: harness.manager.close(id_, ANN),
    "the host begins": lambda harness, id_: harness.manager.lobby.begin(id_, ANN),
    "the host wants a quicker turn": lambda harness, id_: harness.manager.lobby.set_rule(
        id_, ANN, "table.turn", 30_000
    ),
}
PLAY: dict[str, Thing] = {
    "who is to act moves": _moves,
    "a moderator closes": lambda harness, id_: harness.manager.close(id_, MODERATOR),
    "Ann resigns": lambda harness, id_: harness.manager.resign(id_, ANN),
    "Bob resigns": lambda harness, id_: harness.manager.resign(id_, BOB),
}
PARTNERS: dict[str, Thing] = {
    "Ann sits opposite Bob": lambda harness, id_: harness.manager.lobby.choose_partner(id_, ANN, str(BOB.id)),
    "Ann sits opposite Cem": lambda harness, id_: harness.manager.lobby.choose_partner(id_, ANN, str(CEM.id)),
    "Bob sits opposite Mona": lambda harness, id_: harness.manager.lobby.choose_partner(
        id_, BOB, str(MODERATOR.id)
    ),
    "Cem leaves": lambda harness, id_: harness.manager.lobby.leave(id_, CEM),
}


async def partners(harness: Harness) -> str:
    table = await harness.lobby(game="hand_partnership", options={})
    for person in (BOB, CEM, MODERATOR):
        await harness.manager.lobby.join(table.id, person)
    await harness.quiet()
    return table.id


async def lobby(harness: Harness) -> str:
    return (await harness.lobby(seats=2)).id


async def playing(harness: Harness) -> str:
    table = await harness.two()
    seat = table.actors[0]
    assert table.deal is not None
    FIRST[table.id] = seat, table.deal.legal_actions(seat)[0]
    return table.id


@asynccontextmanager
async def opened(folder: Path, name: str) -> AsyncIterator[Harness]:
    harness = await open_harness(folder / f"{name}.sqlite3", ManualClock(NOON))
    harness.messenger.draws = False
    try:
        yield harness
    finally:
        await harness.close()


async def answer(work: Awaitable[object]) -> str:
    try:
        await work
    except (TableError, OfferRefused) as refused:
        return refused.reason.value
    except EngineError as refused:
        return type(refused).__name__
    return "done"


async def at_the_gate(harnesses: Sequence[Harness], *asked: Awaitable[object]) -> list["asyncio.Task[str]"]:
    """Let each process evaluate its request up to the moment of the write."""
    for each in harnesses:
        each.database.gate.clear()
    work = [asyncio.create_task(answer(each)) for each in asked]
    pairs = list(zip(work, harnesses, strict=True))
    while any(not task.done() and not each.database.waiting for task, each in pairs):  # noqa: ASYNC110 - threads
        await asyncio.sleep(0)
    return work


async def stands(harness: Harness, table_id: str) -> list[Any]:
    """Return what is stored of a table, without cards and random values."""
    stored = await table_queries.load_table(harness.database, table_id)
    assert stored is not None
    seats = [(seat.member_id, seat.level, seat.away, seat.resigned_at) for seat in stored.seats]
    moves = [(move.ply, move.who, move.interaction_id) for deal in stored.deals for move in deal.actions]
    return [stored.status, stored.host_id, stored.turn_ms, stored.version, seats, moves]


async def one_after_the_other(
    folder: Path, begin: Callable[[Harness], Awaitable[str]], *things: Thing
) -> Any:
    """Run the requests in order; return their answers and the table's final state."""
    async with opened(folder, f"order{len(list(folder.iterdir()))}") as harness:
        table_id = await begin(harness)
        answers = [await answer(thing(harness, table_id)) for thing in things]
        return answers, await stands(harness, table_id)


PAIRS = [
    pytest.param(begin, things, names, id=" / ".join(names))
    for begin, things in ((lobby, LOBBY), (playing, PLAY), (partners, PARTNERS))
    for names in combinations_with_replacement(things, 2)
]


@pytest.mark.long
@pytest.mark.parametrize(("begin", "things", "names"), PAIRS)
async def test_two_at_once_are_as_one_after_the_other(
    tmp_path: Path,
    begin: Callable[[Harness], Awaitable[str]],
    things: dict[str, Thing],
    names: tuple[str, str],
) -> None:
    """Both processes evaluate before either writes; each of them writes first once."""
    asked = [things[name] for name in names]
    alike = len({*names}) == 1
    orders = [
        await one_after_the_other(tmp_path, begin, asked[at], asked[1 - at]) for at in (0, 1)[: 2 - alike]
    ]
    for first in (0, 1):
        await _race(tmp_path, begin, asked, first, orders)


async def _race(
    folder: Path,
    begin: Callable[[Harness], Awaitable[str]],
    asked: Sequence[Thing],
    first: int,
    orders: list[Any],
) -> None:
    async with opened(folder, f"raced{first}") as harness:
        table_id = await begin(harness)
        other = await harness.another()
        share(harness, other)
        both = (harness, other)
        await other.manager.tables.find(table_id)
        work = await at_the_gate(
            both, *(thing(each, table_id) for thing, each in zip(asked, both, strict=True))
        )
        for at in (first, 1 - first):
            both[at].database.gate.set()
            await work[at]
        answers, state = [task.result() for task in work], await stands(harness, table_id)
        assert (answers, state) in [(orders[0][0], orders[0][1]), (orders[-1][0][::-1], orders[-1][1])]
        for each in both:
            table = await each.manager.tables.find(table_id)
            assert table.version == state[3]
            assert [player.member for player in table.players] == [seat[0] for seat in state[4]]
        assert [report.faults for report in await audit_all(harness.database)] in ([()], [])


async def test_a_press_that_is_delivered_to_two_programs_counts_once(harness: Harness) -> None:
    other = await harness.another()
    share(harness, other)
    table_id = await playing(harness)
    await other.manager.tables.find(table_id)
    answers = await asyncio.gather(*(answer(_moves(each, table_id)) for each in (harness, other)))
    assert sorted(answers) == ["done", "stale"]  # a stale press is answered with the newest page
    assert await harness.rows("SELECT ply FROM actions") == [(0,)]
    assert (await harness.manager.tables.find(table_id)).ply == 1
    assert (await other.manager.tables.find(table_id)).ply == 1


@pytest.mark.long
async def test_whoever_asks_for_the_next_deal_elsewhere_and_after_a_restart_counts(harness: Harness) -> None:
    other = await harness.another()
    share(harness, other)
    table = await harness.two(options={"deals": 2})
    await harness.play_deal(table)
    assert table.between_deals
    await harness.manager.ready(table.id, ANN)
    assert (await other.manager.tables.find(table.id)).ready == {table.seat_of(ANN.id)}
    await other.manager.ready(table.id, BOB)
    assert (await harness.manager.tables.find(table.id)).deal_no == 2
    assert (await harness.manager.tables.find(table.id)).ready == frozenset()


async def test_two_who_are_ready_at_once_have_one_deal_dealt(harness: Harness) -> None:
    table = await harness.two(options={"target": 100})
    await harness.play_deal(table, Level.EASY)
    assert table.between_deals
    other = await harness.another()
    share(harness, other)
    await other.manager.tables.find(table.id)
    both = (harness, other)
    work = await at_the_gate(
        both, *(each.manager.ready(table.id, who) for each, who in zip(both, (ANN, BOB), strict=True))
    )
    for each in both:
        each.database.gate.set()
    assert await asyncio.gather(*work) == ["done", "done"]
    for each in both:
        assert (await each.manager.tables.find(table.id)).deal_no == 2
    assert await harness.rows("SELECT deal FROM deals ORDER BY deal") == [(1,), (2,)]


async def test_nobody_is_told_of_less_than_they_have_seen_elsewhere(harness: Harness) -> None:
    other = await harness.another()
    share(harness, other)
    table_id = await playing(harness)
    behind = await other.manager.tables.find(table_id)
    await _moves(harness, table_id)
    async with behind.lock:  # by an operation that does not refresh
        assert (await other.manager.tables.find(table_id)).ply == 0
        asked = asyncio.ensure_future(other.manager.tables.find(table_id, seen=(1, 1)))
        for _ in range(9):
            await asyncio.sleep(0)
        assert not asked.done()
    assert (await asked).ply == 1


async def test_no_seat_is_kept_for_whom_another_program_has_erased(harness: Harness) -> None:
    other = await harness.another()
    share(harness, other)
    table = await harness.two()
    await harness.manager.resign(table.id, BOB)
    await other.manager.tables.find(table.id)
    await harness.manager.erase(BOB.id)
    again = await other.manager.lobby.again(table.id, ANN)
    assert await harness.rows("SELECT member_id FROM kept_seats") == []
    assert again.kept == ()


@pytest.mark.parametrize("begins", [True, False])
async def test_whoever_is_erased_leaves_the_seat_that_they_take_meanwhile(
    harness: Harness, begins: bool
) -> None:
    other = await harness.another()
    share(harness, other)
    table = await harness.lobby(ANN)
    harness.database.gate.clear()
    erasing = asyncio.create_task(harness.manager.erase(BOB.id))
    while not harness.database.waiting:  # noqa: ASYNC110 - threads
        await asyncio.sleep(0)
    await other.manager.lobby.join(table.id, BOB)
    if begins:
        await other.manager.lobby.begin(table.id, ANN)
    harness.database.gate.set()
    await erasing
    assert await harness.rows("SELECT 1 FROM seats WHERE member_id = ?", BOB.id) == []
    seats = await harness.rows("SELECT seat, resigned_at IS NULL FROM seats WHERE member_id < 0")
    status = "over" if begins else "lobby"
    assert await harness.rows("SELECT status FROM tables") == [(status,)]
    assert [left for _, left in seats] == ([0] if begins else [])


@pytest.mark.parametrize("known", [True, False])
async def test_nothing_is_learnt_of_whom_another_program_has_erased(harness: Harness, known: bool) -> None:
    table = await harness.two()
    other = await harness.another()
    share(harness, other)
    await other.manager.tables.find(table.id)
    if known:
        await other.manager.members.learn(BOB.id, dms_closed=False, begun=("gin",))
    other.database.gate.clear()
    work = asyncio.create_task(other.manager.members.learn(BOB.id, dms_closed=True))
    while not other.database.waiting:  # noqa: ASYNC110 - threads
        await asyncio.sleep(0)
    await harness.manager.erase(BOB.id)
    other.database.gate.set()
    await asyncio.wait([work])
    assert await harness.rows("SELECT settings FROM member_settings WHERE member_id = ?", BOB.id) == []
    await other.manager.members.learn(BOB.id, begun=("hand",))
    assert await harness.rows("SELECT settings FROM member_settings WHERE member_id = ?", BOB.id) == []


async def test_alone_on_a_database_nothing_is_read_before_a_move(harness: Harness) -> None:
    table = await harness.two()
    harness.database.read_gate.clear()  # a read would wait for ever
    for _ in range(2):
        seat = table.actors[0]
        assert table.deal is not None
        await harness.press(table, seat, table.deal.legal_actions(seat)[0])
    harness.database.read_gate.set()
    assert table.ply == 2


async def test_where_nothing_is_new_a_shared_database_is_not_read_before_a_move(harness: Harness) -> None:
    share(harness)
    table = await harness.two()
    harness.database.read_gate.clear()
    seat = table.actors[0]
    assert table.deal is not None
    await harness.manager.act(
        table.id, harness.person(table, seat), table.deal.legal_actions(seat)[0], deal=1, ply=0
    )
    harness.database.read_gate.set()
    assert table.ply == 1


@pytest.mark.parametrize("names", [("accept", "accept"), ("accept", "decline"), ("decline", "accept")])
async def test_an_offer_is_answered_once_by_two_programs(harness: Harness, names: tuple[str, str]) -> None:
    await harness.manager.members.change_chips(GUILD, gifts=True, gift_cap=5_000)
    other = await harness.another()
    offers = [GiftOffers(each.database, each.clock, each.manager.members) for each in (harness, other)]
    draft = await offers[0].draft(GUILD, ANN.id, BOB.id, 50)
    await offers[1].make(draft.id, GUILD, ANN.id)
    work = await at_the_gate(
        (harness, other),
        *(getattr(offer, name)(draft.id, GUILD, BOB.id) for offer, name in zip(offers, names, strict=True)),
    )
    for each in (harness, other):
        each.database.gate.set()
    answers = await asyncio.gather(*work)
    assert sorted(answers) == ["done", "gone"]
    given = names[answers.index("done")] == "accept"
    purse = await wallet(harness.database, GUILD, BOB.id)
    assert (purse.balance if purse is not None else 1_000) == 1_000 + 50 * given
    assert [report.faults for report in await audit_all(harness.database)] in ([()], [])

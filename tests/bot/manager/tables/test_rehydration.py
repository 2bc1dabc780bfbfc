"""Rebuilding a table from its record; the manager's tests cover restarts and broken records."""

from dataclasses import replace

import pytest

from bot.manager.tables.rehydration import apply_new_moves, rehydrate
from bot.manager.tables.table import MessageRef, Status, Table, TableError, TableReason
from bot.texts.refusals import table_refusal
from data.tables import table_queries
from data.tables.row_types import Status as StoredStatus
from data.tables.row_types import StoredResignation, StoredTable
from engine import GAMES
from engine.ai import Level
from engine.deal import Deal
from engine.match import Match, Outcome
from tests.bot.manager.harness import ANN, BOB, Harness, views


async def record(harness: Harness, table: Table) -> StoredTable:
    found = await table_queries.load_table(harness.database, table.id)
    assert found is not None
    return found


async def test_a_lobby(harness: Harness) -> None:
    table = await harness.lobby(preset="classic", options={"target": 250}, turn_ms=0)
    await harness.quiet()
    again = rehydrate(await record(harness, table))
    assert (again.status, again.options, again.preset, again.host) == (
        Status.LOBBY,
        table.options,
        "classic",
        ANN.id,
    )
    assert (again.board, again.deadline, again.turn_ms) == (table.board, table.deadline, 0)
    assert (again.match, again.deal, again.deal_no) == (None, None, 0)


async def test_a_match_with_its_messages(harness: Harness) -> None:
    table = await harness.two()
    for _ in range(4):
        await harness.act(table)
    again = rehydrate(await record(harness, table))
    assert views(again) == views(table)
    assert list(again.news) == list(table.news)
    assert (again.board, again.hands, again.call, again.called) == (
        table.board,
        table.hands,
        table.call,
        table.called,
    )
    assert all(isinstance(ref, MessageRef) for ref in again.hands.values())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_copy_goes_on_by_what_was_stored_since(harness: Harness, game: str) -> None:
    """Up to the end of the deal; only what the copy lacks is read."""
    seats = GAMES[game].seats[0]
    table = await harness.lobby(game=game, options={}, seats=seats)
    for _ in range(1, seats):
        await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.quiet()
    copy = rehydrate(await record(harness, table))
    for _ in range(12):
        if table.actors == ():
            break
        await harness.act(table, Level.EASY)
        since = await table_queries.load_table(harness.database, table.id, since=(copy.deal_no, copy.ply))
        assert since is not None
        fresh = apply_new_moves(copy, since)
        again = rehydrate(await record(harness, table))
        if table.deal_no == copy.deal_no and table.actors:
            assert fresh is not None
            [deal] = since.deals
            assert [action.ply for action in deal.actions] == list(range(copy.ply, again.ply))
            assert views(fresh) == views(again)
            assert all(
                getattr(fresh, name) == getattr(again, name)
                for name in (
                    "news",
                    "version",
                    "head",
                    "players",
                    "deadline",
                    "clock",
                    "options",
                    "hands",
                    "promised",
                )
            )
        else:
            assert fresh is None
        copy = fresh or again


async def test_a_copy_is_rebuilt_where_more_has_happened_than_moves(harness: Harness) -> None:
    table = await harness.two(options={"deals": 2})
    await harness.act(table)
    copy = rehydrate(await record(harness, table))
    await harness.act(table)
    since = await table_queries.load_table(harness.database, table.id, since=(copy.deal_no, copy.ply))
    assert since is not None
    assert apply_new_moves(copy, since) is not None
    [deal] = since.deals
    gone = StoredResignation(seat=1, deal=1, ply=1, why="resigned", at=2)
    later = replace(deal, actions=tuple(replace(action, ply=action.ply + 1) for action in deal.actions))
    for other in (
        replace(since, status=StoredStatus.PAUSED),
        replace(since, deals=(deal, replace(deal, deal=2, actions=()))),
        replace(since, deals=(replace(deal, result="{}"),)),
        replace(since, resignations=(gone,)),
        replace(since, deals=(later,)),
    ):
        assert apply_new_moves(copy, other) is None


async def test_a_rematch_remembers_what_it_continues(harness: Harness) -> None:
    table = await harness.two()
    await harness.play_match(table)
    new = await harness.manager.lobby.again(table.id, BOB)
    assert rehydrate(await record(harness, new)).rematch_of == table.id


async def test_news_of_an_earlier_deal_are_gone(harness: Harness) -> None:
    table = await harness.two(options={"target": 5000})
    await harness.play_deal(table)
    for person in (ANN, BOB):
        await harness.manager.ready(table.id, person)
    assert list(table.news) == []
    assert list(rehydrate(await record(harness, table)).news) == []


async def test_a_resignation_is_replayed_at_its_ply(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: it was replayed after the end of its deal, when the match could be over."""
    table = await harness.two()
    await harness.play_deal(table)
    stored = await record(harness, table)
    order: list[str] = []
    close = Match.close
    monkeypatch.setattr(Match, "resign", lambda *args, **more: order.append("resigned"))

    def noted(match: Match, deal: Deal) -> Outcome | None:
        order.append("closed")
        return close(match, deal)

    monkeypatch.setattr(Match, "close", noted)
    for ply, expected in (
        (0, ["resigned", "closed"]),
        (3, ["resigned", "closed"]),
        (table.ply, ["closed", "resigned"]),
    ):
        order.clear()
        gone = StoredResignation(seat=0, deal=1, ply=ply, why="resigned", at=0)
        rehydrate(replace(stored, resignations=(gone,)))
        assert order == expected


async def test_a_table_of_newer_rules_is_left_to_whoever_has_them(harness: Harness) -> None:
    """During a rolling update, the old process must not treat tables of newer rules as broken."""
    table = await harness.two()
    stored = await record(harness, table)
    newer = replace(stored, spec_version=stored.spec_version + 1)
    with pytest.raises(TableError) as refused:
        rehydrate(newer)
    assert refused.value.reason is TableReason.NEWER_RULES
    assert "newer rules" in table_refusal(refused.value)
    await harness.spoil("UPDATE tables SET spec_version = spec_version + 1")
    later = await harness.killed()
    with pytest.raises(TableError, match="newer_rules"):
        await later.manager.tables.find(table.id)
    assert rehydrate(replace(newer, status=StoredStatus.CLOSED)).status is Status.CLOSED

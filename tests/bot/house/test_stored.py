"""A table from its record; the manager's tests restart at every ply and spoil records in all ways."""

from dataclasses import replace

import pytest

from bot.house.stored import rebuild
from bot.house.table import MessageRef, Status, Table, TableError, TableReason
from bot.texts.refusals import table_refusal
from data import tables
from data.tables import StoredResignation, StoredTable
from engine.match import Match
from tests.bot.house.house import ANN, BOB, House, views


async def record(house: House, table: Table) -> StoredTable:
    found = await tables.load_table(house.database, table.id)
    assert found is not None
    return found


async def test_a_lobby(house: House) -> None:
    table = await house.lobby(preset="classic", options={"target": 250}, turn_ms=0)
    await house.quiet()
    again = rebuild(await record(house, table))
    assert (again.status, again.options, again.preset, again.host) == (
        Status.LOBBY,
        table.options,
        "classic",
        ANN.id,
    )
    assert (again.board, again.deadline, again.turn_ms) == (table.board, table.deadline, 0)
    assert (again.match, again.deal, again.deal_no) == (None, None, 0)


async def test_a_match_with_its_messages(house: House) -> None:
    table = await house.two()
    for _ in range(4):
        await house.act(table)
    again = rebuild(await record(house, table))
    assert views(again) == views(table)
    assert list(again.news) == list(table.news)
    assert (again.board, again.hands, again.call, again.called) == (
        table.board,
        table.hands,
        table.call,
        table.called,
    )
    assert all(isinstance(ref, MessageRef) for ref in again.hands.values())


async def test_a_rematch_remembers_what_it_continues(house: House) -> None:
    table = await house.two()
    await house.play_match(table)
    new = await house.manager.lobby.again(table.id, BOB)
    assert rebuild(await record(house, new)).rematch_of == table.id


async def test_news_of_an_earlier_deal_are_gone(house: House) -> None:
    table = await house.two(options={"target": 5000})
    await house.play_deal(table)
    for person in (ANN, BOB):
        await house.manager.ready(table.id, person)
    assert list(table.news) == []
    assert list(rebuild(await record(house, table)).news) == []


async def test_a_resignation_is_replayed_at_its_ply(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was replayed after the end of its deal, when the match may be over: nobody can resign any more."""
    table = await house.two()
    await house.play_deal(table)
    stored = await record(house, table)
    order: list[str] = []
    close = Match.close
    monkeypatch.setattr(Match, "resign", lambda *args, **more: order.append("resigned"))
    monkeypatch.setattr(Match, "close", lambda match, deal: order.append("closed") or close(match, deal))
    for ply, expected in (
        (0, ["resigned", "closed"]),
        (3, ["resigned", "closed"]),
        (table.ply, ["closed", "resigned"]),
    ):
        order.clear()
        gone = StoredResignation(seat=0, deal=1, ply=ply, why="resigned", at=0)
        rebuild(replace(stored, resignations=(gone,)))
        assert order == expected


async def test_a_table_of_newer_rules_is_left_to_whoever_has_them(house: House) -> None:
    """An update goes from process to process; one that is still to come takes nothing for spoilt."""
    table = await house.two()
    stored = await record(house, table)
    newer = replace(stored, spec_version=stored.spec_version + 1)
    with pytest.raises(TableError) as refused:
        rebuild(newer)
    assert refused.value.reason is TableReason.NEWER_RULES
    assert "newer rules" in table_refusal(refused.value)
    await house.spoil("UPDATE tables SET spec_version = spec_version + 1")
    later = await house.killed()
    with pytest.raises(TableError, match="newer_rules"):
        await later.manager.tables.find(table.id)
    assert rebuild(replace(newer, status=Status.CLOSED)).status is Status.CLOSED

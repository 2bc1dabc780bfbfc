"""``bot tables``: live tables are listed and closed, with or without a bot on the database."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import __main__ as command
from bot.manager.tables.table import Status, Table, TableError
from bot.manager.time.clock import ManualClock
from bot.run.problem import SET_RIGHT, UNFIT
from bot.texts.refusals import table_refusal
from data.audit import audit_all
from data.db.instance_lock import Lock
from data.tables.stakes import Stakes
from engine.ai import Level, choose
from tests.bot.manager.harness import ANN, BOB, CEM, ELSEWHERE, GUILD, Harness, open_harness
from tests.bot.test_main import bare_environment as bare_environment  # a fixture of this module, too
from tests.postgres import Postgres

FILE = Path("cardroom.sqlite3")
STAKE = 200
Said = tuple[int, str]


@pytest.fixture
async def harness() -> AsyncIterator[Harness]:
    harness = await open_harness(FILE, ManualClock())
    yield harness
    await harness.close()


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> "Say":
    return Say(capsys)


class Say:
    """Run a command line; return its exit code and its output on one line."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    async def __call__(self, *line: str) -> Said:
        code = await asyncio.to_thread(command.main, line)
        return code, " ".join("".join(self._capsys.readouterr()).split())


async def staked(harness: Harness) -> Table:
    """Return a table in mid-deal at which two players have put chips into the pot."""
    table = await harness.two(stakes=Stakes(pot=STAKE, minimum=STAKE))
    for _ in range(3):
        await harness.act(table)
    return table


async def paused(harness: Harness) -> Table:
    table = await harness.two(ANN, CEM, channel=ELSEWHERE)
    harness.messenger.closed_channels[ELSEWHERE] = "send_messages"
    await harness.manager.pause(table, "send_messages")
    return table


async def shut(harness: Harness) -> None:
    """Stop a process cleanly."""
    await harness.quiet()
    await harness.manager.stop()
    await harness.database.close()


async def audited(harness: Harness) -> list[str]:
    """Return the faults that an audit finds."""
    return [str(fault) for report in await audit_all(harness.database._db) for fault in report.faults]


async def paid_back(harness: Harness) -> None:
    """Check that pots are empty, no player has lost chips, and all chips sum to 0."""
    balances = await harness.rows("SELECT kind, balance FROM accounts WHERE kind IN ('pot', 'wallet')")
    assert sorted(set(balances)) == [("pot", 0), ("wallet", 1000)]
    assert await harness.rows("SELECT sum(balance) FROM accounts") == [(0,)]


async def test_tables_are_listed_also_while_the_bot_runs_which_alone_may_end_them(
    harness: Harness, say: Say
) -> None:
    table, lobby, still = await staked(harness), await harness.lobby(CEM), await paused(harness)
    lock = Lock.take(FILE)
    code, said = await say("tables")
    assert code == 0
    for each in (table, lobby, still):
        assert f"{each.id} table {each.number} of server {GUILD}, channel {each.channel}" in said
    assert f"gin, playing; Ann, Bob; the pot holds {2 * STAKE} chips" in said
    assert "gin, lobby; Cem; the pot holds 0 chips" in said
    assert "gin, paused: " in said
    assert "Send Messages" in said
    assert said.endswith("3 tables.")
    code, said = await say("tables", "--close", table.id, "--yes")
    assert code == SET_RIGHT
    assert "Stop the bot first, or ask a moderator of the server to use /table close." in said
    assert "Nothing was changed." in said
    lock.close()
    await harness.act(table)


@pytest.mark.long
async def test_a_table_that_the_operator_ends_is_paid_back_and_shown_so_by_the_next_bot(
    harness: Harness, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, lobby, still = await staked(harness), await harness.lobby(CEM), await paused(harness)
    await shut(harness)
    monkeypatch.setattr("builtins.input", lambda question: "no")
    code, said = await say("tables", "--close", table.id)
    assert (code, "Nothing was changed." in said) == (UNFIT, True)
    for unknown in ("nowhere", str(table.number)):
        code, said = await say("tables", "--close", unknown, "--yes")
        assert (code, f"No open table has the id {unknown}." in said) == (UNFIT, True)
    for each in (table, lobby, still):
        code, said = await say("tables", "--close", each.id, "--yes")
        assert code == 0
        assert f"Table {each.number} of server {GUILD} is closed; its pot has been refunded" in said
        assert (await say("tables", "--close", each.id, "--yes"))[0] == UNFIT
    assert await say("tables") == (0, "There are no open tables.")
    code, said = await say("audit")
    assert (code, "The ledger balances" in said) == (0, True)

    later = await harness.another()
    later.messenger.closed_channels.clear()
    await later.manager.start()
    await later.quiet()
    await paid_back(later)
    for each in (table, lobby, still):
        ended = await later.manager.tables.find(each.id)
        assert ended.status is Status.CLOSED
        shown = later.messenger.shown(ended.board)
        assert shown is not None
        assert shown == later.messenger.board(ended)
        assert "closed" in json.dumps(shown.components)


@pytest.mark.long
@pytest.mark.parametrize("spoilt", ["game = 'whist'", "spec_version = 99"], ids=["game", "rules"])
async def test_a_table_whose_rules_are_not_there_is_ended_and_paid_back_all_the_same(
    harness: Harness, say: Say, spoilt: str
) -> None:
    table, lobby = await staked(harness), await harness.lobby(CEM)
    [(version,)] = await harness.rows("SELECT spec_version FROM tables WHERE table_id = ?", table.id)
    await harness.spoil(f"UPDATE tables SET {spoilt}")
    await shut(harness)
    code, said = await say("tables")
    assert code == 0
    assert "uses a game or rules that this version does not have; Ann, Bob" in said
    assert f"the pot holds {2 * STAKE} chips" in said
    assert "no automatic end" in said
    for each in (table, lobby):
        code, said = await say("tables", "--close", each.id, "--yes")
        assert (code, f"Table {each.number} of server {GUILD} is closed" in said) == (0, True)
    assert await say("tables") == (0, "There are no open tables.")

    later = await harness.another()
    await paid_back(later)
    if spoilt.startswith("spec_version"):  # the chain's entries of deals cover the game
        await later.spoil("UPDATE tables SET spec_version = ?", version)
        assert await audited(later) == [], "a program with those rules finds no fault"


async def test_a_bot_on_the_same_server_catches_up_with_what_the_operator_ends(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, say: Say
) -> None:
    with postgres.fresh() as url:
        monkeypatch.setenv("CARDROOM_DATABASE_URL", url)
        harness = await open_harness(tmp_path / "none.sqlite3", ManualClock(), url=url)
        await harness.manager.start()
        table = await staked(harness)
        lobby = await harness.lobby(CEM)
        await harness.quiet()
        seat = table.actors[0]
        assert table.deal is not None
        action = choose("gin", Level.EASY, table.deal.view(seat))
        for each in (table, lobby):
            assert (await say("tables", "--close", each.id, "--yes"))[0] == 0
        assert table.live, "the table in memory is unchanged"
        with pytest.raises(TableError) as refused:
            await harness.press(table, seat, action)
        assert table_refusal(refused.value) == f"No match is being played at table {table.number}."
        with pytest.raises(TableError) as refused:
            await harness.manager.lobby.join(lobby.id, BOB)
        assert table_refusal(refused.value).startswith(f"Table {lobby.number} is closed.")
        await harness.advance(20_000)
        await paid_back(harness)
        for each in (table, lobby):
            assert each.status is Status.CLOSED
            assert harness.messenger.shown(each.board) == harness.messenger.board(each)
        assert await say("tables") == (0, "There are no open tables.")
        assert await audited(harness) == []
        await harness.close()

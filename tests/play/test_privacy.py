"""A member's stored data as they see it, and that nothing leads to them after erasure."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.manager.tables.table import Person, PlayerKind, Status
from bot.playground.client import text_of
from bot.run.erasure_log import erased_since
from data import erasure, scores
from data.audit import audit_guild
from data.db.database import Database
from data.ledger.ledger_queries import head, table_books, wallet
from data.settings import MemberSettings
from engine.ai import fallback_action
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting, generic, seat_two
from tests.play.test_chips import files_of, guild_of, offer_in, said

pytestmark = pytest.mark.long


async def traces(db: Database, *words: str) -> list[str]:
    """Return the rows of the whole database that contain one of the words."""
    tables = await db.read("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    found = []
    for (table,) in tables:
        for row in await db.read(f"SELECT * FROM {table}"):
            found += [f"{table}: {row}" for word in words if any(word in str(value) for value in row)]
    return found


async def erase(sitting: Sitting) -> str:
    """Let Bob ask to be erased and confirm it."""
    asked = await sitting.bob.slash("settings privacy erase")
    assert asked.ephemeral
    assert asked.message is not None
    answer = await (await sitting.bob.click(asked.message, "Yes, erase me")).settled()
    await sitting.harness.quiet()
    assert answer.edited
    return said(answer)


async def test_privacy_tells_what_is_stored(harness: Harness) -> None:
    told = await harness.visitor("Bob").slash("settings privacy about")
    assert told.ephemeral
    for words in (
        "your Discord id",
        "your moves",
        "Scores",
        "ledger",
        "/settings privacy export",
        "former player",
        "you start again",
    ):
        assert words in said(told)


async def test_an_export_has_everything_of_a_member_and_no_hidden_card_of_others(harness: Harness) -> None:
    sitting = await seat_two(harness, stake=50)
    await sitting.bob.slash("settings me", sort="rank")
    await sitting.alice.slash("chips freeze", member="Bob", reason="Two accounts")
    for _ in range(6):
        await sitting.step(sensibly(Random(3)))
    answer = await (await sitting.bob.slash("settings privacy export")).settled()
    assert answer.ephemeral
    [(name, text)] = files_of(harness, answer).items()
    records = json.loads(text)
    assert name == "cardroom.json"
    assert records["member"] == sitting.bob.id
    [seat] = records["seats"]
    assert (seat["table_id"], seat["name"], seat["seat"]) == (sitting.table.id, "Bob", 1)
    stored = await harness.bot.database.read(
        "SELECT count(*) FROM actions WHERE who = ?", (int(sitting.bob.id),)
    )
    assert [(len(records["actions"]),)] == stored
    assert all(action["seat"] == 1 for action in records["actions"])
    assert json.loads(records["member_settings"][0]["settings"])["sort"] == "rank"
    ledger = records["ledger"][str(guild_of(harness))]
    assert [entry["kind"] for entry in ledger] == ["opening", "stake"]
    assert records["freezes"][str(guild_of(harness))][0]["note"] == "Two accounts"
    assert {table for table, _ in erasure._LINKS} | {"seats", "member_settings"} <= records.keys()
    for deck, seed in await harness.bot.database.read("SELECT deck, seed FROM deals"):
        assert str(deck) not in text
        assert str(seed) not in text
    other = await (await harness.visitor("Carol").slash("settings privacy export")).settled()
    [(_, text)] = files_of(harness, other).items()
    assert sitting.bob.id not in text
    assert sitting.table.id not in text


async def test_nothing_is_erased_by_whoever_thinks_better_of_it(harness: Harness) -> None:
    sitting = await seat_two(harness)
    asked = await sitting.bob.slash("settings privacy erase")
    assert "You are at 1 table" in said(asked)
    assert asked.message is not None
    assert "Nothing was erased" in said(await sitting.bob.click(asked.message, "No, keep everything"))
    assert sitting.playing
    assert await traces(harness.bot.database, sitting.bob.id)


async def test_erasing_resigns_a_match_and_leaves_no_trace(harness: Harness) -> None:
    sitting = await seat_two(harness, stake=50, options="target=50")
    db, guild = harness.bot.database, guild_of(harness)
    await sitting.bob.slash("settings me", sort="rank")
    await sitting.alice.slash("chips grant", member="Bob", amount=7, reason="Because")
    await sitting.everybody_plays()
    assert await traces(db, sitting.bob.id, "Bob")
    before = (await head(db, guild))[0]
    assert "Erased" in await erase(sitting)
    assert await traces(db, sitting.bob.id, "Bob") == []
    assert sitting.table.status is Status.OVER
    assert [player.name for player in sitting.table.players] == ["Alice", "former player"]
    assert "Bob" not in text_of(sitting.board())
    assert "former player" in text_of(sitting.board())
    assert (await audit_guild(db, guild)).faults == ()
    assert (await head(db, guild))[0] == before + 1  # what he has lost by resigning
    assert await wallet(db, guild, int(sitting.bob.id)) is None
    assert await scores.member_scores(db, guild, int(sitting.bob.id)) == {}
    assert await harness.bot.members.member(int(sitting.bob.id)) == MemberSettings(only_moves=False)
    assert "from the pot" in said(await sitting.alice.slash("chips ledger"))
    assert "a former player **−50**" in said(await sitting.alice.slash("chips table", table=1))
    assert "a former player" not in said(await sitting.alice.slash("chips top"))
    again = await sitting.bob.slash("settings privacy erase")
    assert "You sit at" not in said(again)
    await sitting.restart()
    assert sitting.table.players[1].name == "former player"
    assert sitting.table.match is not None
    assert sitting.table.match.outcome is not None


async def test_an_erasure_is_noted_beside_the_backups(
    harness: Harness, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await seat_two(harness)
    bob = int(sitting.bob.id)
    harness.bot.backup_folder = tmp_path / "backups"
    assert "Erased" in await erase(sitting)
    assert erased_since(tmp_path / "backups", harness.clock.now()) == [bob]
    (tmp_path / "file").touch()
    harness.bot.backup_folder = tmp_path / "file"
    assert "Erased" in await erase(sitting), "erasure works even if it cannot be logged"
    assert "could not be noted" in caplog.text
    assert str(bob) not in caplog.text


async def test_erasing_leaves_a_lobby_to_the_others(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await bob.slash("table open", game="gin")
    await harness.quiet()
    await alice.slash("table join")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    await erase(Sitting(harness, alice, bob, table))
    assert [player.name for player in table.players] == ["Alice"]
    assert table.host == int(alice.id)
    assert table.status is Status.LOBBY
    assert await traces(harness.bot.database, bob.id) == []


async def test_erasing_gives_up_the_seat_at_a_paused_table(harness: Harness) -> None:
    sitting = await seat_two(harness)
    async with sitting.table.lock:
        await harness.bot.manager._match_runner.pause(sitting.table, "send_messages")
    assert sitting.table.status is Status.PAUSED
    await erase(sitting)
    assert sitting.table.status is Status.OVER
    assert await traces(harness.bot.database, sitting.bob.id) == []


async def test_the_match_goes_on_without_a_former_player_also_after_a_restart(harness: Harness) -> None:
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await alice.slash("table open", game="panguingue", seats=3, chip_value=0)
    for visitor in (bob, carol):
        await visitor.slash("table join")
    await alice.slash("table start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    sitting = Sitting(harness, alice, bob, table)
    await erase(sitting)
    assert sitting.table.status is Status.PLAYING
    gone = sitting.table.players[1]
    assert (gone.kind, gone.name, gone.resigned) == (PlayerKind.PERSON, "former player", True)
    assert await traces(harness.bot.database, bob.id, "Bob") == []
    await sitting.restart()
    assert sitting.table.status is Status.PLAYING
    assert await traces(harness.bot.database, bob.id, "Bob") == []
    [(settings,)] = await harness.bot.database.read(
        "SELECT count(*) FROM member_settings WHERE member_id < 0"
    )
    assert settings == 0


async def test_chips_go_on_to_be_paid_beside_a_former_player(harness: Harness) -> None:
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await alice.slash("table open", game="panguingue", seats=3, chip_value=5, options="deals=1")
    for visitor in (bob, carol):
        await visitor.slash("table join")
    await alice.slash("table start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    db, guild = harness.bot.database, guild_of(harness)
    assert table.stakes.booked
    await erase(Sitting(harness, alice, bob, table))
    assert table.status is Status.PLAYING
    people = {0: Person(int(alice.id), "Alice"), 2: Person(int(carol.id), "Carol")}
    while table.deal is not None and table.deal.actors:
        seat = next(seat for seat in table.deal.actors if seat in people)
        action = fallback_action(table.deal.view(seat))
        await harness.bot.manager.act(table.id, people[seat], action, deal=table.deal_no, ply=table.ply)
        await harness.quiet()
    assert await traces(db, bob.id, "Bob") == []
    report = await audit_guild(db, guild)
    assert (report.faults, report.tables) == ((), 1)
    assert any(
        party.member_id is not None and party.member_id < 0 for party in (await table_books(db, table.id)).net
    )


async def test_an_offer_of_somebody_erased_lapses(harness: Harness) -> None:
    bob, carol = harness.visitor("Bob"), harness.visitor("Carol")
    await harness.visitor("Alice").slash("cardroom chips", gifts=True)
    asked = await bob.slash("chips give", member="Carol", amount=5)
    assert asked.message is not None
    await bob.click(asked.message, "Yes, offer it")
    leaving = await bob.slash("settings privacy erase")
    assert leaving.message is not None
    await (await bob.click(leaving.message, "Yes, erase me")).settled()
    answer = await carol.click(offer_in(carol), "Accept")
    assert "no longer open" in said(answer)
    assert not generic(answer)
    assert (await head(harness.bot.database, guild_of(harness)))[0] == 0

"""What an owner can find in the log: a press from its arrival to its answer, tables, outages."""

import logging
import re
from random import Random

import pytest

from bot.playground.client import Answer
from data.db.errors import StorageError
from data.db.sqlite import SqliteDatabase
from engine import GAMES
from engine.cards import JOKER, Card, code
from tests.play.conftest import Harness
from tests.play.drive import Json, sensibly
from tests.play.logged import SHORT, Log, Match, logged, values
from tests.play.sitting import Sitting, seat_two
from tests.play.test_secrets import cards_in

pytestmark = pytest.mark.long

DAY: int = 10_000
"""Presses of a busy day."""
MEGABYTE = 1_000_000
CODES = re.compile(rf"\b({'|'.join(code(Card(face)) for face in range(JOKER))})\b")


def told(log: Log, **wanted: str) -> list[dict[str, str]]:
    """Return the lines that have these values."""
    return [found for found in map(values, log.lines) if wanted.items() <= found.items()]


def newest_press(log: Log) -> str:
    """Return the id of the interaction that arrived last."""
    return told(log, msg="arrived")[-1]["press"]


async def move(sitting: Sitting) -> Answer | None:
    return await sitting.step(sensibly(Random(1)))


async def test_a_press_is_followed_by_its_id_from_arrival_to_answer(harness: Harness) -> None:
    sitting = await seat_two(harness)
    deal, ply = sitting.moment
    with logged(logging.DEBUG) as log:
        await move(sitting)
    press = newest_press(log)
    here = {"table": sitting.table.id, "deal": str(deal), "ply": str(ply)}
    found = told(log, press=press)
    for msg, about in (
        ("arrived", {"kind": "press", "verb": "act"} | here),
        ("moved", here | {"seat": "0"} if sitting.table.news[-1].seat == 0 else here),
        ("stored", {"table": sitting.table.id}),
        ("accepted", {"verb": "act"} | here),
        ("answered", {"verb": "act", "status": "204"}),
    ):
        [line] = [each for each in found if each["msg"] == msg]
        assert about.items() <= line.items()
    sent = [each for each in found if each["msg"].startswith("message ")]
    assert sent, "the board follows from the press"
    assert all("press" in each for each in map(values, log.lines)), log.lines
    assert int(next(each["ms"] for each in found if each["msg"] == "answered")) >= 0


async def test_what_became_of_a_press_is_told_with_the_code_of_the_rule(harness: Harness) -> None:
    sitting = await seat_two(harness)
    stale = sitting.actor.prepare_click(sitting.panel(sitting.actor), "Pass")
    await move(sitting)
    with logged(logging.DEBUG) as log:
        await sitting.alice.deliver(sitting.alice.again(stale))
        await sitting.other.slash("move discard", card="10d")
        await sitting.actor.slash("hand")
        await sitting.actor.autocomplete("move discard", "card", "")
        await harness.quiet()
    outcomes = {
        each["msg"]: each
        for each in map(values, log.lines)
        if each["msg"] in ("stale", "refused", "accepted")
    }
    assert outcomes["stale"]["verb"] == "act"
    assert outcomes["refused"]["verb"] == "/move discard"
    assert outcomes["refused"]["reason"] == "not_your_turn"
    assert outcomes["refused"]["table"] == sitting.table.id
    assert outcomes["accepted"]["verb"] == "/hand"
    arrived = told(log, msg="arrived")
    assert {each["channel"] for each in arrived[1:]} == {str(sitting.table.channel)}
    assert [each["kind"] for each in arrived] == [
        "press",
        "command",
        "command",
        "completion",
    ]
    assert len({each["press"] for each in told(log, msg="answered")}) == 4


async def test_an_outage_of_the_database_is_two_lines_and_one_for_each_refused_press(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await seat_two(harness)
    database = harness.bot.database
    assert isinstance(database, SqliteDatabase)
    commit = database._commit

    def full(_connection: object, units: list[object]) -> list[StorageError]:
        return [StorageError("The database failed: database or disk is full.") for _ in units]

    with logged(logging.INFO) as log:
        monkeypatch.setattr(database, "_commit", full)
        for _ in range(3):
            await move(sitting)
        for _ in range(12):
            harness.clock.advance(5_000)
            await harness.quiet()
        monkeypatch.setattr(database, "_commit", commit)
        harness.clock.advance(5_000)
        await harness.quiet()
        await move(sitting)
    begun, *refused, ended = map(values, log.lines)
    assert begun["level"] == "error"
    assert "database or disk is full" in log.lines[0]
    assert [each["level"] for each in refused] == ["info"] * 3
    assert {(each["table"], each["verb"]) for each in refused} == {(sitting.table.id, "act")}
    assert len({each["press"] for each in refused}) == 3
    assert ended["level"] == "warning"
    assert "works again" in log.lines[-1]
    assert int(ended["attempts"]) >= 3 + 12
    assert float(ended["seconds"]) >= 0


async def test_tables_and_matches_are_told_in_a_line_each(harness: Harness) -> None:
    with logged(logging.INFO) as log:
        sitting = await seat_two(harness, options="target=10")
        await sitting.play_out(sensibly(Random(3)))
    table = sitting.table
    opened, begun, ended = (values(line) for line in log.lines)
    about = {"table": table.id, "number": "1", "game": "gin", "guild": str(table.guild)}
    about |= {"channel": str(table.channel)}
    for line, words in zip(log.lines, ("table opened", "match begun", "table ended"), strict=True):
        assert f'msg="{words}"' in line
        assert about.items() <= values(line).items()
    assert opened["seats"] == begun["people"] == ended["seats"] == "2"
    assert (ended["how"], ended["refunded"]) == ("target", "False")
    assert ended["deals"] == str(table.deal_no)


async def test_a_table_that_cannot_be_written_to_is_told_with_what_is_missing(harness: Harness) -> None:
    sitting = await seat_two(harness)
    with logged(logging.INFO) as log:
        harness.playground.switch(
            {"fail": {"route": "PATCH channels", "status": 403, "code": 50013, "times": 9}}
        )
        await move(sitting)
        await harness.quiet()
        harness.playground.switch({"fail": []})
        await sitting.alice.slash("table status")
        await harness.bot.manager.try_paused(sitting.table.guild)
        await harness.quiet()
    paused, resumed = log.lines
    assert "table paused" in paused
    assert values(paused)["missing"] == "send_messages"
    assert "press" not in values(paused), "the loop that pauses tables outlives the press that started it"
    assert 'msg="table resumed"' in resumed
    assert values(paused)["table"] == values(resumed)["table"] == sitting.table.id


async def test_a_timer_that_a_press_has_set_does_not_bear_its_id(harness: Harness) -> None:
    sitting = await seat_two(harness, turn_time="1m")
    with logged(logging.DEBUG) as log:
        harness.clock.advance(61_000)
        await harness.quiet()
    moved = told(log, msg="moved", by="timeout")
    assert moved
    assert not [each for each in map(values, log.lines) if "press" in each]
    assert sitting.table.id == moved[0]["table"]


@pytest.mark.by_gateway
async def test_a_lost_gateway_is_told_with_how_long_it_was_away(harness: Harness) -> None:
    sitting = await seat_two(harness)
    with logged(logging.INFO) as log:
        harness.playground.switch({"gateway": "reconnect"})
        await sitting.alice.wait_for(lambda: harness.playground.gateway.complete())
        await move(sitting)
    lost, back = (line for line in log.lines if "shard=0" in line)
    assert "level=info" in lost
    assert "the gateway connection is lost" in lost
    assert "level=info" in back
    assert "the gateway connection is back" in back
    assert values(back)["how"] == "resumed"


@pytest.mark.parametrize("game", GAMES)
async def test_no_match_writes_a_card_a_name_or_a_secret_to_the_log(harness: Harness, game: str) -> None:
    tokens: set[str] = set()

    def listening(kind: str, data: Json) -> None:
        if kind == "INTERACTION_CREATE":
            tokens.add(data["token"])

    harness.playground.gateway.observers.append(listening)
    with logged(logging.DEBUG) as log:
        match = await Match.begin(harness, game, SHORT[game])
        await match.people[0].slash("move discard", card="10d")
        await match.play(60)
        for visitor in match.people:
            await visitor.slash("table resign", sure=True)
        await harness.quiet()
    text = log.text.getvalue() + log.json.getvalue().encode().decode("unicode_escape")
    assert len(tokens) > 30
    secrets = await harness.bot.database.read("SELECT deck, seed FROM deals")
    secrets += await harness.bot.database.read("SELECT secret, secret FROM proofs")
    hidden = {str(each) for row in secrets for each in row} | tokens
    assert [each for each in hidden if each in text] == []
    assert cards_in(text) == set()
    assert CODES.findall(text) == []
    people = harness.playground.world.people()
    names = {name for each in people for name in (each.user.username, each.user.global_name) if name}
    names |= {channel.name for channel in harness.playground.world.channels.values()}
    assert len(names) > 3
    assert [name for name in names if re.search(rf"(?i)\b{re.escape(name)}\b", text)] == []
    if harness.ingress == "gateway":
        assert {int(each.user.id) for each in people if each.user.id in text} == set(), "seats, not members"


async def test_a_day_of_ten_thousand_presses_is_less_than_a_megabyte(harness: Harness) -> None:
    """`python -m tests.tools.bench log` measures whole matches of every game."""
    with logged(logging.INFO) as log:
        match = await Match.begin(harness, "gin", SHORT["gin"])
        await match.play()
    for written in (log.text.getvalue(), log.json.getvalue()):
        assert len(written.encode()) / match.presses * DAY < MEGABYTE

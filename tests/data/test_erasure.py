"""Erasure leaves no trace of the member, and all sums still add up."""

import pytest

from data.db.database import Database
from data.erasure import FORMER_PLAYER, erase_member, member_records, new_pseudonym
from data.ledger.ledger import open_wallet
from data.ledger.ledger_commands import freeze, give
from data.rankings.ratings import rate_pending, recompute_ratings
from data.scores import board, member_scores, recompute
from data.settings import MemberSettings, change_settings, load_member_settings
from data.tables.participation import RULES
from data.tables.table_chain import Links
from data.tables.table_queries import load_table
from data.tables.tables import (
    action,
    finish_deal,
    finish_match,
    new_deal,
    open_table,
    set_hand_message,
    set_mention,
)
from engine.actions import DrawStock
from engine.deal import Result
from engine.match import Outcome
from tests.data.behind import beside
from tests.data.conftest import ANN, BOB, GUILD, table
from tests.data.played import Played, play
from tests.data.stakes_table import CHIPS


async def played(db: Database) -> None:
    pair = (ANN, BOB)
    result = Result(ending="gin", winner=0, points=(30, 0), chips=(0, 0))
    await db.write(
        [
            *open_table(table()),
            *new_deal("t1", 0, dealer=0, deck=range(52), seed=bytes(32), at=1, links=Links()),
            *action("t1", 0, 0, 0, DrawStock(), who=ANN, why="player", at=2, links=Links()),
            *set_mention("t1", channel_id=5, message_id=6, member_id=ANN),
            *set_hand_message("t1", 0, dm_channel_id=7, hand_message_id=8),
            *finish_deal("t1", 0, result, guild_id=GUILD, game="gin", members=pair, at=3, links=Links()),
            *finish_match(
                "t1",
                Outcome("target", (0,), (30, 0)),
                guild_id=GUILD,
                game="gin",
                members=pair,
                at=4,
                links=Links(),
            ),
        ]
    )
    await takes_no_messages(db, ANN)
    await rate_pending(db)


async def takes_no_messages(db: Database, member: int) -> None:
    closed = MemberSettings(dms_closed=True)
    await change_settings(db, "member", member, MemberSettings(), lambda _: closed)


async def everything(db: Database, url: str) -> str:
    with beside(url) as raw:
        queries = [(f"SELECT * FROM {name}", ()) for name in raw.tables()]
    return repr(await db.read_together(queries))


async def test_nothing_of_an_erased_member_is_left(db: Database, url: str) -> None:
    member = 918_273_645_546
    await played(db)
    await db.write(erase_member(ANN, member))  # a number that occurs nowhere else
    await takes_no_messages(db, member)
    await db.write(set_mention("t1", channel_id=5, message_id=6, member_id=member))
    assert str(member) in await everything(db, url)
    await db.write(erase_member(member, new_pseudonym()))
    left = await everything(db, url)
    assert str(member) not in left
    assert "'Ann'" not in left


async def test_every_process_reads_an_ended_table_again_and_sends_nothing(db: Database) -> None:
    await played(db)
    places = ("SELECT version, shown FROM tables WHERE table_id = 't1'", ())
    [[before]] = await db.read_together([places])
    await db.write(erase_member(ANN, new_pseudonym()))
    [[after]] = await db.read_together([places])
    assert after == (before[0] + 1, before[1] + 1)


async def test_records_of_an_erased_member_stay_and_add_up(db: Database) -> None:
    await played(db)
    pseudonym = new_pseudonym()
    await db.write(erase_member(ANN, pseudonym))
    loaded = await load_table(db, "t1")
    assert loaded is not None
    ann, bob = loaded.seats
    assert (ann.member_id, ann.name, ann.dm_channel_id, ann.hand_message_id) == (
        pseudonym,
        FORMER_PLAYER,
        None,
        None,
    )
    assert (bob.member_id, bob.name) == (BOB, "Bob")
    assert loaded.deals[0].actions[0].who == pseudonym
    assert (loaded.host_id, loaded.mention_message_id) == (pseudonym, None)
    assert await recompute(db) == []
    assert await recompute_ratings(db) == []
    assert await member_scores(db, GUILD, ANN) == {}
    assert [member for member, _ in await board(db, GUILD, "gin")] == [BOB]
    assert await load_member_settings(db, ANN) == MemberSettings()


async def test_the_copy_of_a_member_s_records_has_ratings_and_boards(db: Database) -> None:
    await played(db)
    records = await member_records(db, ANN)
    [change] = records["rating_changes"]
    assert (change["guild_id"], change["number"], change["mu_before"]) == (str(GUILD), 1, 25_000_000)
    assert {row["period"] for row in records["boards"]} == {"1970-01-01", "1970-W01", "1970-01", "S1", "all"}
    assert records["match_seats"][0]["place"] == 1


async def test_ratings_against_computers_are_copied_and_erased(db: Database) -> None:
    await play(db, Played((ANN, None), (100, 10), (0,), rules=RULES))
    await rate_pending(db)
    [change] = (await member_records(db, ANN))["computer_ratings"]
    assert (change["number"], change["mu_before"]) == (1, 25_000_000)
    pseudonym = new_pseudonym()
    await db.write(erase_member(ANN, pseudonym))
    assert await db.read("SELECT member_id FROM computer_ratings") == [(pseudonym,)]
    assert await recompute_ratings(db) == []


async def test_the_copy_of_a_member_s_records_has_their_ledger_and_freezes(db: Database) -> None:
    for member in (ANN, BOB):
        await db.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    await give(db, GUILD, BOB, ANN, 5, chips=CHIPS, key="1", at=2)
    await freeze(db, GUILD, ANN, frozen=True, actor=None, note="why", at=3)
    await freeze(db, GUILD, BOB, frozen=True, actor=None, note="another's", at=4)
    await freeze(db, GUILD, ANN, frozen=False, actor=None, note="sorry", at=5)
    records = await member_records(db, ANN)
    assert records["freezes"] == {
        str(GUILD): [
            {"at": 5, "frozen": False, "note": "sorry"},
            {"at": 3, "frozen": True, "note": "why"},
        ]
    }
    assert [line["amount"] for line in records["ledger"][str(GUILD)]] == [1_000, 5]


def test_pseudonyms_are_negative_and_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {new_pseudonym() for _ in range(1000)}
    assert len(drawn) == 1000
    for lot in (lambda _bits: 0, lambda bits: 2**bits - 1):
        monkeypatch.setattr("data.erasure.secrets.randbits", lot)
        assert -(2**63) <= new_pseudonym() < 0

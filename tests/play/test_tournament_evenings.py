"""Whole evenings of tournaments: everybody plays by presses, from registration to the prizes."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Table
from bot.playground import Visitor
from bot.playground.client import Answer, selects_of, text_of
from bot.playground.resources.guilds import GUILD
from engine.tournaments.settings import DAY_MS
from engine.tournaments.tournament import Pairing, Stage
from tests.play.command_options import commands, proper
from tests.play.conftest import Harness, opened
from tests.play.drive import Json, choices, forge, press
from tests.play.evening import MINUTE, PEOPLE, SECOND, Evening, labels

DOZEN = (*PEOPLE, "Ivan", "Judy", "Karl", "Lena")


async def balance(visitor: Visitor) -> str:
    """Return a page with the chips that a member has, and the last bookings."""
    return (await visitor.slash("chips ledger")).text


def shown_by(answer: Answer) -> Json:
    assert answer.message is not None, answer
    return answer.message


def refused(answer: Answer, words: str) -> None:
    assert answer.ephemeral
    assert words in answer.text, answer


async def nobody_complains(evening: Evening) -> None:
    for name in evening.names:
        await evening.press(name, "No complaints")
    await evening.shown()
    assert (await evening.found()).state.stage is Stage.OVER


@pytest.mark.long
async def test_an_arena_from_registration_to_prizes(harness: Harness) -> None:
    evening = Evening(harness)
    harness.playground.acts.join("Zoe")
    bob, carol = evening.people["Bob"], evening.people["Carol"]
    await harness.bot.members.change_member(int(bob.id), language="de")
    await evening.open("arena", name="Friday cup", entry=100, prizes="50/30/20", length=20)
    german = await evening.press("Bob", "Register")
    assert "Du bist angemeldet." in german.text
    assert "Abmelden" in german.text or "Zurückziehen" in german.text
    english = await evening.press("Carol", "Register")
    assert english.text.count("You are registered.") == 1
    refused(await evening.press("Carol", "Register"), "You take part already")
    for name in evening.names:
        if name not in ("Bob", "Carol"):
            await evening.press(name, "Register")
    await evening.shown()
    assert "in the pot** 800" in text_of(evening.message())
    await evening.pass_time(30 * MINUTE)
    await evening.shown()
    matches = await evening.tables()
    assert len(matches) == 4
    for pairing, table in matches:
        assert table.board is not None
        for page in (
            evening.organiser.message(str(table.board.message)),
            evening.member(pairing, 0).dm()[-1],
        ):
            assert f"🏆 [Friday cup](https://discord.com/channels/{GUILD}/" in text_of(page)
            assert str(evening.live.record.message_id) in text_of(page)
    [first, second, *others] = matches
    await evening.play(*first, Random(5))
    await evening.resign(*second, 1)
    for _ in range(2):
        await evening.shown()
    seen = [text_of(each) for each in evening.member(second[0], 1).dm()]
    [over] = [each for each in seen if "Table 2" in each and "wins the match" in each]
    assert "[Back to the tournament](" in over
    assert "Rematch" not in over
    for match in others:
        await evening.resign(*match, 0)
    await evening.shown()
    assert len(await evening.tables()) > 0, "whoever is free is paired at once"
    assert "Rounds" not in labels(shown_by(await carol.click(evening.message(carol), "More …")))
    await evening.pass_time(19 * MINUTE)
    refused(await harness.visitor("Zoe").slash("tournament register"), "takes nobody any more")
    for match in await evening.tables():
        await evening.resign(*match, 0)
    await evening.shown()
    assert (await evening.found()).state.stage is Stage.REVIEW
    form = await carol.click(evening.message(carol), "Complain …")
    assert form.modal is not None
    await carol.submit(form, {"note": "The clock was wrong."})
    for name in evening.names:
        if name != "Carol":
            await evening.press(name, "No complaints")
    await evening.pass_time(11 * MINUTE)
    assert (await evening.found()).state.stage is Stage.REVIEW, "a complaint holds the prizes"
    assert "The clock was wrong." in text_of(evening.message())
    refused(
        await bob.slash("tournament decide", member=carol.id, upheld=False, reason="No."),
        "Moderation",
    )
    await evening.organiser.slash("tournament decide", member=carol.id, upheld=False, reason="It was right.")
    await evening.pass_time(11 * MINUTE)
    await evening.shown()
    live = await evening.found()
    assert live.state.stage is Stage.OVER
    assert sum(chips for _, chips in live.state.paid) == 800
    winner, chips = max(live.state.paid, key=lambda paid: paid[1])
    booked = await balance(evening.people[live.identity(winner).name])
    assert "−100" in booked
    assert f"+{chips}" in booked


@pytest.mark.long
async def test_a_cup_with_everything_that_goes_wrong(harness: Harness) -> None:
    evening = Evening(harness, (*PEOPLE[:7], "Mallory"))
    names = PEOPLE[:7]
    stranger = evening.people["Mallory"]
    harness.playground.switch({"dms_closed": [evening.people["Erin"].id]})
    await evening.open("knockout", name="Cup", entry=50, prizes="60/40", check_in=10)
    for name in names:
        twice = evening.people[name].prepare_click(evening.message(), "Register")
        harness.playground.deliver(twice, 2)
        await evening.people[name].answer_to(twice)
        await evening.pass_time()
    assert len((await evening.found()).entrants) == 7
    refused(await evening.press("Mallory", "Withdraw"), "You do not take part")
    await evening.pass_time(20 * MINUTE)
    await evening.shown()
    call = evening.call("check-in is open")
    refused(await stranger.click(call, "Check in"), "You do not take part")
    for name in names:
        checked = await evening.people[name].click(call, "Check in")
        assert "Press Check in" not in checked.text
        await evening.pass_time()
    await evening.pass_time(10 * MINUTE)
    await evening.shown()
    assert "Quarterfinals" in text_of(evening.message())
    first, second, third = await evening.tables()
    board = str(first[1].board and first[1].board.message)
    refused(await stranger.click(stranger.message(board), "My hand"), "belongs to a tournament")
    assert "· Quarterfinals" in text_of(evening.member(first[0], 0).dm()[-1])

    leaver = evening.member(first[0], 1)
    sure = await leaver.click(evening.message(leaver), "Withdraw")
    assert "You lose the match" in sure.text
    assert sure.message is not None
    await leaver.click(sure.message, "Yes, withdraw")
    await evening.shown()
    stays = evening.live.identity(first[0].seats[0]).name
    assert f"{stays} wins" in (await stranger.slash("tournament matches")).text

    await harness.stop()
    await harness.start()
    await evening.found()
    _, table = next(each for each in await evening.tables() if each[0].number == second[0].number)
    assert table.place is not None
    assert (table.place.name, table.place.meetings) == ("Cup", 4)
    await evening.play(second[0], table, Random(2))

    out = evening.member(third[0], 0)
    answer = await evening.organiser.slash("tournament disqualify", member=out.id, reason="Two accounts.")
    assert "is disqualified" in answer.text
    await evening.pass_time(2 * MINUTE)
    await evening.shown()
    assert "Semifinals" in text_of(evening.message())
    tables = await evening.tables()
    powerless = tables[0][0].number
    scores: dict[str, Any] = {"match": powerless, "scores": "120 85", "reason": "The power was out."}
    refused(await evening.people["Bob"].slash("tournament result", **scores), "Only the organisers")
    assert "The result is set." in (await evening.organiser.slash("tournament result", **scores)).text
    await evening.pass_time()
    await evening.resign(*tables[1], 1)
    await evening.pass_time(2 * MINUTE)
    refs = [table.board for _, table in await evening.tables()]
    boards = [stranger.message(str(ref.message)) for ref in refs if ref is not None]
    assert ["· Final" in text_of(each) for each in boards] == [True, False]
    assert ["· Match for third place" in text_of(each) for each in boards] == [False, True]
    for match in await evening.tables():
        await evening.resign(*match, 0)
    await evening.shown()
    assert (await evening.found()).state.stage is Stage.REVIEW
    for name in names:
        if not evening.live.state.entrant(
            evening.live.number_of(int(evening.people[name].id)) or 0
        ).disqualified:
            await evening.press(name, "No complaints")
    await evening.pass_time(10 * MINUTE)
    live = await evening.found()
    assert live.state.stage is Stage.OVER
    assert sorted(chips for _, chips in live.state.paid) == [140, 210]
    await evening.shown()
    assert "has won" in text_of(evening.message())


async def test_who_cancels_pays_everything_back(harness: Harness) -> None:
    evening = Evening(harness, PEOPLE[:2])
    await evening.open("knockout", entry=50)
    await evening.everybody("Register")
    await evening.organiser.slash("tournament start")
    await evening.shown()
    [(_, table)] = await evening.tables()
    await evening.organiser.slash("tournament cancel", reason="Too late.")
    await evening.shown()
    assert not table.live
    assert "Too late." in text_of(evening.message())
    assert labels(evening.message()) == ["Log"]
    for visitor in evening.people.values():
        page = await balance(visitor)
        assert "+50" in page


async def _reach(evening: Evening, pairing: Pairing, table: Table, who: Visitor) -> None:
    """Let the opponents of a member move until it is that member's turn."""
    while table.deal is not None and evening.member(pairing, table.deal.actors[0]) is not who:
        actor = evening.member(pairing, table.deal.actors[0])
        shown = next(each for each in actor.dm()[::-1] if choices(each) and f":{table.id}:" in str(each))
        await press(actor, shown, *choices(shown)[-1])
        await evening.harness.quiet()


@pytest.mark.long
async def test_a_league_of_twelve_over_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.manager.manager.PULSE_MS", 3_600_000)  # there would be half a million
    async with opened(tmp_path, monkeypatch, judged=False) as harness:
        evening = Evening(harness, DOZEN)
        await evening.open("league", name="Winter", divisions=2, options="target=100")
        await evening.everybody("Register")
        await evening.organiser.slash("tournament start")
        await evening.shown()
        matches = await evening.tables()
        assert len(matches) == 30
        silent = evening.people["Frank"]
        absent = evening.live.number_of(int(silent.id))
        assert absent is not None
        for day, (pairing, table) in enumerate(matches):
            if absent in pairing.seats:
                await _reach(evening, pairing, table, silent)
            elif day % 2:
                await evening.resign(pairing, table, 0)
        await evening.pass_time(DAY_MS)
        live = await evening.found()
        lost = [each for each in live.state.pairings if absent in each.seats]
        assert len(lost) == 5
        for pairing in lost:
            assert pairing.result is not None
            assert pairing.seats[pairing.result.gone[0]] == absent
        for _ in range(29):
            await evening.pass_time(DAY_MS)
        await evening.shown()
        assert (await evening.found()).state.stage is Stage.OVER
        text = text_of(evening.message())
        assert "Division 1" in text
        assert labels(evening.message())[0] == "Next season"
        refused(await silent.click(evening.message(silent), "Next season"), "Only organisers")
        answer = await evening.press("Alice", "Next season")
        assert "The next season is open" in answer.text


@pytest.mark.long
async def test_another_server_learns_and_changes_nothing(harness: Harness) -> None:
    evening = Evening(harness, PEOPLE[:3])
    await evening.open("arena", name="Secret cup")
    await evening.everybody("Register")
    bob = evening.people["Bob"]
    harness.playground.add_guild("Elsewhere", owner="Bob", people=("Alice",), channels=["attic"])
    attic = harness.playground.world.channel("attic")
    version = (await evening.found()).record.version
    asked = 0
    for names, _, level in commands(harness):
        if names[0] != "tournament" or names[1] in ("open", "list"):
            continue
        given = {
            each["name"]: proper(harness, attic, each) for each in level["options"] if each.get("required")
        }
        answer = await bob.slash(" ".join(names), channel=attic, tournament=1, **given)
        assert "There is no tournament 1 in this server." in answer.text, names
        asked += 1
    assert asked >= 20
    there = await bob.slash("tournament list", channel=attic)
    assert "Secret cup" not in there.text
    assert there.message is not None
    for verb in ("tour:details", "tour_do:withdraw", "tour_do:start", "tour_ask:cancel"):
        pressed = await forge(bob, there.message, f"c:{evening.live.id}:0:0:{verb}")
        assert "Secret cup" not in pressed.text
        assert pressed.modal is None
    assert selects_of(there.message) == []
    assert (await evening.found()).record.version == version
    assert SECOND

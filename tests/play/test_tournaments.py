"""Tournaments as members see them: from the form to the prizes, by buttons and by commands."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.manager.results.rank_roles import follow_ranks
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.playground.resources.guilds import Role
from data.rankings.leaderboards import count_on_boards
from engine.tournaments.events import Decided
from engine.tournaments.tournament import Stage
from tests.play.conftest import Harness
from tests.play.drive import Json, forge

pytestmark = pytest.mark.long

MINUTE = 60_000


def shown_by(answer: Answer) -> Json:
    """Return the message of an answer."""
    assert answer.message is not None, answer
    return answer.message


def _marks(message: Json) -> set[str]:
    return {mark for mark in ("🏆", "opened by") if mark in text_of(message)}


async def later(harness: Harness, minutes: float) -> None:
    """Let time pass, and everything that is due happen."""
    harness.clock.advance(int(minutes * MINUTE))
    await harness.quiet()
    for _ in range(3):  # the message follows at most once in five seconds
        harness.clock.advance(6_000)
        await harness.quiet()


def board_of(harness: Harness, visitor: Visitor) -> Json:
    """Return the message of the tournament in the channel."""
    return next(each for each in reversed(visitor.messages()) if {"🏆", "opened by"} <= _marks(each))


def labels(message: Json) -> list[str]:
    return [str(part["label"]) for part in buttons_of(message)]


async def live_of(harness: Harness) -> Any:
    guild = int(harness.playground.world.home.id)
    return (await harness.bot.manager.tournaments.in_guild(guild, live=False))[0]


async def opened(harness: Harness, **options: Any) -> Visitor:
    alice = harness.visitor("Alice")
    answer = await alice.slash("tournament open", **{"game": "gin", "start": "in 30 min"} | options)
    assert "The tournament is open" in answer.text, answer
    await later(harness, 0)
    return alice


async def test_the_form_opens_a_tournament_as_it_is(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    form = await alice.slash("tournament open")
    assert form.modal is not None
    assert form.modal["title"] == "Open a tournament"
    answer = await alice.submit(form)
    assert "The tournament is open" in answer.text
    await later(harness, 0)
    shown = board_of(harness, alice)
    assert "Gin Rummy" in text_of(shown)
    assert "Arena" in text_of(shown)
    assert labels(shown) == ["Register", "Withdraw", "More …"]


async def test_a_form_says_what_is_wrong(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    form = await alice.slash("tournament open")
    answer = await alice.submit(form, {"start": "yesterday"})
    assert "**start**" in answer.text
    form = await alice.slash("tournament open")
    answer = await alice.submit(form, {"more": "name=Cup, places=200"})
    assert "from 2 to 128" in answer.text
    form = await alice.slash("tournament open")
    answer = await alice.submit(form, {"more": "name=Cup, target=7.5"})
    assert "7.5" in answer.text


async def test_only_organisers_open(harness: Harness) -> None:
    answer = await harness.visitor("Bob").slash("tournament open", game="gin")
    assert "Only organisers" in answer.text
    await harness.visitor("Alice").slash("cardroom settings", organisers="everyone")
    answer = await harness.visitor("Bob").slash("tournament open", game="gin")
    assert "The tournament is open" in answer.text


async def test_a_cup_from_registration_to_prizes(harness: Harness) -> None:
    alice = await opened(harness, format="knockout", entry=50, name="Cup", check_in=5)
    bob, cem = harness.visitor("Bob"), harness.visitor("Carol")
    shown = board_of(harness, alice)
    for visitor in (alice, bob):
        answer = await visitor.click(shown, "Register")
        assert "You are registered." in answer.text
    again = await bob.click(shown, "Register")
    assert "You take part already" in again.text
    assert "You are registered." in (await cem.slash("tournament register")).text
    await later(harness, 26)
    shown = board_of(harness, alice)
    assert "Check in" in labels(shown)
    call = next(each for each in reversed(alice.messages()) if "check-in is open" in text_of(each))
    assert "You have checked in." in (await alice.click(call, "Check in")).text
    assert "You have checked in." in (await bob.slash("tournament checkin")).text
    asked = await cem.slash("tournament withdraw")
    assert "You cannot come back" in asked.text
    left = await cem.click(shown_by(asked), "Yes, withdraw")
    assert "your entry is paid back" in text_of(shown_by(left))
    await later(harness, 5)
    live = await live_of(harness)
    assert live.state.stage is Stage.RUNNING
    shown = board_of(harness, alice)
    assert "Final" in text_of(shown)
    mine = await alice.click(shown, "My match")
    assert "You play against Bob" in mine.text
    seats = live.state.pairing(1).seats
    winner = 120 if live.identity(seats[0]).name == "Bob" else 10
    answer = await alice.slash("tournament result", match=1, scores=f"{winner} 60", reason="They agreed.")
    assert "The result is set." in answer.text
    await later(harness, 0.2)
    shown = board_of(harness, alice)
    assert labels(shown)[:2] == ["No complaints", "Complain …"]
    form = await bob.click(shown, "Complain …")
    answer = await bob.submit(form, {"note": "That was *not* agreed."})
    assert "Your complaint is noted" in answer.text
    await later(harness, 11)
    assert (await live_of(harness)).state.stage is Stage.REVIEW
    manage = await alice.slash("tournament manage")
    again = await alice.click(shown_by(manage), "Show again")
    assert "at the end of the channel" in text_of(shown_by(again))
    form = await alice.click(shown_by(manage), "Decide …")
    answer = await alice.submit(form, {"upheld": "no", "note": "It was."})
    assert "The complaint is decided." in text_of(shown_by(answer))
    await later(harness, 11)
    live = await live_of(harness)
    assert live.state.stage is Stage.OVER
    assert any(isinstance(each.event, Decided) for each in live.events)
    ended = text_of(board_of(harness, alice))
    assert "Bob has won" in ended
    assert "gets" in ended
    log = (await cem.slash("tournament log")).text
    for words in ("Cup", "was set", "They agreed", "rejected", "prizes were paid"):
        assert words in log


async def test_an_arena_pauses_people_and_takes_late_ones(harness: Harness) -> None:
    alice = await opened(harness, format="arena", length=30)
    bob, cem = harness.visitor("Bob"), harness.visitor("Carol")
    for visitor in (alice, bob):
        await visitor.slash("tournament register")
    early = await alice.slash("tournament rest", rests=True)
    assert "has not started" in early.text
    assert "The tournament has started." in (await alice.slash("tournament start")).text
    await later(harness, 0.2)
    shown = board_of(harness, alice)
    assert labels(shown) == ["My match", "Take part", "Pause me", "I'm back", "Withdraw", "More …"]
    assert "You are registered." in (await cem.click(shown, "Take part")).text
    rests = await cem.click(shown, "Pause me")
    assert "You are not paired for now." in rests.text
    assert "You are paired again." in (await cem.click(shown, "I'm back")).text
    await alice.slash("tournament pause", pauses=True)
    assert "Paused" in (await bob.slash("tournament show")).text
    await alice.slash("tournament pause", pauses=False)
    matches = await bob.slash("tournament matches")
    menu = selects_of(shown_by(matches))[0]
    one = await bob.select(shown_by(matches), "1", custom_id=menu["custom_id"])
    assert "Match 1" in text_of(shown_by(one))
    for page in ("tournament standings", "tournament rounds"):
        assert "Gin Rummy" in (await bob.slash(page)).text
    compared = await bob.slash("tournament compare")
    assert compared.text
    assert "Something went wrong" not in compared.text
    out = await alice.slash("tournament disqualify", member=bob.id, reason="Two accounts.")
    assert "Bob is disqualified." in out.text
    gone = await alice.slash("tournament cancel", reason="The power is out.")
    assert "The tournament is cancelled." in gone.text
    await later(harness, 0.2)
    assert "The power is out" in text_of(board_of(harness, alice))
    assert "cancelled" in (await bob.slash("tournament list")).text


async def test_a_substitute_and_a_ladder(harness: Harness) -> None:
    alice = await opened(harness, format="ladder", length=3)
    bob, cem = harness.visitor("Bob"), harness.visitor("Carol")
    for visitor in (alice, bob):
        await visitor.slash("tournament register")
    await alice.slash("tournament start")
    challenged = await bob.slash("tournament challenge", member=alice.id)
    assert "Alice is challenged" in challenged.text
    below = await alice.slash("tournament challenge", member=bob.id)
    assert "above you" in below.text
    await later(harness, 0.2)
    call = next(each for each in reversed(alice.messages()) if "challenges you" in text_of(each))
    wrong = await bob.click(call, "Accept")
    assert "no challenge" in wrong.text
    assert "You have declined" in (await alice.slash("tournament answer", accepts=False)).text
    seated = await alice.slash("tournament substitute", member=bob.id, other=cem.id, reason="Ill.")
    assert "Carol plays on in the place of Bob." in seated.text
    early = await alice.slash("tournament agree")
    assert "once all matches are played" in early.text
    refused = await alice.slash("tournament complain", complaint="No.")
    assert "once all matches are played" in refused.text
    soon = await alice.slash("tournament season")
    assert "not over yet" in soon.text
    await later(harness, 60 * 24 * 3 + 1)
    await later(harness, 11)
    assert "The next season is open" in (await alice.slash("tournament season")).text
    decided = await alice.slash("tournament decide", member=bob.id, upheld=True, reason="Yes.")
    assert "no complaint of that member" in decided.text


async def test_an_old_button_of_another_server_is_refused(harness: Harness) -> None:
    alice = await opened(harness)
    shown = board_of(harness, alice)
    for custom_id in ("c:nosuchnosuc:0:0:tour_do:register", "c:-:0:0:tour_do:register"):
        answer = await forge(alice, shown, custom_id)
        assert "no tournament here" in answer.text


async def closed(harness: Harness, scores: tuple[int, int], **options: Any) -> None:
    """Play a cup of Alice and Bob to its end; ``scores``: of Alice and of Bob."""
    alice = await opened(harness, format="knockout", check_in=0, **options)
    bob = harness.visitor("Bob")
    for visitor in (alice, bob):
        await visitor.slash("tournament register")
    await alice.slash("tournament start")
    await later(harness, 0.2)
    live = await live_of(harness)
    names = [live.identity(entrant).name for entrant in live.state.pairing(1).seats]
    typed = " ".join(str(scores[name == "Bob"]) for name in names)
    await alice.slash("tournament result", match=1, scores=typed, reason="Agreed.")
    await later(harness, 0.2)
    for visitor in (alice, bob):
        await visitor.slash("tournament agree")
    await later(harness, 0.2)
    assert (await live_of(harness)).state.stage is Stage.OVER


async def test_a_refused_form_comes_back_with_what_was_typed(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    form = await alice.slash("tournament open")
    more = "name=Friday cup, places=1"
    refused = await alice.submit(form, {"format": "swiss", "more": more})
    assert "places" in refused.text
    again = await alice.click(shown_by(refused), "Fill in again")
    assert again.modal is not None
    values = {
        field["component"]["custom_id"]: field["component"].get("value")
        or [each["value"] for each in field["component"].get("options", ()) if each.get("default")]
        for field in again.modal["components"]
    }
    assert (values["format"], values["more"], values["game"]) == (["swiss"], more, ["gin"])
    opened = await alice.submit(again, {"more": "name=Friday cup, places=8"})
    assert "is open" in opened.text or "Friday cup" in text_of(board_of(harness, alice))


@pytest.mark.by_gateway
async def test_a_role_goes_to_the_winner_until_the_next_one(harness: Harness) -> None:
    home = harness.playground.world.home
    role = await new_role(harness, "Champion")
    alice, bob = (home.members[harness.visitor(name).id] for name in ("Alice", "Bob"))
    refused = await harness.visitor("Alice").slash("tournament open", game="gin", role=role)
    assert "**Manage Roles**" in refused.text
    heard = harness.bot.wait_for("guild_role_update", timeout=10)
    harness.playground.switch({"role_granted": ["manage_roles"]})
    await heard
    above = await harness.visitor("Alice").slash("tournament open", game="gin", role=home.admin_role)
    assert "my own role must be above it" in above.text
    await closed(harness, (10, 90), role=role)
    assert (role in alice.roles, role in bob.roles) == (False, True)
    await closed(harness, (90, 10), role=role)
    assert (role in alice.roles, role in bob.roles) == (True, False)


@pytest.mark.by_gateway
async def test_roles_by_rank_are_chosen_by_moderators_and_given(harness: Harness) -> None:
    home, alice = harness.playground.world.home, harness.visitor("Alice")
    role = await new_role(harness, "Gold")
    none = await alice.slash("cardroom role")
    assert "No role is given" in none.text
    refused = await alice.slash("cardroom role", role=role, game="gin", rating=1600)
    assert "**Manage Roles**" in refused.text
    heard = harness.bot.wait_for("guild_role_update", timeout=10)
    harness.playground.switch({"role_granted": ["manage_roles"]})
    await heard
    for options in ({"game": "gin"}, {"rating": 1600}, {"game": "gin", "rating": 1600, "places": 3}):
        said = await alice.slash("cardroom role", role=role, **options)
        assert "either `rating` or `places`" in said.text
    order = await alice.slash("cardroom role", role=role, game="gin", rating=1600, below=1600)
    assert "more than `rating`" in order.text
    unknown = await alice.slash("cardroom role", role=role, remove=True)
    assert "given for no rank" in unknown.text
    shown = await alice.slash("cardroom role", role=role, game="gin", rating=1600, below=1800)
    assert "rating from 1600, below 1800" in shown.text
    name, guild = harness.visitor("Bob").id, int(home.id)
    bob, member = home.members[name], int(name)
    unit = count_on_boards(
        guild, "gin", member, at=1, season=1, won=True, rating=1700, uncertainty=50, provisional=False
    )
    await harness.bot.database.write(unit)
    await follow_ranks(harness.bot.database, harness.bot.messenger, guild, harness.bot.clock.now())
    assert role in bob.roles
    gone = await alice.slash("cardroom role", role=role, remove=True)
    assert "No role is given" in gone.text
    await harness.bot.manager.erase(member)
    assert role not in bob.roles


async def new_role(harness: Harness, name: str) -> str:
    """Create a role below the bot's, and wait until the bot knows it."""
    home = harness.playground.world.home
    role = harness.playground.world.new_id()
    home.roles[role] = Role(role, name, 0, 1)
    created = harness.bot.wait_for("guild_role_create", timeout=10)
    news = {"guild_id": home.id, "role": home.roles[role].json()}
    harness.playground.gateway.dispatch("GUILD_ROLE_CREATE", news, home.id)
    await created
    return role


async def test_a_tournament_that_cannot_be_read_is_cancelled_by_its_number(harness: Harness) -> None:
    alice = await opened(harness, entry=50)
    await alice.slash("tournament register")
    await later(harness, 0)
    await harness.stop()
    with closing(sqlite3.connect(harness.database)) as raw, raw:
        raw.executescript("UPDATE tournament_events SET event = '{'")
    await harness.start()
    told = await alice.slash("tournament show", tournament=1)
    assert "cannot be read" in told.text
    assert "a moderator can cancel it" in told.text
    answer = await alice.slash("tournament cancel", reason="It is broken.", tournament=1)
    assert "what was in its pot is paid back" in answer.text
    await later(harness, 0)
    assert [text_of(each) for each in alice.messages() if "record cannot be read" in text_of(each)]
    assert "1,000" in (await alice.slash("chips balance")).text
    assert "over" in (await alice.slash("tournament cancel", reason="Again.", tournament=1)).text

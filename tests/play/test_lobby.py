"""Lobbies with the whole bot: quick play, rules in menus, reserved seats, rematches."""

import asyncio
from typing import Any

import discord
import pytest

from bot.manager.play.lobby import TABLES_PER_CHANNEL
from bot.manager.publishing.messages import Page
from bot.manager.tables.table import MessageRef, Person, Status, Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.playground.resources.guilds import GUILD
from bot.playground.resources.permissions import Permission
from bot.ui.play.turn_mention import challenge_page
from engine import GAMES
from tests.play.conftest import Harness
from tests.play.drive import Json, verb_of
from tests.play.sitting import Sitting, board_of, seat_two

pytestmark = pytest.mark.long


def menu(message: Json, rule: str) -> str:
    """Return the custom_id of the menu of a rule."""
    ids = [str(part["custom_id"]) for part in selects_of(message)]
    return next(each for each in ids if each.endswith(f":{rule}"))


async def only_table(harness: Harness, visitor: Visitor) -> Table:
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(visitor.channel.id))
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_on_a_game_deals(harness: Harness, game: str) -> None:
    alice = harness.visitor("Alice")
    page = await alice.click((await alice.slash("help")).message or {}, "▶ Play now")
    assert page.message is not None
    assert [verb_of(part) for part in buttons_of(page.message)].count("play") == len(GAMES)
    answer = await alice.click(page.message, f"▶ {GAMES[game].title}")
    assert answer.ephemeral
    assert not answer.edited
    assert GAMES[game].title in answer.text
    assert "By suit" in answer.text, "the hand is the answer"
    table = await only_table(harness, alice)
    assert (table.spec.key, table.status, table.deal_no) == (game, Status.PLAYING, 1)
    harness.clock.advance(120_000)
    await harness.quiet()
    [direct] = alice.dm()
    assert "By suit" not in text_of(direct), "the hand is in one place"
    assert ": normal" in text_of(board_of(alice))  # the level of the computer players


async def test_play_is_a_command_and_leads_to_the_table_at_which_one_sits(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    page = await alice.slash("play")
    assert page.message is not None
    assert [verb_of(part) for part in buttons_of(page.message)].count("play") == len(GAMES)
    await alice.slash("play", game="gin")
    table = await only_table(harness, alice)
    assert table.board is not None
    again = await alice.click(page.message, "▶ Hand")
    assert f"https://discord.com/channels/{table.guild}/{table.channel}/{table.board.message}" in again.text
    assert again.message is not None
    hand = await alice.click(again.message, "My hand")
    assert "Gin Rummy" in hand.text
    await only_table(harness, alice)


async def test_one_press_leads_from_a_forgotten_match_against_computers_to_a_new_one(
    harness: Harness,
) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("play", game="gin")
    old = await only_table(harness, alice)
    refused = await alice.slash("play", game="hand")
    assert refused.message is not None
    assert "Resigning loses it" in refused.text
    dealt = await alice.click(refused.message, "Resign and deal")
    assert dealt.edited
    assert "By suit" in dealt.text
    table = await only_table(harness, alice)
    assert (old.status, table.spec.key, table.status) == (Status.OVER, "hand", Status.PLAYING)
    refused = await alice.slash("play", game="gin")
    assert refused.message is not None
    assert "ends it without a result" in refused.text
    press = alice.prepare_click(refused.message, "Resign and deal")
    late = alice.prepare_click(refused.message, "Resign and deal")
    await alice.deliver(press)
    newest = await only_table(harness, alice)
    assert newest.spec.key == "gin"
    told = await alice.deliver(late)  # the second of two presses gives up nothing more
    assert "still playing against computers" in told.text
    assert await only_table(harness, alice) is newest


async def test_nothing_is_given_up_where_no_new_match_can_be_dealt(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("play", game="gin")
    table = await only_table(harness, alice)
    refused = await alice.slash("play", game="hand")
    assert refused.message is not None
    harness.playground.deny("card-room", int(Permission.SEND_MESSAGES))
    await alice.click(refused.message, "Resign and deal")
    assert not table.players[0].resigned


async def test_who_waits_in_a_lobby_or_plays_with_people_has_ways_on(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await alice.slash("table open", game="gin", seats=2)
    refused = await alice.slash("play", game="gin")
    assert refused.message is not None
    await bob.slash("table join")
    await alice.slash("table start")
    lobby = await only_table(harness, alice)
    late = await alice.click(refused.message, "Leave and deal")
    assert lobby.status is Status.PLAYING  # it has begun since, and is not given up by this press
    assert late.message is not None
    asked = await alice.click(late.message, "Resign")
    assert "Resign?" in asked.text
    assert not lobby.players[0].resigned


async def test_a_match_that_begins_while_another_is_dealt_is_not_given_up(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await alice.slash("table open", game="gin", seats=2)
    refused = await alice.slash("play", game="gin")
    assert refused.message is not None
    await bob.slash("table join")
    lobby, manager = await only_table(harness, alice), harness.bot.manager
    play_now = manager.lobby.play_now

    async def after_the_start(who: Person, **terms: Any) -> Table:
        await manager.lobby.begin(lobby.id, who)
        return await play_now(who, **terms)

    monkeypatch.setattr(manager.lobby, "play_now", after_the_start)
    await alice.click(refused.message, "Leave and deal")
    assert lobby.status is Status.PLAYING
    assert not lobby.players[0].resigned


async def test_a_game_that_there_is_not_is_refused_also_to_who_sits_already(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("play", game="gin")
    made = harness.playground.acts.slash(alice.id, alice.channel, "play", {"game": "hand"})
    made.data["options"][0]["value"] = "x" * 200
    refused = await alice.deliver(made)
    assert "There is no game called" in refused.text


async def test_a_command_that_fits_several_tables_offers_each_of_them(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    for _ in range(2):
        await alice.slash("table open", game="gin")
    refused = await alice.slash("table leave")
    assert refused.message is not None
    first, second = buttons_of(refused.message)
    assert [verb_of(first), verb_of(second)] == ["leave", "leave"]
    await alice.click(refused.message, second["label"])
    await alice.slash("table leave")
    await harness.quiet()
    assert await harness.bot.manager.tables.in_channel(int(alice.channel.id)) == []


async def test_a_match_does_not_hinder_leaving_a_lobby(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("play", game="gin")
    await alice.slash("table open", game="gin")
    assert "You have left" in (await alice.slash("table leave")).text
    refused = await alice.slash("table leave")
    assert refused.message is not None
    assert [verb_of(part) for part in buttons_of(refused.message)] == ["hand", "resign"]


async def test_a_channel_that_is_full_of_tables_offers_those_with_a_free_seat(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    for _ in range(TABLES_PER_CHANNEL):
        await alice.slash("table open", game="gin")
    refused = await bob.slash("play", game="gin")
    assert refused.message is not None
    first, *_ = buttons_of(refused.message)
    joined = await bob.click(refused.message, first["label"])
    assert "2 of " in joined.text


async def test_who_takes_no_direct_messages_has_the_hand_in_the_answer(harness: Harness) -> None:
    harness.playground.close_dms("Alice")
    alice = harness.visitor("Alice")
    await alice.slash("play", game="gin")
    await only_table(harness, alice)
    await alice.slash("table resign", sure=True)
    await harness.quiet()
    answer = await alice.slash("play", game="gin")
    assert answer.message is not None
    assert "** deadwood" in answer.text
    assert "sort" in [verb_of(part) for part in buttons_of(answer.message)]


async def test_the_host_changes_rules_in_menus_and_those_who_sit_are_told(harness: Harness) -> None:
    sitting = await seat_two(harness, start=False)
    table, alice, bob = sitting.table, sitting.alice, sitting.bob
    page = (await alice.click(sitting.board(), "Rules …")).message
    assert page is not None
    answer = await alice.select(page, "Target: 150", custom_id=menu(page, "target"))
    assert menu(answer.message or {}, "target")  # the page stays
    await harness.quiet()
    assert table.options.target == 150
    assert "Alice changed: Target 150" in text_of(sitting.board()).replace("*", "")
    shown = (await bob.click(sitting.board(bob), "Rules …")).message
    assert shown is not None
    refused = await bob.select(shown, "Target: 50", custom_id=menu(shown, "target"))
    assert "Only the host" in refused.text
    await alice.select(page, "Preset: Classic", custom_id=menu(page, "table.preset"))
    await harness.quiet()
    assert table.preset == "classic"


async def test_from_the_menu_of_a_rule_there_is_a_way_back(harness: Harness) -> None:
    sitting = await seat_two(harness, start=False)
    page = await gin_bonus_page(sitting)
    assert page.message is not None
    back = await sitting.alice.click(page.message, "Back")
    assert menu(back.message or {}, "target")
    assert sitting.alice.ephemerals()[-1]["id"] == page.message["id"]


async def gin_bonus_page(sitting: Sitting) -> Answer:
    """Return the page behind Rules … where the bonus for gin is chosen."""
    opened = await sitting.alice.click(sitting.board(), "Rules …")
    assert opened.message is not None
    return await sitting.alice.select(opened.message, "gin_bonus", custom_id=menu(opened.message, "0"))


async def test_all_rules_are_behind_a_button_and_numbers_can_be_typed(harness: Harness) -> None:
    sitting = await seat_two(harness, start=False)
    alice, table = sitting.alice, sitting.table
    page = await gin_bonus_page(sitting)
    assert "Points for going gin" in page.text
    assert page.message is not None
    form = await alice.select(page.message, "…", custom_id=menu(page.message, "gin_bonus"))
    assert form.modal is not None
    done = await alice.submit(form, {"value": "17"})
    assert "17" in done.text
    await harness.quiet()
    assert table.options.gin_bonus == 17
    form = await alice.select(page.message, "…", custom_id=menu(page.message, "gin_bonus"))
    refused = await alice.submit(form, {"value": "a lot"})
    assert "a whole number from 0 to 1000" in refused.text
    assert table.options.gin_bonus == 17
    await harness.stop()
    await harness.start()
    form = await alice.select(page.message, "…", custom_id=menu(page.message, "gin_bonus"))
    await alice.submit(form, {"value": "18"})
    await harness.quiet()
    again = await harness.bot.manager.tables.find(table.id)
    assert again.options.gin_bonus == 18


async def test_a_form_that_comes_after_the_start_changes_no_rule(harness: Harness) -> None:
    """The host had the form open while the last seat was taken."""
    sitting = await seat_two(harness, start=False)
    alice, table = sitting.alice, sitting.table
    page = await gin_bonus_page(sitting)
    assert page.message is not None
    form = await alice.select(page.message, "…", custom_id=menu(page.message, "gin_bonus"))
    await alice.slash("table start")
    late = await alice.submit(form, {"value": "17"})
    assert late.text == "The match at table 1 has already started, so its rules cannot change."
    assert (table.deal_no, table.options.gin_bonus) == (1, table.spec.options().gin_bonus)


async def test_seven_computers_are_one_choice(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("table open", game="panguingue", seats=8)
    await harness.quiet()
    await alice.select(board_of(alice), "all-easy", custom_id=menu(board_of(alice), "computer:"))
    await harness.quiet()
    await alice.click(board_of(alice), "Start")
    table = await only_table(harness, alice)
    assert table.deal_no == 1
    assert len(table.players) == 8


async def test_a_challenge_keeps_the_seat_until_it_is_declined(harness: Harness) -> None:
    """Regression: Dave took Carol's seat, and Carol, although mentioned, found no seat left."""
    alice, carol, dave = (harness.visitor(name) for name in ("Alice", "Carol", "Dave"))
    await alice.context("Challenge", "Carol")
    await harness.quiet()
    asked = next(
        message
        for message in carol.messages()
        if f"<@{carol.id}>" in text_of(message) and message["mentions"]
    )
    for refused in (await dave.click(asked, "Join"), await dave.slash("table join")):
        assert "are kept for" in refused.text
    assert "You were not invited" in (await dave.click(asked, "Decline")).text
    await carol.click(asked, "Decline")
    assert "Carol has declined" in text_of(carol.message(asked))
    assert buttons_of(carol.message(asked)) == []
    await dave.slash("table join")
    table = await only_table(harness, alice)
    assert [player.name for player in table.players] == ["Alice", "Dave"]


async def test_the_first_who_wants_a_rematch_sees_who_is_asked_and_the_other_is_pinged_once(
    harness: Harness,
) -> None:
    sitting = await seat_two(harness, options="deals=1")
    alice, bob = sitting.alice, sitting.bob
    await bob.slash("table resign", sure=True)
    await harness.quiet()
    answer = await alice.click(sitting.board(), "Play again")
    assert "I have asked Bob" in answer.text
    assert "I have asked" not in (await alice.click(sitting.board(), "Play again")).text
    asked = [message for message in bob.messages() if message["mentions"] and "rematch" in text_of(message)]
    assert len(asked) == 1
    await bob.click(asked[0], "Join")
    table = await only_table(harness, alice)
    assert table.status is Status.PLAYING
    assert "Bob plays at" in text_of(bob.message(asked[0]))


async def test_who_wants_a_rematch_is_answered_though_the_question_has_to_wait(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits three seconds, and a channel takes five messages in five seconds."""
    sitting = await seat_two(harness, options="deals=1")
    alice, bob = sitting.alice, sitting.bob
    await bob.slash("table resign", sure=True)
    await harness.quiet()
    over, post, put_off = sitting.board(), harness.bot.messenger.post, asyncio.Event()
    defer = discord.InteractionResponse.defer

    async def told(response: Any, **values: Any) -> None:
        await defer(response, **values)
        put_off.set()

    async def post_later(channel: int, page: Page) -> MessageRef:
        await put_off.wait()
        return await post(channel, page)

    monkeypatch.setattr("cogs.answers.SOON", 0.0)
    monkeypatch.setattr(discord.InteractionResponse, "defer", told)
    monkeypatch.setattr(harness.bot.messenger, "post", post_later)
    await alice.click(over, "Play again")
    await alice.wait_message("I have asked Bob")


async def test_who_wants_a_rematch_is_told_who_was_asked_though_they_join_at_once(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await seat_two(harness, options="deals=1")
    alice, bob = sitting.alice, sitting.bob
    await bob.slash("table resign", sure=True)
    await harness.quiet()
    over, post = sitting.board(), harness.bot.messenger.post

    async def joined_meanwhile(channel: int, page: Page) -> MessageRef:
        [table] = await harness.bot.manager.tables.seated(int(alice.id))
        if page.digest == challenge_page(table).digest:
            await harness.bot.manager.lobby.join(table.id, Person(int(bob.id), "Bob", int(GUILD)))
        return await post(channel, page)

    monkeypatch.setattr(harness.bot.messenger, "post", joined_meanwhile)
    answer = await alice.click(over, "Play again")
    assert "I have asked Bob" in answer.text


async def test_who_wants_a_rematch_is_told_when_the_channel_cannot_be_asked(harness: Harness) -> None:
    sitting = await seat_two(harness, options="deals=1")
    alice, bob = sitting.alice, sitting.bob
    await bob.slash("table resign", sure=True)
    await harness.quiet()
    over = sitting.board()
    harness.playground.deny("card-room", int(Permission.SEND_MESSAGES))
    answer = await alice.click(over, "Play again")
    assert "is open, and a seat is kept" in answer.text
    assert "a seat is kept for Bob" in answer.text
    assert "I cannot write in this channel now" in answer.text
    harness.playground.deny("card-room", 0)
    await alice.slash("table status")
    await bob.slash("table join")
    assert (await only_table(harness, alice)).status is Status.PLAYING


async def test_settings_are_chosen_in_menus(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    page = await alice.slash("settings me")
    assert page.message is not None
    shown = await alice.select(page.message, "Hand: By rank", custom_id=menu(page.message, "sort"))
    assert shown.message is not None
    await alice.select(shown.message, "menu", custom_id=menu(shown.message, "throws"))
    await alice.select(shown.message, "no", custom_id=menu(shown.message, "only_moves"))
    chosen = await harness.bot.members.member(int(alice.id))
    assert (chosen.sort, chosen.throws, chosen.only_moves) == ("rank", "menu", False)


async def test_a_leaderboard_is_by_itself_that_of_the_game_played_last_here(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    assert "Gin Rummy" in (await alice.slash("results leaderboard")).text
    await alice.slash("table open", game="rummy500")
    assert "Rummy 500" in (await alice.slash("results leaderboard")).text

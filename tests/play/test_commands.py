"""Every slash command, as a member types it."""

from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Status
from bot.playground import ManualClock as PlaygroundClock
from bot.playground import Visitor
from bot.playground.client import buttons_of, selects_of, text_of
from bot.playground.refusals import Refusal
from bot.texts.commands import command_of
from engine import code
from engine.actions import Action, Discard
from engine.cards import mask_of
from engine.games.gin.arrangement import deadwood
from engine.games.gin.terms import Knock
from engine.views import View
from tests.play.conftest import Harness
from tests.play.drive import PANEL, Json, verb_of
from tests.play.sitting import Sitting, board_of, generic, seat_two


@pytest.mark.long
async def test_a_table_is_opened_with_preset_options_turn_time_and_seats(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    answer = await alice.slash(
        "table open",
        game="gin",
        preset="classic",
        options="target=150, spades_double=yes",
        turn_time="1h",
        seats=2,
    )
    assert answer.ephemeral
    assert "Table 1 is open" in answer.text
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert (table.options.target, table.options.spades_double, table.options.undercut_bonus) == (
        150,
        True,
        10,
    )
    assert (table.preset, table.turn_ms, table.wanted) == ("classic", 3_600_000, 2)
    shown = text_of(board_of(alice))
    assert "Classic" in shown
    assert "1 hour" in shown
    assert "to 150" in shown


@pytest.mark.long
@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"options": "taget=150"}, ("taget", "Target")),
        ({"options": "target"}, ("Target", "a whole number from 1")),
        ({"options": "target=0"}, ("Target", "a whole number from 1", "0")),
        ({"options": "target=1e3"}, ("Target", "1e3")),
        ({"options": "target=²"}, ("Target", "²")),
        ({"options": "target=" + "9" * 500}, ("Target",)),
        ({"options": "big_gin=maybe"}, ("Big gin", "yes or no", "maybe")),
        ({"options": "variant=texas"}, ("Variant", "“Oklahoma”", "texas")),
        ({"options": "variant=oklahoma first_upcard=eleven_card_deal"}, ("Start", "Oklahoma")),
        ({"options": "=5"}, ("Options",)),
        ({"options": "<@&1> **x**=1"}, ("Options", "\\<")),
        ({"preset": "vegas"}, ("Preset", "Classic", "vegas")),
        ({"seats": 3}, ("Gin Rummy is for 2 players", "3")),
    ],
)
async def test_what_cannot_be_opened_is_named(
    harness: Harness, given: dict[str, Any], named: tuple[str, ...]
) -> None:
    alice = harness.visitor("Alice")
    answer = await alice.slash("table open", game="gin", **given)
    assert answer.ephemeral
    assert not generic(answer)
    for word in named:
        assert word in answer.text
    assert "**x**" not in answer.text
    assert await harness.bot.manager.tables.in_channel(int(alice.channel.id)) == []


@pytest.mark.long
async def test_options_and_presets_are_completed(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    presets = await alice.autocomplete("table open", "preset", "okla", game="gin")
    assert [choice["value"] for choice in presets] == ["gamecolony_oklahoma"]
    first = await alice.autocomplete("table open", "options", "tar", game="gin")
    assert "target=150" in [choice["value"] for choice in first]
    further = await alice.autocomplete("table open", "options", "target=150 big", game="gin")
    assert "target=150 big_gin=yes" in [choice["value"] for choice in further]
    assert not any("target=150 target" in choice["value"] for choice in further)
    assert await alice.autocomplete("table open", "options", "tar") == []
    opened = await alice.slash("table open", game="gin", options=further[0]["value"])
    assert "is open" in opened.text


@pytest.mark.both_ways
async def test_a_lobby_by_commands(harness: Harness) -> None:
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await bob.slash("table open", game="gin")
    await harness.quiet()
    assert "already" in (await bob.slash("table join")).text
    assert "The game needs 2 players" in (await bob.slash("table start")).text
    assert "You are not at" in (await carol.slash("table leave")).text
    assert "Only the host" in (await carol.slash("table start")).text
    assert "Only the host" in (await carol.slash("table computer", level="easy")).text
    assert "Only the host" in (await carol.slash("table close")).text
    assert "2 of 2" in (await carol.slash("table join")).text
    assert "taken" in (await alice.slash("table join")).text
    assert "left" in (await bob.slash("table leave")).text
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert table.host == int(carol.id)
    assert "Carol · host" in text_of(board_of(alice))
    assert "2 of 2" in (await carol.slash("table computer", level="strong")).text
    assert "begun" in (await carol.slash("table start")).text
    assert "has already started" in (await bob.slash("table join")).text
    assert "still being played" in (await carol.slash("table leave")).text
    await harness.quiet()
    assert table.status is Status.PLAYING


@pytest.mark.long
async def test_moderators_close_any_table_and_hosts_their_lobby(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await bob.slash("table open", game="gin")
    assert "closed" in (await bob.slash("table close")).text
    await bob.slash("table open", game="gin")
    await bob.slash("table computer")
    await bob.slash("table start")
    await harness.quiet()
    assert "a moderator can close it" in (await bob.slash("table close")).text
    assert "closed" in (await alice.slash("table close")).text
    await harness.quiet()
    assert "Alice, a moderator, has closed this table" in text_of(board_of(bob))
    assert "no table here" in (await alice.slash("table close")).text


@pytest.mark.long
async def test_away_and_back(harness: Harness) -> None:
    sitting = await seat_two(harness)
    bob = sitting.bob
    assert "You are not away" in (await bob.slash("table back")).text
    assert "computer plays for you" in (await bob.slash("table away")).text
    await harness.quiet()
    assert sitting.table.players[1].away
    assert "Bob is away" in text_of(sitting.board())
    assert "yours again" in (await bob.slash("table back")).text
    await harness.quiet()
    assert "is away" not in text_of(sitting.board())
    assert "You are not at" in (await harness.visitor("Carol").slash("table away")).text


@pytest.mark.long
async def test_resigning_asks_to_be_sure_and_a_rematch_begins_once_both_want_it(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=50 big_gin=yes")
    assert "You did not resign" in (await sitting.bob.slash("table resign", sure=False)).text
    assert sitting.playing
    assert "still being played" in (await sitting.bob.slash("table leave")).text
    assert "You have resigned" in (await sitting.bob.slash("table resign", sure=True)).text
    await harness.quiet()
    assert sitting.table.status is Status.OVER
    assert "Alice" in text_of(sitting.board())
    assert "no table here" in (await harness.visitor("Carol").slash("table again")).text
    assert "is open" in (await sitting.bob.slash("table again")).text
    await harness.quiet()
    assert "begun" in (await sitting.alice.slash("table again")).text
    await harness.quiet()
    [rematch] = await harness.bot.manager.tables.in_channel(int(sitting.alice.channel.id))
    assert rematch.status is Status.PLAYING
    assert rematch.options == sitting.table.options
    assert {player.name for player in rematch.players} == {"Alice", "Bob"}


@pytest.mark.long
async def test_several_tables_are_told_apart_by_number(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await alice.slash("table open", game="gin")
    await alice.slash("table open", game="gin", turn_time="off")
    await harness.quiet()
    assert "1 or 2" in (await bob.slash("table join")).text
    assert "2 of 2" in (await bob.slash("table join", table=2)).text
    assert "no table 7" in (await bob.slash("table join", table=7)).text
    status = await bob.slash("table status")
    assert "Table 1" in status.text
    assert "Table 2" in status.text
    before = board_of(bob, "Table 1")
    assert "shown again" in (await bob.slash("table status", table=1)).text
    await harness.quiet()
    assert int(board_of(bob, "Table 1")["id"]) > int(before["id"])
    with pytest.raises(Refusal):
        bob.message(before)


@pytest.mark.long
async def test_the_hand_is_for_its_owner_alone(harness: Harness) -> None:
    sitting = await seat_two(harness)
    shown = await sitting.alice.slash("hand")
    assert shown.ephemeral
    assert "** deadwood" in shown.text
    assert "You are not at" in (await harness.visitor("Carol").slash("hand")).text
    elsewhere = await sitting.bob.slash("hand", channel=harness.playground.world.dm(sitting.bob.id))
    assert "** deadwood" in elsewhere.text


@pytest.mark.long
async def test_rules_have_a_menu_of_topics_and_mark_what_is_in_force(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=50")
    shown = await sitting.bob.slash("learn rules", game="gin")
    assert "**50**" in shown.text
    assert "⚙️" in shown.text
    assert shown.message is not None
    [menu] = selects_of(shown.message)
    for option in menu["options"]:
        turned = await sitting.bob.select(shown.message, option["value"])
        assert turned.edited
        assert not generic(turned)
        assert option["label"].split(". ")[-1] in turned.text
    plain = await harness.visitor("Carol").slash("learn rules", game="gin", channel="second-table")
    assert "**100**" in plain.text
    assert "⚙️" not in plain.text


@pytest.mark.long
async def test_help_names_the_commands(harness: Harness) -> None:
    answer = await harness.visitor("Carol").slash("help")
    assert answer.ephemeral
    for command in ("/play", "/games", "/help"):
        assert f"`{command}`" in answer.text
    assert "/table open" in (await harness.visitor("Carol").click(answer.message or {}, "With people")).text


@pytest.mark.long
async def test_help_lists_every_command_and_what_it_does(harness: Harness) -> None:
    carol = harness.visitor("Carol")
    commands = await carol.slash("help", topic="commands")
    assert "`/table open` Open a table in this channel" in commands.text
    moves = await carol.slash("help", topic="moves")
    assert "`/move borrow` Make a new meld with cards of your other melds" in moves.text
    assert not generic(commands)
    assert not generic(moves)


@pytest.mark.long
async def test_scores_of_a_server_and_of_a_member(harness: Harness) -> None:
    sitting = await seat_two(harness)
    carol = harness.visitor("Carol")
    assert "Nobody has finished a deal" in (await carol.slash("results scores")).text
    await sitting.everybody_plays()
    await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    board = (await carol.slash("results scores", game="gin")).text
    assert "Alice · **1** of 1 match" in board  # by name: a mention of a former member shows a number
    assert "Bob · **0** of 1 match" in board
    mine = await carol.slash("results scores", member="Alice")
    assert mine.ephemeral
    assert "Gin Rummy" in mine.text
    assert not generic(await carol.slash("results scores", member="Frank"))


@pytest.mark.long
@pytest.mark.both_ways
async def test_settings_of_the_server_are_for_moderators(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    with pytest.raises(Refusal, match="may not use"):
        await bob.slash("cardroom settings")
    shown = await alice.slash("cardroom settings", allow="second-table", openers="moderators", turn_time="1m")
    assert "Moderators" in shown.text
    assert "1 minute" in shown.text
    refused = await bob.slash("table open", game="gin")
    assert f"<#{harness.playground.world.channel('second-table').id}>" in refused.text
    assert "only some roles" in (await bob.slash("table open", game="gin", channel="second-table")).text
    assert "is open" in (await alice.slash("table open", game="gin", channel="second-table")).text
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(
        int(harness.playground.world.channel("second-table").id)
    )
    assert table.turn_ms == 60_000
    await alice.slash("cardroom settings", role="Members")
    assert "is open" in (await bob.slash("table open", game="gin", channel="second-table")).text
    again = await alice.slash("cardroom settings", everywhere=True, openers="everyone", mention="dm")
    assert "all channels" in again.text
    assert "is open" in (await bob.slash("table open", game="gin")).text


@pytest.mark.long
async def test_settings_of_a_member(harness: Harness) -> None:
    sitting = await seat_two(harness)
    shown = await sitting.bob.slash("settings me", sort="rank", mention="off")
    assert shown.message is not None
    menus = [option for menu in selects_of(shown.message) for option in menu["options"]]
    chosen_now = {option["label"] for option in menus if option.get("default")}
    assert {"Hand: By rank", "Turn alerts: None"} < chosen_now
    hand = await sitting.bob.slash("hand")
    assert hand.message is not None
    others = {part["label"] for part in buttons_of(hand.message) if verb_of(part) == "sort"}
    assert others == {"By melds", "By suit"}


@pytest.mark.long
async def test_a_challenge_seats_nobody_but_the_challenger(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    assert "is open" in (await alice.context("Challenge", "Bob")).text
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert [player.name for player in table.players] == ["Alice"]
    asked = next(each for each in bob.messages() if "would like to play" in text_of(each))
    assert f"<@{bob.id}>" in text_of(asked)
    assert [user["id"] for user in asked["mentions"]] == [bob.id]
    await bob.click(asked, "Join")
    await harness.quiet()
    assert [player.name for player in table.players] == ["Alice", "Bob"]
    assert table.deal_no == 1
    assert "Bob plays at" in text_of(bob.message(asked))
    assert "but not a bot or yourself" in (await alice.context("Challenge", "Alice")).text
    assert "but not a bot" in (await alice.context("Challenge", harness.playground.world.bot.id)).text


def _left(action: Action, view: View) -> int:
    """Return the deadwood after a discard, so that the match ends; a knock comes first."""
    match action:
        case Knock():
            return -1
        case Discard(card):
            return deadwood(mask_of(view.hand) ^ 1 << card)
    return 0


async def _play_by_commands(sitting: Sitting, chance: Random) -> set[str]:
    """Play the match by commands alone, typed and completed in turn; return those used."""
    used = set()
    typed = False
    while sitting.playing:
        table = sitting.table
        assert table.deal is not None
        if table.between_deals:
            for visitor in sitting.people:
                await visitor.slash("table start")
            used.add("table start")
            await sitting.harness.quiet()
            continue
        actor = sitting.actor
        view = table.deal.view(sitting.people.index(actor))
        action = min(view.legal, key=lambda action: (_left(action, view), chance.random()))
        name = command_of(action.verb)
        before = sitting.moment
        if not isinstance(action, Discard | Knock):
            answer = await actor.slash(name)
        elif typed := not typed:
            answer = await actor.slash(name, card=chance.choice([str.lower, str.upper])(code(action.card)))
        else:
            offered = await actor.autocomplete(name, "card", code(action.card))
            assert offered, (name, code(action.card))
            answer = await actor.slash(name, card=offered[0]["value"])
        used.add(f"{name} {typed}" if isinstance(action, Discard | Knock) else name)
        await sitting.harness.quiet()
        assert not generic(answer)
        assert answer.ephemeral
        assert sitting.moment != before, answer
    return used


@pytest.mark.long
async def test_a_whole_match_by_commands_alone(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=50")
    used = await _play_by_commands(sitting, Random(11))
    assert sitting.table.status is Status.OVER
    assert {"move draw", "move take", "move pass", "table start"} <= used
    assert {"move discard True", "move discard False"} <= used
    assert used & {"move knock True", "move knock False"}
    assert "Play again" in text_of(sitting.board())


def own_panels(visitor: Visitor) -> list[Json]:
    """Return the member's ephemeral hand panels."""
    return [
        message
        for message in visitor.ephemerals()
        if any(verb_of(part) in PANEL for part in buttons_of(message))
    ]


@pytest.mark.long
async def test_commands_leave_one_panel_behind_that_only_their_member_sees(harness: Harness) -> None:
    """Regression: every command left another panel in the channel, with stale buttons."""
    sitting = await seat_two(harness, options="target=20")
    await sitting.alice.slash("hand")
    await sitting.alice.click(sitting.board(), "My hand")
    await sitting.alice.wait_for(lambda: len(own_panels(sitting.alice)) == 1)
    [shown] = own_panels(sitting.alice)
    await sitting.alice.click(shown, "By rank")
    await sitting.alice.click(sitting.alice.dm()[-1], "By suit")
    await sitting.alice.wait_for(lambda: not own_panels(sitting.alice))
    kept = len(sitting.alice.dm())
    await _play_by_commands(sitting, Random(12))
    await sitting.alice.wait_for(lambda: len(own_panels(sitting.alice)) == 1)
    await sitting.bob.wait_for(lambda: len(own_panels(sitting.bob)) == 1)
    assert len(sitting.alice.dm()) == kept + sitting.table.deal_no - 1


@pytest.mark.long
async def test_a_panel_that_was_dismissed_is_not_missed_when_the_next_comes(harness: Harness) -> None:
    sitting = await seat_two(harness)
    for _ in range(3):
        answer = await sitting.alice.slash("hand")
        assert answer.error is None
        sitting.alice.dismiss(own_panels(sitting.alice)[-1])
    harness.clock.advance(15 * 60_000)
    assert isinstance(harness.playground.clock, PlaygroundClock)
    harness.playground.clock.advance(15 * 60_000)
    assert "Table" in (await sitting.alice.slash("hand")).text
    assert len(own_panels(sitting.alice)) == 1


@pytest.mark.long
async def test_starting_a_match_that_is_under_way_says_that_it_is(harness: Harness) -> None:
    sitting = await seat_two(harness)
    started = (await sitting.alice.slash("table start")).text
    assert started == "The match at table 1 has already started."
    assert sitting.playing


async def test_who_has_left_the_server_is_not_challenged(harness: Harness) -> None:
    """An outdated client still shows the member, and sends what Discord knew of them."""
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    press = harness.playground.acts.context(alice.id, alice.channel, "Challenge", "Bob")
    harness.playground.acts.leave(bob.id)
    answer = await alice.deliver(press)
    assert "Bob is no longer a member of this server." in answer.text
    assert not await harness.bot.manager.tables.in_channel(int(alice.channel.id))


@pytest.mark.long
async def test_who_has_left_the_server_is_kept_no_seat_in_a_rematch(harness: Harness) -> None:
    sitting = await seat_two(harness)
    alice, bob = sitting.people
    await bob.slash("table resign", sure=True)
    await harness.quiet()
    harness.playground.acts.leave(bob.id)
    answer = await alice.click(sitting.board(), "Play again")
    await harness.quiet()
    assert "Bob is no longer in this server, so no seat is kept for them." in answer.text
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert (table.kept, len(table.players)) == ((), 1)
    assert "has begun" in (await harness.visitor("Carol").slash("table join")).text

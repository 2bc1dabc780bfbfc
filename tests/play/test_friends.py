"""Friends play where nobody has invited the bot: in chats and a foreign server."""

import json
import re
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Person, Status, Table
from bot.playground import ManualClock as PlaygroundClock
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, text_of
from bot.playground.resources.channels import Channel
from data.tables.venues import FRIENDS
from tests.play.conftest import Harness
from tests.play.drive import Choice, Json, forge, may_play, panel, sensibly, turn, verb_of

MINUTE = 60_000


class Friends:
    """Alice, who has installed the bot, with others in a channel where it is not."""

    def __init__(self, harness: Harness, channel: Channel, *names: str) -> None:
        self.harness = harness
        self.channel = channel
        harness.playground.install("Alice")
        self.people = [harness.visitor(name) for name in names]
        for visitor in self.people:
            visitor.channel = channel
        self.alice = self.people[0]
        self.calls = len(harness.playground.calls)

    @property
    def board(self) -> Json:
        """The newest public message of the bot with several buttons."""
        public = [m for m in self.alice.messages() if not m["flags"] & 64 and len(buttons_of(m)) > 1]
        return public[-1]

    async def table(self) -> Table:
        [table] = await self.harness.bot.manager.tables.in_channel(int(self.channel.id))
        return table

    async def open(self, visitor: Visitor, **options: Any) -> Answer:
        answer = await visitor.slash("challenge", **options)
        await answer.settled()
        await self.settled()
        return answer

    async def press(self, visitor: Visitor, verb: str, on: Json | None = None) -> Answer:
        message = self.board if on is None else on
        [part] = [part for part in buttons_of(message) if verb_of(part) == verb]
        answer = await visitor.click(message, custom_id=part["custom_id"])
        await self.settled()
        return answer

    async def hand(self, visitor: Visitor) -> None:
        """Press My hand on the board, and wait for the panel below it."""
        answer = await self.press(visitor, "hand")
        await visitor.wait_for(lambda: answer.followups)
        await self.settled()

    async def settled(self) -> None:
        await self.harness.quiet()

    async def play_on(self, choose: Choice, most: int = 2_000) -> None:
        """Play on the panels until the match is over."""
        table = await self.table()
        for _ in range(most):
            await self.settled()
            if table.status is Status.OVER:
                return
            for visitor in self.people:
                if not may_play(visitor) or table.seat_of(int(visitor.id)) not in table.actors:
                    continue
                await turn(visitor, choose)
                break
            else:
                await self._next_deal()
        raise AssertionError("the match does not end")

    async def _next_deal(self) -> None:
        for visitor in self.people:
            shown = panel(visitor)
            assert shown is not None
            if any(verb_of(part) == "ready" for part in buttons_of(shown, enabled=True)):
                await self.press(visitor, "ready", shown)

    def check_no_bot_token(self) -> None:
        """Check that nothing was requested of the channel but by tokens of interactions."""
        of_bot = [call for call in [*self.harness.playground.calls][self.calls :] if not call.webhook]
        assert [
            (call.route, call.status)
            for call in of_bot
            if self.channel.id in call.params.values() or "users/@me/channels" in call.path
        ] == []


@pytest.fixture
def direct(harness: Harness) -> Friends:
    harness.playground.install("Alice")
    return Friends(harness, harness.playground.add_private("Alice", "Bob"), "Alice", "Bob")


def foreign(harness: Harness, *, external_apps: bool = True) -> Channel:
    harness.playground.add_guild(
        "The Reading Room", owner="Dave", people=("Alice", "Bob"), channels=["lounge"], invited=False
    )
    harness.playground.switch({"external_apps": external_apps})
    return harness.playground.world.channel("lounge")


@pytest.mark.long
async def test_two_friends_play_a_match_in_direct_messages(direct: Friends) -> None:
    alice, bob = direct.people
    opened = await direct.open(alice, member=bob.id, game="gin")
    await alice.wait_for(lambda: opened.followups)
    [mention] = opened.followups
    assert f"<@{bob.id}>" in text_of(mention)
    await direct.settled()
    table = await direct.table()
    assert (table.guild, table.channel) == (FRIENDS, int(direct.channel.id))
    assert str(table.board and table.board.message) == direct.board["id"]
    await direct.press(bob, "join")  # who was invited begins
    assert (await direct.table()).status is Status.PLAYING
    assert mention["id"] not in [message["id"] for message in bob.messages()]
    for visitor in (alice, bob):
        await direct.hand(visitor)
    await direct.play_on(sensibly(Random(1)))
    assert table.status is Status.OVER
    assert not alice.dm()
    assert not bob.dm()
    direct.check_no_bot_token()
    await direct.settled()
    assert "again" in [verb_of(part) for part in buttons_of(direct.board)]
    inbox = direct.harness.playground.world.dm(alice.id)
    for channel in (direct.channel, inbox):
        history = await alice.slash("results history", channel=channel)
        assert "· Friends" in history.text
        assert "against" in history.text
        [offered] = await alice.autocomplete("results replay", "match", channel=channel)
        assert offered["name"].startswith("Gin Rummy · you ")
        assert "Bob" in offered["name"]
        for asked in ({}, {"match": offered["value"]}):
            replayed = await alice.slash("results replay", channel=channel, **asked)
            await replayed.settled()
            assert "**Replay** · deal" in replayed.text
    assert "only in servers" in (await alice.slash("results history", member=bob.id)).text
    stranger = direct.harness.visitor("Carol")
    assert "**Replay**" not in (await stranger.slash("results replay", match=offered["value"])).text


async def test_three_friends_in_a_group(harness: Harness) -> None:
    channel = harness.playground.add_private("Alice", "Bob", "Carol", name="Friday cards")
    group = Friends(harness, channel, "Alice", "Bob", "Carol")
    alice, bob, carol = group.people
    await group.open(alice, game="rummy500")
    await group.press(bob, "join")
    await group.press(carol, "join")
    await group.press(alice, "start")
    table = await group.table()
    assert [player.name for player in table.players] == ["Alice", "Bob", "Carol"]
    for visitor in group.people:
        await group.hand(visitor)
    for _ in range(6):
        [mover] = [each for each in group.people if table.seat_of(int(each.id)) in table.actors]
        await turn(mover, sensibly(Random(2)))
        await group.settled()
    assert table.ply >= 3
    assert text_of(group.board) == _board_text(harness, table)
    group.check_no_bot_token()


def _board_text(harness: Harness, table: Table) -> str:
    page: Any = {"content": "", "embeds": [], "components": harness.bot.messenger.board(table).components}
    return text_of(page)


@pytest.mark.long
async def test_the_books_of_a_foreign_server_stay_closed(harness: Harness) -> None:
    lounge = foreign(harness)
    friends = Friends(harness, lounge, "Alice", "Bob")
    alice, bob = friends.people
    await friends.open(alice, game="gin")
    await friends.press(bob, "join")
    table = await friends.table()
    assert table.guild == FRIENDS
    assert [player.name for player in table.players] == ["Alice", "Bob"]
    rows = await harness.bot.database.read("SELECT DISTINCT guild_id FROM tables")
    assert rows == [(FRIENDS,)]
    dave = Visitor(harness.playground, "Dave", channel="lounge")
    owner = await forge(dave, friends.board, ":".join(["cr", *"x"]))
    assert owner.ephemeral
    closed = await friends.press(dave, "close")  # the owner of that server moderates nothing here
    assert closed.ephemeral
    assert table.status is Status.LOBBY
    friends.check_no_bot_token()


@pytest.mark.long
async def test_a_practice_match_where_answers_are_private(harness: Harness) -> None:
    friends = Friends(harness, foreign(harness, external_apps=False), "Alice")
    alice = friends.alice
    shown = await friends.open(alice, game="gin")
    assert shown.ephemeral
    assert "ask the owner of this server" in shown.text
    assert await harness.bot.database.read("SELECT * FROM tables") == []
    dealt = await alice.slash("play", game="gin")
    await alice.wait_for(lambda: dealt.followups)
    await friends.settled()
    assert dealt.ephemeral
    table = await friends.table()
    assert (table.turn_ms, table.practice) == (0, True)
    for _ in range(5):
        await turn(alice, sensibly(Random(1)))
        await friends.settled()
    assert dealt.text == _board_text(harness, table)
    friends.check_no_bot_token()


@pytest.mark.long
async def test_a_practice_match_beside_the_bot_itself(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    harness.playground.install("Alice")
    direct = harness.playground.world.dm(alice.id)
    refused = await alice.slash("challenge", channel=direct, game="gin")
    assert "Nobody can join you here" in refused.text
    dealt = await alice.slash("play", channel=direct, game="gin")
    await alice.wait_for(lambda: dealt.followups)
    await harness.quiet()
    for _ in range(4):
        await turn(alice, sensibly(Random(1)))
        await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(direct.id))
    assert (table.guild, table.ply > 4) == (FRIENDS, True)


@pytest.mark.long
async def test_an_old_board_waits_for_the_next_press(direct: Friends) -> None:
    alice, bob = direct.people
    harness = direct.harness
    await direct.open(alice, game="gin")
    await direct.press(bob, "join")
    await direct.press(alice, "start")
    for visitor in direct.people:
        await direct.hand(visitor)
    harness.clock.advance(20 * MINUTE)
    assert isinstance(harness.playground.clock, PlaygroundClock)
    harness.playground.clock.advance(20 * MINUTE)
    table, before = await direct.table(), text_of(direct.board)
    [mover] = [each for each in direct.people if table.seat_of(int(each.id)) in table.actors]
    await turn(mover, sensibly(Random(1)))
    await direct.settled()
    assert text_of(direct.board) == before
    await direct.hand(mover)
    assert text_of(direct.board) == _board_text(harness, table)
    direct.check_no_bot_token()


@pytest.mark.long
async def test_a_restart_in_the_middle_of_a_deal(direct: Friends) -> None:
    alice, bob = direct.people
    harness = direct.harness
    await direct.open(alice, game="gin")
    await direct.press(bob, "join")
    await direct.press(alice, "start")
    for visitor in direct.people:
        await direct.hand(visitor)
    await harness.stop()
    await harness.start()
    for _ in range(3):
        table = await direct.table()
        [mover] = [each for each in direct.people if table.seat_of(int(each.id)) in table.actors]
        await turn(mover, sensibly(Random(1)))
        await direct.settled()
        assert text_of(direct.board) == _board_text(harness, table)
    other = bob if mover is alice else alice
    assert may_play(other) == (table.seat_of(int(other.id)) in table.actors)
    direct.check_no_bot_token()


@pytest.mark.long
async def test_a_deleted_board_is_shown_anew(direct: Friends) -> None:
    alice, bob = direct.people
    await direct.open(alice, game="gin")
    await direct.press(bob, "join")
    await direct.press(alice, "start")
    for visitor in direct.people:
        await direct.hand(visitor)
    old = direct.board["id"]
    direct.harness.playground.posts.remove(direct.harness.playground.world.messages[old])
    await turn(next(each for each in direct.people if may_play(each)), sensibly(Random(1)))
    await direct.settled()
    await direct.open(alice)
    table = await direct.table()
    assert direct.board["id"] != old
    assert str(table.board and table.board.message) == direct.board["id"]
    await direct.hand(bob)
    direct.check_no_bot_token()


@pytest.mark.long
async def test_the_board_is_in_the_language_of_its_host(direct: Friends) -> None:
    alice, bob = direct.people
    for command, options in (
        ("settings me", {"language": "de"}),
        ("settings privacy about", {}),
        ("learn rules", {"game": "gin"}),
        ("help", {}),
    ):
        answer = await alice.slash(command, **options)
        assert answer.ephemeral
        assert answer.text
    await direct.open(alice, game="gin")
    assert "Mitspielen" in text_of(direct.board)
    await direct.press(bob, "join")
    assert "Mitspielen" in text_of(direct.board)


@pytest.mark.long
async def test_a_server_that_invites_the_bot_later_gets_tables_of_its_own(harness: Harness) -> None:
    lounge = foreign(harness)
    friends = Friends(harness, lounge, "Alice", "Bob")
    alice, bob = friends.people
    await friends.open(alice, game="gin")
    table, board = await friends.table(), friends.board
    harness.playground.kick(away=False, guild=harness.playground.world.guild(lounge.guild))
    await friends.press(bob, "join", board)
    assert [player.name for player in table.players] == ["Alice", "Bob"]
    dave = Visitor(harness.playground, "Dave", channel="lounge")
    opened = await dave.slash("table open", game="gin")
    assert "Table 1" in opened.text
    await friends.settled()
    closed = await dave.slash("table close", table="1")  # the moderator's own table, not that of friends
    await friends.settled()
    assert (closed.ephemeral, table.status) == (True, Status.LOBBY)
    assert await harness.bot.manager.tables.in_channel(int(lounge.id)) == [table]
    await friends.press(alice, "start", board)
    assert table.status is Status.PLAYING


@pytest.mark.long
async def test_a_player_reaches_a_table_from_another_chat_and_from_the_bots_messages(
    harness: Harness, direct: Friends
) -> None:
    alice, bob = direct.people
    await direct.open(alice, game="gin")
    await direct.press(bob, "join")
    await direct.press(alice, "start")
    [hand] = [part["custom_id"] for part in buttons_of(direct.board) if verb_of(part) == "hand"]
    elsewhere = Friends(harness, harness.playground.add_private("Alice", "Carol"), "Alice", "Carol")
    await elsewhere.open(elsewhere.alice, game="gin")
    shown = await forge(elsewhere.alice, elsewhere.board, hand)
    assert shown.ephemeral
    assert "deadwood" in shown.text
    assert "another chat" in (await forge(elsewhere.people[1], elsewhere.board, hand)).text
    await elsewhere.press(elsewhere.alice, "close")
    shown = await alice.slash("hand", channel=harness.playground.world.dm(alice.id))
    assert "deadwood" in shown.text


@pytest.mark.long
async def test_only_those_in_the_channel_reach_a_table(harness: Harness, direct: Friends) -> None:
    alice = direct.alice
    await direct.open(alice, game="gin")
    [join] = [part for part in buttons_of(direct.board) if verb_of(part) == "join"]
    elsewhere = Friends(harness, harness.playground.add_private("Alice", "Carol"), "Alice", "Carol")
    await elsewhere.open(elsewhere.alice, game="gin")
    _, carol = elsewhere.people
    refused = await forge(carol, elsewhere.board, join["custom_id"])
    assert "another chat" in refused.text
    server = harness.visitor("Carol")
    opened = await server.slash("table open", game="gin")
    assert opened.ephemeral
    await harness.quiet()
    board = [m for m in server.messages() if not m["flags"] & 64 and buttons_of(m)][-1]
    refused = await forge(server, board, join["custom_id"])
    assert "another server" in refused.text
    table = await direct.table()
    assert [player.name for player in table.players] == ["Alice"]
    await direct.press(alice, "leave")
    assert table.status is Status.CLOSED


@pytest.mark.long
async def test_tables_of_friends_are_named_by_game_and_players(harness: Harness, direct: Friends) -> None:
    """Their numbers count the tables of all friends, so that they mean nothing to anybody."""
    alice = direct.alice
    inbox = harness.playground.world.dm(alice.id)
    others = Friends(harness, harness.playground.add_private("Alice", "Carol"), "Alice", "Carol")
    for friends, game in ((direct, "gin"), (others, "rummy500")):
        await friends.open(friends.alice, game=game)
        await friends.press(friends.people[1], "join")
        await friends.press(friends.alice, "start")
    for table in (await direct.table(), await others.table()):  # both are to wait for Alice
        while table.actors != (0,):
            assert table.deal is not None
            player, action = table.players[1], table.deal.legal_actions(1)[-1]
            bob_or_carol = Person(player.member or 0, player.name, FRIENDS, channel=table.channel)
            await harness.bot.manager.act(table.id, bob_or_carol, action, deal=1, ply=table.ply)
    which = await alice.slash("hand", channel=inbox)
    assert "Gin Rummy with Bob or Rummy 500 with Carol" in which.text
    assert which.message is not None
    assert [part["label"] for part in buttons_of(which.message)] == [
        "Gin Rummy with Bob",
        "Rummy 500 with Carol",
    ]
    offered = await alice.deliver(
        harness.playground.acts.slash(alice.id, inbox, "hand", {"table": ""}, focused="table")
    )
    assert offered.choices is not None
    assert [each["name"] for each in offered.choices] == ["Gin Rummy with Bob", "Rummy 500 with Carol"]
    await others.press(alice, "resign")
    games = await alice.slash("games", channel=inbox)
    shown = json.dumps(games.message, ensure_ascii=False)
    assert "Gin Rummy with Bob" in shown
    refused = await alice.slash("move order", channel=inbox)
    for said in (shown, json.dumps(which.message), refused.text):
        assert not re.search(r"[Tt]able \d", said)


async def test_what_a_group_brings_along_is_refused_where_it_does_not_work(direct: Friends) -> None:
    """Discord offers a whole group, so ``/results`` where friends play."""
    alice, _ = direct.people
    inbox = direct.harness.playground.world.dm(alice.id)
    for name in ("scores", "leaderboard", "stats", "review", "season list"):
        for channel in (direct.channel, inbox):
            answer = await alice.slash(f"results {name}", channel=channel)
            assert answer.ephemeral
            assert answer.text == "This works only in servers that have added Cardroom."
    for channel in (direct.channel, inbox):
        assert await alice.autocomplete("results review", "match", channel=channel) == []
    among_friends = await alice.slash("results sheet", channel=direct.channel)
    assert "only in servers" in among_friends.text
    assert "only in servers" not in (await alice.slash("results sheet", channel=inbox)).text

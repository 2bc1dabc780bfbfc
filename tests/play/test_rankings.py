"""Rankings as members see them: results, leaderboards, statistics and histories."""

from typing import Any

import pytest

from bot.manager.tables.table import Status
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.playground.resources.messages import walk
from bot.workers.plots import HEIGHT, WIDTH, Plots
from bot.workers.review_jobs import judge_version
from data.db.errors import StorageError
from data.rankings.ratings import Rater, recompute_ratings
from data.rankings.reviews import DealLuck, save_luck
from data.scores import recompute
from tests.data.played import Played, play
from tests.play.conftest import Harness
from tests.play.drive import Json, forge
from tests.play.sitting import Sitting, board_of, generic, seat_two

pytestmark = pytest.mark.long

HOUR, DAY = 3_600_000, 86_400_000


def said(answer: Answer) -> str:
    assert not generic(answer), answer
    assert answer.ephemeral
    return answer.text


def guild_of(harness: Harness) -> int:
    return int(harness.playground.world.guild_json()["id"])


async def shown(harness: Harness) -> None:
    """Let the time pass after which a result shows its ratings."""
    await harness.quiet()
    harness.clock.advance(2_000)
    await harness.quiet()


async def played(harness: Harness, **options: Any) -> Sitting:
    """Return a match that Bob has resigned."""
    sitting = await seat_two(harness, **options)
    await sitting.everybody_plays()
    await sitting.bob.slash("table resign", sure=True)
    await shown(harness)
    assert sitting.table.status is Status.OVER
    return sitting


async def many(
    harness: Harness, count: int, *, game: str = "gin", first: int = 100
) -> tuple[Visitor, Visitor]:
    """Store matches of Alice and Bob, a day apart up to now; she wins two of three."""
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    members, begun = (int(alice.id), int(bob.id)), harness.clock.now() - count * DAY
    matches = [
        Played(
            members,
            (40, 105) if number % 3 == 2 else (110 + number, 60),
            (1,) if number % 3 == 2 else (0,),
            game=game,
            guild=guild_of(harness),
            at=begun + number * DAY,
        )
        for number in range(count)
    ]
    await play(harness.bot.database, *matches, first=first)
    harness.bot.manager.rankings.start()
    await harness.quiet()
    return alice, bob


def pictures(message: Json | None) -> list[Json]:
    assert message is not None
    return [item for part in walk(message["components"]) if part["type"] == 12 for item in part["items"]]


async def stats(visitor: Visitor, **options: Any) -> Answer:
    return await (await visitor.slash("results stats", **options)).settled()


# --- after a match


async def test_a_match_between_two_people_shows_everywhere(harness: Harness) -> None:
    sitting = await played(harness)
    alice, bob = sitting.people
    result = text_of(sitting.board())
    assert "**Ratings** Alice **1658?** (+158) · Bob **1342?** (−158)" in result
    assert "? provisional: fewer than 10 rated matches" in result
    assert "★ Alice: first win" in result
    board = said(await bob.slash("results leaderboard", game="gin"))
    first, second = (
        board.index("\u2068Alice\u2069 · **1658** ± 484"),
        board.index("\u2068Bob\u2069 · **1342**"),
    )
    assert first < second
    assert "provisional · 1 of 1 won" in board
    assert "You: place 2 · **1342**" in board
    told = said(await stats(alice))
    assert "## 1658 ± 484" in told
    assert "1 rated match of 10" in told
    assert "\u2068Bob\u2069 1 : 0 in 1 match" in told
    assert "1 of 1 match finished (100 %)" in told
    left = said(await stats(alice, member="Bob", against="Alice"))
    assert "1 of 1 match finished (100 %)" in left  # nobody waited for the other
    assert "**Against \u2068Alice\u2069** 0 : 1 in 1 match" in left
    history = said(await alice.slash("results history", member="Bob"))
    assert sitting.table.board is not None
    where = f"channels/{guild_of(harness)}/{sitting.table.channel}/{sitting.table.board.message}"
    assert f"🚪 Resigned · Gin Rummy · [Table 1](https://discord.com/{where})" in history
    assert "place 2 of 2 · rating −158" in history
    assert await recompute_ratings(harness.bot.database) == []
    assert await recompute(harness.bot.database) == []


@pytest.mark.long
async def test_a_match_with_a_computer_changes_no_rating(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("table open", game="gin")
    await alice.slash("table computer")
    await alice.slash("table start")
    await alice.slash("table resign", sure=True)
    await shown(harness)
    assert "Ratings" not in text_of(board_of(alice))
    assert "Nobody is on this board yet" in said(await alice.slash("results leaderboard", game="gin"))
    history = await alice.slash("results history")
    assert "against 🤖 a computer 0 · place 2 of 2 · not rated" in said(history)
    assert history.message is not None
    [menu] = selects_of(history.message)
    chosen = await alice.select(history.message, menu["options"][0]["value"])
    assert "That match did not count" in said(chosen)
    assert chosen.message is not None
    assert "no deal has been finished" in said(await alice.click(chosen.message, "Replay"))
    told = said(await stats(alice))
    assert "Not rated among people yet: this takes a match without computer players." in told
    assert "Practice with computer players" not in told  # a match left at once does not count


async def test_a_crash_between_a_match_and_its_rating_is_made_up_for(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(_: Rater) -> int:
        raise StorageError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Rater, "rate", dies)
        sitting = await played(harness)
        assert "wins the match" in text_of(sitting.board())
        assert "Ratings" not in text_of(sitting.board())
        await harness.stop()
    await harness.start()
    await shown(harness)
    assert "Alice **1658?** (+158)" in text_of(sitting.board())
    assert "**1658**" in said(await sitting.alice.slash("results leaderboard", game="gin"))
    assert await recompute_ratings(harness.bot.database) == []


async def test_what_could_not_be_rated_is_tried_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []
    rate = Rater.rate

    async def fails_once(rater: Rater) -> int:
        tries.append(rater)
        if len(tries) == 1:
            raise StorageError("the disk is full")
        return await rate(rater)

    monkeypatch.setattr(Rater, "rate", fails_once)
    sitting = await played(harness)
    assert "Ratings" not in text_of(sitting.board())
    harness.clock.advance(30_000)
    await shown(harness)
    assert "Alice **1658?** (+158)" in text_of(sitting.board())


# --- leaderboards


async def test_the_buttons_of_a_board_lead_to_other_times(harness: Harness) -> None:
    alice, bob = await many(harness, 40)
    answer = await bob.slash("results leaderboard", game="gin")
    assert "🥇" in said(answer)
    assert "provisional ·" not in answer.text
    assert f"2\\. \u2068<@{bob.id}>\u2069" in answer.text or f"🥈 \u2068<@{bob.id}>\u2069" in answer.text
    assert answer.message is not None
    assert [each["label"] for each in buttons_of(answer.message, enabled=True)] == [
        "Day",
        "Week",
        "Month",
        "Season",
        "Luck-adjusted",
    ]
    week = await bob.click(answer.message, "Week")
    assert week.edited
    assert "**This week**, from Monday, UTC · most wins first" in said(week)
    assert "You: place" in week.text
    assert week.message is not None
    today = await bob.click(week.message, "Day")
    assert "Nobody is on this board yet" in said(today)
    by_name = await alice.slash("results leaderboard", game="gin", period="week")
    assert f"🥇 \u2068<@{alice.id}>\u2069 · **" in said(by_name)


async def test_seasons_end_by_a_moderator_and_their_boards_stay(harness: Harness) -> None:
    alice, bob = await many(harness, 12)
    assert "moderator" in said(await bob.slash("results season end", name="Autumn", confirm=True))
    asked = said(await alice.slash("results season end", name="**Autumn**"))
    assert "End season 1?" in asked
    assert r"\*\*Autumn\*\*" in asked
    assert "Season 1" in said(await alice.slash("results season list"))
    assert "Season 2" not in said(await alice.slash("results season list"))
    ended = said(await alice.slash("results season end", name="Autumn", confirm=True))
    assert "Season 1 “Autumn”** has ended" in ended
    listed = said(await bob.slash("results season list"))
    assert listed.index("**Season 2** · since") < listed.index("**Season 1 “Autumn”** · ")
    running = await bob.slash("results leaderboard", game="gin", period="season")
    assert "Nobody is on this board yet" in said(running)
    assert running.message is not None
    old = await bob.click(running.message, "Season 1")
    assert "Season 1 “Autumn”" in said(old)
    assert "🥇" in old.text
    by_number = said(await bob.slash("results leaderboard", game="gin", season=1))
    assert by_number.splitlines()[:6] == old.text.splitlines()[:6]


async def test_a_board_shows_who_played_best_without_their_luck(harness: Harness) -> None:
    alice, bob = await many(harness, 6)
    answer = await bob.slash("results leaderboard", game="gin")
    assert answer.message is not None
    none = await bob.click(answer.message, "Luck-adjusted")
    assert "Nobody is on this board yet" in said(none)
    for number in range(100, 106):
        for seat, (member, sign) in enumerate(((alice, 1), (bob, -1))):
            # Alice's cards gave her more than she made of them.
            deal = DealLuck(deal=1, value=sign * 12.0, error=2.0, points=sign * 8.0 + seat * number % 2)
            where: dict[str, Any] = {
                "table_id": f"t{number}",
                "seat": seat,
                "member_id": int(member.id),
                "game": "gin",
            }
            await harness.bot.database.write(
                save_luck([deal], **where, guild_id=guild_of(harness), at=1, version=judge_version("gin"))
            )
    board = said(await bob.slash("results leaderboard", game="gin", without_luck=True))
    assert "luck-adjusted" in board
    first, second = board.index(f"🥇 \u2068<@{bob.id}>\u2069 · **+4."), board.index(f"<@{alice.id}>")
    assert first < second
    assert "· luck +12.0 · 6 matches" in board
    assert "You: place 1 · **+4." in board


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"game": "gin", "season": 9}, ("Season", "9")),
        ({"game": "gin", "period": "week", "season": 1}, ("Season", "only with the period")),
    ],
)
async def test_a_board_that_there_is_not_is_refused(
    harness: Harness, given: dict[str, Any], named: tuple[str, ...]
) -> None:
    answer = await harness.visitor("Alice").slash("results leaderboard", **given)
    for word in named:
        assert word in said(answer)


@pytest.mark.parametrize(
    "custom_id",
    [
        "c:-:0:0:leaderboard:bridge.week",
        "c:-:0:0:leaderboard:gin.century",
        "c:-:0:0:leaderboard:gin.season.999999",
        "c:-:0:0:leaderboard:",
        "c:-:0:0:stats:1.bridge",
        "c:-:0:0:stats:9999999999999999999.gin",
        "c:-:0:0:stats:-5.gin",
        "c:-:0:0:history:-5.gin",
        "c:-:0:0:history:9999999999999999999.gin",
        "c:-:0:0:history:1.gin.999999999999999999",
        "c:-:0:0:history:1.bridge",
        "c:-:0:0:change:1.gin",
    ],
)
async def test_a_forged_press_is_refused_in_words(harness: Harness, custom_id: str) -> None:
    alice = harness.visitor("Alice")
    answer = await alice.slash("results leaderboard", game="gin")
    assert answer.message is not None
    values = ("x",) if ":change:" in custom_id else None
    assert said(await forge(alice, answer.message, custom_id, values))


# --- a member


async def test_statistics_show_the_rating_over_time_and_say_it_in_words(harness: Harness) -> None:
    _, bob = await many(harness, 31)
    answer = await stats(bob, member="Alice", against="Bob")
    told = said(answer)
    [picture] = pictures(answer.message)
    assert (picture["media"]["width"], picture["media"]["height"]) == (WIDTH, HEIGHT)
    assert picture["media"]["content_type"] == "image/png"
    words = picture["description"]
    assert len(words) <= 1024
    for part in ("rating after each of 31 rated matches", "From 16", "Highest", "lowest", "Last changes: "):
        assert part in words
    assert "Ratings before match 10 are provisional" in words
    assert words.split("to ")[2].split(". ")[0] in told.replace("## ", "")  # the current rating
    assert "31 rated matches" in told
    assert "**Records** rating " in told
    assert "2 wins in a row" in told
    assert "a win by 8" in told
    assert f"**Against \u2068<@{bob.id}>\u2069** 21 : 10 in 31 matches" in told


async def test_without_its_picture_an_answer_says_it_in_words(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        return None

    monkeypatch.setattr(Plots, "rating", fails)
    alice, _ = await many(harness, 12)
    answer = await stats(alice)
    assert "rating after each of 12 rated matches" in said(answer)
    assert pictures(answer.message) == []


async def test_statistics_lead_to_other_games_and_to_the_matches(harness: Harness) -> None:
    alice, _ = await many(harness, 3)
    await played(harness)
    await alice.slash("table open", game="panguingue", seats=2)
    await alice.slash("table computer")
    await alice.slash("table start")
    await harness.quiet()
    answer = await stats(alice)
    assert "· Gin Rummy\n## " in said(answer)
    assert answer.message is not None
    turned = await alice.click(answer.message, "Matches")
    assert turned.edited
    assert said(turned).count("· rating ") == 2 * 4


async def test_matches_are_paged_and_their_arithmetic_can_be_read(harness: Harness) -> None:
    alice, bob = await many(harness, 12)
    first = await bob.slash("results history", member="Alice", game="gin")
    assert said(first).count("Table 1") == 5 * 2  # in a line, and in the menu
    assert first.message is not None
    second = await bob.click(first.message, "Older")
    assert second.edited
    assert second.message is not None
    third = await bob.click(second.message, "Older")
    assert third.message is not None
    labels = [part["label"] for part in buttons_of(third.message)]
    assert labels == ["Newest"]
    [menu] = selects_of(third.message)
    [newer, oldest] = menu["options"]
    assert "rating +158" in oldest["label"]
    explained = await bob.select(third.message, newer["value"])
    told = said(explained)
    assert f"\u2068<@{alice.id}>\u2069 **1658 → 1779** (+121)" in told
    assert "304.1 × +0.40 = **+121.25**" in told
    assert f"\u2068<@{bob.id}>\u2069, place 2: 1342 → 1221 (−121)" in told
    assert explained.message is not None
    back = await bob.click(explained.message, "Back to the matches")
    assert "Table 100" in said(back)


async def test_computers_have_no_rating(harness: Harness) -> None:
    alice, robot = harness.visitor("Alice"), harness.playground.world.bot.id
    for command in ("results stats", "results history"):
        assert "have no rating" in said(await alice.slash(command, member=robot))
    assert "have no rating" in said(await alice.slash("results stats", against=robot))
    assert "against themselves" in said(await alice.slash("results stats", against="Alice"))


async def test_an_erased_member_is_a_former_player(harness: Harness) -> None:
    alice, bob = await many(harness, 12)
    await harness.bot.manager.erase(int(bob.id))
    told = said(await stats(alice))
    assert bob.id not in told
    history = await alice.slash("results history")
    assert "against \u2068a former player\u2069" in said(history)
    assert history.message is not None
    [menu] = selects_of(history.message)
    explained = await alice.select(history.message, menu["options"][0]["value"])
    assert "\u2068a former player\u2069, place" in said(explained)
    assert bob.id not in said(await alice.slash("results leaderboard", game="gin"))
    assert "No match has been finished" in said(await alice.slash("results history", member="Bob"))


# --- reliability


async def left_to_the_others(harness: Harness, *leaving: str) -> None:
    """Play a match of three that some players leave, and that a moderator then closes."""
    alice = harness.visitor("Alice")
    await alice.slash("table open", game="rummy500", seats=3, turn_time="off")
    await harness.visitor("Bob").slash("table join")
    await harness.visitor("Carol").slash("table join")
    await alice.slash("table start")
    await harness.quiet()
    for name in leaving:
        await harness.visitor(name).slash("table resign", sure=True)
    await alice.slash("table close")
    await harness.quiet()


async def test_a_table_may_ask_for_reliability(harness: Harness) -> None:
    await left_to_the_others(harness, "Bob")
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await alice.slash("table open", game="gin", reliability=100)
    await harness.quiet()
    lobby = board_of(alice, "Table 2")
    assert "**Reliability** 100 % of matches finished, or a newcomer" in text_of(lobby)
    pressed = await bob.click(lobby, "Join")
    assert "at least 100 % of their last matches." in pressed.text
    assert "You have finished 0 of 1." in pressed.text
    assert "2 of 2 seats" in said(await carol.slash("table join"))
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert table.reliability == 100
    await harness.stop()
    await harness.start()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert table.reliability == 100
    await alice.slash("table start")
    await carol.slash("table resign", sure=True)
    await harness.quiet()
    await alice.slash("table again")
    await harness.quiet()
    [rematch] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert rematch.reliability == 100

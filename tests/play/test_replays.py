"""Finished deals stepped through by their players and others, with buttons and the command."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.playground.resources.guilds import BOT_USER, GUILD
from bot.playground.resources.messages import walk
from bot.playground.resources.permissions import Permission
from bot.texts.faces import face
from bot.workers.replay_cache import record
from data.settings import Cards
from data.tables.row_types import Status
from data.tables.table_queries import load_table
from engine.ai import Level
from engine.cards import Card
from tests.bot.recorded import keep, match_of
from tests.bot.ui.told import faces_told
from tests.play.conftest import Harness
from tests.play.drive import Json, forge, sensibly
from tests.play.sitting import Sitting, generic, seat_two, with_verb

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("few_pictures")]

MOVE = re.compile(r"move (\d+) of (\d+)")


both = pytest.mark.parametrize("look", [Cards.TEXT, Cards.PICTURES], ids=str)


async def match_of_two(harness: Harness, look: Cards = Cards.TEXT, **options: Any) -> Sitting:
    """Play a match between Alice and Bob to its end, and then show cards as ``look`` says.

    Pictures of the match itself would take much longer than those of its replay.
    """
    options.setdefault("options", "deals=2")
    sitting = await seat_two(harness, **options)
    await sitting.play_out(sensibly(Random(5)))
    if look is not harness.cards:
        harness.cards = look
        await sitting.restart()
    return sitting


def at(page: Json | None) -> tuple[int, int]:
    """Return the number of the move that a page shows, and the number of moves."""
    assert page is not None
    found = MOVE.search(text_of(page).replace("*", ""))
    assert found is not None, text_of(page)
    return int(found[1]), int(found[2])


def told(page: Json | None) -> str:
    """Return the texts and picture descriptions of a page, without labels."""
    assert page is not None
    parts = [*walk(page["components"])]
    texts = [part["content"] for part in parts if part["type"] == 10]
    return "\n".join([*texts, *(item["description"] for part in parts for item in part.get("items", ()))])


def labels(page: Json) -> dict[str, bool]:
    """Return the buttons of a page, and whether each is enabled."""
    return {part["label"]: not part.get("disabled", False) for part in buttons_of(page)}


async def replay(visitor: Visitor, **options: Any) -> Json:
    """Open a replay with the command."""
    answer = await (await visitor.slash("results replay", **options)).settled()
    assert not generic(answer), answer
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def press(visitor: Visitor, page: Json, label: str) -> Json:
    """Press a button of a page, which is updated in place."""
    answer = await (await visitor.click(page, label)).settled()
    assert not generic(answer), answer
    assert answer.followups == []
    return visitor.message(page["id"])


# --- stepping


@both
async def test_a_deal_is_stepped_through_from_the_first_move_to_the_last(
    harness: Harness, look: Cards
) -> None:
    sitting = await match_of_two(harness, look)
    stored = await load_table(harness.bot.database, sitting.table.id)
    assert stored is not None
    length = len(stored.deals[-1].actions)
    page = await replay(sitting.alice)
    assert at(page) == (0, length)
    assert "The cards have been dealt" in told(page)
    assert labels(page)["⏮"] is labels(page)["◀ Back"] is False
    for ply in range(1, length + 1):
        if ply == length // 2:
            await sitting.restart()
        page = await press(sitting.alice, page, "Next ▶")
        assert at(page) == (ply, length)
        assert "➤" in text_of(page)
    assert labels(page)["Next ▶"] is labels(page)["⏭"] is False
    deal = sitting.table.deal
    assert deal is not None
    assert deal.result is not None
    result = deal.view(None)
    left = {face(card) for card in result.result.defender_left}  # type: ignore[union-attr]
    assert left <= {*faces_shown(told(page))}
    for label, ply in (("◀ Back", length - 1), ("⏮", 0), ("⏭", length)):
        page = await press(sitting.alice, page, label)
        assert at(page) == (ply, length)


def faces_shown(words: str) -> list[str]:
    return [face(Card(number)) for number in faces_told(words)]


@both
async def test_the_own_hand_all_hands_and_none(harness: Harness, look: Cards) -> None:
    sitting = await match_of_two(harness, look)
    page = await press(sitting.alice, await replay(sitting.alice, deal=1), "Next ▶")
    stored = await load_table(harness.bot.database, sitting.table.id)
    assert stored is not None
    deal = record(stored, 1).at(1)
    hands = [{*map(face, deal.view(seat).hand)} for seat in (0, 1)]
    public = {*map(face, deal.view(None).pile)}
    assert hands[0] <= {*faces_shown(told(page))}
    assert not {*faces_shown(told(page))} & (hands[1] - public)
    page = await press(sitting.alice, page, "All hands")
    assert hands[0] | hands[1] <= {*faces_shown(told(page))}
    assert at(page)[0] == 1
    page = await press(sitting.alice, page, "Table only")
    assert not {*faces_shown(told(page))} & ((hands[0] | hands[1]) - public)
    assert labels(page)["Table only"] is False


@both
async def test_a_menu_leads_to_moments_and_another_to_the_other_deals(harness: Harness, look: Cards) -> None:
    sitting = await match_of_two(harness, look)
    page = await replay(sitting.bob)
    jump, deals = selects_of(page)
    assert jump["options"][0]["label"] == "0 · The cards have been dealt."
    assert len(jump["options"]) > 5
    for option in jump["options"][1:4]:
        ply, _, words = option["label"].partition(" · ")
        assert words.startswith(("Alice", "Bob"))
        await sitting.bob.select(page, option["value"], custom_id=jump["custom_id"])
        page = sitting.bob.message(page["id"])
        assert at(page)[0] == int(ply)
        shown = text_of(page).replace("`", "").replace("*", "")
        assert words in shown
        jump = selects_of(page)[0]
    assert [option["value"] for option in deals["options"]] == ["1", "2"]
    assert deals["options"][0]["label"].startswith("Deal 1 · ")
    answer = await sitting.bob.select(page, "1", custom_id=selects_of(page)[1]["custom_id"])
    await answer.settled()
    page = sitting.bob.message(page["id"])
    assert "deal 1 of 2" in text_of(page).replace("*", "")
    assert at(page)[0] == 0


@both
async def test_the_whole_deal_at_once(harness: Harness, look: Cards) -> None:
    sitting = await match_of_two(harness, look)
    page = await press(sitting.alice, await replay(sitting.alice), "Whole deal")
    if look is Cards.PICTURES:
        [item] = [item for part in walk(page["components"]) for item in part.get("items", ())]
        moments = int(item["description"].split(" moments")[0])
        assert 8 <= moments <= 12
        assert sitting.alice.files(page)[0]["filename"].startswith("deal-")
        page = await press(sitting.alice, page, "In words")
    assert "The cards have been dealt." in text_of(page)
    result = sitting.table.deal.result  # type: ignore[union-attr]
    assert result is not None
    assert "scores" in text_of(page) or result.winner is None
    page = await press(sitting.alice, page, "Step by step")
    assert at(page)[0] == 0


@pytest.mark.parametrize("cards", [Cards.TEXT, Cards.PICTURES], ids=str)
@pytest.mark.parametrize(
    ("key", "seats"),
    [("panguingue", 15), ("rummy500", 4), ("control", 5), ("hand", 5), ("hand_partnership", 4)],
)
async def test_the_moments_of_every_game_with_every_hand(harness: Harness, key: str, seats: int) -> None:
    alice = harness.visitor("Alice")
    made = match_of(key, seats=seats, deals=2, level=Level.EASY)
    first = replace(made.seats[0], member_id=int(alice.id))
    here: dict[str, Any] = {"guild_id": int(GUILD), "channel_id": int(alice.channel.id), "number": 1}
    await keep(
        harness.bot.database, replace(made, seats=(first, *made.seats[1:]), status=Status.CLOSED, **here)
    )
    page = await replay(alice, match="1")
    assert "deal 2 of 2" in text_of(page).replace("*", "")
    seen = []
    for eyes in ("All hands", "Table only", "My hand"):
        page = await press(alice, page, eyes)
        offered = [option["value"] for option in selects_of(page)[0]["options"]]
        for value in [*offered[: -1 : 3 if eyes == "All hands" else 6], offered[-1]]:
            menu = selects_of(page)[0]
            answer = await alice.select(page, value, custom_id=menu["custom_id"])
            assert not generic(answer), answer
            page = alice.message(page["id"])
            assert at(page)[0] == int(value)
            seen.append(at(page)[0])
    assert seen[0] == 0
    assert len(made.deals[-1].actions) in seen
    page = await press(alice, page, "Whole deal")
    assert "The cards have been dealt." in told(page)


# --- where it is opened from


@both
async def test_boards_panels_and_histories_lead_to_it(harness: Harness, look: Cards) -> None:
    sitting = await match_of_two(harness, look)
    for message in (sitting.board(), sitting.panel(sitting.alice)):
        answer = await (await sitting.alice.click(message, "Replay")).settled()
        assert answer.ephemeral
        assert at(answer.message)[0] == 0
        assert answer.message is not None
        assert answer.message["id"] != message["id"]
    history = (await sitting.bob.slash("results history")).message
    assert history is not None
    await sitting.bob.select(history, sitting.table.id)
    answer = await (await sitting.bob.click(sitting.bob.message(history["id"]), "Replay")).settled()
    assert at(answer.message)[0] == 0


async def test_the_command_offers_own_matches_in_words_and_takes_numbers(harness: Harness) -> None:
    sitting = await match_of_two(harness)
    harness.clock.advance(2 * 86_400_000)
    offered = await sitting.alice.autocomplete("results replay", "match")
    outcome = sitting.table.outcome
    assert outcome is not None
    own, other = outcome.scores
    assert [choice["name"] for choice in offered] == [f"#1 · Gin Rummy · you {own}, Bob {other} · 2 days ago"]
    assert await sitting.alice.autocomplete("results replay", "match", "rummy 500") == []
    carol = harness.visitor("Carol")
    assert await carol.autocomplete("results replay", "match") == []
    for typed in (offered[0]["value"], "1", "#1", " 1 "):
        assert at(await replay(sitting.alice, match=typed, deal=1))[0] == 0
    for typed in ("2", "gin", "-1", "#", "1;", "９", "99999999999999999999"):
        answer = await sitting.alice.slash("results replay", match=typed)
        assert answer.text.startswith("There is no such match here."), typed
    assert "You have finished no deal here yet" in (await carol.slash("results replay")).text
    elsewhere = await sitting.alice.slash("results review", channel="second-table")
    assert "You have finished no deal" not in elsewhere.text
    answer = await sitting.alice.slash("results replay", deal=7)
    assert answer.text == "There is no deal 7 in that match: it has 2 finished deals."


async def test_finished_deals_of_a_match_under_way(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=5000")
    answer = await sitting.alice.slash("results replay", match="1")
    assert answer.text == "At table 1 no deal has been finished, so there is nothing to replay."
    while sitting.table.deal_no == 1:
        await sitting.step(sensibly(Random(5)))
    page = await replay(sitting.alice)
    assert "All hands" not in labels(page)
    answer = await sitting.alice.slash("results replay", deal=2)
    assert answer.text == "Deal 2 is not finished; only finished deals are shown."
    all_hands = with_verb_at(page, "Next ▶").replace(".h.", ".a.")
    assert (await forge(sitting.alice, page, all_hands)).text == (
        "You can see all hands when the match has ended."
    )


def with_verb_at(page: Json, label: str) -> str:
    return str(next(part["custom_id"] for part in buttons_of(page) if part["label"] == label))


# --- permissions


async def test_others_see_the_table_and_all_hands_only_where_it_was_opened_so(harness: Harness) -> None:
    sitting = await match_of_two(harness, hands="private")
    carol = harness.visitor("Carol")
    page = await replay(carol, match="1")
    assert {"My hand", "All hands", "Table only"}.isdisjoint(labels(page))
    page = await press(carol, page, "Next ▶")
    step = with_verb_at(page, "Next ▶")
    for eyes, said in (("h", "You did not play at that table"), ("a", "That table has private hands")):
        answer = await forge(carol, page, step.replace(".t.", f".{eyes}."))
        assert answer.text.startswith(said)
    own = await replay(sitting.alice)
    assert "My hand" in labels(own)
    assert "All hands" not in labels(own)
    again = await sitting.alice.click(sitting.board(), "Play again")
    assert again.error is None
    await harness.quiet()
    [rematch] = await harness.bot.manager.tables.in_channel(int(sitting.alice.channel.id))
    assert rematch.open_hands is False


async def test_the_lobby_says_whether_hands_will_be_open(harness: Harness) -> None:
    sitting = await seat_two(harness, start=False)
    assert "**Hands** open after the match" in text_of(sitting.board())
    assert sitting.table.open_hands
    await sitting.bob.slash("table open", game="gin", hands="private")
    await harness.quiet()
    private = (await harness.bot.manager.tables.in_channel(int(sitting.alice.channel.id)))[-1]
    other = replace(sitting, table=private)
    assert "**Hands** private" in text_of(other.board())


@pytest.mark.both_ways
async def test_a_table_in_a_channel_that_one_cannot_see(harness: Harness) -> None:
    world = harness.playground.world
    sitting = await match_of_two(harness)
    carol = harness.visitor("Carol")
    room = sitting.alice.channel
    lounge = world.add_channel("lounge")
    assert at(await replay(carol, match="1", channel=lounge))[0] == 0
    page = await replay(carol, match="1", channel=lounge)
    allowed = int(Permission.VIEW_CHANNEL)
    room.overwrites = {GUILD: (0, 0, allowed), BOT_USER: (1, allowed, 0), sitting.alice.id: (1, allowed, 0)}
    await sitting.restart()
    for answer in (
        await carol.slash("results replay", match="1", channel=lounge),
        await carol.click(page, "Next ▶"),
        await carol.click(page, "Whole deal"),
    ):
        assert answer.text == "That table is in a channel that you cannot see, and you did not play at it."
    assert at(await replay(sitting.bob, match="1", channel=lounge))[0] == 0  # its players may always


# --- forgeries


async def test_forged_places_are_answered_with_a_sentence(harness: Harness) -> None:
    sitting = await match_of_two(harness)
    page = await replay(sitting.alice)
    table = sitting.table.id
    lost = "That button no longer works."
    wrong = {
        "9.0.t.next": "There is no deal 9 in that match",
        "0.0.t.next": "There is no deal 0 in that match",
        "1.9999.t.next": "There is no move 9999 in that deal",
        "1.0.x.next": lost, "1.0": lost, "1.0.t.next.x": lost, "..": lost, "1.-1.t": lost, "a.b.c": lost,
    }  # fmt: skip
    for verb in ("replay", "whole", "course"):
        for arg, said in wrong.items():
            answer = await (await forge(sitting.alice, page, f"c:{table}:0:0:{verb}:{arg}")).settled()
            assert said in all_of(answer), (verb, arg, answer)
        for values in (("0", "1"), ("x",), ("９",), ("-1",), ()):
            answer = await (
                await forge(sitting.alice, page, f"c:{table}:0:0:{verb}:1.0.t.step", values)
            ).settled()
            assert not generic(answer)
    for other in ("-", "nowhere"):
        answer = await forge(sitting.alice, page, f"c:{other}:0:0:replay:1.0.t.next")
        assert answer.text.startswith("There is no such match here.")


def all_of(answer: Answer) -> str:
    return "\n".join([answer.text, *map(text_of, answer.followups)])


async def test_a_record_that_cannot_be_replayed_is_refused_in_words(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await match_of_two(harness)
    await harness.bot.database.write(
        [("UPDATE deals SET seed = 'zz' WHERE table_id = ? AND deal = 2", (sitting.table.id,))]
    )
    answer = await (await sitting.alice.slash("results replay")).settled()
    assert "The record of table 1 cannot be replayed" in all_of(answer)
    assert not generic(answer)
    assert any("cannot be replayed at deal 2" in line for line in caplog.messages)
    assert at(await replay(sitting.alice, deal=1))[0] == 0
    assert with_verb(sitting.board(), "replay")

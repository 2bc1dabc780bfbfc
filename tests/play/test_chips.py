"""Chips as members see them: public information, gifts, and moderators' commands."""

import asyncio
import csv
import io
import json
from typing import Any

import pytest

from bot.manager.tables.table import Status
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, text_of
from bot.playground.refusals import Refusal
from data.audit import audit_guild
from data.fairness.guild_chain import sealed_head
from data.ledger import ledger, ledger_queries
from data.settings import ChipSettings
from data.tables.stakes import Kind
from tests.play.conftest import Harness
from tests.play.drive import Json, forge, verb_of
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long

PLAY_CHIPS = "Play chips: no cash value, cannot be bought, sold or redeemed"
MINUTE = 60_000


def guild_of(harness: Harness) -> int:
    return int(harness.playground.world.guild_json()["id"])


async def balance(harness: Harness, visitor: Visitor) -> int | None:
    purse = await ledger_queries.wallet(harness.bot.database, guild_of(harness), int(visitor.id))
    return purse.balance if purse is not None else None


async def entries(harness: Harness) -> int:
    return (await ledger_queries.head(harness.bot.database, guild_of(harness)))[0]


async def open_wallets(harness: Harness, *names: str) -> None:
    for name in names:
        unit = ledger.open_wallet(
            guild_of(harness), int(harness.visitor(name).id), chips=ChipSettings(), at=harness.clock.now()
        )
        await harness.bot.database.write(unit)


async def played(harness: Harness, **options: Any) -> Sitting:
    """Return a match for stakes that Bob has resigned: Alice has won his stake."""
    sitting = await seat_two(harness, **({"stake": 50} | options))
    await sitting.everybody_plays()
    await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    assert sitting.table.status is Status.OVER
    return sitting


async def pay(harness: Harness, giver: Visitor, receiver: Visitor, count: int, **words: Any) -> None:
    """Book payments as a game does, one chip each."""
    unit = []
    for number in range(count):
        unit += ledger.transfer(
            guild_of(harness),
            ledger.wallet_of(int(giver.id)),
            ledger.wallet_of(int(receiver.id)),
            1,
            Kind.PAYMENT,
            key=f"test:{number}",
            at=harness.clock.now() + number,
            **words,
        )
    await harness.bot.database.write(unit)


def pressable(message: Json, verb: str) -> list[str]:
    return [part["label"] for part in buttons_of(message) if verb_of(part) == verb]


def said(answer: Answer) -> str:
    assert not generic(answer), answer
    return answer.text


def offer_in(visitor: Visitor) -> Json:
    """Return the newest message that offers a gift."""
    return [message for message in visitor.messages() if pressable(message, "gift_yes")][-1]


async def offered(harness: Harness) -> Json:
    """Let Bob offer Carol 120 chips; return the message that asks her."""
    bob = harness.visitor("Bob")
    asked = await bob.slash("chips give", member="Carol", amount=120)
    assert asked.message is not None
    await bob.click(asked.message, "Yes, offer it")
    return offer_in(harness.visitor("Carol"))


async def allow_gifts(harness: Harness, cap: int = 500) -> None:
    await harness.visitor("Alice").slash("cardroom chips", gifts=True, gift_cap=cap)


# --- information


async def test_a_balance_tells_what_somebody_has_and_that_it_is_worth_nothing(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    before = await alice.slash("chips balance")
    assert before.ephemeral
    assert "no wallet yet" in said(before)
    assert "1,000 chips" in before.text
    assert PLAY_CHIPS in before.text
    assert await balance(harness, alice) is None
    await played(harness)
    assert "Alice has **1,050 chips**" in said(await bob.slash("chips balance", member="Alice"))
    assert "**950 chips**" in said(await bob.slash("chips balance"))
    assert PLAY_CHIPS in said(await bob.slash("help"))
    bot = await bob.slash("chips balance", member=harness.playground.world.bot.id)
    assert "no wallet" in said(bot)


async def test_the_ledger_tells_of_every_entry_the_newest_first(harness: Harness) -> None:
    sitting = await played(harness, options="target=50", per_point=0)
    shown = said(await sitting.alice.slash("chips ledger"))
    won, stake, opening = (
        shown.index(word)
        for word in ("the stakes of the match, won", "the stake for the match", "the opening balance")
    )
    assert won < stake < opening
    assert "**+100** from the pot · balance 1,050" in shown
    assert "**−50** to the pot · balance 950" in shown
    assert "**+1,000** from the bank · balance 1,000" in shown
    assert sitting.table.board is not None
    address = f"https://discord.com/channels/{guild_of(harness)}/{sitting.table.channel}/{sitting.table.board.message}"
    assert f"[Table 1]({address})" in shown
    assert f"<t:{harness.clock.now() // 1000}:R>" in shown
    of_bob = said(await sitting.alice.slash("chips ledger", member="Bob", table=1))
    assert "**−50** to the pot" in of_bob
    assert "stake to begin with" not in of_bob
    assert "no table 9" in said(await sitting.alice.slash("chips ledger", table=9))
    assert "There are no entries" in said(await sitting.alice.slash("chips ledger", member="Carol"))


async def test_a_payment_is_told_with_its_reason_cards_and_rule(harness: Harness) -> None:
    await open_wallets(harness, "Alice", "Bob")
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await pay(harness, bob, alice, 1, reason="C4_formed", rule="6", cards="AS 2S 3S")
    shown = said(await alice.slash("chips ledger"))
    assert f"**+1** from <@{bob.id}> · balance 1,001" in shown
    assert "A-2-3 run, spades `A♠ 2♠ 3♠`, rule 6" in shown


async def test_a_long_ledger_is_turned_page_by_page_without_a_gap(harness: Harness) -> None:
    await open_wallets(harness, "Alice", "Bob")
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await pay(harness, bob, alice, 30, reason="lucky_find", rule="7.1")

    def numbers(text: str) -> list[int]:
        return [int(word[1:]) for word in text.split() if word.startswith("#") and word[1:].isdigit()]

    shown = await alice.slash("chips ledger")
    assert shown.message is not None
    assert "lucky find, rule 7.1" in shown.text
    assert pressable(shown.message, "ledger") == ["Older"]
    first, seen = numbers(shown.text), numbers(shown.text)
    pages = [shown.text]
    while "Older" in pressable(shown.message, "ledger"):
        turned = await alice.click(shown.message, "Older")
        assert turned.edited
        assert turned.message is not None
        shown = turned
        seen += numbers(shown.text)
        pages.append(shown.text)
    assert seen == [*range(32, 2, -1), 1]  # all but the opening of Bob's wallet
    for page in pages[-2::-1]:
        assert shown.message is not None
        shown = await alice.click(shown.message, "Newer")
        assert shown.text.replace("Newer\n", "") == page.replace("Newer\n", "")
    assert numbers(shown.text) == first
    direct = await alice.slash("chips ledger", page=2)
    assert direct.text == pages[1]
    beyond = await alice.slash("chips ledger", page=9)
    assert "no more entries" in said(beyond)
    assert beyond.message is not None
    assert numbers((await alice.click(beyond.message, "Newer")).text)[-1] == 1


async def test_forged_pages_show_nothing_and_break_nothing(harness: Harness) -> None:
    await open_wallets(harness, "Alice", "Bob")
    alice = harness.visitor("Alice")
    shown = await alice.slash("chips ledger")
    assert shown.message is not None
    for arg in (
        "",
        "x",
        ".",
        ".b",
        ".bzz",
        "zzzzzzzzzzzzzzzzzzzzz.b1",
        "-5.n",
        "1.2.3",
        "1_0.n",
        ".a-1",
        "1.n0",
    ):
        answer = await forge(alice, shown.message, f"c:-:0:0:ledger:{arg}")
        assert not generic(answer), arg
    foreign = await forge(alice, shown.message, "c:nosuchtable:0:0:ledger:.n")
    assert "There are no entries" in foreign.text


async def test_a_table_shows_its_accounts_and_who_paid_whom(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    assert "no table here" in said(await alice.slash("chips table"))
    sitting = await played(harness, per_point=2)
    shown = await sitting.bob.slash("chips table")
    assert "Alice **+50**" in said(shown)
    assert "Bob **−50**" in shown.text
    assert "the pot **0**" in shown.text
    letters = {name: shown.text.split(f"` {name}")[0][-1] for name in ("Alice", "Bob", "the pot")}
    rows = [line.split() for line in shown.text.split("```")[1].strip().splitlines()]
    paid = {(row[0], rows[0][place]): cell for row in rows[1:] for place, cell in enumerate(row[1:])}
    assert paid[letters["Alice"], letters["the pot"]] == "50"
    assert paid[letters["the pot"], letters["Alice"]] == "100"
    assert shown.message is not None
    payments = await sitting.bob.click(shown.message, "All payments")
    assert "the pot → Alice **100**" in said(payments)
    assert "Table 1" in payments.text
    await sitting.alice.slash("table open", game="gin")
    await harness.quiet()
    assert "There are no entries" in said(await sitting.alice.slash("chips table"))
    assert "**+50**" in said(await sitting.alice.slash("chips table", table=1))


async def test_the_richest_are_listed(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    assert "Nobody has chips" in said(await alice.slash("chips top"))
    await played(harness)
    shown = said(await alice.slash("chips top"))
    assert shown.index("🥇 Alice · **1,050**") < shown.index("🥈 Bob · **950**")


def files_of(harness: Harness, answer: Answer) -> dict[str, str]:
    assert answer.message is not None
    world = harness.playground.world
    return {
        file["filename"]: world.files[file["url"].removeprefix(f"{world.cdn}/")].data.decode()
        for file in answer.message["attachments"]
    }


async def test_an_export_is_complete_and_no_formula(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    empty = await (await bob.slash("chips export")).settled()
    assert "There are no entries" in said(empty)
    reason = '=HYPERLINK("http://x.example","click")'
    await alice.slash("chips grant", member="Bob", amount=5, reason=reason)
    answer = await (await bob.slash("chips export")).settled()
    assert answer.ephemeral
    assert PLAY_CHIPS in said(answer)
    assert "`hash`" in answer.text
    assert answer.message is not None
    assert all(file["description"] for file in answer.message["attachments"])
    files = files_of(harness, answer)
    assert set(files) == {"chips.csv", "chips.json"}
    rows = list(csv.DictReader(io.StringIO(files["chips.csv"])))
    objects = json.loads(files["chips.json"])
    assert [row["kind"] for row in rows] == [item["kind"] for item in objects] == ["opening", "grant"]
    assert rows[1]["note"] == "'" + reason
    assert objects[1]["note"] == reason
    assert objects[1]["payee"] == f"member {bob.id}"
    refused = await bob.slash("chips export", everybody=True)
    assert "Only a moderator" in said(refused)
    whole = await (await alice.slash("chips export", everybody=True)).settled()
    assert len(json.loads(files_of(harness, whole)["chips.json"])) == 2


async def test_files_that_are_too_large_come_in_an_archive_or_not_at_all(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_wallets(harness, "Bob", "Alice")
    bob = harness.visitor("Bob")
    await pay(harness, bob, harness.visitor("Alice"), 20, reason="lucky_find")
    monkeypatch.setattr("cogs.answers.LARGEST_FILES", 6_000)
    answer = await (await bob.slash("chips export")).settled()
    assert answer.message is not None
    assert [file["filename"] for file in answer.message["attachments"]] == ["chips.zip"]
    monkeypatch.setattr("cogs.answers.LARGEST_FILES", 60)
    refused = await (await bob.slash("chips export")).settled()
    assert "too large for a file" in said(refused)


# --- gifts and refills


async def test_a_gift_moves_when_both_have_confirmed(harness: Harness) -> None:
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await allow_gifts(harness)
    asked = await bob.slash("chips give", member="Carol", amount=120)
    assert asked.ephemeral
    assert f"Give 120 chips to <@{carol.id}>" in said(asked)
    assert asked.message is not None
    assert await entries(harness) == 0
    sure = await bob.click(asked.message, "Yes, offer it")
    assert sure.edited
    assert "has been asked" in said(sure)
    offer = offer_in(carol)
    assert [user["id"] for user in offer["mentions"]] == [carol.id]
    assert PLAY_CHIPS in text_of(offer)
    assert await entries(harness) == 0
    for other in (alice, bob):
        assert "somebody else" in said(await other.click(offer, "Accept"))
    accepted = await carol.click(offer, "Accept")
    assert f"<@{bob.id}> gave <@{carol.id}> **120 chips**" in said(accepted)
    assert (await balance(harness, bob), await balance(harness, carol)) == (880, 1_120)
    assert not pressable(carol.message(offer), "gift_yes")
    assert "a gift" in said(await carol.slash("chips ledger"))
    assert "no longer open" in said(await forge(carol, offer, buttons_of(offer)[0]["custom_id"]))
    assert (await balance(harness, bob), await balance(harness, carol)) == (880, 1_120)


@pytest.mark.parametrize(("name", "label"), [("Carol", "No"), ("Bob", "No")])
async def test_either_side_can_let_an_offer_lapse(harness: Harness, name: str, label: str) -> None:
    carol = harness.visitor("Carol")
    await allow_gifts(harness)
    offer = await offered(harness)
    assert "somebody else" in said(await harness.visitor("Dave").click(offer, label))
    assert "keeps the 120 chips" in said(await harness.visitor(name).click(offer, label))
    assert "no longer open" in said(await forge(carol, offer, buttons_of(offer)[0]["custom_id"]))
    assert await entries(harness) == 0


async def test_an_offer_expires(harness: Harness) -> None:
    carol = harness.visitor("Carol")
    await allow_gifts(harness)
    offer = await offered(harness)
    harness.clock.advance(10 * MINUTE)
    assert "no longer open" in said(await carol.click(offer, "Accept"))
    assert not pressable(carol.message(offer), "gift_yes")
    assert await entries(harness) == 0


async def test_an_offer_outlives_a_restart(harness: Harness) -> None:
    carol = harness.visitor("Carol")
    await allow_gifts(harness)
    offer = await offered(harness)
    await harness.stop()
    await harness.start()
    assert "gave" in said(await carol.click(offer, "Accept"))
    assert "no longer open" in said(await forge(carol, offer, buttons_of(offer)[0]["custom_id"]))
    assert (await balance(harness, harness.visitor("Bob")), await balance(harness, carol)) == (880, 1_120)


async def test_an_offer_pressed_twice_at_once_is_given_once(harness: Harness) -> None:
    bob, carol = harness.visitor("Bob"), harness.visitor("Carol")
    await allow_gifts(harness)
    offer = await offered(harness)
    answers = await asyncio.gather(carol.click(offer, "Accept"), carol.click(offer, "Accept"))
    assert sorted(" gave " in said(answer) for answer in answers) == [False, True]
    assert (await balance(harness, bob), await balance(harness, carol)) == (880, 1_120)


async def test_forged_presses_about_gifts_and_erasure_leave_the_table_alone(harness: Harness) -> None:
    sitting = await seat_two(harness)
    shown = text_of(sitting.board())
    for verb in ("gift_offer", "gift_yes", "gift_no", "erase_sure", "erase_not", "ledger"):
        for arg in ("", "0123456789abcdef", ".n", ".b5"):
            answer = await forge(sitting.bob, sitting.board(), f"c:{sitting.table.id}:1:0:{verb}:{arg}")
            assert not generic(answer), (verb, arg)
            assert not answer.edited
    await harness.quiet()
    assert text_of(sitting.board()) == shown
    assert sitting.playing
    assert sitting.table.seat_of(int(sitting.bob.id)) == 1


async def test_two_gifts_at_once_cannot_overdraw(harness: Harness) -> None:
    bob, carol, dave = (harness.visitor(name) for name in ("Bob", "Carol", "Dave"))
    await allow_gifts(harness, cap=5_000)
    await open_wallets(harness, "Bob", "Carol", "Dave")
    for receiver in (carol, dave):
        asked = await bob.slash("chips give", member=receiver.name, amount=700)
        assert asked.message is not None
        await bob.click(asked.message, "Yes, offer it")
    offers = [message for message in bob.messages() if pressable(message, "gift_yes")]
    answers = await asyncio.gather(
        carol.click(offers[0], "Accept"),
        dave.click(offers[1], "Accept"),
    )
    told = sorted(said(answer).startswith(f"<@{bob.id}> gave") for answer in answers)
    assert told == [False, True]
    [refused] = [answer for answer in answers if " gave " not in answer.text]
    assert f"<@{bob.id}> has 300, but needs 700" in refused.text
    assert await balance(harness, bob) == 300
    assert sorted([await balance(harness, carol) or 0, await balance(harness, dave) or 0]) == [1_000, 1_700]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"member": "Bob", "amount": 5}, "yourself"),
        ({"member": "Carol", "amount": 0}, "from 1 to 1,000,000,000, not 0"),
        ({"member": "Carol", "amount": -5}, "not −5"),
        ({"member": "Carol", "amount": 2**50}, "from 1 to 1,000,000,000"),
        ({"member": "Carol", "amount": 501}, "Members can give away at most 500 a day"),
        ({"member": "Frank", "amount": 400}, "frozen: “Under inquiry”"),
    ],
)
async def test_gifts_that_are_refused_say_why(harness: Harness, options: dict[str, Any], words: str) -> None:
    bob = harness.visitor("Bob")
    await open_wallets(harness, "Frank")
    before = await entries(harness)
    off = said(await bob.slash("chips give", **options))
    assert "cannot give chips to each other" in off
    assert "a moderator can allow it with `/cardroom chips gifts:True`" in off
    await allow_gifts(harness)
    await harness.visitor("Alice").slash("chips freeze", member="Frank", reason="Under inquiry")
    assert words in said(await bob.slash("chips give", **options))
    assert await entries(harness) == before


async def test_bots_have_no_wallet(harness: Harness) -> None:
    await allow_gifts(harness)
    bot = harness.playground.world.bot.id
    assert "no wallet" in said(await harness.visitor("Bob").slash("chips give", member=bot, amount=5))
    granted = await harness.visitor("Alice").slash("chips grant", member=bot, amount=5, reason="for nothing")
    assert "no wallet" in said(granted)


@pytest.mark.long
async def test_a_refill_helps_who_is_low_once_a_day(harness: Harness) -> None:
    bob = harness.visitor("Bob")
    assert "less than 200; you have 1,000" in said(await bob.slash("chips refill"))
    await open_wallets(harness, "Alice", "Bob")
    await pay(harness, bob, harness.visitor("Alice"), 850)
    assert "`/chips refill` refills it to 200 chips" in said(await bob.slash("chips balance"))
    assert "you have **200 chips**" in said(await bob.slash("chips refill"))
    assert await balance(harness, bob) == 200
    await harness.bot.database.write(
        ledger.transfer(
            guild_of(harness),
            ledger.wallet_of(int(bob.id)),
            ledger.BANK,
            100,
            Kind.PAYMENT,
            key="test:again",
            at=harness.clock.now(),
        )
    )
    assert "can do so again <t:" in said(await bob.slash("chips refill"))
    harness.clock.advance(24 * 60 * MINUTE)
    assert "you have **200 chips**" in said(await bob.slash("chips refill"))


# --- moderators


async def test_orders_are_for_moderators_and_their_reasons_for_everybody(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    for command, options in (
        ("grant", {"member": "Bob", "amount": 100, "reason": "for me"}),
        ("freeze", {"member": "Alice", "reason": "out of spite"}),
        ("thaw", {"member": "Alice", "reason": "out of pity"}),
        ("void", {"table": 1, "reason": "I lost"}),
        ("audit", {}),
    ):
        assert "Only a moderator" in said(await bob.slash(f"chips {command}", **options)), command
    assert await entries(harness) == 0
    with pytest.raises(Refusal, match="may not use"):
        await bob.slash("cardroom chips", opening=1_000_000)
    await alice.slash("chips grant", member="Bob", amount=250, reason="won the **raffle** of @everyone")
    shown = said(await harness.visitor("Carol").slash("chips ledger", member="Bob"))
    assert f"a grant by <@{alice.id}>: “won the \\*\\*raffle\\*\\* of \\@everyone”" in shown
    assert await balance(harness, bob) == 1_250
    for reason in (" ", f"ask {alice.id}"):
        refused = await alice.slash("chips grant", member="Bob", amount=1, reason=reason)
        assert "at most 200 characters" in said(refused)


async def test_a_frozen_wallet_neither_gives_nor_sits_down_until_it_is_thawed(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    assert "no wallet yet" in said(await alice.slash("chips freeze", member="Bob", reason="Two accounts"))
    await open_wallets(harness, "Bob")
    assert "is frozen" in said(await alice.slash("chips freeze", member="Bob", reason="Two accounts"))
    assert "is already frozen" in said(await alice.slash("chips freeze", member="Bob", reason="Two accounts"))
    shown = said(await harness.visitor("Carol").slash("chips balance", member="Bob"))
    assert "🧊 **Frozen**" in shown
    assert f"frozen by <@{alice.id}>: “Two accounts”" in shown
    assert "Your wallet is frozen: “Two accounts”" in said(await bob.slash("chips refill"))
    refused = await bob.slash("table open", game="gin", stake=50)
    assert "Your wallet is frozen" in said(refused)
    assert "is thawed" in said(await alice.slash("chips thaw", member="Bob", reason="Cleared"))
    assert "is not frozen" in said(await alice.slash("chips thaw", member="Bob", reason="Cleared"))
    shown = said(await bob.slash("chips balance"))
    assert shown.index("“Cleared”") < shown.index("“Two accounts”")
    assert "🧊" not in shown


async def test_a_table_is_voided_once_by_new_entries(harness: Harness) -> None:
    sitting = await seat_two(harness, stake=50)
    alice, bob = sitting.people
    assert "still being played" in said(await alice.slash("chips void", table=1, reason="A wrong deck"))
    await sitting.everybody_plays()
    await bob.slash("table resign", sure=True)
    await harness.quiet()
    before = await entries(harness)
    assert "3 entries were reversed" in said(await alice.slash("chips void", table=1, reason="A wrong deck"))
    assert await entries(harness) == before + 3
    assert (await balance(harness, alice), await balance(harness, bob)) == (1_000, 1_000)
    assert "is already void" in said(await alice.slash("chips void", table=1, reason="Again"))
    shown = said(await bob.slash("chips ledger"))
    assert "reverses #4 by Alice: “A wrong deck”" in shown
    assert "This table was voided: “A wrong deck”" in said(await bob.slash("chips table", table=1))
    assert (await audit_guild(harness.bot.database, guild_of(harness))).faults == ()
    await alice.slash("table open", game="gin", turn_time="off")
    await harness.quiet()
    assert "No chips were paid" in said(await alice.slash("chips void", table=2, reason="Nothing"))
    assert "no table 7" in said(await alice.slash("chips void", table=7, reason="Nothing"))


async def test_an_audit_shows_the_head_and_names_what_was_changed(harness: Harness) -> None:
    sitting = await played(harness)
    shown = await (await sitting.alice.slash("chips audit")).settled()
    assert shown.ephemeral
    assert "✅" in said(shown)
    assert f"`{await sealed_head(harness.bot.database, guild_of(harness))}`" in shown.text
    moves = len(await harness.bot.database.read("SELECT 1 FROM actions"))
    assert f"1 table and {moves} moves played again" in shown.text
    await harness.bot.database.write(
        [
            ("DROP TRIGGER transfers_stay", ()),
            ("UPDATE transfers SET amount = 90 WHERE kind = 'won'", ()),
        ]
    )
    [(seq,)] = await harness.bot.database.read("SELECT seq FROM transfers WHERE kind = 'won'")
    found = await (await sitting.alice.slash("chips audit")).settled()
    assert "⚠️ **" in said(found)
    assert f"Transfer {seq} (table {sitting.table.id}) was changed" in found.text


async def test_settings_of_the_chips(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    shown = said(await alice.slash("cardroom chips"))
    assert "opens with** 1,000 chips" in shown
    assert "Gifts** not allowed" in shown
    changed = await alice.slash(
        "cardroom chips", opening=500, gifts=True, gift_cap=1, refill_hours=1, bank_plays=True
    )
    for words in ("500 chips", "up to 1 chip a day", "once every hour", "the bank pays for them"):
        assert words in said(changed)
    assert "opens with **500 chips**" in said(await harness.visitor("Bob").slash("chips balance"))
    await alice.slash("cardroom settings", turn_time="1m")
    assert "500 chips" in said(await alice.slash("cardroom chips"))
    with pytest.raises(Refusal):
        await alice.slash("cardroom chips", opening=-1)

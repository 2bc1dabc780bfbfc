"""The pages of chips: within Discord's limits at their longest, and equal to the ledger."""

from dataclasses import replace
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.texts import chips as say
from bot.ui import chips as pages
from bot.ui.chips import ENTRIES, Place
from bot.ui.custom_id import Press, parse
from data.audit import Fault, FaultKind, Report
from data.fairness.guild_chain import Head
from data.ledger import ledger_queries
from data.ledger.ledger import LedgerReason, LedgerRefusal
from data.ledger.ledger_queries import AccountKind, Freeze, Line, Party, TableBooks, Wallet
from data.settings import ChipSettings
from data.tables.stakes import Kind
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import controls, words

MEMBER = 9_223_372_036_854_775_807
GUILD = 1_100_000_000_000_000_001
BANK = Party(AccountKind.BANK)
WALLET = Party(AccountKind.WALLET, MEMBER)
OTHER = Party(AccountKind.WALLET, 12)
GONE = Party(AccountKind.WALLET, -77)
POT = Party(AccountKind.POT, None, "k7w2m9x4qz")
CHIPS = ChipSettings()


def line(seq: int = 5, **values: object) -> Line:
    usual: dict[str, Any] = {
        "seq": seq,
        "at": 1_790_000_000_000,
        "kind": Kind.PAYMENT,
        "amount": 12,
        "payer": OTHER,
        "payee": WALLET,
        "payer_balance": 988,
        "payee_balance": 1_012,
        "reason": "C4_formed",
        "rule": "6",
        "cards": "AS 2S 3S",
        "table_id": "k7w2m9x4qz",
        "number": 3,
        "channel_id": GUILD,
        "message_id": GUILD,
        "deal": 2,
        "ply": 40,
        "actor_id": None,
        "note": "",
        "reverses": None,
        "hash": "0" * 64,
    }
    return Line(**(usual | values))


def ledger(
    *lines: Line, older: int | None = None, newer: int | None = None, place: Place | None = None
) -> Page:
    return pages.ledger_page(ledger_queries.Page(lines, older, newer), place or Place(MEMBER), GUILD)


def test_a_line_tells_when_how_much_with_whom_what_for_and_where() -> None:
    shown = words(ledger(line()))
    assert "<t:1790000000:R> **+12** from <@12> · balance 1,012" in shown
    assert "#5 an A-2-3 run, spades `A♠ 2♠ 3♠`, rule 6" in shown
    assert f"[Table 3](https://discord.com/channels/{GUILD}/{GUILD}/{GUILD}), deal 2" in shown
    paid = words(ledger(line(payer=WALLET, payee=OTHER, payer_balance=-3)))
    assert "**−12** to <@12> · balance −3" in paid


def test_a_line_without_a_message_names_its_table_all_the_same() -> None:
    shown = words(ledger(line(message_id=None, deal=None)))
    assert "Table 3" in shown
    assert "https" not in shown


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_entry_has_words(kind: Kind) -> None:
    told = say.purpose(line(kind=kind, reverses=4, note="A reason", actor_id=12))
    assert told
    assert kind is Kind.PAYMENT or "C4" not in told
    assert ("“A reason”" in told) == (kind in (Kind.GRANT, Kind.VOID))
    assert ("<@12>" in told) == (kind in (Kind.GRANT, Kind.VOID))


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Kind.STAKE, "the entry for tournament 4"),
        (Kind.WON, "a prize of tournament 4"),
        (Kind.RETURNED, "the entry for tournament 4, paid back"),
    ],
)
def test_chips_of_a_tournament_are_named_by_its_number(kind: Kind, told: str) -> None:
    escrow = Party(AccountKind.ESCROW, tournament=4)
    of_table: dict[str, Any] = {"table_id": None, "number": None, "deal": None, "ply": None}
    moved = line(kind=kind, payer=escrow, reason="", rule="", cards="", **of_table)
    shown = words(ledger(moved))
    assert told in shown
    assert "from the pot of tournament 4" in shown
    assert "Table" not in shown


@pytest.mark.parametrize(
    ("reason", "cards", "told"),
    [
        ("foot", "", "the pot, from players who dropped"),
        ("C2_settled", "5S 5S 5S", "suited 5s, spades (again at the end) `5♠ 5♠ 5♠`"),
        ("knocked_out", "10D", "knocked out `10♦`"),
        ("C9_formed", "", "C9 formed"),
        ("C1_whenever", "", "C1 whenever"),
    ],
)
def test_a_reason_without_words_is_told_by_its_code(reason: str, cards: str, told: str) -> None:
    assert say.purpose(line(reason=reason, cards=cards, rule="13")) == f"{told}, rule 13"


def test_former_players_stay_nameless_and_notes_mention_nobody() -> None:
    shown = words(
        ledger(line(payer=GONE, kind=Kind.GRANT, note="<@&1> **you**\nhttps://x.example", actor_id=-77))
    )
    assert "from a former player" in shown
    assert "by a former player" in shown
    assert "-77" not in shown
    assert r"“\<\@&1\> \*\*you\*\* https\:\/\/x.example”" in shown
    assert ledger(line()).mentions == ()


def test_a_full_page_of_the_longest_lines_is_a_message_and_complete() -> None:
    longest = line(
        seq=999_999_999,
        kind=Kind.VOID,
        note="*" * 200,
        actor_id=MEMBER,
        reverses=999_999_998,
        amount=1_000_000_000,
        payer_balance=-1_000_000_000_000,
        payee_balance=1_000_000_000_000,
        payer=Party(AccountKind.WALLET, MEMBER - 1),
        number=1_000_000,
    )
    usual = [line(seq, cards="10S 10S 10S 10S 10S 10S 10S 10S") for seq in range(ENTRIES)]
    check(ledger(*usual, older=1, newer=9))
    shown = ledger(
        *(replace(longest, seq=longest.seq - seq) for seq in range(ENTRIES + 1)),
        older=999_999_999,
        newer=999_999_999,
    )
    check(shown)
    assert words(shown).count("deal 2") == ENTRIES


def test_what_a_table_pays_at_once_is_one_entry() -> None:
    payers = [Party(AccountKind.WALLET, member) for member in (12, 13, 14)]
    paid = [
        line(7 - at, payer=payer, amount=2, payee_balance=1_006 - 2 * at) for at, payer in enumerate(payers)
    ]
    shown = words(ledger(*paid, line(3, ply=12, payer=payers[0])))
    assert "<t:1790000000:R> **+6** from 3 seats · balance 1,006" in shown
    assert "#5–7 an A-2-3 run, spades `A♠ 2♠ 3♠`, rule 6" in shown
    assert "**+12** from <@12>" in shown
    assert shown.count("Table 3") == 2
    whole = words(ledger(*paid, place=Place()))
    assert "<@14>, <@13> and <@12> → " in whole
    assert "**6** (2 each)" in whole


def test_a_page_ends_between_entries_and_the_next_begins_there() -> None:
    lines = [line(40 - at, ply=40 - at // 3, payer=Party(AccountKind.WALLET, at % 3 + 2)) for at in range(30)]
    shown = ledger(*lines, older=11)
    assert words(shown).count("from 3 seats") == ENTRIES
    older = parse(controls(shown)["Older"]["custom_id"])
    assert older is not None
    assert pages.place_of(older) == Place(MEMBER, before=40 - 3 * ENTRIES + 1)
    back = ledger(*lines, newer=40, place=Place(MEMBER, after=10))
    assert words(back).count("from 3 seats") == ENTRIES
    newer = parse(controls(back)["Newer"]["custom_id"])
    assert newer is not None
    assert pages.place_of(newer) == Place(MEMBER, after=10 + 3 * ENTRIES)


def test_an_entry_of_which_more_may_follow_is_left_to_the_next_page() -> None:
    lines = [line(40 - at, ply=40 - at // 3, payer=Party(AccountKind.WALLET, at % 3 + 2)) for at in range(5)]
    shown = ledger(*lines, older=36)
    assert words(shown).count("Table 3") == 1
    older = parse(controls(shown)["Older"]["custom_id"])
    assert older is not None
    assert pages.place_of(older) == Place(MEMBER, before=38)


def test_older_and_newer_lead_where_they_say() -> None:
    for place in (Place(MEMBER), Place(MEMBER, "k7w2m9x4qz"), Place(table_id="k7w2m9x4qz"), Place()):
        shown = ledger(line(), older=1_000_000, newer=1 << 40, place=place)
        check(shown)
        ways = {label: parse(part["custom_id"]) for label, part in controls(shown).items()}
        assert ways["Older"] is not None
        assert ways["Newer"] is not None
        assert pages.place_of(ways["Older"]) == place._replace(before=1_000_000)
        assert pages.place_of(ways["Newer"]) == place._replace(after=1 << 40)
    assert controls(ledger(line())) == {}


@pytest.mark.parametrize("arg", ["", "n", ".", ".b", ".n0", ".x5", "-5.n", "1_0.n", "z" * 22 + ".n"])
def test_what_no_button_says_is_no_place(arg: str) -> None:
    assert pages.place_of(Press("-", 0, 0, "ledger", arg)) is None


def test_an_empty_page_says_whether_there_was_anything() -> None:
    assert "There are no entries here yet" in words(ledger())
    assert "There are no more entries" in words(ledger(newer=3, place=Place(MEMBER, before=4)))


def test_a_balance_with_its_history() -> None:
    purse = Wallet(account=1, balance=-40, frozen=False)
    history = [Freeze(2_000, False, None, "Cleared"), Freeze(1_000, True, 12, "Two accounts")]
    shown = pages.balance_page(MEMBER, purse, history, CHIPS, opened=True)
    check(shown)
    assert f"<@{MEMBER}> has **−40 chips**" in words(shown)
    assert "no new deal until it is refilled" in words(shown)
    assert "<t:2:f> thawed: “Cleared”" in words(shown)
    assert "<t:1:f> frozen by <@12>: “Two accounts”" in words(shown)
    assert str(say.PLAY_CHIPS) in words(shown)
    long = [Freeze(1, True, MEMBER, "*" * 200)] * 3
    check(pages.balance_page(MEMBER, Wallet(account=1, balance=1, frozen=True), long, CHIPS, opened=True))


def test_fifteen_players_pay_each_other_on_one_page() -> None:
    players = [Party(AccountKind.WALLET, MEMBER - place) for place in range(15)]
    parties = [*players, POT]
    paid = {(payer, payee): 99_999 for payer in parties for payee in parties if payer != payee}
    net = {who: 1_000_000 * place - 7_500_000 for place, who in enumerate(parties)}
    shown = pages.table_page("k7w2m9x4qz", 1_000_000, TableBooks(net, paid, "*" * 200))
    check(shown)
    assert words(shown).count("99,999") == 16 * 15


def test_a_table_of_two_is_a_matrix_of_payers_and_payees() -> None:
    found = TableBooks({WALLET: 5, OTHER: -5}, {(OTHER, WALLET): 9, (WALLET, OTHER): 4}, None)
    shown = words(pages.table_page("k7w2m9x4qz", 3, found))
    assert f"<@{MEMBER}> **+5**" in shown
    assert f"`A` <@12> · `B` <@{MEMBER}>" in shown
    assert "```\n  A B\nA · 9\nB 4 ·\n```" in shown
    empty = pages.table_page("k7w2m9x4qz", 3, TableBooks({}, {}, None))
    check(empty)
    assert "There are no entries" in words(empty)


def test_an_audit_with_many_faults_is_a_message() -> None:
    fault = Fault(kind=FaultKind.DIFFERENT, seq=7, table_id="t1", what="amount", stored="5", due="6")
    report = Report(
        guild_id=1,
        transfers=9,
        head="ab" * 32,
        tables=2,
        by_hash=("t9",),
        by_neither=("t7", "t8"),
        faults=(fault,) * 40,
        sealed=Head(12, "cd" * 32),
        unsealed="The database failed: database is locked.",
        earlier=3,
        earlier_at=1_790_000_000_000,
    )
    shown = pages.audit_page(report)
    check(shown)
    assert "**40 faults**" in words(shown)
    assert "- Transfer 7 (table t1): amount is 5, should be 6." in words(shown)
    assert "and 25 more" in words(shown)
    assert "1 table by earlier rules checked by hashes alone, 2 tables by neither" in words(shown)
    assert f"Head: `12-{'cd' * 16}`" in words(shown)
    assert "3 tables were played before there were seals" in words(shown)
    assert "<t:1790000000:d>" in words(shown)
    assert "could not be sealed" in words(shown)
    nobody = Report(guild_id=1, transfers=0, head="", tables=0, faults=())
    assert "Head" not in words(pages.audit_page(nobody))


def test_the_small_pages_fit() -> None:
    for page in (
        pages.top_page([(MEMBER - place, 10**12) for place in range(20)]),
        pages.top_page([]),
        pages.giving_page("a" * 16, MEMBER, 5, 10),
        pages.offer_page("a" * 16, 12, MEMBER, 5, 1_790_000_000_000),
        pages.settings_page(ChipSettings(gifts=True, bank_plays=True)),
        pages.erasing_page(3),
    ):
        check(page)
    assert pages.offer_page("a" * 16, 12, MEMBER, 5, 0).mentions == (MEMBER,)


FACTS = {
    "member": 12,
    "have": 3,
    "need": 50,
    "note": "Under inquiry",
    "amount": 0,
    "most": 200,
    "cap": 500,
    "given": 400,
    "next_at": 1_790_000_000_000,
    "floor": 200,
}


@pytest.mark.parametrize("reason", LedgerReason)
def test_every_refusal_of_the_books_is_a_sentence(reason: LedgerReason) -> None:
    told = say.ledger_refusal(LedgerRefusal(reason, **FACTS))
    assert told.endswith((".", "helps."))
    assert "None" not in told
    assert reason.value not in told or "_" not in reason.value


def test_who_asks_is_spoken_to_others_are_named() -> None:
    frozen = LedgerRefusal(LedgerReason.FROZEN, member=12, note="Under inquiry")
    assert say.ledger_refusal(frozen, 12) == "Your wallet is frozen: “Under inquiry”."
    assert say.ledger_refusal(frozen, 13) == "The wallet of <@12> is frozen: “Under inquiry”."
    short = LedgerRefusal(LedgerReason.NOT_ENOUGH, member=12, have=-3, need=5_000)
    assert say.ledger_refusal(short, 12) == "You have −3, but need 5,000."
    assert say.ledger_refusal(short) == "<@12> has −3, but needs 5,000."

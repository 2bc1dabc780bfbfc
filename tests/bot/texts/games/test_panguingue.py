"""Texts of panguingue: options, refusals, events, payments, rules."""

from collections.abc import Iterable
from typing import Any

import pytest

from bot.manager.tables.table import PlayedMove, Table
from bot.texts import (
    action_label,
    event_sentence,
    option_about,
    option_name,
    preset_about,
    preset_name,
    refusal,
    value_name,
)
from bot.texts.faces import face
from bot.texts.games.costs import LOOSEST, Cost
from bot.texts.games.panguingue.costs import costs
from bot.texts.games.panguingue.events import TABLE_WIDTH, payment_lines
from bot.texts.help.rules import MARK, rules_lines, topics
from bot.texts.play.actions import action_note, question
from bot.texts.play.discard_costs import measured
from bot.texts.play.events import news, result_lines, result_title
from bot.texts.tables.options import in_force
from data.tables.row_types import Why
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card, parse_cards
from engine.errors import IllegalAction, Reason
from engine.events import TABLE, Discarded, Event, Paid, TookUpcard
from engine.games.panguingue.terms import (
    Borrow,
    Borrowed,
    DealEnded,
    Demand,
    DemandDeclined,
    Demanded,
    DrewOpenly,
    Drop,
    Dropped,
    Ending,
    GoOut,
    LaidOff,
    LayMeld,
    LayOff,
    MeldLaid,
    MeldSplit,
    PanReason,
    PanResult,
    PileTurned,
    Split,
    Stay,
    Stayed,
    WentOut,
)
from tests.bot.dealt import instance, pan_on, result_on
from tests.bot.ui.games.panguingue.sample_tables import NAMES, PAN, moments, pan, position
from tests.bot.ui.sample_tables import act

FIVES = parse_cards("5S 5S 5S")
RUN = parse_cards("AD 2D 3D 4D 5D 6D")


def card(word: str) -> Card:
    return parse_cards(word)[0]


def cards(words: str) -> tuple[Card, ...]:
    return parse_cards(words)


def running() -> Table:
    """Ann has a run of six on the board and three 5s in hand, and has drawn a 7."""
    table = position(
        ["5S 5S 5S 7C", "KD 2H 3H 4S", "QD 2H 3H 4S 5H 6H 7D JC QC KC"],
        [["AD 2D 3D 4D 5D 6D"], ["3S 3S 3S", "6C 6D 6S"], []],
        stock="7D",
        pile="JH",
        foot_chips=4,
    )
    act(table, DrawStock())
    return table


def refused(table: Table, seat: int, action: Action) -> str:
    with pytest.raises(IllegalAction) as caught:
        pan_on(table).check(seat, action)
    return refusal(caught.value, pan_on(table).view(seat), table.spec, action)


# --- options


def test_every_option_value_and_preset_is_described() -> None:
    for name, allowed in PAN.allowed().items():
        assert option_name(PAN, name)
        about = option_about(PAN, name)
        assert "whole number" not in about
        assert "one of" not in about
        assert about != f"{option_name(PAN, name)}: yes or no"
        assert len(about) <= 100
        for value in allowed.offered:
            assert "_" not in value_name(PAN, name, value)
    for preset in PAN.presets:
        assert "_" not in preset_name(preset)
        assert len(preset_about(PAN, preset)) <= 100
    assert len({preset_about(PAN, preset) for preset in PAN.presets}) == len(PAN.presets)
    assert value_name(PAN, "max_turnovers", None) == "no limit"


def test_names_of_options_differ() -> None:
    names = [option_name(PAN, name) for name in PAN.allowed()]
    assert len(set(names)) == len(names)


def test_options_in_force_are_those_unlike_the_preset() -> None:
    options = PAN.options(preset="card_room", packs=11)
    assert in_force(PAN, options, "card_room") == ["Packs: **11**"]
    assert "Ante: **1**" in in_force(PAN, options)


# --- refusals


@pytest.mark.parametrize("reason", [*Reason, *PanReason])
def test_every_reason_has_a_sentence_of_its_own(reason: PanReason | Reason) -> None:
    if reason is Reason.TAKEN_CARD:
        return
    for table in (pan(3), running()):
        for about in ((), cards("5S"), cards("5S 6S 9C")):
            error = IllegalAction(reason, rule="9", cards=about, melded=7, melds=2, safe=cards("KC"))
            words = refusal(error, pan_on(table).view(0), PAN)
            assert "That is not possible" not in words
            assert "None" not in words
            assert words[0].isupper() or words[0] == "`"
            assert words.endswith("rule 9")


def test_dropping_late_is_refused() -> None:
    assert "nobody can drop later." in refused(running(), 0, Drop())


def test_a_demand_out_of_turn_says_what_can_be_demanded() -> None:
    assert "There is nothing to force now:" in refused(running(), 0, Demand())


def test_what_a_borrowing_would_leave_is_named() -> None:
    words = refused(running(), 0, Borrow((card("3D"),), cards("5S 5S")))
    assert "`A♦ 2♦ 4♦ 5♦ 6♦` would be left, which is not a meld." in words
    assert words.endswith("Panguingue, rule 9")


def test_a_half_that_is_no_meld_is_named() -> None:
    words = refused(running(), 0, Split(0, cards("AD 2D")))
    assert "`A♦ 2♦` is not a meld by itself: a meld has at least three cards." in words
    assert words.endswith("rule 8")


def test_going_out_with_too_few_says_how_many_are_melded() -> None:
    assert "eleven melded cards to go out, and you have 6." in refused(running(), 0, GoOut())


def test_two_suits_are_no_group() -> None:
    table = position(["5S 5S 5D 7C KH KD 2S 4C 6H JD", "2H 2S 3S 4H 5C 6C 7C JC QC KC"], [[], []], stock="AD")
    act(table, DrawStock())
    words = refused(table, 0, LayMeld(cards("5S 5S 5D")))
    assert "a group is of one suit, or of three or more" in words


def test_a_drawn_card_is_the_only_discard() -> None:
    words = refused(running(), 0, Discard(card("7C")))
    assert "You drew `7♦` and have neither melded it nor laid it off, so you must discard" in words


def test_an_unsafe_discard_is_refused_with_what_can_be_discarded() -> None:
    table = position(
        ["7C KC 2S 4C", ""],
        [["AD 2D 3D", "6S 6S 6S"], ["3H 4H 5H 6H", "KS KH KD", "QC QS QD"]],
        stock="4D",
        pile="JH",
    )
    act(table, DrawStock())
    act(table, LayOff(card("4D"), 0))
    words = refused(table, 0, Discard(card("KC")))
    assert (
        "`K♣` would let the next player, who has ten cards melded, go out, and you have a safe card." in words
    )
    assert words.count("`2♠ 4♣ 7♣`") == 1
    assert "You can discard one of `2♠ 4♣ 7♣`." in words
    assert words.endswith("rule 11")


def test_a_discard_of_no_use_is_refused_with_what_can_be_done() -> None:
    table = position(["5S 7S AC 4D 6D QH KH JC 2C 3H", "2H 2S 3S 4H 5C 6C 7C JC QC KC"], [[], []], pile="QS")
    words = refused(table, 0, TakeUpcard())
    assert "can take `Q♠` only to meld it or lay it off at once," in words
    assert "You can **Draw from the stock**." in words


# --- actions


def test_choices_say_what_they_earn() -> None:
    view = pan_on(running()).view(0)
    assert action_label(LayMeld(FIVES), view) == "Meld 5♠ 5♠ 5♠"
    assert action_note(LayMeld(FIVES), view) == "collect 8 chips (4 from each of 2) for suited 5s, spades"
    assert action_note(LayOff(card("7D"), 0), view) == "collect 2 chips (1 from each of 2) for an A-2-3 run"
    borrow = next(action for action in view.legal if isinstance(action, Borrow) and len(action.borrowed) == 3)
    assert action_label(borrow, view) == "Borrow 4♦ 5♦ 6♦ for 7♦"
    assert action_note(borrow, view) == "earns no chips · leaves A♦ 2♦ 3♦"


def test_a_split_is_asked_with_its_halves_and_what_it_creates() -> None:
    table = position(
        ["5S 5S 5S 7C", "KD 2H 3H 4S 2C 4C 6C 6D 7H JS"],
        [["AS 2S 3S 4S 5S 6S"], []],
        recognised=False,
        stock="7D",
    )
    act(table, DrawStock())
    view = pan_on(table).view(0)
    split = next(action for action in view.legal if isinstance(action, Split))
    asked = question(split, view)
    assert asked.startswith("**Split?** `A♠ 2♠ 3♠ 4♠ 5♠ 6♠` becomes `A♠ 2♠ 3♠` and `4♠ 5♠ 6♠`.")
    assert asked.endswith("You collect 2 chips for an A-2-3 run, spades.")


def test_dropping_is_asked_with_its_cost() -> None:
    assert "You put 2 chips in the pot and" in question(Drop(), pan_on(pan(3)).view(1))


# --- events


EVENTS: list[tuple[Event, str]] = [
    (Stayed(0), "Ann plays."),
    (Dropped(1), "Ben dropped."),
    (Demanded(1, card("5D")), "Ben forced `5♦`: it must be taken and laid off."),
    (DemandDeclined(2), "Cid let it go."),
    (DrewOpenly(0, card("5D")), "Ann drew `5♦`."),
    (MeldLaid(0, FIVES), "Ann melded `5♠ 5♠ 5♠`."),
    (LaidOff(0, card("4H"), cards("4H 5H 6H 7H")), "Ann laid off `4♥` on `5♥ 6♥ 7♥`."),
    (MeldSplit(0, (RUN[:3], RUN[3:])), "Ann split a meld into `A♦ 2♦ 3♦` and `4♦ 5♦ 6♦`."),
    (
        Borrowed(0, cards("JH JC JS"), cards("JH"), (cards("5H 6H 7H"),)),
        "Ann borrowed `J♥` and melded `J♥ J♣ J♠`, leaving `5♥ 6♥ 7♥`.",
    ),
    (PileTurned(1, 120, shuffled=False), "Ben turned over the discard pile (120 cards)."),
    (PileTurned(1, 120, shuffled=True), "Ben shuffled the discard pile (120 cards)."),
    (WentOut(0), "Ann **went out**."),
    (DealEnded(0, Ending.OUT, 0), "Ann wins the deal."),
    (DealEnded(1, Ending.DROPPED, 0), "Everybody else dropped: Ann wins the deal."),
    (
        DealEnded(1, Ending.VOID, None),
        "No card is left to draw: the deal is void, and the pot stays for the next winner.",
    ),
    (Paid(TABLE, 1, 2, "forfeit", "3.2"), "Ben put 2 chips in the pot."),
    (Paid(TABLE, 1, 1, "ante", "3.5"), "Ben put 1 chip in the pot."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events_in_words(event: Event, sentence: str) -> None:
    assert event_sentence(event, NAMES) == sentence


def test_every_event_of_the_game_is_described() -> None:
    shared = {"DrewStock", "TookUpcard", "Discarded", "Paid"}
    described = {type(event).__name__ for event, _ in EVENTS}
    assert {kind.__name__ for kind in PAN.events} <= described | shared


def _paid(
    seat: int, reason: str, payers: Iterable[int], amount: int, about: tuple[Card, ...] = (), rule: str = "6"
) -> tuple[Event, ...]:
    return tuple(Paid(seat, payer, amount, reason, rule, about) for payer in payers)


def _move(ply: int, seat: int, *events: Event, why: Why = Why.PLAYER) -> PlayedMove:
    return PlayedMove(1, ply, seat, why, events)


def test_a_turn_stands_in_one_line_with_what_was_collected() -> None:
    moves = [
        _move(0, 0, DrewOpenly(0, card("5D"))),
        _move(1, 0, MeldLaid(0, FIVES), *_paid(0, "C2_formed", range(1, 6), 4, FIVES)),
        _move(2, 0, Discarded(0, card("5D"))),
        _move(3, 1, DrewOpenly(1, card("KD"))),
        _move(4, 1, Discarded(1, card("KD")), why=Why.TIMEOUT),
    ]
    assert news(moves, NAMES) == [
        (
            "Ann: stock `5♦` · melded `5♠ 5♠ 5♠` · collected **4 chips from each of 5** for "
            "suited 5s, spades → `5♦`"
        ),
        "Ben drew and discarded `K♦`. ⏰ *Time was up.*",
    ]


def test_moves_without_a_choice_are_told_to_their_own_seat_in_the_line_of_its_turn() -> None:
    moves = [
        _move(0, 0, DrewOpenly(0, card("5D")), why=Why.ONLY),
        _move(1, 0, Discarded(0, card("5D")), why=Why.ONLY),
        _move(2, 2, Demanded(2, card("5D"))),
        _move(3, 1, TookUpcard(1, card("5D")), why=Why.ONLY),
        _move(4, 1, LaidOff(1, card("5D"), cards("3D 4D 5D 6D")), why=Why.ONLY),
        _move(5, 1, Discarded(1, card("KC"))),
    ]
    ann, cid, ben = (
        "Ann drew and discarded `5♦`.",
        "Cid forced `5♦`: it must be taken and laid off.",
        "Ben: upcard `5♦` · laid it off on `3♦ 4♦ 6♦` → `K♣`",
    )
    for seat in (None, 2):
        assert news(moves, NAMES, seat) == [ann, cid, ben]
    assert news(moves, NAMES, 0) == ["Ann drew and discarded `5♦` (only move).", cid, ben]
    assert news(moves, NAMES, 1) == [
        ann,
        cid,
        "Ben: upcard `5♦` · laid it off on `3♦ 4♦ 6♦` (only move) → `K♣`",
    ]


def test_declarations_and_answers_of_many_are_told_together() -> None:
    moves = [
        _move(0, 0, Paid(TABLE, 0, 1, "ante", "3.5"), Paid(TABLE, 1, 1, "ante", "3.5"), Stayed(0)),
        _move(1, 1, Stayed(1)),
        _move(2, 2, Dropped(2), Paid(TABLE, 2, 2, "forfeit", "3.2")),
        _move(3, 1, DemandDeclined(1)),
        _move(4, 3, DemandDeclined(3)),
        _move(5, 4, Demanded(4, card("5D"))),
        _move(6, 0, TookUpcard(0, card("5D"))),
    ]
    assert news(moves, NAMES) == [
        "Everybody put 1 chip in the pot.",
        "Ann and Ben play.",
        "Cid dropped and put 2 chips in the pot.",
        "Ben and Dora let it go.",
        "Ed forced `5♦`: it must be taken and laid off.",
        "Ann took `5♦`.",
    ]


def test_a_pile_turned_over_begins_the_turn_of_who_had_to_draw() -> None:
    moves = [
        _move(0, 0, Discarded(0, card("2C"))),
        _move(1, 1, PileTurned(1, 9, shuffled=False), DrewOpenly(1, card("KD"))),
    ]
    assert news(moves, NAMES) == [
        "Ann discarded `2♣`.",
        "Ben turned over the discard pile (9 cards) and drew `K♦`.",
    ]


def test_payments_are_listed_with_every_payer_and_the_rule() -> None:
    moves = [
        _move(0, 2, Dropped(2), Paid(TABLE, 2, 2, "forfeit", "3.2")),
        _move(1, 0, MeldLaid(0, FIVES), *_paid(0, "C2_formed", (1, 3), 4, FIVES)),
        _move(2, 0, WentOut(0), *_paid(0, "out", (1,), 1, (), "13"), *_paid(0, "out", (3,), 2, (), "13")),
        _move(3, 0, Paid(0, TABLE, 2, "foot", "13")),
    ]
    assert payment_lines(moves, NAMES, 4) == [
        "Cid **−2** · dropping · rule 3.2",
        "Ann **+8** · suited 5s, spades `5♠ 5♠ 5♠` · rule 6 · 4 from Ben and Dora",
        "Ann **+3** · going out · rule 13 · 1 from Ben; 2 from Dora",
        "Ann **+2** · the pot, from players who dropped · rule 13",
    ]


def test_many_payers_are_named_only_when_some_do_not_pay() -> None:
    moves = [_move(1, 0, MeldLaid(0, FIVES), *_paid(0, "C2_formed", range(1, 7), 4, FIVES))]
    start = "Ann **+24** · suited 5s, spades `5♠ 5♠ 5♠` · rule 6 · 4 from "
    assert payment_lines(moves, NAMES, 7) == [start + "each of the 6 others"]
    assert payment_lines(moves, NAMES, 8) == [start + "Ben, Cid, Dora, Ed, Fay and Gus"]


# --- the settlement


def going_out(**options: Any) -> Table:
    """Return a table at which Ann has gone out with three conditions; Dora had dropped."""
    table = position(
        [
            "",
            "KC 2H 3H 4S 5H 6D 7D JC QC KC",
            "2C 4C 6C 7C QH 2S 4S 6S QS KH",
            "2D 4D 6D QD KD 2C 4C 6C JH KH",
        ],
        [["5S 5S 5S", "3C 4C 5C 6C", "JD QD KD"], [], [], []],
        stock="5S",
        pile="JH",
        dropped=(3,),
        foot_chips=2,
        **options,
    )
    for action in (DrawStock(), LayOff(Card(card("5S") | 3 << 6), 0), GoOut()):
        act(table, action, 0)
    return table


def test_the_settlement_is_a_table_of_who_pays_what_for_which() -> None:
    table = going_out()
    result = result_on(table)
    assert result_title(result, NAMES[:4]) == "Ann goes out and wins the deal"
    lines = result_lines(result, NAMES[:4])
    assert lines[0].startswith("**a** `5♠ 5♠ 5♠ 5♠` suited 5s, spades: ")
    assert lines[0].endswith(": 6 chips each during play, **4 more** now")
    assert lines[1] == "**b** `J♦ Q♦ K♦` a J-Q-K run: 1 chip each during play, **1 more** now"
    assert lines[2] == "\n".join(
        [
            "```",
            "chips   play out  a  b pot deal",
            "Ann       +4  +2 +8 +2  +2  +18",
            "Ben       −2  −1 −4 −1   ·   −8",
            "Cid       −2  −1 −4 −1   ·   −8",
            "Dora       ·   ·  ·  ·   ·    0",
            "the pot    ·   ·  ·  ·  −2   −2",
            "```",
        ]
    )
    assert lines[3:] == [
        (
            "-# **play**: paid during play · **out**: for going out · **a, b**: for the conditions above · "
            "**pot**: from the pot · **deal**: in all"
        ),
        "-# Dropped: Dora",
    ]


def test_the_settlement_fits_on_a_phone_however_long_the_names_are() -> None:
    names = ("Leonora of the Hills", "Leonora of the Dales", "Maximiliana Victoria", "Alexandra")
    shown = result_lines(result_on(going_out()), names)[2].split("\n")[1:-1]
    assert max(map(len, shown)) <= TABLE_WIDTH + 2  # marks of direction around a name take no room
    assert all(head in shown[0] for head in ("chips", "play", "out", "pot", "deal"))


def sums_of(result: PanResult, names: tuple[str, ...]) -> dict[str, list[int]]:
    """Return the rows of the settlement, after checking the sums of rows and columns."""
    (shown,) = [line for line in result_lines(result, names) if line.startswith("```")]
    rows = [row.replace("the pot", "pot").split() for row in shown.split("\n")[2:-1]]
    table = {name: [int(cell.replace("−", "-").replace("·", "0")) for cell in cells] for name, *cells in rows}
    assert {*table} - {"pot"} == {*names}
    for *cells, deal in table.values():
        assert not cells or sum(cells) == deal, shown
    for column in zip(*table.values(), strict=True):
        assert sum(column) == 0, shown
    assert [table[name][-1] for name in names] == list(result.chips)
    return table


def test_rows_and_columns_of_the_settlement_add_up() -> None:
    for mode in ("base", "as_it_lies", "ledger"):
        over = going_out(settlement_conditions=mode, double_for_unmelded=True)
        sums_of(instance(PanResult, pan_on(over).result), NAMES[:4])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (5, {"ante": 1, "drop_cost": 3}),
        (4, {"preset": "card_room"}),
        (3, {"preset": "page", "out_chips": 0}),
        (4, {"packs": 5, "on_exhaustion": "draw", "ante": 2, "forcing": "off"}),
    ],
    ids=str,
)
def test_what_was_paid_before_the_end_is_what_the_payments_say(seats: int, options: dict[str, Any]) -> None:
    table, endings = pan(seats, 3, **options), set()
    names, before = NAMES[:seats], [0] * seats
    for now in moments(table, 3, deals=4, limit=3000):
        last = now.news[-1] if pan_on(now).ply else None
        if last is None:
            before = [0] * seats
            continue
        result = pan_on(now).result
        for event in last.events:
            if isinstance(event, Paid) and (result is None or event.reason in ("ante", "forfeit")):
                before = [
                    have + event.amount * ((event.seat == seat) - (event.payer == seat))
                    for seat, have in enumerate(before)
                ]
        if result is not None:
            endings.add(result.ending)
            rows = sums_of(result, names)
            assert [rows[name][0] for name in names] == before
    assert endings & {Ending.OUT, Ending.VOID}


def test_names_keep_the_table_straight() -> None:
    table = going_out()
    names = (r"\*\*A\*\*`n", "山田太郎さんの長い名前です", "x" * 32, r"\`\`\`")
    lines = result_lines(result_on(table), names)
    body = next(line for line in lines if line.startswith("```"))
    assert body.count("```") == 2
    assert "**A**'n" in body
    assert "…" in body


def test_who_won_stands_first_then_the_others_by_their_chips() -> None:
    table = pan(5, 7)
    for _ in moments(table, 7, limit=3000):
        pass
    result = instance(PanResult, pan_on(table).result)
    rows = [*sums_of(result, NAMES[:5])]
    *others, dropped, pot = rows[1:]
    gains = [result.chips[NAMES.index(name)] for name in others]
    assert result.winner is not None
    assert rows[0] == NAMES[result.winner]
    assert gains == sorted(gains, reverse=True)
    assert (NAMES.index(dropped),) == result.dropped
    assert pot == "pot"


def test_all_others_dropping_ends_the_deal_with_the_pot() -> None:
    table = pan(3)
    act(table, Drop())
    act(table, Drop())
    assert pan_on(table).result is not None
    assert result_title(result_on(table), NAMES[:3]) == "Everybody else dropped: Ann wins the deal"
    assert sums_of(instance(PanResult, pan_on(table).result), NAMES[:3])["pot"] == [4, -4, 0]
    assert news(table.news, NAMES[:3])[-2:] == [
        "Ann took 4 chips from the pot.",
        "Everybody else dropped: Ann wins the deal.",
    ]


# --- rules


def test_the_rules_carry_the_numbers_that_refusals_name() -> None:
    assert [topic.key for topic in topics(PAN)] == [
        *map(str, range(2, 16)),
        "20",
        "options",
        "options2",
    ]
    assert rules_lines(PAN, topic="3")[1].startswith("**3.2** A player who drops puts 2 chips in the pot")
    assert rules_lines(PAN, topic="4")[1].startswith("**4.2** Draw one card")
    assert rules_lines(PAN, topic="2")[8].startswith("**2.9** One card is turned up")
    assert rules_lines(PAN, topic="20")[6].startswith(
        "**20.7** A play after which the turn could not be finished is refused"
    )


def test_the_duty_of_a_safe_discard_tells_what_becomes_of_a_drawn_card() -> None:
    told = rules_lines(PAN, topic="11")[3]
    assert told.startswith(
        "**11.4** A card drawn from the stock and not melded or laid off must be discarded (4.4)."
    )
    assert told.endswith("it can let a flat player go out although you hold a safe card.")
    page = rules_lines(PAN, PAN.options(preset="page"), "11")[3]
    assert page.startswith(
        f"**11.4** {MARK} A drawn card goes into the hand: if it is unsafe, discard a safe card"
    )
    assert rules_lines(PAN, topic="4")[3].startswith("**4.4** Then discard one card: the drawn one")


def test_a_demand_is_told_to_be_asked_of_all_at_once() -> None:
    assert "all the others are asked at once, before that player draws" in rules_lines(PAN, topic="10")[0]


def test_options_in_force_are_written_into_the_rules_and_marked() -> None:
    options = PAN.options(preset="card_room", out_chips=2)
    ante = f"**3.5** {MARK} Everybody puts 1 chip in the pot before the deal; the winner takes it."
    assert rules_lines(PAN, options, "3")[4] == ante
    assert MARK in rules_lines(PAN, options, "13")[0]
    assert "2 chips" in rules_lines(PAN, options, "13")[0]
    assert not [line for topic in topics(PAN) for line in rules_lines(PAN, topic=topic.key) if MARK in line]


def test_every_option_changes_a_rule_where_it_is_one() -> None:
    shown = {
        "deals": 3,
        "packs": 6,
        "deal_packet": 2,
        "ante": 1,
        "drop_cost": 1,
        "out_chips": 2,
        "max_turnovers": 3,
    }
    silent = {"safe_discard_scope", "forcing"}
    usual = {topic.key: rules_lines(PAN, topic=topic.key) for topic in topics(PAN)}
    for name, allowed in PAN.allowed().items():
        values = allowed.offered or (not getattr(PAN.options(), name),)
        value = shown.get(name, values[-1])
        extra = {"drawn_card_rule": "to_hand"} if name == "discard_must_meld" else {}
        options = PAN.options(**{name: value}, **extra)
        if name in silent:
            continue
        told = {key: rules_lines(PAN, options, key) for key in usual if not key.startswith("options")}
        assert any(told[key] != usual[key] for key in told), name


def test_declarations_have_words() -> None:
    view = pan_on(pan(3)).view(1)
    assert [action_label(action, view) for action in (Stay(), Drop())] == ["Play", "Drop · pay 2 chips"]


# --- cost of a discard


def discarding(hand: str) -> dict[str, Cost]:
    """Return the cost of each discard for Ann, who has laid off her drawn card; Ben is next."""
    table = position([hand, "QD 2H 3H 4S JH 6H 7D"], [["3C 4C 5C"], ["2S 2C 2D"]], stock="6C", pile="JH")
    act(table, DrawStock())
    drawn = pan_on(table).view(0).drawn
    assert drawn is not None
    act(table, LayOff(drawn, 0))
    return {face(card): cost for card, cost in costs(pan_on(table).view(0), NAMES[:2]).items()}


def test_what_a_discard_costs_is_told_beside_it() -> None:
    told = discarding("5S 5S 5S 6C 7C KD 2H")
    assert told["5♠"].words == "breaks 5♠ 5♠ 5♠ (4 chips)"
    assert told["7♣"].words == "fits your 3♣ 4♣ 5♣ 6♣"
    assert told["2♥"].words == "fits the next player's 2♠ 2♣ 2♦"
    assert told["6♣"].words == ""
    assert min(told, key=lambda card: told[card].measure) == "K♦"


def test_a_spare_card_breaks_no_meld() -> None:
    told = discarding("KS KS KS KS 7C QD 2H")
    assert told["K♠"].words == ""


def test_a_single_discard_has_no_cost() -> None:
    view = pan_on(running()).view(0)
    assert costs(view, NAMES[:3]) == {}


def test_under_the_preset_page_every_card_has_its_cost() -> None:
    table = pan(2, 3, preset="page")
    for seat in (1, 0):
        act(table, Stay(), seat)
    act(table, DrawStock())
    view = pan_on(table).view(1)
    told = costs(view, NAMES[:2])
    assert told.keys() == {action.card for action in view.legal if isinstance(action, Discard)}
    assert measured(told, str(LOOSEST)).cards

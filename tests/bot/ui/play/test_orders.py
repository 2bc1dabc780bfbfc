"""Plans on the hand panel: their lines, page and form, for every game and in every language."""

import random
from typing import Any

import pytest

from bot.manager.tables.table import Table, TableError
from bot.playground.resources.limits import check_modal
from bot.texts.localization import LANGUAGES, use_locale
from bot.ui.appearance import Appearance
from bot.ui.custom_id import custom_id
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import hand
from bot.ui.play.orders import entered_rule, needs_form, plan_button, rule_form
from data.settings import Cards
from data.tables.orders import OrderState, SeatOrder
from engine import GAMES
from engine.cards import FACE
from engine.orders import DRAWN, MOST_FACES, MOST_RULES, Condition, Order, OrderTerms, Rule
from tests.bot.dealt import deal_on
from tests.bot.ui.games.seventh import sitting
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import custom_ids, words
from tests.bot.ui.stages import PLAYED
from tests.engine.random_orders import random_order

PLANNING = PanelState(planning=True)


def waiting(game: str) -> tuple[Table, int, OrderTerms]:
    """Return a slow table, a seat that waits there, and what it may plan."""
    table = PLAYED[game][0](1)
    table.turn_ms = 86_400_000
    terms = deal_on(table).orders
    assert terms is not None
    return table, next(seat for seat in range(len(table.players)) if seat not in table.actors), terms


def planned(table: Table, seat: int, order: Order, state: OrderState = OrderState.WAITING) -> None:
    placed = SeatOrder(deal=table.deal_no, order=order, state=state, skipped=(0, 2))
    table.take(table.with_player(seat, order=placed))


def longest(table: Table, seat: int, terms: OrderTerms) -> Order:
    """Return an order with as many rules, cards and discards as possible."""
    deal = deal_on(table)
    faces = tuple(sorted({FACE[card] for card in deal.cards()}))[-MOST_FACES:]
    held = [FACE[card] for card in deal.view(seat).hand]
    when = Condition(faces, tuple(range(13)), tuple(range(4)))
    return Order(
        (Rule(when, "draw", (*held[:2], DRAWN), bool(terms.melds), max(terms.limits, default=None)),)
        * MOST_RULES
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_pages_and_forms_are_within_discords_limits_in_every_language(game: str) -> None:
    table, seat, terms = waiting(game)
    orders = [longest(table, seat, terms), random_order(deal_on(table), seat, random.Random(game))]
    for locale in LANGUAGES:
        with use_locale(locale):
            for first in terms.first:
                form = rule_form(table, deal_on(table).view(seat), first)
                said: Any = {"custom_id": "c", "title": form.title[:45], "components": [*form.fields]}
                check_modal(said, ())
            for order in orders:
                planned(table, seat, order)
                for look in (Appearance(cards=Cards.TEXT), Appearance(cards=Cards.PICTURES)):
                    check(hand(table, seat, look=look))
                    check(hand(table, seat, look=look, stage=PLANNING))


def test_a_plan_is_read_as_it_was_made() -> None:
    table, seat, _ = waiting("gin")
    rules = (
        Rule(Condition(faces=(6, 32), ranks=(11,), suits=(3,)), "take", (12, DRAWN)),
        Rule(Condition(), "draw", (12,)),
    )
    planned(table, seat, Order(rules))
    said = words(hand(table, seat))
    assert "Your plan" in said
    assert (
        "1. If the upcard is `7♠`, `7♦`, any `Q` or any `♥`: take it, then discard `K♠` or the card drawn."
        in said
    )
    assert "2. Otherwise: draw from the stock, then discard `K♠`." in said
    assert "Your plan" not in words(hand(table, 1 - seat))
    for state, told in (
        (OrderState.PLAYED, "Your plan was played."),
        (OrderState.UNFINISHED, "has begun your turn"),
        (OrderState.STOPPED, "stopped before the discard"),
        (OrderState.UNFIT, "did not fit"),
    ):
        planned(table, seat, Order(rules), state)
        said = words(hand(table, seat))
        assert told in said
        assert "Rules 1 and 3 were not possible." in said
        assert "If the upcard" not in said


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_entered_is_the_rule(game: str) -> None:
    table, _, terms = waiting(game)
    for first, action in terms.first.items():
        assert needs_form(table, first) is (action.conditional or action.discards)
    given = {"any": ["r0", "s3"], "cards": "7D, ten of clubs", "discard0": ["12"], "discard1": ["drawn"]}
    rule = entered_rule(table, "draw", given)
    assert rule == Rule(Condition((32, 22), (0,), (3,)), "draw", (12, DRAWN))
    assert entered_rule(table, "draw", {}) == Rule(Condition(), "draw")
    assert entered_rule(table, "draw", {"before": ["e0", "melds"]}) == Rule(
        Condition(), "draw", melds=True, ends=0
    )


@pytest.mark.parametrize(
    "given",
    [
        {"cards": "7X"},
        {"cards": "\u202e" * 50},
        {"any": ["rx"]},
        {"any": ["s" + "9" * 5_000]},
        {"discard0": ["\u0664"]},
        {"discard0": ["k"]},
        {"discard1": ["--1"]},
        {"before": ["e0", "e10"]},
        {"before": ["e"]},
        {"before": ["knock"]},
    ],
)
def test_forged_forms_are_refused(given: dict[str, Any]) -> None:
    table, _, _ = waiting("gin")
    with pytest.raises(TableError, match=r"no_cards|bad_order"):
        entered_rule(table, "draw", given)


def test_rules_are_kept_where_they_can_count() -> None:
    _, _, terms = waiting("panguingue")
    seven, any_card = Condition(ranks=(6,)), Condition()
    order = terms.added(None, Rule(any_card, "draw"))
    order = terms.added(order, Rule(seven, "take"))
    order = terms.added(order, Rule(any_card, "no_demand"))
    order = terms.added(order, Rule(any_card, "take"))
    order = terms.added(order, Rule(seven, "take"))
    assert order.rules == (Rule(any_card, "no_demand"), Rule(seven, "take"), Rule(any_card, "take"))


def test_no_custom_id_holds_a_card() -> None:
    table, seat, terms = waiting("gin")
    planned(table, seat, longest(table, seat, terms))
    known = {"", "add.take", "add.draw", "undo", "cancel", "suit", "rank", "melds"}
    for stage in (PanelState(), PLANNING):
        for text in custom_ids(hand(table, seat, stage=stage)):
            assert text.split(":")[5] in known
    form = rule_form(table, deal_on(table).view(seat), "draw")
    names = [field["component"]["custom_id"] for field in form.fields]
    assert names == ["any", "cards", "before", "discard0", "discard1"]


def test_a_fast_table_and_a_game_without_orders_offer_none() -> None:
    table, seat, _ = waiting("gin")
    assert plan_button(table, seat)[0]["custom_id"] == custom_id(table, "plan")
    for turn_ms, offered in ((0, True), (3_600_000, True), (3_599_999, False)):
        table.turn_ms = turn_ms
        assert bool(plan_button(table, seat)) is offered
    table.turn_ms = 0
    table.take(table.with_player(seat, away=True))
    assert plan_button(table, seat) == []
    other = sitting(deal_on(table).view(seat).hand)
    assert deal_on(other).orders is None
    assert plan_button(other, 1) == []
    assert "Plan" not in words(hand(other, 1, stage=PLANNING))

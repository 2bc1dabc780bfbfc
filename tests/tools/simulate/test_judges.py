"""What the judge calls a fault, where the program once did right and was called wrong."""

from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter

from data.tables.orders import OrderState
from data.tables.row_types import Why
from engine.orders import Condition, Order, Rule
from engine.tournaments.events import Finished, Source
from tests.tools.simulate import leaves
from tests.tools.simulate.orders import OrdersJudge, _Placed
from tests.tools.simulate.pool import HOUR_MS, _fit
from tests.tools.simulate.tournaments import _breaks_tie, outdated

DRAWN = Finished(3, (0, 0), (0, 1))
WON = Finished(3, (1, 0), (0,))


@pytest.mark.parametrize(
    ("before", "event", "right"),
    [
        (DRAWN, Finished(3, (0, 0), (1,), source=Source.LOT), True),  # seed 5 of 40,000 steps
        (DRAWN, DRAWN, False),
        (WON, WON, False),
        (WON, Finished(3, (1, 0), (1,), source=Source.LOT), False),
    ],
)
def test_a_match_ends_once_unless_it_was_drawn(before: Finished, event: Finished, right: bool) -> None:
    assert _breaks_tie(before, event) == right


@pytest.mark.parametrize(("game", "fits"), [("gin", True), ("panguingue", False)])
def test_two_who_wait_are_seated_where_two_sit_at_a_table(game: str, fits: bool) -> None:
    first, second = (("a", 1, game, "slow", 1500, 100), ("b", 2, game, "slow", 1500, 100))
    assert _fit(first, second) == fits


def test_who_has_put_the_same_into_a_plan_reads_their_own() -> None:
    """Seed 3 of 60,000 steps."""
    judge = OrdersJudge()
    rules = TypeAdapter(Order).dump_json(Order((Rule(Condition(), "drop"),))).decode()
    judge._placed["table", 0] = _Placed("panguingue", 1, rules, OrderState.WAITING, 0)
    [(_, words)] = judge._rules(judge._placed["table", 0])
    assert [*judge.shown(words, 2, ["table"])] != []
    judge.drafted("table", 2, "add.drop")
    assert [*judge.shown(words, 2, ["table"])] == []
    assert [*judge.shown(words, 3, ["table"])] != []


def test_a_deleted_message_of_a_tournament_is_not_missing() -> None:
    """Seed 4 of 60,000 steps."""
    world: Any = SimpleNamespace(channels={"7"}, messages={})
    assert [*outdated(lambda *_: [("cup", 7, 9, 3, 3)], world, set())] != []
    assert [*outdated(lambda *_: [("cup", 7, 9, 3, 3)], world, {"9"})] == []


@pytest.mark.parametrize("clocks", [(HOUR_MS, 3 * HOUR_MS), (HOUR_MS, HOUR_MS)])
def test_a_leave_holds_a_turn_by_the_clock_by_which_it_began(clocks: tuple[int, int]) -> None:
    """Seed 6003 of 40,000 steps."""
    began, ends = 2 * HOUR_MS, 100 * HOUR_MS

    def rows(sql: str, *_: object) -> list[tuple[Any, ...]]:
        return [("table", 7, "0", ends, ends)] if sql == leaves._SLOW else [(began, ends)]

    known = clocks[1] > began
    assert ([*leaves.at_rest(rows, clocks, lambda _: leaves.DAYS)] == []) is known


@pytest.mark.parametrize(("action", "missed"), [("NoDemand", False), ("DrawStock", True)])
def test_a_question_besides_the_turn_does_not_wait_for_the_end_of_a_leave(action: str, missed: bool) -> None:
    """Seed 21004 of 60,000 steps, with people who like their balance."""
    began, at, ends = 0, 50 * HOUR_MS, 100 * HOUR_MS
    found: dict[str, list[tuple[Any, ...]]] = {leaves._ON_LEAVE: [(5, began, ends)], leaves._SETTLED: [(1,)]}
    row = ("table", 1, 3, 0, f'{{"do":"{action}"}}', "", Why.TIMEOUT, "", at)
    unit = [("INSERT INTO actions (…)", row)]
    assert ([*leaves.LeavesJudge().faults(lambda sql, *_: found[sql], unit)] != []) is missed

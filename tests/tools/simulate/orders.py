"""What must hold of plans (conditional orders): they fire once, as they say, unseen by others."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from bot.texts.play.orders import note, rules_in_words
from data.db.database import Statement
from data.tables.codec import load_action
from data.tables.orders import OrderState, SeatOrder
from data.tables.row_types import Why
from engine import GAMES
from engine.actions import Discard
from engine.cards import FACE
from engine.games.gin.terms import BigGin, Knock
from engine.games.panguingue.terms import GoOut
from engine.orders import DRAWN, Order, OrderTerms
from tests.tools.simulate.tournaments import Rows

_ENDS: Final = (Knock, BigGin, GoOut)
_ACTION: Final = "INSERT INTO actions "
_RULES: Final = TypeAdapter(Order)
_KEYS: Final = ('"first":', "Rule(", "Condition(")
"""What a plan looks like in a line of the log."""


class _Placed(NamedTuple):
    game: str
    member: int
    rules: str
    state: str
    placed_at: int


class OrdersJudge:
    """Knows the plans as they were before each unit, and who has had one."""

    def __init__(self) -> None:
        self._placed: dict[tuple[str, int], _Placed] = {}
        self._drafts: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
        """The moves that members have put into plans, by table and member."""
        self._owners: set[tuple[str, int]] = set()
        """Tables and the members who have made plans there."""
        self._words: dict[_Placed, list[tuple[str, str]]] = {}

    def faults(self, rows: Rows, unit: Sequence[Statement]) -> Iterator[str]:
        """Return what is wrong after a unit has been committed."""
        fired: dict[tuple[str, int], list[str]] = {}
        for sql, params in unit:
            if sql.startswith(_ACTION) and params[6] == Why.ORDER:
                fired.setdefault((str(params[0]), int(str(params[3]))), []).append(str(params[4]))
        if not fired and not any("orders" in sql for sql, _ in unit):
            return
        now = {(table, seat): _Placed(*row) for table, seat, *row in rows(_ORDERS)}
        for place, actions in fired.items():
            yield from _fired(place, actions, self._placed.get(place), now.get(place))
        for row in rows(_OUTLIVED):
            yield f"a plan has outlived its deal: {row}"
        for row in rows(_OF_OTHERS):
            yield f"a plan belongs to nobody at its table: {row}"
        self._placed = now
        self._owners |= {(table, placed.member) for (table, _), placed in now.items()}

    def drafted(self, table: str, member: int, arg: str) -> None:
        """Note what a member puts into a plan, which they read before it is stored."""
        self._drafts[table, member].add(arg.rpartition(".")[2])

    def shown(self, text: str, reader: int | None, tables: Iterable[str]) -> Iterator[str]:
        """Return which plan of another member a message shows; None: everybody reads it.

        ``tables``: those that its buttons are about.
        """
        for (table, _), placed in self._placed.items():
            if reader != placed.member and placed.state == OrderState.WAITING:
                plans = [each for (where, _), each in self._placed.items() if where == table]
                own = {words for each in plans if each.member == reader for _, words in self._rules(each)}
                drafts = self._drafts[table, reader or 0]
                for move, words in self._rules(placed):
                    if move not in drafts and words not in own and words in text and table in tables:
                        yield f"the plan of {placed.member} at {table} is shown to {reader}: {words}"
        if any(heading in text for heading in _HEADINGS) and not any(
            (table, reader) in self._owners for table in tables
        ):
            yield f"{reader} reads of a plan at {sorted(tables)}, and has none"

    def _rules(self, placed: _Placed) -> list[tuple[str, str]]:
        """Return the first move of each rule of a plan, and how the rule reads in English."""
        if placed not in self._words:
            order = _RULES.validate_json(placed.rules)
            words = rules_in_words(order, _terms(placed.game), placed.game)
            self._words[placed] = [(rule.first, each) for rule, each in zip(order.rules, words, strict=True)]
        return self._words[placed]


def _fired(
    place: tuple[str, int], actions: Sequence[str], was: _Placed | None, now: _Placed | None
) -> Iterator[str]:
    """Judge the moves that a plan has made in one unit."""
    if was is None or was.state != OrderState.WAITING:
        yield f"the plan of {place} has fired, but it {'was not there' if was is None else f'is {was.state}'}"
        return
    order, terms = _RULES.validate_json(was.rules), _terms(was.game)
    first = {action for rule in order.rules for action in terms.first[rule.first].actions}
    discards = {face for rule in order.rules for face in rule.discards}
    made = [load_action(GAMES[was.game], text) for text in actions]
    if made[0] not in first:
        yield f"the plan of {place} does not say {actions[0]}"
    melds = terms.melds if any(rule.melds for rule in order.rules) else ()
    ends = _ENDS if any(rule.ends is not None for rule in order.rules) else ()
    for action in made[1:]:
        planned = isinstance(action, Discard) and bool(discards & {DRAWN, FACE[action.card]})
        if not planned and not isinstance(action, (*melds, *ends)):
            yield f"the plan of {place} does not say {actions}"
    if len(made) > 1 and now is not None and now[:-2] == was[:-2] and now.state == OrderState.WAITING:
        yield f"the plan of {place} has fired, and waits again"


def at_rest(rows: Rows, is_due: Callable[[str, int], bool]) -> Iterator[str]:
    """Return plans that should have fired; ``is_due``: whether a seat waits for its plan."""
    for table, seat, *_ in rows(_ORDERS):
        if is_due(table, seat):
            yield f"the plan of seat {seat} at {table} does not fire"


def logged(line: str) -> bool:
    """Return whether a line of the log has a plan."""
    return any(key in line for key in _KEYS)


@cache
def _terms(game: str) -> OrderTerms:
    """Return what the plans of a game may contain."""
    spec = GAMES[game]
    match = spec.new_match(seats=spec.seats[0], options=spec.options(), dealer=0)
    terms = match.deal(match.pack(), seed=bytes(32)).orders
    assert terms is not None
    return terms


_HEADINGS: Final = tuple(
    line for state in OrderState for line in note(SeatOrder(deal=1, order=Order(()), state=state))
)
"""How a hand panel begins to speak of a plan, in English."""
_ORDERS: Final = """SELECT o.table_id, o.seat, t.game, o.member_id, o.rules, o.state, o.placed_at
FROM orders o JOIN tables t USING (table_id)"""
_OUTLIVED: Final = "SELECT o.table_id, o.seat, o.deal FROM orders o JOIN results r USING (table_id, deal)"
_OF_OTHERS: Final = """SELECT o.table_id, o.seat, o.member_id, s.member_id
FROM orders o JOIN seats s USING (table_id, seat) WHERE o.member_id <> s.member_id"""

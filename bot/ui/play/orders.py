"""Plans (conditional orders) on a hand panel: their lines, their page, and the form of a rule.

Every submitted form changes the plan that is stored, so there is no draft. A custom_id says what is pressed,
and never a card; the form's menus, which only the planner sees, name the faces of cards.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from bot.manager.play.orders import may_order
from bot.manager.tables.table import Table, TableError, TableReason
from bot.texts.faces import SUIT_FACES, face, with_codes
from bot.texts.names import names_of
from bot.texts.play import orders as say
from bot.texts.play.events import news
from bot.texts.tables import words
from bot.ui.components import OPTIONS_PER_SELECT, Component, Style, button, buttons, option, text
from bot.ui.custom_id import custom_id
from bot.ui.forms.fields import Form, form_field, menu, text_input
from bot.ui.games.panel_state import number
from data.tables.orders import OrderState
from data.tables.row_types import Why
from engine.actions import DrawStock
from engine.cards import FACE, RANKS, Card, parse_cards
from engine.errors import CardError
from engine.orders import DRAWN, MOST_RULES, Condition, Occasion, Order, OrderTerms, Rule
from engine.views import View

ADD: Final = "add"
SET: Final = "set"
UNDO: Final = "undo"
CANCEL: Final = "cancel"
_LONGEST_LINE: Final = 200
_ANY, _CARDS, _DISCARD, _BEFORE = "any", "cards", "discard", "before"
_MELDS, _ENDS = "melds", "e"
_DRAWN_VALUE: Final = "drawn"


def planned_order(table: Table, seat: int) -> Order | None:
    """Return the order of a seat that waits for its turn."""
    placed = table.players[seat].order
    return placed.order if placed is not None and placed.state is OrderState.WAITING else None


# --- on the hand panel


def plan_lines(table: Table, seat: int) -> list[str]:
    """Return what a seat's plan says or what became of it; ``[]`` without a plan."""
    placed = table.players[seat].order
    if placed is None:
        return []
    if placed.state is OrderState.WAITING:
        return [*say.note(placed), *_rules(table, placed.order)]
    by = groupby(table.news, key=lambda moved: (moved.seat, moved.why))
    turns = [[*moves] for who, moves in by if who == (seat, Why.ORDER)]
    made = turns[-1] if turns and placed.state is not OrderState.UNFIT else []
    told = news(made, names_of(table), seat, table.spec.key)
    return [*say.note(placed), *told]


def plan_button(table: Table, seat: int) -> list[Component]:
    """Return the button that opens the page of the plan, if the seat may plan its turn now."""
    return [button(custom_id(table, "plan"), say.PLAN)] if may_order(table, seat) else []


def _rules(table: Table, order: Order) -> list[str]:
    terms = table.deal.orders if table.deal is not None else None
    if terms is None:
        return []
    said = say.rules_in_words(order, terms, table.spec.key)
    return [f"{number}. {rule}" for number, rule in enumerate(said, 1)]


# --- the page


def plan_parts(table: Table, seat: int) -> list[Component]:
    """Return the page on which a seat plans its turn: the rules so far, and buttons for more."""
    if table.deal is None or table.deal.orders is None:
        return []
    terms = table.deal.orders
    order, now = planned_order(table, seat), terms.occasion(table.deal.view(seat))
    rules = order.rules if order is not None else ()
    more = [
        button(custom_id(table, "plan", f"{ADD}.{first}"), say.planned(table.spec.key, first).button)
        for first, action in terms.first.items()
        if len(rules) < MOST_RULES and (action.occasion is not Occasion.DECLARE or now is Occasion.DECLARE)
    ]
    ends = [
        *([button(custom_id(table, "plan", UNDO), say.UNDO)] if len(rules) > 1 else []),
        *([button(custom_id(table, "plan", CANCEL), say.CANCEL, Style.DANGER)] if rules else []),
        button(custom_id(table, "back"), words.BACK),
    ]
    said = _rules(table, order) if order is not None else [str(say.NOTHING)]
    return [text(say.TITLE, f"-# {say.about()}"), text(*said), *buttons(more), *buttons(ends)]


# --- the form of a rule


def needs_form(table: Table, first: str) -> bool:
    """Return whether a rule with this first action has a condition or discards to be entered.

    Raises TableError (BAD_ORDER) for an action that the game does not have.
    """
    terms = table.deal.orders if table.deal is not None else None
    action = terms.first.get(first) if terms is not None else None
    if action is None:
        raise TableError(TableReason.BAD_ORDER, number=table.number)
    return action.conditional or action.discards


def rule_form(table: Table, view: View, first: str) -> Form:
    """Return the form of a rule with this first action."""
    kinds = [option(f"s{suit}", name) for suit, name in enumerate(SUIT_FACES[:4])]
    kinds += [option(f"r{rank}", name) for rank, name in enumerate(RANKS)]
    cards = text_input(_CARDS, most=_LONGEST_LINE, example=say.CARDS_EXAMPLE, required=False)
    fields = [
        form_field(say.ANY_LABEL, menu(_ANY, kinds, least=0, most=len(kinds))),
        form_field(say.CARDS_LABEL, cards),
    ]
    terms = table.deal.orders if table.deal is not None else None
    action = terms.first.get(first) if terms is not None else None
    if terms is not None and action is not None and action.discards:
        faces = dict.fromkeys(FACE[card] for card in view.hand)
        held = [option(str(each), face(Card(each))) for each in faces][: OPTIONS_PER_SELECT - 1]
        if DrawStock() in action.actions:  # the upcard that was taken may seldom be discarded again
            held.append(option(_DRAWN_VALUE, say.DRAWN_LABEL))
        fields += [
            *_before(terms, table.spec.key),
            *(
                form_field(label, menu(f"{_DISCARD}{at}", held, least=0))
                for at, label in enumerate(say.DISCARDS)
            ),
        ]
    return Form(str(say.planned(table.spec.key, first).button), fields)


def _before(terms: OrderTerms, game: str) -> list[Component]:
    """Return the field for what is tried before the discard, if the game has something."""
    melds = [option(_MELDS, say.MELDS)] if terms.melds else []
    ends = [option(f"{_ENDS}{most}", say.ends_option(game, most)) for most in terms.limits]
    if not melds and not ends:
        return []
    most = bool(melds) + bool(ends)
    return [form_field(say.BEFORE_LABEL, menu(_BEFORE, [*melds, *ends], least=0, most=most))]


def entered_rule(table: Table, first: str, given: Mapping[str, Any]) -> Rule:
    """Return the rule that was entered in a form. Raises TableError (NO_CARDS, BAD_ORDER)."""
    typed = str(given.get(_CARDS) or "")
    try:
        faces = tuple(dict.fromkeys(FACE[card] for card in parse_cards(with_codes(typed))))
    except CardError as wrong:
        raise TableError(TableReason.NO_CARDS, number=table.number, words=wrong.word) from None
    kinds = [*map(str, given.get(_ANY) or ())]
    chosen = [
        str(value) for at in range(len(say.DISCARDS)) for value in (given.get(f"{_DISCARD}{at}") or ())[:1]
    ]
    when = Condition(faces, _numbers(kinds, "r"), _numbers(kinds, "s"))
    discards = [DRAWN if value == _DRAWN_VALUE else number(value) for value in chosen]
    known = [face for face in dict.fromkeys(discards) if face is not None]
    before = [*map(str, given.get(_BEFORE) or ())]
    ends = _numbers(before, _ENDS)
    if (
        len(known) < len({*discards})
        or len(when.ranks) + len(when.suits) < len(kinds)
        or len(ends) > 1
        or len(ends) + (_MELDS in before) < len(before)
    ):
        raise TableError(TableReason.BAD_ORDER, number=table.number)
    return Rule(when, first, tuple(known), _MELDS in before, next(iter(ends), None))


def _numbers(kinds: Sequence[str], sign: str) -> tuple[int, ...]:
    found = (number(kind[1:]) for kind in kinds if kind.startswith(sign))
    return tuple(each for each in found if each is not None)

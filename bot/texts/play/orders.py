"""Conditional orders in words: players call one a plan."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import SUIT_FACES, boxed
from bot.texts.games.wording import PlannedAction
from bot.texts.games.wordings import wording
from bot.texts.localization import LazyMessage, join, message
from data.tables.orders import OrderState, SeatOrder
from engine.cards import JOKER, RANKS, Card
from engine.orders import DRAWN, MOST_RULES, Condition, Occasion, Order, OrderTerms, Rule

COMMAND: Final = LazyMessage("orders-command")
PLAN: Final = LazyMessage("orders-plan")
TITLE: Final = LazyMessage("orders-title")
NOTHING: Final = LazyMessage("orders-nothing")
UNDO: Final = LazyMessage("orders-undo")
CANCEL: Final = LazyMessage("orders-cancel")
DRAWN_LABEL: Final = LazyMessage("orders-drawn-label")
ANY_LABEL: Final = LazyMessage("orders-any-label")
CARDS_LABEL: Final = LazyMessage("orders-cards-label")
CARDS_EXAMPLE: Final = LazyMessage("orders-cards-example")
DISCARDS: Final = (
    LazyMessage("orders-discard-label"),
    LazyMessage("orders-discard-second"),
)
BEFORE_LABEL: Final = LazyMessage("orders-before-label")
MELDS: Final = LazyMessage("orders-melds-option")
_UNKNOWN: Final = PlannedAction(LazyMessage("orders-unknown"), LazyMessage("orders-unknown"))
_NOTES: Final = {
    OrderState.WAITING: LazyMessage("orders-waiting"),
    OrderState.PLAYED: LazyMessage("orders-played"),
    OrderState.UNFINISHED: LazyMessage("orders-unfinished"),
    OrderState.STOPPED: LazyMessage("orders-stopped"),
    OrderState.UNFIT: LazyMessage("orders-unfit"),
}


def about() -> str:
    """Return what a plan is, for the page on which one is made."""
    return message("orders-about", most=MOST_RULES)


def planned(game: str, first: str) -> PlannedAction:
    """Return the words for a first action of a game."""
    return wording(game).planned.get(first, _UNKNOWN)


def rules_in_words(order: Order, terms: OrderTerms, game: str) -> list[str]:
    """Return a sentence for each rule of an order."""
    said = []
    for number, rule in enumerate(order.rules):
        occasion = terms.first[rule.first].occasion
        after = any(terms.first[before.first].occasion is occasion for before in order.rules[:number])
        said.append(_rule(rule, occasion, game, otherwise=after))
    return said


def _rule(rule: Rule, occasion: Occasion, game: str, *, otherwise: bool) -> str:
    then = _then(rule, game)
    before = [message("orders-melds")] if rule.melds else []
    if rule.ends is not None:
        before.append(message("orders-ends", game=game, most=rule.ends))
    if not rule.when.always:
        said = message("orders-rule-if", occasion=occasion.value, cards=_condition(rule.when), then=then)
    else:
        how = "otherwise" if otherwise else "always"
        said = message("orders-rule", occasion=f"{occasion.value}-{how}", then=then)
    return " ".join((said, *before))


def _then(rule: Rule, game: str) -> str:
    first = str(planned(game, rule.first).phrase)
    if not rule.discards:
        return first
    return message("orders-then", first=first, cards=join([*map(_discard, rule.discards)], "or"))


def _discard(face: int) -> str:
    return message("orders-drawn") if face == DRAWN else boxed(Card(face))


def _condition(when: Condition) -> str:
    ranks = [message("orders-any", what=f"`{RANKS[rank]}`") for rank in when.ranks]
    suits = [message("orders-any", what=f"`{SUIT_FACES[suit]}`") for suit in when.suits]
    return join([*(boxed(Card(face)) for face in when.faces), *ranks, *suits], "or")


def ends_option(game: str, most: int) -> str:
    """Return the option to end the deal, leaving at most so many points."""
    return message("orders-ends-option", game=game, most=most)


def note(placed: SeatOrder) -> list[str]:
    """Return what a plan's owner reads of it: that it waits, or what became of it."""
    lines = [str(_NOTES[placed.state])]
    if placed.skipped:
        numbers = join([str(number + 1) for number in placed.skipped])
        lines.append(f"-# {message('orders-skipped', numbers=numbers, count=len(placed.skipped))}")
    return lines


def in_inbox(state: OrderState | None) -> list[str]:
    """Return what the inbox says of a member's own plan that was not played."""
    if state is None or state is OrderState.PLAYED:
        return []
    return [message("orders-inbox", state=state.value)]


# --- refusals


def not_held(faces: object) -> str:
    """Return that a member does not hold these faces."""
    return message("orders-refused-cards", how="held", cards=_named(faces))


def cannot_come(faces: object) -> str:
    """Return that these faces cannot become the upcard."""
    return message("orders-refused-cards", how="upcard", cards=_named(faces))


def not_cards(words: str) -> str:
    """Return that a text has no cards."""
    return message("orders-refused-words", words=words)


def _named(faces: object) -> str:
    known: Sequence[object] = faces if isinstance(faces, tuple) else ()
    return join([boxed(Card(face)) for face in known if isinstance(face, int) and 0 <= face <= JOKER])

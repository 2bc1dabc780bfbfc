"""Moves typed as commands, such as ``/move meld 7H 8H 9H``, and their completions.

A game may parse them in its own way (``Panel.parse_move``, ``Panel.complete_move``).
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, fields
from enum import Enum, auto
from functools import partial
from operator import itemgetter
from typing import Any, Final

from bot.manager.tables.table import Table, TableError, TableReason
from bot.texts.commands import verb_of_command
from bot.texts.faces import spoken, with_codes
from bot.texts.games.costs import Cost
from bot.texts.localization import in_english_too
from bot.texts.names import names_of
from bot.texts.play.actions import action_label, action_note
from bot.ui.games.panel_state import PanelState
from bot.ui.games.panels import panel_of
from engine.actions import Action, Discard
from engine.cards import FACE, Card, code, parse_cards
from engine.errors import CardError, IllegalAction, Reason
from engine.spec import GameSpec
from engine.views import View

_OFFERED: Final = re.compile(r"([0-9]{1,6}):([0-9]{1,6}):([0-9]{1,6})", re.ASCII)
"""The value of a completion: deal, ply, and the action's index among the legal actions."""


class ArgumentMode(Enum):
    """Whether the command of a verb takes an argument."""

    NONE = auto()
    REQUIRED = auto()
    OPTIONAL = auto()
    """Some actions of the verb need an argument; others, perhaps of another game, take none."""


def verbs_of(games: Iterable[GameSpec]) -> dict[str, ArgumentMode]:
    """Return every verb of the games and whether its command takes an argument."""
    verbs: dict[str, ArgumentMode] = {}
    for spec in games:
        for kind in spec.actions:
            takes = ArgumentMode.REQUIRED if fields(kind) else ArgumentMode.NONE
            verbs[kind.verb] = takes if verbs.get(kind.verb, takes) is takes else ArgumentMode.OPTIONAL
    return verbs


def parse_move(table: Table, seat: int, name: str, words: str | None) -> Action | PanelState:
    """Return the action that a typed command means, or the panel state on which to choose one.

    ``name`` is a verb or a game's synonym for one; ``words`` is None if nothing was typed. A panel state is
    returned if several actions match, or if the rest of the choice cannot be typed.

    Raises TableError (NOT_PLAYING) without a deal, CardError for text that is not a card, and IllegalAction
    for a command that is impossible now.
    """
    if table.deal is None:
        raise TableError(TableReason.NOT_PLAYING, number=table.number)
    words = with_codes(words) if words is not None else None
    verb = verb_of_command(name, table.spec.key)
    if verb is None:
        raise IllegalAction(Reason.UNKNOWN_ACTION)
    legal = table.deal.legal_actions(seat)
    offered = _OFFERED.fullmatch(words) if words is not None else None
    if offered is None:
        found = candidate_actions(table, seat, verb, words)
    else:
        deal, ply, index = map(int, offered.groups())
        found = legal[index : index + 1] if table.is_still_offered(seat, deal, ply) else ()
    if len(found) == 1:
        return found[0]
    return PanelState(picked=legal.index(found[0])) if found else PanelState()


def candidate_actions(table: Table, seat: int, verb: str, words: str | None) -> Sequence[Action]:
    """Return the actions that a typed move may mean.

    Tried in this order: the game's own parser, the legal actions, one action for the engine to refuse with
    its reason. Empty if the choice cannot be typed. ``words`` is None if nothing was typed.

    Raises CardError for text that is not a card, and IllegalAction for a verb that is impossible now.
    """
    legal = table.deal.legal_actions(seat) if table.deal is not None else ()
    possible = [action for action in legal if action.verb == verb]
    kinds = [kind for kind in table.spec.actions if kind.verb == verb]
    if not kinds:
        raise IllegalAction(Reason.UNKNOWN_ACTION)
    if words is None:
        bare = [action for action in possible if not fields(action)]
        bare = bare or [kind() for kind in kinds if not fields(kind)]
        if not bare and not possible:
            raise _not_possible_now(table, seat)
        return bare[:1] or (possible if len(possible) == 1 else ())
    own = panel_of(table).parse_move(table.deal.view(seat), verb, words) if table.deal is not None else None
    if own is not None:
        return [own]
    typed = parse_cards(words)
    wanted = sorted(FACE[card] for card in typed)
    fitting = [action for action in possible if _faces(action) == wanted]
    if fitting:
        return fitting
    held = table.deal.view(seat).hand if table.deal is not None else ()
    for kind in kinds:
        asked = _action_to_refuse(kind, _from_hand(typed, held))
        if asked is not None:
            return [asked]
    names = {item.name for kind in kinds for item in fields(kind)}
    if len(typed) != 1 and "card" in names and "cards" not in names:
        raise CardError(words)
    if not possible:
        raise _not_possible_now(table, seat)
    return ()


def _not_possible_now(table: Table, seat: int) -> IllegalAction:
    """Return the refusal of a verb that is impossible in this phase."""
    return IllegalAction(Reason.NOT_NOW if table.deal and seat in table.deal.actors else Reason.NOT_YOUR_TURN)


def _faces(action: Action) -> list[int]:
    """Return the sorted faces of the action's cards: players do not tell two equal cards apart."""
    card = getattr(action, "card", None)
    cards = getattr(action, "cards", ()) if card is None else (card,)
    return sorted(FACE[each] for each in cards)


def _from_hand(typed: Sequence[Card], held: Sequence[Card]) -> list[Card]:
    """Replace typed cards by equal cards of the hand; cards that are not held stay as typed."""
    left, named = list(held), []
    for card in typed:
        own = next((each for each in left if FACE[each] == FACE[card]), card)
        if own in left:
            left.remove(own)
        named.append(own)
    return named


def _action_to_refuse(kind: type[Action], cards: Sequence[Card]) -> Action | None:
    """Build an action of this kind with these cards, for the engine to refuse with its reason.

    None if the kind takes other fields.
    """
    values: dict[str, Any] = {}
    for item in fields(kind):
        if item.name == "card" and len(cards) == 1:
            values["card"] = cards[0]
        elif item.name == "cards":
            values["cards"] = tuple(cards)
        elif item.type is int:
            values[item.name] = 0  # any meld will do: the card fits none
        elif item.default is MISSING:
            return None
    return kind(**values) if "card" in values or "cards" in values else None


# Completions


def completions(
    table: Table, seat: int, name: str, words: str, judged: Sequence[Action] = ()
) -> list[tuple[str, str]]:
    """Return the completions of a partly typed command: labels, and the values for ``parse_move``.

    The game's own offers come first, then the legal actions: discards by the game's measure, those that
    measure the same without a cost first. If a hint was shown, the actions that it compared come before all
    others. ``judged``: these in the judge's order.
    """
    if table.deal is None:
        return []
    panel, view = panel_of(table), table.deal.view(seat)
    verb = verb_of_command(name, table.spec.key) or name
    offered = [*panel.complete_move(view, verb, with_codes(words))]
    costs = panel.costs(view, names_of(table)) if verb == Discard.verb else {}
    place = {action: at for at, action in reversed([*enumerate(judged)])}
    ranked, found = [], []
    for index, action in enumerate(view.legal):
        if action.verb != verb:
            continue
        cost = costs.get(action.card, Cost()) if isinstance(action, Discard) else Cost()
        label = _label(action, view)
        told = f"{label} · {cost.words}" if cost.words else label
        if told != words and not any(in_english_too(partial(_matches, words, action, view))):
            continue
        line = (told, f"{table.deal_no}:{table.ply}:{index}")
        if action in place:
            ranked.append((place[action], line))
        else:
            found.append((cost.measure, bool(cost.words), line))
    ranked.sort(key=itemgetter(0))
    found.sort(key=itemgetter(0, 1))
    return [line for _, line in ranked] + offered + [line for *_, line in found]


def _label(action: Action, view: View) -> str:
    return " · ".join(filter(None, (action_label(action, view), action_note(action, view))))


def _matches(typed: str, action: Action, view: View) -> bool:
    """Return whether an action matches the text typed so far: "10d", "♦", "queen", "knock"."""
    wanted, card = " ".join(typed.lower().split()), getattr(action, "card", None)
    if wanted in _label(action, view).lower():
        return True
    if card is None:
        return False
    if code(card).lower().startswith(with_codes(wanted).lower()):
        return True
    words = spoken(card).lower().split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())

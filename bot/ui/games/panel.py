"""What a game shows in its own way: one ``Panel`` a game, listed in ``bot/ui/games/panels.py``.

Every field has a default that works for any game: hand, upcard and stock, melds by owner, and legal actions
as buttons and menus by their shape alone. Views are those of the reading seat (a spectator's for the board);
nothing else may be shown. No card may appear in a custom_id: cards are named by their index in the hand,
actions by their index in ``view.legal``.

Choices that take several presses are made in *steps*. A button or select with the verb ``step`` draws the
panel again at ``PanelState(step=argument, values=selected values)``. What a step's argument means is up to
the game (up to 64 letters, digits and ``. _ -``). It is stored in the custom_id, so the bot remembers nothing
between presses. The verb ``make`` applies the action that a state stands for, the verb ``run`` several
actions in a row. All are bound to the ply: after the next action they lead to the bare panel. States may be
forged: return None for one that makes no sense, and never raise.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.manager.tables.table import Table
from bot.pictures import HandPicture, ResultPicture
from bot.texts.faces import big, large
from bot.texts.games.costs import LOWEST, Cost
from bot.texts.games.default_wording import meld_lines
from bot.texts.localization import LazyMessage
from bot.texts.tables import words
from bot.ui.components import Component
from bot.ui.games.choices import choices, picked_choices
from bot.ui.games.panel_state import PanelState
from bot.ui.pictures import hand_view, legend, result_view, table_view
from bot.workers.renderer import Drawing
from engine.actions import Action
from engine.cards import RANK, SUIT, Card
from engine.views import View

_Names = Sequence[str]


class Shown(NamedTuple):
    """A hand as it is shown: its lines, and its cards in the order in which menus offer them.

    ``above``: lines shown between the title and everything else, such as a card that governs the deal.
    """

    lines: list[str]
    order: list[Card]
    above: Sequence[str] = ()


def by_sort(hand: Sequence[Card], sort: str) -> list[Card]:
    """Sort a hand by rank if ``sort`` is "rank", else by suit."""
    tables = (RANK, SUIT) if sort == "rank" else (SUIT, RANK)
    return sorted(hand, key=lambda card: [table[card] for table in tables])


def show(view: View, _names: _Names, sort: str) -> Shown:
    """Return the hand in one line, with the drawn card marked if the view has it."""
    if not view.hand:
        return Shown([str(words.EMPTY_HAND)], [])
    order = by_sort(view.hand, sort)
    return Shown([large([order], marked=view.drawn)], order)


def board_blocks(view: View, names: _Names, turn: str) -> list[list[str]]:
    """Return the turn line, upcard and facts in one block, the melds in the next."""
    upcard = big(view.pile[-1]) if view.pile else ""
    return [[turn, upcard, words.facts(view, names)], meld_lines(view, names)]


def beside(_view: View, names: _Names) -> list[str]:
    """Return the line under a picture of the table that explains the letters in it."""
    return [legend(names)]


def _all_lines(_view: View, _names: _Names, lines: Sequence[str]) -> Sequence[str]:
    return lines


def _nothing(*_: object) -> None:
    return None


def _no_line(*_: object) -> str:
    return ""


def _no_costs(*_: object) -> Mapping[Card, Cost]:
    return {}


def _no_cards(*_: object) -> Collection[Card]:
    return ()


def _no_offers(*_: object) -> Sequence[tuple[str, str]]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """The pages of one game."""

    # The hand panel
    show: Callable[[Any, _Names, str], Shown] = show
    """The hand, sorted by one of SORTS ("melds", "suit", "rank").

    It must not change when others move.
    """
    warning: Callable[[Any, _Names], str] = _no_line
    """A line under the hand of a seat that is to act; ``""`` for none."""
    waiting: Callable[[Any], str] = _no_line
    """Why a seat has nothing to do, if it is not simply another's turn."""
    choices: Callable[[Table, Any, PanelState, Sequence[Card]], list[Component]] = choices
    """Rows with all actions of the seat except discards, which look the same in every game.

    The cards are those of ``Shown.order``. A row may be a text.
    """
    costs: Callable[[Any, _Names], Mapping[Card, Cost]] = _no_costs
    """What discarding each card of the hand would cost, if that is known."""
    measure: LazyMessage = LOWEST
    """The name of what ``costs`` measures; it is said of the discards with the least."""
    picked: Callable[[Table, Any, PanelState, Action], list[Component]] = picked_choices
    """Rows with the actions that match a picked action (verb ``pick``)."""
    step: Callable[[Table, Any, PanelState, Sequence[Card]], list[Component] | None] = _nothing
    """Rows that replace the choices at a step of the game; None for an invalid step.

    A button back to the bare panel is added.
    """
    picked_cards: Callable[[Any, PanelState], Collection[Card]] = _no_cards
    """The cards of the hand that are picked at a step, lifted in the picture; else empty."""
    build_action: Callable[[Any, PanelState], Action | None] = _nothing
    """The action that a state stands for (verb ``make``), listed or not: the engine checks it."""
    next_action: Callable[[Any, PanelState], Action | None] = _nothing
    """The next of several actions made by one press (verb ``run``).

    It is called with the view after each action, until it returns None or the seat may no longer act. The
    engine checks each action; a refused one ends the sequence. All of them are stored, or none.
    """

    # The board
    score: Callable[[Table], str] = _no_line
    """The score of the match, if one number a seat does not describe it."""
    standing: Callable[[Table, Any], str] = _no_line
    """The line under the title during a deal; ``""``: scores, target and number of the deal."""
    board: Callable[[Any, _Names, str], list[list[str]]] = board_blocks
    """Blocks of lines from the spectator's view; the string is the turn line."""

    # Typed moves
    parse_move: Callable[[Any, str, str], Action | None] = _nothing
    """The action that a verb and its arguments mean, from the seat's view; the engine checks it.

    None: search the legal actions instead. Raises CardError for text that is not a card.
    """
    complete_move: Callable[[Any, str, str], Sequence[tuple[str, str]]] = _no_offers
    """Completions for a verb and the text so far, listed before the legal actions.

    Each is a label and the text (at most 100 characters) that ``parse_move`` then parses.
    """

    # Pictures. Public ones are drawn from the spectator's view and show no names. Each may be None; then the
    # page's text is used.
    hand_view: Callable[[Any, str], HandPicture | None] = hand_view
    """The hand as a picture, sorted by one of SORTS.

    Lines of large cards in ``show`` are then left out. It must not change when others move.
    """
    table_view: Callable[[Any], Drawing | None] = table_view
    """The table as a picture; ``table_lines`` then replaces ``board``."""
    table_lines: Callable[[Any, _Names], list[str]] = beside
    """The lines under the picture of the table."""
    scene_lines: Callable[[Any, _Names], list[str]] | None = None
    """The lines beside the combined picture of table and hand, from the seat's view.

    The seat to act sees this picture; ``table_view`` gets the seat's view, too. None for games with little on
    the table: then the hand alone is drawn, with ``Wording.overview`` above it.
    """
    result_view: Callable[[Any], ResultPicture | None] = result_view
    """How a deal ended, from the spectator's view."""
    result_lines: Callable[[Any, _Names, Sequence[str]], Sequence[str]] = _all_lines
    """The lines about a result that are shown beside its picture."""

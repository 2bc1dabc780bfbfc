"""What a game shows in its own way: one ``Panel`` for each game, listed in bot/ui/panels.py.

Every field may be left out, and then the game is shown as any other: hand, upcard and stock, melds by owner,
legal actions as buttons and menus by their shape alone. Views are of the game itself and of the seat that
reads (a spectator's for the board); nothing else may be shown, and no card may stand in a custom_id: cards
are named there by their places in the hand, actions by theirs in ``view.legal``.

Choices that take several presses are made in *steps*. A button or select with the verb ``step`` draws the
panel again at ``PanelState(step=its argument, values=what was chosen in it)``; what the words of a step
mean is
the game's own affair (up to 64 letters, digits and ``. _ -``), and as they stand in the custom_ids, nothing
is remembered between presses. The verb ``make`` does what such a stage stands for, the verb ``run`` several
things one after the other. All are bound to the ply: after the next action they lead to the bare panel.
Stages may be forged: what does not make sense is answered with None, never with an error.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.manager.tables.table import Table
from bot.pictures import HandPicture, ResultPicture
from bot.texts import words
from bot.texts.costs import Cost
from bot.texts.default_wording import meld_lines
from bot.texts.faces import big, large
from bot.ui.choices import choices, picked_choices
from bot.ui.components import Component
from bot.ui.panel_state import PanelState
from bot.ui.pictures import hand_view, legend, result_view, table_view
from bot.workers.renderer import Drawing
from engine.actions import Action
from engine.cards import RANK, SUIT, Card
from engine.views import View

_Names = Sequence[str]


class Shown(NamedTuple):
    """A hand as it is shown: its lines, and its cards in the order in which menus offer them.

    ``above``: lines that stand out between the title and everything else, such as a card that rules the deal.
    """

    lines: list[str]
    order: list[Card]
    above: Sequence[str] = ()


def by_sort(hand: Sequence[Card], sort: str) -> list[Card]:
    """Return a hand by rank if that is asked for, else by suit."""
    tables = (RANK, SUIT) if sort == "rank" else (SUIT, RANK)
    return sorted(hand, key=lambda card: [table[card] for table in tables])


def show(view: View, _names: _Names, sort: str) -> Shown:
    """Return the hand in one line, the card just drawn marked where the view tells it."""
    if not view.hand:
        return Shown([words.EMPTY_HAND], [])
    order = by_sort(view.hand, sort)
    return Shown([large([order], marked=view.drawn)], order)


def board_blocks(view: View, names: _Names, turn: str) -> list[list[str]]:
    """Return the upcard under the line that says whose turn it is, and the melds on the table."""
    upcard = big(view.pile[-1]) if view.pile else ""
    return [[turn, upcard, words.facts(view, names)], meld_lines(view, names)]


def beside(_view: View, names: _Names) -> list[str]:
    """Return the line under the picture of a table that says whose the letters in it are."""
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
    """The hand, sorted in one of SORTS ("melds", "suit", "rank"). What others do must not change it."""
    warning: Callable[[Any, _Names], str] = _no_line
    """A line under the hand of whoever is to act; ``""`` is none."""
    waiting: Callable[[Any], str] = _no_line
    """Why a seat has nothing to do, where it is not simply another's turn."""
    choices: Callable[[Table, Any, PanelState, Sequence[Card]], list[Component]] = choices
    """Rows with all that the seat may do but to throw, which every game shows alike; the cards are those of
    ``Shown.order``. A row may be a text."""
    costs: Callable[[Any, _Names], Mapping[Card, Cost]] = _no_costs
    """What throwing each card of the hand would cost, where that can be told."""
    picked: Callable[[Table, Any, PanelState, Action], list[Component]] = picked_choices
    """Rows with the ways that go with an action that was picked (verb ``pick``)."""
    step: Callable[[Table, Any, PanelState, Sequence[Card]], list[Component] | None] = _nothing
    """Rows in place of the choices at a step of the game; None for a step that is none. A button that leads
    back to the bare panel is added."""
    chosen: Callable[[Any, PanelState], Collection[Card]] = _no_cards
    """The cards of the hand that are picked at a step of the game, lifted in the picture; none at another."""
    made: Callable[[Any, PanelState], Action | None] = _nothing
    """The action that a stage stands for (verb ``make``); the engine judges it, listed or not."""
    several: Callable[[Any, PanelState], Action | None] = _nothing
    """The next of several actions that a stage stands for, all made by one press (verb ``run``): asked again
    with the view after each, until it is None or the seat is to act no more. The engine judges each; one that
    is refused ends them. All are stored, or none."""

    # The board
    score: Callable[[Table], str] = _no_line
    """The score of the match, where it takes more to tell it than a number for each seat."""
    standing: Callable[[Table, Any], str] = _no_line
    """The line under the title while a deal is played; ``""``: scores, goal and number of the deal."""
    board: Callable[[Any, _Names, str], list[list[str]]] = board_blocks
    """Blocks of lines from the spectator's view; the string is the line that says whose turn it is."""

    # Moves that are typed
    typed: Callable[[Any, str, str], Action | None] = _nothing
    """The action that a verb with these words means, from the view of the seat; the engine judges it, listed
    or not. None: look for it among the legal actions. Raises CardError for what is no card."""
    offers: Callable[[Any, str, str], Sequence[tuple[str, str]]] = _no_offers
    """What autocompletion offers for a verb and the words so far, before the legal actions: lines, and for
    each the words (at most 100 characters) that ``typed`` then reads."""

    # Pictures: what of them all may see is drawn from the spectator's view, and shows no name. Each may be
    # None, and then the text of the page stands.
    hand_view: Callable[[Any, str], HandPicture | None] = hand_view
    """The hand in a picture, sorted in one of SORTS. Lines of ``show`` with large cards are left out then.
    What others do must not change it."""
    table_view: Callable[[Any], Drawing | None] = table_view
    """The table in a picture; ``beside`` then stands in place of ``board``."""
    beside: Callable[[Any, _Names], list[str]] = beside
    """The lines under the picture of the table."""
    beside_hand: Callable[[Any, _Names], list[str]] | None = None
    """The lines beside the one picture of table and hand that whoever is to act sees, from the view of the
    seat (``table_view`` is asked with that, too). None: of a game with little on the table; then
    ``Wording.before_me`` stands above the hand alone."""
    result_view: Callable[[Any], ResultPicture | None] = result_view
    """How a deal ended, from the spectator's view of it."""
    result_beside: Callable[[Any, _Names, Sequence[str]], Sequence[str]] = _all_lines
    """Of the lines about a result, those that stand beside its picture."""

"""The words of one game: the ``Wording`` type; the games' instances are in ``wordings.py``.

Every field may be left out; then the default words are used (``bot/texts/games/default_wording.py``). The
same holds for each call: a function returns ``""`` (or None, if it returns lines) to use the default.

Views, results and options are always of the game itself; events may be of any game. ``names`` are the
players' names by seat, escaped for running text. Views and events hold only what their reader may know, and
nothing else may appear in the words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bot.manager.tables.table import PlayedMove
from bot.texts.games.lesson_script import Lesson
from bot.texts.games.points import Point
from bot.texts.games.sheets import Sheet, sheet_of
from bot.texts.localization import LazyMessage
from engine.actions import Action
from engine.cards import Card
from engine.errors import IllegalAction
from engine.events import DrewStock, Event, TookUpcard
from engine.match import Match
from engine.spec import GameSpec

_Names = Sequence[str]
Text = str | LazyMessage
"""Words that ``str`` shows in the reader's language."""
_SWEEP: Final = LazyMessage("default-wording-sweep")
Refusal = Callable[[IllegalAction, Any, Action | None], str]
"""Explains a refused action: the error, the view of the acting seat, and the action, if known."""


class OptionWords(NamedTuple):
    """The name, description (at most 100 characters) and value names of an option.

    ``lasts`` returns a warning for the lobby if the chosen value makes a match very long. ``needs``: what the
    value must be beside the other options, if the game's options refuse it.
    """

    name: Text
    about: Text
    values: Mapping[str, Text] = MappingProxyType({})
    lasts: Callable[[Any], str] = lambda _: ""
    needs: Text = ""


class PlannedAction(NamedTuple):
    """What a plan does first: a phrase in its words, and the label of a button (40 characters)."""

    phrase: Text
    button: Text


PLANNED: Final = MappingProxyType(
    {
        "take": PlannedAction(LazyMessage("orders-take"), LazyMessage("orders-take.button")),
        "draw": PlannedAction(LazyMessage("orders-draw"), LazyMessage("orders-draw.button")),
    }
)


def _no_words(*_: object) -> str:
    return ""


def _never(*_: object) -> bool:
    return False


def _no_lines(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """The words of one game."""

    # The game and its rules
    about: Text = ""
    """A line about the game, at most 100 characters."""
    coach: Sequence[Text] = ()
    """Three lines for a player new to the game: its aim, a turn, the end."""
    beginner: Text = ""
    """What *easy* computer players do wrong, to follow their name, as in docs/levels.md."""
    lesson: Lesson | None = None
    """The lesson for a player new to the game; None: it has none."""
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    """By the option's field."""
    presets: Mapping[str, tuple[Text, Text]] = field(default_factory=dict)
    """By key: the name, and a description of at most 100 characters."""
    short: Callable[[Any], Sequence[Point]] | None = None
    """The rules in a few lines, from the options; None: only the options are listed."""
    sections: Mapping[str, tuple[Text, Callable[[Any], Sequence[Point]]]] = field(default_factory=dict)
    """The full rules by section number: title, and points from the options.

    Refusals cite these numbers.
    """

    # Actions
    commands: Mapping[str, Text] = field(default_factory=dict)
    """By verb: the description of its slash command, at most 100 characters.

    Games share the command of a verb: the first game's description is used, unless commands.py has one.
    """
    synonyms: Mapping[str, str] = field(default_factory=dict)
    """Synonyms: further commands by name, and the verb of each; described in ``commands``."""
    label: Callable[[Action, Any], str] = _no_words
    """The label of an action's button or menu option, from the seat's view (80 characters)."""
    note: Callable[[Action, Any], str] = _no_words
    """A second, smaller line in a menu; ``""`` for none."""
    titles: Mapping[str, Text] = field(default_factory=dict)
    """By verb: the placeholder of its menu."""
    confirm_labels: Mapping[str, Text] = field(default_factory=dict)
    """By verb: the label of the button that confirms it.

    These verbs need confirmation because they end something for good or change a lot.
    """
    skips_confirmation: Callable[[Action, Any], bool] = _never
    """Whether such an action needs no confirmation after all, because it is an obvious one."""
    question: Callable[[Action, Any], str] = _no_words
    """The question that confirms such an action."""
    effect: Callable[[Action, Any], str] = _no_words
    """What an action leaves to the seat, in numbers from its view, for a hint: a sentence."""
    verb_phrases: Mapping[str, Text] = field(default_factory=dict)
    """By verb, for sentences: "you can *knock with* one of …"."""
    planned: Mapping[str, PlannedAction] = field(default_factory=lambda: PLANNED)
    """By key in ``OrderTerms.first``: the first actions of plans (engine/orders.py)."""
    refusals: Mapping[str, Refusal] = field(default_factory=dict)
    """By reason: why an action was refused."""

    # The table
    task: Callable[[Any], str] = _no_words
    """What the acting seat may do, to follow "to"; the view may be a spectator's."""
    turn: Callable[[Any, _Names], str] = _no_words
    """Whose turn it is and what they may do, without the deadline."""
    own_turn: Callable[[Any, _Names], str] = _no_words
    """The same for the acting seat, from its own view, if it is not "Your turn to" its task."""
    overview: Callable[[Any, _Names], list[str] | None] = _no_lines
    """What else a player considers before a move, from the seat's view."""
    goal: Callable[[Any], str] = _no_words
    """The target, from the options, if ``GameSpec.goal`` lacks it ("5 deals", "to −200")."""
    score: Callable[[Sequence[int], _Names], str] = _no_words
    """The score of the match, for games that do not list it by seat, such as partnerships."""
    facts: Callable[[Any, _Names], str] = _no_words
    """The small print of the table, from a spectator's view."""

    # What happened
    predicate: Callable[[Event, _Names], str] = _no_words
    """An event's predicate, to follow the seat's name. Leave shared events to the default."""
    sentence: Callable[[Event, _Names], str] = _no_words
    """A whole sentence for an event that does not begin with the seat's name; it ends the line."""
    source: Callable[[Event], str] = _no_words
    """Where the card of a turn came from, for a short line: "stock", "upcard `Q♥`"."""
    turn_starts: tuple[type[Event], ...] = (DrewStock, TookUpcard)
    """The events that begin a turn, and with it a line of news."""
    news: Callable[[Sequence[PlayedMove], _Names, int | None], list[str] | None] = _no_lines
    """A line for every turn among the moves, as a seat saw them (None: a spectator).

    For games whose turns cannot be told event by event. Filter events by ``seen_by``.
    """
    title: Callable[[Any, _Names], str] = _no_words
    """How a deal ended, in a line, from its result."""
    lines: Callable[[Any, _Names], list[str] | None] = _no_lines
    """How the points or chips were computed; ``[]``: the last turns are shown instead."""
    endings: Mapping[str, Text] = field(default_factory=dict)
    """By the ending of a deal: its plural, for scores."""
    firsts: Mapping[str, Text] = field(default_factory=dict)
    """By the ending of a deal: what its winner has done, to follow "first"; the rarest first.

    Endings that are not named are not worth a line.
    """
    sweep: Text = _SWEEP
    """What it is called to win a match in which nobody else wins a deal, after "first"."""
    sheet: Callable[[Match, GameSpec], Sheet] = sheet_of
    """The score sheet of a match; by default the points of every deal."""
    sheet_on_board: bool = False
    """Whether a board in text also has the last deals of the sheet between deals."""
    payments: Callable[[Sequence[PlayedMove], _Names, Any], list[str]] | None = None
    """A line for every payment of the moves, with a spectator's view (None without one).

    Only for games with chips; these have a page of payments.
    """
    payment_purpose: Callable[[str, Sequence[Card]], str] = _no_words
    """What a payment is for, by its reason code and cards, which may be another game's."""


GENERAL: Final = Wording()
"""The wording of a game without its own words."""

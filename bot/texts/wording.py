"""What a game says in its own way: one ``Wording`` for each game, listed in bot/texts/games.py.

Every field may be left out, and then the general words stand (bot/texts/default_wording.py). The same
holds call by
call: ``""`` where words are asked for, and None where lines are, mean "nothing of my own, say it as in every
game".

Views, results and options are always of the game itself, so its functions may ask for its own types. Events
may be of any game.
``names`` are those of the players by seat, escaped for running text. Views and events hold what their reader
may know, and nothing else may be told.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bot.manager.tables.table import Moved
from bot.texts.points import Point
from bot.texts.sheets import Sheet, sheet_of
from engine.actions import Action
from engine.cards import Card
from engine.errors import IllegalAction
from engine.events import DrewStock, Event, TookUpcard
from engine.match import Match
from engine.spec import GameSpec

_Names = Sequence[str]
Refusal = Callable[[IllegalAction, Any, Action | None], str]
"""Says why an action was refused: the error, the view of the asking seat, and what was asked, if known."""


class OptionWords(NamedTuple):
    """An option: its name, a line about it (at most 100 characters, for commands), names of its values; and
    from what is chosen what a lobby says where that makes a match very long.
    """

    name: str
    about: str
    values: Mapping[str, str] = MappingProxyType({})
    lasts: Callable[[Any], str] = lambda _: ""


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
    about: str = ""
    """A line about the game, at most 100 characters."""
    coach: Sequence[str] = ()
    """What somebody is told who has never played the game: what it is about, a turn, the end. Three lines."""
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    """By the option's field."""
    presets: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By key: the name, and a line about it of at most 100 characters."""
    short: Callable[[Any], Sequence[Point]] | None = None
    """The rules in a few lines, from the options; None: the rules are not written, only options are told."""
    sections: Mapping[str, tuple[str, Callable[[Any], Sequence[Point]]]] = field(default_factory=dict)
    """The rules at length by number: title, and points from the options. Refusals name these numbers."""

    # Actions
    commands: Mapping[str, str] = field(default_factory=dict)
    """By verb: what its slash command does, at most 100 characters. There is one command for a verb, whatever
    games have it: of several descriptions the first stands, and before all those in commands.py."""
    also: Mapping[str, str] = field(default_factory=dict)
    """Further commands by name, and the verb that each does in another word; ``commands`` describes them."""
    label: Callable[[Action, Any], str] = _no_words
    """What stands on a button or in a menu for an action, from the view of the seat (80 characters)."""
    note: Callable[[Action, Any], str] = _no_words
    """A second, smaller line in a menu; ``""`` is none."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """By verb: the words over a menu."""
    yes: Mapping[str, str] = field(default_factory=dict)
    """The verbs that are asked again before they are done, as they end something for good or move much about,
    with the label of the button that answers."""
    at_once: Callable[[Action, Any], bool] = _never
    """Whether such an action is done without a question all the same, as there is nothing to think over."""
    question: Callable[[Action, Any], str] = _no_words
    """What is asked before such an action is done."""
    leaves: Callable[[Action, Any], str] = _no_words
    """What an action leaves to the seat, in numbers counted from its view, for a hint: a whole sentence."""
    ways: Mapping[str, str] = field(default_factory=dict)
    """By verb, for sentences: "you can *knock with* one of …"."""
    refusals: Mapping[str, Refusal] = field(default_factory=dict)
    """By reason: why an action was refused."""

    # The table
    task: Callable[[Any], str] = _no_words
    """What whoever is to act may do, to follow "to", from a view that may be a spectator's."""
    turn: Callable[[Any, _Names], str] = _no_words
    """Whose turn it is, to do what; without the time."""
    before_me: Callable[[Any, _Names], list[str] | None] = _no_lines
    """What else a player looks at before a move, from the view of the seat."""
    goal: Callable[[Any], str] = _no_words
    """What is played to, from the options, where ``GameSpec.goal`` does not say it ("5 deals", "to −200")."""
    score: Callable[[Sequence[int], _Names], str] = _no_words
    """The score of the match, by seat, such as that of partners together."""
    facts: Callable[[Any, _Names], str] = _no_words
    """The small print of the table, from a spectator's view."""

    # What happened
    did: Callable[[Event, _Names], str] = _no_words
    """What follows the name of the seat. Events that games share are best left to the general words."""
    sentence: Callable[[Event, _Names], str] = _no_words
    """The whole sentence for an event that does not begin with its seat's name; it ends the turn's line."""
    begins: tuple[type[Event], ...] = (DrewStock, TookUpcard)
    """The events with which a turn begins, and with it a line of news."""
    news: Callable[[Sequence[Moved], _Names, int | None], list[str] | None] = _no_lines
    """A line for every turn among the moves, as a seat saw them (None: a spectator), for a game whose turns
    cannot be told event by event. Events must be asked what the seat may know (``seen_by``)."""
    title: Callable[[Any, _Names], str] = _no_words
    """How a deal ended, in a line, from its result."""
    lines: Callable[[Any, _Names], list[str] | None] = _no_lines
    """How the points or chips came about; ``[]``: the last turns are told instead."""
    endings: Mapping[str, str] = field(default_factory=dict)
    """By the ending of a deal: its plural, for scores."""
    sheet: Callable[[Match, GameSpec], Sheet] = sheet_of
    """The score sheet of a match; without one of the game's own, the points of every deal."""
    sheet_on_board: bool = False
    """Whether the last deals of it stand on the board between deals in text, too."""
    payments: Callable[[Sequence[Moved], _Names, Any], list[str]] | None = None
    """A line for every payment of the moves, with a spectator's view (None: there is none); only for games
    with chips, which then have a page of payments."""
    what_for: Callable[[str, Sequence[Card]], str] = _no_words
    """What a payment is for, by its reason code and cards, which may be those of another game."""


GENERAL: Final = Wording()
"""Of a game for which nobody has found words yet."""

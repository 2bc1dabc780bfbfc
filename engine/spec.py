"""What the rest of the program knows of a game: one GameSpec per game, in engine.games.GAMES.

Options are frozen dataclasses whose fields are made with ``option``. The metadata of a field says which
values it allows; menus, commands and validation all read it.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any

from engine.actions import Action
from engine.deal import Result
from engine.errors import SetupError
from engine.events import Event
from engine.match import Match
from engine.views import View


@dataclass(frozen=True, slots=True)
class Allowed:
    """The values an option accepts: members of an enum, a bool, integers, or text."""

    enum: type[StrEnum] | None = None
    """The enum whose members are accepted; None: not an enum."""
    low: int | None = None
    """The smallest integer; None: not a number."""
    high: int | None = None
    """The largest integer; None: no limit."""
    pattern: str | None = None
    """The regular expression the whole text must match; None: not a text."""
    offered: tuple[Any, ...] = ()
    """The values to offer in a menu (all enum members, a few numbers); others may be typed."""
    none: bool = False
    """Whether None is accepted too; it means no limit."""
    off: bool = False
    """Whether the word "off" is accepted too; it means 0."""

    def __str__(self) -> str:
        """Describe the accepted values in a few words."""
        if self.enum is not None:
            return "one of " + ", ".join(self.enum)
        if self.pattern is not None:
            return "one of " + ", ".join(map(str, self.offered))
        if self.low is not None:
            return (
                f"a whole number from {self.low}"
                + (f" to {self.high}" if self.high is not None else " up")
                + (", or off" if self.off else "")
            )
        return "yes or no"

    def accept(self, name: str, value: object) -> Any:
        """Return the value converted to the option's type. Raises SetupError naming the option.

        Where one of the accepted words is a number ("auto", "1", "2"), the int is accepted too.
        """
        if value is None and self.none:
            return None
        if self.off and value == "off":
            return 0
        word = str(value) if type(value) is int else value
        if self.enum is not None:
            if isinstance(word, str) and word in tuple(self.enum):
                return self.enum(word)
        elif self.pattern is not None:
            if isinstance(word, str) and re.fullmatch(self.pattern, word):
                return word
        elif self.low is not None:
            if (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.low <= value
                and (self.high is None or value <= self.high)
            ):
                return value
        elif isinstance(value, bool):
            return value
        raise SetupError(name, value, self)


def option(
    default: Any,
    *,
    low: int | None = None,
    high: int | None = None,
    pattern: str | None = None,
    offered: tuple[Any, ...] = (),
    none: bool = False,
    off: bool = False,
) -> Any:
    """Return an option field for a frozen options dataclass.

    Its kind follows from the type of the default: StrEnum member, bool, int or str.
    """
    enum = type(default) if isinstance(default, StrEnum) else None
    shown = tuple(enum) if enum is not None and not offered else offered
    allowed = Allowed(enum=enum, low=low, high=high, pattern=pattern, offered=shown, none=none, off=off)
    return field(default=default, metadata={"allowed": allowed})


@dataclass(frozen=True, slots=True)
class Goal:
    """What ends a match: a number of deals, or a score."""

    deals: int = 0
    """The number of deals (or rounds, in games that call them so); 0: not limited."""
    target: int = 0
    """The score that ends the match, negative where points are lost; 0: none."""


def _no_goal(_options: Any) -> Goal:
    return Goal()


def _no_clock(_options: Any) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """One game: its rules, and the frozen dataclasses it exchanges with the program."""

    key: str
    """The key in GAMES and in everything stored; it never changes."""
    title: str
    """The name people read."""
    seats: range
    """The numbers of players allowed."""
    match: type[Match]
    options_type: type[Any]
    """A frozen dataclass of ``option`` fields.

    It may have a ``validate()`` that raises SetupError for combinations.
    """
    actions: tuple[type[Action], ...]
    """All action types."""
    events: tuple[type[Event], ...]
    """All event types of a deal."""
    view: type[View]
    """The exact type that ``Deal.view`` returns."""
    result: type[Result]
    """The exact type of the final ``Deal.result``."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: MappingProxyType({}))
    """By preset, the options that differ from the defaults. The first is the default rules."""
    version: int = 1
    """Raised when a rules change alters how stored actions replay or how a match is scored."""
    oldest: int = 1
    """The oldest version with which a match can still be played (see ``new_match``)."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team; empty: everybody plays alone.

    Partners share everything that a match keeps: both have the points and scores of their team, and both are
    among the winners.
    """
    low_wins: bool = False
    """Whether points are penalties, so that the lowest score leads.

    ``Outcome.winners`` takes this into account.
    """
    goal: Callable[[Any], Goal] = _no_goal
    """Returns what ends a match with these options."""
    clock: Callable[[Any], int] = _no_clock
    """Returns the milliseconds each seat has for the whole match; 0: no clock.

    The caller runs the clock and calls ``Match.resign`` when a seat's time is up.
    """

    def allowed(self) -> dict[str, Allowed]:
        """Return the accepted values of every option, in the order of the rules."""
        return {item.name: item.metadata["allowed"] for item in fields(self.options_type)}

    @cached_property
    def usual(self) -> Any:
        """The options of the usual rules."""
        return self.options()

    def options(self, *, preset: str | None = None, **values: object) -> Any:
        """Return frozen options: the preset's (or the defaults) updated with ``values``.

        Raises SetupError naming the first option that is unknown, has a bad value, or conflicts with another.
        """
        if preset is not None and preset not in self.presets:
            raise SetupError("preset", preset, "one of " + ", ".join(self.presets))
        asked = {**(self.presets[preset] if preset is not None else {}), **values}
        allowed = self.allowed()
        for name in asked:
            if name not in allowed:
                raise SetupError(name, asked[name], f"an option of {self.title}: " + ", ".join(allowed))
        options = self.options_type(
            **{name: allowed[name].accept(name, value) for name, value in asked.items()}
        )
        validate = getattr(options, "validate", None)
        if validate is not None:
            validate()
        return options

    def plays(self, version: int) -> bool:
        """Return whether a match can be played with this version of the rules."""
        return self.oldest <= version <= self.version

    def new_match(
        self,
        *,
        seats: int,
        options: Any = None,
        dealer: int = 0,
        version: int | None = None,
        limit: int = 0,
        ends_short: bool = False,
        duplicate: bool = False,
    ) -> Match:
        """Return a new match; ``dealer`` deals first, ``version`` defaults to the current rules.

        ``limit``, ``ends_short`` and ``duplicate``: see ``Match``.

        Raises SetupError for an impossible number of players, dealer or version.
        """
        chosen = self.options() if options is None else options
        if type(chosen) is not self.options_type:
            raise SetupError("options", chosen, f"options of {self.title}")
        if version is not None and not self.plays(version):
            raise SetupError("version", version, f"{self.oldest} to {self.version}")
        match = self.match(seats, chosen, dealer)
        match.version, match.limit, match.ends_short = version, limit, ends_short
        match.duplicate = duplicate
        return match

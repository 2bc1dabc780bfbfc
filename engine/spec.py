"""How the rest of the program knows a game: one GameSpec per game, listed in engine.games.GAMES.

Options are frozen dataclasses whose fields are made with ``option``; what a field allows stands in its
metadata, so that menus, commands and validation read the same line.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
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
    """What an option accepts: an enum, a bool, whole numbers, or text."""

    enum: type[StrEnum] | None = None
    """One of its members; None: no enum."""
    low: int | None = None
    """The least whole number; None: no number."""
    high: int | None = None
    """The greatest; None: there is none."""
    pattern: str | None = None
    """What text has to match from end to end; None: no text."""
    offered: tuple[Any, ...] = ()
    """The values worth a place in a menu (all members of an enum, a few numbers); others may be typed."""
    none: bool = False
    """Also None, which means no limit."""
    off: bool = False
    """Also the word "off", which means 0."""

    def __str__(self) -> str:
        """Say in a few words what would do."""
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
        """Return the value as its own type. Raises SetupError naming the option.

        Where words are allowed and one of them is a number ("auto", "1", "2"), the number will do.
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
        raise SetupError(name, value, str(self))


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
    """Make an option field of a frozen options dataclass; the kind follows from the default (StrEnum
    member, bool, int, str).
    """
    enum = type(default) if isinstance(default, StrEnum) else None
    shown = tuple(enum) if enum is not None and not offered else offered
    allowed = Allowed(enum=enum, low=low, high=high, pattern=pattern, offered=shown, none=none, off=off)
    return field(default=default, metadata={"allowed": allowed})


@dataclass(frozen=True, slots=True)
class Goal:
    """What a match is played to: so many deals, or a score."""

    deals: int = 0
    """How many deals, rounds where the game calls them so; 0: as many as it takes."""
    target: int = 0
    """The score that ends the match, below zero where points are lost; 0: none does."""


def _no_goal(_options: Any) -> Goal:
    return Goal()


def _no_clock(_options: Any) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """One game, with the frozen dataclasses that cross borders in it."""

    key: str
    """Its name in GAMES and in everything stored; never changed."""
    title: str
    """Its name for people."""
    seats: range
    """The numbers of players allowed."""
    match: type[Match]
    options_type: type[Any]
    """A frozen dataclass of ``option`` fields; it may have a ``validate()`` that raises SetupError for
    combinations.
    """
    actions: tuple[type[Action], ...]
    """All that a seat may ask for."""
    events: tuple[type[Event], ...]
    """All that may happen in a deal."""
    view: type[View]
    """What ``Deal.view`` returns, exactly this type."""
    result: type[Result]
    """What ``Deal.result`` is in the end, exactly this type."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: MappingProxyType({}))
    """By name: the options in which a preset differs from the defaults. The first is the default rules."""
    version: int = 1
    """Grows when a change of the rules alters how stored actions replay, or what a match comes to."""
    oldest: int = 1
    """The first version by which a match can still be played (see ``new_match``)."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team; empty: each plays alone. Partners share everything that a match keeps: both
    have the points and scores of their team, and both are among the winners.
    """
    low_wins: bool = False
    """Whether points are penalties, so that the lowest score is in the lead; ``Outcome.winners`` knows either
    way.
    """
    goal: Callable[[Any], Goal] = _no_goal
    """What a match is played to, from its options."""
    clock: Callable[[Any], int] = _no_clock
    """Milliseconds that each seat has for the whole match, from its options; 0: no clock. Whoever runs the
    table runs it, and calls ``Match.resign`` when a flag falls.
    """

    def allowed(self) -> dict[str, Allowed]:
        """Return what every option accepts, in the order of the rules."""
        return {item.name: item.metadata["allowed"] for item in fields(self.options_type)}

    def options(self, *, preset: str | None = None, **values: object) -> Any:
        """Return the frozen options: the preset's (default: the defaults), with ``values`` on top.

        Raises SetupError naming the first option that is unknown, has a bad value, or does not go with
        another.
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
        """Say whether a match can be played by this version of the rules."""
        return self.oldest <= version <= self.version

    def new_match(
        self, *, seats: int, options: Any = None, dealer: int = 0, version: int | None = None
    ) -> Match:
        """Return a new match. ``dealer`` deals first; ``version`` of the rules is today's unless given.

        Raises SetupError for a number of players, a dealer or a version that cannot be.
        """
        chosen = self.options() if options is None else options
        if type(chosen) is not self.options_type:
            raise SetupError("options", chosen, f"options of {self.title}")
        if version is not None and not self.plays(version):
            raise SetupError("version", version, f"{self.oldest} to {self.version}")
        match = self.match(seats, chosen, dealer)
        match.version = version
        return match

"""Games, their options, presets and values in words; an option nobody has described yet goes by its field's
name.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final

from bot.texts import options_panguingue
from bot.texts.names import plural
from engine.spec import GameSpec

__all__ = [
    "game_about",
    "in_force",
    "option_about",
    "option_name",
    "preset_about",
    "preset_name",
    "turn_time",
    "value_name",
]


@dataclass(frozen=True, slots=True)
class Words:
    """An option: its name, a line about it (at most 100 characters, for commands), names of its values."""

    name: str
    about: str
    values: Mapping[str, str]


def _words(name: str, about: str, **values: str) -> Words:
    return Words(name, about, values)


_GIN: Final[dict[str, Words]] = {
    "variant": _words(
        "Variant",
        "What sets the knock limit: always the same, the first upcard, or gin only",
        regular="regular gin",
        oklahoma="Oklahoma",
        gin_only="gin only",
    ),
    "knock_limit": _words("Knock limit", "Regular gin: the most deadwood you may knock with"),
    "oklahoma_ace": _words(
        "Oklahoma ace",
        "Oklahoma: the knock limit when the first upcard is an ace",
        gin_only="gin only",
        one="1 point",
    ),
    "spades_double": _words("Spades double", "Oklahoma: a spade as the first upcard doubles the deal"),
    "target": _words("Target", "Points that win the match"),
    "gin_bonus": _words("Gin bonus", "Points for going gin, on top of the other hand's deadwood"),
    "undercut_bonus": _words("Undercut bonus", "Points for an undercut, on top of the difference"),
    "tie_rule": _words(
        "Equal deadwood",
        "What equal deadwood after a knock means",
        undercut="an undercut",
        push="nobody scores",
    ),
    "big_gin": _words("Big gin", "Eleven melded cards may be declared without a throw"),
    "big_gin_bonus": _words("Big gin bonus", "Points for big gin, in place of the gin bonus"),
    "meld_selection": _words(
        "Knocker's melds",
        "Who arranges the knocker's hand",
        auto="arranged by the house",
        knocker="chosen by the knocker",
    ),
    "layoff_mode": _words(
        "Defence",
        "How the defender melds and lays off",
        joint="melds and lay-offs weighed together by the house",
        deadwood_only="own melds first, then lay-offs, by the house",
        manual="chosen by the defender",
    ),
    "discard_taken_upcard": _words(
        "Throw back the upcard", "The upcard may be thrown in the turn in which it was taken"
    ),
    "repeat_take_draw": _words(
        "Repetition", "Two turns running that take and throw back the same card end the deal as a draw"
    ),
    "wall_action": _words(
        "At the wall",
        "What the other player may do after the last card that can be drawn",
        last_upcard="may take the last throw and knock",
        none="nothing: the deal is drawn",
    ),
    "stock_floor": _words("Stock floor", "Cards of the stock that are never drawn"),
    "upcard_take_cap": _words(
        "Upcard cap", "Taking the upcard so many times ends the deal as a draw; 0: no cap"
    ),
    "first_upcard": _words(
        "Beginning",
        "How a deal begins",
        offer="the upcard is offered to both",
        eleven_card_deal="eleven cards to the non-dealer, who throws first",
    ),
    "next_dealer": _words(
        "Next dealer",
        "Who deals after a deal that was scored",
        alternate="in turn",
        loser="the loser of the deal",
        winner="the winner of the deal",
    ),
    "redeal_after_draw": _words(
        "After a draw",
        "Who deals after a drawn deal",
        same="the same dealer again",
        alternate="the other player",
    ),
    "game_bonus": _words("Game bonus", "Points for winning the match, added at its end"),
    "box_bonus": _words("Box bonus", "Points for each deal won, added at the end of the match"),
    "shutout": _words(
        "Shut-out",
        "What the winner gets when the loser never scored",
        none="nothing more",
        double="total doubled",
    ),
    "deals": _words("Deals", "Number of deals in the match; 0: play to the target"),
}
_OPTIONS: Final = {
    "gin": _GIN,
    "panguingue": {name: Words(*described) for name, described in options_panguingue.OPTIONS.items()},
}

_GIN_PRESETS: Final[dict[str, tuple[str, str]]] = {
    "gamecolony": ("GameColony", "The rules of GameColony: knock with 10, gin 25, undercut 25"),
    "gamecolony_oklahoma": (
        "GameColony Oklahoma",
        "The first upcard sets the knock limit; an ace means gin only",
    ),
    "gamecolony_gin_only": ("GameColony gin only", "No knocking: the deal goes to whoever makes gin"),
    "openspiel": (
        "OpenSpiel",
        "One deal; equal deadwood is a push, the upcard may be thrown back, the knocker melds",
    ),
    "classic": ("Classic", "Gin 20, undercut 10, boxes 20, game 100, shut-out 100"),
    "modern": ("Modern", "Gin, undercut and boxes 25, big gin 31, game 100, a shut-out doubles"),
}
_PRESETS: Final = {"gin": _GIN_PRESETS, "panguingue": options_panguingue.PRESETS}

_GAMES: Final = {
    "gin": "Two players meld ten cards and knock when little is left over",
    "panguingue": "Eight packs, chips for conditions, eleven cards on the table win",
    "rummy500": "Meld and take from the pile; the cards you lay down are your points",
    "control": "Rummy in which a control card says what the deal is about",
    "hand": "Two packs, jokers, and an opening that must be worth enough",
    "hand_partnership": "Hand in two partnerships",
}


def _humanised(name: str) -> str:
    return name.replace("_", " ")


def game_about(spec: GameSpec) -> str:
    """Return a line about the game."""
    return _GAMES.get(spec.key, spec.title)


def option_name(spec: GameSpec, name: str) -> str:
    """Return the option's name."""
    words = _OPTIONS.get(spec.key, {}).get(name)
    return words.name if words is not None else _humanised(name).capitalize()


def option_about(spec: GameSpec, name: str) -> str:
    """Return a line about the option, at most 100 characters."""
    words = _OPTIONS.get(spec.key, {}).get(name)
    return (
        words.about if words is not None else f"{_humanised(name).capitalize()}: {spec.allowed()[name]}"[:100]
    )


def value_name(spec: GameSpec, name: str, value: object) -> str:
    """Return a value of the option in words."""
    words = _OPTIONS.get(spec.key, {}).get(name)
    if words is not None and isinstance(value, str) and value in words.values:
        return words.values[value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "no limit"
    if isinstance(value, str) and value.startswith("flat:"):
        return f"{int(value.removeprefix('flat:'))} points more"
    return _humanised(str(value)) if isinstance(value, StrEnum) else str(value)


def preset_name(preset: str) -> str:
    """Return the preset's name, which is the same in every game that has one of this key."""
    named = (presets[preset][0] for presets in _PRESETS.values() if preset in presets)
    return next(named, _humanised(preset).capitalize())


def preset_about(spec: GameSpec, preset: str) -> str:
    """Return a line about the preset, at most 100 characters."""
    described = _PRESETS.get(spec.key, {}).get(preset)
    if described is not None:
        return described[1]
    changed = [
        f"{option_name(spec, name)}: {value_name(spec, name, value)}"
        for name, value in spec.presets[preset].items()
    ]
    return ("; ".join(changed) or "The rules of the house")[:100]


def in_force(spec: GameSpec, options: Any, preset: str | None = None) -> list[str]:
    """Return a line for every option unlike the preset's, or without one unlike the game's defaults."""
    usual = spec.options(preset=preset)
    return [
        f"{option_name(spec, item.name)}: **{value_name(spec, item.name, getattr(options, item.name))}**"
        for item in fields(spec.options_type)
        if getattr(options, item.name) != getattr(usual, item.name)
    ]


def turn_time(turn_ms: int) -> str:
    """Return a time in words, such as that for a turn; 0 is none."""
    if not turn_ms:
        return "no limit"
    seconds = turn_ms // 1000
    if seconds < 60:
        return plural(seconds, "second")
    if seconds < 3600:
        return plural(seconds // 60, "minute")
    if seconds <= 86_400:
        return plural(seconds // 3600, "hour")
    return plural(seconds // 86_400, "day")

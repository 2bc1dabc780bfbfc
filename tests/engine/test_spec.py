"""How options are validated and refused."""

import doctest
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import pytest

import engine
from engine import GAMES
from engine.deal import Result
from engine.errors import SetupError
from engine.games.control.terms import Decks
from engine.spec import GameSpec, Goal, option
from engine.views import View
from tests.engine.test_match import Showdown


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True, slots=True, kw_only=True)
class PatienceOptions:
    colour: Colour = option(Colour.RED)
    rows: int = option(7, low=1, high=9)
    coins: int = option(0, low=0, offered=(0, 10))
    clock: int = option(5, low=0, off=True)
    thoughtful: bool = option(False)
    worrying: str = option("no", pattern=r"no|back:[0-9]", offered=("no", "back:1"))

    def validate(self) -> None:
        if self.thoughtful and self.rows == 1:
            raise SetupError("thoughtful", True, "no, with a single row")


SPEC = GameSpec(
    key="patience",
    title="Patience",
    seats=range(1, 2),
    match=Showdown,
    options_type=PatienceOptions,
    actions=(),
    events=(),
    view=View,
    result=Result,
    presets={"house": {}, "short": {"rows": 3, "colour": "black"}},
)


def refused(**values: Any) -> SetupError:
    with pytest.raises(SetupError) as refusal:
        SPEC.options(**values)
    return refusal.value


def test_defaults() -> None:
    assert SPEC.options() == SPEC.options(preset="house") == PatienceOptions()


def test_values_go_on_top_of_a_preset() -> None:
    chosen = SPEC.options(preset="short", rows=4)

    assert chosen == PatienceOptions(rows=4, colour=Colour.BLACK)


def test_off_means_nothing_where_it_may_be_said() -> None:
    assert SPEC.options(clock="off").clock == SPEC.options(clock=0).clock == 0
    assert str(refused(clock="on").allowed) == "a whole number from 0 up, or off"
    assert str(refused(coins="off").allowed) == "a whole number from 0 up"


def test_words_become_members() -> None:
    assert SPEC.options(colour="black").colour is Colour.BLACK


def test_a_word_that_is_a_number_may_be_said_as_one() -> None:
    """Number of packs (docs/rules/control.md 9) and first dealer (docs/rules/hand.md 11)."""
    assert GAMES["control"].options(decks=2).decks is Decks.TWO
    assert GAMES["hand"].options(first_dealer=3).first_dealer == "3"
    with pytest.raises(SetupError):
        GAMES["control"].options(decks=3)
    with pytest.raises(SetupError):
        GAMES["hand"].options(first_dealer=True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("colour", "blue"),
        ("colour", 1),
        ("colour", None),
        ("colour", []),
        ("rows", 0),
        ("rows", 10),
        ("rows", "7"),
        ("rows", 7.0),
        ("rows", True),
        ("coins", -1),
        ("thoughtful", 1),
        ("thoughtful", "yes"),
        ("worrying", "back:10"),
        ("worrying", "no "),
        ("worrying", 0),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_option(name: str, value: object) -> None:
    refusal = refused(**{name: value})

    assert (refusal.option, refusal.value) == (name, value)
    assert refusal.allowed == SPEC.allowed()[name]


def test_an_unknown_option_is_refused_by_its_name() -> None:
    refusal = refused(speed=3)

    assert refusal.option == "speed"
    assert "rows" in str(refusal.allowed)


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    refusal = refused(preset="long")

    assert (refusal.option, refusal.allowed) == ("preset", "one of house, short")


def test_values_that_do_not_go_together() -> None:
    assert refused(thoughtful=True, rows=1).option == "thoughtful"


def test_what_an_option_allows_is_said_in_words() -> None:
    assert [str(allowed) for allowed in SPEC.allowed().values()] == [
        "one of red, black",
        "a whole number from 1 to 9",
        "a whole number from 0 up",
        "a whole number from 0 up, or off",
        "yes or no",
        "one of no, back:1",
    ]


def test_menus_offer_all_members_or_what_is_named() -> None:
    allowed = SPEC.allowed()

    assert allowed["colour"].offered == (Colour.RED, Colour.BLACK)
    assert allowed["coins"].offered == (0, 10)
    assert allowed["rows"].offered == ()


def test_a_value_that_is_not_offered_may_be_typed() -> None:
    assert SPEC.options(coins=7, worrying="back:9") == PatienceOptions(coins=7, worrying="back:9")


def test_a_match_takes_only_options_of_its_own_game() -> None:
    with pytest.raises(SetupError) as refusal:
        GAMES["gin"].new_match(seats=2, options=PatienceOptions())
    assert refusal.value.option == "options"


def test_a_match_without_options_has_the_defaults() -> None:
    spec = GAMES["gin"]

    assert spec.new_match(seats=2).options == spec.options()


def test_the_example_of_the_engine_is_true() -> None:
    tried = doctest.testmod(engine)

    assert tried.attempted
    assert not tried.failed


@pytest.mark.parametrize(
    ("game", "values", "goal"),
    [
        ("gin", {"target": 250}, Goal(target=250)),
        ("gin", {"target": 250, "deals": 1}, Goal(deals=1)),
        ("panguingue", {"deals": 20}, Goal(deals=20)),
        ("rummy500", {"limit": 200}, Goal(target=200)),
        ("control", {"target": 300}, Goal(target=300)),
        ("control", {"target": 300, "scoring": "penalty"}, Goal(target=-300)),
        ("hand", {"rounds": 7}, Goal(deals=7)),
        ("hand_partnership", {"rounds": 3}, Goal(deals=3)),
    ],
)
def test_a_game_says_what_is_played_to(game: str, values: dict[str, Any], goal: Goal) -> None:
    assert GAMES[game].goal(GAMES[game].options(**values)) == goal


def test_only_a_game_with_a_clock_among_its_options_says_how_long_it_runs() -> None:
    """A game may have an option named clock with another meaning."""
    for key, spec in GAMES.items():
        assert key == "rummy500" or spec.clock(spec.options()) == 0
    rummy500 = GAMES["rummy500"]
    assert [rummy500.clock(rummy500.options(clock=value)) for value in ("off", 0, 10)] == [0, 0, 600_000]
    assert SPEC.clock(SPEC.options()) == 0
    assert SPEC.goal(SPEC.options()) == Goal()

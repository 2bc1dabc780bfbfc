"""The registry of texts by game: a game's own texts, else those of every game."""

import ast
import re
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import engine
from bot.manager.tables.table import PlayedMove, Table
from bot.texts import (
    action_label,
    action_note,
    event_sentence,
    game_about,
    option_about,
    option_name,
    preset_about,
    refusal,
    value_name,
)
from bot.texts.games import wordings as games
from bot.texts.games.wording import GENERAL, OptionWords, Wording
from bot.texts.games.wordings import WORDINGS, wording, wording_of
from bot.texts.help.rules import rules_lines, topics
from bot.texts.play.actions import menu_title, needs_confirmation, possible, question, yes
from bot.texts.play.events import news, result_lines, result_title
from bot.texts.tables.words import before_me, computers_help, facts, goal, score_line, task, turn_line
from bot.ui.tables.board import board
from data.tables.row_types import Why
from engine import GAMES
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.ai import POLICIES
from engine.cards import Card
from engine.deal import Result
from engine.errors import IllegalAction, Reason
from engine.events import Discarded, DrewStock, Event, Paid, TookUpcard
from engine.games.gin.terms import GinReason
from engine.games.panguingue.terms import PanReason, Stayed
from tests.bot.dealt import deal_on
from tests.bot.test_registries import HOUSE
from tests.bot.ui.games.panguingue.sample_tables import pan
from tests.bot.ui.games.seventh import SPEC as SEVENTH
from tests.bot.ui.games.seventh import Bury, JokerSwapped, OpenUp, sitting
from tests.bot.ui.sample_tables import playing
from tests.bot.ui.sample_tables import words as words_of
from tests.citations import ROOT

NAMES = ("Ann", "Ben", "Cid")
HAND = (Card(3), Card(4))
RESULT = Result(ending="all_gone", winner=1, points=(0, 5, -5), chips=(0, 0, 0))


def test_every_table_finds_its_own_wording() -> None:
    assert wording("gin") is wording_of(deal_on(playing()).view(0)) is WORDINGS["gin"]
    assert wording("panguingue") is wording_of(deal_on(pan(3)).view(None)) is WORDINGS["panguingue"]
    assert wording("seventh") is wording_of(deal_on(sitting(HAND)).view(0)) is GENERAL


def test_help_and_page_say_the_same_of_the_mistakes_of_beginners() -> None:
    told = " ".join((ROOT / "docs/levels.md").read_text().split())
    for game in POLICIES:
        assert f"*easy* {wording(game).beginner}." in told
        assert f"-# easy {wording(game).beginner}." in computers_help()


def rules_named(game: str) -> set[str]:
    """Return the sections of the rules that a game's modules cite in refusals and payments."""
    rooms = GAMES[game].match.__module__.split(".")[:-1]  # partners play the rules of Hand
    return {
        node.value
        for module in Path(engine.__file__).parent.joinpath(*rooms[1:]).glob("*.py")
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[1-9]\d?(\.\d+)?", node.value)
    }


@pytest.mark.parametrize("game", [key for key, own in WORDINGS.items() if own.sections])
def test_every_section_that_a_refusal_names_is_in_the_rules_for_players(game: str) -> None:
    named = rules_named(game)
    assert named
    sections, options = WORDINGS[game].sections, GAMES[game].options()
    for rule in named:
        section, _, point = rule.partition(".")
        assert section in sections, rule
        assert int(point or 1) <= len(sections[section][1](options)), rule


@pytest.mark.parametrize(
    ("event", "game"),
    [(Stayed(0), "panguingue"), (DrewStock(0, None), ""), (JokerSwapped(0, HAND[0], ""), "")],
)
def test_events_are_found_by_their_type_unless_the_game_is_named(event: Event, game: str) -> None:
    assert wording_of(event) is (WORDINGS[game] if game else GENERAL)
    assert wording_of(event, "gin") is WORDINGS["gin"]


def test_words_that_are_written_are_of_things_that_exist() -> None:
    for key, own in WORDINGS.items():
        spec = GAMES[key]
        verbs = {kind.verb for kind in spec.actions}
        for named in (own.titles, own.confirm_labels, own.verb_phrases):
            assert set(named) <= verbs
        assert set(own.commands) <= verbs | set(own.synonyms)
        assert set(own.synonyms.values()) <= verbs
        assert not set(own.synonyms) & verbs
        # A new game falls back on general texts; the shipped games have texts for all.
        whole = key in HOUSE
        assert set(own.options) <= set(spec.allowed())
        assert set(own.presets) <= set(spec.presets)
        assert not whole or (set(own.options), set(own.presets)) == (set(spec.allowed()), set(spec.presets))
        assert whole <= bool(own.about)
        assert len(str(own.about)) <= 100
        assert all(len(str(about)) <= 100 for about in own.commands.values())


def test_a_reason_that_two_games_have_is_told_by_the_game_that_is_played() -> None:
    assert str(GinReason.ALREADY_DREW) == str(PanReason.ALREADY_DREW)
    for table, words in (
        (playing(), "now discard a card, or knock."),
        (pan(3), "You have already drawn this turn"),
    ):
        error = IllegalAction(GinReason.ALREADY_DREW)
        assert words in refusal(error, deal_on(table).view(0), table.spec)


def test_a_game_without_words_is_told_in_general_ones() -> None:
    table = sitting(HAND, OpenUp(), Bury(HAND[0]))
    view = deal_on(table).view(0)
    assert action_label(OpenUp(), view) == "Open up"
    assert action_label(DrawStock(), view) == "Draw from the stock"
    assert action_label(TakeUpcard(), view) == "Take the upcard"
    assert action_note(Bury(HAND[0]), view) == ""
    assert menu_title(Bury(HAND[0]), view) == "Bury …"
    assert question(OpenUp(), view) == "**Open up?**"
    assert not needs_confirmation(OpenUp(), view)
    assert task(view) == ""
    assert turn_line(view, NAMES, None) == "▶ **Ann** to play"
    assert before_me(view, NAMES) == ["Stock 9"]
    small = facts(view, NAMES)
    assert small.replace("\u00a0", " ") == "-# Stock 9 · Ann 2 cards · Ben 4 cards · Cid 4 cards · Ben dealt"
    assert "🤖 Cid 4 cards".replace(" ", "\u00a0") in facts(view, (*NAMES[:2], "🤖\u00a0Cid"))
    assert [topic.title for topic in topics(SEVENTH)] == ["1. Options"]
    assert len(rules_lines(SEVENTH)) == 2
    assert game_about(SEVENTH) == "Seventh"
    assert result_title(RESULT, NAMES, SEVENTH.key) == "All gone: Ben wins the deal"
    assert result_lines(RESULT, NAMES, SEVENTH.key)[1] == "Ben: **+5** points"


OWN = Wording(
    about="Seven at a time",
    options={"wild_cards": OptionWords("Wild", "Whether some are", {"none": "tame"})},
    presets={"house": ("House", "As at home")},
    label=lambda action, _: "Open it" if isinstance(action, OpenUp) else "",
    note=lambda action, _: "at last" if isinstance(action, OpenUp) else "",
    titles={"bury": "Bury what …"},
    confirm_labels={"bury": "Yes, bury"},
    verb_phrases={"bury": "bury"},
    refusals={Reason.NOT_NOW: lambda *_: "Not so fast."},
    predicate=lambda event, _: "stole the joker" if isinstance(event, JokerSwapped) else "",
    sentence=lambda event, names: f"All pay {names[event.seat]}." if isinstance(event, Paid) else "",
    turn_starts=(DrewStock, TookUpcard, JokerSwapped),
    title=lambda _, names: f"{names[0]} has seven",
    lines=lambda *_: [],
    score=lambda scores, _: f"{scores[0]} to {scores[1] + scores[2]}",
)


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose game is in the registry of texts, by key and by type."""
    table = sitting(HAND, OpenUp(), Bury(HAND[0]))
    monkeypatch.setattr(games, "WORDINGS", MappingProxyType({**WORDINGS, SEVENTH.key: OWN}))
    monkeypatch.setattr(games, "_BY_TYPE", {type(deal_on(table).view(0)): OWN, JokerSwapped: OWN})
    return table


def test_a_game_says_what_it_likes_and_leaves_the_rest(listed: Table) -> None:
    view = deal_on(listed).view(0)
    assert action_label(OpenUp(), view) == "Open it"
    assert action_label(Discard(HAND[0]), view) == "Discard 4♠"
    assert action_note(OpenUp(), view) == "at last"
    assert menu_title(Bury(HAND[0]), view) == "Bury what …"
    assert menu_title(Discard(HAND[0]), view) == "Discard a card …"
    assert needs_confirmation(Bury(HAND[0]), view)
    assert yes(Bury(HAND[0]), view) == "Yes, bury"
    assert possible(view.legal, view) == "You can **Open it** or bury `4♠`."
    assert refusal(IllegalAction(Reason.NOT_NOW), view, SEVENTH).startswith("Not so fast.")
    assert refusal(IllegalAction(Reason.DEAL_OVER), view, SEVENTH).startswith("This deal is over.")
    assert game_about(SEVENTH) == "Seven at a time"
    assert option_name(SEVENTH, "wild_cards") == "Wild"
    assert option_name(SEVENTH, "longest_run") == "Longest run"
    assert option_about(SEVENTH, "wild_cards") == "Whether some are"
    assert value_name(SEVENTH, "wild_cards", "none") == "tame"
    assert preset_about(SEVENTH, "house") == "As at home"


def test_what_happened_is_told_by_the_game_turn_by_turn(listed: Table) -> None:
    events = (
        DrewStock(0, HAND[0]),
        Discarded(0, HAND[0]),
        JokerSwapped(0, HAND[1], "Ben"),
        Paid(0, 1, 2, "luck", "1"),
        JokerSwapped(1, HAND[1], "Ann"),
    )
    assert news([PlayedMove(1, 0, 0, Why.PLAYER, events)], NAMES, 1, SEVENTH.key) == [
        "Ann: stock → `4♠`",
        "Ann stole the joker.",
        "All pay Ann.",
        "Ben stole the joker.",
    ]
    assert event_sentence(events[2], NAMES) == "Ann stole the joker."
    assert event_sentence(events[3], NAMES, SEVENTH.key) == "All pay Ann."
    assert event_sentence(events[3], NAMES, "gin") == "Ann got 2 chips from Ben for luck."


def test_a_score_may_be_told_by_partners(listed: Table) -> None:
    assert score_line((1, 2, 3), NAMES, " · to 9", SEVENTH.key) == "1 to 5 · to 9"
    line = score_line((1, 2, 3), NAMES, " · to 9")
    assert line == "Ann\u00a0**1** · Ben\u00a0**2** · Cid\u00a0**3** · to 9"  # no score wraps to another line
    assert "0 to 0 · deal 1" in words_of(board(listed))


def test_no_lines_of_a_result_are_meant_so(listed: Table) -> None:
    assert result_title(RESULT, NAMES, SEVENTH.key) == "Ann has seven"
    assert result_lines(RESULT, NAMES, SEVENTH.key) == []


@pytest.mark.parametrize(
    ("game", "values", "told"),
    [
        ("gin", {}, "to\u00a0100"),
        ("gin", {"deals": 1}, "1 deal"),
        ("control", {"scoring": "penalty", "target": 200}, "to\u00a0−200"),
        ("rummy500", {"limit": 200}, "to\u00a0200"),
        ("hand", {}, "5 rounds"),
    ],
)
def test_what_is_played_to_is_told_from_the_spec_or_in_the_words_of_the_game(
    game: str, values: dict[str, Any], told: str
) -> None:
    spec = GAMES[game]
    assert goal(spec, spec.options(**values)) == told


def test_of_a_game_that_names_no_goal_none_is_told() -> None:
    assert goal(SEVENTH, SEVENTH.options()) == ""

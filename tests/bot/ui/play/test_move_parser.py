"""Typed moves are matched to legal actions; equal cards of two packs are not distinguished."""

from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import ClassVar

import pytest

from bot.manager.tables.table import Player, PlayerKind, Status, Table, TableError, TableReason
from bot.texts.commands import command_of, synonyms
from bot.texts.faces import spoken
from bot.texts.play.discard_costs import measured
from bot.ui.games import panels
from bot.ui.games.panel_state import PanelState
from bot.ui.play.move_parser import ArgumentMode, candidate_actions, completions, parse_move, verbs_of
from engine import GAMES, CardError, code, parse_cards
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, Card, pack
from engine.errors import IllegalAction, Reason
from engine.spec import GameSpec
from tests.play.threes import SPEC, ThreesDeal, Trio
from tests.play.threes_panel import PANEL


def table_of(game: str, seats: int, seed: int) -> Table:
    return table_for(GAMES[game], seats, seed)


def table_for(spec: GameSpec, seats: int, seed: int) -> Table:
    chance = Random(seed)
    match = spec.new_match(seats=seats, options=spec.options())
    order = list(match.pack())
    chance.shuffle(order)
    people = tuple(Player(kind=PlayerKind.PERSON, name=str(seat), member=seat + 1) for seat in range(seats))
    return Table(
        id="t", number=1, guild=700, channel=1, host=1, spec=spec, options=match.options, preset=None,
        wanted=seats, turn_ms=0, status=Status.PLAYING, players=people, created_at=0,
        match=match, deal=match.deal(order, seed=bytes(32)), deal_no=1,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_every_listed_discard_and_meld_can_be_typed(seed: int) -> None:
    table, chance = table_of("panguingue", 4, seed), Random(seed)
    deal = table.deal
    assert deal is not None
    typed = 0
    while deal.actors and typed < 60:
        seat = deal.actors[0]
        legal = deal.legal_actions(seat)
        for action in legal:
            if action.verb in ("discard", "meld"):
                cards = getattr(action, "cards", None) or (action.card,)  # type: ignore[attr-defined]
                found = candidate_actions(table, seat, action.verb, code(cards))
                assert found
                assert {each.verb for each in found} == {action.verb}
                for each in found:
                    named = getattr(each, "cards", None) or (each.card,)  # type: ignore[attr-defined]
                    assert sorted(FACE[card] for card in named) == sorted(FACE[card] for card in cards)
                    deal.check(seat, each)
                typed += 1
        deal.apply(seat, chance.choice([action for action in legal if action.verb != "drop"]))
    assert typed >= 10


def test_what_is_typed_and_not_allowed_is_left_to_the_engine_to_refuse() -> None:
    table = table_of("panguingue", 2, 1)
    deal = table.deal
    assert deal is not None
    while not any(action.verb == "discard" for action in deal.legal_actions(deal.actors[0])):
        deal.apply(deal.actors[0], deal.legal_actions(deal.actors[0])[0])
    seat = deal.actors[0]
    for verb, text in (("meld", "AS KH 4D"), ("layoff", "AS"), ("discard", "KD")):
        for action in candidate_actions(table, seat, verb, text):
            with pytest.raises(IllegalAction) as refused:
                deal.check(seat, action)
            assert refused.value.rule
    with pytest.raises(CardError):
        candidate_actions(table, seat, "discard", "KD AS")
    with pytest.raises(CardError):
        candidate_actions(table, seat, "meld", "9Z")


@dataclass(frozen=True, slots=True)
class TakeMany(Action):
    """A verb that another game uses without a card."""

    verb: ClassVar[str] = "take"

    card: Card


def test_a_command_asks_for_a_card_only_if_every_action_of_its_verb_has_one() -> None:
    piles = replace(SPEC, key="piles", actions=(DrawStock, TakeMany, Discard))
    assert verbs_of([SPEC]) == {
        "draw": ArgumentMode.NONE,
        "take": ArgumentMode.NONE,
        "discard": ArgumentMode.REQUIRED,
        "trio": ArgumentMode.REQUIRED,
    }
    for games in ([SPEC, piles], [piles, SPEC]):
        assert verbs_of(games) == verbs_of([SPEC]) | {"take": ArgumentMode.OPTIONAL}


def test_a_verb_without_its_card_is_done_only_where_nothing_else_can_be_meant() -> None:
    table = table_for(SPEC, 2, 1)
    deal = table.deal
    assert isinstance(deal, ThreesDeal)
    assert [*candidate_actions(table, 1, "take", None)] == [TakeUpcard()]
    for seat, reason in ((1, Reason.NOT_NOW), (0, Reason.NOT_YOUR_TURN)):
        with pytest.raises(IllegalAction) as refused:
            candidate_actions(table, seat, "discard", None)
        assert refused.value.reason == reason
    deal.apply(1, DrawStock())
    assert [*candidate_actions(table, 1, "discard", None)] == []
    deal.hands[1] = deal.hands[1][:1]
    assert [*candidate_actions(table, 1, "discard", None)] == [Discard(deal.hands[1][0])]


def test_a_game_may_read_what_is_typed_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_for(SPEC, 2, 1)
    deal = table.deal
    assert isinstance(deal, ThreesDeal)
    deal.apply(1, DrawStock())
    two, six = parse_cards("2C 6C")
    deal.hands[1] = [*parse_cards("5S 5H 5D"), two, six]
    with pytest.raises(CardError):
        candidate_actions(table, 1, "trio", "5S 5H 5D")
    monkeypatch.setattr(panels, "PANELS", MappingProxyType({SPEC.key: PANEL}))
    assert [*candidate_actions(table, 1, "trio", "5S 5H 5D")] == [Trio(two)]
    assert [*candidate_actions(table, 1, "trio", "6C")] == [Trio(six)]  # as in every game
    assert [*candidate_actions(table, 1, "discard", "6C")] == [Discard(six)]
    with pytest.raises(CardError):
        candidate_actions(table, 1, "trio", "5S 5H five")


def test_a_command_is_the_action_it_means_or_the_panel_on_which_one_is_chosen() -> None:
    table = table_for(SPEC, 2, 1)
    deal = table.deal
    assert isinstance(deal, ThreesDeal)
    assert parse_move(table, 1, "draw", None) == DrawStock()
    deal.apply(1, DrawStock())
    assert parse_move(table, 1, "discard", code([deal.hands[1][0]])) == Discard(deal.hands[1][0])
    assert parse_move(table, 1, "discard", None) == PanelState()
    again = table_of("rummy500", 2, 1)
    assert again.deal is not None
    with pytest.raises(IllegalAction) as refused:
        parse_move(again, again.deal.actors[0], "open", "7H 8H 9H")  # a verb of the game Hand
    assert refused.value.reason is Reason.UNKNOWN_ACTION
    again.deal = None
    with pytest.raises(TableError) as early:
        parse_move(again, 0, "draw", None)
    assert early.value.reason is TableReason.NOT_PLAYING
    assert completions(again, 0, "draw", "") == []


def test_what_completes_a_command_is_understood_until_the_next_move() -> None:
    table = table_of("gin", 2, 4)
    deal = table.deal
    assert deal is not None
    while not any(action.verb == "discard" for action in deal.legal_actions(deal.actors[0])):
        deal.apply(deal.actors[0], deal.legal_actions(deal.actors[0])[0])
    seat = deal.actors[0]
    discards = [action for action in deal.legal_actions(seat) if isinstance(action, Discard)]
    offered = completions(table, seat, "discard", "")
    discarded = [parse_move(table, seat, "discard", words) for _, words in offered]
    assert {action for action in discarded if isinstance(action, Discard)} == {*discards}
    assert len(offered) == len(discards)
    first, *_, last = discarded
    assert isinstance(first, Discard)
    assert isinstance(last, Discard)
    costs = panels.panel_of(table).costs(deal.view(seat), ["Ann", "Ben"])
    assert first.card in measured(costs, "").cards
    assert offered[-1][0].endswith(f" · {costs[last.card].words}")
    assert offered[-1][0].count("leaves") == 1
    for typed in (code([last.card]), code([last.card]).lower(), offered[-1][0]):
        [(line, words)] = completions(table, seat, "discard", typed)
        assert line == offered[-1][0]
        assert parse_move(table, seat, "discard", words) == last
    for typed in (spoken(last.card), spoken(last.card).upper()):
        assert offered[-1] in completions(table, seat, "discard", typed)
        assert parse_move(table, seat, "discard", typed) == last
    held = {discard.card for discard in discards}
    codes = {code([card]): card for card in pack()}
    del codes["AC"]  # the beginning of "ace"
    for typed, card in codes.items():  # "ad" is a part of "spades"
        assert len(completions(table, seat, "discard", typed)) == (card in held), typed
    assert completions(table, seat, "discard", "joker") == []
    assert completions(table, 1 - seat, "discard", "") == []
    deal.apply(seat, discards[0])
    assert parse_move(table, seat, "discard", offered[-1][1]) == PanelState()


def test_a_server_has_all_moves_below_one_command() -> None:
    """Regression: some sixty commands were listed among those of other bots."""
    for verb, takes in verbs_of(GAMES.values()).items():
        assert command_of(verb) == f"move {verb.replace('_', '-')}", takes
    assert {word: command_of(word) for word in synonyms()} == {"open": "move open"}

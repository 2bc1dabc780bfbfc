"""Nobody is shown hidden information in any of the six games, and planted leaks are found."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from bot.manager.tables import table_store
from bot.manager.tables.table import PlayedMove, Table
from bot.ui.play import move_parser
from bot.ui.tables import board
from bot.ui.tables.lobby import rules_button
from data.fairness import proof_export
from data.fairness.proof_export import SeenCards, seen_cards
from data.tables.row_types import StoredTable
from engine import GAMES
from engine.actions import Action
from engine.ai.search import DECISION_PROBLEMS, win_probability
from engine.events import DrewStock, Event
from tests.engine.states import state_of
from tests.tools.leaks import compared, pages
from tests.tools.leaks.compared import Tally, compare_pages, compare_visit
from tests.tools.leaks.worlds import (
    Moment,
    Script,
    Watcher,
    World,
    origin_twin_of,
    played,
    twin_of,
    unseen_by,
    world_at,
)

ORIGINS = 5
"""Worlds in which a discarded card came from elsewhere; those of whole pages are compared, too."""
SOMETIMES = ("hints", "replays", "reviews", "files")


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sample the remainder of a match 20 times: reviews have to be reproducible, not good."""
    monkeypatch.setattr(win_probability, "_SAMPLES", 20)


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_pages_pictures_and_answers_depend_on_nothing_that_is_hidden(game: str) -> None:
    tally = Tally()
    wanted = {channel for channel in pages.CHANNELS if channel not in SOMETIMES}
    wanted |= {"hints"} if GAMES[game].view in DECISION_PROBLEMS else set()
    for number in range(6):  # a random match may have nothing to show on some channel
        compare_pages(tally, game, "test", number, swaps=3)
        assert tally.found == []
        assert tally.swaps == 3 * (number + 1)
        if number and all(tally.told[game, channel] for channel in wanted):
            break
    assert {channel for channel in wanted if not tally.told[game, channel]} == set()


@pytest.mark.long
@pytest.mark.parametrize(("game", "number"), [("rummy500", 39), ("control", 5)])
async def test_nothing_that_is_sent_depends_on_what_is_hidden(game: str, number: int) -> None:
    tally = Tally()
    await compare_visit(tally, game, "test", number)
    assert tally.found == []
    assert tally.told[game, "channel"]
    assert tally.told[game, "onlooker"]
    assert tally.told[game, "log"] > 100


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_a_twin_is_another_world_in_what_is_hidden_alone(game: str) -> None:
    rng = random.Random(3)
    script = played(game, rng, deals=1)
    for moment in rng.choices([*script.moments()], k=5):
        for watcher in script.watchers:
            ours, theirs = world_at(script, moment).table.deal, twin_of(script, moment, watcher, rng)
            assert ours is not None
            assert theirs is not None
            assert theirs.table.deal is not None
            if len(unseen_by(ours, watcher)) > 8:
                assert state_of(ours) != state_of(theirs.table.deal)
            assert theirs.table.deal.view(watcher) == ours.view(watcher)


# Planted leaks


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_where_a_card_that_was_discarded_came_from_is_told_to_nobody(game: str) -> None:
    count = 0
    for script, moment, watcher, twin in islice(origins(game), ORIGINS):
        ours = world_at(script, moment)
        assert [deal.deck for deal in ours.stored.deals] != [deal.deck for deal in twin.stored.deals]
        assert pages.proofs_told(ours, watcher) == pages.proofs_told(twin, watcher)
        count += 1
    assert count >= 5


@pytest.mark.long
@pytest.mark.parametrize("game", ["gin", "control", "rummy500"])
def test_a_proof_of_a_card_from_the_pile_would_tell_and_is_found(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof_export, "seen_cards", cards_held)
    monkeypatch.setattr(pages, "seen_cards", cards_held)
    assert any(
        pages.proofs_told(world_at(script, moment), watcher) != pages.proofs_told(twin, watcher)
        for script, moment, watcher, twin in origins(game)
    )


def origins(game: str) -> Iterator[tuple[Script, Moment, Watcher, World]]:
    """Yield worlds with their origin twins."""
    rng = random.Random(f"origins of {game}")
    for _ in range(6):
        script = played(game, rng, deals=1)
        moments = [moment for moment in script.moments() if moment[1] > 5]
        for moment in rng.sample(moments, min(4, len(moments))):
            watcher = rng.choice(script.watchers[1:])
            twin = origin_twin_of(script, moment, watcher, rng)
            if twin is not None:
                yield script, moment, watcher, twin


def seen_by_all(event: Event, _: int | None) -> Event:
    return event


def told_by(table: Table, seat: int) -> bool:
    """Return a fact that only the other seat can see."""
    assert table.deal is not None
    return sum(table.deal.view(1 - seat).hand) % 2 == 1


def in_another_order(
    table: Table, seat: int, name: str, words: str, judged: Sequence[Action] = ()
) -> list[tuple[str, str]]:
    assert table.deal is not None
    found = move_parser.completions(table, seat, name, words, judged)
    first = sum(table.deal.view(1 - seat).hand) % max(1, len(found))
    return [*found[first:], *found[:first]]


def not_to_be_pressed(table: Table) -> Any:
    return {**rules_button(table), **({"disabled": True} if told_by(table, 0) else {})}


def all_cards(stored: StoredTable, _: int | None) -> Iterator[SeenCards]:
    """Return what proofs of every card would reveal."""
    return (SeenCards(frozenset(deal.deck), frozenset()) for deal in stored.deals)


def cards_held(stored: StoredTable, seat: int | None) -> Iterator[SeenCards]:
    """Return what proofs of every card that was held would reveal, wherever it came from."""
    for seen in seen_cards(stored, seat):
        yield SeenCards(seen.cards | seen.later, frozenset())


@pytest.mark.long
async def test_a_log_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = table_store._move_fields

    def telling(table: Table, moved: PlayedMove) -> dict[str, object]:
        assert table.deal is not None
        hands = [sum(table.deal.view(seat).hand) for seat in range(len(table.players))]
        return fields(table, moved) | {"hands": hands}

    monkeypatch.setattr(table_store, "_move_fields", telling)
    monkeypatch.setattr(compared, "REPEATED", 1)  # what tells does so in every visit
    tally = Tally()
    await compare_visit(tally, "gin", "test", 7)
    assert {found.channel for _, found in tally.found} == {"log"}


@pytest.mark.long
@pytest.mark.parametrize(
    ("owner", "name", "planted", "channel", "first"),
    [
        (DrewStock, "seen_by", seen_by_all, "news", 0),
        (pages, "completions", in_another_order, "completions", 5),
        (board, "rules_button", not_to_be_pressed, "board", 0),
        (proof_export, "seen_cards", all_cards, "proofs", 0),
    ],
)
def test_what_tells_is_found(
    monkeypatch: pytest.MonkeyPatch,
    owner: object,
    name: str,
    planted: Callable[..., Any],
    channel: str,
    first: int,
) -> None:
    """It is found in one of ten matches; those before ``first`` show it nowhere."""
    monkeypatch.setattr(owner, name, planted)
    tally = Tally()
    for number in range(first, first + 10):
        compare_pages(tally, "gin", "test", number, swaps=2)
        if channel in {found.channel for _, found in tally.found}:
            return
    pytest.fail(f"nothing was found on {channel}: {tally.found}")

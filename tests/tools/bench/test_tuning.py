"""The search for weights: what it plays, and that the players use what it found."""

from pathlib import Path

import pytest

from engine.ai.hand import features, policies, turn_search
from tests.tools.bench import tuning
from tests.tools.bench.tuning import FOUND, WEIGHTS, found, gain, in_force, searched, under


def test_the_weights_of_the_players_are_those_that_were_found() -> None:
    assert FOUND.exists()
    best = {one.wanted: one for one in found() if one.better}
    for wanted, one in best.items():
        assert one.weights == in_force(wanted)


def test_all_weights_that_are_looked_for_are_there() -> None:
    for wanted in WEIGHTS:
        assert list(in_force(wanted)) == list(WEIGHTS[wanted])


def test_weights_hold_for_a_while_wherever_they_stand() -> None:
    rooms = [vars(room) for room in (features, turn_search, policies)]
    before = [(room.get("MELD_OUT"), room.get("HAND_WAIT")) for room in rooms]
    with under("hand", {"MELD_OUT": 1.0, "HAND_WAIT": 2.0}):
        now = [(room.get("MELD_OUT"), room.get("HAND_WAIT")) for room in rooms]
    assert now == [(1.0, None), (None, None), (None, 2.0)]
    assert [(room.get("MELD_OUT"), room.get("HAND_WAIT")) for room in rooms] == before


@pytest.mark.parametrize("wanted", WEIGHTS)
def test_the_weights_in_force_gain_nothing_over_themselves(wanted: str) -> None:
    assert gain(wanted, in_force(wanted), 0, 5) == pytest.approx(0)


@pytest.mark.long
def test_a_search_finds_the_same_again_and_leaves_what_is_worse(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A player that discards what could become a meld is worse than one that keeps it."""
    worse = in_force("hand strong") | {"MELD_OUT": -3.0}
    assert sum(gain("hand strong", worse, number, 3) for number in range(6)) < 0
    monkeypatch.setattr(tuning, "_CHANGED", 0.2)
    once = searched("hand strong", 7, sets=2, decks=1, fresh=2)
    assert once == searched("hand strong", 7, sets=2, decks=1, fresh=2, workers=2)
    assert found(tmp_path / "none.json") == []

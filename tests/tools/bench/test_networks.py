"""Two networks of a game on the same decks: who is ahead does not depend on who is asked first."""

from pathlib import Path

import pytest

from engine.ai.training.contract import Decks
from tests.tools.bench.networks import leads, main, player

ROOT = Path(__file__).parents[3]


@pytest.mark.long
@pytest.mark.parametrize("game", ["panguingue", "control", "hand"])
def test_who_is_ahead_of_another_is_as_far_ahead_as_the_other_is_behind(game: str) -> None:
    network, level = player(game, "shipped"), player(game, "normal")
    found = [leads(game, network, level, 2, Decks.CHOOSING, deck) for deck in range(3)]
    turned = [leads(game, level, network, 2, Decks.CHOOSING, deck) for deck in range(3)]
    assert any(found)
    assert found == pytest.approx([-each for each in turned])


@pytest.mark.parametrize(("game", "seats"), [("panguingue", 3), ("hand_partnership", 4)])
def test_nobody_is_ahead_of_oneself(game: str, seats: int) -> None:
    alike = player(game, "normal")
    assert leads(game, alike, alike, seats, Decks.CHOOSING, 1) == pytest.approx(0)


@pytest.mark.long
def test_decks_for_choosing_are_not_those_for_reporting() -> None:
    one, other = player("control", "strong"), player("control", "easy")
    choosing, reporting = (
        [leads("control", one, other, 2, decks, deck) for deck in range(3)]
        for decks in (Decks.CHOOSING, Decks.REPORTING)
    )
    assert choosing != reporting


def test_it_goes_on_to_fresh_decks(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = player("panguingue", "normal"), player("panguingue", "easy")
    wanted = sum(leads("panguingue", one, other, 2, Decks.REPORTING, deck) for deck in (5, 6)) / 2
    main(["panguingue", "normal", "easy", "--report", "--first", "5", "--decks", "2"])
    assert capsys.readouterr().out.startswith(f"{wanted:+.3f} ± ")


def test_the_lead_is_told_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    main(["panguingue", "normal", "normal", "--decks", "2"])
    assert capsys.readouterr().out == "+0.000 ± 0.000 a deal, 2 decks\n"


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="panguingue"):
        player("control", str(ROOT / "engine/ai/panguingue/value_net.npz"))

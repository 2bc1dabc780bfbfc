"""Rummy 500, Control Card Rummy and Hand, played by texts, labels and descriptions only."""

from collections.abc import Mapping

import pytest

from data.settings import Cards
from tests.play.conftest import Harness
from tests.play.listening import Company, sit_down

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("few_pictures")]


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


def done(company: Company) -> set[str]:
    """Return the first words of all labels that were pressed."""
    return set().union(*(listener.done for listener in company.people))


@pytest.mark.parametrize(("seats", "deals"), [(2, 100), (4, 2)])
async def test_rummy_500_is_played_by_listening(harness: Harness, seats: int, deals: int) -> None:
    """Two play to the end of the match."""
    habits = {"Take more": 0.5, "Take": 0.3}
    company = await sit_down(harness, "rummy500", seats, "limit=100", habits=habits)
    await company.play(deals=deals)
    assert {"Draw", "Take", "Meld", "Lay", "Discard", "Pick", "By"} <= done(company)


async def test_a_hand_of_thirty_nine_cards_is_heard_and_played(harness: Harness) -> None:
    """Two players discard until the stock is empty; then one takes the whole pile and melds."""
    hoard = {"Take": 0.0, "Meld": 0.0, "Lay": 0.0}
    company = await sit_down(harness, "rummy500", 2, "limit=500 stock_end=draw_needed", habits=hoard)
    while " stock 0" not in company.board.description():
        await company.next_move()
    await company.next_move()
    taker = company.named(company.in_turn())
    taker.habits, sizes = {"Take more": 1.0, "Take": 0.0}, [0]
    while company.in_turn() == taker.visitor.name:
        await company.next_move()
        sizes.append(len(taker.hand.cards))
    assert max(sizes) > 30
    assert {"Take", "Meld", "Discard"} <= done(company)


@pytest.mark.parametrize(
    "mode", ["round max_turnovers=0", "turn", "deal", "held max_turnovers=0", "deck max_turnovers=0"]
)
async def test_control_card_rummy_is_played_by_listening(harness: Harness, mode: str) -> None:
    options = f"control_mode={mode} number_suit=any hand_size=7"
    habits = {"Take": 0.3, "Play": 0.5, "Turn": 0.5}
    company = await sit_down(harness, "control", 3, options, habits=habits)
    await company.play(deals=1)
    assert {"Draw", "Take", "Meld", "Discard"} <= done(company)
    assert ("Play" in done(company)) is mode.startswith("held")


async def test_hand_is_played_by_five_who_listen(harness: Harness) -> None:
    company = await sit_down(harness, "hand", 5, "rounds=1")
    await company.play()
    assert {"Open", "Lay", "Discard"} <= done(company)


async def test_hand_partnership_is_played_by_listening(harness: Harness) -> None:
    company = await sit_down(harness, "hand_partnership", 4, "rounds=1")
    await company.play()
    assert {"Open", "Lay", "Discard"} <= done(company)


@pytest.mark.parametrize(
    ("game", "seats", "options", "habits"),
    [
        ("rummy500", 3, "limit=100", {"Take more": 0.5, "Take": 0.3}),
        ("control", 2, "control_mode=held number_suit=any hand_size=7", {"Take": 0.3, "Play": 0.5}),
        ("hand", 2, "rounds=1", {}),
        ("hand_partnership", 4, "rounds=1", {}),
    ],
)
@pytest.mark.parametrize("cards", [Cards.TEXT])
async def test_cards_as_plain_text_are_enough(
    harness: Harness, game: str, seats: int, options: str, habits: Mapping[str, float]
) -> None:
    company = await sit_down(harness, game, seats, options, habits=habits, seed=2)
    await company.play(deals=1)
    assert "Discard" in done(company)
    assert not company.board.descriptions

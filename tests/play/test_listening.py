"""Rummy 500, Control Card Rummy and Hand, played from texts, labels and descriptions only."""

import pytest

from data.settings import Cards
from tests.play.conftest import House
from tests.play.listening import sit_down


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


@pytest.mark.parametrize("seats", [2, 4])
async def test_rummy_500_is_played_by_listening(house: House, seats: int) -> None:
    company = await sit_down(house, "rummy500", seats, "limit=100", habits={"Take more": 0.5, "Take": 0.3})
    await company.play()
    print(company.moves, company.deals, [one.done for one in company.people])


@pytest.mark.parametrize("mode", ["round", "turn", "deal", "held", "deck"])
async def test_control_card_rummy_is_played_by_listening(house: House, mode: str) -> None:
    options = f"control_mode={mode} number_suit=any"
    company = await sit_down(house, "control", 3, options, habits={"Take": 0.3, "Play": 0.5, "Turn": 0.5})
    await company.play(deals=1)
    print(company.moves, company.deals, [one.done for one in company.people])


async def test_hand_is_played_by_five_who_listen(house: House) -> None:
    company = await sit_down(house, "hand", 5, "rounds=1")
    await company.play()
    print(company.moves, company.deals, [one.done for one in company.people])


async def test_hand_partnership_is_played_by_listening(house: House) -> None:
    company = await sit_down(house, "hand_partnership", 4, "rounds=2")
    await company.play()
    print(company.moves, company.deals, [one.done for one in company.people])

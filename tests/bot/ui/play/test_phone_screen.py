"""What is estimated of heights on a phone; ``test_one_screen.py`` measures them."""

import pytest

from bot.pictures import emoji_name
from bot.ui.appearance import Appearance
from bot.ui.components import Component, button, buttons, select, text
from bot.ui.play.hand_panel import hand
from bot.ui.play.phone_screen import ROOM, height
from data.settings import Cards
from engine.cards import Card
from tests.bot.ui.stages import stages

EMOJI = {face: {"id": str(10**17 + face), "name": emoji_name(Card(face))} for face in range(53)}
LINE, CONTROL, GAP = 21, 40, 8


def row(*labels: str) -> list[Component]:
    return buttons([button(label, label) for label in labels])


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([text("Your turn to draw")], LINE),
        ([text("a word " * 12)], 3 * LINE),
        ([text("one", "two", "three")], 3 * LINE),
        ([text("## 10♠\u00a010♣\u00a010♦ K♠\u00a0K♣\u00a0K♦ 2♠\u00a03♠\u00a04♠")], 37 + 25),
        (row("10♠", "10♣", "10♦", "Q♠", "Q♦"), CONTROL),
        (row("Open with 84", "Choose melds …"), CONTROL),
        (row("Draw from the stock", "Take 10♦ and meld it"), 2 * CONTROL + GAP),
        ([select("m", "Lay off a card …", [])], CONTROL),
        ([text("Your turn"), *row("Pass")], LINE + GAP + CONTROL),
        ([], 0),
    ],
)
def test_lines_and_rows_wrap_as_on_a_phone(parts: list[Component], expected: float) -> None:
    assert height(parts) == expected


@pytest.mark.long
@pytest.mark.parametrize("cards", [Cards.PICTURES, Cards.EMOJI])
def test_what_fits_without_emoji_fits_with_them(cards: Cards) -> None:
    for stage in stages("hand"):
        [box] = hand(stage.table, stage.seat, look=Appearance(cards, emoji=EMOJI)).components
        assert height(box["components"][1:]) <= ROOM

"""Emoji of cards in buttons, menus and texts."""

from bot.manager.publishing.messages import Page
from bot.pictures import emoji_name
from bot.texts.faces import big, boxed, boxes, large
from bot.texts.lengths import units
from bot.ui.appearance import Appearance
from bot.ui.components import TEXT_PER_MESSAGE, button, option, page, row, select, text
from bot.ui.emoji import with_emoji, without_emoji
from bot.ui.play.hand_panel import hand
from bot.ui.tables.board import board
from data.settings import Cards
from engine.cards import JOKER, Card, parse_cards
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import controls, moments, playing

EMOJI = {
    face: {"id": str(10**17 + face), "name": f"{emoji_name(Card(face))}_0a1b2c"} for face in range(JOKER + 1)
}
IN_TEXT, ON_BUTTONS = Appearance(Cards.EMOJI, emoji=EMOJI), Appearance(Cards.TEXT, emoji=EMOJI)
TEN, QUEEN, LOW = parse_cards("10D QH 2C")
CUSTOM_ID = "c:k7w2m9x4qz:1:0:hand:"


def mark(card: Card) -> str:
    return f"<:{EMOJI[card]['name']}:{EMOJI[card]['id']}>"


def shown(line: str, look: Appearance = IN_TEXT) -> str:
    [made] = with_emoji([text(line)], look)
    return str(made["content"])


def test_cards_in_boxes_and_large_lines_become_emoji() -> None:
    assert shown(f"Ann discarded {boxed(TEN)}.") == f"Ann discarded {mark(TEN)}."
    assert shown(f"x {boxes([[TEN, QUEEN], [LOW]])}") == f"x {mark(TEN)} {mark(QUEEN)} {mark(LOW)}"
    assert shown(big(TEN)) == f"# {mark(TEN)}"
    assert shown(large([[LOW, TEN]], marked=TEN)) == f"## {mark(LOW)} {mark(TEN)}\\*"
    assert shown(boxed(Card(JOKER))) == mark(Card(JOKER))


def test_other_text_stays_as_it_is() -> None:
    for line in (
        "type `10D` or `/move draw`",
        "**10♦** by itself",
        "`10♦ or so`",
        "### Table 10\u00a0· Gin",
        "A♠",
    ):
        assert shown(line) == line
    assert shown(boxed(TEN), ON_BUTTONS) == boxed(TEN)


def test_a_button_says_its_card_once_and_a_menu_has_words_beside_it() -> None:
    made = page(
        *with_emoji(
            [
                row(button(CUSTOM_ID, "Discard 10♦"), button(CUSTOM_ID + "2", "10♦")),
                select(CUSTOM_ID + "1", "Discard …", [option("1", "Q♥", "leaves 3"), option("2", "None")]),
            ],
            ON_BUTTONS,
        )
    )
    found = controls(made)
    assert "emoji" not in found["Discard 10♦"], "the words say it"
    card = found[EMOJI[TEN]["name"]]
    assert card["emoji"] == EMOJI[TEN]
    assert "label" not in card, "the emoji says it"
    queen, none = found["Discard …"]["options"]
    assert (queen["label"], queen["emoji"]) == ("Q♥", EMOJI[QUEEN])
    assert "emoji" not in none


def test_a_message_takes_only_as_many_emoji_as_it_holds() -> None:
    lines = [f"{boxed([TEN] * 20)} {'𝓍' * 200}" for _ in range(6)]
    made = with_emoji([text(line) for line in lines], IN_TEXT)
    length = sum(units(part["content"]) for part in made)
    assert length <= TEXT_PER_MESSAGE == 3_900
    assert made[0]["content"].count("<:") == 20
    assert made[-1]["content"] == lines[-1]


def test_without_emoji_nothing_changes_and_they_can_be_taken_away_again() -> None:
    for table in moments(playing(seed=4), 4):
        plain = hand(table, 0)
        assert hand(table, 0, look=Appearance(Cards.EMOJI)).components == plain.components
        adorned = hand(table, 0, look=ON_BUTTONS)
        assert without_emoji(adorned.components) == plain.components


def test_pages_with_emoji_are_accepted() -> None:
    used = 0
    for table in moments(playing(seed=6), 6):
        for made in (board(table, IN_TEXT), *(hand(table, seat, look=IN_TEXT) for seat in (0, 1))):
            check(made)
            used += "<:" in str(made)
    assert used > 30


def test_a_picture_is_left_alone() -> None:
    look = Appearance(Cards.PICTURES, emoji=EMOJI)
    made = board(playing(), look)
    check(made)
    assert made.picture is not None
    bare = Page(without_emoji(made.components), picture=made.picture)
    check(bare)

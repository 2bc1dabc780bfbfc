"""The costs of discards, in one line."""

from bot.texts.costs import Cost
from bot.texts.discard_costs import LONGEST, discards_line, has_better_discards
from bot.texts.faces import in_boxes
from bot.texts.lengths import units
from engine.cards import Card, parse_cards


def costs(*told: tuple[str, str, bool]) -> dict[Card, Cost]:
    """Return costs by card from cards, words, and whether they are best."""
    return {card: Cost(words, best) for cards, words, best in told for card in parse_cards(cards)}


def test_the_best_come_first_and_cards_that_cost_the_same_stand_together() -> None:
    breaks = ("QS QD QH", "breaks Q♠ Q♦ Q♥", False)
    told = costs(breaks, ("KS 9D", "", True), ("8H", "fits #4", False), ("2C", "opening 75 → 42", False))
    assert discards_line(told) == (
        "**Best to discard** `K♠ 9♦` · `8♥` fits #4 · `2♣` opening 75 → 42 · any of `Q♠ Q♦ Q♥` breaks "
        "that meld"
    )


def test_what_the_best_cost_stands_with_them() -> None:
    told = costs(("KS QH", "leaves 12", True), ("9D", "leaves 22 · fits #1", False))
    assert discards_line(told) == "**Best to discard** `K♠ Q♥` (leaves 12) · `9♦` leaves 22, fits #1"


def test_where_all_are_best_none_is() -> None:
    told = costs(("KS QH 9D", "", True))
    assert not has_better_discards(told)
    assert discards_line(told) == ""
    assert discards_line({}) == ""
    assert discards_line(costs(("KS", "fits #1", True), ("9D", "", True))) == "`K♠` fits #1"


def test_a_card_beside_others_of_its_meld_is_named_and_so_is_one_of_two_equal_ones() -> None:
    told = costs(("8C", "breaks 7♣ 8♣ 9♣", False), ("TD", "belongs to 8♦ 9♦ 10♦ J♦", False))
    assert discards_line(told) == "`8♣` breaks `7♣ 8♣ 9♣` · `10♦` belongs to `8♦ 9♦ 10♦ J♦`"


def test_what_is_too_long_for_a_phone_is_left_out() -> None:
    many = [(f"{rank}S", f"would break {rank} melds and fits #{rank}", False) for rank in range(2, 10)]
    line = discards_line(costs(("KH", "", True), *many))
    assert line.startswith("**Best to discard** `K♥` · `2♠` would break 2 melds and fits #2")
    assert units(line) <= LONGEST


def test_cards_in_words_are_put_in_boxes() -> None:
    assert in_boxes("breaks 10♦ Joker 9♦, fits Ada's #4") == "breaks `10♦ Joker 9♦`, fits Ada's #4"

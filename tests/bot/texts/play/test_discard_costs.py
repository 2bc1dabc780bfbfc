"""The costs of discards, in one line."""

from bot.texts.faces import in_boxes
from bot.texts.games.costs import Cost
from bot.texts.lengths import units
from bot.texts.play.discard_costs import LONGEST, Marks, discards_line, measured
from engine.cards import Card, parse_cards


def costs(*told: tuple[str, str, int]) -> dict[Card, Cost]:
    """Return costs by card from cards, words, and what they measure."""
    return {card: Cost(words, (measure,)) for cards, words, measure in told for card in parse_cards(cards)}


def line(*told: tuple[str, str, int]) -> str:
    return discards_line(costs(*told), measured(costs(*told), "Loosest"))


def test_the_marked_come_first_and_cards_that_cost_the_same_stand_together() -> None:
    breaks = ("QS QD QH", "breaks Q♠ Q♦ Q♥ · opening 75 → 45", 2)
    assert line(breaks, ("KS 9D", "", 0), ("8H", "fits #4", 1), ("2C", "opening 75 → 42", 1)) == (
        "**Loosest:** `K♠ 9♦` · `8♥` fits #4 · `2♣` opening 75 → 42 · any of `Q♠ Q♦ Q♥` breaks that meld, "
        "opening 75 → 45"
    )


def test_what_the_marked_cost_stands_with_them() -> None:
    told = line(("KS QH", "leaves 12", 12), ("9D", "leaves 22 · fits #1", 22))
    assert told == "**Loosest:** `K♠ Q♥` (leaves 12) · `9♦` leaves 22, fits #1"


def test_a_meld_that_breaks_is_told_only_beside_a_card_that_breaks_it() -> None:
    """Regression: "Best to discard K♦ · breaks K♠ K♦ K♥" read as if K♦ broke the set."""
    one = line(("KD", "", 0), ("KS KH", "breaks K♠ K♦ K♥", 1))
    assert one == "**Loosest:** `K♦` · any of `K♠ K♥` breaks `K♠ K♦ K♥`"
    forced = line(("KD", "breaks K♠ K♦ K♥", 0), ("9S", "breaks 7♠ 8♠ 9♠", 1))
    assert forced == "**Loosest:** `K♦` (breaks `K♠ K♦ K♥`) · `9♠` breaks `7♠ 8♠ 9♠`"


def test_where_all_measure_the_same_none_is_marked() -> None:
    assert measured(costs(("KS QH 9D", "", 0)), "Loosest") == Marks()
    assert line(("KS QH 9D", "", 0)) == ""
    assert discards_line({}, measured({}, "Loosest")) == ""
    assert line(("KS", "fits #1", 0), ("9D", "", 0)) == "`K♠` fits #1"


def test_a_card_beside_others_of_its_meld_is_named_and_so_is_one_of_two_equal_ones() -> None:
    told = line(("8C", "breaks 7♣ 8♣ 9♣", 0), ("TD", "belongs to 8♦ 9♦ 10♦ J♦", 0))
    assert told == "`8♣` breaks `7♣ 8♣ 9♣` · `10♦` belongs to `8♦ 9♦ 10♦ J♦`"


def test_what_is_too_long_for_a_phone_is_left_out() -> None:
    many = [(f"{rank}S", f"would break {rank} melds and fits #{rank}", 1) for rank in range(2, 10)]
    told = line(("KH", "", 0), *many)
    assert told.startswith("**Loosest:** `K♥` · `2♠` would break 2 melds and fits #2")
    assert units(told) <= LONGEST


def test_cards_in_words_are_put_in_boxes() -> None:
    assert in_boxes("breaks 10♦ Joker 9♦, fits Ada's #4") == "breaks `10♦ Joker 9♦`, fits Ada's #4"

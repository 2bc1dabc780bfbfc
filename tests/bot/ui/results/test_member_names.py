"""Names of members on pages about past matches."""

from bot.manager.publishing.messages import Page
from bot.ui.components import TEXT_PER_MESSAGE, container, page, text
from bot.ui.results.member_names import mentioned, with_names
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import words

BOARD = page(
    container(0, [text("### Scores", "🥇 \u2068<@11>\u2069 · **2**"), text("<@12> · \\<@13> and <@-3>")]),
    mentions=(14,),
)


def test_mentions_give_way_to_names_that_do_nothing() -> None:
    assert mentioned(BOARD) == {11, 12}
    named = with_names(BOARD, {11: "**Ann** <@12>"})
    check(named)
    assert "🥇 \u2068\\*\\*Ann\\*\\* \\<\\@12\\>\u2069 · **2**" in words(named)
    assert "<@12> · " in words(named)
    assert with_names(BOARD, {}) is BOARD


def test_who_is_called_stays_mentioned() -> None:
    called = page(text("<@11>, <@12> would like to give you 5 chips"), mentions=(11,))
    assert mentioned(called) == {12}


def test_a_full_page_stays_within_a_message() -> None:
    lines = ["<@11>"] * (TEXT_PER_MESSAGE // 6 - 50)
    full: Page = with_names(page(text(*lines)), {11: "x" * 32})
    check(full)
    assert "x" * 32 in words(full)
    assert words(full).endswith("<@11>")

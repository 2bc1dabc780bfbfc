"""Numbers and dates in the language of their reader."""

from collections.abc import Iterator

import pytest

from bot.texts import localization
from bot.texts.catalog import ENGLISH, Catalog
from bot.texts.localization import (
    LANGUAGES,
    day,
    decimal,
    directed,
    forget,
    join,
    message,
    number,
    time_of_day,
    use_locale,
    with_arrows,
)
from bot.texts.names import escape
from tests.bot.texts.test_locales import messages

AT = 1_791_122_700_000
"""4 October 2026, 14:05 UTC."""


@pytest.fixture
def polish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(LANGUAGES, "pl", "Polski")
    with use_locale("pl"):
        yield
    forget()


def test_decimals_are_rounded_and_have_a_minus_sign() -> None:
    assert [decimal(value) for value in (3.14, -0.36, 12.0)] == ["3.1", "−0.4", "12.0"]
    assert [decimal(2 / 3, digits) for digits in (0, 2)] == ["1", "0.67"]


def test_dates_name_the_month() -> None:
    assert (day(AT), day(AT, "medium"), time_of_day(AT)) == ("4 October 2026", "4 Oct 2026", "14:05")


@pytest.mark.usefixtures("polish")
def test_polish_has_a_decimal_comma_and_its_own_months() -> None:
    assert (decimal(-3.14), day(AT), day(AT, "medium")) == ("−3,1", "4 października 2026", "4 paź 2026")


@pytest.mark.parametrize(
    ("last", "both", "either"),
    [
        ("Ben", "y", "o"),
        ("🤖 Ida", "e", "o"),
        ("**IMPARES**", "e", "o"),
        ("hielo", "y", "o"),
        ("Olga", "y", "u"),
        ("`8♦`", "y", "u"),
        ("`10♦`", "y", "o"),
    ],
)
def test_spanish_conjunctions_change_before_their_own_sound(last: str, both: str, either: str) -> None:
    with use_locale("es"):
        assert join(["Ann", "Cid", last]) == f"Ann, Cid {both} {last}"
        assert join(["Ann", last], "or") == f"Ann {either} {last}"
        assert join([last]) == last


def test_lines_from_right_to_left_say_so_after_their_markdown(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "### دورك\n-# اسحب `10♦`\n10♦ Q♥\n```\nجدول\n```"
    assert directed(lines) == lines
    monkeypatch.setitem(LANGUAGES, "ar", "العربية")
    with use_locale("ar"):
        first, second, *rest = directed(lines).split("\n")
    assert first == "### \u200f\u2067دورك\u2069"
    assert second == "-# \u200f\u2067اسحب `10♦`\u2069"
    with use_locale("ar"):
        numbered = directed("على #\u20683\u2069 \u2068#4\u2069 `على #5` <#6>")
    assert numbered == "\u200f\u2067على \u2066#3\u2069 \u2068\u2066#4\u2069\u2069 `على #5` <#6>\u2069"
    assert rest == ["\u206610♦ Q♥\u2069", *lines.split("\n")[3:]]


def test_names_and_numbers_are_in_the_order_of_an_arabic_line() -> None:
    with use_locale("ar"):
        assert with_arrows(["Ada 3", "Bob"]) == "\u2068Ada 3\u2069 ← \u2068Bob\u2069"
        assert join(["10♠", "10♥"], "or") == "\u206810♠\u2069 أو \u206810♥\u2069"
        assert (number(-30), decimal(-0.4)) == ("\u2068−30\u2069", "\u2068−0.4\u2069")
        assert (escape("Ada"), number(30)) == ("\u2068Ada\u2069", "30")
        assert directed(with_arrows(["Ada", "Bob"])).startswith("\u200f\u2067")
    assert (with_arrows(["Ada", "Bob"]), number(-30), escape("Ada")) == ("Ada → Bob", "−30", "Ada")


@pytest.mark.long
@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_messages_are_joined_as_the_library_formats_them(locale: str) -> None:
    own = Catalog(locale)
    for name, variables in messages(locale).items():
        for value in (1, 5, "gin") if variables else (1,):
            values = dict.fromkeys(variables, value)
            assert own.format(name, values) == own.format_by_library(name, values), name


def test_a_missing_variable_is_logged_and_the_rest_is_shown(caplog: pytest.LogCaptureFixture) -> None:
    assert Catalog(ENGLISH).format("costs-meld-of", {"player": "Ada"}) == "Ada's #meld"
    assert "costs-meld-of" in caplog.text
    assert message("costs-meld-of", player="Ada") == "Ada's #meld"
    assert message("costs-meld-of", player="Ada", meld=3) == "Ada's #3"


def test_a_message_that_is_nowhere_is_an_error() -> None:
    with pytest.raises(KeyError):
        message("nowhere")


def test_a_message_that_a_language_lacks_is_english(caplog: pytest.LogCaptureFixture) -> None:
    with use_locale("pl"):
        assert message("costs-loosest") != "Loosest"
        del localization._catalog("pl")._sources["costs-lowest"]
        assert message("costs-lowest") == "Lowest cost"
    assert "costs-lowest" in caplog.text
    forget()

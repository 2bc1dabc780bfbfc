"""A refused form can be opened again with what was typed."""

import pytest

from bot.ui.forms.fields import Form
from bot.ui.forms.refused_forms import Typed, filled_in, refused_form_page, typed_before
from tests.bot.ui.sample_tables import words


def line(name: str, value: str = "") -> dict[str, object]:
    return {
        "type": 18,
        "label": name,
        "component": {"type": 4, "custom_id": name, "value": value, "max_length": 10},
    }


def menu(name: str, *values: str) -> dict[str, object]:
    options = [{"label": value, "value": value} for value in values]
    options[0]["default"] = True  # type: ignore[assignment]
    return {"type": 18, "label": name, "component": {"type": 3, "custom_id": name, "options": options}}


def texts_of(typed: Typed) -> list[str]:
    shown = refused_form_page("**start**: no.", typed, "c:-:0:0:form:")
    return [str(part["content"]) for part in shown.components if part["type"] == 10]


@pytest.mark.parametrize(
    "value",
    ["Friday cup, places=16", "= = =", "two  blanks\nand a line", "```", "`x`", "名前 🂡", "**bold**", " "],
)
def test_what_was_typed_comes_back_on_one_line(value: str) -> None:
    expected = " ".join(value.replace("`", "'").split())
    assert typed_before(texts_of({"more": value, "game": ["gin"]})) == {"more": expected, "game": "gin"}


def test_an_empty_form_and_other_messages_carry_nothing() -> None:
    assert typed_before(texts_of({"more": ""})) == {}
    for other in (["hello"], ["```"], ["```\n```"], ["```\nno field\n```"], []):
        assert typed_before(other) == {}


def test_texts_and_choices_are_filled_in() -> None:
    form = Form(
        "New",
        [line("more", "old"), line("name"), menu("games", "gin", "hand", "control"), menu("format", "swiss")],
    )
    typed = typed_before(
        texts_of({"more": "x" * 30, "games": ["hand", "control"], "format": ["gone"], "unknown": "?"})
    )
    more, name, games, kept = (field["component"] for field in filled_in(form, typed).fields)
    assert more["value"] == "x" * 10
    assert name["value"] == ""
    assert [option.get("default", False) for option in games["options"]] == [False, True, True]
    assert kept["options"][0]["default"]
    assert form.fields[2]["component"]["options"][0]["default"]


def test_the_page_says_why_first() -> None:
    assert words(refused_form_page("Not so.", {"more": "x"}, "c:-:0:0:form:")).startswith("Not so.")

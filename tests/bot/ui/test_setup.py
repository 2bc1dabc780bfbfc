"""The pages and the form of the first minutes fit into Discord, in every language."""

import pytest

from bot.texts import setup as say
from bot.texts.localization import LANGUAGES, use_locale
from bot.ui.forms.refused_forms import filled_in
from bot.ui.help.help import help_page, play_page
from bot.ui.setup import (
    MOST_CHANNELS,
    NEEDED,
    done_page,
    entered_before,
    form_of,
    refused_page,
    setup_form,
    wanted,
    welcome_page,
)
from data.settings import ChipSettings, GuildSettings
from tests.bot.ui.limits import check

SNOWFLAKES = tuple(range(10**19, 10**19 + MOST_CHANNELS))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_pages_fit(locale: str) -> None:
    chosen = GuildSettings(channels=SNOWFLAKES)
    chips = "\N{PLAYING CARD ACE OF SPADES}" * 10
    typed = {"channels": [*map(str, SNOWFLAKES)], "language": ["fil"], "chips": chips, "time": ["24h"]}
    with use_locale(locale):
        for page in (welcome_page(), help_page(), play_page(), refused_page("no", typed)):
            check(page)
        check(done_page(chosen, {NEEDED: SNOWFLAKES}, SNOWFLAKES))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_form_is_not_cut(locale: str) -> None:
    with use_locale(locale):
        form = setup_form(form_of(GuildSettings(channels=SNOWFLAKES)))
        labels = [str(text) for text in (say.CHANNELS, say.LANGUAGE, say.CHIPS, say.TIME)]
        buttons = [str(text) for text in say.TOPIC_BUTTONS.values()]
    assert len(form.title) <= 45
    assert [field["label"] for field in form.fields] == labels
    assert all(not field["description"].endswith("…") for field in form.fields)
    assert max(map(len, buttons)) <= 25


def test_a_guild_with_more_channels_than_a_menu_holds_keeps_them() -> None:
    chosen = GuildSettings(channels=(*SNOWFLAKES, 5))
    shown = form_of(chosen)
    assert shown.channels is None
    assert [field["component"]["custom_id"] for field in setup_form(shown).fields] == [
        *("language", "chips", "time")
    ]
    assert wanted(shown, {}).applied(chosen, ()) == chosen


@pytest.mark.parametrize(
    "chips", [ChipSettings(), ChipSettings(opening=0), ChipSettings(stakes_cap=0), ChipSettings(opening=7)]
)
def test_enter_changes_no_chips(chips: ChipSettings) -> None:
    chosen = GuildSettings(chips=chips, turn_ms=1, language="pl")
    assert wanted(form_of(chosen), {}).applied(chosen, ()) == chosen


@pytest.mark.parametrize("chosen", [(), SNOWFLAKES])
def test_a_refused_form_is_filled_in_as_it_was(chosen: tuple[int, ...]) -> None:
    values = {"channels": [*map(str, chosen)], "language": ["fil"], "chips": "<#5>", "time": ["24h"]}
    refused = refused_page("`<#7>` is not a number.", values)
    typed = entered_before([str(part["content"]) for part in refused.components if part["type"] == 10])
    form = filled_in(setup_form(form_of(GuildSettings(channels=(1, 2)))), typed)
    channels, language, chips, time = (field["component"] for field in form.fields)
    assert [each["id"] for each in channels["default_values"]] == values["channels"]
    assert chips["value"] == "<#5>"
    for menu, value in ((language, "fil"), (time, "24h")):
        assert [each["value"] for each in menu["options"] if each.get("default")] == [value]

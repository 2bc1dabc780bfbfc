"""The pages and the form of the first minutes fit into Discord, in every language."""

import pytest

from bot.texts import setup as say
from bot.texts.localization import LANGUAGES, use_locale
from bot.ui.notes import help_page, play_page
from bot.ui.setup import (
    MOST_CHANNELS,
    NEEDED,
    SetupForm,
    done_page,
    form_of,
    refused_page,
    setup_form,
    wanted,
    welcome_page,
)
from data.settings import ChipSettings, GuildSettings
from tests.bot.ui.house import custom_ids
from tests.bot.ui.limits import check

SNOWFLAKES = tuple(range(10**19, 10**19 + MOST_CHANNELS))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_pages_fit(locale: str) -> None:
    chosen = GuildSettings(channels=SNOWFLAKES)
    typed = SetupForm(SNOWFLAKES, "fil", "\N{PLAYING CARD ACE OF SPADES}" * 10, "24h")
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


def test_the_way_back_fits_into_its_button() -> None:
    [again] = custom_ids(refused_page("no", SetupForm((), "fil", "\U0001f0a1" * 10, "24h")))
    assert len(again) <= 100

"""A member's settings: a menu for each, and a sample hand."""

import pytest

from bot.texts import commands
from bot.ui.custom_id import Press
from bot.ui.settings import own_settings_page, setting_chosen
from data.settings import (
    Cards,
    DeckColours,
    Ground,
    HandSize,
    HandSort,
    MemberSettings,
    Mention,
    Throws,
    WhenAsked,
)
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import words
from tests.bot.ui.tables.test_lobby import menus

EVERY = (
    MemberSettings(),
    MemberSettings(cards=Cards.TEXT, sort=HandSort.RANK, throws=Throws.MENU, only_moves=False),
    MemberSettings(cards=Cards.EMOJI, sort=HandSort.SUIT, mention=Mention.DM, dms_closed=True),
    MemberSettings(deck=DeckColours.SAFE, theme=Ground.LIGHT, when_asked=WhenAsked.NEVER),
    MemberSettings(hand_size=HandSize.LARGE),
)


@pytest.mark.parametrize("chosen", EVERY)
def test_every_setting_has_a_menu_that_shows_what_is_chosen(chosen: MemberSettings) -> None:
    page = own_settings_page(chosen, Cards.PICTURES, {})
    check(page)
    shown = menus(page)
    assert {*shown} == {f"setting:{name}" for name in commands.OWN}
    for name in commands.OWN:
        [line] = [line for line in shown[f"setting:{name}"] if line.get("default")]
        values = setting_chosen(Press("-", 0, 0, "setting", name), (line["value"],))
        assert values is not None
        again = MemberSettings.model_validate(chosen.model_dump() | values)
        assert own_settings_page(again, Cards.PICTURES, {}).digest == page.digest


def test_the_sample_is_as_the_member_would_see_it() -> None:
    dark = own_settings_page(MemberSettings(), Cards.PICTURES, {}).picture
    light = own_settings_page(MemberSettings(theme=Ground.LIGHT), Cards.PICTURES, {}).picture
    ranked = own_settings_page(MemberSettings(sort=HandSort.RANK), Cards.PICTURES, {}).picture
    assert dark is not None
    assert light is not None
    assert ranked is not None
    assert len({dark.name, light.name, ranked.name}) == 3
    large = own_settings_page(MemberSettings(hand_size=HandSize.LARGE), Cards.PICTURES, {}).picture
    assert large is not None
    assert large.name != dark.name
    assert large.description == dark.description
    text = own_settings_page(MemberSettings(cards=Cards.TEXT), Cards.PICTURES, {})
    assert text.picture is None
    assert "5♠" in words(text).replace("\\", "")


@pytest.mark.parametrize(
    ("name", "values"),
    [("dms_closed", ("yes",)), ("deck", ("pink",)), ("deck", ()), ("direct_channel", ("7",))],
)
def test_nothing_else_can_be_chosen(name: str, values: tuple[str, ...]) -> None:
    assert setting_chosen(Press("-", 0, 0, "setting", name), values) is None

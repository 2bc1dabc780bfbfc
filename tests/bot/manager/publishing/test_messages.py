"""Pages and message references."""

from bot.manager.publishing.messages import ChannelClosed, Page


def test_a_page_is_what_it_shows_and_not_what_would_stand_in_for_it() -> None:
    """Pages with different fallbacks are equal, and an equal page is not sent again."""
    page = Page(({"type": 10},), instead=lambda: Page(()))
    assert page == Page(({"type": 10},), instead=lambda: Page(()))
    assert page != Page(({"type": 11},))
    assert "instead" not in repr(page)


def test_a_closed_channel_names_what_is_missing() -> None:
    assert str(ChannelClosed("Send Messages")) == ChannelClosed("Send Messages").missing == "Send Messages"

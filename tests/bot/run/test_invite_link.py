"""The invite link asks for the permissions that the bot needs, and no others."""

from urllib.parse import parse_qs, urlsplit

from bot.run.invite_link import invite_link


def test_the_link_asks_for_the_five_permissions() -> None:
    link = urlsplit(invite_link(1234))
    assert (link.scheme, link.netloc, link.path) == ("https", "discord.com", "/oauth2/authorize")
    assert parse_qs(link.query) == {
        "client_id": ["1234"],
        "scope": ["bot applications.commands"],
        "permissions": [str(1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 38)],
    }

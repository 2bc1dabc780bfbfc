"""What is said where friends play: in direct messages, groups, and servers without the bot."""

from typing import Final

from bot.texts.localization import LazyMessage

TABLE: Final = LazyMessage("friends-table")
CHALLENGE: Final = LazyMessage("friends-challenge")
MEMBER: Final = LazyMessage("friends-member")
PRIVATE: Final = LazyMessage("friends-private")
OTHER_CHANNEL: Final = LazyMessage("friends-other-channel")
ONLY_IN_SERVERS: Final = LazyMessage("friends-only-in-servers")
NOBODY_HERE: Final = LazyMessage("friends-nobody-here")
HELP: Final = LazyMessage("friends-help")
BEHIND: Final = LazyMessage("friends-behind")
HANDS: Final = LazyMessage("friends-hands")
_MORE: Final = (
    LazyMessage("friends-help-people"),
    LazyMessage("friends-help-cards"),
    LazyMessage("friends-help-commands"),
)


def help_more() -> str:
    """Return what the help says below the games."""
    return "\n".join(map(str, _MORE))

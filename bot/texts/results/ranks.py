"""Roles by rank in words."""

from collections.abc import Sequence
from typing import Final

from bot.texts.localization import LazyMessage, message
from data.rankings.rank_roles import HIGHEST_RATING, LAST_PLACE, MOST_RANKS, RankKind, RankRole
from engine import GAMES

COMMAND: Final = LazyMessage("ranks-command")
ROLE: Final = LazyMessage("ranks-option-role")
GAME: Final = LazyMessage("ranks-option-game")
RATING: Final = LazyMessage("ranks-option-rating")
BELOW: Final = LazyMessage("ranks-option-below")
PLACES: Final = LazyMessage("ranks-option-places")
REMOVE: Final = LazyMessage("ranks-option-remove")


def rank_lines(ranks: Sequence[RankRole]) -> list[str]:
    """Return the page of a guild's roles by rank."""
    lines = [f"### {message('ranks-title')}"]
    lines += [_line(rank) for rank in ranks] or [message("ranks-none")]
    return [*lines, f"-# {message('ranks-about')}"]


def _line(rank: RankRole) -> str:
    role, game = f"<@&{rank.role_id}>", _title(rank.game)
    if rank.kind is RankKind.SEASON:
        return message("ranks-season", role=role, game=game, places=rank.high)
    if rank.high >= HIGHEST_RATING:
        return message("ranks-rating-from", role=role, game=game, rating=str(rank.low))
    return message("ranks-rating", role=role, game=game, rating=str(rank.low), below=str(rank.high + 1))


def _title(game: str) -> str:
    return GAMES[game].title if game in GAMES else game


def refusal(reason: str) -> str:
    """Return why a role by rank is refused: "what", "order", "many" or "unknown"."""
    match reason:
        case "order":
            return message("ranks-refused-order")
        case "many":
            return message("ranks-refused-many", most=MOST_RANKS)
        case "unknown":
            return message("ranks-refused-unknown")
        case _:
            return message("ranks-refused-what", places=LAST_PLACE)

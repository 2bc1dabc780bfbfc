"""The pool in words: what it means, waiting, tables, blocks, reports, refusals."""

from typing import Final

from bot.manager.pool.pool_errors import PoolRefused
from bot.manager.tables.table import Table
from bot.texts.localization import LazyMessage, message, number
from bot.texts.names import is_anonymous, names_of
from bot.texts.results.rankings import title
from bot.texts.tables.options import turn_time
from data.pool.members import Block
from data.pool.speeds import PACES, Speed
from data.pool.waits import Standing, Wait, WaitState

FIND: Final = LazyMessage("pool-command")
FIND_GAME: Final = LazyMessage("pool-option-game")
SETTING: Final = LazyMessage("pool-server-option")
FIND_SPEED: Final = LazyMessage("pool-option-speed")
ANYONE: Final = LazyMessage("pool-anyone")
ANYONE_ABOUT: Final = LazyMessage("pool-anyone-about")
FROM_LOBBY: Final = LazyMessage("pool-from-lobby")
OR_ANYONE: Final = LazyMessage("pool-or-anyone")
AGREE: Final = LazyMessage("pool-agree")
WHICH_GAME: Final = LazyMessage("pool-which-game")
SEEN_AS: Final = LazyMessage("pool-seen-as")
STOP: Final = LazyMessage("pool-stop")
MEANWHILE: Final = LazyMessage("pool-meanwhile")
WAIT_AGAIN: Final = LazyMessage("pool-wait-again")
LEAVE: Final = LazyMessage("pool-leave")
LEFT: Final = LazyMessage("pool-left")
PEOPLE: Final = LazyMessage("pool-people")
AGAIN: Final = LazyMessage("pool-again")
OTHERS: Final = LazyMessage("pool-others")
BLOCK: Final = LazyMessage("pool-block")
REPORT: Final = LazyMessage("pool-report")
REPORTED: Final = LazyMessage("pool-reported")
REPORT_TITLE: Final = LazyMessage("pool-report-title")
REPORT_REASON: Final = LazyMessage("pool-report-reason")
REPORT_ABOUT: Final = LazyMessage("pool-report-reason.about")
NO_PEOPLE: Final = LazyMessage("pool-no-people")
NO_BLOCKS: Final = LazyMessage("pool-no-blocks")
AGAIN_NOTED: Final = LazyMessage("pool-again-noted")
AGAIN_BEGINS: Final = LazyMessage("pool-again-begins")
MEANWHILE_DEALT: Final = LazyMessage("pool-meanwhile-dealt")
IN_DIRECT: Final = LazyMessage("pool-in-direct")
SPEED_NAMES: Final = {
    Speed.QUICK: LazyMessage("pool-speed-quick"),
    Speed.NORMAL: LazyMessage("pool-speed-normal"),
    Speed.SLOW: LazyMessage("pool-speed-slow"),
}
KNOWN_AS: Final = {
    "anonymous": LazyMessage("pool-known-as-anonymous"),
    "name": LazyMessage("pool-known-as-name"),
}


def speed_name(speed: Speed) -> str:
    """Return a speed with the time for a turn."""
    return message("pool-speed", speed=str(SPEED_NAMES[speed]), time=turn_time(PACES[speed].turn))


def introduction(name: str) -> str:
    """Return what the pool means; ``name``: the member's name, as running text."""
    return message("pool-introduction", name=name)


def finding(standing: Standing, game: str) -> str:
    """Return the heading of the page on which a member chooses."""
    return message("pool-find", rating=_rating(standing.rating, standing.deviation), game=title(game))


def _rating(rating: int, deviation: int) -> str:
    return f"{number(rating)} ± {number(deviation)}"


def wait_lines(wait: Wait) -> list[str]:
    """Return what a wait's message says."""
    speed = speed_name(Speed(wait.speed)) if wait.speed in PACES else wait.speed
    heading = f"### {message('pool-wait-state', state=wait.state.value)}\n**{title(wait.game)}** · {speed}"
    if wait.state is not WaitState.WAITING:
        return [heading, message("pool-wait-then", state=wait.state.value)]
    until = wait.expires_at // 1000
    told = [
        heading,
        message("pool-waits", rating=_rating(wait.rating, wait.deviation)),
        message("pool-until", time=f"<t:{until}:t>", left=f"<t:{until}:R>"),
    ]
    return [*told, message("pool-offer")] if wait.offered else told


def own_name(table: Table, seat: int) -> str:
    """Return how others know a player who does not show a name; ``""`` for others."""
    return message("pool-own-name", name=names_of(table)[seat]) if is_anonymous(table, seat) else ""


def blocked(name: str) -> str:
    """Return that a member will not meet another again."""
    return message("pool-blocked", player=name)


def wants_again(name: str, table: str) -> str:
    """Return that another player wants to play again."""
    return message("pool-wants-again", player=name, table=table)


def blocks_button(count: int) -> str:
    """Return the label of the button that lists blocks."""
    return message("pool-blocks", count=count)


def block_line(at: int, block: Block) -> str:
    """Return a numbered line about somebody blocked."""
    day = f"<t:{block.at // 1000}:D>"
    return message("pool-block-line", number=at, date=day, seat=block.seat + 1)


def unblock_button(at: int) -> str:
    """Return the label of the button that takes the block of a numbered line back."""
    return message("pool-unblock", number=at)


def blocks_heading(shown: int, count: int) -> str:
    """Return the heading of the list of blocks."""
    return message("pool-blocks-heading", shown=shown, count=count)


def refusal(error: PoolRefused) -> str:
    """Return why a request was refused, and what to do."""
    return message("pool-refused", reason=error.reason.value, limit=error.limit)

"""The match clock in words: its settings, the time left, and what happens when it runs out."""

from collections.abc import Sequence
from typing import Final

from bot.manager.time.match_clock import MatchClock, Terms
from bot.texts.localization import LazyMessage, message
from bot.texts.tables.options import turn_time
from bot.texts.tables.words import moment

OUT_OF_TIME: Final = LazyMessage("clocks-out-of-time")
DAY: Final = 86_400
ALL_NAMED: Final = 6
"""With more players than this, only some are listed: a message holds 4,000 characters."""
SOME_NAMED: Final = 4


def terms(chosen: Terms) -> str:
    """Return a table's clock settings; ``""`` for none."""
    if not chosen.bank:
        return ""
    bank = turn_time(chosen.bank)
    if chosen.increment:
        return message("clocks-terms-increment", bank=bank, increment=turn_time(chosen.increment))
    return message("clocks-terms", bank=bank)


def span(ms: int) -> str:
    """Return a duration: "4:32", "1:04:32", "2 d 3:04:32"; "0:00" only if nothing is left."""
    seconds = -(-ms // 1000)
    days, seconds = divmod(seconds, DAY)
    hours, seconds = divmod(seconds, 3600)
    minutes, seconds = divmod(seconds, 60)
    time = f"{hours}:{minutes:02}:{seconds:02}" if days or hours else f"{minutes}:{seconds:02}"
    return message("clocks-days", days=days, time=time) if days else time


def clock_line(clock: MatchClock, names: Sequence[str]) -> str:
    """Return the time that every seat has left; ``""`` without a clock.

    At a large table only the seats on turn and those with the least time are listed. Running clocks are shown
    as the time when they expire, which Discord counts down, so no edits are needed.
    """
    seats = range(len(clock.seats))
    if len(seats) > ALL_NAMED:
        short = sorted(seats, key=lambda seat: (clock.flag(seat) is None, clock.seats[seat].left))
        seats_named, others = sorted(short[:SOME_NAMED]), short[SOME_NAMED:]
    else:
        seats_named, others = [*seats], []
    shown = []
    for seat in seats_named:
        flag = clock.flag(seat)
        left = moment(flag) if flag is not None else span(clock.seats[seat].left)
        shown.append(message("clocks-player", player=names[seat], left=left))
    if others:
        least = span(min(clock.seats[seat].left for seat in others))
        shown.append(message("clocks-others", left=least))
    return f"⏱️ {' · '.join(shown)}" if shown else ""


def own_clock(clock: MatchClock, seat: int) -> str:
    """Return the time that a seat has left while its clock is stopped; ``""`` without a clock."""
    return message("clocks-own", left=span(clock.seats[seat].left)) if clock.seats else ""


def warning(flag: int | None) -> str:
    """Return that a player's match time is nearly up, to follow the turn mention; else ``""``."""
    return f" · {message('clocks-warning', time=moment(flag))}" if flag is not None else ""


def flag_fell(players: object) -> str:
    """Return why a move that came after the player's match time is refused."""
    return message("clocks-flag-fell") if players == 2 else message("clocks-flag-fell-computer")

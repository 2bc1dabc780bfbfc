"""The match clock in words: its settings, the time left, and what happens when it runs out."""

from collections.abc import Sequence
from typing import Final

from bot.manager.time.match_clock import MatchClock, Terms
from bot.texts.options import turn_time
from bot.texts.words import moment

OUT_OF_TIME: Final = "⌛ You have run out of time; the computer plays for you."
DAY: Final = 86_400
ALL_NAMED: Final = 6
"""With more players than this, only some are listed: a message holds 4,000 characters."""
SOME_NAMED: Final = 4


def terms(chosen: Terms) -> str:
    """Return a table's clock settings; ``""`` for none."""
    if not chosen.bank:
        return ""
    more = f", plus {turn_time(chosen.increment)} after each turn" if chosen.increment else ""
    return f"**Clock** {turn_time(chosen.bank)} each for the match{more}"


def span(ms: int) -> str:
    """Return a duration: "4:32", "1:04:32", "2 d 3:04:32"; "0:00" only if nothing is left."""
    seconds = -(-ms // 1000)
    days, seconds = divmod(seconds, DAY)
    hours, seconds = divmod(seconds, 3600)
    minutes, seconds = divmod(seconds, 60)
    time = f"{hours}:{minutes:02}:{seconds:02}" if days or hours else f"{minutes}:{seconds:02}"
    return f"{days} d {time}" if days else time


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
        shown.append(f"{names[seat]} {moment(flag) if flag is not None else span(clock.seats[seat].left)}")
    if others:
        shown.append(f"all others {span(min(clock.seats[seat].left for seat in others))} or more")
    return f"⏱️ {' · '.join(shown)}" if shown else ""


def own_clock(clock: MatchClock, seat: int) -> str:
    """Return the time that a seat has left while its clock is stopped; ``""`` without a clock."""
    return f"⏱️ You have {span(clock.seats[seat].left)} left." if clock.seats else ""


def warning(flag: int | None) -> str:
    """Return that a player's match time is nearly up, to follow the turn mention; else ``""``."""
    return f" · ⏱️ your clock runs out {moment(flag)}" if flag is not None else ""


def flag_fell(players: object) -> str:
    """Return why a move that came after the player's match time is refused."""
    after = "you have lost the match" if players == 2 else "the computer plays for you"
    return f"You had already run out of time, so that move was not made: {after}."

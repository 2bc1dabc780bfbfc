"""The match clock in words: what it is set to, what everybody has left, and what running out means."""

from collections.abc import Sequence
from typing import Final

from bot.manager.time.match_clock import MatchClock, Terms
from bot.texts.options import turn_time
from bot.texts.words import moment

OUT_OF_TIME: Final = "⌛ Your time for the match has run out; the computer plays on for you."
DAY: Final = 86_400
ALL_NAMED: Final = 6
"""So many players are named with their times; of more only some, since a message holds 4,000 characters."""
SOME_NAMED: Final = 4


def terms(chosen: Terms) -> str:
    """Return what a table's clock is set to; ``""`` for none."""
    if not chosen.bank:
        return ""
    more = f", and {turn_time(chosen.increment)} more after each turn" if chosen.increment else ""
    return f"**Clock** {turn_time(chosen.bank)} each for the match{more}"


def span(ms: int) -> str:
    """Return how much time there is: "4:32", "1:04:32", "2 d 3:04:32"; "0:00" only when there is none."""
    seconds = -(-ms // 1000)
    days, seconds = divmod(seconds, DAY)
    hours, seconds = divmod(seconds, 3600)
    minutes, seconds = divmod(seconds, 60)
    time = f"{hours}:{minutes:02}:{seconds:02}" if days or hours else f"{minutes}:{seconds:02}"
    return f"{days} d {time}" if days else time


def clock_line(clock: MatchClock, names: Sequence[str]) -> str:
    """Return what every seat has left; ``""`` without a clock. At a large table only the seats in turn and
    those with the least are named.

    Discord counts down to the moment at which time that runs will be up, so nothing is edited meanwhile.
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
        shown.append(f"the others {span(min(clock.seats[seat].left for seat in others))} or more")
    return f"⏱️ {' · '.join(shown)}" if shown else ""


def own_clock(clock: MatchClock, seat: int) -> str:
    """Return what a seat has left while its time stands; ``""`` without a clock."""
    return f"⏱️ You have {span(clock.seats[seat].left)} left." if clock.seats else ""


def warning(flag: int | None) -> str:
    """Return that a player's time is nearly up, to follow that it is their turn; ``""`` when it is not."""
    return f" · ⏱️ your time for the match is up {moment(flag)}" if flag is not None else ""


def flag_fell(players: object) -> str:
    """Return why a move is refused that came after the end of the player's time."""
    after = "the match is lost" if players == 2 else "the computer plays on for you"
    return f"Your time for the match had run out before that, so it was not done: {after}."

"""Today's hand and the puzzle of the day in words."""

from collections.abc import Sequence
from typing import Final

from bot.manager.daily.daily_errors import DailyReason, DailyRefused
from bot.texts.faces import boxed
from bot.texts.localization import LazyMessage, day_without_year, decimal, message, number
from bot.texts.play.coach import about
from data.daily.puzzles import Choice
from data.daily.standings import Result

COMMAND: Final = LazyMessage("today-command")
ABOUT: Final = LazyMessage("today-about")
IN_PLAY: Final = LazyMessage("today-in-play")
PLAY: Final = LazyMessage("today-play")
CONTINUE: Final = LazyMessage("today-continue")
PUZZLE: Final = LazyMessage("today-puzzle")
SHARE: Final = LazyMessage("today-share")
FAIR: Final = LazyMessage("today-fair")
BACK: Final = LazyMessage("today-back")
FIRST: Final = LazyMessage("today-first")
SO_FAR: Final = LazyMessage("today-so-far")
SERVER: Final = LazyMessage("today-server")
EVERYBODY: Final = LazyMessage("today-everybody")
ANONYMOUS: Final = LazyMessage("today-anonymous")
NAMES: Final = LazyMessage("today-names")
FAIR_LIST: Final = LazyMessage("today-fair-list")
FAIR_TITLE: Final = LazyMessage("today-fair-title")
FAIR_ABOUT: Final = LazyMessage("today-fair-about")
FAIR_LATE: Final = LazyMessage("today-fair-late")
PUZZLE_LATE: Final = LazyMessage("today-puzzle-late")
PUZZLE_MENU: Final = LazyMessage("today-puzzle-menu")
PUZZLE_JUDGE: Final = LazyMessage("today-puzzle-judge")
_REFUSALS: Final = {
    DailyReason.CLOCKS: LazyMessage("today-clocks"),
    DailyReason.NO_SECRET: LazyMessage("today-no-secret"),
    DailyReason.ERASED: LazyMessage("today-erased"),
    DailyReason.NO_PUZZLE: LazyMessage("today-no-puzzle"),
    DailyReason.PUZZLE_OVER: LazyMessage("today-puzzle-over"),
    DailyReason.NO_CHOICE: LazyMessage("today-no-choice"),
    DailyReason.NOT_OVER: LazyMessage("today-not-over"),
}


def refusal(error: DailyRefused) -> str:
    """Return the sentence for a refused request."""
    return str(_REFUSALS[error.reason])


def name(day: str) -> str:
    """Return what a table of today's hand is called."""
    return message("today-name", day=day_without_year(day))


def puzzle_title(day: str) -> str:
    """Return the title of a puzzle."""
    return message("today-puzzle-title", day=day_without_year(day))


def ends(at: int) -> str:
    """Return when the day ends, in ms UTC."""
    return message("today-ends", time=f"<t:{at // 1_000}:R>")


def over(day: str) -> str:
    """Return that a day is over."""
    return message("today-over", day=day_without_year(day))


def finished(players: int) -> str:
    """Return how many have finished."""
    return message("today-finished", players=players)


# --- a result


def ending(result: Result) -> str:
    """Return how a hand ended, seen from the player: ``lost to a knock``."""
    code = result.ending
    if result.points:
        code += "-won" if result.points > 0 else "-lost"
    return message("today-ending", ending=code)


def points(result: Result) -> str:
    """Return the points with their sign: ``+38``; "" without any."""
    if result.points is None:
        return ""
    return number(result.points) if result.points <= 0 else f"+{number(result.points)}"


def turns(result: Result) -> str:
    """Return how many turns a player had: ``9 turns``."""
    return message("today-turns", turns=result.turns)


def better(percent: int) -> str:
    """Return than how many percent of the others a result is better."""
    return message("today-better", percent=percent)


def streak(days: int) -> str:
    """Return how many days somebody has played in a row."""
    return message("today-streak", days=days)


def share(day: str, result: Result, percent: int | None, days: int) -> str:
    """Return the line that tells others of a result; it tells nothing of the cards."""
    items = [name(day), ending(result)]
    items += [turns(result)] if result.points is not None else []
    items += [better(percent)] if percent is not None else []
    items += [streak(days)] if days > 1 else []
    return " · ".join(items)


def own_line(result: Result, percent: int | None, days: int) -> str:
    """Return a result for its player."""
    items = [f"**{ending(result)}**"]
    items += [turns(result), points(result)] if result.points is not None else []
    items += [better(percent)] if percent is not None else []
    items += [streak(days)] if days else []
    return " · ".join(items)


def ranked(place: int, player: str, result: Result) -> str:
    """Return a line of a list of the best."""
    told = [points(result), turns(result)] if result.points is not None else [ending(result)]
    return " · ".join([f"**{place}** {player}", *told])  # "1." would begin a list, which Discord numbers


# --- how it is dealt


def commitment(day: str, committed: str) -> str:
    """Return the commitment of a day."""
    return message("today-fair-commitment", day=day_without_year(day), commitment=f"`{committed}`")


def sealed(at: int) -> str:
    """Return when a commitment was stored, in ms UTC."""
    return message("today-fair-sealed", time=f"<t:{at // 1_000}:f>")


def secret(day: str, found: str) -> str:
    """Return the secret of a day that has ended."""
    return message("today-fair-secret", day=day_without_year(day), secret=f"`{found}`")


def year(number_: int, found: str) -> str:
    """Return the hash of all commitments of a year."""
    return message("today-fair-year", year=str(number_), digest=f"`{found}`")


def year_file(number_: int) -> str:
    """Return what is said beside the file with all commitments of a year."""
    return message("today-fair-file", year=str(number_))


# --- the puzzle


def player(at: int) -> str:
    """Return the name of a seat of the puzzle, from 1."""
    return message("today-player", number=at)


def ask(game: str, seat: int) -> str:
    """Return the question; ``game``: the name of the game; ``seat``: whose turn it is."""
    return message("today-puzzle-ask", game=game, player=player(seat + 1))


def _cost(choice: Choice) -> str:
    return f"{decimal(choice.cost)}{about(choice.error)}"


def verdict(choices: Sequence[Choice], chosen: int, unit: str) -> str:
    """Return what a member's choice was worth; the first choice is the best one."""
    card, best = boxed(choices[chosen].card), boxed(choices[0].card)
    if chosen == 0:
        return message("today-puzzle-best", card=best)
    return message("today-puzzle-cost", card=card, best=best, cost=_cost(choices[chosen]), unit=unit)


def choice_line(choices: Sequence[Choice], at: int, chosen: int, players: int) -> str:
    """Return a line of the list of discards: the card, what it costs, how many chose it."""
    card = boxed(choices[at].card)
    cost = message("today-puzzle-first") if at == 0 else f"−{_cost(choices[at])}"
    line = " · ".join([card, cost, message("today-puzzle-chosen", players=players)])
    return f"➤ {line}" if at == chosen else line

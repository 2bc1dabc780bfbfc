"""Pages of today's hand and of the puzzle of the day."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import Playback, ReplayAccess, Viewpoint
from bot.texts import daily as say
from bot.texts.faces import face
from bot.texts.games.wording import Text
from bot.texts.names import escape
from bot.texts.play.coach import unit_in
from bot.texts.tables import words
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import Component, Style, button, buttons, container, option, page, rule, select, text
from bot.ui.custom_id import Press, custom_id
from bot.ui.emoji import with_emoji
from bot.ui.notes import HOUSE_COLOUR
from bot.ui.results.replay import Place, position
from bot.workers.replay_cache import Recording
from data.daily.days import DAY_MS, begins_at, ends_at
from data.daily.hands import DailyDeal
from data.daily.puzzles import Puzzle
from data.daily.standings import Result, places
from data.settings import Cards
from data.tables.row_types import SeatKind, Status, StoredAction, StoredDeal, StoredSeat, StoredTable
from data.tables.venues import TODAY
from engine import GAMES

VERB: Final = "today"
HOME: Final = "home"
PLAY: Final = "play"
SHARE: Final = "share"
FAIR: Final = "fair"
LIST: Final = "list"
PUZZLE: Final = "puzzle"
ANSWER: Final = "answer"
"""What a press asks for; its argument names the day, and with ANSWER the place of the card."""
SHOWN: Final = 10
"""The best that are listed."""
MOST_BUTTONS: Final = 15


def place_of(press: Press) -> tuple[str, str, str]:
    """Return what a press asks for: what, the day, and more."""
    what, _, rest = press.arg.partition(".")
    day, _, more = rest.partition(".")
    return what, day, more


def _id(what: str, day: str, more: object = "") -> str:
    return custom_id(None, VERB, f"{what}.{day}" + (f".{more}" if more != "" else ""))


def _boxed(parts: Sequence[Component]) -> Component:
    return container(HOUSE_COLOUR, parts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A result in a list; ``name``: None if it is not shown."""

    name: str | None
    result: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """What the first page shows to a member.

    ``opened``: the table of their hand, once they have opened it. ``own``: their result. ``percent``: than
    how many others it is better. ``server``: the best of the server in which they ask, ``best``: those of
    all.
    """

    day: str
    today: str
    opened: str | None
    own: Result | None
    percent: int | None
    streak: int
    players: int
    server: Sequence[Finished] = ()
    best: Sequence[Finished] = ()


def home_page(seen: Overview) -> Page:
    """Return the first page: before the hand what it is, after it the result and the best."""
    day, over = seen.day, seen.day != seen.today
    lines: list[Text] = [f"### {say.name(day)}"]
    if seen.own is not None:
        lines.append(say.own_line(seen.own, seen.percent, seen.streak))
        so_far = say.FIRST if seen.percent is None else f"-# {say.SO_FAR}"
        lines.append(say.over(day) if over else so_far)
    else:
        lines.append(say.IN_PLAY if seen.opened else say.ABOUT)
        lines += [say.streak(seen.streak)] if seen.streak > 1 else []
    lines.append(say.finished(seen.players))
    lines += [say.ends(ends_at(day))] if not over else []
    parts = [text(*lines)]
    if seen.own is not None:
        lists = [*_list(say.SERVER, seen.server), *_list(say.EVERYBODY, seen.best)]
        parts += [rule(), *lists, text(say.NAMES)] if lists else []
    ways = []
    if seen.own is None:
        ways.append(button(_id(PLAY, day), say.CONTINUE if seen.opened else say.PLAY, Style.SUCCESS))
        if seen.opened is not None:
            ways.append(button(custom_id(seen.opened, "resign"), words.RESIGN))
    else:
        ways.append(button(_id(SHARE, day), say.SHARE, Style.SUCCESS))
    ways.append(button(_id(PUZZLE, seen.today), say.PUZZLE, Style.PRIMARY))
    ways.append(button(_id(FAIR, day), say.FAIR))
    return page(_boxed([*parts, *buttons(ways)]))


def _list(title: Text, found: Sequence[Finished]) -> list[Component]:
    if not found:
        return []
    placed = places([each.result for each in found])
    lines = [
        say.ranked(place, str(say.ANONYMOUS) if each.name is None else escape(each.name), each.result)
        for place, each in zip(placed, found, strict=True)
    ]
    return [text(title, *lines[:SHOWN])]


def share_page(name: str, line: str) -> Page:
    """Return what is posted for all to see; ``name``: who shares it."""
    return page(text(f"**{escape(name)}**", line))


def fair_page(day: str, deals: Mapping[str, DailyDeal], year: int, digest: str) -> Page:
    """Return how hands are dealt: commitments, and the secrets of ended days."""
    parts = [text(f"### {say.FAIR_TITLE}", say.FAIR_ABOUT), rule()]
    for each in deals.values():
        late = each.sealed_at >= begins_at(each.day)
        lines: list[Text] = [say.commitment(each.day, each.commitment), f"-# {say.sealed(each.sealed_at)}"]
        lines += [f"-# {say.FAIR_LATE}"] if late else []
        lines += [say.secret(each.day, each.secret)] if each.secret is not None else []
        parts.append(text(*lines))
    parts.append(text(say.year(year, digest)))
    ways = [button(_id(HOME, day), say.BACK), button(_id(LIST, day), say.FAIR_LIST)]
    return page(_boxed([*parts, *buttons(ways)]))


# --- the puzzle


def stored_position(puzzle: Puzzle) -> StoredTable:
    """Return the record of a puzzle's deal up to its discard, for ``replay_cache.record``."""
    at = begins_at(puzzle.day) - DAY_MS
    names = [say.player(seat + 1) for seat in range(puzzle.seats)]
    actions = tuple(
        StoredAction(ply=ply, seat=seat, action=action, who=None, why="player", at=at)
        for ply, (seat, action) in enumerate(puzzle.actions)
    )
    deal = StoredDeal(
        table_id=f"puzzle-{puzzle.day}",
        deal=1,
        dealer=puzzle.dealer,
        deck_text=puzzle.deck,
        seed_text=puzzle.seed,
        started_at=at,
        actions=actions,
    )
    return StoredTable(
        table_id=f"puzzle-{puzzle.day}",
        guild_id=TODAY,
        channel_id=TODAY,
        number=0,
        game=puzzle.game,
        spec_version=puzzle.spec_version,
        options=puzzle.options,
        seat_count=puzzle.seats,
        turn_ms=0,
        created_at=at,
        started_at=at,
        first_dealer=puzzle.dealer,
        status=Status.PLAYING,
        seats=tuple(
            StoredSeat(seat=seat, kind=SeatKind.PERSON, name=name, joined_at=at, member_id=seat)
            for seat, name in enumerate(names)
        ),
        deals=(deal,),
    )


def listed(puzzle: Puzzle) -> list[int]:
    """Return the choices in an order that says nothing about their costs."""
    return sorted(range(len(puzzle.choices)), key=lambda at: puzzle.choices[at].card)


def choice_at(puzzle: Puzzle, offered: int | None) -> int | None:
    """Return the choice at a place of the offered ones; None: there is none."""
    order = listed(puzzle)
    return order[offered] if offered is not None and offered in range(len(order)) else None


def puzzle_page(
    puzzle: Puzzle,
    recording: Recording,
    chosen: int | None,
    answers: Mapping[int, int],
    *,
    sort: str = "melds",
    look: Appearance = TEXT,
) -> Page:
    """Return the puzzle: the question, or once ``chosen``, what each discard costs."""
    playback = Playback(stored_position(puzzle), recording)
    place = Place(1, puzzle.ply, Viewpoint.OWN)
    sight = ReplayAccess(puzzle.seat)
    home = button(_id(HOME, puzzle.day), say.BACK)
    if chosen is None:
        beside: list[str] = []
        below = [text(say.PUZZLE_LATE if puzzle.late else ""), *_offered(puzzle), *buttons([home])]
        below = below if puzzle.late else below[1:]
    else:
        beside = [
            say.verdict(puzzle.choices, chosen, unit_in(puzzle.game)),
            *(
                say.choice_line(puzzle.choices, at, chosen, answers.get(at, 0))
                for at in range(len(puzzle.choices))
            ),
            str(say.PUZZLE_JUDGE),
        ]
        below = [rule(), text(*beside), *buttons([home])]
    title = text(
        f"### {say.puzzle_title(puzzle.day)}",
        "" if chosen is not None else say.ask(GAMES[puzzle.game].title, puzzle.seat),
    )

    def made(look: Appearance) -> Page:
        parts = [title, *position(playback, place, sight, beside, sort=sort, look=look), *below]
        return page(*with_emoji([_boxed(parts)], look), instead=lambda: made(replace(look, cards=Cards.TEXT)))

    return made(look)


def _offered(puzzle: Puzzle) -> list[Component]:
    """Return the discards as buttons, or as a menu if there are many."""
    cards = [face(puzzle.choices[at].card) for at in listed(puzzle)]
    if len(cards) <= MOST_BUTTONS:
        return buttons([button(_id(ANSWER, puzzle.day, at), card) for at, card in enumerate(cards)])
    options = [option(str(at), card) for at, card in enumerate(cards)]
    return [select(_id(ANSWER, puzzle.day), say.PUZZLE_MENU, options)]

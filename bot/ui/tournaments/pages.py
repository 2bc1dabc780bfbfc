"""Pages about tournaments that only one member sees."""

from collections.abc import Sequence
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.games.wording import Text
from bot.texts.lengths import clip
from bot.texts.localization import message
from bot.texts.names import plain, unescaped
from bot.texts.results import replay as replays
from bot.texts.tournaments import log as log_words
from bot.texts.tournaments import tournaments as say
from bot.texts.tournaments.tournaments import Tables
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import (
    OPTIONS_PER_SELECT,
    TEXT_PER_MESSAGE,
    Component,
    Style,
    button,
    buttons,
    container,
    option,
    page,
    row,
    select,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.tournaments.compare import compare_button, ended_rounds
from bot.ui.tournaments.controls import DO, FORM, LABELS, SHOW, ask, do, show
from bot.ui.tournaments.message import COLOUR, fitting
from bot.ui.tournaments.pictures import gallery
from data.tables.row_types import Status
from engine.tournaments.commands import LATE_FORMATS
from engine.tournaments.events import RoundBegan
from engine.tournaments.ladder import challengeable
from engine.tournaments.progress import standings
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Pairing, Stage

_LINES: Final = 20
"""Lines of a page of a list; with the longest names and links they are cut."""
_EVENTS: Final = 12
_ROOM: Final = TEXT_PER_MESSAGE - 400


def _page(*parts: Component, said: Text = "") -> Page:
    head = [text(said)] if said else []
    return page(container(COLOUR, [*head, *parts]))


def list_page(found: Sequence[LiveTournament]) -> Page:
    """Return the tournaments of a guild, those that are not over first."""
    if not found:
        return page(container(COLOUR, [text(f"### {say.LIST}", say.LIST_NONE), row(_form())]))
    lines = fitting([f"-\u00a0{say.list_line(live)}" for live in found], _ROOM)
    options = [
        option(live.id, clip(f"{live.record.number} · {_plain(say.title(live))}", 100))
        for live in found[:OPTIONS_PER_SELECT]
    ]
    return page(
        container(
            COLOUR,
            [
                text(f"### {say.LIST}", *lines),
                select(custom_id(None, SHOW, "chosen"), say.CHOOSE, options),
                row(_form()),
            ],
        )
    )


def _form() -> Component:
    return button(custom_id(None, FORM), LABELS["form"])


def _plain(words: str) -> str:
    return plain(unescaped(words))


def overview_page(
    live: LiveTournament, member: int, tables: Tables, now: int, *, organises: bool, said: Text = ""
) -> Page:
    """Return all about a tournament, how the member stands in it, and what they can do.

    ``organises``: whether they may manage it. ``said``: what has just been done.
    """
    stage = live.state.stage
    number = live.number_of(member)
    checked_in = number is not None and live.state.entrant(number).checked_in
    # Who has checked in need not read that they must.
    lines = say.start_lines(live)[: 1 if checked_in else 2] if stage is Stage.REGISTRATION else []
    if stage is Stage.RUNNING:
        lines += [*say.progress_lines(live, now), *say.aside_lines(live)]
    elif stage is Stage.REVIEW:
        lines += say.review_lines(live)
    elif stage is Stage.OVER:
        lines += say.result_lines(live)
    elif stage is Stage.CANCELLED:
        lines += say.cancelled_lines(live)
    about = clip("\n".join(filter(None, [*lines, *say.about_lines(live)])), _ROOM - 1_200)
    own = clip("\n".join(filter(None, say.own_lines(live, member, tables))), 1_000)
    if said and stage is Stage.REGISTRATION:
        own = ""  # it says the same
    parts = [
        text(f"### {say.title(live)}"),
        *([text(f"**{own}**" if "\n" not in own else own)] if own else []),
    ]
    parts += [text(about), text(say.footer(live)), *_rivals(live, member, now)]
    own_number = live.number_of(member)
    compared = [compare_button(live, own_number)] if own_number and ended_rounds(live) else []
    parts += buttons([*own_actions(live, member), *compared])
    places = ["standings", "rounds", "matches", "log", *(["manage"] if organises else [])]
    if stage is Stage.REGISTRATION:
        places = [each for each in places if each in ("log", "manage")]
    elif live.settings.format in (Format.ARENA, Format.LADDER):
        places.remove("rounds")
    return _page(*parts, *buttons([show(live, each) for each in places]), said=said)


def own_actions(live: LiveTournament, member: int) -> list[Component]:
    """Return the buttons for what a member can do for themselves now."""
    state, number = live.state, live.number_of(member)
    if number is None:
        late = state.stage is Stage.RUNNING and live.settings.format in LATE_FORMATS
        if state.stage is Stage.REGISTRATION or late:
            return [do(live, "register", Style.SUCCESS)]
        return []
    own = state.entrant(number)
    if own.out and state.stage is not Stage.REVIEW:
        return []
    match state.stage:
        case Stage.REGISTRATION:
            made = [do(live, "check_in", Style.PRIMARY)] if state.check_in_open and not own.checked_in else []
            return [*made, show(live, "withdraw")]
        case Stage.RUNNING if own.takes_part:
            made = []
            if any(each.opponent == number for each in state.challenges):
                made += [do(live, "accept", Style.SUCCESS), do(live, "decline", Style.DANGER)]
            if live.settings.format is Format.ARENA:
                made.append(do(live, "back" if own.resting else "rest"))
            return [*made, show(live, "withdraw")]
        case Stage.REVIEW if own.takes_part:
            return [do(live, "agree", Style.SUCCESS), ask(live, "complain", Style.DANGER)]
        case _:
            return []


def _rivals(live: LiveTournament, member: int, now: int) -> list[Component]:
    """Return the menu of those whom a member may challenge on a ladder."""
    number = live.number_of(member)
    ladder = live.settings.format is Format.LADDER and live.state.stage is Stage.RUNNING
    if number is None or not ladder or live.state.paused:
        return []
    found = challengeable(live.state, number, now)
    options = [option(str(each), _plain(say.name(live, each))) for each in found[-OPTIONS_PER_SELECT:]]
    return [select(custom_id(live.id, DO, "challenge"), say.CHOOSE_RIVAL, options)] if options else []


def withdraw_page(live: LiveTournament, member: int) -> Page:
    """Return the question before a member withdraws."""
    number = live.number_of(member)
    playing = number is not None and live.state.playing(number) is not None
    return page(
        text(say.SURE_MATCH if playing else say.SURE),
        row(
            do(live, "withdraw", Style.DANGER, LABELS["sure"]),
            show(live, "details", label=LABELS["overview"]),
        ),
    )


def standings_page(live: LiveTournament, number: int, look: Appearance, member: int, now: int) -> Page:
    """Return a page of the standings; the first has the picture."""
    lines = say.standing_lines(live, standings(live.state))
    shown, number, pages = _part(lines, number, _LINES)
    drawn = gallery(live, look) if number == 0 else []
    parts: list[Component] = [
        text(f"### {say.title(live)}", f"**{say.STANDINGS}**"),
        *drawn,
        text(*fitting(shown, _ROOM), say.page_of(number + 1, pages)) if shown else text(say.STANDINGS_NONE),
        *_rivals(live, member, now),
        row(*_turns(live, "standings", number, pages)),
    ]
    return page(container(COLOUR, parts), instead=lambda: standings_page(live, number, TEXT, member, now))


def rounds_page(live: LiveTournament, number: int | None, tables: Tables) -> Page:
    """Return a page of the pairings, round by round; None: the last one."""
    state = live.state
    chunks: list[tuple[str, list[str]]] = []
    for began in [each.event for each in live.events if isinstance(each.event, RoundBegan)]:
        of = [pairing for pairing in state.pairings if pairing.round == began.round]
        lines = [f"-\u00a0{say.match_line(live, pairing, tables)}" for pairing in of]
        if began.byes:
            players = say.some(say.names_of(live, began.byes), 600)
            lines.append(message("tournaments-bye", players=players))
        title = message("tournaments-round", round=began.round)
        chunks += [(title, lines[at : at + _LINES]) for at in range(0, len(lines), _LINES)]
    loose = [pairing for pairing in state.pairings if not pairing.round]
    lines = [f"-\u00a0{say.match_line(live, pairing, tables)}" for pairing in loose]
    chunks += [(str(say.MATCHES), lines[at : at + _LINES]) for at in range(0, len(lines), _LINES)]
    if not chunks:
        return _page(text(f"### {say.title(live)}", say.ROUNDS_NONE), row(*_turns(live, "rounds", 0, 1)))
    at = len(chunks) - 1 if number is None else min(number, len(chunks) - 1)
    title, shown = chunks[at]
    parts = [
        text(f"### {say.title(live)}", f"**{title}**"),
        text(*fitting(shown, _ROOM), say.page_of(at + 1, len(chunks))),
        row(*_turns(live, "rounds", at, len(chunks), newest_first=False)),
    ]
    return _page(*parts)


def matches_page(live: LiveTournament, number: int, tables: Tables) -> Page:
    """Return a page of all matches, the last first, with a menu that opens one."""
    found = live.state.pairings[::-1]
    shown, number, pages = _part(found, number, _LINES)
    # With a bare dot they would be an ordered list, which Discord numbers upwards.
    lines = [f"{each.number}\\. {say.match_line(live, each, tables)}" for each in shown]
    body = text(*fitting(lines, _ROOM), say.page_of(number + 1, pages)) if lines else text(say.ROUNDS_NONE)
    parts: list[Component] = [text(f"### {say.title(live)}", f"**{say.MATCHES}**"), body]
    if shown:
        options = [option(str(each.number), _match_label(live, each)) for each in shown]
        parts.append(select(custom_id(live.id, SHOW, "match"), say.CHOOSE_MATCH, options))
    return _page(*parts, row(*_turns(live, "matches", number, pages)))


def _match_label(live: LiveTournament, pairing: Pairing) -> str:
    return f"{pairing.number} · {_players(live, pairing)}"


def _players(live: LiveTournament, pairing: Pairing) -> str:
    return " – ".join(_plain(name) for name in say.names_of(live, pairing.seats))


def match_page(live: LiveTournament, pairing: Pairing, tables: Tables) -> Page:
    """Return one match, with the button that replays it."""
    lines = clip("\n".join(filter(None, say.match_lines(live, pairing, tables))), _ROOM)
    ways = [show(live, "matches")]
    table = tables.get(pairing.number)
    if table is not None and table.status in (Status.OVER, Status.CLOSED):
        ways.insert(0, button(custom_id(table.table_id, "replay"), replays.REPLAY, Style.PRIMARY))
    return _page(text(lines), row(*ways))


def log_page(live: LiveTournament, number: int) -> Page:
    """Return a page of everything that has happened, the last first."""
    shown, number, pages = _part(live.events[::-1], number, _EVENTS)
    lines = [log_words.log_line(live, each) for each in shown] or [str(log_words.NONE)]
    return _page(
        text(f"### {say.title(live)}", f"**{log_words.LOG}**"),
        text(*fitting(lines, _ROOM), say.page_of(number + 1, pages)),
        row(*_turns(live, "log", number, pages)),
    )


def manage_page(live: LiveTournament, said: Text = "") -> Page:
    """Return what an organiser can do now."""
    state = live.state
    about = say.MANAGE_STAGES.get(state.stage, "")
    made: list[Component] = []
    match state.stage:
        case Stage.REGISTRATION:
            made = [
                do(live, "start", Style.SUCCESS),
                ask(live, "disqualify"),
                ask(live, "cancel", Style.DANGER),
            ]
        case Stage.RUNNING:
            pause = do(live, "resume", Style.SUCCESS) if state.paused else do(live, "pause")
            made = [pause, ask(live, "substitute"), ask(live, "result"), ask(live, "disqualify")]
            made.append(ask(live, "cancel", Style.DANGER))
        case Stage.REVIEW:
            made = [ask(live, "decide", Style.PRIMARY)] if state.open_complaints else []
            made += [ask(live, "result"), ask(live, "disqualify"), ask(live, "cancel", Style.DANGER)]
        case Stage.OVER if live.settings.format in (Format.LEAGUE, Format.LADDER):
            made = [do(live, "season", Style.SUCCESS)]
        case _:
            pass
    lines = [*say.review_lines(live)] if state.stage is Stage.REVIEW else []
    parts = [
        text(f"### {say.title(live)}", f"**{say.MANAGE}**"),
        text(clip("\n".join(filter(None, [str(say.MANAGE_ABOUT), str(about), *lines])), _ROOM)),
        *buttons(made),
        row(show(live, "details", label=LABELS["overview"]), show(live, "log"), do(live, "again")),
    ]
    return _page(*parts, said=said)


def _part(listed: Sequence[object], number: int, size: int) -> tuple[list, int, int]:  # type: ignore[type-arg]
    """Return a page of a list, its number from 0, and how many pages there are."""
    pages = max(1, -(-len(listed) // size))
    number = min(number, pages - 1)
    return [*listed[number * size : (number + 1) * size]], number, pages


def _turns(
    live: LiveTournament, name: str, number: int, pages: int, *, newest_first: bool = True
) -> list[Component]:
    """Return the buttons to the pages beside one, and back to the overview."""
    before, after = ("newer", "older") if newest_first else ("older", "newer")
    ways = []
    if number > 0:
        ways.append(show(live, name, number - 1, f"◀ {_turn_label(name, before)}"))
    if number < pages - 1:
        ways.append(show(live, name, number + 1, f"{_turn_label(name, after)} ▶"))
    return [*ways, show(live, "details", label=LABELS["overview"])]


def _turn_label(name: str, way: str) -> str:
    return "" if name == "standings" else str(LABELS[way])

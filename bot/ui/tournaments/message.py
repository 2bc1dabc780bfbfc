"""The message of a tournament in its channel, and the messages that mention entrants."""

from collections.abc import Sequence
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.lengths import clip, units
from bot.texts.localization import directed, message
from bot.texts.tournaments import tournaments as say
from bot.texts.tournaments.tournaments import Tables
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import (
    TEXT_PER_MESSAGE,
    Component,
    Style,
    buttons,
    container,
    page,
    row,
    text,
)
from bot.ui.tournaments.controls import LABELS, ask, do, show
from bot.ui.tournaments.pictures import gallery
from engine.tournaments.commands import LATE_FORMATS
from engine.tournaments.events import Cancelled, Challenged, CheckInOpened, Event, PlayEnded, Stalled
from engine.tournaments.ladder import CHALLENGE_MS
from engine.tournaments.progress import pairs_no_more, standings
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Stage

COLOUR: Final = 0xC7962B
_MENTIONED: Final = 90
"""The most members that one message mentions; Discord allows 100."""
_STANDINGS: Final = 1_100
"""The most characters of standings in words."""
_MATCHES: Final = 1_500
"""The most characters of the matches under way."""
_BLOCK: Final = 1_900
"""The most characters of the text above them."""


def tournament_page(live: LiveTournament, tables: Tables, look: Appearance, now: int) -> Page:
    """Return the message of a tournament: registration, play, complaints or result.

    ``look``: whether standings are drawn; ``now``: in ms UTC.
    """
    parts: list[Component] = [text(f"### 🏆 {say.title(live)}"), text(*_block(live, now))]
    stage = live.state.stage
    if live.state.stalled and live.state.is_live:
        parts.insert(1, text(message("tournaments-stalled")))
    if stage in (Stage.RUNNING, Stage.REVIEW, Stage.OVER):
        drawn = gallery(live, look)
        parts += drawn or _in_words(live)
    if stage is Stage.RUNNING:
        parts += _under_way(live, tables)
    parts += [text(say.footer(live)), *buttons(public_actions(live, now), even=True)]
    return page(container(COLOUR, parts), instead=lambda: tournament_page(live, tables, TEXT, now))


def _block(live: LiveTournament, now: int) -> list[str]:
    match live.state.stage:
        case Stage.REGISTRATION:
            lines = [*say.start_lines(live), *say.about_lines(live), *say.registered_lines(live)]
            return [clip("\n".join(filter(None, lines)), TEXT_PER_MESSAGE - 500)]
        case Stage.RUNNING:
            lines = [*say.progress_lines(live, now), *say.aside_lines(live)]
        case Stage.REVIEW:
            lines = say.review_lines(live)
        case Stage.OVER:
            lines = [*say.result_lines(live), f"-# {message('tournaments-replays')}"]
        case Stage.CANCELLED:
            lines = say.cancelled_lines(live)
    return [clip("\n".join(filter(None, lines)), _BLOCK) or say.title(live)]


def _in_words(live: LiveTournament) -> list[Component]:
    places = standings(live.state)
    if not places:
        return []
    return [text(*fitting(say.standing_lines(live, places), _STANDINGS))]


def _under_way(live: LiveTournament, tables: Tables) -> list[Component]:
    playing = [say.match_line(live, pairing, tables) for pairing in live.state.open_pairings]
    if not playing:
        return []
    head = message("tournaments-playing-now")
    return [text(head, *fitting([f"-\u00a0{line}" for line in playing], _MATCHES))]


def fitting(lines: Sequence[str], most: int) -> list[str]:
    """Return as many lines as fit into ``most`` characters, and how many more there are."""
    shown: list[str] = []
    left = most
    for line in lines:
        left -= units(directed(line)) + 1
        if left < 0:
            break
        shown.append(line)
    more = len(lines) - len(shown)
    return [*shown, message("tournaments-more-names", count=more)] if more else shown


def public_actions(live: LiveTournament, now: int) -> list[Component]:
    """Return the buttons for everybody at this stage."""
    state, format_ = live.state, live.settings.format
    match state.stage:
        case Stage.REGISTRATION:
            made = [do(live, "register", Style.SUCCESS)]
            if state.check_in_open:
                made.append(do(live, "check_in", Style.PRIMARY))
            return [*made, show(live, "withdraw"), show(live, "details")]
        case Stage.RUNNING:
            made = [show(live, "mine", style=Style.PRIMARY)]
            if format_ in LATE_FORMATS and not pairs_no_more(state, now):
                made.append(do(live, "register", Style.SUCCESS, LABELS["join"]))
            if format_ is Format.ARENA:
                made += [do(live, "rest"), do(live, "back")]
            return [*made, show(live, "withdraw"), show(live, "details")]
        case Stage.REVIEW:
            return [
                do(live, "agree", Style.SUCCESS),
                ask(live, "complain", Style.DANGER),
                show(live, "matches"),
                show(live, "details"),
            ]
        case Stage.OVER:
            made = [do(live, "season", Style.PRIMARY)] if format_ in (Format.LEAGUE, Format.LADDER) else []
            return [*made, show(live, "standings"), show(live, "matches"), show(live, "log")]
        case Stage.CANCELLED:
            return [show(live, "log")]


def call_page(live: LiveTournament, event: Event) -> Page | None:
    """Return the message that mentions those whom an event concerns; None if that is nobody."""
    state = live.state
    match event:
        case CheckInOpened() if state.stage is Stage.REGISTRATION:
            members = _members(live, [each.number for each in state.registered if not each.checked_in])
            said = say.call_check_in(members, state.starts_at)
            made = [do(live, "check_in", Style.PRIMARY), show(live, "withdraw")]
        case Challenged(entrant, opponent):
            found = next(
                (each for each in state.challenges if (each.entrant, each.opponent) == (entrant, opponent)),
                None,
            )
            if found is None:
                return None
            members = _members(live, [opponent])
            said = say.call_challenge(live, entrant, opponent, found.at + CHALLENGE_MS)
            made = [do(live, "accept", Style.SUCCESS), do(live, "decline", Style.DANGER)]
        case Stalled() if state.stalled and state.is_live:
            members = tuple(each for each in (live.record.organiser_id,) if each > 0)  # or they were erased
            said, made = say.call_stalled(members), [show(live, "manage"), show(live, "details")]
        case PlayEnded() if state.stage is Stage.REVIEW:
            members = _members(live, [each.number for each in state.ranked if not each.out])
            said = say.call_ended(members)
            made = [do(live, "agree", Style.SUCCESS), ask(live, "complain", Style.DANGER)]
        case Cancelled():
            members = _members(live, [each.number for each in state.registered])
            paid = message("tournaments-paid-back") if live.settings.entry else ""
            said, made = f"{say.call_cancelled(members)} {paid}".strip(), [show(live, "details")]
        case _:
            return None
    named = f"-# 🏆 {say.title(live)}"
    return page(text(said, named), row(*made), mentions=members) if members else None


def _members(live: LiveTournament, entrants: Sequence[int]) -> tuple[int, ...]:
    return tuple(live.identity(entrant).member_id for entrant in entrants)[:_MENTIONED]

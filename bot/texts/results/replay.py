"""Replays in words: who may see what, what happened when, and why a replay is refused."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.manager.results.replay import ReplayReason, ReplayRefused, Viewpoint
from bot.manager.tables.table import PlayedMove
from bot.texts.faces import boxes, face
from bot.texts.fairness import proofs
from bot.texts.lengths import clip
from bot.texts.localization import LazyMessage, day_without_year, message, with_commas, with_semicolons
from bot.texts.names import plain
from bot.texts.play import events
from bot.texts.results import rankings
from bot.texts.results.rankings import title
from bot.texts.tournaments import duplicate
from data.tables.deck_sources import day_of_source
from data.tables.replay_queries import Replayable
from data.tables.seat_names import seat_names
from data.tables.venues import ANYONE, Venue, venue_of
from engine.cards import Card
from engine.views import View

COMMAND: Final = LazyMessage("replay-command")
MATCH: Final = LazyMessage("replay-option-match")
FILE: Final = LazyMessage("replay-option-file")
DEAL: Final = LazyMessage("replay-option-deal")

OPEN: Final = "open"
PRIVATE: Final = "private"
HANDS: Final = {OPEN: LazyMessage("replay-hands-open"), PRIVATE: LazyMessage("replay-hands-private")}
"""Whether all hands of a table can be seen after its match, as /table open offers it."""

REPLAY: Final = LazyMessage("replay-button")
FIRST: Final = "⏮"
BACK: Final = LazyMessage("replay-back")
NEXT: Final = LazyMessage("replay-next")
LAST: Final = "⏭"
EYES: Final = {
    Viewpoint.NONE: LazyMessage("replay-eyes-none"),
    Viewpoint.OWN: LazyMessage("replay-eyes-own"),
    Viewpoint.ALL: LazyMessage("replay-eyes-all"),
}
WHOLE: Final = LazyMessage("replay-whole")
COURSE: Final = LazyMessage("replay-course")
EXPORT: Final = LazyMessage("replay-export")
FROM_FILE: Final = LazyMessage("replay-from-file")
STEPS: Final = LazyMessage("replay-steps")
JUMP: Final = LazyMessage("replay-jump")
DEALS: Final = LazyMessage("replay-deals")
BEGIN: Final = LazyMessage("replay-begin")

NAMED: Final = 3
"""The most other players named in the label of a match."""
LONGEST_LABEL: Final = 100
_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 60 * _MINUTE_MS
_DAY_MS: Final = 24 * _HOUR_MS

_MARKS: Final = re.compile(r"\\(.)|[`*]")


def hands_line(*, open_hands: bool) -> str:
    """Return who will be able to see the hands of finished deals, for the lobby."""
    return message("replay-lobby-open") if open_hands else message("replay-lobby-private")


def unmarked(told: str) -> str:
    """Return a sentence without markdown, for a label."""
    return _MARKS.sub(lambda found: found[1] or "", told)


def where(deal: int, deals: int, ply: int, length: int) -> str:
    """Return which moment of which deal is shown."""
    return message("replay-where", deal=deal, deals=deals, move=ply, moves=length)


def turn_words(
    moves: Sequence[PlayedMove], names: Sequence[str], game: str, eyes: Viewpoint, seat: int | None
) -> str:
    """Return the moves of a turn in words, as the viewer may know them."""
    if not moves:
        return ""
    knows = {Viewpoint.NONE: None, Viewpoint.OWN: seat, Viewpoint.ALL: moves[0].seat}[eyes]
    return " ".join(events.news(moves, names, knows, game))


def turn_line(ply: int, told: str) -> str:
    """Return a turn of a deal, with the number of its last move."""
    return f"**{ply}** {told}"


def moment_label(ply: int, told: str) -> str:
    """Return a moment for a menu: the number of the move, and what has just happened."""
    return f"{ply} · {unmarked(told)}"


def deal_label(deal: int, title: str) -> str:
    """Return a deal for a menu, with how it ended."""
    return message("replay-deal", deal=deal, title=unmarked(title))


def frame_line(number: int, ply: int, told: str) -> str:
    """Return what a frame of the contact sheet shows."""
    return message("replay-frame", number=number, move=ply, told=told)


def table_elsewhere() -> str:
    """Return where the table is shown, if there is no room for it beside the hands."""
    return f"-# {message('replay-table-elsewhere', view=str(EYES[Viewpoint.NONE]))}"


def hands_title(eyes: Viewpoint) -> str:
    """Return the title above a hand, or above all hands."""
    return f"**{message('replay-your-hand') if eyes is Viewpoint.OWN else EYES[eyes]}**"


def hand_line(name: str, groups: Iterable[Sequence[Card]]) -> str:
    """Return a hand in one line."""
    return f"**{name}** {boxes(groups) or '–'}"


def sheet_described(frames: Sequence[tuple[int, View]]) -> str:
    """Return the alt text of a contact sheet: upcard, stock and melds at the ply of each frame."""
    told = []
    for number, (ply, view) in enumerate(frames, 1):
        parts = [
            message("replay-sheet-move", move=ply),
            message("replay-sheet-upcard", card=face(view.pile[-1]))
            if view.pile
            else message("replay-sheet-no-upcard"),
            message("replay-sheet-stock", cards=view.stock),
        ]
        laid = sum(len(meld.cards) for meld in view.melds)
        if laid:
            parts.append(message("replay-sheet-melds", cards=laid))
        told.append(f"{number}: {with_commas(parts)}")
    return message("replay-sheet", count=len(frames), frames=with_semicolons(told))


# --- matches


def match_label(match: Replayable, member_id: int, now: int) -> str:
    """Return a match for a member's menu, at most 100 characters."""
    names = seat_names(tuple([seat.named for seat in match.seats]))
    others = [
        f"{plain(name)} {seat.score}"
        for seat, name in zip(match.seats, names, strict=True)
        if seat.member_id != member_id
    ]
    own = [message("replay-you", score=seat.score) for seat in match.seats if seat.member_id == member_id][:1]
    left = len(others) - NAMED
    more = [message("replay-more-players", count=left)] if left > 0 else []
    scores = with_commas([*own, *others[:NAMED], *more])
    told = [*_where(match), title(match.game), scores, ago(now - match.at)]
    return clip(" · ".join(told), LONGEST_LABEL)


def _where(match: Replayable) -> list[str]:
    """Return what names a match before its game: a number in a guild, nothing among friends."""
    if (day := day_of_source(match.deck_source)) is not None:
        return [message("today-name", day=day_without_year(day))]
    venue = venue_of(match.guild_id)
    if venue is Venue.ANYONE:
        return [str(rankings.PLACES[ANYONE])]
    return [f"#{match.number}"] if venue is Venue.GUILD else []


def ago(ms: int) -> str:
    """Return how long ago something was, in words."""
    if ms >= _DAY_MS:
        return message("replay-ago-days", days=ms // _DAY_MS)
    if ms >= _HOUR_MS:
        return message("replay-ago-hours", hours=ms // _HOUR_MS)
    if ms >= _MINUTE_MS:
        return message("replay-ago-minutes", minutes=ms // _MINUTE_MS)
    return message("replay-ago-now")


# --- files


def exported(eyes: Viewpoint, why_no_record: ReplayReason | None) -> str:
    """Return the text beside a match's files: whose view they show, why a record is missing."""
    match eyes:
        case Viewpoint.NONE:
            told = message("replay-exported-none")
        case Viewpoint.OWN:
            told = message("replay-exported-own")
        case Viewpoint.ALL:
            told = message("replay-exported-all")
    match why_no_record:
        case None:
            return f"{told} {message('replay-exported-record')}"
        case ReplayReason.LATER:
            return f"{told} {message('replay-exported-later')}"
        case _:
            return f"{told} {message('replay-exported-private')}"


# --- what is refused


def refusal(error: ReplayRefused) -> str:
    """Return why a replay is refused, and what is possible instead."""
    match error.reason:
        case ReplayReason.NO_PLACE:
            return message("replay-refused-no-place")
        case ReplayReason.NO_MATCH:
            return message("replay-refused-no-match")
        case ReplayReason.NO_MATCHES:
            return message("replay-refused-no-matches")
        case ReplayReason.NOTHING:
            if table := _number(error, "number"):
                return message("replay-refused-nothing", table=table)
            return message("replay-refused-nothing-in-match")
        case ReplayReason.NOT_SEEN:
            return message("replay-refused-not-seen")
        case ReplayReason.NO_DEAL:
            deal, deals = _number(error, "deal"), _number(error, "deals")
            return message("replay-refused-no-deal", deal=deal, deals=deals)
        case ReplayReason.UNFINISHED:
            return message("replay-refused-unfinished", deal=_number(error, "deal"))
        case ReplayReason.NO_MOVE:
            move, moves = _number(error, "ply"), _number(error, "length")
            return message("replay-refused-no-move", move=move, moves=moves)
        case ReplayReason.VEILED:
            return str(duplicate.VEILED)
        case ReplayReason.NO_SEAT:
            return message("replay-refused-no-seat")
        case ReplayReason.LATER:
            return message("replay-refused-later")
        case ReplayReason.PRIVATE:
            return message("replay-refused-private")
        case ReplayReason.UNREADABLE:
            return message("replay-refused-unreadable", table=_number(error, "number"))
        case ReplayReason.GIVEN_TWICE:
            return message("replay-refused-given-twice")
        case ReplayReason.READING:
            return message("replay-refused-reading")
        case ReplayReason.NOT_FETCHED:
            return message("replay-refused-not-fetched")
        case ReplayReason.FILE_GONE:
            return message("replay-refused-file-gone")
        case ReplayReason.NO_REVIEW_LIVE:
            return message("replay-refused-review-live", table=_number(error, "number"))
        case ReplayReason.NO_REVIEW_SEAT:
            return message("replay-refused-review-seat")
        case ReplayReason.NO_REVIEW_GAME:
            return message("replay-refused-review-game")
        case ReplayReason.NO_PROOF:
            return str(proofs.NO_PROOF)
        case ReplayReason.NO_PROOF_YET:
            return str(proofs.NO_PROOF_YET)
        case ReplayReason.NO_REVIEW:
            return message("replay-refused-review")


def _number(error: ReplayRefused, name: str) -> int:
    """Return a number that belongs to a refusal; 0 if it is not known."""
    value = error.facts.get(name)
    return value if isinstance(value, int) else 0

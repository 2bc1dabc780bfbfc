"""Replays in words: who may see what, what happened when, and why a replay is refused."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.manager.results.replay import ReplayReason, ReplayRefused, Viewpoint
from bot.manager.tables.table import PlayedMove
from bot.texts import events, proofs
from bot.texts.faces import boxes, face
from bot.texts.lengths import clip
from bot.texts.names import plain, plural
from bot.texts.rankings import title
from data.tables.replay_queries import Replayable
from data.tables.seat_names import seat_names
from engine.cards import Card
from engine.views import View

COMMAND: Final = "Step through a finished deal"
MATCH: Final = "One of your matches, or a table's number (default: your last match here)"
FILE: Final = "Or the record of a match: the .json file from Export"
DEAL: Final = "Which deal, from 1 (default: the last)"

OPEN: Final = "open"
PRIVATE: Final = "private"
HANDS: Final = {OPEN: "open after the match", PRIVATE: "private"}
"""Whether all hands of a table can be seen after its match, as /table open offers it."""

REPLAY: Final = "Replay"
FIRST: Final = "⏮"
BACK: Final = "◀ Back"
NEXT: Final = "Next ▶"
LAST: Final = "⏭"
EYES: Final = {Viewpoint.NONE: "Table only", Viewpoint.OWN: "My hand", Viewpoint.ALL: "All hands"}
WHOLE: Final = "Whole deal"
COURSE: Final = "In words"
EXPORT: Final = "Export"
FROM_FILE: Final = "📄 Match from a file"
STEPS: Final = "Step by step"
JUMP: Final = "Go to …"
DEALS: Final = "Another deal …"
BEGIN: Final = "The cards have been dealt."
TABLE_ELSEWHERE: Final = f"-# The table itself is under **{EYES[Viewpoint.NONE]}**."

NAMED: Final = 3
"""The most other players named in the label of a match."""
LONGEST_LABEL: Final = 100

_MARKS: Final = re.compile(r"\\(.)|[`*]")


def hands_line(*, open_hands: bool) -> str:
    """Return who will be able to see the hands of finished deals, for the lobby."""
    if open_hands:
        return "**Hands** open after the match: `/replay` then shows all hands"
    return "**Hands** private: `/replay` shows each player only their own"


def unmarked(told: str) -> str:
    """Return a sentence without markdown, for a label."""
    return _MARKS.sub(lambda found: found[1] or "", told)


def where(deal: int, deals: int, ply: int, length: int) -> str:
    """Return which moment of which deal is shown."""
    return f"**{REPLAY}** · deal **{deal}** of {deals} · move **{ply}** of {length}"


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
    return f"Deal {deal} · {unmarked(title)}"


def frame_line(number: int, ply: int, told: str) -> str:
    """Return what a frame of the contact sheet shows."""
    return f"**{number}** · move {ply} · {told}"


def hands_title(eyes: Viewpoint) -> str:
    """Return the title above a hand, or above all hands."""
    return "**Your hand**" if eyes is Viewpoint.OWN else f"**{EYES[eyes]}**"


def hand_line(name: str, groups: Iterable[Sequence[Card]]) -> str:
    """Return a hand in one line."""
    return f"**{name}** {boxes(groups) or '–'}"


def sheet_described(frames: Sequence[tuple[int, View]]) -> str:
    """Return the alt text of a contact sheet: upcard, stock and melds at the ply of each frame."""
    told = []
    for number, (ply, view) in enumerate(frames, 1):
        upcard = f"upcard {face(view.pile[-1])}" if view.pile else "an empty discard pile"
        laid = sum(len(meld.cards) for meld in view.melds)
        melds = f", {laid} in melds" if laid else ""
        told.append(f"{number}: move {ply}, {upcard}, stock {view.stock}{melds}")
    return f"{plural(len(frames), 'moment')} of the deal as small tables. {'; '.join(told)}."


# --- matches


def match_label(match: Replayable, member_id: int, now: int) -> str:
    """Return a match for a member's menu, at most 100 characters."""
    names = seat_names(tuple([seat.named for seat in match.seats]))
    others = [
        f"{plain(name)} {seat.score}"
        for seat, name in zip(match.seats, names, strict=True)
        if seat.member_id != member_id
    ]
    own = next((f"you {seat.score}" for seat in match.seats if seat.member_id == member_id), "")
    more = [f"{len(others) - NAMED} more"] if len(others) > NAMED else []
    scores = ", ".join([own, *others[:NAMED], *more])
    return clip(f"#{match.number} · {title(match.game)} · {scores} · {ago(now - match.at)}", LONGEST_LABEL)


def ago(ms: int) -> str:
    """Return how long ago something was, in words."""
    for unit, name in ((86_400_000, "day"), (3_600_000, "hour"), (60_000, "minute")):
        if ms >= unit:
            return f"{plural(ms // unit, name)} ago"
    return "just now"


# --- files


def exported(eyes: Viewpoint, why_no_record: ReplayReason | None) -> str:
    """Return the text beside a match's files: whose view they show, why a record is missing."""
    told = {
        Viewpoint.NONE: "The match as spectators saw it.",
        Viewpoint.OWN: "The match as you saw it, with your hands.",
        Viewpoint.ALL: "The match with all hands.",
    }[eyes]
    match why_no_record:
        case None:
            return f"{told} The record (.json) can be loaded with `/replay file:`."
        case ReplayReason.LATER:
            return f"{told} The record has every hand, so you can get it when the match has ended."
        case _:
            return f"{told} There is no record to load: the table has private hands."


# --- what is refused


def refusal(error: ReplayRefused) -> str:
    """Return why a replay is refused, and what is possible instead."""
    facts = error.facts
    match error.reason:
        case ReplayReason.NO_PLACE:
            return "That button no longer works. Open the deal again with `/replay`."
        case ReplayReason.NO_MATCH:
            return (
                "There is no such match here. Choose one of yours in the option `match`, or type the number "
                "of its table."
            )
        case ReplayReason.NOTHING:
            where = f"At table {facts['number']}" if facts["number"] else "In that match"
            return f"{where} no deal has been finished, so there is nothing to replay."
        case ReplayReason.NOT_SEEN:
            return "That table is in a channel that you cannot see, and you did not play at it."
        case ReplayReason.NO_DEAL:
            return f"There is no deal {facts['deal']} in that match: it has {plural_deals(facts['deals'])}."
        case ReplayReason.UNFINISHED:
            return f"Deal {facts['deal']} is not finished; only finished deals are shown."
        case ReplayReason.NO_MOVE:
            return f"There is no move {facts['ply']} in that deal: it has {facts['length']}."
        case ReplayReason.NO_SEAT:
            return "You did not play at that table, so you had no hand there. The table itself is shown."
        case ReplayReason.LATER:
            return "You can see all hands when the match has ended."
        case ReplayReason.PRIVATE:
            return "That table has private hands: each player sees only their own."
        case ReplayReason.UNREADABLE:
            return (
                f"The record of table {facts['number']} cannot be replayed by today's rules. Its results "
                "stay as they were."
            )
        case ReplayReason.GIVEN_TWICE:
            return "Name a match of this server or a file, not both."
        case ReplayReason.READING:
            return "Your last file is still being read. Give the next one when it is open."
        case ReplayReason.NOT_FETCHED:
            return "The file could not be fetched from Discord. Please try again."
        case ReplayReason.FILE_GONE:
            return "I no longer have that file. Load it again with `/replay file:`."
        case ReplayReason.NO_REVIEW_LIVE:
            return (
                f"The match at table {facts['number']} is still being played. You can review it when it has "
                "ended."
            )
        case ReplayReason.NO_REVIEW_SEAT:
            return (
                "You did not play in that match, and reviews are for its players only. `/replay` shows what "
                "spectators saw."
            )
        case ReplayReason.NO_REVIEW_GAME:
            return "I cannot review this game yet. `/replay` goes through its deals."
        case ReplayReason.NO_PROOF:
            return proofs.NO_PROOF
        case ReplayReason.NO_PROOF_YET:
            return proofs.NO_PROOF_YET
        case ReplayReason.NO_REVIEW:
            return "I no longer have that review. Ask for it again with **Review** or `/review`."


def plural_deals(count: object) -> str:
    """Return ``1 finished deal``."""
    return plural(int(str(count)), "finished deal")

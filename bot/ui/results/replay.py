"""A finished deal, step by step or as a whole: the table, the last turn, and the visible hands.

All that a press needs is in its custom_id: deal, ply, and which hands are shown (``3.17.h``), then the name
of the control, since two controls may lead to the same place.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple

from bot.manager.publishing.messages import Page
from bot.manager.results.imported_matches import is_imported
from bot.manager.results.replay import (
    Playback,
    ReplayAccess,
    ReplayReason,
    ReplayRefused,
    Viewpoint,
    pick_turns,
)
from bot.manager.tables.table import Table
from bot.pictures import (
    Boards,
    ContactSheet,
    HandPicture,
    ResultPicture,
    ScenePicture,
    TablePicture,
)
from bot.texts.games.default_wording import card_of_action
from bot.texts.games.wording import Text
from bot.texts.lengths import clip, units
from bot.texts.names import colour_of, labels_of, names_of, table_name
from bot.texts.pictures import LONGEST, described, fully_described, is_cut, plates_of
from bot.texts.play import events
from bot.texts.results import replay as say
from bot.texts.results import reviews
from bot.texts.tables import words
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import (
    OPTIONS_PER_SELECT,
    TEXT_PER_MESSAGE,
    Component,
    Gallery,
    Style,
    button,
    buttons,
    container,
    option,
    page,
    row,
    rule,
    select,
    text,
)
from bot.ui.custom_id import Press, custom_id
from bot.ui.emoji import with_emoji
from bot.ui.games.panels import panel_of
from bot.ui.pictures import legend, not_shown, with_hands
from bot.ui.tables.board import fitting
from bot.workers.renderer import Drawing, Picture
from bot.workers.replay_cache import Turn
from data.settings import Cards
from data.tables.codec import load_result
from data.tables.row_types import SeatKind
from engine import GAMES
from engine.actions import Action
from engine.ai.search import DECISION_PROBLEMS
from engine.cards import Card
from engine.deal import Deal
from engine.views import View

FRAMES: Final = 12
"""Moments on a contact sheet."""
OF_SEAT: Final = "seat"
"""The control that asks for the review of a player of an imported match."""
JUDGED: Final = "judge"
"""The control that leads to a moment and marks the move that the evaluation prefers."""
TURNS_SHOWN: Final = 3
"""Turns listed under the table."""
CROWD: Final = 6
SPARE: Final = 300
"""Characters of a message that are left free for titles and other texts."""
_PLACE: Final = re.compile(r"([0-9]{1,6})\.([0-9]{1,6})\.([tha])(?:\.([0-9a-z]{1,8}))?", re.ASCII)


class Place(NamedTuple):
    """A moment of a deal, and the hands shown with it. ``more``: the name of the control."""

    deal: int
    ply: int
    eyes: Viewpoint
    more: str = ""

    def arg(self, more: object = "") -> str:
        """Return the place as the argument of a custom_id, for the control named ``more``."""
        return f"{self.deal}.{self.ply}.{self.eyes}" + (f".{more}" if more != "" else "")


def place_of(press: Press, values: Sequence[str] = ()) -> Place | None:
    """Return the place that a press leads to; None for an unknown argument.

    ``values`` are those of a menu: a ply of the deal, or a deal of the match.
    """
    found = _PLACE.fullmatch(press.arg)
    if found is None:
        return None
    place = Place(int(found[1]), int(found[2]), Viewpoint(found[3]), found[4] or "")
    if not values:
        return place
    if len(values) != 1 or not re.fullmatch(r"[0-9]{1,6}", values[0], re.ASCII):
        return None
    match place.more:
        case "jump":
            return place._replace(ply=int(values[0]))
        case "deal":
            return place._replace(deal=int(values[0]), ply=0)
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Moment:
    """What the parts of a page are made from: the table at a moment, and who looks at it.

    ``view`` is a spectator's.
    """

    playback: Playback
    table: Table
    deal: Deal
    view: View
    names: tuple[str, ...]
    place: Place
    sight: ReplayAccess
    sort: str
    look: Appearance
    lifted: frozenset[Card] = frozenset()
    """Cards of the viewer's own hand that are highlighted."""

    @property
    def game(self) -> str:
        return self.table.spec.key

    def told(self, turn: Turn, until: int | None = None) -> str:
        """Return a turn in words; with ``until`` only its moves before that ply."""
        end = turn.end if until is None else min(turn.end, until)
        moves = self.playback.moves[turn.first : end]
        return say.turn_words(moves, self.names, self.game, self.place.eyes, self.sight.seat)


def _moment(playback: Playback, place: Place, sight: ReplayAccess, sort: str, look: Appearance) -> _Moment:
    sight.check(place.eyes)
    table = playback.at(place.ply)
    deal = _deal(table)
    return _Moment(
        playback=playback,
        table=table,
        deal=deal,
        view=deal.view(None),
        names=names_of(table),
        place=place,
        sight=sight,
        sort=sort,
        look=look,
    )


def _deal(table: Table) -> Deal:
    if table.deal is None:  # a playback always has one
        raise ReplayRefused(ReplayReason.UNREADABLE, number=table.number)
    return table.deal


def _page(moment: _Moment, parts: Sequence[Component], instead: Any) -> Page:
    made = with_emoji([container(colour_of(moment.table), parts)], moment.look)
    return page(*made, instead=partial(instead, look=replace(moment.look, cards=Cards.TEXT)))


def _title(moment: _Moment) -> list[str]:
    playback, table = moment.playback, moment.table
    match = table.match  # once the deal has ended, its scores include it
    scores = match.scores if match is not None else moment.view.scores
    # With many players, the line under the picture already has the scores.
    crowd = len(scores) > CROWD and moment.view.result is None
    deals = len(playback.stored.deals)
    return [
        f"### {table_name(table) if table.number else say.FROM_FILE} · {table.spec.title}",
        say.where(playback.deal, deals, moment.place.ply, playback.length),
        "" if crowd else words.score_line(scores, moment.names, "", moment.game),
    ]


# --- step by step


def replay_page(
    playback: Playback,
    place: Place,
    sight: ReplayAccess,
    *,
    sort: str = "melds",
    look: Appearance = TEXT,
    judged: Action | None = None,
) -> Page:
    """Return a moment of a deal, with hands sorted by ``sort``; ``look`` says how cards are shown.

    ``judged`` is the move that the evaluation prefers there for the viewer's own seat. Raises ReplayRefused
    for a moment that does not exist, or hands that the viewer may not see.
    """
    moment = _moment(playback, place, sight, sort, look)
    choice = ""
    if judged is not None:
        moment = replace(moment, lifted=_cards_of(judged))
        choice = reviews.choice_line(judged, moment.deal.view(sight.seat))
    title, (walk, *controls) = _title(moment), _controls(moment)
    drawn = _drawn(moment) if look.cards is Cards.PICTURES else []
    blocks = _beside(moment, drawn[0]) if drawn else _in_text(moment)
    blocks = [lines for lines in ([line for line in block if line] for block in blocks) if lines]
    *older, news = fitting(_news(moment), title, *blocks) or [""]
    if drawn:
        # The picture, the last turn and the step buttons must fit on one screen of a phone: the turn line
        # goes above, all else below.
        over = blocks[0] if len(blocks) > 1 else []
        parts = [text(*title, *over), *drawn, text(news, choice), walk]
        parts += [text(*block) for block in (*blocks[len(over) and 1 :], older) if block]
    else:
        parts = [text(*title), *(text(*block) for block in blocks), rule(), text(*older, news, choice), walk]
    again = partial(replay_page, playback, place, sight, sort=sort, judged=judged)
    return _page(moment, [*parts, *controls], again)


def _cards_of(action: Action) -> frozenset[Card]:
    card = card_of_action(action)
    return frozenset() if card is None else frozenset({card})


def position(
    playback: Playback,
    place: Place,
    sight: ReplayAccess,
    beside: Sequence[str] = (),
    *,
    sort: str = "melds",
    look: Appearance = TEXT,
) -> list[Component]:
    """Return the position that the viewer saw at a moment: scores, last turns, table and hand.

    It does not say how long the deal will last. ``beside`` are other lines of the message, for which room is
    left. Raises ReplayRefused as ``replay_page`` does.
    """
    moment = _moment(playback, place, sight, sort, look)
    score = _title(moment)[-1]
    drawn = _drawn(moment) if look.cards is Cards.PICTURES else []
    blocks = _beside(moment, drawn[0]) if drawn else _in_text(moment, beside)
    blocks = [lines for lines in ([line for line in block if line] for block in blocks) if lines]
    news = fitting(_news(moment), [score, *beside], *blocks)
    return [text(score, *news), *drawn, *(text(*block) for block in blocks)]


def _news(moment: _Moment) -> list[str]:
    ply = moment.place.ply
    turns = [turn for turn in moment.playback.recording.turns if turn.first < ply]
    told = [line for turn in turns[-TURNS_SHOWN:] if (line := moment.told(turn, ply))]
    return [*(f"-# {line}" for line in told[:-1]), f"➤ {(told or [str(say.BEGIN)])[-1]}"]


def _over(moment: _Moment) -> list[str]:
    """Return whose turn it is, or how the deal ended."""
    result = moment.view.result
    if result is not None:
        return [f"### {events.result_title(result, moment.names, moment.game)}"]
    return [words.turn_line(moment.view, moment.names, None)]


def _seats(moment: _Moment) -> range:
    """Return the seats whose hands are shown."""
    match moment.place.eyes:
        case Viewpoint.OWN if moment.sight.seat is not None:
            return range(moment.sight.seat, moment.sight.seat + 1)
        case Viewpoint.ALL:
            return range(len(moment.table.players))
    return range(0)


def _hands(moment: _Moment) -> list[tuple[int, HandPicture]]:
    """Return pictures of the hands that are shown; empty hands are left out."""
    panel = panel_of(moment.table)
    found = [(seat, panel.hand_view(moment.deal.view(seat), moment.sort)) for seat in _seats(moment)]
    lifted = moment.lifted
    return [
        (seat, replace(hand, picked=lifted) if lifted and seat == moment.sight.seat else hand)
        for seat, hand in found
        if hand is not None
    ]


def _above(moment: _Moment) -> Drawing | None:
    panel, view = panel_of(moment.table), moment.view
    return (panel.result_view(view) if view.result is not None else None) or panel.table_view(view)


def _drawn(moment: _Moment) -> list[Gallery]:
    """Return the picture of a moment: the table or the deal's result, with the hands below it."""
    above, hands = _above(moment), _hands(moment)
    if not isinstance(above, TablePicture | Boards | ResultPicture):
        return []
    hands = not_shown(above, hands)
    own = moment.place.eyes is Viewpoint.OWN and hands
    drawing = ScenePicture(above, hands[0][1]) if own else with_hands(above, hands)
    seats = plates_of(moment.table)
    told = described(drawing, seats)
    if is_cut(told):
        told = described(above, seats)
    return [Gallery(Picture(drawing, moment.look.style, told, seats))]


def _beside(moment: _Moment, drawn: Gallery) -> list[list[str]]:
    """Return the blocks of text around the picture: above it, and below it.

    They include what does not fit into the alt text.
    """
    panel, view, names = panel_of(moment.table), moment.view, moment.names
    blocks = [_over(moment)]
    if view.result is not None:
        lines = events.result_lines(view.result, names, moment.game)
        own = panel.result_view(view) is not None
        beside = panel.result_lines(view.result, names, lines) if own else lines
        blocks.append([legend(names), *beside])
    else:
        blocks.append(panel.table_lines(view, names))
    drawing = drawn.picture.drawing
    if isinstance(drawing, ScenePicture) and not fully_described(drawing, plates_of(moment.table)):
        blocks.append(_hand_lines(moment))
    return blocks


def _in_text(moment: _Moment, beside: Sequence[str] = ()) -> list[list[str]]:
    """Return the blocks of text that show a moment without a picture.

    ``beside`` are other lines of the message.
    """
    view, names = moment.view, moment.names
    hands = _hand_lines(moment)
    if view.result is not None:
        table = [[*_over(moment), *events.result_lines(view.result, names, moment.game)]]
    else:
        table = panel_of(moment.table).board(view, names, _over(moment)[0])
    room = TEXT_PER_MESSAGE - SPARE - sum(units(line) + 1 for line in (*hands, *beside))
    if hands and sum(units(line) + 1 for block in table for line in block) > room:
        table = [[*_over(moment), say.table_elsewhere()]]
    return [*table, hands]


def _hand_lines(moment: _Moment) -> list[str]:
    """Return the visible hands as text: one's own in large cards, all hands on a line each."""
    eyes = moment.place.eyes
    if eyes is Viewpoint.NONE:
        return []
    title = say.hands_title(eyes)
    if eyes is Viewpoint.OWN:
        shown = panel_of(moment.table).show(moment.deal.view(moment.sight.seat), moment.names, moment.sort)
        return [*shown.above, title, *shown.lines]
    hands = dict(_hands(moment))
    lines = []
    for seat in _seats(moment):
        groups = hands[seat].groups if seat in hands else ()
        cards: list[list[Card]] = [[card for card in group.cards if card is not None] for group in groups]
        lines.append(say.hand_line(moment.names[seat], cards))
    return [title, *lines]


# --- the controls


def _control(moment: _Moment, place: Place, more: str, label: Text, *, here: bool, style: Style) -> Component:
    made = custom_id(moment.table.id, "replay", place.arg(more))
    return button(made, label, style, disabled=here)


def _controls(moment: _Moment) -> list[Component]:
    place, length = moment.place, moment.playback.length
    steps = (
        (0, "first", say.FIRST),
        (place.ply - 1, "back", str(say.BACK)),
        (place.ply + 1, "next", str(say.NEXT)),
        (length, "last", say.LAST),
    )
    walk = [
        _control(
            moment,
            place._replace(ply=min(max(to, 0), length)),
            more,
            label,
            here=place.ply == (0 if more in ("first", "back") else length),
            style=Style.PRIMARY if more in ("back", "next") else Style.SECONDARY,
        )
        for to, more, label in steps
    ]
    looks = [
        _control(
            moment,
            place._replace(eyes=eyes),
            f"see{eyes}",
            say.EYES[eyes],
            here=eyes is place.eyes,
            style=Style.SECONDARY,
        )
        for eyes in moment.sight.eyes
        if len(moment.sight.eyes) > 1
    ]
    looks.append(button(custom_id(moment.table.id, "whole", place.arg()), say.WHOLE))
    looks.append(button(custom_id(moment.table.id, "export", place.arg()), say.EXPORT))
    return [row(*walk), *buttons(looks), _jump(moment), *_deals(moment, "replay"), *_reviews(moment)]


def _moments(moment: _Moment, most: int) -> list[tuple[int, str]]:
    """Return up to ``most`` moments of the deal, with the first and the last: ply, last turn."""
    turns = pick_turns(moment.playback.recording.turns, most - 1)
    told = [(turn.end, moment.told(turn)) for turn in turns if turn.end]
    return [
        (0, str(say.BEGIN)),
        *((ply, line) for ply, line in told if line or ply == moment.playback.length),
    ]


def _jump(moment: _Moment) -> Component:
    options = [
        option(str(ply), say.moment_label(ply, told), chosen=ply == moment.place.ply)
        for ply, told in _moments(moment, OPTIONS_PER_SELECT)
    ]
    return select(custom_id(moment.table.id, "replay", moment.place.arg("jump")), say.JUMP, options)


def _reviews(moment: _Moment) -> list[Component]:
    """Return the menu that reviews a player of an imported match."""
    table = moment.table
    if not is_imported(table.id) or table.spec.view not in DECISION_PROBLEMS:
        return []
    seats = [seat.seat for seat in moment.playback.stored.seats if seat.kind is SeatKind.PERSON]
    names = labels_of(table)
    options = [option(str(seat), names[seat]) for seat in seats[:OPTIONS_PER_SELECT]]
    return [select(custom_id(table.id, "review", OF_SEAT), reviews.OF_SEAT, options)] if options else []


def _deals(moment: _Moment, verb: str) -> list[Component]:
    """Return the menu of the match's finished deals; of too many, those around this one."""
    stored, spec = moment.playback.stored, GAMES[moment.game]
    ended = [deal for deal in stored.deals if deal.result is not None]
    if len(ended) < 2:
        return []
    at = next((at for at, deal in enumerate(ended) if deal.deal == moment.place.deal), 0)
    first = max(0, min(at - OPTIONS_PER_SELECT // 2, len(ended) - OPTIONS_PER_SELECT))
    options = []
    for deal in ended[first : first + OPTIONS_PER_SELECT]:
        result = load_result(spec, deal.result or "", where=f"table {stored.table_id} deal {deal.deal}")
        label = say.deal_label(deal.deal, events.result_title(result, moment.names, moment.game))
        options.append(option(str(deal.deal), label, chosen=deal.deal == moment.place.deal))
    return [select(custom_id(moment.table.id, verb, moment.place.arg("deal")), say.DEALS, options)]


# --- whole deal


def whole_page(
    playback: Playback, place: Place, sight: ReplayAccess, *, sort: str = "melds", look: Appearance = TEXT
) -> Page:
    """Return the contact sheet of a deal, with what happened at each of its moments.

    A viewer without pictures gets the deal in words. Raises ReplayRefused as ``replay_page`` does.
    """
    if look.cards is not Cards.PICTURES:
        return course_page(playback, place, sight, sort=sort, look=look)
    moment = _moment(playback, place, sight, sort, look)
    frames, views = [], []
    moments = _moments(moment, FRAMES)
    for ply, _ in moments:
        view = _deal(playback.at(ply)).view(None)
        drawing = panel_of(moment.table).table_view(view)
        if not isinstance(drawing, TablePicture | Boards):
            return course_page(playback, place, sight, sort=sort, look=look)
        frames.append(drawing)
        views.append((ply, view))
    sheet = Picture(
        ContactSheet(tuple(frames)),
        look.style,
        clip(say.sheet_described(views), LONGEST, at_word=True),
        plates_of(moment.table),
    )
    lines = [say.frame_line(number, ply, told) for number, (ply, told) in enumerate(moments, 1)]
    title = _title(moment)
    most = (TEXT_PER_MESSAGE - SPARE - sum(map(units, title))) // len(lines)
    parts = [
        text(*title),
        Gallery(sheet),
        text(legend(moment.names), *(clip(line, most) for line in lines)),
        *buttons([_step_button(moment), button(_course_id(moment, 0), say.COURSE)]),
        _jump(moment),
        *_deals(moment, "whole"),
    ]
    return _page(moment, parts, partial(whole_page, playback, place, sight, sort=sort))


def course_page(
    playback: Playback,
    place: Place,
    sight: ReplayAccess,
    number: int = 0,
    *,
    sort: str = "melds",
    look: Appearance = TEXT,
) -> Page:
    """Return a page of a deal in words, turn by turn.

    ``number`` counts from 0; one beyond the last page gives the last. Raises ReplayRefused as ``replay_page``
    does.
    """
    moment = _moment(playback, place, sight, sort, replace(look, cards=_without_pictures(look.cards)))
    title = _title(moment)
    pages = _course(moment, TEXT_PER_MESSAGE - SPARE - sum(map(units, title)))
    at = max(0, min(number, len(pages) - 1))
    turn = [
        button(_course_id(moment, to), label)
        for to, label in ((at - 1, say.BACK), (at + 1, say.NEXT))
        if to in range(len(pages))
    ]
    parts = [
        text(*title),
        rule(),
        text(*pages[at]),
        *buttons([*turn, _step_button(moment)]),
        *_deals(moment, "whole"),
    ]
    return _page(moment, parts, partial(course_page, playback, place, sight, number, sort=sort))


def _without_pictures(cards: Cards) -> Cards:
    return Cards.TEXT if cards is Cards.PICTURES else cards


def _course(moment: _Moment, room: int) -> list[list[str]]:
    """Return all turns in words, page by page."""
    pages: list[list[str]] = [[say.turn_line(0, str(say.BEGIN))]]
    for turn in moment.playback.recording.turns:
        told = moment.told(turn)
        if not told:
            continue
        line = clip(say.turn_line(turn.end, told), room)
        if sum(units(other) + 1 for other in pages[-1]) + units(line) > room:
            pages.append([])
        pages[-1].append(line)
    return pages


def _course_id(moment: _Moment, number: int) -> str:
    return custom_id(moment.table.id, "course", moment.place.arg(number))


def _step_button(moment: _Moment) -> Component:
    return button(custom_id(moment.table.id, "replay", moment.place.arg("step")), say.STEPS, Style.PRIMARY)

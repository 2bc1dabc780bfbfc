"""What others did with your cards: pages about a round with duplicate deals, once it has ended."""

import re
from typing import Final, NamedTuple

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import Viewpoint
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.tournaments import duplicate as say
from bot.texts.tournaments.tournaments import Tables, name
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
    select,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.results.replay import Place
from bot.ui.tournaments.message import COLOUR, fitting
from engine.tournaments.duplicate import Comparison, comparisons, is_open
from engine.tournaments.standings import holders
from engine.tournaments.tournament import Pairing

COMPARE: Final = "compare"
"""The verb of the presses on these pages."""
_ROOM: Final = TEXT_PER_MESSAGE - 600
_REPLAYS: Final = 15
"""The most buttons that lead to replays."""
_ARG: Final = re.compile(r"([0-9]{1,4})\.([0-9]{1,6})(?:\.([0-9]{1,4}))?", re.ASCII)


class Asked(NamedTuple):
    """Which round and entrant are compared, and which deal; 0: the last round, all deals."""

    number: int
    entrant: int
    deal: int = 0

    @property
    def arg(self) -> str:
        """The argument of the custom_id that asks for it."""
        return f"{self.number}.{self.entrant}.{self.deal}"


def asked_by(arg: str) -> Asked | None:
    """Return what the argument of a custom_id asks for; None: nothing."""
    found = _ARG.fullmatch(arg)
    return Asked(int(found[1]), int(found[2]), int(found[3] or 0)) if found else None


def compare_button(live: LiveTournament, entrant: int) -> Component:
    """Return the button that compares an entrant's last round."""
    return button(custom_id(live.id, COMPARE, Asked(0, entrant).arg), say.TITLE)


def ended_rounds(live: LiveTournament) -> list[int]:
    """Return the rounds with duplicate deals that are not played any more."""
    if not live.settings.duplicate:
        return []
    return [number for number in range(1, live.state.round + 1) if not is_open(live.state, number)]


def compare_page(live: LiveTournament, tables: Tables, asked: Asked) -> Page:
    """Return how an entrant did beside the same seat at other tables, or why there is nothing."""
    ended = ended_rounds(live)
    number = asked.number or (ended[-1] if ended else 0)
    if not live.settings.duplicate or not number:
        return _boxed(text(f"### {say.TITLE}", say.none_yet()))
    if number not in ended:
        told = say.not_over(number) if number <= live.state.round else say.none_yet()
        return _boxed(text(f"### {say.TITLE}", told), *_rounds(live, asked))
    found = _seat(live, number, asked.entrant)
    if found is None:
        return _boxed(text(f"### {say.TITLE}", say.not_in(number)), *_rounds(live, asked))
    pairing, seat = found
    asked, head = asked._replace(number=number), say.heading(number, name(live, asked.entrant))
    compared = comparisons(live.state, pairing, seat)
    if 0 < asked.deal <= len(compared):
        return _boxed(text(head), *_deal(live, tables, compared[asked.deal - 1], pairing, seat, asked))
    lines = fitting([say.comparison_line(each) for each in compared], _ROOM)
    chosen = [option(str(each.deal), say.deal_name(each.deal)) for each in compared[:OPTIONS_PER_SELECT]]
    return _boxed(
        text(head, *lines),
        text(say.total_line(compared), say.extremes(compared)),
        select(custom_id(live.id, COMPARE, asked.arg), say.CHOOSE, chosen),
        *_rounds(live, asked),
    )


def _boxed(*parts: Component) -> Page:
    return page(container(COLOUR, parts))


def _seat(live: LiveTournament, number: int, entrant: int) -> tuple[Pairing, int] | None:
    """Return where an entrant, or who stands for them, played in a round."""
    held = holders(live.state)
    for pairing in live.state.pairings:
        if pairing.round == number:
            for seat, each in enumerate(pairing.seats):
                if entrant in (each, held[each]):
                    return pairing, seat
    return None


def _deal(
    live: LiveTournament, tables: Tables, found: Comparison, pairing: Pairing, seat: int, asked: Asked
) -> list[Component]:
    seats = {each.number: each.seats[seat] for each in live.state.pairings if each.round == pairing.round}
    lines = [say.other_line(number, name(live, seats[number]), points) for number, points in found.others]
    shown = [pairing.number, *(number for number, _ in found.others)] if found.own is not None else []
    replays = [
        button(
            custom_id(tables[number].table_id, "replay", Place(found.deal, 0, Viewpoint.ALL).arg()),
            say.match_label(number),
            Style.PRIMARY if number == pairing.number else Style.SECONDARY,
        )
        for number in shown[:_REPLAYS]
        if number in tables
    ]
    back = button(custom_id(live.id, COMPARE, asked._replace(deal=0).arg), say.ALL_DEALS)
    return [
        text(say.comparison_line(found), *fitting(lines, _ROOM)),
        *([text(f"-# {say.REPLAYS}"), *buttons(replays)] if replays else []),
        *buttons([back]),
    ]


def _rounds(live: LiveTournament, asked: Asked) -> list[Component]:
    """Return buttons for the rounds before and after."""
    ended = ended_rounds(live)
    near = [number for number in (asked.number - 1, asked.number + 1) if number in ended]
    return buttons(
        [
            button(custom_id(live.id, COMPARE, Asked(number, asked.entrant).arg), say.round_name(number))
            for number in near
        ]
    )

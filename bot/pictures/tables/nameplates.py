"""The people at the seats of a drawing.

Games draw seats as letters; the people are inserted when the picture is drawn.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import TypeVar, cast

from bot.pictures.tables.groups import CardGroup
from bot.pictures.tables.seats import SeatMark

_Drawn = TypeVar("_Drawn")


@dataclass(frozen=True, slots=True)
class Nameplate:
    """The person at the seat with this ``letter`` in a drawing.

    ``badge``: shown instead of the letter, one or two characters of the name if they can be drawn. ``name``
    is ``""`` if it cannot be drawn. ``team``: the first or the second of two (0, 1), or None.
    """

    letter: str
    badge: str = field(repr=False)  # keeps names out of logs
    name: str = field(default="", repr=False)
    team: int | None = None
    computer: bool = False


def seated(drawing: _Drawn, plates: Mapping[str, Nameplate]) -> _Drawn:
    """Return a drawing with the people at its seats, by letter; other seats stay as they are."""
    return cast(_Drawn, _seated(drawing, plates))


def _seated(part: object, plates: Mapping[str, Nameplate]) -> object:
    match part:
        case SeatMark(badge) if badge in plates:
            plate = plates[badge]
            return replace(part, badge=plate.badge, name=plate.name, team=plate.team, computer=plate.computer)
        case CardGroup(added=added) if added:
            laid = tuple((card, plates[by].badge if by in plates else by) for card, by in added)
            return replace(part, added=laid)
        case SeatMark() | CardGroup():
            return part
        case tuple():
            return tuple([_seated(each, plates) for each in part])
    if is_dataclass(part) and not isinstance(part, type):
        return replace(
            part, **{each.name: _seated(getattr(part, each.name), plates) for each in fields(part)}
        )
    return part

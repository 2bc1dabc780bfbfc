"""Who sits at the seats of a drawing.

Games draw seats as letters; who sits there is put in when the picture is drawn.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import TypeVar, cast

from bot.pictures.groups import CardGroup
from bot.pictures.seats import SeatMark

_Drawn = TypeVar("_Drawn")


@dataclass(frozen=True, slots=True)
class Nameplate:
    """Who sits at a seat that a drawing knows by its ``letter``.

    ``badge``: what stands for the seat instead, one or two characters of the name where that can be drawn.
    ``name`` is ``""`` where it cannot. ``team``: the first or the second of two (0, 1), or None.
    """

    letter: str
    badge: str = field(repr=False)  # nobody's name reaches a log
    name: str = field(default="", repr=False)
    team: int | None = None
    computer: bool = False


def seated(drawing: _Drawn, plates: Mapping[str, Nameplate]) -> _Drawn:
    """Return a drawing with who sits at its seats, by the letters of these; all others stay as they are."""
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

"""What has been picked on a hand panel.

It is stored in the custom_ids of the panel itself, so the bot keeps no state.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.ui.custom_id import ARG, Press
from engine.actions import Action

MOST_VALUES: Final = 25
"""The most options that a select can have."""


@dataclass(frozen=True, slots=True)
class PanelState:
    """How far a choice on a panel has come; indices are those of ``deal.legal_actions(seat)``.

    ``asked``: the action to confirm. ``picked``: an action with the picked card, if several actions use that
    card. ``menu`` and ``page``: the menu that shows a page other than its first. ``resigning``: whether to
    confirm resigning; ``planning``: whether to show the page on which the next turn is planned. ``step``:
    how far a choice of the game's own has come, and ``values``: what was chosen last, in the format of the
    game's Panel. ``hint``: the lines of the hint asked for; ``hinted``: how often it was asked for;
    ``judged``: the actions in the judge's order, the best first, once all of it is shown.
    """

    asked: int | None = None
    picked: int | None = None
    menu: int = 0
    page: int = 0
    resigning: bool = False
    planning: bool = False
    step: str = ""
    values: tuple[str, ...] = ()
    hint: tuple[str, ...] = ()
    hinted: int = 0
    judged: tuple[Action, ...] = ()


def number(text: str) -> int | None:
    """Parse a number from a custom_id or value; None if it is not one that we write."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else None


def _chosen(press: Press, values: Sequence[str]) -> int | None:
    return number(values[0]) if values else number(press.arg)


def index_of(press: Press, values: Sequence[str] = ()) -> int | None:
    """Return the index of the action that a press applies; None for other verbs.

    The verbs are ``act`` and ``standing``. ``values`` are those of the select, if it was one. The index of a
    forged press may be out of range.
    """
    return _chosen(press, values) if press.verb in ("act", "standing") else None


def page_arg(menu: int, page: int, picked: int | None) -> str:
    """Return the argument of the verb ``page``."""
    return f"{menu}.{page}" + (f".{picked}" if picked is not None else "")


def panel_state_of(press: Press, values: Sequence[str] = ()) -> PanelState:
    """Return the panel state that a press leads to; the bare panel if it leads to none.

    Never raises.
    """
    match press.verb:
        case "sure":
            return PanelState(asked=_chosen(press, values))
        case "pick":
            return PanelState(picked=_chosen(press, values))
        case "resign":
            return PanelState(resigning=True)
        case "step" | "make" | "run" if len(values) <= MOST_VALUES and all(map(ARG.fullmatch, values)):
            return PanelState(step=press.arg, values=tuple(values))
        case "page":
            parts: list[int | None] = [*map(number, press.arg.split(".")), None, None]
            menu, page, picked = parts[:3]
            return PanelState(picked=picked, menu=menu or 0, page=page or 0)
        case _:
            return PanelState()

"""What has been picked or asked on a hand panel.

It stands in the custom_ids of the panel itself, so panels remember nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.ui.custom_id import ARG, Press

MOST_VALUES: Final = 25
"""A select has no more options."""


@dataclass(frozen=True, slots=True)
class PanelState:
    """How far a choice on a panel has come; all indices are places in ``deal.legal_actions(seat)``.

    ``asked``: the action whose confirmation is asked. ``picked``: an action with the card that was picked,
    where several actions go with that card. ``menu`` and ``page``: the menu of the panel that has been turned
    to a further page. ``resigning``: whether resigning is to be confirmed. ``step``: how far a choice of the
    game's own in several presses has come, and ``values`` what was chosen last, in words of the game's Panel.
    ``hint``: the lines of a hint that was asked for, ``hinted`` how often it was.
    """

    asked: int | None = None
    picked: int | None = None
    menu: int = 0
    page: int = 0
    resigning: bool = False
    step: str = ""
    values: tuple[str, ...] = ()
    hint: tuple[str, ...] = ()
    hinted: int = 0


def number(text: str) -> int | None:
    """Return the number that stands in a custom_id or value; None if it is none, or none that we write."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else None


def _chosen(press: Press, values: Sequence[str]) -> int | None:
    return number(values[0]) if values else number(press.arg)


def index_of(press: Press, values: Sequence[str] = ()) -> int | None:
    """Return the place of the action that a press applies (verb ``act``); None for every other press.

    ``values`` are those of the select, if it was one. The place may be beyond the list of a forged press.
    """
    return _chosen(press, values) if press.verb == "act" else None


def page_arg(menu: int, page: int, picked: int | None) -> str:
    """Return the argument of the verb ``page``."""
    return f"{menu}.{page}" + (f".{picked}" if picked is not None else "")


def panel_state_of(press: Press, values: Sequence[str] = ()) -> PanelState:
    """Return the stage that a press leads to; the bare panel for every press that leads to none.

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

"""Refusals of gin in words: one sentence for each reason."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.wording import Refusal
from engine.actions import Action
from engine.errors import IllegalAction
from engine.games.gin.terms import GinReason, GinView


def _too_much(error: IllegalAction, view: GinView, _action: Action | None) -> str:
    limit, left = error.facts.get("limit"), error.facts.get("deadwood")
    throw = f" by discarding {boxed(error.cards)}" if error.cards else ""
    needed = "gin, no deadwood at all" if limit == 0 else f"{limit} or less"
    words = f"You cannot knock{throw}: that leaves {left} deadwood; you need {needed}."
    if view.knocks:
        card, least = min(view.knocks, key=lambda knock: knock[1])
        words += f" Discarding {boxed(card)} would leave {least}."
    return words


def _first_offer(_error: IllegalAction, view: GinView, _action: Action | None) -> str:
    upcard = boxed(view.pile[-1]) if view.pile else "the upcard"
    return f"The first upcard {upcard} is still on offer: nobody draws from the stock until both have passed."


SENTENCES: Final[dict[str, Refusal]] = {
    GinReason.UPCARD_ON_OFFER: _first_offer,
    GinReason.MUST_DRAW_STOCK: lambda *_: "You both passed, so you must draw from the stock.",
    GinReason.DRAW_FIRST: lambda *_: "Draw first.",
    GinReason.ALREADY_DREW: lambda *_: "You have already drawn this turn; now discard a card, or knock.",
    GinReason.AT_THE_WALL: lambda *_: (
        "No card of the stock can be drawn any more: take the upcard and knock at once, or pass."
    ),
    GinReason.TOO_MUCH_DEADWOOD: _too_much,
    GinReason.NO_BIG_GIN: lambda *_: "There is no big gin at this table: discard a card and go gin.",
    GinReason.NOT_ALL_MELDED: lambda error, *_: (
        f"For big gin all eleven cards must be melded; {error.facts.get('deadwood')} deadwood would be left."
    ),
    GinReason.DEFEND_FIRST: lambda *_: "Your opponent has knocked: lay off first.",
}

"""Refusals of gin in words: one sentence for each reason."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.wording import Refusal
from engine.actions import Action
from engine.errors import IllegalAction
from engine.games.gin.terms import GinReason, GinView


def _too_much(error: IllegalAction, view: GinView, _action: Action | None) -> str:
    limit, left = error.facts.get("limit"), error.facts.get("deadwood")
    throw = f" by throwing {boxed(error.cards)}" if error.cards else ""
    needed = "gin only here: no deadwood" if limit == 0 else f"{limit} or less"
    words = f"You cannot knock{throw}: that leaves {left} deadwood, and it takes {needed}."
    if view.knocks:
        card, least = min(view.knocks, key=lambda knock: knock[1])
        words += f" Throwing {boxed(card)} would leave {least}."
    return words


def _first_offer(_error: IllegalAction, view: GinView, _action: Action | None) -> str:
    upcard = boxed(view.pile[-1]) if view.pile else "the upcard"
    return (
        f"The first upcard {upcard} is still on offer; until both have left it, nobody draws from the stock."
    )


SENTENCES: Final[dict[str, Refusal]] = {
    GinReason.UPCARD_ON_OFFER: _first_offer,
    GinReason.MUST_DRAW_STOCK: lambda *_: (
        "Both of you left the upcard, so this turn begins with a card from the stock."
    ),
    GinReason.DRAW_FIRST: lambda *_: "First take a card.",
    GinReason.ALREADY_DREW: lambda *_: "You have taken a card in this turn; now throw one, or knock.",
    GinReason.AT_THE_WALL: lambda *_: (
        "The last card of the stock that may be drawn is gone: knock with the upcard at once, or let "
        "the wall stand."
    ),
    GinReason.TOO_MUCH_DEADWOOD: _too_much,
    GinReason.NO_BIG_GIN: lambda *_: "Big gin is not played at this table: throw a card, and it is gin.",
    GinReason.NOT_ALL_MELDED: lambda error, *_: (
        f"For big gin all eleven cards must be melded; {error.facts.get('deadwood')} deadwood would be left."
    ),
    GinReason.DEFEND_FIRST: lambda *_: "A knock is on the table: it must be defended first.",
}

"""Refusals of gin in words: one sentence for each reason."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.wording import Refusal
from bot.texts.localization import message
from engine.actions import Action
from engine.errors import IllegalAction
from engine.games.gin.terms import GinReason, GinView


def _too_much(error: IllegalAction, view: GinView, _action: Action | None) -> str:
    limit, left = error.facts.get("limit"), error.facts.get("deadwood")
    refused = message(
        "gin-refusals-too-much-deadwood",
        cards=boxed(error.cards) if error.cards else "none",
        deadwood=left if isinstance(left, int) else "",
        limit=limit if isinstance(limit, int) else "",
    )
    if not view.knocks:
        return refused
    card, least = min(view.knocks, key=lambda knock: knock[1])
    return f"{refused} {message('gin-refusals-better-discard', card=boxed(card), deadwood=least)}"


def _first_offer(_error: IllegalAction, view: GinView, _action: Action | None) -> str:
    return message("gin-refusals-first-offer", upcard=boxed(view.pile[-1]))


def _not_all_melded(error: IllegalAction, _view: GinView, _action: Action | None) -> str:
    left = error.facts.get("deadwood")
    return message("gin-refusals-not-all-melded", deadwood=left if isinstance(left, int) else "")


SENTENCES: Final[dict[str, Refusal]] = {
    GinReason.UPCARD_ON_OFFER: _first_offer,
    GinReason.MUST_DRAW_STOCK: lambda *_: message("gin-refusals-must-draw-stock"),
    GinReason.DRAW_FIRST: lambda *_: message("gin-refusals-draw-first"),
    GinReason.ALREADY_DREW: lambda *_: message("gin-refusals-already-drew"),
    GinReason.AT_THE_WALL: lambda *_: message("gin-refusals-at-the-wall"),
    GinReason.TOO_MUCH_DEADWOOD: _too_much,
    GinReason.NO_BIG_GIN: lambda *_: message("gin-refusals-no-big-gin"),
    GinReason.NOT_ALL_MELDED: _not_all_melded,
    GinReason.DEFEND_FIRST: lambda *_: message("gin-refusals-defend-first"),
}

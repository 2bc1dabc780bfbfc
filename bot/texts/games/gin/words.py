"""Gin in words: actions, tasks, and the lines of the table."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import JUST_DRAWN, JUST_TAKEN, boxed, boxes, face, row
from bot.texts.games import default_wording
from bot.texts.games.default_wording import upcard
from bot.texts.localization import LazyMessage, message
from engine.actions import Action, Discard
from engine.cards import POINTS
from engine.games.gin.match import GinMatch
from engine.games.gin.terms import (
    BigGin,
    Defend,
    GinOptions,
    GinView,
    Knock,
    PassUpcard,
    PassWall,
    Phase,
    Variant,
    WallBigGin,
    WallKnock,
)

OTHERWISE: Final = LazyMessage("gin-words-otherwise")
PICK: Final = LazyMessage("gin-words-pick")
SHOWS_BOTH: Final = LazyMessage("gin-words-shows-both")


# Actions


def left_by(action: Action, view: GinView) -> int | None:
    """Return the deadwood that an action leaves in hand; None if that does not apply."""
    match action:
        case Knock(card, None) | WallKnock(card, None):
            return dict(view.knocks)[card]
        case Knock(card, melds) | WallKnock(card, melds):
            held = {*view.hand, *(view.pile[-1:] if isinstance(action, WallKnock) else ())} - {card}
            return sum(POINTS[loose] for loose in held.difference(*(melds or ())))
        case Defend(melds, laid_off):
            return sum(POINTS[loose] for loose in set(view.hand).difference(laid_off, *melds))
        case BigGin() | WallBigGin():
            return 0
        case _:
            return None


def label(action: Action, view: GinView) -> str:
    """Return the label of an action; ``""`` for the default words."""
    match action:
        case PassUpcard():
            return message("gin-words-pass")
        case PassWall():
            return message("gin-words-pass-wall")
        case Knock(card):
            if left := left_by(action, view):
                return message("gin-words-knock", card=face(card), left=left)
            return message("gin-words-gin", card=face(card))
        case WallKnock(card):
            if left := left_by(action, view):
                return message("gin-words-wall-knock", upcard=upcard(view), card=face(card), left=left)
            return message("gin-words-wall-gin", upcard=upcard(view), card=face(card))
        case BigGin():
            return message("gin-words-big-gin")
        case WallBigGin():
            return message("gin-words-wall-big-gin", upcard=upcard(view))
        case Defend(_, laid_off):
            cards = row(laid_off) if laid_off else "none"
            return message("gin-words-lay-off", cards=cards, left=left_by(action, view) or 0)
        case _:
            return ""


def note(action: Action, view: GinView) -> str:
    """Return a smaller line for an action: the drawn card, or the melds of a knock."""
    match action:
        case Discard(card) if card == view.drawn:
            return just_got(view)
        case Knock(_, None) | WallKnock(_, None):
            return message("gin-words-arranged")
        case Knock(_, melds) | WallKnock(_, melds):
            return message("gin-words-melds", melds=" | ".join(map(row, melds or ())))
        case Defend((), _):
            return message("gin-words-keep-none")
        case Defend(melds, _):
            return message("gin-words-keep", melds=" | ".join(map(row, melds)))
        case _:
            return ""


def just_got(view: GinView) -> str:
    """Return where the drawn card of a hand came from: it was drawn, or taken."""
    return str(JUST_TAKEN if view.drawn == view.taken else JUST_DRAWN)


def question(action: Action, view: GinView) -> str:
    """Return the question that confirms an action; ``""`` for others."""
    match action:
        case Knock(card):
            left = left_by(action, view) or 0
            return message("gin-words-question", card=boxed(card), left=left)
        case WallKnock(card):
            left, top = left_by(action, view) or 0, boxed(view.pile[-1])
            return message("gin-words-question-wall", upcard=top, card=boxed(card), left=left)
        case _:
            return ""


def at_once(action: Action, view: GinView) -> bool:
    """Return whether an action needs no confirmation although its verb does: going gin."""
    return left_by(action, view) == 0


# The table


_TASKS: Final = {
    Phase.FIRST_UPCARD: LazyMessage("gin-words-task-first-upcard"),
    Phase.FORCED_STOCK: LazyMessage("gin-words-task-forced-stock"),
    Phase.DRAW: LazyMessage("gin-words-task-draw"),
    Phase.DISCARD: LazyMessage("gin-words-task-discard"),
    Phase.WALL: LazyMessage("gin-words-task-wall"),
    Phase.DEFENCE: LazyMessage("gin-words-task-defence"),
}


def task(view: GinView) -> str:
    """Return what the acting seat may do, to follow "to"."""
    if view.knocks and view.phase is Phase.DISCARD:
        return message("gin-words-task-discard-or-knock")
    return str(_TASKS.get(view.phase, ""))


def deadwood_line(view: GinView, deadwood: int) -> str:
    """Return the lowest deadwood of a hand (of eleven, after a discard), and the limit."""
    discards = any(isinstance(action, Discard) for action in view.legal)
    least = (
        message("gin-words-deadwood-after", points=deadwood)
        if discards
        else message("gin-words-deadwood", points=deadwood)
    )
    if view.knocked is not None:
        return least
    return f"{least} · {_limited(view, message('gin-words-may-knock', limit=view.knock_limit))}"


def goal(options: GinOptions) -> str:
    """Return the target, if it is not the points alone."""
    return message("gin-words-goal-hollywood", target=options.target) if options.hollywood else ""


def games_line(match: GinMatch, names: Sequence[str]) -> str:
    """Return the scores of a Hollywood match's games; ``""`` in any other match."""
    if not match.games:
        return ""
    told = []
    for number, game in enumerate(match.games, 1):
        scores = "\u00a0:\u00a0".join(map(str, game.scores))
        told.append(
            message("gin-words-game", game=number, scores=scores)
            if game.winner is None
            else message("gin-words-game-won", game=number, scores=scores, winner=names[game.winner])
        )
    return f"{names[0]}\u00a0:\u00a0{names[1]} · {' · '.join(told)}"


def before_me(view: GinView, names: Sequence[str]) -> list[str] | None:
    """Return a knock that waits for its defence; None without one."""
    if view.knocked is None:
        return None
    melds, loose = view.knocked.melds, view.knocked.loose
    left = f" + {boxed(loose)} =\u00a0**{view.knocked.deadwood}**" if loose else ""
    return [message("gin-words-knocked", player=names[view.knocked.seat], cards=f"{boxes(melds)}{left}")]


def facts(view: GinView, names: Sequence[str]) -> str:
    """Return the small print of a deal; after a knock the upcard is not mentioned."""
    return default_wording.facts(view, names, knocking(view), shows_upcard=view.knocked is None)


def knocking(view: GinView) -> str:
    """Return the knock limit of this deal."""
    return _limited(view, message("gin-words-knock-limit", limit=view.knock_limit))


def _limited(view: GinView, limit: str) -> str:
    """Return the limit with the upcard that sets it, and whether the deal counts double."""
    if view.options.variant is Variant.OKLAHOMA and view.first_upcard is not None:
        limit += f" {message('gin-words-by-upcard', card=boxed(view.first_upcard))}"
    return f"{limit} · {message('gin-words-double')}" if view.multiplier > 1 else limit

"""Gin in words: actions, tasks, and the lines of the table."""

from collections.abc import Sequence
from typing import Final

from bot.texts import default_wording
from bot.texts.default_wording import upcard
from bot.texts.faces import boxed, boxes, face, row
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

OTHERWISE: Final = "Knock with another card …"
PICK: Final = "Choose cards to lay off …"
SHOWS_BOTH: Final = "A knock ends the deal and shows both hands."


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
            return "Pass"
        case PassWall():
            return "Pass: the deal is a draw"
        case Knock(card):
            left = left_by(action, view)
            return f"Knock with {face(card)} ({left})" if left else f"Gin! Discard {face(card)}"
        case WallKnock(card):
            left = left_by(action, view)
            end = f"knock with {face(card)} ({left})" if left else f"gin! Discard {face(card)}"
            return f"Take {upcard(view)}, {end}"
        case BigGin():
            return "Big gin! All eleven cards"
        case WallBigGin():
            return f"Take {upcard(view)}: big gin!"
        case Defend(_, laid_off):
            done = f"Lay off {row(laid_off)}" if laid_off else "Lay off nothing"
            return f"{done}, leaves {left_by(action, view)}"
        case _:
            return ""


def note(action: Action, view: GinView) -> str:
    """Return a smaller line for an action: the drawn card, or the melds of a knock."""
    match action:
        case Discard(card) if card == view.drawn:
            return "just taken" if card == view.taken else "just drawn"
        case Knock(_, None) | WallKnock(_, None):
            return "melds arranged for you"
        case Knock(_, melds) | WallKnock(_, melds):
            return "melds " + " | ".join(map(row, melds or ()))
        case Defend(melds, _):
            return "keep " + " | ".join(map(row, melds)) if melds else "keep no meld"
        case _:
            return ""


def question(action: Action, view: GinView) -> str:
    """Return the question that confirms an action; ``""`` for others."""
    match action:
        case Knock(card) | WallKnock(card):
            start = f"Take {boxed(view.pile[-1])}, discard" if isinstance(action, WallKnock) else "Discard"
            left = left_by(action, view)
            return f"**Knock?** {start} {boxed(card)} and knock with {left}."
        case _:
            return ""


def at_once(action: Action, view: GinView) -> bool:
    """Return whether an action needs no confirmation although its verb does: going gin."""
    return left_by(action, view) == 0


# The table


_TASKS: Final = {
    Phase.FIRST_UPCARD: "take the upcard or pass",
    Phase.FORCED_STOCK: "draw from the stock",
    Phase.DRAW: "draw, or take the upcard",
    Phase.DISCARD: "discard a card",
    Phase.WALL: "take the last upcard and knock, or pass",
    Phase.DEFENCE: "lay off on the knocker's melds",
}


def task(view: GinView) -> str:
    """Return what the acting seat may do, to follow "to"."""
    return _TASKS.get(view.phase, "") + (", or knock" if view.knocks and view.phase is Phase.DISCARD else "")


def deadwood_line(view: GinView, deadwood: int) -> str:
    """Return the lowest deadwood of a hand (of eleven, after a discard), and the limit."""
    discards = any(isinstance(action, Discard) for action in view.legal)
    least = f"At least **{deadwood}** deadwood after your discard" if discards else f"**{deadwood}** deadwood"
    limit = f" · {_limit(view, 'you can knock with {} or less')}" if view.knocked is None else ""
    return f"{least}{limit}"


def goal(options: GinOptions) -> str:
    """Return the target, if it is not the points alone."""
    return f"three games to\u00a0{options.target}" if options.hollywood else ""


def games_line(match: GinMatch, names: Sequence[str]) -> str:
    """Return the scores of a Hollywood match's games; ``""`` in any other match."""
    if not match.games:
        return ""
    told = []
    for number, game in enumerate(match.games, 1):
        one, other = game.scores
        won = f" ({names[game.winner]})" if game.winner is not None else ""
        told.append(f"game\u00a0{number} **{one}\u00a0:\u00a0{other}**{won}")
    return f"{names[0]}\u00a0:\u00a0{names[1]} · {' · '.join(told)}"


def before_me(view: GinView, names: Sequence[str]) -> list[str] | None:
    """Return a knock that waits for its defence; None without one."""
    if view.knocked is None:
        return None
    melds, loose = view.knocked.melds, view.knocked.loose
    left = f" + {boxed(loose)} =\u00a0**{view.knocked.deadwood}**" if loose else ""
    return [f"{names[view.knocked.seat]} knocked: {boxes(melds)}{left}"]


def facts(view: GinView, names: Sequence[str]) -> str:
    """Return the small print of a deal; after a knock the upcard is not mentioned."""
    return default_wording.facts(view, names, knocking(view), shows_upcard=view.knocked is None)


def knocking(view: GinView) -> str:
    """Return the knock limit of this deal."""
    return _limit(view, "knock limit {}")


def _limit(view: GinView, words: str) -> str:
    limit = "gin only" if view.knock_limit == 0 else words.format(view.knock_limit)
    if view.options.variant is Variant.OKLAHOMA and view.first_upcard is not None:
        limit += f" (first upcard {boxed(view.first_upcard)})"
    return limit + (" · this deal counts double" if view.multiplier > 1 else "")

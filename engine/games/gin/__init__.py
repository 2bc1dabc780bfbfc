"""Gin rummy, with Oklahoma and gin only, as played at GameColony (docs/rules/gin.md).

1. Ten cards each; the 21st is turned up. The non-dealer may take it, then the dealer; if both decline, the
   non-dealer draws from the stock.
2. In turn: draw from the stock or take the upcard, then discard, or knock with a card.
3. A knock shows both hands. Unless it is gin, the defender lays off; equal deadwood is an undercut.
4. When only the undrawable cards are left (the wall), the other player may take the last discard and knock
   with it at once, or pass: a draw.

Pagat's and OpenSpiel's rules are options. terms.py has the game's types, deal.py a deal, knock.py the rules
of a knock; this package exports them. arrangement.py, which melds hands, is not exported.
"""

from engine.games.gin.deal import GinDeal
from engine.games.gin.knock import best_defence, knock_limit, points_multiplier, score
from engine.games.gin.match import SPEC, GinMatch, HollywoodGame
from engine.games.gin.terms import (
    BigGin,
    DealEnded,
    Defend,
    Defended,
    Ending,
    FirstUpcard,
    GinOptions,
    GinReason,
    GinResult,
    GinView,
    Knock,
    Knocked,
    LayoffMode,
    MeldSelection,
    NextDealer,
    OklahomaAce,
    PassUpcard,
    PassWall,
    Phase,
    RedealAfterDraw,
    TieRule,
    UpcardPassed,
    Variant,
    WallAction,
    WallBigGin,
    WallKnock,
    WallPassed,
)
from engine.melds import Melds

__all__ = [
    "SPEC",
    "BigGin",
    "DealEnded",
    "Defend",
    "Defended",
    "Ending",
    "FirstUpcard",
    "GinDeal",
    "GinMatch",
    "GinOptions",
    "GinReason",
    "GinResult",
    "GinView",
    "HollywoodGame",
    "Knock",
    "Knocked",
    "LayoffMode",
    "MeldSelection",
    "Melds",
    "NextDealer",
    "OklahomaAce",
    "PassUpcard",
    "PassWall",
    "Phase",
    "RedealAfterDraw",
    "TieRule",
    "UpcardPassed",
    "Variant",
    "WallAction",
    "WallBigGin",
    "WallKnock",
    "WallPassed",
    "best_defence",
    "knock_limit",
    "points_multiplier",
    "score",
]

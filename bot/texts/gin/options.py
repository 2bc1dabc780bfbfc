"""Options and presets of gin in words: name, description, and names of values."""

from typing import Final

from bot.texts.wording import OptionWords


def _words(name: str, about: str, **values: str) -> OptionWords:
    return OptionWords(name, about, values)


_LONG_TARGET: Final = 1_000
_POINTS_A_DEAL: Final = 10
"""The average points of a deal for either of two equal players."""
_FEW_DRAWS: Final = 20
"""The stock floor above which many deals are draws.

Played by *normal*, 36 % are draws at 21, 73 % at 25, 97 % at 30.
"""

OPTIONS: Final[dict[str, OptionWords]] = {
    "variant": _words(
        "Variant",
        "What sets the knock limit: always the same, the first upcard, or gin only",
        regular="regular gin",
        oklahoma="Oklahoma",
        gin_only="gin only",
    ),
    "knock_limit": _words("Knock limit", "Regular gin: the most deadwood you may knock with"),
    "oklahoma_ace": _words(
        "Oklahoma ace",
        "Oklahoma: the knock limit when the first upcard is an ace",
        gin_only="gin only",
        one="1 point",
    ),
    "spades_double": _words("Spades double", "Oklahoma: a spade as the first upcard doubles the deal"),
    "target": OptionWords(
        "Target",
        "Points that win the match",
        lasts=lambda target: (
            f"To {target:,} points it takes about {target // _POINTS_A_DEAL:,} deals."
            if target > _LONG_TARGET
            else ""
        ),
    ),
    "gin_bonus": _words("Gin bonus", "Points for going gin, on top of the other hand's deadwood"),
    "undercut_bonus": _words("Undercut bonus", "Points for an undercut, on top of the difference"),
    "tie_rule": _words(
        "Equal deadwood",
        "What happens if both have the same deadwood after a knock",
        undercut="an undercut",
        push="nobody scores",
    ),
    "big_gin": _words("Big gin", "With all eleven cards melded you can go out without a discard"),
    "big_gin_bonus": _words("Big gin bonus", "Points for big gin, in place of the gin bonus"),
    "meld_selection": _words(
        "Knocker's melds",
        "The knocker can always name the melds; should all ways be listed?",
        auto="arranged automatically unless named",
        knocker="all ways listed",
    ),
    "layoff_mode": _words(
        "Defence",
        "How the defender melds and lays off",
        joint="melds and lay-offs chosen together, automatically",
        deadwood_only="own melds first, then lay-offs, automatically",
        manual="chosen by the defender",
    ),
    "discard_taken_upcard": _words(
        "Discard the card taken", "The upcard may be discarded in the turn in which it was taken"
    ),
    "repeat_take_draw": _words(
        "Repetition", "Two turns in a row that take and discard the same card make the deal a draw"
    ),
    "wall_action": _words(
        "At the wall",
        "What the other player may do after the last card that can be drawn",
        last_upcard="may take the last discard and knock",
        none="nothing: the deal is a draw",
    ),
    "stock_floor": OptionWords(
        "Stock floor",
        "Stock cards that are never drawn; with more than 20, many deals are draws",
        lasts=lambda floor: (
            f"{floor} cards are never drawn, so many deals are draws, in which nobody scores."
            if floor > _FEW_DRAWS
            else ""
        ),
    ),
    "upcard_take_cap": _words(
        "Upcard cap", "The deal is a draw after the upcard was taken this many times; 0: no cap"
    ),
    "first_upcard": _words(
        "Start",
        "How a deal starts",
        offer="the upcard is offered to both",
        eleven_card_deal="eleven cards to the non-dealer, who discards first",
    ),
    "next_dealer": _words(
        "Next dealer",
        "Who deals after a deal that somebody won",
        alternate="in turn",
        loser="the loser of the deal",
        winner="the winner of the deal",
    ),
    "redeal_after_draw": _words(
        "After a draw",
        "Who deals after a draw",
        same="the same dealer again",
        alternate="the other player",
    ),
    "game_bonus": _words("Game bonus", "Points for winning the match, added at its end"),
    "box_bonus": _words("Box bonus", "Points for each deal won, added at the end of the match"),
    "shutout": _words(
        "Shut-out",
        "What the winner gets when the loser never scored",
        none="nothing extra",
        double="total doubled",
    ),
    "deals": _words("Deals", "Number of deals in the match; 0: play to the target"),
    "hollywood": _words(
        "Hollywood", "Three games in one, each to the target: your first win counts in one, the third in all"
    ),
}

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "gamecolony": ("GameColony", "The rules of GameColony: knock with 10, gin 25, undercut 25"),
    "gamecolony_oklahoma": (
        "GameColony Oklahoma",
        "The first upcard sets the knock limit; an ace means gin only",
    ),
    "gamecolony_gin_only": ("GameColony gin only", "No knocking: the deal goes to the first player with gin"),
    "openspiel": (
        "OpenSpiel",
        "One deal; equal deadwood is a push, a taken upcard may be discarded, the knocker melds",
    ),
    "classic": ("Classic", "Gin 20, undercut 10, boxes 20, game 100, shut-out 100"),
    "modern": ("Modern", "Gin, undercut and boxes 25, big gin 31, game 100, a shut-out doubles"),
    "hollywood": ("Hollywood", "Three games in one, each with boxes 25, game 100, a shut-out doubles"),
}

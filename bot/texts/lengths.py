"""Lengths of texts as Discord counts them, in UTF-16 code units.

Characters beyond the Basic Multilingual Plane count twice.
"""

from typing import Final

from data.tables.seat_names import truncate

_OPENS: Final = "\N{FIRST STRONG ISOLATE}"
_CLOSES: Final = "\N{POP DIRECTIONAL ISOLATE}"


def units(words: str) -> int:
    """Return the length of a text as Discord counts it."""
    return len(words) if words.isascii() else len(words.encode("utf-16-le", "surrogatepass")) // 2


def clip(words: str, limit: int, *, at_word: bool = False) -> str:
    """Return the text, cut with an ellipsis if Discord counts more than ``limit`` characters.

    No surrogate pair is cut in two, and isolated text stays isolated. ``at_word`` cuts at the end of a word.
    """
    if 2 * len(words) <= limit or units(words) <= limit:  # fast path: most texts are short
        return words
    kept = words.encode("utf-16-le", "surrogatepass")[: 2 * (limit - 1)]
    cut = kept.decode("utf-16-le", "ignore")  # drops half a surrogate pair
    if at_word and not words.startswith(" ", len(cut)):
        cut = cut.rpartition(" ")[0] or cut
    last = cut.rfind(" ") + 1
    cut = (cut[:last] + truncate(words[last : len(cut) + 1], len(cut) - last)).rstrip()
    inside = cut.count(_OPENS) - cut.count(_CLOSES)
    if inside <= 0:
        return cut + "…"
    if units(cut) + inside + 1 <= limit:
        return cut + _CLOSES * inside + "…"
    return clip(words, limit - inside, at_word=at_word)

"""How long words are for Discord, which counts in UTF-16: what lies beyond the basic plane counts double."""

from typing import Final

from data.tables.seat_names import truncate

_OPENS: Final = "\N{FIRST STRONG ISOLATE}"
_CLOSES: Final = "\N{POP DIRECTIONAL ISOLATE}"


def units(words: str) -> int:
    """Return how many characters Discord counts."""
    return len(words) if words.isascii() else len(words.encode("utf-16-le", "surrogatepass")) // 2


def clip(words: str, limit: int, *, at_word: bool = False) -> str:
    """Return the words, cut with an ellipsis when Discord counts more than ``limit`` characters.

    No emoji is cut in two, and what was isolated stays so. ``at_word``: the cut is where a word ends.
    """
    if 2 * len(words) <= limit or units(words) <= limit:  # most are so short that nobody need count
        return words
    kept = words.encode("utf-16-le", "surrogatepass")[: 2 * (limit - 1)]
    cut = kept.decode("utf-16-le", "ignore")  # half a character is left out
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

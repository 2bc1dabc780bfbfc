"""Notes: pages with nothing but text, and the colour of pages that belong to no table."""

from typing import Final

from bot.manager.publishing.messages import Page
from bot.texts.games.wording import Text
from bot.texts.lengths import clip
from bot.ui.components import TEXT_PER_MESSAGE, page, text

HOUSE_COLOUR: Final = 0x2B7A4B


def note(words_: Text) -> Page:
    """Return a page with nothing but text, such as a refusal."""
    return page(text(clip(str(words_), TEXT_PER_MESSAGE)))

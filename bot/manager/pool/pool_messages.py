"""What the pool needs of the user interface: the pages that show waits."""

from typing import Protocol

from bot.manager.publishing.messages import Page
from data.pool.waits import Wait


class PoolPages(Protocol):
    """Renders the direct message of a wait in the language of its member."""

    async def wait(self, wait: Wait) -> Page:
        """Return the message that shows a wait, whatever has become of it."""

"""Messages for several members do not notify those who have quiet hours."""

from collections.abc import Mapping
from dataclasses import replace

from bot.manager.publishing.messages import Page
from bot.manager.time.quiet_hours import quiet_until
from data.db.database import Database
from data.inbox import errands
from data.inbox.errands import ErrandKind
from data.settings import MemberSettings, known_settings


async def without_quiet(
    db: Database, page: Page, now: int, settings: Mapping[int, MemberSettings] | None = None
) -> Page:
    """Return a page that notifies nobody in their quiet hours.

    Those are reminded of what still waits for them when these end. ``settings``: of those mentioned who may
    be asleep; None: they are read. Raises StorageError.
    """
    found = settings
    if found is None:
        found = await known_settings(db, "member", page.mentions) if page.mentions else {}
    quiet = {
        member: until
        for member, settings in found.items()
        if (until := quiet_until(settings, now)) is not None
    }
    if not quiet:
        return page
    await db.write(
        [each for member, until in quiet.items() for each in errands.plan(member, ErrandKind.QUIET, until)]
    )
    return replace(page, mentions=tuple(member for member in page.mentions if member not in quiet))

"""A check that the bot sends no picture or file without a description."""

from bot.playground import Playground
from bot.playground.request_log import Exchange
from bot.playground.resources.messages import walk
from bot.texts.lengths import units
from tests.play.drive import Json

LONGEST = 1024


class Lint:
    """Inspects the bot's requests; ``faults`` lists pictures and files without a description."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.pictures = self.files = 0

    @classmethod
    def attach(cls, playground: Playground) -> "Lint":
        made = cls()
        playground.observers.append(made.look)
        return made

    def look(self, seen: Exchange) -> None:
        body = seen.call.body
        if not isinstance(body, dict):
            return
        message = body.get("data") if seen.call.route.endswith("/callback") else body
        if isinstance(message, dict):
            self._message(seen.call.route, message, len(seen.call.uploads))

    def _message(self, route: str, message: Json, uploads: int) -> None:
        listed = [entry for entry in message.get("attachments") or () if "description" in entry]
        self.files += uploads
        if uploads and len(listed) != uploads:
            self.faults.append(f"{route}: {uploads} files, {len(listed)} of them named")
        for entry in listed:
            self._words(route, entry)
        for part in walk(message.get("components") or ()):
            for item in part.get("items", [part] if part.get("type") == 11 else []):
                self.pictures += 1
                self._words(route, item)

    def _words(self, route: str, thing: Json) -> None:
        if not 1 <= units(thing.get("description") or "") <= LONGEST:
            self.faults.append(f"{route}: {thing}")

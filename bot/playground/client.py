"""Members for tests: actions like slash and click, their answers, and waiting without sleeping."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from bot.playground.interactions import CHOICES, DEFER, DEFER_UPDATE, FAILED, MODAL, UPDATE, Interaction
from bot.playground.refusals import Json
from bot.playground.resources.channels import Channel, Message
from bot.playground.resources.messages import walk
from bot.playground.server import Playground

PATIENCE = 30.0  # seconds of real time before a wait fails: only for hangs
REMEMBERED = 300  # events
T = TypeVar("T")


def text_of(message: Json) -> str:
    """Return all readable text of a message in lines: content, embeds, texts, labels, choices.

    A non-breaking space becomes an ordinary one.
    """
    lines = [message["content"]]
    for embed in message["embeds"]:
        lines += [embed.get("title", ""), embed.get("description", "")]
        lines += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", ())]
        lines += [embed.get("footer", {}).get("text", ""), embed.get("author", {}).get("name", "")]
    for part in walk(message["components"]):
        lines += [part.get("content", ""), part.get("label", ""), part.get("placeholder", "")]
        lines += [option["label"] for option in part.get("options", ())]
    return "\n".join(line for line in lines if line).replace("\u00a0", " ")


def buttons_of(message: Json, *, enabled: bool = False) -> list[Json]:
    """Return the buttons of a message in order; ``enabled``: only those that can be pressed."""
    found = [part for part in walk(message["components"]) if part["type"] == 2]
    return [part for part in found if not (enabled and part.get("disabled"))]


def selects_of(message: Json) -> list[Json]:
    """Return the selects of a message in order."""
    return [part for part in walk(message["components"]) if part["type"] in (3, 5, 6, 7, 8)]


class Answer:
    """The bot's first answer to an interaction, and its later changes."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def error(self) -> str | None:
        """The sentence that the member reads when the bot has not answered within 3 seconds."""
        return FAILED if self.interaction.failed else None

    @property
    def kind(self) -> int | None:
        """Discord's type of the first answer.

        4 is a message, 5 and 6 are deferred, 7 is an update, 8 are choices, 9 is a modal.
        """
        return self.interaction.answered

    @property
    def deferred(self) -> bool:
        """Whether the first answer was deferred."""
        return self.kind in (DEFER, DEFER_UPDATE)

    @property
    def edited(self) -> bool:
        """Whether it changed the message that was pressed."""
        return self.kind in (UPDATE, DEFER_UPDATE)

    @property
    def message(self) -> Json | None:
        """The current message: the new one, or the one that was pressed."""
        return None if self.interaction.original is None else self.interaction.original.json()

    @property
    def text(self) -> str:
        """All readable text of the message."""
        return "" if self.message is None else text_of(self.message)

    @property
    def ephemeral(self) -> bool:
        """Whether only this member sees the message."""
        return self.interaction.original is not None and self.interaction.original.viewer is not None

    @property
    def followups(self) -> list[Json]:
        """Further messages, in order."""
        return [message.json() for message in self.interaction.followups]

    @property
    def modal(self) -> Json | None:
        """The modal that opened."""
        return self.interaction.modal if self.kind == MODAL else None

    @property
    def choices(self) -> list[Json] | None:
        """The suggestions."""
        return self.interaction.choices if self.kind == CHOICES else None

    async def settled(self) -> "Answer":
        """Wait until a deferred answer has been filled in."""
        if self.interaction.settled is not None:
            await _patiently(self.interaction.settled, f"an end of {_name(self.interaction)}")
        return self

    def __repr__(self) -> str:
        said = self.error or self.text or self.modal or self.choices
        return f"<Answer {self.kind} to {_name(self.interaction)}: {said!r}>"


class Visitor:
    """A member; every action goes through the checks of Discord's own client (Refusal)."""

    def __init__(self, playground: Playground, name: str, *, channel: str = "card-room") -> None:
        self.playground = playground
        self.name = name
        self.id = playground.world.member(name).user.id
        self.channel = playground.world.channel(channel)
        self.seen: deque[tuple[str, Json]] = deque(maxlen=REMEMBERED)
        self._stop = playground.hub.subscribe(self.id, lambda kind, data: self.seen.append((kind, data)))

    def close(self) -> None:
        """Stop recording events."""
        self._stop()

    # actions

    async def slash(self, command: str, *, channel: str | Channel | None = None, **options: Any) -> Answer:
        """Run a slash command: ``await alice.slash("table open", game="gin")``."""
        return await self.deliver(self.prepare_slash(command, channel=channel, **options))

    def upload(self, name: str, data: bytes) -> str:
        """Choose a file for an option of a command; return the value of that option."""
        return str(self.playground.acts.upload(self.id, name, data)["id"])

    async def autocomplete(
        self,
        command: str,
        focused: str,
        typed: object = "",
        *,
        channel: str | Channel | None = None,
        **options: Any,
    ) -> list[Json]:
        """Return the suggestions for the option ``focused`` with ``typed`` in it.

        Raises AssertionError if none come.
        """
        options[focused] = typed
        interaction = self.playground.acts.slash(
            self.id, self._channel(channel), command, options, focused=focused
        )
        answer = await self.deliver(interaction)
        assert answer.choices is not None, answer  # noqa: S101
        return answer.choices

    async def context(self, command: str, target: str, *, channel: str | Channel | None = None) -> Answer:
        """Run a context menu command on the member ``target``."""
        return await self.deliver(
            self.playground.acts.context(self.id, self._channel(channel), command, target)
        )

    async def launch(self, command: str = "launch", *, channel: str | Channel | None = None) -> Answer:
        """Use the Entry Point command."""
        return await self.deliver(self.playground.acts.launch(self.id, self._channel(channel), command))

    async def click(
        self, message: Json | str, label: str | None = None, *, custom_id: str | None = None
    ) -> Answer:
        """Press the button with this label (or the only one containing it) or custom_id."""
        return await self.deliver(self.prepare_click(message, label, custom_id=custom_id))

    async def select(self, message: Json | str, *values: str, custom_id: str | None = None) -> Answer:
        """Choose values (or labels) in the select with this custom_id, or in the only one."""
        found = self._message(message)
        if custom_id is None:
            offered = selects_of(found.json())
            assert len(offered) == 1, f"{len(offered)} selects in {text_of(found.json())!r}"  # noqa: S101
            custom_id = offered[0]["custom_id"]
        part = next((s for s in selects_of(found.json()) if s["custom_id"] == custom_id), {})
        by_label = {option["label"]: option["value"] for option in part.get("options", ())}
        chosen = [by_label.get(value, value) for value in values]
        return await self.deliver(self.playground.acts.select(self.id, found, custom_id, chosen))

    async def submit(self, answer: Answer, values: Json | None = None) -> Answer:
        """Fill in the modal that ``answer`` opened, by custom_id (or by label)."""
        assert answer.modal is not None, answer  # noqa: S101
        named = {}
        for part in walk(answer.modal["components"]):
            inner = part.get("component", part)
            if part.get("label") and "custom_id" in inner:
                named[part["label"]] = inner["custom_id"]
        given = {named.get(key, key): value for key, value in (values or {}).items()}
        return await self.deliver(self.playground.acts.submit(self.id, answer.interaction.id, given))

    def say(self, content: str, *, channel: str | Channel | None = None) -> Json:
        """Write an ordinary message."""
        return self.playground.acts.say(self.id, self._channel(channel), content).json()

    def delete(self, message: Json | str) -> None:
        """Delete a message; a moderator may delete those of others."""
        self.playground.acts.delete(self.id, self._message(message))

    def accept(self) -> None:
        """Accept the bot's message request."""
        self.playground.acts.accept(self.id)

    def dismiss(self, message: Json | str) -> None:
        """Dismiss an ephemeral message."""
        self.playground.acts.dismiss(self.id, self._message(message))

    # undelivered interactions, for races: see Playground.deliver(interaction, times) and answer_to

    def prepare_slash(
        self, command: str, *, channel: str | Channel | None = None, **options: Any
    ) -> Interaction:
        """Return a slash command that is not sent yet."""
        return self._expected(self.playground.acts.slash(self.id, self._channel(channel), command, options))

    def prepare_click(
        self, message: Json | str, label: str | None = None, *, custom_id: str | None = None
    ) -> Interaction:
        """Return a press that is not sent yet."""
        found = self._message(message)
        if custom_id is None:
            custom_id = self._labelled(found.json(), label or "")
        return self._expected(self.playground.acts.click(self.id, found, custom_id))

    def again(self, interaction: Interaction) -> Interaction:
        """Return the same interaction once more with a new id, not sent yet."""
        return self._expected(self.playground.interactions.again(interaction))

    async def deliver(self, interaction: Interaction) -> Answer:
        """Send an interaction and wait for its first answer."""
        if interaction.first is None:
            interaction.expect()
        self.playground.deliver(interaction)
        return await self.answer_to(interaction)

    async def answer_to(self, interaction: Interaction) -> Answer:
        """Wait for the first answer to an interaction that has been sent."""
        if interaction.first is not None:
            await _patiently(interaction.first, f"an answer to {_name(interaction)}")
        return Answer(interaction)

    # what the member sees

    def messages(self, channel: str | Channel | None = None) -> list[Json]:
        """Return what this member sees in a channel, oldest first, including own ephemerals."""
        return self._visible(self._channel(channel))

    def dm(self) -> list[Json]:
        """Return the messages of the DM with the bot, unless they wait in Message Requests."""
        return [] if self.id in self.playground.world.dm_requests else self._direct()

    def requests(self) -> list[Json]:
        """Return the messages of the bot that wait in Message Requests."""
        return self._direct() if self.id in self.playground.world.dm_requests else []

    def _direct(self) -> list[Json]:
        channel = self.playground.world.dms.get(self.id)
        return [] if channel is None else self._visible(channel)

    def ephemerals(self) -> list[Json]:
        """Return all messages that only this member sees."""
        mine = (m for m in self.playground.world.messages.values() if m.viewer == self.id)
        return [message.json() for message in mine]

    def files(self, message: Json | str) -> list[Json]:
        """Return the attachments of a message; the JSON of a V2 message does not list them."""
        return self._message(message).attachments

    def message(self, message: Json | str) -> Json:
        """Return the current state of a message. Raises Refusal if it is gone."""
        return self._message(message).json()

    async def wait_for(self, condition: Callable[[], T], within: float = PATIENCE) -> T:
        """Check ``condition`` now and after each event; return its first true value.

        Raises AssertionError, with the events seen, after ``within`` seconds of real time.
        """
        result = condition()

        def look() -> bool:
            nonlocal result
            result = result or condition()
            return bool(result)

        try:
            await self.playground.hub.until(look, within)
        except TimeoutError:
            seen = "\n".join(f"  {kind}: {_short(data)}" for kind, data in list(self.seen)[-25:])
            raise AssertionError(f"{self.name} waited in vain; seen last:\n{seen or '  nothing'}") from None
        return result

    async def wait_message(
        self, wanted: Callable[[Json], object] | str, channel: str | Channel | None = None
    ) -> Json:
        """Wait for a message in the channel that fits or contains the text; return the newest."""
        place = self._channel(channel)

        def fits(message: Json) -> bool:
            return bool(wanted in text_of(message) if isinstance(wanted, str) else wanted(message))

        def newest() -> Json | None:
            return next((message for message in reversed(self._visible(place)) if fits(message)), None)

        found = await self.wait_for(newest)
        assert found is not None  # noqa: S101 - wait_for returns nothing false
        return found

    async def wait_dm(self, wanted: Callable[[Json], object] | str) -> Json:
        """Do the same in the DM with the bot."""
        return await self.wait_message(wanted, self.playground.world.dm(self.id))

    def _visible(self, channel: Channel) -> list[Json]:
        shown = (m for m in channel.messages.values() if m.viewer in (None, self.id))
        return [message.json() for message in shown]

    def _channel(self, channel: str | Channel | None) -> Channel:
        if channel is None:
            return self.channel
        return channel if isinstance(channel, Channel) else self.playground.acts.channel(self.id, channel)

    def _message(self, message: Json | str) -> Message:
        number = message if isinstance(message, str) else message["id"]
        return self.playground.acts.message(self.id, number)

    def _labelled(self, message: Json, label: str) -> str:
        buttons = [b for b in buttons_of(message) if "custom_id" in b]
        found = [b for b in buttons if b.get("label") == label] or [
            b for b in buttons if label and label in b.get("label", "")
        ]
        offered = [b.get("label") for b in buttons]
        assert len(found) == 1, f"{len(found)} buttons {label!r} among {offered}"  # noqa: S101
        return str(found[0]["custom_id"])

    def _expected(self, interaction: Interaction) -> Interaction:
        interaction.expect()
        return interaction


async def _patiently(future: asyncio.Future[None], what: str) -> None:
    try:
        await asyncio.wait_for(asyncio.shield(future), PATIENCE)
    except TimeoutError:
        raise AssertionError(f"waited in vain for {what}") from None


def _name(interaction: Interaction) -> str:
    return f"/{interaction.command}" if interaction.command else str(interaction.data.get("custom_id"))


def _short(data: Json) -> str:
    text = text_of(data) if "components" in data and "embeds" in data else str(data)
    return text.replace("\n", " | ")[:200]

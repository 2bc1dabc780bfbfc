"""The probes that need a person: three buttons to press, and four questions about what they see.

Every press is answered at once, and Discord's result is examined afterwards. A button that nobody has pressed
in time gives "not answered".
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord

from bot.manager.publishing.messages import Page
from bot.trial.client import Press
from bot.trial.probes import NOT_AFFECTED, UPLOADS_AGAIN, picture_page, reliance
from bot.trial.report import ProbeResult, Verdict
from bot.trial.sandbox import KeepMethod, ProbeSkipped, Sandbox, Seen, differs, holds, refusal
from bot.ui.components import Style, button, page, row, text
from bot.ui.sending import raw_api
from bot.ui.sending.raw_api import Message, kept_by

SEEN: Final = (
    "Visible on both",
    "Visible, one device",
    "Blank on the phone",
    "Blank on the computer",
    "Blank on both",
)
STANDING: Final = 2
"""The first two answers mean that the picture is visible."""
FOUND: Final = ("Among my messages", "In Message Requests", "Nowhere")
"""Where a direct message can be."""
AMONG_MESSAGES, IN_REQUESTS, NOWHERE = range(len(FOUND))
ARRIVES: Final = "where it arrives: direct message"
ASK_WHERE: Final = (
    "You get a direct message. **Where is it?** Look among your direct messages, and in their *Message "
    "Requests*, which Discord shows only if something is there."
)
TO_REQUESTS: Final = (
    "cannot notice it: it says where to look when it has sent a hand, and My hand in the channel shows the "
    "hand at once"
)
FROM_CHANNEL: Final = "lets members open their hands with My hand in the channel, and says so at the table"
OTHER_BOT: Final = "cannot work around it: stop the other bot with this token, and run the trial again"
TEXT: Final = "cannot notice the blank picture: run it with CARDROOM_CARDS=text, and send this report"
ASKED: Final = {
    "public": "1  In the channel",
    "private": "2  Only to me",
    "direct": "3  Send me a direct message",
}
PLACES: Final = {"public": "public", "private": "private", "direct": "direct message"}


def _expected() -> dict[str, tuple[str, str]]:
    """Return, by probe, what the bot relies on and what it does if Discord differs."""
    found = {
        "a press has the picture's id": ("presses have `media.attachment_id`", UPLOADS_AGAIN),
        "a private answer has the picture's id": ("answers have `media.attachment_id`", UPLOADS_AGAIN),
        "direct messages are possible": ("the bot can send a direct message after a press", FROM_CHANNEL),
        ARRIVES: ("it is among the member's direct messages at once", TO_REQUESTS),
    }
    for place, by_token in (("public", "edit by token"), ("private", "edit by token"), ("direct", "edit")):
        ways = (KeepMethod.BOTH, KeepMethod.OMITTED) if place == "public" else (KeepMethod.BOTH,)
        cells = [("answer to a press (type 7)", way) for way in ways]
        cells += [(by_token, way) for way in KeepMethod if (place, way) != ("public", KeepMethod.OMITTED)]
        for how, way in cells:
            found[_cell(way, how, place)] = (
                reliance(way),
                UPLOADS_AGAIN if way is KeepMethod.BOTH else NOT_AFFECTED,
            )
        found[_look(place)] = ("apps show the picture after an edit that keeps it", TEXT)
    return found


def _cell(way: KeepMethod, how: str, place: str) -> str:
    return f"picture kept {way}: {how}, {PLACES[place]}"


def _look(place: str) -> str:
    return f"what a person sees: {PLACES[place]}"


class Presses:
    """Asks for the presses, answers them, and collects the results."""

    def __init__(self, visit: Sandbox) -> None:
        self._visit = visit
        self._name = secrets.token_hex(4)
        self._expected = _expected()
        self._seen: dict[str, Seen] = {}
        self._pressed: set[str] = set()
        self._over = asyncio.Event()

    @property
    def findings(self) -> list[ProbeResult]:
        """All results, including the unanswered ones."""
        silent = Seen(Verdict.UNANSWERED, "nobody pressed")
        return [
            ProbeResult(
                name, relies, *self._seen.get(name, silent)[:2], then, self._seen.get(name, silent).grave
            )
            for name, (relies, then) in self._expected.items()
        ]

    async def ask(self) -> None:
        """Post the buttons, and return when all questions are answered."""
        if not self._visit.may("attach_files"):
            untried = Seen(Verdict.UNTRIED, "the bot may not attach files here")
            self._seen = dict.fromkeys(self._expected, untried)
            return
        self._visit.client.pressed = self._answer
        await self._visit.send(self._panel(), self._visit.picture)
        await self._over.wait()

    # pages

    def _panel(self, *rows: Any, said: str = "") -> Page:
        open_ = [
            button(self._id(verb), label, Style.PRIMARY)
            for verb, label in ASKED.items()
            if verb not in self._pressed
        ]
        return picture_page(
            self._visit.picture,
            "**Cardroom's trial.** Please press the three buttons. Each time, look on your computer and on "
            "your phone, and say what you see. Everything is removed afterwards.",
            said,
            rows=(*((row(*open_),) if open_ else ()), *rows),
        )

    def _question(self, place: str) -> Any:
        return row(*(button(self._id(f"see-{place}-{at}"), label) for at, label in enumerate(SEEN)))

    def _picture(self, said: str, *rows: Any) -> Page:
        return picture_page(self._visit.picture, said, rows=rows)

    def _id(self, verb: str) -> str:
        return f"trial:{self._name}:{verb}"

    # answers

    async def _answer(self, press: Press, message: Any) -> None:
        data: Any = press.data or {}
        _, name, verb = (str(data.get("custom_id", "")) + "::").split(":")[:3]
        if name != self._name:
            return
        question = verb.rpartition("-")[0]
        if verb in self._pressed or (question and question in self._pressed):
            await press.response.defer()
            return
        self._pressed |= {verb, question}
        try:
            if question == "found":
                await self._found(press, int(verb.rpartition("-")[2]))
            elif question:
                _, place, at = verb.split("-")
                await self._said(press, message, place, int(at))
            else:
                await {"public": self._public, "private": self._private, "direct": self._dm}[verb](
                    press, message
                )
        except discord.HTTPException as refused:
            if refused.code in {10062, 40060}:  # answered by another program, or too late
                self._seen["presses reach the trial"] = differs(refusal(refused), grave=True)
                self._expected["presses reach the trial"] = ("no other program answers first", OTHER_BOT)
        except (aiohttp.ClientError, OSError):
            pass  # the probe stays unanswered
        if {ARRIVES, *map(_look, PLACES)} <= self._seen.keys():
            self._over.set()

    async def _try(self, name: str, deed: Callable[[], Awaitable[Message]]) -> None:
        """Record whether the message that ``deed`` returns still has its picture."""
        try:
            seen = await self._visit.looked_at(await deed())
            way_of_the_bot = str(KeepMethod.BOTH) in name
            seen = seen._replace(grave=way_of_the_bot and seen.verdict is Verdict.DIFFERS)
        except discord.HTTPException as refused:
            seen = differs(refusal(refused))
        except ProbeSkipped as why:
            seen = Seen(Verdict.UNTRIED, str(why))
        self._seen[name] = seen

    async def _update(self, press: Press, message: Message, shown: Page, way: KeepMethod) -> Message:
        """Answer a press by updating its message, keeping the picture; return the message."""
        kept = self._visit.kept(message)
        if way is KeepMethod.BOTH:
            await raw_api.update(press, shown, kept)
        else:
            try:
                await self._visit.update_otherwise(press, shown, kept, way)
            except discord.HTTPException:
                await raw_api.update(press, shown, kept)  # the press still needs an answer
                raise
        return await self._visit.answer_of(press)

    async def _public(self, press: Press, message: Message) -> None:
        kept = kept_by(message)
        has_id = kept is not None and bool(kept.id)
        self._seen["a press has the picture's id"] = holds("present") if has_id else differs("missing")
        wait = self._panel(said="One moment …")
        await self._try(
            _cell(KeepMethod.BOTH, "answer to a press (type 7)", "public"),
            lambda: self._update(press, message, wait, KeepMethod.BOTH),
        )
        asked = self._panel(self._question("public"), said="**What do you see above?**")
        await self._try(
            _cell(KeepMethod.BOTH, "edit by token", "public"),
            lambda: self._edit(press, message, asked, KeepMethod.BOTH),
        )

    async def _private(self, press: Press, _: Message) -> None:
        wait = self._picture("One moment …")
        message = await raw_api.answer(press, wait, self._visit.picture)
        self._visit.later("a private answer", press.id, lambda: raw_api.withdraw(raw_api.answer_to(press)))
        kept = kept_by(message)
        has_id = kept is not None and bool(kept.id)
        self._seen["a private answer has the picture's id"] = (
            holds("present") if has_id else differs("missing")
        )
        asked = self._picture("Only you see this. **What do you see below?**", self._question("private"))
        await self._try(
            _cell(KeepMethod.BOTH, "edit by token", "private"),
            lambda: self._edit(press, message, asked, KeepMethod.BOTH),
        )

    async def _dm(self, press: Press, _: Message) -> None:
        await raw_api.answer(press, page(text("You get a direct message; please look there.")))
        self._visit.later("a private answer", press.id, lambda: raw_api.withdraw(raw_api.answer_to(press)))
        try:
            channel = await raw_api.open_direct(
                self._visit.client, self._visit.client.rate_limiter, press.user.id
            )
            message = await self._visit.send(self._picture("One moment …"), self._visit.picture, channel)
        except discord.HTTPException as refused:
            self._seen["direct messages are possible"] = differs(refusal(refused))
            self._leave_direct("Discord refused the direct message")
            await raw_api.edit_answer(
                raw_api.answer_to(press), page(text("Discord refused a direct message to you."))
            )
            return
        self._seen["direct messages are possible"] = holds("it was accepted")
        where = row(*(button(self._id(f"found-{at}"), label) for at, label in enumerate(FOUND)))
        await raw_api.edit_answer(raw_api.answer_to(press), page(text(ASK_WHERE), where))
        asked = self._picture("**What do you see below?**", self._question("direct"))
        await self._try(
            _cell(KeepMethod.BOTH, "edit", "direct"),
            lambda: self._visit.keep(message, asked, KeepMethod.BOTH),
        )

    def _leave_direct(self, why: str) -> None:
        """Record that what was to be tried in the direct message cannot be."""
        for name in self._expected:
            if name.endswith(PLACES["direct"]) and name not in self._seen:
                self._seen[name] = Seen(Verdict.UNTRIED, why)

    async def _found(self, press: Press, at: int) -> None:
        """Note where the direct message is."""
        self._seen[ARRIVES] = (holds if at == AMONG_MESSAGES else differs)(FOUND[at])
        if at == NOWHERE:
            self._leave_direct("nobody could see the direct message")
        then = "Please accept it, and answer there." if at == IN_REQUESTS else "Thank you."
        await raw_api.update(press, page(text(then)))

    async def _edit(self, press: Press, message: Message, shown: Page, way: KeepMethod) -> Message:
        return await self._visit.edit_answer(press, shown, self._visit.kept(message), way)

    async def _said(self, press: Press, message: Message, place: str, at: int) -> None:
        thanks = self._panel(said="Thank you.") if place == "public" else self._picture("Thank you.")
        way = KeepMethod.OMITTED if place == "public" else KeepMethod.BOTH
        name = _cell(way, "answer to a press (type 7)", place)
        await self._try(name, lambda: self._update(press, message, thanks, way))
        if place == "direct":
            await self._keep_on(place, "edit", message, lambda now, way: self._visit.keep(now, thanks, way))
        else:
            if place == "public" and self._seen[name].verdict is Verdict.DIFFERS:
                message = await raw_api.edit_answer(raw_api.answer_to(press), thanks, self._visit.picture)
            await self._keep_on(
                place, "edit by token", message, lambda now, way: self._edit(press, now, thanks, way)
            )
        self._seen[_look(place)] = (holds if at < STANDING else differs)(SEEN[at])._replace(
            grave=at >= STANDING
        )

    async def _keep_on(
        self,
        place: str,
        how: str,
        message: Message,
        keep: Callable[[Message, KeepMethod], Awaitable[Message]],
    ) -> None:
        """Try the other methods on a message whose picture is no longer needed."""
        for way in (KeepMethod.ID, KeepMethod.OMITTED):
            name = _cell(way, how, place)
            if name in self._expected:

                async def deed(way: KeepMethod = way) -> Message:
                    return await keep(message, way)

                await self._try(name, deed)

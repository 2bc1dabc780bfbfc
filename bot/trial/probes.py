"""The probes that need no person."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import discord

from bot.manager.publishing.messages import Page
from bot.trial import command_list
from bot.trial.sandbox import KeepMethod, Probe, ProbeSkipped, Sandbox, Seen, differs, holds, refusal
from bot.ui.components import TEXT_PER_MESSAGE, Upload, button, page, picture, row, text
from bot.ui.sending.delivery import BAD_EMOJI, BAD_FORM, MISSING_PERMISSIONS
from bot.ui.sending.messenger import ARCHIVED, LOCKED
from bot.ui.sending.raw_api import kept_by

UPLOADS_AGAIN: Final = "uploads the picture again with the edit"
NOT_AFFECTED: Final = "is not affected: it always sends id and name"
NOTHING: Final = "nothing; for information"
UNKNOWN_EMOJI: Final = "100000000000000000"
BEYOND: Final = "\U0001f0a1"
"""A character that takes two UTF-16 units (the ace of spades)."""


def picture_page(upload: Upload, *lines: str, rows: tuple[Any, ...] = ()) -> Page:
    """Return a page with text, the picture and rows of buttons."""
    return page(text(*lines), picture(upload.name, upload.description), *rows)


def reliance(way: KeepMethod) -> str:
    """Return what the bot relies on in a method of keeping a picture."""
    return "an edit keeps the picture whose id and name it lists" if way is KeepMethod.BOTH else NOTHING


def _kept(way: KeepMethod) -> Probe:
    async def run(visit: Sandbox) -> Seen:
        message = await _with_picture(visit)
        try:
            reply = await visit.keep(message, picture_page(visit.picture, "Does the picture stay?"), way)
        except discord.HTTPException as refused:
            return differs(refusal(refused))
        finally:
            await visit.delete(message)
        seen = await visit.looked_at(reply)
        # The bot cannot notice a picture that is lost without an error.
        return seen._replace(grave=way is KeepMethod.BOTH and bool(seen.verdict == "differs"))

    return Probe(
        f"picture kept {way}: edit in the channel",
        reliance(way),
        UPLOADS_AGAIN if way is KeepMethod.BOTH else NOT_AFFECTED,
        run,
    )


async def _with_picture(visit: Sandbox) -> Any:
    if not visit.may("attach_files"):
        raise ProbeSkipped("the bot may not attach files here; it shows tables as text")
    return await visit.send(picture_page(visit.picture, "A picture, for a moment."), visit.picture)


async def _tells_id(visit: Sandbox) -> Seen:
    message = await _with_picture(visit)
    await visit.delete(message)
    kept = kept_by(message)
    if kept is None or not kept.id:
        return differs("the reply has no `media.attachment_id`")
    return holds("`media.attachment_id` is present, and the URL has the name")


async def _files_listed(visit: Sandbox) -> Seen:
    message = await _with_picture(visit)
    await visit.delete(message)
    listed = message.get("attachments")
    return holds("`attachments: []`") if listed == [] else differs("the reply lists files too")


def _tried(
    what: str,
    made: Callable[[Sandbox], Page],
    *,
    taken: bool,
    then: str,
    relies: str = NOTHING,
    grave: bool = False,
) -> Probe:
    """Return a probe of a page that Discord accepts, or refuses, because of its size."""

    async def run(visit: Sandbox) -> Seen:
        message = await visit.send(page(text("How much does a message hold?")))
        try:
            await visit.edit(message, made(visit))
        except discord.HTTPException as refused:
            if refused.code != BAD_FORM:
                raise
            return differs(refusal(refused), grave=grave) if taken else holds(refusal(refused))
        finally:
            await visit.delete(message)
        return holds("accepted") if taken else differs("accepted")

    return Probe(what, relies, then, run)


def _words(count: int, letter: str = "a") -> Callable[[Sandbox], Page]:
    return lambda _: page(text(letter * count))


def _parts(count: int) -> Callable[[Sandbox], Page]:
    return lambda _: page(*(text("a") for _ in range(count)))


def _labelled(length: int) -> Callable[[Sandbox], Page]:
    return lambda _: page(text("A button."), row(button("trial:".ljust(length, "x"), "A button")))


def _described(length: int, *, taken: bool) -> Probe:
    async def run(visit: Sandbox) -> Seen:
        upload = visit.picture._replace(description="a" * length)
        message = await _with_picture(visit)
        try:
            await visit.edit(message, picture_page(upload, "A long description."), upload)
        except discord.HTTPException as refused:
            if refused.code != BAD_FORM:
                raise
            return differs(refusal(refused)) if taken else holds(refusal(refused))
        finally:
            await visit.delete(message)
        return holds("accepted") if taken else differs("accepted")

    relies = "a picture's description of 1,024 characters is accepted" if taken else "longer ones are refused"
    then = "shows the table as text" if taken else "is not affected: it uses at most 1,024"
    return Probe(f"picture's description of {length:,} characters", relies, then, run)


async def _emoji_button(visit: Sandbox, emoji: dict[str, str]) -> None:
    made = {**button("trial:emoji", "A button"), "emoji": emoji}
    await visit.delete(await visit.send(page(text("An emoji on a button."), row(made))))


async def _own_emoji(visit: Sandbox) -> Seen:
    http, number = visit.client.http, visit.client.application_id
    if number is None:
        raise ProbeSkipped("the application is not known")
    try:
        listed = (await http.get_application_emojis(number))["items"]
    except discord.HTTPException as refused:
        return differs(f"the list of emoji was {refusal(refused)}")
    if not listed:
        raise ProbeSkipped("the application has no emoji yet: start the bot once, and run the trial again")
    await _emoji_button(visit, {"id": str(listed[0]["id"]), "name": str(listed[0]["name"])})
    return holds("accepted")


async def _unicode_emoji(visit: Sandbox) -> Seen:
    await _emoji_button(visit, {"name": "\U0001f0cf"})
    return holds("accepted")


async def _unknown_emoji(visit: Sandbox) -> Seen:
    try:
        await _emoji_button(visit, {"id": UNKNOWN_EMOJI, "name": "nobody"})
    except discord.HTTPException as refused:
        if refused.code == BAD_FORM and BAD_EMOJI in refused.text:
            return holds(f"{refusal(refused)}, “{BAD_EMOJI}”")
        return differs(f"{refusal(refused)} with another text", grave=True)
    return differs("accepted")


# threads


async def _thread(visit: Sandbox) -> int:
    """Open a thread, which is removed at the end. Raises ProbeSkipped without the permissions."""
    wanted = ("create_public_threads", "send_messages_in_threads", "manage_threads")
    missing = [name.replace("_", " ").title() for name in wanted if not visit.may(name)]
    if missing:
        raise ProbeSkipped(f"needs permissions that the bot does not need for playing: {', '.join(missing)}")
    kind: Any = 11
    http = visit.client.http

    async def opened() -> int:
        made = await http.start_thread_without_message(
            visit.channel, name="Cardroom's trial", auto_archive_duration=60, type=kind
        )
        number = int(made["id"])
        visit.later("a thread", number, lambda: http.delete_channel(number))
        return number

    return await visit.run_to_completion(opened())


async def _close_thread(visit: Sandbox, thread: int) -> None:
    await visit.client.http.delete_channel(thread)
    visit.forget("a thread", thread)


async def _archived_edit(visit: Sandbox) -> Seen:
    thread = await _thread(visit)
    message = await visit.send(page(text("In a thread.")), channel=thread)
    visit.forget("a message", int(message["id"]))  # it is deleted with its thread
    await visit.client.http.edit_channel(thread, archived=True)
    try:
        await visit.edit(message, page(text("Edited.")))
    except discord.HTTPException as refused:
        seen = holds if refused.code == ARCHIVED else differs
        return seen(refusal(refused))
    else:
        return differs("accepted")
    finally:
        await _close_thread(visit, thread)


async def _archived_send(visit: Sandbox) -> Seen:
    thread = await _thread(visit)
    try:
        await visit.client.http.edit_channel(thread, archived=True)
        message = await visit.send(page(text("In an archived thread.")), channel=thread)
        visit.forget("a message", int(message["id"]))
        now: Any = await visit.client.http.get_channel(thread)
    except discord.HTTPException as refused:
        return differs(refusal(refused))
    finally:
        await _close_thread(visit, thread)
    return (
        differs("still archived") if now["thread_metadata"]["archived"] else holds("the thread is open again")
    )


async def _locked_send(visit: Sandbox) -> Seen:
    thread = await _thread(visit)
    try:
        await visit.client.http.edit_channel(thread, archived=True, locked=True)
        message = await visit.send(page(text("In a locked thread.")), channel=thread)
        visit.forget("a message", int(message["id"]))
    except discord.HTTPException as refused:
        seen = holds if refused.code == LOCKED else differs
        return seen(refusal(refused))
    finally:
        await _close_thread(visit, thread)
    raise ProbeSkipped("a bot that may lock a thread may also write in it")


# permissions, headers, commands


async def _no_files(visit: Sandbox) -> Seen:
    if visit.may("attach_files"):
        raise ProbeSkipped(
            "the bot may attach files here; take Attach Files away in this channel, and run the trial again"
        )
    upload = visit.picture
    try:
        await visit.delete(await visit.send(picture_page(upload, "A picture."), upload))
    except discord.HTTPException as refused:
        seen = holds if refused.code == MISSING_PERMISSIONS else partial(differs, grave=True)
        return seen(refusal(refused))
    return differs("accepted")


async def _headers(visit: Sandbox) -> Seen:
    limited = {each.kind for each in visit.client.meter.counted if each.reset_after is not None}
    missing = {"send", "edit"} - limited
    return (
        differs(f"no headers: {', '.join(sorted(missing))}")
        if missing
        else holds("headers for send and edit")
    )


async def _refusals(visit: Sandbox) -> Seen:
    refused = sum(each.refused for each in visit.client.meter.counted)
    return differs(f"{refused} replies with 429") if refused else holds("no reply with 429")


async def _commands(visit: Sandbox) -> Seen:
    number = visit.client.application_id
    if number is None:
        raise ProbeSkipped("the application is not known")
    there = await visit.client.http.get_global_commands(number)
    missing, strange, other = command_list.compared(there, await command_list.wanted())
    if not (missing or strange or other):
        return holds(f"all {len(there)} are registered and up to date; no sync is needed")
    return differs(
        f"a sync is needed: {missing} missing, {other} changed, {strange} that this version does not have"
    )


STAYS_BELOW: Final = f"is not affected: it uses at most {TEXT_PER_MESSAGE:,}"
CANNOT_SHOW: Final = "cannot show its longest pages; send this report before playing"
PROBES: Final[tuple[Probe, ...]] = (
    Probe("a reply has the picture's id", "replies have `media.attachment_id`", UPLOADS_AGAIN, _tells_id),
    Probe(
        "a reply lists no files",
        "nothing; it finds the file in the components",
        "is not affected",
        _files_listed,
    ),
    *map(_kept, (KeepMethod.BOTH, KeepMethod.ID, KeepMethod.OMITTED)),
    _tried(
        f"text of {TEXT_PER_MESSAGE:,} characters",
        _words(TEXT_PER_MESSAGE),
        taken=True,
        relies="it is accepted",
        then=CANNOT_SHOW,
        grave=True,
    ),
    *(
        _tried(f"text of {count:,} characters", _words(count), taken=count <= 4000, then=STAYS_BELOW)
        for count in (3990, 4000, 4001)
    ),
    _tried(
        f"text of {TEXT_PER_MESSAGE // 2:,} characters outside the basic plane",
        _words(TEXT_PER_MESSAGE // 2, BEYOND),
        taken=True,
        relies="each counts as at most two",
        then=CANNOT_SHOW,
        grave=True,
    ),
    _tried(
        "text of 2,001 characters outside the basic plane",
        _words(2001, BEYOND),
        taken=False,
        relies="nothing; a refusal means that Discord counts UTF-16 units",
        then="counts more strictly than Discord, and writes less than it could",
    ),
    _tried("40 components", _parts(40), taken=True, relies="they are accepted", then=CANNOT_SHOW, grave=True),
    _tried("41 components", _parts(41), taken=False, then="is not affected: it uses at most 40"),
    _tried(
        "custom_id of 100 characters",
        _labelled(100),
        taken=True,
        relies="it is accepted",
        then="cannot show its longest buttons; send this report before playing",
        grave=True,
    ),
    _tried(
        "custom_id of 101 characters",
        _labelled(101),
        taken=False,
        then="is not affected: it uses at most 100",
    ),
    _described(1024, taken=True),
    _described(1025, taken=False),
    Probe(
        "the application's own emoji on a button",
        "it is accepted without further permissions",
        "writes the cards as text",
        _own_emoji,
    ),
    Probe("a unicode emoji on a button", NOTHING, "is not affected: it uses none", _unicode_emoji),
    Probe(
        "an unknown emoji on a button",
        f"refused with {BAD_FORM} and “{BAD_EMOJI}”: then the bot sends the page without emoji",
        "cannot notice that its emoji are gone: run it with CARDROOM_EMOJI=no",
        _unknown_emoji,
    ),
    Probe(
        "edit in an archived thread",
        f"refused with {ARCHIVED}: then the bot posts the table again",
        "logs that it could not edit, and tries again with the next move",
        _archived_edit,
    ),
    Probe(
        "message in an archived thread",
        "it reopens the thread",
        "pauses the table until somebody reopens the thread",
        _archived_send,
    ),
    Probe(
        "message in a locked thread",
        f"refused with {LOCKED}: then the bot pauses the table, and says why",
        "pauses the table as in a channel where it may not write",
        _locked_send,
    ),
    Probe(
        "file where the bot may not attach any",
        f"refused with {MISSING_PERMISSIONS}: then the bot shows the table as text",
        "cannot show its tables there: give it Attach Files, or set CARDROOM_CARDS=text",
        _no_files,
    ),
    Probe(
        "commands",
        "those of this version are registered",
        "registers them in the background when it starts",
        _commands,
    ),
    Probe(
        "rate limit headers",
        "headers contain a channel's rate limit",
        "sends one request at a time to a channel, as discord.py does without headers",
        _headers,
    ),
    Probe(
        "rate limits are kept",
        "a client that follows the headers is not refused",
        "waits as long as Discord says, and repeats the request",
        _refusals,
    ),
)
"""All probes, in the order in which they are run."""

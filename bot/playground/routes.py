"""The REST routes that a bot of this kind uses."""

import base64
import binascii
import re

from bot.playground.refusals import ApiError, Json, Problems, slow_down
from bot.playground.request_log import Call
from bot.playground.resources.channels import DM, FORUMS, PRIVATE_THREAD, Channel, Message
from bot.playground.resources.guilds import APPLICATION, BOT_USER, Guild, Member, iso
from bot.playground.resources.messages import compose
from bot.playground.resources.permissions import Permission
from bot.playground.rest import Reply, Rest, Routes
from bot.playground.switches import OLD_AFTER

ROUTES = Routes()
IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
NEWEST = 2**63  # an id above all others
BUSY = 7200.0  # seconds until commands can be registered again
MOST_EMOJIS, MOST_EMOJI_BYTES = 2000, 256 * 1024
SUFFIX = {"jpeg": "jpg"}
BEGINS = {"png": b"\x89PNG\r\n\x1a\n", "jpeg": b"\xff\xd8\xff", "gif": b"GIF8", "webp": b"RIFF"}
"""The magic numbers of each kind of file."""


def _body(call: Call) -> Json:
    if not isinstance(call.body, dict):
        raise ApiError(400, 50109, "The request body contains invalid JSON.")
    return call.body


# the bot itself


@ROUTES.add("GET", "users/@me")
async def _me(rest: Rest, _: Call) -> Reply:
    return 200, {
        **rest.world.bot.json(),
        "verified": True,
        "mfa_enabled": True,
        "locale": "en-US",
        "email": None,
    }


@ROUTES.add("GET", "oauth2/applications/@me")
@ROUTES.add("GET", "applications/@me")
async def _application(rest: Rest, _: Call) -> Reply:
    owner = rest.world.users[rest.world.home.owner].json()
    endpoint = rest.ground.endpoint
    return 200, {
        "id": APPLICATION, "name": "Cardroom", "icon": None, "description": "", "type": None,
        "bot": rest.world.bot.json(), "summary": "", "bot_public": True, "bot_require_code_grant": False,
        "verify_key": endpoint.public_key, "flags": 0, "flags_new": "0", "redirect_uris": [],
        "interactions_endpoint_url": next(iter(endpoint.urls), None),
        "role_connections_verification_url": None, "owner": owner,
        "approximate_guild_count": sum(guild.bot_here for guild in rest.world.guilds.values()),
        "approximate_user_install_count": len(rest.world.installers),
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "team": None,
        "integration_types_config": {"0": {}, "1": {}},
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }  # fmt: skip


@ROUTES.add("PATCH", "applications/@me")
async def _change_application(rest: Rest, call: Call) -> Reply:
    """Change the interactions endpoint; nothing else can be changed here."""
    body = _body(call)
    if "interactions_endpoint_url" in body:
        url = body["interactions_endpoint_url"]
        await rest.ground.endpoint.set(*([str(url)] if url else []))
    return await _application(rest, call)


@ROUTES.add("GET", "gateway/bot")
async def _gateway(rest: Rest, _: Call) -> Reply:
    gateway = rest.ground.gateway
    return 200, {
        "url": gateway.url, "shards": gateway.shards, "session_start_limit": gateway.session_start_limit(),
    }  # fmt: skip


@ROUTES.add("GET", "users/{user}")
async def _user(rest: Rest, call: Call) -> Reply:
    user = rest.world.users.get(call.params["user"])
    if user is None:
        raise ApiError(404, 10013, "Unknown User")
    return 200, user.json()


# the guild


def _guild(rest: Rest, call: Call) -> Guild:
    guild = rest.world.guilds.get(call.params["guild"])
    if guild is None or not guild.bot_here:
        raise ApiError(404, 10004, "Unknown Guild")
    return guild


@ROUTES.add("GET", "guilds/{guild}")
async def _get_guild(rest: Rest, call: Call) -> Reply:
    return 200, rest.world.guild_json(_guild(rest, call))


@ROUTES.add("GET", "guilds/{guild}/channels")
async def _get_channels(rest: Rest, call: Call) -> Reply:
    channels = rest.world.channels_of(_guild(rest, call))
    shown = (c for c in channels if not c.is_thread and rest.world.bot_sees(c))
    return 200, [channel.json() for channel in shown]


@ROUTES.add("GET", "guilds/{guild}/threads/active")
async def _get_threads(rest: Rest, call: Call) -> Reply:
    of = _guild(rest, call).id
    shown = (c for c in rest.world.threads() if c.guild == of and not c.archived and rest.world.bot_sees(c))
    return 200, {"threads": [channel.json() for channel in shown], "members": [], "has_more": False}


@ROUTES.add("GET", "guilds/{guild}/members/{user}")
async def _get_member(rest: Rest, call: Call) -> Reply:
    member = _guild(rest, call).members.get(call.params["user"])
    if member is None:
        raise ApiError(404, 10007, "Unknown Member")
    return 200, member.json()


@ROUTES.add("PUT", "guilds/{guild}/members/{user}/roles/{role}")
async def _give_role(rest: Rest, call: Call) -> Reply:
    member, role = _role_of(rest, call)
    if role not in member.roles:
        member.roles.append(role)
    return 204, None


@ROUTES.add("DELETE", "guilds/{guild}/members/{user}/roles/{role}")
async def _take_role(rest: Rest, call: Call) -> Reply:
    member, role = _role_of(rest, call)
    if role in member.roles:
        member.roles.remove(role)
    return 204, None


def _role_of(rest: Rest, call: Call) -> tuple[Member, str]:
    """Return the member and role of a request, if the bot may give that role."""
    guild, role_id = _guild(rest, call), call.params["role"]
    member, role = guild.members.get(call.params["user"]), guild.roles.get(role_id)
    if member is None:
        raise ApiError(404, 10007, "Unknown Member")
    if role is None:
        raise ApiError(404, 10011, "Unknown Role")
    own = guild.roles[guild.bot_role]
    if not own.permissions & Permission.MANAGE_ROLES or role.managed or role.position >= own.position:
        raise ApiError(403, 50013, "Missing Permissions")
    return member, role_id


# scheduled events


def _may_have_events(guild: Guild) -> None:
    wanted = Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS | Permission.ADMINISTRATOR
    if not any(guild.roles[role].permissions & wanted for role in guild.members[BOT_USER].roles):
        raise ApiError(403, 50013, "Missing Permissions")


@ROUTES.add("GET", "guilds/{guild}/scheduled-events")
async def _list_events(rest: Rest, call: Call) -> Reply:
    return 200, [*rest.ground.events.of(_guild(rest, call)).values()]


@ROUTES.add("POST", "guilds/{guild}/scheduled-events")
async def _create_event(rest: Rest, call: Call) -> Reply:
    guild = _guild(rest, call)
    _may_have_events(guild)
    made = rest.ground.events.create(guild, _body(call))
    rest.ground.show_events(guild)
    return 200, made


@ROUTES.add("PATCH", "guilds/{guild}/scheduled-events/{event}")
async def _change_event(rest: Rest, call: Call) -> Reply:
    guild = _guild(rest, call)
    _may_have_events(guild)
    changed = rest.ground.events.change(rest.ground.events.find(guild, call.params["event"]), _body(call))
    rest.ground.show_events(guild)
    return 200, changed


@ROUTES.add("DELETE", "guilds/{guild}/scheduled-events/{event}")
async def _delete_event(rest: Rest, call: Call) -> Reply:
    guild = _guild(rest, call)
    _may_have_events(guild)
    found = rest.ground.events.find(guild, call.params["event"])
    del rest.ground.events.of(guild)[found["id"]]
    rest.ground.show_events(guild)
    return 204, None


@ROUTES.add("GET", "channels/{channel}")
async def _get_channel(rest: Rest, call: Call) -> Reply:
    return 200, rest.channel(call).json()


@ROUTES.add("POST", "users/@me/channels")
async def _open_dm(rest: Rest, call: Call) -> Reply:
    recipient = str(_body(call).get("recipient_id"))
    if recipient not in rest.world.users or recipient == BOT_USER:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    channel = rest.world.dm(recipient)
    if not channel.opened and not channel.messages:
        _may_open(rest)
    channel.opened = True
    return 200, channel.json()


def _may_open(rest: Rest) -> None:
    """Refuse a new DM channel where Discord would take the bot for a spammer."""
    direct = rest.ground.switches.direct
    if direct == "quarantined":
        raise ApiError(403, 20026, "Your bot has been flagged by our anti-spam system for abusive behavior.")
    if direct == "paced" and rest.ground.rates.new_channel().refused:
        raise ApiError(403, 40003, "You are opening direct messages too fast.")


# messages


@ROUTES.add("GET", "channels/{channel}/messages")
async def _list_messages(rest: Rest, call: Call) -> Reply:
    channel = rest.channel(call)
    if channel.type != DM and not rest.world.may(BOT_USER, channel, Permission.READ_MESSAGE_HISTORY):
        return 200, []
    problems = Problems()
    most, before, after = (
        _number(problems, call, name, usual)
        for name, usual in (("limit", 50), ("before", NEWEST), ("after", 0))
    )
    if not 1 <= most <= 100:
        problems.add("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    problems.finish()
    found = [
        message
        for message in channel.messages.values()
        if message.viewer is None and after < int(message.id) < before
    ]
    shown = found[:most] if "after" in call.query else found[-most:]
    return 200, [message.json() for message in reversed(shown)]


def _number(problems: Problems, call: Call, name: str, usual: int) -> int:
    """Return a number of the query, or the usual one with a problem."""
    given = call.query.get(name, str(usual))
    if not re.fullmatch(r"[0-9]{1,20}", given):
        problems.add(name, "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
        return usual
    return int(given)


@ROUTES.add("GET", "channels/{channel}/messages/{message}")
async def _get_message(rest: Rest, call: Call) -> Reply:
    message = rest.message(call)
    if message.channel.type != DM and not rest.world.may(
        BOT_USER, message.channel, Permission.READ_MESSAGE_HISTORY
    ):
        raise ApiError(403, 50001, "Missing Access")
    return 200, message.json()


@ROUTES.add("POST", "channels/{channel}/messages")
async def _send(rest: Rest, call: Call) -> Reply:
    world, channel, body = rest.world, rest.channel(call), _body(call)
    if channel.recipient is not None:
        if not any(guild.bot_here for guild in world.guilds_of(channel.recipient.id)):
            raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if channel.recipient.id in world.dms_closed:
            raise ApiError(403, 50007, "Cannot send messages to this user")
    if channel.type in FORUMS:
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    rest.demand(channel, wanted)
    rest.ground.posts.demand_unlocked(channel)
    message = Message(world.new_id(), channel, world.bot, world.clock.now(), nonce=body.get("nonce"))
    if body.get("enforce_nonce") and (there := rest.ground.posts.sent_before(message)) is not None:
        return 200, there.json()
    reference = body.get("message_reference")
    if reference is not None:
        message.type, message.reference = 19, _referenced(channel, reference)
    compose(world, message, body, call.uploads, editing=False, webhook=False, allow=rest.demand_for(channel))
    rest.ground.posts.add(message)
    return 200, message.json()


def _referenced(channel: Channel, given: object) -> str:
    problems, number = Problems(), ""
    if (reference := problems.mapping("message_reference", given)) is not None:
        number = str(reference.get("message_id"))
        if number not in channel.messages and reference.get("fail_if_not_exists", True):
            problems.add("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    problems.finish()
    return number


@ROUTES.add("PATCH", "channels/{channel}/messages/{message}")
async def _edit(rest: Rest, call: Call) -> Reply:
    message = rest.message(call)
    if message.author.id != BOT_USER:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    rest.ground.posts.demand_open(message.channel)
    age = rest.world.clock.now() - message.timestamp
    if age > OLD_AFTER and rest.ground.switches.rate_limits != "off":
        standing = rest.ground.rates.old_edit(message.channel.id)
        if standing.refused:
            told = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise slow_down(standing.reset_after, 30046, told)
    compose(
        rest.world, message, _body(call), call.uploads,
        editing=True, webhook=False, attachments=rest.ground.switches.attachments,
        allow=rest.demand_for(message.channel),
    )  # fmt: skip
    rest.ground.posts.changed(message)
    return 200, message.json()


@ROUTES.add("DELETE", "channels/{channel}/messages/{message}")
async def _delete(rest: Rest, call: Call) -> Reply:
    message = rest.message(call)
    if message.author.id != BOT_USER:
        if message.channel.type == DM:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        rest.demand(message.channel, Permission.MANAGE_MESSAGES)
    rest.ground.posts.demand_open(message.channel)
    rest.ground.posts.remove(message)
    return 204, None


@ROUTES.add("POST", "channels/{channel}/typing")
async def _typing(rest: Rest, call: Call) -> Reply:
    rest.demand(rest.channel(call), Permission.SEND_MESSAGES)
    return 204, None


@ROUTES.add("POST", "channels/{channel}/threads")
@ROUTES.add("POST", "channels/{channel}/messages/{message}/threads")
async def _thread(rest: Rest, call: Call) -> Reply:
    parent, body = rest.channel(call), _body(call)
    about = rest.message(call).id if "message" in call.params else None
    private = (
        about is None and parent.type not in FORUMS and body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    )
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    rest.demand(parent, Permission.SEND_MESSAGES if parent.type in FORUMS else wanted)
    problems = Problems()
    name = problems.text("name", body.get("name"), 100, least=1, required=True)
    problems.finish()
    if about in rest.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = rest.world.add_thread(parent, name, BOT_USER, about, private=private)
    rest.ground.posts.channel("THREAD_CREATE", thread)
    member = {
        "id": thread.id, "user_id": BOT_USER, "join_timestamp": iso(rest.world.clock.now()), "flags": 0,
    }  # fmt: skip
    return 201, {**thread.json(), "member": member}


@ROUTES.add("PATCH", "channels/{channel}")
async def _change_channel(rest: Rest, call: Call) -> Reply:
    """Change a thread: archived and locked. Nothing else can be changed here."""
    thread, body = rest.channel(call), _body(call)
    manages = rest.world.may(BOT_USER, thread, Permission.MANAGE_THREADS)
    archived, locked = (
        now if body.get(key) is None else bool(body[key])
        for key, now in (("archived", thread.archived), ("locked", thread.locked))
    )
    if not thread.is_thread or (locked or thread.locked) > manages:
        raise ApiError(403, 50013, "Missing Permissions")
    if thread.archived and archived:
        raise ApiError(400, 50083, "Thread is archived")
    if archived and not manages and thread.owner != BOT_USER:
        raise ApiError(403, 50013, "Missing Permissions")
    rest.ground.posts.settle(thread, archived=archived, locked=locked)
    return 200, thread.json()


@ROUTES.add("DELETE", "channels/{channel}")
async def _delete_channel(rest: Rest, call: Call) -> Reply:
    channel = rest.channel(call)
    if channel.type == DM:
        return 200, channel.json()
    rest.demand(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    rest.ground.posts.remove_channel(channel)
    return 200, channel.json()


# interactions


@ROUTES.add("POST", "interactions/{interaction}/{token}/callback")
async def _callback(rest: Rest, call: Call) -> Reply:
    reply = rest.ground.interactions.answer(
        call.params["interaction"], call.params["token"], _body(call), call.uploads
    )
    wants = call.query.get("with_response", "").lower() in ("1", "true")
    return (200, reply) if wants else (204, None)


@ROUTES.add("POST", "webhooks/{application}/{token}")
async def _follow_up(rest: Rest, call: Call) -> Reply:
    interactions = rest.ground.interactions
    interaction = interactions.of_token(call.params["application"], call.params["token"])
    return 200, interactions.follow_up(interaction, _body(call), call.uploads).json()


@ROUTES.add("GET", "webhooks/{application}/{token}/messages/{message}")
async def _get_answer(rest: Rest, call: Call) -> Reply:
    interactions = rest.ground.interactions
    interaction = interactions.of_token(call.params["application"], call.params["token"])
    return 200, interactions.message_of(interaction, call.params["message"]).json()


@ROUTES.add("PATCH", "webhooks/{application}/{token}/messages/{message}")
async def _edit_answer(rest: Rest, call: Call) -> Reply:
    interactions = rest.ground.interactions
    interaction = interactions.of_token(call.params["application"], call.params["token"])
    message = interactions.message_of(interaction, call.params["message"])
    return 200, interactions.edit(interaction, message, _body(call), call.uploads).json()


@ROUTES.add("DELETE", "webhooks/{application}/{token}/messages/{message}")
async def _delete_answer(rest: Rest, call: Call) -> Reply:
    interactions = rest.ground.interactions
    interaction = interactions.of_token(call.params["application"], call.params["token"])
    interactions.delete(interaction, interactions.message_of(interaction, call.params["message"]))
    return 204, None


# commands, global and of the guild


def _scope(rest: Rest, call: Call) -> str | None:
    if call.params["application"] != APPLICATION:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    if "guild" in call.params:
        _guild(rest, call)
    return call.params.get("guild")


def _registering(rest: Rest) -> None:
    """Refuse commands while Discord accepts none."""
    match rest.ground.switches.commands:
        case "busy":
            raise slow_down(BUSY)
        case "spent":
            raise ApiError(
                400, 30034, "Max number of daily application command creates has been reached (200)"
            )


def _command(rest: Rest, call: Call) -> Json:
    command = rest.ground.commands.scope(_scope(rest, call)).get(call.params["command"])
    if command is None:
        raise ApiError(404, 10063, "Unknown application command")
    return command


@ROUTES.add("GET", "applications/{application}/commands")
@ROUTES.add("GET", "applications/{application}/guilds/{guild}/commands")
async def _list_commands(rest: Rest, call: Call) -> Reply:
    listed = [*rest.ground.commands.scope(_scope(rest, call)).values()]
    if call.query.get("with_localizations", "").lower() not in ("1", "true"):
        listed = [{**each, "name_localizations": None, "description_localizations": None} for each in listed]
    return 200, listed


@ROUTES.add("PUT", "applications/{application}/commands")
@ROUTES.add("PUT", "applications/{application}/guilds/{guild}/commands")
async def _put_commands(rest: Rest, call: Call) -> Reply:
    _registering(rest)
    made = rest.ground.commands.overwrite(call.body, _scope(rest, call))
    rest.ground.commands_changed()
    return 200, made


@ROUTES.add("POST", "applications/{application}/commands")
@ROUTES.add("POST", "applications/{application}/guilds/{guild}/commands")
async def _post_command(rest: Rest, call: Call) -> Reply:
    _registering(rest)
    made = rest.ground.commands.upsert(_body(call), _scope(rest, call))
    rest.ground.commands_changed()
    return 201, made


@ROUTES.add("GET", "applications/{application}/commands/{command}")
@ROUTES.add("GET", "applications/{application}/guilds/{guild}/commands/{command}")
async def _get_command(rest: Rest, call: Call) -> Reply:
    return 200, _command(rest, call)


@ROUTES.add("PATCH", "applications/{application}/commands/{command}")
@ROUTES.add("PATCH", "applications/{application}/guilds/{guild}/commands/{command}")
async def _patch_command(rest: Rest, call: Call) -> Reply:
    _registering(rest)
    made = rest.ground.commands.upsert(_body(call), _scope(rest, call), _command(rest, call)["id"])
    rest.ground.commands_changed()
    return 200, made


@ROUTES.add("DELETE", "applications/{application}/commands/{command}")
@ROUTES.add("DELETE", "applications/{application}/guilds/{guild}/commands/{command}")
async def _delete_command(rest: Rest, call: Call) -> Reply:
    del rest.ground.commands.scope(_scope(rest, call))[_command(rest, call)["id"]]
    rest.ground.commands_changed()
    return 204, None


# the application's emojis


def _shelf(rest: Rest, call: Call) -> None:
    """Refuse unless the application may have emoji of its own."""
    _scope(rest, call)
    if not rest.ground.switches.emoji:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")


def _emoji(rest: Rest, call: Call) -> Json:
    _shelf(rest, call)
    emoji = rest.world.emojis.get(call.params["emoji"])
    if emoji is None:
        raise ApiError(404, 10014, "Unknown Emoji")
    return emoji


def _emoji_name(rest: Rest, body: Json, but: Json | None = None) -> str:
    problems = Problems()
    name = problems.text("name", body.get("name"), 32, least=2, required=True)
    taken = {emoji["name"] for emoji in rest.world.emojis.values() if emoji is not but}
    if name and not re.fullmatch(r"\w+", name, re.ASCII):
        problems.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif name in taken:
        problems.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")
    problems.finish()
    return name


@ROUTES.add("GET", "applications/{application}/emojis")
async def _list_emojis(rest: Rest, call: Call) -> Reply:
    _shelf(rest, call)
    return 200, {"items": list(rest.world.emojis.values())}


@ROUTES.add("POST", "applications/{application}/emojis")
async def _post_emoji(rest: Rest, call: Call) -> Reply:
    _shelf(rest, call)
    body = _body(call)
    name = _emoji_name(rest, body)
    image = IMAGE.fullmatch(str(body.get("image")))
    try:
        data = base64.b64decode(image[2], validate=True) if image else b""
    except binascii.Error:
        data = b""
    problems = Problems()
    if image is None or not data.startswith(BEGINS[image[1]]):
        problems.add("image", "IMAGE_INVALID", "Invalid image data")
        problems.finish()
    elif len(data) > MOST_EMOJI_BYTES:
        problems.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        problems.finish()
    else:
        if len(rest.world.emojis) >= MOST_EMOJIS:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")
        if rest.ground.switches.rate_limits != "off":
            standing = rest.ground.rates.new_emoji()
            if standing.refused:
                raise slow_down(standing.reset_after)
        number = rest.world.new_id()
        suffix = SUFFIX.get(image[1], image[1])
        rest.world.store_file(f"emojis/{number}.{suffix}", data, f"image/{image[1]}")
        if suffix != "png":  # discord.py and the page ask for still emojis as .png, whatever they are
            rest.world.store_file(f"emojis/{number}.png", data, f"image/{image[1]}")
        rest.world.emojis[number] = {
            "id": number, "name": name, "user": rest.world.bot.json(), "roles": [], "require_colons": True,
            "managed": False, "animated": suffix == "gif", "available": True,
        }  # fmt: skip
    return 201, rest.world.emojis[number]


@ROUTES.add("GET", "applications/{application}/emojis/{emoji}")
async def _get_emoji(rest: Rest, call: Call) -> Reply:
    return 200, _emoji(rest, call)


@ROUTES.add("PATCH", "applications/{application}/emojis/{emoji}")
async def _patch_emoji(rest: Rest, call: Call) -> Reply:
    emoji = _emoji(rest, call)
    emoji["name"] = _emoji_name(rest, _body(call), emoji)
    return 200, emoji


@ROUTES.add("DELETE", "applications/{application}/emojis/{emoji}")
async def _delete_emoji(rest: Rest, call: Call) -> Reply:
    number = _emoji(rest, call)["id"]
    del rest.world.emojis[number]
    for path in [path for path in rest.world.files if path.startswith(f"emojis/{number}.")]:
        del rest.world.files[path]
    return 204, None

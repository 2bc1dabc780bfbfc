/** What this member may see, updated by events. Views listen to it and never change it. */

import { t } from "./locale.js";

export const EPHEMERAL = 1 << 6;
export const THINKING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;
export const THREADS = [10, 11, 12];
/** The contexts of interactions: a server, the direct messages with the bot, those of people and groups. */
export const IN_GUILD = 0;
export const IN_BOT_DM = 1;
export const IN_PRIVATE = 2;

/** Snowflakes are decimal strings too long for numbers. */
function older(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** Channels by position, each followed by its threads. */
function inOrder(channels) {
  const threads = channels.filter(({ type }) => THREADS.includes(type));
  return channels.filter(({ type }) => !THREADS.includes(type)).sort((a, b) => a.position - b.position || older(a.id, b.id))
    .flatMap((channel) => [channel, ...threads.filter(({ parent_id: parent }) => parent === channel.id)]);
}

export class Store extends EventTarget {
  me = null;
  guilds = [];
  accounts = [];
  every = [];
  dms = [];
  commands = [];
  messages = {};
  bot = { online: false, http: false, user: null };
  workers = [];
  unknownRoutes = [];
  switches = {};
  unread = new Map();
  #here = null;

  /** The current server: of the member's servers the first until another is entered. */
  get guild() {
    return this.guilds.find(({ id }) => id === this.#here) ?? this.guilds[0] ?? { id: "0", name: "", members: [] };
  }

  /** The channels of that server; `every` has those of all. */
  get channels() {
    return this.channelsOf(this.guild.id);
  }

  /** The direct messages that I have accepted; the others wait in my message requests. */
  get directs() {
    return this.dms.filter(({ request }) => !request);
  }

  get requests() {
    return this.dms.filter(({ request }) => request);
  }

  get members() {
    return this.guild.members;
  }

  /** Have I installed the bot for myself? */
  get installed() {
    return (this.switches.installed ?? []).includes(this.me?.id);
  }

  /** Is the bot in the place of this channel? */
  botIn(channelId) {
    const { context = IN_GUILD, guild_id: guildId } = this.channel(channelId) ?? {};
    return context === IN_BOT_DM || (context === IN_GUILD && (this.guilds.find(({ id }) => id === guildId)?.bot_here ?? false));
  }

  /** The people whom a channel's commands and menus can name, and the bot if it is there. */
  peopleIn(channelId) {
    const channel = this.channel(channelId);
    const people = channel?.context === IN_PRIVATE ? channel.recipients : this.members.map(({ user }) => user);
    return [...people, channel && !this.botIn(channelId) ? null : this.bot.user].filter(Boolean);
  }

  channelsOf(guildId) {
    return this.every.filter((channel) => channel.guild_id === guildId);
  }

  /** Switch to another server. */
  enter(guildId) {
    if (this.guild.id === guildId) return;
    this.#here = guildId;
    this.#tell("guild");
  }

  /** Replace the whole state. Notices made by the page are dropped with the old one. */
  load(state) {
    const same = this.me?.id === state.me.id;
    this.me = state.me;
    this.guilds = state.guilds;
    this.accounts = state.accounts;
    this.every = inOrder(state.channels);
    this.dms = state.dms ?? [];
    this.commands = state.commands;
    this.messages = state.messages;
    this.bot = state.bot;
    this.unknownRoutes = state.unknown_routes ?? [];
    this.switches = state.switches ?? {};
    this.workers = state.workers ?? [];
    this.events = state.events ?? [];
    if (!same) this.unread.clear();
    this.#tell("reset", { same });
  }

  /** Apply one event of the server. */
  apply({ t: type, d: data }) {
    switch (type) {
      case "MESSAGE_CREATE":
        return this.#put(data, true);
      case "MESSAGE_UPDATE":
        return this.#put(data, false);
      case "MESSAGE_DELETE":
        return this.drop(data.channel_id, data.id);
      case "COMMANDS":
        this.commands = data.commands;
        return this.#tell("commands");
      case "MEMBER":
        return this.#putMember(data.member);
      case "CHANNEL":
        return this.#addChannel(data.channel);
      case "CHANNEL_GONE":
      case "GUILDS":
        return this.#tell("stale");
      case "BOT":
        this.bot = { ...this.bot, ...data };
        return this.#tell("bot");
      case "WORKERS":
        this.workers = data.workers;
        return this.#tell("workers");
      case "EVENTS":
        this.events = data.events;
        return this.#tell("events");
      case "UNKNOWN_ROUTE":
        this.unknownRoutes = [...new Set([...this.unknownRoutes, data.route])];
        return this.#tell("routes");
      case "SWITCHES":
        this.switches = data.switches;
        return this.#tell("switches");
      case "NOTIFY":
        this.#count(data.channel_id, "mentions");
        return this.#tell("notify", data);
      case "MODAL":
        return this.#tell("modal", data);
      case "INTERACTION_FAILED":
        return this.#tell("failed", data);
      case "INTERACTION_DONE":
        return this.#tell("done", data);
    }
  }

  /** Remove a message; the page also does this with its own notices. */
  drop(channelId, id) {
    this.messages[channelId] = (this.messages[channelId] ?? []).filter((message) => message.id !== id);
    this.#tell("message", { channel: channelId, id });
  }

  /** The member has read a channel. */
  seen(channelId) {
    if (this.unread.delete(channelId)) this.#tell("unread");
  }

  message(channelId, id) {
    return this.messages[channelId]?.find((message) => message.id === id);
  }

  channel(id) {
    return this.every.find((channel) => channel.id === id) ?? this.dms.find((dm) => dm.id === id);
  }

  isDirect(id) {
    return this.dms.some((dm) => dm.id === id);
  }

  user(id) {
    if (this.bot.user?.id === id) return this.bot.user;
    return this.accounts.find((user) => user.id === id);
  }

  role(id) {
    return this.guild.roles?.find((role) => role.id === id);
  }

  get moderator() {
    return this.members.find(({ user }) => user.id === this.me.id)?.moderator ?? false;
  }

  channelTitle(id) {
    const channel = this.channel(id);
    if (!channel) return t("unknown channel");
    if (!this.isDirect(id)) return channel.name;
    if (channel.name) return channel.name;
    const partners = channel.recipients.filter((user) => user.id !== this.me.id);
    const names = (partners.length > 0 ? partners : [this.bot.user]).filter(Boolean).map(displayName);
    return names.length > 0 ? names.join(", ") : t("direct message");
  }

  #put(message, isNew) {
    const list = this.messages[message.channel_id] ?? [];
    const known = list.find(({ id }) => id === message.id);
    const next = known ? { ...known, ...message } : message;
    this.messages[message.channel_id] = known
      ? list.map((item) => (item === known ? next : item))
      : [...list, next].sort((a, b) => older(a.id, b.id));
    if (!this.channel(message.channel_id)) return this.#tell("stale");
    if (isNew && !known && message.author.id !== this.me.id && !this.channel(message.channel_id).request) this.#count(message.channel_id, "messages");
    this.#tell("message", { channel: message.channel_id, id: message.id });
  }

  #putMember(member) {
    const { user } = member;
    const guild = this.guilds.find(({ id }) => id === member.guild_id);
    if (!this.accounts.some(({ id }) => id === user.id)) this.accounts = [...this.accounts, user];
    if (guild) {
      const here = guild.members.some((known) => known.user.id === user.id);
      if (member.left) guild.members = guild.members.filter((known) => known.user.id !== user.id);
      else if (here) guild.members = guild.members.map((known) => (known.user.id === user.id ? member : known));
      else guild.members = [...guild.members, member];
    }
    this.#tell("members");
  }

  #addChannel(channel) {
    const direct = channel.context !== IN_GUILD;
    const list = (direct ? this.dms : this.every).filter(({ id }) => id !== channel.id);
    if (direct) this.dms = [...list, channel].sort((a, b) => a.context - b.context);
    else this.every = inOrder([...list, channel]);
    this.messages[channel.id] ??= [];
    this.#tell("channels");
  }

  #count(channelId, what) {
    const before = this.unread.get(channelId) ?? { messages: 0, mentions: 0 };
    this.unread.set(channelId, { ...before, [what]: before[what] + 1 });
    this.#tell("unread");
  }

  #tell(name, detail = null) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Call `listener(detail)` on each of the named changes. */
  on(names, listener) {
    for (const name of names.split(" ")) this.addEventListener(name, ({ detail }) => listener(detail));
  }
}

export function displayName(user) {
  return user.global_name ?? user.username;
}

/** The names in a list of people; equal names get the username, too. */
export function distinctName(user, people) {
  const name = displayName(user);
  const twins = people.filter((other) => displayName(other) === name).length > 1;
  return twins ? `${name} (${user.username})` : name;
}

/** The page: one member's view of a channel and of the direct messages with the bot, side by side. */

import { startTicking } from "./clock.js";
import { ENTRY_POINT, ON_MESSAGE, ON_USER, slashCommands, usable } from "./commands.js";
import { h } from "./dom.js";
import { Drawer } from "./drawer.js";
import { Interactions } from "./interactions.js";
import { t } from "./locale.js";
import { openDialog, openModal } from "./modal.js";
import { closePopup, openMenu } from "./popup.js";
import { Pane } from "./pane.js";
import { act, fetchState, Line, Refusal } from "./server.js";
import { Sidebar } from "./sidebar.js";
import { displayName, IN_BOT_DM, IN_GUILD, Store } from "./state.js";
import { Workers } from "./workers.js";

const EXTERNAL_APPS = 1n << 50n;
const SHORTCUTS = [
  ["/", t("Begin a command")],
  [t("↑ ↓, then Tab or Enter"), t("Choose from a list")],
  [t("F6, Shift F6"), t("Next part of the page: members, channel, direct messages")],
  [t("Alt ↑, Alt ↓"), t("Channel above, channel below")],
  [t("Shift F10 or …"), t("Menu of a member or a message")],
  ["Esc", t("Close what is open, give a command up")],
  ["?", t("This page of help")],
];

const store = new Store();
const interactions = new Interactions(store);
const banner = document.getElementById("banner");
const notices = document.getElementById("notices");

const messageActions = {
  press: (message, op, fields) => interactions.press(message, op, fields),
  dismiss: (message) => tryAct(channelPane(message.channel_id), "dismiss", { message: message.id }, () => store.drop(message.channel_id, message.id)),
  menu: openMessageMenu,
  waiting: (id) => interactions.isWaiting(id),
  pressed: (id, key) => interactions.isPressed(id, key),
  failure: (id) => interactions.failures.get(id) ?? null,
  welcome,
  away,
};

const channels = new Pane(store, messageActions, { name: "channel" });
channels.log.id = "main";
const directs = new Pane(store, messageActions, { name: "dm" });
const panes = [channels, directs];
const sidebar = new Sidebar(store, {
  enter,
  open: openChannel,
  isShown: (id) => panes.some((pane) => pane.channel === id),
  become,
  install: (on) => tryAct(lastUsed(), "install", { on }),
  accept: () => tryAct(directs, "accept", {}, () => setView("dm")),
  addMember,
  memberMenu: openMemberMenu,
  drawer: () => drawer.toggle(),
  help,
  theme: toggleTheme,
});
const drawer = new Drawer(store, { opener: () => document.getElementById("drawer-button"), channel: () => channels.channel });
const tabs = ["sidebar", "channel", "dm"].map((view) => h("button", { type: "button", class: "tab", "data-view": view, onclick: () => setView(view) }));
banner.after(new Workers(store).node);
document.getElementById("app").append(sidebar.node, h("main", { class: "panes" }, channels.node, directs.node), drawer.node, h("nav", { class: "tabs", "aria-label": t("Parts of the page") }, tabs));

const line = new Line({
  onState: (state) => {
    banner.hidden = true;
    store.load(state);
  },
  onEvent: (event) => store.apply(event),
  onBreak: (text = t("The playground is not reachable. Trying again…")) => {
    banner.textContent = text;
    banner.hidden = false;
  },
  onEnd: () => start(),
});

store.on("reset", ({ same }) => {
  const wanted = channels.channel ?? location.hash.slice(1);
  const found = store.every.find(({ id }) => id === wanted) ?? store.channels[0];
  if (found) store.enter(found.guild_id);
  const channel = found?.id ?? null;
  const dm = shownDirect();
  for (const [pane, id] of [[channels, channel], [directs, dm]]) {
    if (same && pane.channel === id) pane.catchUp();
    else pane.show(id);
  }
  sidebar.drawChannels();
  title();
});
store.on("message", ({ channel, id }) => panes.find((pane) => pane.channel === channel)?.take(id));
store.on("channels", () => {
  if (directs.channel !== shownDirect()) directs.show(shownDirect());
  panes.forEach((pane) => pane.describe());
});
store.on("members guild", () => panes.forEach((pane) => pane.redraw()));
store.on("commands bot switches", () => panes.forEach((pane) => pane.describe()));
store.on("stale", () => line.refresh(store.me.id));
store.on("modal", (modal) => openModal(modal, store));
store.on("failed", ({ message_id: message, text }) => {
  if (!message) lastUsed().remark(t(text));
});
store.on("notify", notify);
store.on("unread reset channels", () => title());
interactions.addEventListener("change", ({ detail }) => panes.forEach((pane) => pane.refresh(detail?.id ?? null)));

let opened = null;

/** The direct messages beside the channel: those that I have opened, or those with the bot. */
function shownDirect() {
  const found = store.directs.find(({ id }) => id === opened) ?? store.directs.find(({ context }) => context === IN_BOT_DM);
  return found?.id ?? null;
}

/** The pane that shows a channel, or would show it. */
function channelPane(id) {
  return panes.find((pane) => pane.channel === id) ?? (store.isDirect(id) ? directs : channels);
}

let used = channels;
for (const pane of panes) pane.node.addEventListener("focusin", () => (used = pane));

function lastUsed() {
  return used;
}

/** Run an action; an error of the server is shown in the channel. */
async function tryAct(pane, op, fields, done = () => {}, as = store.me.id) {
  try {
    done(await act(as, op, fields));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    pane.remark(error.message);
  }
}

/** Show another server, beginning with its first channel. */
function enter(guildId) {
  const first = store.channelsOf(guildId)[0]?.id ?? null;
  store.enter(guildId);
  channels.show(first);
  sidebar.drawChannels();
  drawer.update();
  remember(store.me.id);
  title();
}

function openChannel(id, { focus = true } = {}) {
  if (!store.isDirect(id)) store.enter(store.channel(id).guild_id);
  const pane = store.isDirect(id) ? directs : channels;
  if (pane === directs) opened = id;
  if (pane.channel !== id) pane.show(id);
  setView(pane === directs ? "dm" : "channel");
  pane.look();
  sidebar.drawChannels();
  drawer.update();
  remember(store.me.id);
  if (focus) pane.composer.focus();
}

/** The part that a narrow window shows; a wide one shows all. */
function setView(view) {
  document.body.dataset.view = view;
  closePopup();
  title();
  for (const pane of panes) {
    if (pane.node.offsetParent === null) continue;
    pane.toEnd();
    for (const notice of notices.querySelectorAll(`[data-channel="${CSS.escape(pane.channel ?? "")}"]`)) notice.remove();
  }
}

/** The titles of the window and of the tabs: the number of new messages, and where they are. */
function title() {
  const mentions = [...store.unread.values()].reduce((sum, { mentions: count }) => sum + count, 0);
  document.title = `${mentions > 0 ? `(${mentions}) ` : ""}${store.channelTitle(channels.channel)} · ${store.guild.name || t("Playground")}`;
  const names = { sidebar: t("Channels"), channel: `#${store.channelTitle(channels.channel)}`, dm: t("Messages") };
  const shown = { channel: channels.channel, dm: directs.channel };
  for (const tab of tabs) {
    const { view } = tab.dataset;
    const unread = view === "sidebar" ? null : store.unread.get(shown[view]);
    tab.replaceChildren(names[view], unread ? h("span", { class: unread.mentions ? "badge" : "unread-dot" }, unread.mentions ? String(unread.mentions) : "", h("span", { class: "sr-only" }, ` ${t("unread")}`)) : "");
    tab.setAttribute("aria-current", String(document.body.dataset.view === view));
  }
}

/** Announce once that something needs attention, unless it is visible. */
function notify({ channel_id: channel, message_id: id }) {
  panes.forEach((pane) => pane.look());
  if (panes.some((pane) => pane.channel === channel && pane.watched)) return;
  const message = store.message(channel, id);
  const where = store.isDirect(channel) ? t("in a direct message") : t("in #{channel}", { channel: store.channelTitle(channel) });
  const notice = h("button", {
    type: "button", class: "notice", "data-channel": channel,
    onclick: () => {
      notice.remove();
      openChannel(channel);
    },
  }, h("b", {}, message ? displayName(message.author) : t("Somebody")), ` ${where}`);
  notices.append(notice);
  setTimeout(() => notice.remove(), 6000);
}

/** What a member has to know where the bot is not: the line above the composer, empty where it is. */
function away(channelId) {
  if (channelId === null || store.botIn(channelId) || !store.bot.user) return [];
  const bot = displayName(store.bot.user);
  if (!store.installed) {
    return [t("{bot} is not here. Install it for yourself to use it here, too.", { bot }), " ", h("button", { type: "button", class: "text-button", onclick: () => tryAct(channelPane(channelId), "install", { on: true }) }, t("Install for me"))];
  }
  if (store.commands.length > 0 && slashCommands(store, channelId).length === 0) return [t("{bot} has no commands for this place.", { bot })];
  const { context, permissions } = store.channel(channelId);
  const alone = context === IN_GUILD && !(BigInt(permissions ?? 0) & EXTERNAL_APPS);
  return alone ? [t("In this server only you see what {bot} answers you.", { bot })] : [];
}

/** The card at the beginning of a channel; while it has no messages, with a first step. */
function welcome(channelId, empty, pane) {
  if (channelId !== null && !store.botIn(channelId)) {
    const name = store.channelTitle(channelId);
    const title = store.isDirect(channelId) ? t("The beginning of your messages with {name}", { name }) : t("Welcome to #{name}", { name });
    const card = h("div", { class: "welcome" }, h("h3", {}, title), h("p", {}, t("Members who have installed {bot} can use it here; all others may press its buttons.", { bot: displayName(store.bot.user) })));
    if (empty && slashCommands(store, channelId).length > 0) card.append(...firstStep(channelId, pane));
    return [card];
  }
  if (pane === directs) {
    const text = channelId === null ? t("When the bot writes to you, it is shown here, beside the channel.") : t("This is where the bot and you are alone. Hands are dealt here.");
    return [h("div", { class: "welcome" }, h("h3", {}, channelId === null ? t("No messages yet") : t("The beginning of your messages with {name}", { name: store.channelTitle(channelId) })), h("p", {}, text))];
  }
  if (channelId === null) return [];
  const name = store.channelTitle(channelId);
  const card = h("div", { class: "welcome" }, h("h3", {}, t("Welcome to #{name}", { name })));
  if (!empty) card.append(h("p", {}, t("This is the beginning of #{name}.", { name })));
  else if (store.channel(channelId).bot_may_write === false) card.append(h("p", {}, t("The bot may not write here. In another channel it can deal.")));
  else card.append(...firstStep(channelId, pane));
  return [card];
}

/** Buttons for newcomers: one for each game of /play, and /table open. */
function firstStep(channelId, pane) {
  const commands = slashCommands(store, channelId);
  const [play, open] = ["play", "table open"].map((wanted) => commands.find(({ path }) => path === wanted));
  if (!play && !open) return [h("p", {}, store.bot.online ? t("Type / to see what the bot can do.") : t("The bot is not connected yet. As soon as it is, its commands are listed when you type /."))];
  const games = play?.options.find((option) => option.choices?.length > 0);
  const ask = (label, style, command, options) => {
    const button = h("button", {
      type: "button", class: `button style-${style}`,
      onclick: async () => {
        button.disabled = true;
        await tryAct(pane, "slash", { channel: channelId, command: command.path, options });
        button.disabled = false;
      },
    }, label);
    return button;
  };
  const parts = [];
  if (games) {
    parts.push(h("p", {}, t("Play now: choose a game, and the cards are dealt.")));
    parts.push(h("p", { class: "welcome-action" }, games.choices.map((choice) => ask(choice.name, 3, play, { [games.name]: choice.value }))));
  }
  if (open) {
    // Gin is the first game; the composer asks for any other required option.
    const game = open.options.find((option) => option.name === "game");
    const alone = open.options.every((option) => option === game || !option.required);
    const button = alone ? ask(h("bdi", { dir: "ltr" }, "/table open"), games ? 2 : 1, open, game ? { game: "gin" } : {})
      : h("button", { type: "button", class: `button style-${games ? 2 : 1}`, onclick: () => pane.composer.begin(`/${open.path} game:gin`) }, h("bdi", { dir: "ltr" }, "/table open"));
    parts.push(h("p", {}, games ? t("Or open a table for people:") : t("Nobody has written here yet. Open a table, and the cards are dealt.")));
    parts.push(h("p", { class: "welcome-action" }, button, h("span", { class: "field-hint" }, t("or type / for all commands"))));
  }
  return parts;
}

function openMemberMenu(anchor, user, at) {
  const mine = user.id === store.me.id;
  const apps = usable(store, channels.channel, ON_USER).map((command) => ({ label: command.name, run: () => tryAct(channels, "context", { channel: channels.channel, command: command.name, target: user.id }) }));
  const launch = user.bot ? usable(store, channels.channel, ENTRY_POINT).map((command) => ({ label: `/${command.name}`, run: () => tryAct(channels, "launch", { channel: channels.channel, command: command.name }) })) : [];
  const playing = user.bot || mine ? [] : [
    { label: t("Play as {name}", { name: displayName(user) }), run: () => become(user.id) },
    { label: t("Play as {name} in a new tab", { name: displayName(user) }), href: `?as=${encodeURIComponent(user.id)}#${channels.channel}` },
  ];
  const leaving = user.bot || mine ? [] : [{ label: t("{name} leaves the server", { name: displayName(user) }), danger: true, run: () => tryAct(channels, "leave", { guild: store.guild.id }, () => {}, user.id) }];
  openMenu({ anchor, at, label: displayName(user), items: [...apps, ...launch, ...playing, ...leaving] });
}

function openMessageMenu(anchor, user, message, at) {
  const context = (command, target) => () => tryAct(channelPane(message.channel_id), "context", { channel: message.channel_id, command: command.name, target });
  const onUser = usable(store, message.channel_id, ON_USER).map((command) => ({ label: `${command.name} (${displayName(user)})`, run: context(command, user.id) }));
  const onMessage = usable(store, message.channel_id, ON_MESSAGE).map((command) => ({ label: command.name, run: context(command, message.id) }));
  const remove = store.moderator || user.id === store.me.id
    ? [{ label: t("Delete message"), danger: true, run: () => tryAct(channelPane(message.channel_id), "delete", { message: message.id }) }] : [];
  openMenu({ anchor, at, label: t("Message"), items: [...onUser, ...onMessage, ...remove] });
}

function addMember() {
  const input = h("input", { type: "text", id: "member-name", required: true, maxlength: "32", autocomplete: "off" });
  const error = h("p", { class: "failure", role: "alert" });
  const dialog = openDialog(t("Add a member"), h("form", {
    class: "modal",
    onsubmit: async (event) => {
      event.preventDefault();
      try {
        await act(store.me.id, "member", { name: input.value.trim(), guild: store.guild.id });
        dialog.close();
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        error.textContent = problem.message;
      }
    },
  }, h("div", { class: "field" }, h("label", { for: "member-name" }, t("Name")), input), error, h("footer", { class: "dialog-foot" }, h("button", { type: "submit", class: "button style-1" }, t("Add")))));
  input.focus();
}

function help() {
  if (document.querySelector("dialog[open]")) return;
  openDialog(t("Help"), h("div", { class: "modal" },
    h("p", {}, t("This is a channel with a bot, on your own machine. Everybody you play as is you: choose at the bottom left who you are, or open one tab per person from the menu of a member.")),
    h("table", { class: "shortcuts" }, h("caption", {}, t("Keyboard")), h("tbody", {}, SHORTCUTS.map(([keys, what]) => h("tr", {}, h("th", { scope: "row" }, keys), h("td", {}, what)))))));
}

/** Light or dark; back to the system's choice when both agree. */
function toggleTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  setTheme(dark ? "light" : "dark");
  localStorage.setItem("theme", root.dataset.theme);
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
}

/** Switch to the view of another member. */
function become(userId) {
  remember(userId);
  line.listen(userId);
}

/** Keep the member and the channel in the address, so that a reload restores them. */
function remember(userId) {
  history.replaceState(null, "", `?as=${encodeURIComponent(userId)}#${channels.channel ?? location.hash.slice(1)}`);
}

function typing(node) {
  return node.closest?.("input, textarea, select, dialog, [role=listbox], [role=menu]");
}

document.addEventListener("keydown", (event) => {
  if (event.key === "F6") {
    const places = [
      { node: sidebar.node, go: () => sidebar.node.querySelector("button").focus() },
      { node: channels.node, go: () => channels.composer.focus() },
      { node: directs.node, go: () => directs.composer.focus() },
    ];
    const here = places.findIndex(({ node }) => node.contains(document.activeElement));
    const next = (here + (event.shiftKey ? -1 : 1) + places.length) % places.length;
    event.preventDefault();
    setView(["sidebar", "channel", "dm"][next]);
    places[next].go();
  } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    const all = [...store.every, ...store.directs].map(({ id }) => id);
    const next = all[(all.indexOf(used.channel) + (event.key === "ArrowDown" ? 1 : -1) + all.length) % all.length];
    event.preventDefault();
    if (next) openChannel(next);
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target)) {
    if (event.key !== "/" && event.key !== "?") return;
    event.preventDefault();
    if (event.key === "/") used.composer.begin("/");
    else help();
  }
});
document.addEventListener("visibilitychange", () => panes.forEach((pane) => pane.look()));

const theme = localStorage.getItem("theme");
if (theme) setTheme(theme);
startTicking();

async function start() {
  const asked = new URLSearchParams(location.search).get("as");
  // A browser may keep drawing boxes for characters it drew before the font was loaded.
  await document.fonts.load("1em 'Playground Symbols'", "\u2705").catch(() => {});
  try {
    const { me } = await fetchState(asked);
    become(me.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    banner.textContent = error.message;
    banner.hidden = false;
    // The member has left, or the server is still starting: start again as the first member.
    setTimeout(() => {
      history.replaceState(null, "", location.pathname);
      start();
    }, 2000);
  }
}
start();

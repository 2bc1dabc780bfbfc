/** The playground's own panel: the state of the bot, the switches of the server, and failed requests. */

import { h } from "./dom.js";
import { LANGUAGES, language, speak, t } from "./locale.js";
import { act, Refusal } from "./server.js";
import { THREADS } from "./state.js";

const DROPS = [
  ["reconnect", t("Ask to reconnect"), t("The gateway says that it is time to reconnect; the session can be resumed")],
  ["close", t("Cut the line"), t("The connection breaks off; the session can be resumed")],
  ["invalidate", t("Invalidate the session"), t("The bot has to identify again")],
  ["restart", t("Restart the gateway"), t("All sessions are forgotten")],
];
/** Where reports on Discord differ: the switch, its name here, and the meaning of its values. */
const CHOICES = [
  ["attachments", t("Files of a message that is edited"), [["strict", t("listed by id and name")], ["id", t("listed by id")], ["omitted", t("kept without a list")], ["dropped", t("lost without a list")]]],
  ["direct", t("New direct messages"), [["paced", t("ten in ten seconds")], ["free", t("as many as it likes")], ["quarantined", t("none (20026)")]]],
  ["commands", t("Commands of the bot"), [["play", t("are registered")], ["busy", t("not for hours (429)")], ["spent", t("not today (30034)")]]],
  ["activities", t("Enable Activities"), [["off", t("no")], ["discord", t("yes: Discord opens them")], ["app", t("yes: the bot is asked")]]],
];
/** The languages of Discord, in their own words; those that the bot speaks come first. */
const LOCALES = [
  ["en-US", "English"], ["de", "Deutsch"], ["es-ES", "Español"], ["pl", "Polski"],
  ["fr", "Français"], ["it", "Italiano"], ["pt-BR", "Português"], ["tr", "Türkçe"], ["ja", "日本語"],
];
const THREAD_STATES = [["open", t("open")], ["archived", t("archived")], ["locked", t("archived and locked")]];
const FAILURES = [[500, "500 Internal error"], [502, "502 Bad gateway"], [503, "503 Not available"], [429, "429 Too many requests"], [403, "403 Forbidden"], [404, "404 Not found"]];

export class Drawer {
  #store;
  #opener;
  #channel;

  /** `opener()` returns the button that opens it, `channel()` the id of the visible channel. */
  constructor(store, { opener, channel }) {
    this.#store = store;
    this.#opener = opener;
    this.#channel = channel;
    this.bot = h("p", { class: "bot-state", role: "status" });
    this.latency = h("input", { type: "number", min: "0", max: "60000", step: "50", id: "switch-latency", onchange: () => this.#set({ latency: Number(this.latency.value) }) });
    this.limits = this.#box("switch-limits", (on) => ({ rate_limits: on ? "play" : "off" }));
    this.emoji = this.#box("switch-emoji", (on) => ({ emoji: on }));
    this.closed = this.#box("switch-dms", (on) => ({ dms_closed: this.#with(this.#store.switches.dms_closed, this.#store.me.id, on) }));
    this.requests = this.#box("switch-requests", (on) => ({ dm_requests: this.#with(this.#store.switches.dm_requests, this.#store.me.id, on) }));
    this.access = this.#box("switch-access", (on) => ({ dm_access: !on }));
    this.denied = this.#box("switch-denied", (on) => ({ bot_denied: this.#denials(on) }));
    this.deniedText = h("span");
    this.mute = this.#box("switch-role", (on) => ({ role_denied: this.#with(this.#store.switches.role_denied, "send_messages", on) }));
    this.threads = this.#box("switch-threads", (on) => ({ role_granted: this.#with(this.#store.switches.role_granted, "create_public_threads", on) }));
    this.granted = this.#box("switch-events", (on) => ({ role_granted: this.#with(this.#store.switches.role_granted, "create_events", on) }));
    this.here = h("input", { type: "checkbox", id: "switch-here", onchange: () => this.#act(this.here.checked ? "invite" : "remove", { guild: this.#store.guild.id }) });
    this.hereText = h("span");
    this.external = this.#box("switch-external", (on) => ({ external_apps: on }));
    this.server = h("input", { id: "new-server", required: true, minlength: "2", maxlength: "100", autocomplete: "off" });
    this.choices = CHOICES.map(([name, label, values]) => [name, label, this.#select(`switch-${name}`, values, (value) => ({ [name]: value }))]);
    this.thread = this.#select("switch-thread", THREAD_STATES, (value) => ({ threads: { ...this.#store.switches.threads, [this.#channel()]: value } }));
    this.threadLine = this.#line(t("This thread is"), this.thread);
    this.page = h("select", { id: "page-language", onchange: () => speak(this.page.value) }, Object.entries(LANGUAGES).map(([value, text]) => h("option", { value, selected: value === language }, text)));
    this.locale = this.#select("switch-locale", LOCALES, (value) => ({ locales: { ...this.#store.switches.locales, [this.#store.me.id]: value } }));
    this.guildLocale = this.#select("switch-guild-locale", LOCALES, (value) => ({ guild_locale: value }));
    this.status = h("select", { id: "switch-fail" }, FAILURES.map(([code, text]) => h("option", { value: String(code) }, text)));
    this.failures = h("div", { class: "failures" });
    this.error = h("p", { class: "failure", role: "alert" });
    this.routes = h("div", { class: "routes" });
    this.node = h("aside", { class: "drawer", id: "drawer", "aria-label": t("Playground"), hidden: true, tabindex: "-1" },
      h("header", { class: "dialog-head" }, h("h2", {}, t("Playground")), h("button", { type: "button", class: "icon-button", "aria-label": t("Close the playground panel"), onclick: () => this.toggle(false) }, "×")),
      this.bot,
      h("h3", {}, t("Languages")),
      this.#line(t("This page is in"), this.page),
      this.#line(t("My Discord is in"), this.locale),
      this.#line(t("The server is in"), this.guildLocale),
      this.error,
      h("h3", {}, t("Places")),
      this.#row(this.here, this.hereText, t("Without the tick it is thrown out; with it, it is invited")),
      this.#row(this.external, t("Apps of members may answer publicly"), t("Without the tick, in servers without the bot only the member who uses it sees its answers")),
      h("form", { class: "switch-group", onsubmit: (event) => {
        event.preventDefault();
        this.#act("guild", { name: this.server.value });
        this.server.value = "";
      } }, h("label", { for: "new-server" }, t("A new server with the bot")), h("div", { class: "switch-line" }, this.server, h("button", { type: "submit", class: "button style-2" }, t("Create")))),
      h("h3", {}, t("Misbehave")),
      this.#row(this.latency, t("Delay in milliseconds"), t("Every request of the bot waits this long")),
      this.#row(this.closed, t("Close my direct messages"), t("The bot cannot write to me (50007)")),
      this.#row(this.requests, t("My direct messages are requests"), t("They wait in Message requests until I accept; the bot is not told")),
      this.#row(this.access, t("Refuse all direct messages"), t("With 50001, as in a passing fault of Discord's")),
      this.#row(this.denied, this.deniedText, t("The bot loses Send Messages there (50013)")),
      this.#row(this.mute, t("Silence the bot everywhere"), t("Its role loses Send Messages")),
      this.#row(this.threads, t("Let the bot create threads"), t("Its role gets Create Public Threads: matches of a tournament get threads of their own")),
      this.#row(this.granted, t("Let the bot create events"), t("Its role gets Create Events, which no installation asks for")),
      this.#row(this.limits, t("Count requests"), t("Rate limits as Discord has them, with 429 when there are too many")),
      this.#row(this.emoji, t("Emoji of the bot's own"), t("Without the tick its emoji are gone, and it may make no others")),
      this.choices.map(([, label, select]) => this.#line(label, select)), this.threadLine,
      h("div", { class: "switch-group" }, h("label", { for: "switch-fail" }, t("The bot's next request fails")),
        h("div", { class: "switch-line" }, this.status, h("button", { type: "button", class: "button style-2", onclick: () => this.#set({ fail: { route: "*", status: Number(this.status.value) } }) }, t("Fail the next"))), this.failures),
      h("div", { class: "switch-group" }, h("p", {}, t("Drop the gateway")),
        h("div", { class: "switch-line" }, DROPS.map(([value, label, hint]) => h("button", { type: "button", class: "button style-2", title: hint, onclick: () => this.#set({ gateway: value }) }, label)))),
      h("h3", {}, t("Unknown routes")), h("p", { class: "field-hint" }, t("What the bot asked for and this server does not know (it answered 501).")), this.routes);
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.toggle(false);
    });
    store.on("reset bot", () => this.#drawBot());
    store.on("reset switches guild", () => this.update());
    store.on("reset routes", () => this.#drawRoutes());
  }

  toggle(open = this.node.hidden) {
    this.update();
    this.node.hidden = !open;
    this.#opener().setAttribute("aria-expanded", String(open));
    if (open) this.node.focus();
    else this.#opener().focus();
  }

  /** Show the state of the switches; the controls stay, so that one in use keeps the focus. */
  update() {
    const { latency = 0, rate_limits: limits, emoji = true, fail = [], dms_closed: closed = [], dm_requests: requests = [], dm_access: access = true, bot_denied: denied = {}, threads = {}, locales = {}, guild_locale: guildLocale = "en-US", role_denied: lost = [], role_granted: gained = [], external_apps: external = true } = this.#store.switches;
    const channel = this.#channel();
    this.latency.value = String(latency);
    this.limits.checked = limits === "play";
    this.emoji.checked = emoji;
    this.closed.checked = closed.includes(this.#store.me?.id);
    this.requests.checked = requests.includes(this.#store.me?.id);
    this.access.checked = !access;
    this.denied.checked = (denied[channel] ?? []).includes("send_messages");
    this.deniedText.textContent = t("Silence the bot in #{channel}", { channel: this.#store.channelTitle(channel) });
    this.mute.checked = lost.includes("send_messages");
    this.threads.checked = gained.includes("create_public_threads");
    this.granted.checked = gained.includes("create_events");
    this.here.checked = this.#store.guild.bot_here ?? false;
    this.hereText.textContent = t("The bot is in {server}", { server: this.#store.guild.name });
    this.external.checked = external;
    this.locale.value = locales[this.#store.me?.id] ?? "en-US";
    this.guildLocale.value = guildLocale;
    for (const [name, , select] of this.choices) select.value = this.#store.switches[name] ?? "";
    this.threadLine.hidden = !THREADS.includes(this.#store.channel(channel)?.type);
    this.thread.value = threads[channel] ?? "open";
    this.failures.replaceChildren(...(fail.length === 0 ? [] : [
      h("p", { class: "field-hint" }, t("To come: {failures}.", { failures: fail.map(({ status, times, route }) => `${times} × ${status}${route === "*" ? "" : ` ${route}`}`).join(", ") }), " ",
        h("button", { type: "button", class: "text-button", onclick: () => this.#set({ fail: [] }) }, t("Clear")))]));
  }

  #box(id, change) {
    const box = h("input", { type: "checkbox", id, onchange: () => this.#set(change(box.checked)) });
    return box;
  }

  #select(id, values, change) {
    const select = h("select", { id, onchange: () => this.#set(change(select.value)) }, values.map(([value, text]) => h("option", { value }, text)));
    return select;
  }

  #line(label, select) {
    return h("div", { class: "switch-group" }, h("label", { for: select.id }, label), h("div", { class: "switch-line" }, select));
  }

  #row(input, label, hint) {
    return h("div", { class: "switch" }, input, h("label", { for: input.id }, label, h("small", {}, hint)));
  }

  #with(list, item, wanted) {
    const others = (list ?? []).filter((known) => known !== item);
    return wanted ? [...others, item] : others;
  }

  #denials(on) {
    const denied = this.#store.switches.bot_denied ?? {};
    const channel = this.#channel();
    return { ...denied, [channel]: this.#with(denied[channel], "send_messages", on) };
  }

  #drawBot() {
    const { online, http, user } = this.#store.bot;
    this.bot.classList.toggle("online", online);
    this.bot.replaceChildren(h("span", { class: "presence", "aria-hidden": "true" }), t(online ? "{bot} is online" : http ? "{bot} is reached over HTTP" : "{bot} is offline", { bot: user?.username ?? t("The bot") }));
  }

  #drawRoutes() {
    const routes = this.#store.unknownRoutes;
    this.routes.replaceChildren(routes.length === 0 ? h("p", { class: "empty" }, t("None")) : h("ul", {}, routes.map((route) => h("li", {}, h("code", {}, route)))));
  }

  #set(switches) {
    return this.#act("switches", { switches });
  }

  async #act(op, fields) {
    this.error.textContent = "";
    try {
      await act(this.#store.me.id, op, fields);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.error.textContent = error.message;
      this.update();
    }
  }
}

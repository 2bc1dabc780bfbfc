/** The left side: the server, its channels, direct messages, members, and the current member. */

import { h } from "./dom.js";
import { language, t } from "./locale.js";
import { appTag, avatar } from "./message.js";
import { displayName, distinctName, IN_BOT_DM, IN_PRIVATE, THREADS } from "./state.js";

export class Sidebar {
  #store;
  #actions;

  /** `actions`: enter(guildId), open(channel), isShown(channel), become(userId), install(on), accept(), addMember(), memberMenu(anchor, user, at), drawer(), help(), theme(). */
  constructor(store, actions) {
    this.#store = store;
    this.#actions = actions;
    this.servers = h("ul", { class: "servers", "aria-label": t("Servers") });
    this.guild = h("h1", { class: "guild" });
    this.channels = h("ul", { class: "channels" });
    this.directs = h("ul", { class: "channels" });
    this.requestsTitle = h("h2", { class: "list-title" }, t("Message requests"));
    this.requests = h("ul", { class: "channels" });
    this.eventsTitle = h("h2", { class: "list-title" }, t("Events"));
    this.events = h("ul", { class: "channels" });
    this.members = h("ul", { class: "members" });
    this.me = h("div", { class: "me" });
    this.switcher = h("select", { class: "switcher", id: "switcher", onchange: () => actions.become(this.switcher.value) });
    this.installed = h("input", { type: "checkbox", id: "installed", onchange: () => actions.install(this.installed.checked) });
    this.installedText = h("label", { for: "installed" });
    this.node = h("nav", { class: "sidebar", id: "sidebar", "aria-label": t("Channels and members") },
      this.servers,
      this.guild,
      h("div", { class: "sidebar-scroll" },
        h("h2", { class: "list-title" }, t("Channels")), this.channels,
        h("h2", { class: "list-title" }, t("Direct messages")), this.directs,
        this.requestsTitle, this.requests,
        this.eventsTitle, this.events,
        h("h2", { class: "list-title" }, t("Members")), this.members),
      h("div", { class: "sidebar-foot" },
        h("label", { class: "playing-as", for: "switcher" }, t("Playing as")),
        h("div", { class: "me-row" }, this.me, this.switcher, h("button", { type: "button", class: "icon-button", "aria-label": t("Add a member"), title: t("Add a member"), onclick: () => actions.addMember() }, "+")),
        h("div", { class: "installed" }, this.installed, this.installedText),
        h("div", { class: "tools" },
          h("button", { type: "button", class: "tool", id: "drawer-button", "aria-expanded": "false", "aria-controls": "drawer", onclick: () => actions.drawer() }, h("span", { class: "presence", "aria-hidden": "true" }), t("Playground")),
          h("button", { type: "button", class: "tool", onclick: () => actions.theme(), "aria-label": t("Light or dark"), title: t("Light or dark") }, "◐"),
          h("button", { type: "button", class: "tool", onclick: () => actions.help(), "aria-label": t("Help and keyboard shortcuts"), title: t("Help and keyboard shortcuts (?)") }, "?"))));
    store.on("reset guild channels unread", () => this.drawChannels());
    store.on("reset guild members bot", () => this.drawMembers());
    store.on("reset events", () => this.drawEvents());
    store.on("reset switches bot", () => this.drawInstalled());
    this.node.addEventListener("contextmenu", (event) => {
      const row = event.target.closest("[data-user]");
      if (!row) return;
      event.preventDefault();
      actions.memberMenu(row.querySelector(".more"), store.user(row.dataset.user), { x: event.clientX, y: event.clientY });
    });
  }

  drawChannels() {
    const store = this.#store;
    this.servers.hidden = store.guilds.length < 2;
    this.#keepFocus(this.servers, this.servers.hidden ? [] : store.guilds.map((guild) => this.#serverRow(guild)));
    this.guild.replaceChildren(h("span", { class: "guild-mark", "aria-hidden": "true" }, "♣"), store.guild.name || t("Playground"));
    this.#keepFocus(this.channels, store.channels.map((channel) => this.#channelRow(channel.id, THREADS.includes(channel.type) ? "↳" : "#")));
    this.#keepFocus(this.directs, store.directs.length > 0 ? store.directs.map((dm) => this.#channelRow(dm.id, "@")) : [h("li", { class: "empty" }, t("None yet"))]);
    this.requestsTitle.hidden = this.requests.hidden = store.requests.length === 0;
    this.#keepFocus(this.requests, store.requests.map((dm) => this.#requestRow(dm.id)));
  }

  /** The scheduled events of the server, with when they begin. */
  drawEvents() {
    const { events } = this.#store;
    this.eventsTitle.hidden = this.events.hidden = events.length === 0;
    const when = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
    this.events.replaceChildren(...events.map((event) => h("li", { class: "empty" }, h("span", { dir: "auto" }, event.name), h("small", {}, ` · ${when.format(new Date(event.scheduled_start_time))}`))));
  }

  /** Whether I have installed the bot for myself. */
  drawInstalled() {
    const { bot, installed } = this.#store;
    this.installed.checked = installed;
    this.installedText.textContent = bot.user ? t("I have installed {bot}", { bot: displayName(bot.user) }) : "";
  }

  drawMembers() {
    const store = this.#store;
    const people = store.members.map(({ user }) => user);
    this.me.replaceChildren(avatar(store.me));
    this.switcher.replaceChildren(...store.accounts.map((user) => h("option", { value: user.id, selected: user.id === store.me.id }, distinctName(user, store.accounts))));
    this.#keepFocus(this.members, [...people, store.guild.bot_here ? store.bot.user : null].filter(Boolean).map((user) => this.#memberRow(user, people)));
    this.node.classList.toggle("bot-online", store.bot.online);
  }

  #serverRow(guild) {
    const store = this.#store;
    const news = store.channelsOf(guild.id).some(({ id }) => store.unread.has(id));
    const dot = news ? h("span", { class: "unread-dot" }, h("span", { class: "sr-only" }, t("unread"))) : null;
    return h("li", {}, h("button", { type: "button", class: news ? "server unread" : "server", "data-key": guild.id, "aria-current": guild.id === store.guild.id ? "true" : null, onclick: () => this.#actions.enter(guild.id) },
      h("span", { class: "channel-name", dir: "auto" }, guild.name), dot));
  }

  #channelRow(id, sign) {
    const unread = this.#store.unread.get(id);
    const shown = this.#actions.isShown(id);
    const badge = unread?.mentions ? h("span", { class: "badge" }, String(unread.mentions), h("span", { class: "sr-only" }, " for you")) : unread ? h("span", { class: "unread-dot" }, h("span", { class: "sr-only" }, t("unread"))) : null;
    const { context, name, recipients } = this.#store.channel(id);
    const tag = context === IN_BOT_DM ? appTag(this.#store.bot.user) : null;
    const others = context === IN_PRIVATE && name ? h("small", {}, recipients.filter((user) => user.id !== this.#store.me.id).map(displayName).join(", ")) : null;
    return h("li", {}, h("button", { type: "button", class: unread ? "channel unread" : "channel", "data-key": id, "aria-current": shown ? "true" : null, onclick: () => this.#actions.open(id) },
      h("span", { class: "sign", "aria-hidden": "true" }, sign), h("span", { class: "channel-name", dir: "auto" }, this.#store.channelTitle(id), others), tag, badge));
  }

  #requestRow(id) {
    return h("li", { class: "request" }, h("span", { class: "sign", "aria-hidden": "true" }, "@"), h("span", { class: "channel-name", dir: "auto" }, this.#store.channelTitle(id)),
      h("button", { type: "button", class: "button style-2", "data-key": id, onclick: () => this.#actions.accept() }, t("Accept")));
  }

  #memberRow(user, people) {
    const store = this.#store;
    const member = store.members.find((item) => item.user.id === user.id);
    const marks = [user.id === store.me.id ? t("you") : null, member?.moderator ? t("moderator") : null, member?.dms_closed ? t("DMs closed") : null, user.bot && !store.bot.online ? (store.bot.http ? t("over HTTP") : t("offline")) : null].filter(Boolean);
    const more = h("button", {
      type: "button", class: "more", "data-key": `more-${user.id}`, "aria-label": t("More about {name}", { name: displayName(user) }), title: t("More"), "aria-haspopup": "menu", "aria-expanded": "false",
      onclick: () => this.#actions.memberMenu(more, user),
    }, "…");
    return h("li", { class: "member", "data-user": user.id }, avatar(user), h("span", { class: "member-name" }, h("span", { class: "name", dir: "auto" }, distinctName(user, people)), appTag(user), marks.length > 0 ? h("small", {}, marks.join(" · ")) : null), more);
  }

  /** Replace the rows and keep the focus. */
  #keepFocus(list, rows) {
    const key = list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    list.replaceChildren(...rows);
    if (key) list.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }
}

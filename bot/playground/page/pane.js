/** One channel on the screen: its composer and its messages, updated without moving what is being read. */

import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { t } from "./locale.js";
import { MessageView } from "./message.js";
import { displayName, EPHEMERAL, IN_PRIVATE } from "./state.js";

const NEAR = 48;
const FOLLOW_MS = 7 * 60_000;

export class Pane {
  #store;
  #actions;
  #views = new Map();
  #atEnd = true;
  #top = 0;

  /** `actions` are those of messages plus welcome(channel), which returns nodes for an empty channel, and away(channel), for the line above the composer. */
  constructor(store, actions, { name, headExtra = [] }) {
    this.#store = store;
    this.#actions = actions;
    this.channel = null;
    this.title = h("h2", { class: "pane-title" });
    this.topic = h("p", { class: "pane-topic" });
    this.start = h("div", { class: "log-start" });
    this.items = h("div", { class: "log-items", role: "log", "aria-live": "polite", "aria-relevant": "additions" });
    this.log = h("div", { class: "log", tabindex: "0", role: "region", "aria-label": t("Messages"), onscroll: () => this.#onScroll() }, h("div", { class: "log-inner" }, this.start, this.items));
    this.jump = h("button", { type: "button", class: "jump", hidden: true, onclick: () => this.toEnd() }, t("New messages ↓"));
    this.composer = new Composer(store);
    this.away = h("p", { class: "pane-away", role: "note", hidden: true });
    this.node = h("section", { class: `pane pane-${name}`, "aria-label": name }, h("header", { class: "pane-head" }, headExtra, this.title, this.topic), this.log, this.jump, this.away, this.composer.node);
    const stay = new ResizeObserver(() => this.#stayAtEnd());
    stay.observe(this.log);
    stay.observe(this.log.firstChild);
    this.items.addEventListener("click", (event) => {
      const command = event.target.closest("[data-command]")?.dataset.command;
      if (command) this.composer.begin(`/${command} `);
    });
  }

  /** Show another channel, or null for none. */
  show(channelId) {
    this.channel = channelId;
    this.#views.clear();
    this.items.setAttribute("aria-busy", "true");
    this.items.replaceChildren();
    for (const message of this.#messages()) this.#insert(message);
    this.#arrange();
    this.items.setAttribute("aria-busy", "false");
    this.describe();
    this.toEnd();
  }

  /** The name and the topic of the channel, and the card at its beginning. */
  describe() {
    const store = this.#store;
    const direct = this.channel !== null && store.isDirect(this.channel);
    const sign = direct ? "@" : "#";
    const name = this.channel === null ? t("Direct messages") : store.channelTitle(this.channel);
    this.title.replaceChildren(...(this.channel === null ? [name] : [h("span", { class: "sign", "aria-hidden": "true" }, sign), name]));
    const channel = store.channel(this.channel);
    this.topic.textContent = channel?.context === IN_PRIVATE && channel.name ? channel.recipients.map(displayName).join(", ") : channel?.topic ?? "";
    const away = this.#actions.away(this.channel);
    this.away.hidden = away.length === 0;
    this.away.replaceChildren(...away);
    this.node.setAttribute("aria-label", direct ? t("Direct messages with {name}", { name }) : this.channel === null ? name : t("Channel {name}", { name }));
    this.composer.show(this.channel, this.channel === null ? "" : `${sign}${name}`);
    this.start.replaceChildren(...this.#actions.welcome(this.channel, this.#messages().length === 0, this));
  }

  /** A message was created, changed or deleted. */
  take(id) {
    const message = this.#messages().find((item) => item.id === id);
    const view = this.#views.get(id);
    const count = this.#views.size;
    if (!message) {
      if (view?.node.contains(document.activeElement)) this.log.focus({ preventScroll: true });
      view?.node.remove();
      this.#views.delete(id);
    } else if (view) view.update(message);
    else {
      this.#insert(message);
      if (!this.#atEnd) this.jump.hidden = false;
    }
    this.#arrange();
    if ((count === 0) !== (this.#views.size === 0)) this.describe();
    this.#stayAtEnd();
    this.look();
  }

  /** After a reconnect: whatever was created, changed or deleted. */
  catchUp() {
    const ids = new Set(this.#messages().map(({ id }) => id));
    for (const id of [...ids, ...this.#views.keys()]) this.take(id);
    this.describe();
  }

  /** A notice of this page, shown like an ephemeral message. */
  remark(text) {
    const note = h("div", { class: "message remark", role: "alert" }, h("p", { class: "failure" }, text), h("p", { class: "only-you" }, `${t("Only you can see this")} · `, h("button", {
      type: "button", class: "text-button", onclick: () => note.remove(),
    }, t("Dismiss"))));
    this.items.append(note);
    this.#stayAtEnd();
  }

  /** Mark what waits or has failed on a message; without an id, on all. */
  refresh(id = null) {
    if (id !== null) this.#views.get(id)?.refresh();
    else for (const view of this.#views.values()) view.refresh();
  }

  redraw() {
    for (const view of this.#views.values()) view.redraw();
    this.describe();
  }

  toEnd() {
    this.#atEnd = true;
    this.jump.hidden = true;
    this.#stayAtEnd();
    this.look();
  }

  /** Is the newest message visible? */
  get watched() {
    return this.channel !== null && this.#atEnd && document.visibilityState === "visible" && this.node.offsetParent !== null;
  }

  /** Visible messages count as read. */
  look() {
    if (this.watched) this.#store.seen(this.channel);
  }

  /** Loading pictures and shrinking windows must not push the newest message out of view. */
  #stayAtEnd() {
    if (!this.#atEnd) return;
    this.log.scrollTop = this.log.scrollHeight;
    this.#top = this.log.scrollTop;
  }

  #messages() {
    return (this.channel !== null && this.#store.messages[this.channel]) || [];
  }

  #insert(message) {
    const view = new MessageView(message, this.#store, this.#actions);
    this.#views.set(message.id, view);
    const list = this.#messages();
    const after = list.slice(list.indexOf(message) + 1).map(({ id }) => this.#views.get(id)?.node).find(Boolean);
    this.items.insertBefore(view.node, after ?? null);
  }

  /** Consecutive messages of one person share one name. */
  #arrange() {
    let before = null;
    for (const message of this.#messages()) {
      const follows = before !== null && before.author.id === message.author.id && !message.interaction_metadata && !message.message_reference
        && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) && Date.parse(message.timestamp) - Date.parse(before.timestamp) < FOLLOW_MS;
      this.#views.get(message.id)?.node.classList.toggle("follows", follows);
      before = message;
    }
  }

  #onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.log;
    const near = scrollHeight - clientHeight - scrollTop < NEAR;
    // Only scrolling up leaves the end; growing content does not.
    if (near || scrollTop < this.#top) this.#atEnd = near;
    this.#top = scrollTop;
    if (this.#atEnd) {
      this.jump.hidden = true;
      this.look();
    }
  }
}

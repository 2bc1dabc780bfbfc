/** A message, drawn in parts; an update redraws only the parts that changed, so the rest keeps focus and open lists. */

import { region, t } from "./locale.js";
import { attachments, embeds } from "./media.js";
import { sentAt } from "./clock.js";
import { messageComponents } from "./components.js";
import { freshId, h, rememberFocus } from "./dom.js";
import { markdown, onlyEmoji } from "./markdown.js";
import { COMPONENTS_V2, displayName, EPHEMERAL, THINKING } from "./state.js";

const SUPPRESS_EMBEDS = 1 << 2;
const COMMAND_INTERACTION = 2;

/** A disc with the initials of a name; its hue comes from the id. */
export function avatar(user) {
  if (user.avatar) return h("img", { class: "avatar", src: `/cdn/avatars/${user.id}/${user.avatar}.png`, alt: "" });
  const letters = displayName(user).trim().split(/\s+/).map((word) => [...word][0]).slice(0, 2).join("");
  const hue = [...user.id].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0) * 137) % 360, 7);
  return h("span", { class: user.bot ? "avatar of-app" : "avatar", "aria-hidden": "true", style: { "--hue": hue } }, user.bot ? "♠" : letters.toUpperCase());
}

/** The mark of bots. */
export function appTag(user) {
  return user.bot ? h("span", { class: "tag" }, "APP") : null;
}

export class MessageView {
  #drawn = new Map();
  #slots = {};
  #held = false;
  #store;
  #actions;

  /** `actions`: press(message, op, fields), dismiss(message), menu(anchor, user, message, at), waiting(id), pressed(id, key), failure(id). */
  constructor(message, store, actions) {
    this.#store = store;
    this.#actions = actions;
    const author = freshId("author");
    for (const part of ["reference", "face", "header", "content", "attachments", "embeds", "components", "foot"]) this.#slots[part] = h("div", { class: `part-${part}` });
    this.#slots.header.id = author;
    const { reference, face, ...rest } = this.#slots;
    const more = h("button", {
      type: "button", class: "more", title: t("More"), "aria-label": t("More about this message"), "aria-haspopup": "menu", "aria-expanded": "false",
      onclick: () => actions.menu(more, this.message.author, this.message),
    }, "…");
    this.node = h("article", { class: "message", tabindex: "-1", "aria-labelledby": author, "data-message": message.id }, reference, face, h("div", { class: "body" }, Object.values(rest)), more);
    this.node.addEventListener("contextmenu", (event) => {
      if (!event.target.closest(".part-face, .author")) return;
      event.preventDefault();
      actions.menu(more, this.message.author, this.message, { x: event.clientX, y: event.clientY });
    });
    this.node.addEventListener("pointerdown", () => this.#hold());
    this.update(message);
  }

  /** Redraw what has changed. While the pointer is down on the message this waits, so that a click hits its target. */
  update(message) {
    this.message = message;
    if (this.#held) return;
    const restore = rememberFocus(this.node);
    const v2 = Boolean(message.flags & COMPONENTS_V2);
    const thinking = Boolean(message.flags & THINKING);
    const place = { message, store: this.#store, press: (op, fields) => this.#actions.press(this.message, op, fields) };
    this.node.classList.toggle("ephemeral", Boolean(message.flags & EPHEMERAL));
    this.node.classList.toggle("mentions-me", (message.mentions ?? []).some((user) => user.id === this.#store.me.id));
    const command = commandOf(message);
    this.#draw("reference", [command, repliedTo(message, this.#store)?.id], () => this.#reference(command));
    this.#draw("face", [message.author], () => [avatar(message.author)]);
    this.#draw("header", [message.author, message.timestamp], () => [
      h("span", { class: "author", dir: "auto" }, displayName(message.author)), appTag(message.author), sentAt(message.timestamp)]);
    this.#draw("content", [message.content, message.edited_timestamp, thinking, v2], () => {
      if (thinking) return [h("span", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), t("{name} is thinking…", { name: displayName(message.author) }))];
      const text = v2 || !message.content ? [] : markdown(message.content, this.#store);
      this.#slots.content.classList.toggle("large", !v2 && onlyEmoji(message.content ?? ""));
      return [...text, text.length > 0 ? editedMark(message) : null];
    });
    this.#draw("attachments", v2 ? [] : [message.attachments, message.embeds], () => (v2 ? [] : attachments(message)));
    const bare = v2 || Boolean(message.flags & SUPPRESS_EMBEDS);
    this.#draw("embeds", bare ? [] : [message.embeds, message.attachments], () => (bare ? [] : embeds(message, this.#store)));
    this.#draw("components", [message.components, v2 ? message.attachments : null], () => messageComponents(message.components ?? [], place));
    this.refresh();
    restore();
  }

  /** Show what is waiting or has failed. Waiting controls keep the focus, so they are only marked as disabled. */
  refresh() {
    const { id } = this.message;
    const waiting = this.#actions.waiting(id);
    this.node.setAttribute("aria-busy", String(waiting));
    for (const control of this.#slots.components.querySelectorAll("button[data-key]")) {
      if (waiting) control.setAttribute("aria-disabled", "true");
      else control.removeAttribute("aria-disabled");
      control.classList.toggle("pressed", this.#actions.pressed(id, control.dataset.key));
    }
    const failure = this.#actions.failure(id);
    const ephemeral = Boolean(this.message.flags & EPHEMERAL);
    const late = this.message.content || this.message.flags & THINKING ? null : editedMark(this.message);
    this.#draw("foot", [failure, ephemeral, late ? this.message.edited_timestamp : null], () => [
      late,
      failure ? h("p", { class: "failure", role: "alert" }, failure) : null,
      ephemeral ? h("p", { class: "only-you" }, `${t("Only you can see this")} · `, h("button", { type: "button", class: "text-button", onclick: () => this.#actions.dismiss(this.message) }, t("Dismiss"))) : null]);
  }

  /** Redraw what depends on names of people, channels and commands. */
  redraw() {
    this.#drawn.clear();
    this.update(this.message);
  }

  #hold() {
    this.#held = true;
    const over = new AbortController();
    const release = () => {
      over.abort();
      setTimeout(() => { // the click comes after the pointer event
        this.#held = false;
        this.update(this.message);
      });
    };
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release, { signal: over.signal });
  }

  #draw(part, dependsOn, make) {
    const key = JSON.stringify(dependsOn);
    if (this.#drawn.get(part) === key) return;
    this.#drawn.set(part, key);
    const slot = this.#slots[part];
    const before = [...slot.querySelectorAll(".picture img")];
    slot.replaceChildren(...make().filter(Boolean));
    // An unchanged picture keeps its node, so that it does not flicker.
    for (const made of slot.querySelectorAll(".picture img")) {
      const same = before.findIndex((image) => image.getAttribute("src") === made.getAttribute("src"));
      if (same < 0) continue;
      const [image] = before.splice(same, 1);
      image.alt = made.alt;
      made.replaceWith(image);
    }
  }

  #reference(command) {
    const replied = repliedTo(this.message, this.#store);
    if (replied) {
      const jump = () => this.node.parentNode.querySelector(`[data-message="${CSS.escape(replied.id)}"]`)?.focus();
      return [h("button", { type: "button", class: "reference", onclick: jump }, h("b", {}, displayName(replied.author)), " ", h("span", { class: "excerpt" }, excerpt(replied)))];
    }
    if (!command) return [];
    return [h("span", { class: "reference" }, h("b", {}, displayName(command.user)), ` ${t("used")} `, command.name ? h("span", { class: "mention" }, command.kind === 1 ? `/${command.name}` : command.name) : t("a command"))];
  }
}

/** The message this one replies to, if it is still visible. */
function repliedTo(message, store) {
  const id = message.message_reference?.message_id;
  return id ? store.message(message.channel_id, id) ?? null : null;
}

/** A short plain text of a message. */
function excerpt(message) {
  const [text] = [message.content, message.embeds?.[0]?.title, message.embeds?.[0]?.description, firstText(message.components ?? [])].filter(Boolean);
  return (text ?? t("a message")).split("\n")[0].replace(/<a?:(\w+):\d+>/g, ":$1:").replace(/\*\*|__|^#+ |^-# /g, "").slice(0, 100);
}

function firstText(components) {
  for (const component of components) {
    const text = component.content ?? firstText(component.components ?? []);
    if (text) return text;
  }
  return null;
}

function editedMark(message) {
  return message.edited_timestamp ? h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(region) }, t("(edited)")) : null;
}

/** Who used which command to get this message, or null. */
function commandOf(message) {
  const metadata = message.interaction_metadata ?? message.interaction;
  if (!metadata?.user || metadata.type !== COMMAND_INTERACTION) return null;
  return { user: metadata.user, name: message.interaction?.name ?? metadata.name ?? null, kind: metadata.command_type ?? 1 };
}

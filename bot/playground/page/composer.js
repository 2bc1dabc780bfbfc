/** The composer: plain text is sent as a message, a line that begins with "/" becomes a command. */

import { CommandLine } from "./commandline.js";
import { matching, slashCommands } from "./commands.js";
import { h } from "./dom.js";
import { t } from "./locale.js";
import { act, Refusal } from "./server.js";
import { Suggestions } from "./suggestions.js";

export class Composer {
  #store;
  #channel = null;
  #line = null;
  #sending = false;
  #drafts = new Map();

  constructor(store) {
    this.#store = store;
    this.suggestions = new Suggestions();
    this.field = h("textarea", {
      rows: "1", maxlength: "2000", disabled: true, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-haspopup": "listbox", spellcheck: "false",
      oninput: () => this.#onInput(), onkeydown: (event) => this.#onKey(event),
    });
    this.place = h("div", { class: "composer-place" }, this.field);
    this.note = h("p", { class: "composer-note", role: "status" });
    this.sendButton = h("button", { type: "submit", disabled: true, class: "send", "aria-label": t("Send"), title: t("Send (Enter)") }, "➤");
    this.node = h("form", {
      class: "composer",
      onsubmit: (event) => {
        event.preventDefault();
        if (this.#line) this.#line.submit();
        else this.#sendText();
      },
      onfocusout: (event) => {
        if (!this.node.contains(event.relatedTarget)) this.suggestions.hide();
      },
    }, this.suggestions.node, h("div", { class: "composer-line" }, this.place, this.sendButton), this.note);
    store.on("commands reset", () => {
      if (this.#line && !slashCommands(store, this.#channel).some(({ path }) => path === this.#line.command.path)) this.#toText("");
    });
  }

  /** Write to this channel; the draft of another stays there. */
  show(channelId, title) {
    if (this.#channel === channelId && this.field.dataset.title === title) return;
    if (this.#channel !== channelId) {
      if (this.#channel) this.#drafts.set(this.#channel, this.field.value);
      this.#channel = channelId;
      if (this.#line) this.#toText("");
      this.field.value = this.#drafts.get(channelId) ?? "";
      this.suggestions.hide();
      this.say("");
    }
    this.field.dataset.title = title;
    this.field.disabled = this.sendButton.disabled = channelId === null;
    this.field.placeholder = channelId === null ? t("Nothing to write to yet") : t("Message {channel}, or type /", { channel: title });
    this.field.setAttribute("aria-label", t("Message {channel}", { channel: title }));
    this.node.setAttribute("aria-label", t("Write to {channel}", { channel: title }));
  }

  focus() {
    if (this.#line) this.#line.focus();
    else this.field.focus();
  }

  /** Begin a command: "/" lists all of them, a whole path opens that one. */
  begin(text) {
    if (this.#line) this.#toText("");
    this.field.value = text;
    this.field.focus();
    this.#onInput();
  }

  /** Set the note under the field; empty removes it. */
  say(text) {
    this.note.textContent = text;
  }

  channel() {
    return this.#channel;
  }

  get store() {
    return this.#store;
  }

  /** Cancel the command and go back to text. */
  leave(text) {
    this.#toText(text);
    this.field.focus();
    this.#onInput();
  }

  /** Send a command; on success the field is empty again. */
  async send(path, options) {
    // Pressing Enter twice sends one command.
    if (this.#sending) return;
    const line = this.#line;
    this.say("");
    this.suggestions.hide();
    this.#sending = true;
    try {
      await act(this.#store.me.id, "slash", { channel: this.#channel, command: path, options });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message);
      return;
    } finally {
      this.#sending = false;
    }
    if (this.#line !== line) return;
    const focused = this.node.contains(document.activeElement);
    this.#toText("");
    if (focused) this.field.focus();
  }

  #onInput() {
    this.#grow();
    this.say("");
    const { value } = this.field;
    if (!value.startsWith("/")) return this.suggestions.hide();
    const commands = slashCommands(this.#store, this.#channel);
    const typed = value.slice(1);
    const whole = commands.filter(({ path }) => typed.startsWith(`${path} `)).sort((a, b) => b.path.length - a.path.length)[0];
    if (whole) return this.#toCommand(whole, typed.slice(whole.path.length));
    const items = matching(commands, typed).map((command) => ({ command, label: `/${command.path}`, description: command.description, group: typed === "" ? command.group : null }));
    const heading = items.length > 0 ? t("Commands") : commands.length > 0 ? t("No command of that name") : this.#store.commands.length > 0 ? t("No commands here") : t("The bot is offline: no commands yet");
    this.suggestions.show(this.field, heading, items, ({ command }) => this.#toCommand(command, ""));
  }

  #onKey(event) {
    if (event.key === "Escape" && !this.suggestions.node.hidden) {
      event.preventDefault();
      event.stopPropagation();
      this.suggestions.hide();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.suggestions.isOpen && !event.altKey) {
      event.preventDefault();
      this.suggestions.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Tab" && !event.shiftKey && this.suggestions.take()) {
      event.preventDefault();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      if (!this.suggestions.take()) this.#sendText();
    }
  }

  async #sendText() {
    const content = this.field.value.trim();
    if (content === "" || this.#channel === null) return;
    if (content.startsWith("/")) {
      this.say(t("Choose a command from the list, or begin with another character."));
      return;
    }
    this.field.value = "";
    this.#grow();
    try {
      await act(this.#store.me.id, "say", { channel: this.#channel, content });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.field.value === "") this.field.value = content;
      this.say(error.message);
    }
  }

  #toCommand(command, rest) {
    this.#line?.end();
    this.suggestions.hide();
    this.field.value = "";
    this.#line = new CommandLine(command, this);
    this.place.replaceChildren(this.#line.node);
    this.#line.fill(rest);
    this.#line.focus();
  }

  #toText(text) {
    this.#line?.end();
    this.#line = null;
    this.suggestions.hide();
    this.say("");
    this.place.replaceChildren(this.field);
    this.field.value = text;
    this.#grow();
  }

  /** Fit the height to the text, up to some lines. */
  #grow() {
    this.field.style.setProperty("height", "auto");
    this.field.style.setProperty("height", `${Math.min(160, this.field.scrollHeight)}px`);
  }
}

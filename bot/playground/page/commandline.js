/** A slash command being filled in: one field per option, suggestions for the focused one. */

import { ATTACHMENT, offered, read } from "./commands.js";
import { freshId, h } from "./dom.js";
import { t } from "./locale.js";
import { act, Refusal, upload } from "./server.js";

const DEBOUNCE = 150;

export class CommandLine {
  #fields = [];
  #timer = null;
  #asked = 0;

  /** `owner`: {store, suggestions, channel(), say(text), leave(text), send(path, options)}. */
  constructor(command, owner) {
    this.command = command;
    this.owner = owner;
    this.tail = h("input", {
      type: "text", class: "tail", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off", spellcheck: "false",
      onfocus: () => this.#offerOptions(), oninput: () => this.#offerOptions(), onkeydown: (event) => this.#onTailKey(event),
    });
    this.row = h("span", { class: "fields" });
    this.node = h("div", { class: "command", role: "group", "aria-label": t("Command {command}", { command: `/${command.path}` }) }, h("span", { class: "command-name" }, `/${command.path}`), this.row, this.tail);
    this.#freshTail();
    for (const option of command.options) if (option.required) this.#add(option);
  }

  /** Move the cursor to the next missing field. */
  focus() {
    (this.#fields.find((field) => field.input.value === "")?.input ?? this.tail).focus();
  }

  /** Fill options from typed text: "name:value" pairs, or one value for the first option. */
  fill(text) {
    const pairs = [...text.matchAll(/(?:^|\s)([\w-]+):(.*?)(?=\s+[\w-]+:|$)/gs)].map(([, name, value]) => [name, value.trim()]);
    const typed = this.command.options.filter(({ type }) => type !== ATTACHMENT);
    const known = pairs.filter(([name]) => typed.some((option) => option.name === name));
    const [first] = typed;
    const given = known.length > 0 ? known : text.trim() && first ? [[first.name, text.trim()]] : [];
    for (const [name, value] of given) {
      const option = this.command.options.find((item) => item.name === name);
      const field = this.#fields.find((item) => item.option === option) ?? this.#add(option);
      field.input.value = value;
    }
  }

  /** Send the command if it is complete, else go to the first problem. */
  submit() {
    const options = {};
    for (const field of this.#fields) {
      const { option, input } = field;
      const answer = field.chosen !== null ? { value: field.chosen } : input.value === "" ? { error: t("{option} is required.", { option: option.name }) } : read(option, input.value, this.owner.store, this.owner.channel());
      if (input.value === "" && !option.required) continue;
      input.setAttribute("aria-invalid", String("error" in answer));
      if ("error" in answer) {
        input.focus();
        this.owner.say(answer.error);
        return;
      }
      options[option.name] = answer.value;
    }
    this.owner.send(this.command.path, options);
  }

  /** Keep late suggestions from opening the list again. */
  end() {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #rest() {
    return this.command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #add(option) {
    const field = option.type === ATTACHMENT ? this.#fileField(option) : this.#textField(option);
    this.#fields.push(field);
    this.row.append(field.node);
    this.#freshTail();
    return field;
  }

  #fileField(option) {
    const input = h("input", {
      type: "file", id: freshId("option"), "aria-required": String(option.required ?? false), "data-option": option.name,
      onfocus: () => this.#offerValues(field), onkeydown: (event) => this.#onFileKey(event, field), onchange: () => this.#upload(field),
    });
    const field = { option, input, node: named(option, input), chosen: null, browsing: false };
    return field;
  }

  /** Upload the file as soon as it is chosen, as in Discord; the command then names it. */
  async #upload(field) {
    const { input, node } = field;
    const [file] = input.files;
    field.chosen = null;
    input.removeAttribute("aria-invalid");
    this.owner.say("");
    if (!file) return;
    node.classList.add("busy");
    try {
      const attachment = await upload(this.owner.store.me.id, file);
      if (input.files[0] !== file) return;
      field.chosen = attachment.id;
      this.focus();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (input.files[0] !== file) return;
      input.value = "";
      input.setAttribute("aria-invalid", "true");
      this.owner.say(error.message);
    } finally {
      node.classList.remove("busy");
    }
  }

  #textField(option) {
    const input = h("input", {
      type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off", spellcheck: "false", id: freshId("option"),
      inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null, "aria-required": String(option.required ?? false), "data-option": option.name,
      onfocus: () => this.#offerValues(field), onblur: () => clearTimeout(this.#timer), onkeydown: (event) => this.#onFieldKey(event, field),
      oninput: () => {
        field.chosen = null;
        input.removeAttribute("aria-invalid");
        this.owner.say("");
        this.#offerValues(field);
      },
    });
    const field = { option, input, node: named(option, input), chosen: null, browsing: false };
    return field;
  }

  #freshTail() {
    const rest = this.#rest();
    this.tail.value = "";
    this.tail.placeholder = rest.length === 0 ? t("Enter to send") : t("Enter to send, or add: {options}", { options: rest.map(({ name }) => name).join(", ") });
    this.tail.setAttribute("aria-label", rest.length === 0 ? t("Press Enter to send") : t("Add an option, or press Enter to send"));
  }

  #offerOptions() {
    const typed = this.tail.value.toLowerCase().replace(/:$/, "");
    const rest = this.#rest().filter(({ name }) => name.startsWith(typed));
    const exact = this.tail.value.endsWith(":") ? rest.find(({ name }) => name === typed) : null;
    const choose = ({ option }) => this.#add(option).input.focus();
    if (exact) return choose({ option: exact });
    const items = rest.map((option) => ({ option, label: option.name, description: option.description }));
    this.owner.suggestions.show(this.tail, items.length > 0 ? t("Optional") : this.command.description, items, choose, typed !== "");
  }

  #offerValues(field) {
    const { option, input } = field;
    const typed = field.chosen === null ? input.value.toLowerCase() : "";
    const heading = [h("b", {}, option.name), ` ${option.description ?? ""}`, option.required ? h("span", { class: "required" }, " required") : null];
    const choose = (item) => this.#choose(field, item);
    const show = (items, extra = null) => this.owner.suggestions.show(input, [...heading, extra], items, choose);
    clearTimeout(this.#timer);
    if (option.autocomplete) {
      show([], h("span", { class: "looking" }, " …"));
      const ask = ++this.#asked;
      this.#timer = setTimeout(async () => {
        let reply;
        try {
          reply = await act(this.owner.store.me.id, "autocomplete", {
            channel: this.owner.channel(), command: this.command.path, focused: option.name, options: { ...this.#values(field), [option.name]: input.value },
          });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          if (ask === this.#asked && document.activeElement === input) show([], h("span", { class: "failure" }, ` ${error.message}`));
          return;
        }
        if (ask !== this.#asked || document.activeElement !== input) return;
        const items = (reply.choices ?? []).map(({ name, value }) => ({ value, label: name }));
        show(items, items.length === 0 ? " No suggestions." : null);
      }, DEBOUNCE);
      return;
    }
    const items = offered(option, this.owner.store, this.owner.channel()) ?? [];
    show(items.filter(({ label, description }) => `${label} ${description ?? ""}`.toLowerCase().includes(typed)));
  }

  /** The values of the other fields, as far as they are valid. */
  #values(except) {
    const known = this.#fields.filter((field) => field !== except && field.input.value !== "").map((field) => {
      const answer = field.chosen !== null ? { value: field.chosen } : read(field.option, field.input.value, this.owner.store, this.owner.channel());
      return [field.option.name, answer];
    });
    return Object.fromEntries(known.filter(([, answer]) => !("error" in answer)).map(([name, { value }]) => [name, value]));
  }

  #choose(field, item) {
    field.input.value = item.label;
    field.chosen = item.value;
    field.browsing = false;
    field.input.removeAttribute("aria-invalid");
    this.focus();
  }

  #onFieldKey(event, field) {
    const { suggestions } = this.owner;
    if (this.#onListKey(event)) {
      field.browsing = true;
      return;
    }
    // What is already chosen is not marked again, unless the arrow keys were used: otherwise Enter sends the command.
    const open = field.chosen === null || field.browsing;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && open)) {
      if (open && suggestions.take()) event.preventDefault();
      else if (event.key === "Enter") {
        event.preventDefault();
        this.submit();
      }
    } else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      if (field.option.required) this.owner.leave(`/${this.command.path}`);
      else this.#remove(field);
    }
  }

  #onFileKey(event, field) {
    if (this.#onListKey(event)) return;
    if (event.key === "Enter" && field.chosen !== null) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      if (field.input.value !== "") {
        field.input.value = "";
        field.chosen = null;
      } else if (field.option.required) this.owner.leave(`/${this.command.path}`);
      else this.#remove(field);
    }
  }

  #onTailKey(event) {
    const { suggestions } = this.owner;
    if (this.#onListKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (!suggestions.take()) this.submit();
    } else if (event.key === "Tab" && !event.shiftKey && this.tail.value !== "") {
      if (suggestions.take()) event.preventDefault();
    } else if (event.key === "Backspace" && this.tail.value === "") {
      event.preventDefault();
      const last = this.#fields.at(-1);
      if (last) last.input.focus();
      else this.owner.leave(`/${this.command.path}`);
    }
  }

  #onListKey(event) {
    const { suggestions } = this.owner;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (suggestions.isOpen) suggestions.hide();
      else this.owner.leave("");
      return true;
    }
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && suggestions.isOpen && !event.altKey) {
      event.preventDefault();
      suggestions.move(event.key === "ArrowDown" ? 1 : -1);
      return true;
    }
    return false;
  }

  #remove(field) {
    this.#fields = this.#fields.filter((item) => item !== field);
    field.node.remove();
    this.#freshTail();
    (this.#fields.at(-1)?.input ?? this.tail).focus();
  }
}

/** The input of an option with its name before it. */
function named(option, input) {
  return h("label", { class: option.required ? "option-field needed" : "option-field", title: option.description, for: input.id }, h("span", { class: "option-name" }, option.name), input);
}

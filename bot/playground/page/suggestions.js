/** The list above the composer. The focus stays in the text field; the list only marks a line. */

import { freshId, h } from "./dom.js";
import { t } from "./locale.js";
import { optionContent } from "./popup.js";

export class Suggestions {
  #items = [];
  #rows = [];
  #active = -1;
  #field = null;
  #choose = null;

  constructor() {
    this.heading = h("p", { class: "suggestions-head" });
    this.list = h("ul", { role: "listbox", id: freshId("suggestions"), "aria-label": t("Suggestions") });
    this.node = h("div", { class: "suggestions", hidden: true }, this.heading, this.list);
    // A click must not take the focus from the text field.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) this.#choose(this.#items[this.#rows.indexOf(row)]);
    });
  }

  /** Offer items {label, description, emoji, group, …} for a field, with a line before each new group. `marked`: mark the first line. */
  show(field, heading, items, choose, marked = true) {
    this.#leave();
    this.#field = field;
    this.#choose = choose;
    this.#items = items;
    this.#rows = items.map((item, index) => h("li", { role: "option", class: "option", id: `${this.list.id}-${index}`, "aria-selected": "false" }, optionContent(item)));
    this.heading.replaceChildren(...[heading].flat().filter(Boolean));
    this.list.replaceChildren(...this.#rows.flatMap((row, index) => {
      const { group } = items[index];
      return group && group !== items[index - 1]?.group ? [h("li", { role: "presentation", class: "suggestions-group" }, group), row] : [row];
    }));
    this.list.hidden = items.length === 0;
    this.node.hidden = false;
    field.setAttribute("aria-controls", this.list.id);
    field.setAttribute("aria-expanded", String(items.length > 0));
    this.#active = -1;
    this.#mark(marked && items.length > 0 ? 0 : -1);
  }

  hide() {
    this.#leave();
    this.node.hidden = true;
    this.#items = [];
    this.#rows = [];
    this.#active = -1;
  }

  get isOpen() {
    return !this.node.hidden && this.#items.length > 0;
  }

  /** Mark the next line, or with -1 the previous one, wrapping around. */
  move(step) {
    const count = this.#items.length;
    if (count === 0) return;
    this.#mark(this.#active === -1 && step < 0 ? count - 1 : (this.#active + step + count) % count);
  }

  /** Choose the marked line; false if there is none. */
  take() {
    const item = this.isOpen ? this.#items[this.#active] : null;
    if (!item) return false;
    this.#choose(item);
    return true;
  }

  #mark(index) {
    this.#rows[this.#active]?.setAttribute("aria-selected", "false");
    this.#rows[this.#active]?.classList.remove("active");
    this.#active = index;
    const row = this.#rows[index];
    if (!row) {
      this.#field?.removeAttribute("aria-activedescendant");
      return;
    }
    row.setAttribute("aria-selected", "true");
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.#field.setAttribute("aria-activedescendant", row.id);
  }

  #leave() {
    this.#field?.removeAttribute("aria-activedescendant");
    this.#field?.setAttribute("aria-expanded", "false");
    this.#field = null;
  }
}

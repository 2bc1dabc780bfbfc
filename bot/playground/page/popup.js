/** Popups beside a control: lists and menus. One at a time; Escape or a click elsewhere closes it. */

import { freshId, h } from "./dom.js";
import { t } from "./locale.js";
import { partialEmoji } from "./markdown.js";

let current = null;

/** Close the open popup; `refocus` returns the focus to its opener. */
export function closePopup(refocus = false) {
  if (!current) return;
  const { node, anchor, onClose } = current;
  current = null;
  node.remove();
  anchor.setAttribute("aria-expanded", "false");
  onClose?.();
  if (refocus && anchor.isConnected) anchor.focus({ preventScroll: true });
}

function open(node, anchor, at, onClose) {
  closePopup();
  // Everything outside an open dialog is inert, so a dialog's popup is inside it.
  (anchor.closest("dialog") ?? document.body).append(node);
  current = { node, anchor, onClose };
  anchor.setAttribute("aria-expanded", "true");
  place(node, at ?? anchor.getBoundingClientRect());
}

/** Below the box if there is room, else above; always inside the window. */
function place(node, box) {
  const margin = 8;
  const below = innerHeight - box.bottom - margin;
  const above = box.top - margin;
  const down = below >= Math.min(node.offsetHeight, 320) || below >= above;
  node.style.setProperty("max-height", `${Math.max(120, Math.min(360, down ? below : above) - 4)}px`);
  if (box.width > 0) node.style.setProperty("min-width", `${Math.min(box.width, innerWidth - 2 * margin)}px`);
  const top = down ? box.bottom + 4 : Math.max(margin, box.top - node.offsetHeight - 4);
  const left = Math.max(margin, Math.min(box.left, innerWidth - node.offsetWidth - margin));
  node.style.setProperty("top", `${top}px`);
  node.style.setProperty("left", `${left}px`);
}

document.addEventListener("pointerdown", (event) => {
  if (current && !current.node.contains(event.target) && !current.anchor.contains(event.target)) closePopup();
});
addEventListener("resize", () => closePopup());
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !current) return;
  event.preventDefault();
  event.stopPropagation();
  closePopup(true);
}, true);

/** One line of a list: emoji, label, description. */
export function optionContent({ emoji, label, description }) {
  return [
    partialEmoji(emoji),
    h("span", { class: "option-text" }, h("span", { class: "option-label", dir: "auto" }, label), description ? h("span", { class: "option-description", dir: "auto" }, description) : null),
  ];
}

/**
 * A list of choices. Items: {value, label, description, emoji, selected}. With `max` over 1 several are ticked and
 * confirmed together; otherwise the first click chooses. `onChoose` gets the list of values.
 */
export function openList({ anchor, label, items, min = 1, max = 1, onChoose }) {
  const several = max > 1 || min === 0;
  const chosen = new Set(items.filter((item) => item.selected).map((item) => item.value));
  const id = freshId("list");
  const rows = items.map((item, index) => h("li", { id: `${id}-${index}`, role: "option", class: "option", "data-value": item.value }, several ? h("span", { class: "tick", "aria-hidden": "true" }) : null, optionContent(item)));
  const list = h("ul", { role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": several }, rows);
  const done = several ? h("button", { type: "button", class: "button style-1 list-done", onclick: () => finish() }, t("Done")) : null;
  const hint = several ? h("span", { class: "list-hint" }, min === max ? t("Choose {min}", { min }) : t("Choose {min} to {max}", { min, max })) : null;
  const node = h("div", { class: "popup list-popup" }, list, several ? h("div", { class: "list-foot" }, hint, done) : null);
  let active = Math.max(0, items.findIndex((item) => chosen.has(item.value)));
  let typed = "";
  let typedAt = 0;

  const show = () => {
    rows.forEach((row, index) => {
      row.classList.toggle("active", index === active);
      row.setAttribute("aria-selected", String(chosen.has(items[index].value)));
    });
    if (rows[active]) {
      list.setAttribute("aria-activedescendant", rows[active].id);
      rows[active].scrollIntoView({ block: "nearest" });
    }
    if (done) done.disabled = chosen.size < min || chosen.size > max;
  };
  const finish = () => {
    const values = items.map((item) => item.value).filter((value) => chosen.has(value));
    closePopup(true);
    onChoose(values);
  };
  const choose = (index) => {
    const item = items[index];
    if (!item) return;
    active = index;
    if (!several) {
      chosen.clear();
      chosen.add(item.value);
      finish();
      return;
    }
    if (chosen.has(item.value)) chosen.delete(item.value);
    else if (max === 1) {
      chosen.clear();
      chosen.add(item.value);
    } else if (chosen.size < max) chosen.add(item.value);
    show();
  };

  list.addEventListener("click", (event) => {
    const row = event.target.closest("[role=option]");
    if (row) choose(rows.indexOf(row));
  });
  list.addEventListener("keydown", (event) => {
    const steps = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 };
    if (event.key in steps) active = Math.max(0, Math.min(items.length - 1, steps[event.key]));
    else if (event.key === "Enter" || event.key === " ") choose(active);
    else if (event.key === "Tab" && !several) return closePopup(true);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = event.timeStamp - typedAt < 800 ? typed + event.key.toLowerCase() : event.key.toLowerCase();
      typedAt = event.timeStamp;
      const found = items.findIndex((item) => item.label.toLowerCase().startsWith(typed));
      if (found >= 0) active = found;
    } else return;
    event.preventDefault();
    if (current?.node === node) show();
  });
  open(node, anchor);
  show();
  list.focus({ preventScroll: true });
}

/** A menu of commands. Items: {label, run} or {label, href}; `at` is a point {x, y}, else it opens at the anchor. */
export function openMenu({ anchor, label, items, at }) {
  const entries = items.map((item) => item.href
    ? h("a", { role: "menuitem", class: "menu-item", href: item.href, target: "_blank", rel: "noopener", onclick: () => closePopup() }, item.label)
    : h("button", {
      type: "button", role: "menuitem", class: item.danger ? "menu-item danger" : "menu-item",
      onclick: () => {
        closePopup(true);
        item.run();
      },
    }, item.label));
  const node = h("div", { class: "popup menu", role: "menu", "aria-label": label }, entries.length > 0 ? entries : h("p", { class: "menu-empty" }, t("Nothing to do here.")));
  node.addEventListener("keydown", (event) => {
    const index = entries.indexOf(document.activeElement);
    const steps = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: entries.length - 1 };
    if (event.key === "Tab") closePopup(true);
    if (!(event.key in steps) || entries.length === 0) return;
    event.preventDefault();
    entries[(steps[event.key] + entries.length) % entries.length].focus();
  });
  open(node, anchor, at ? new DOMRect(at.x, at.y, 0, 0) : null);
  entries[0]?.focus({ preventScroll: true });
}

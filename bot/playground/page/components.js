/** Buttons, selects and layout of messages; selects and layout of modals. Numbers are Discord's component types. */

import { freshId, h, webAddress } from "./dom.js";
import { t } from "./locale.js";
import { markdown, partialEmoji } from "./markdown.js";
import { colour, covered, fileCard, picture } from "./media.js";
import { openList, optionContent } from "./popup.js";
import { displayName } from "./state.js";

export const ACTION_ROW = 1;
export const BUTTON = 2;
export const TEXT_INPUT = 4;
export const SELECTS = new Set([3, 5, 6, 7, 8]);
export const TEXT = 10;
const SECTION = 9;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const LINK_STYLE = 5;

/**
 * The components of a message. `place` says what they need: {message, store, press(op, fields)}.
 * Unknown components are named instead of left out.
 */
export function messageComponents(components, place) {
  return components.map((component) => one(component, place));
}

function one(component, place) {
  const { message, store } = place;
  switch (component.type) {
    case ACTION_ROW:
      return h("div", { class: "action-row" }, messageComponents(component.components, place));
    case BUTTON:
      return button(component, place);
    case SECTION:
      return h("div", { class: "section" }, h("div", { class: "section-text" }, messageComponents(component.components, place)), one(component.accessory, place));
    case TEXT:
      return h("div", { class: "text-display" }, markdown(component.content, store));
    case THUMBNAIL:
      return picture(component.media.url, message, { alt: component.description ?? "", kind: "thumbnail", spoiler: component.spoiler });
    case GALLERY:
      return h("div", { class: `gallery gallery-${Math.min(component.items.length, 5)}` }, component.items.map((item) =>
        picture(item.media.url, message, { alt: item.description ?? "", width: item.media.width, height: item.media.height, spoiler: item.spoiler })));
    case FILE:
      return file(component, message);
    case SEPARATOR:
      return h("div", { class: `separator spacing-${component.spacing ?? 1}`, role: component.divider === false ? null : "separator" });
    case CONTAINER:
      return container(component, place);
    default:
      return SELECTS.has(component.type) ? messageSelect(component, place) : h("p", { class: "missing" }, t("A component of type {type}, which this page does not show", { type: component.type }));
  }
}

function button(component, { press }) {
  const content = [partialEmoji(component.emoji), component.label ? h("span", { dir: "auto" }, component.label) : null];
  const name = component.label ? null : component.emoji?.name;
  if (component.style === LINK_STYLE) {
    const href = component.disabled ? null : webAddress(component.url);
    return h("a", { class: "button style-5", href, target: "_blank", rel: "noopener noreferrer", "aria-label": name, "aria-disabled": component.disabled ? "true" : null },
      content, h("span", { class: "link-mark", "aria-hidden": "true" }, "↗"));
  }
  return h("button", {
    type: "button", class: `button style-${component.style}`, disabled: component.disabled ?? false, "aria-label": name, "data-key": component.custom_id,
    // The second click of a double click may hit another button, drawn in the meantime: ignore it.
    onclick: ({ detail: clicks }) => clicks < 2 && press("click", { custom_id: component.custom_id }),
  }, content);
}

function messageSelect(component, { message, store, press }) {
  return select(component, store, { channel: message.channel_id, onChoose: (values) => press("select", { custom_id: component.custom_id, values }) }).node;
}

/** A select of any kind: its node, and the values chosen so far. */
export function select(component, store, { label = null, channel = null, onChoose = () => {} } = {}) {
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  let values = choices(component, store, channel).filter((item) => item.selected).map((item) => item.value);
  const placeholder = component.placeholder ?? t("Make a selection");
  const face = h("span", { class: "select-face" });
  const show = () => {
    const chosen = choices(component, store, channel).filter((item) => values.includes(item.value));
    face.replaceChildren(...(chosen.length === 0 ? [h("span", { class: "placeholder", dir: "auto" }, placeholder)] : chosen.map((item) => h("span", { class: "select-chosen" }, optionContent({ ...item, description: null })))));
  };
  const node = h("button", {
    type: "button", class: "select", disabled: component.disabled ?? false, "data-key": component.custom_id, id: freshId("select"),
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": label,
    onclick: () => {
      if (node.getAttribute("aria-expanded") === "true" || node.getAttribute("aria-disabled") === "true") return;
      openList({
        anchor: node, label: label ?? placeholder, min, max, items: choices(component, store, channel).map((item) => ({ ...item, selected: values.includes(item.value) })),
        onChoose: (chosen) => {
          values = chosen;
          show();
          onChoose(chosen);
        },
      });
    },
  }, face, h("span", { class: "select-mark", "aria-hidden": "true" }, "▾"));
  show();
  return { node, values: () => values };
}

/** The options of a select: its own (3), or members (5), roles (6), both (7), channels (8). */
function choices(component, store, channel) {
  if (component.type === 3) return component.options.map((option) => ({ ...option, selected: option.default ?? false }));
  const defaults = new Set((component.default_values ?? []).map(({ id }) => id));
  const people = store.peopleIn(channel).map((user) => ({ value: user.id, label: displayName(user), description: user.username }));
  const roles = (store.guild.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}` }));
  const kinds = component.channel_types ?? [];
  const channels = store.channels.filter(({ type }) => kinds.length === 0 || kinds.includes(type)).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const all = { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[component.type];
  return all.map((item) => ({ ...item, selected: defaults.has(item.value) }));
}

function file(component, message) {
  const url = component.file?.url;
  const attached = message.attachments?.find((item) => item.url === url || `attachment://${item.filename}` === url);
  const card = fileCard(component.name ?? attached?.filename ?? "file", component.size ?? attached?.size, attached?.url ?? url);
  return component.spoiler ? covered(card) : card;
}

function container(component, place) {
  const accent = component.accent_color;
  const node = h("div", { class: "container", style: accent === null || accent === undefined ? {} : { "--bar": colour(accent) } }, messageComponents(component.components, place));
  return component.spoiler ? covered(node) : node;
}

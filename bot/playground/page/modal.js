/** The modals a bot can open: text inputs, selects and text, submitted together. */

import { ACTION_ROW, select, SELECTS, TEXT, TEXT_INPUT } from "./components.js";
import { freshId, h } from "./dom.js";
import { t } from "./locale.js";
import { markdown } from "./markdown.js";
import { closePopup } from "./popup.js";
import { act, Refusal } from "./server.js";

const LABEL = 18;
const PARAGRAPH = 2;

/** A dialog with a title; Escape and × close it, and closing removes it. */
export function openDialog(title, ...content) {
  const heading = freshId("dialog");
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": heading },
    h("header", { class: "dialog-head" }, h("h2", { id: heading }, title),
      h("button", { type: "button", class: "icon-button", "aria-label": t("Close"), onclick: () => dialog.close() }, "×")), content);
  dialog.addEventListener("close", () => {
    closePopup();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Show the modal of a MODAL event. */
export function openModal(modal, store) {
  const fields = [];
  const body = modal.components.map((component) => entry(component, store, fields));
  const error = h("p", { class: "failure", role: "alert" });
  const send = h("button", { type: "submit", class: "button style-1" }, t("Submit"));
  const as = store.me.id;
  const form = h("form", {
    class: "modal",
    onsubmit: async (event) => {
      event.preventDefault();
      const missing = fields.find((field) => !field.complete());
      if (missing) {
        error.textContent = t("Choose something for “{label}”.", { label: missing.label });
        missing.node.focus();
        return;
      }
      send.disabled = true;
      error.textContent = "";
      try {
        await act(as, "submit", { interaction: modal.interaction_id, values: Object.fromEntries(fields.map((field) => [field.id, field.value()])) });
        dialog.close();
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        error.textContent = problem.message;
        send.disabled = false;
      }
    },
  }, body, error, h("footer", { class: "dialog-foot" }, h("button", { type: "button", class: "button style-2", onclick: () => dialog.close() }, t("Cancel")), send));
  const dialog = openDialog(modal.title, form);
  (fields[0]?.node ?? send).focus();
}

function entry(component, store, fields, label = null, hint = null) {
  if (component.type === ACTION_ROW) return component.components.map((inner) => entry(inner, store, fields));
  if (component.type === LABEL) return entry(component.component, store, fields, component.label, component.description);
  if (component.type === TEXT) return h("div", { class: "text-display" }, markdown(component.content, store));
  if (component.type === TEXT_INPUT) return textInput(component, fields, label ?? component.label, hint);
  if (SELECTS.has(component.type)) return selectInput(component, store, fields, label ?? component.placeholder ?? t("Choice"), hint);
  return h("p", { class: "missing" }, t("A component of type {type}, which this page does not show", { type: component.type }));
}

function textInput(component, fields, label, hint) {
  const id = freshId("field");
  const shared = {
    id, required: component.required ?? true, minlength: component.min_length, maxlength: component.max_length ?? 4000,
    placeholder: component.placeholder, value: component.value ?? "", autocomplete: "off", "aria-describedby": hint ? `${id}-hint` : null,
  };
  const node = component.style === PARAGRAPH ? h("textarea", { ...shared, rows: "4" }) : h("input", { type: "text", ...shared });
  fields.push({ id: component.custom_id, label, node, value: () => node.value, complete: () => true });
  return labelled(id, label, shared.required, hint, node);
}

function selectInput(component, store, fields, label, hint) {
  const { node, values } = select(component, store, { label });
  const required = component.required ?? true;
  fields.push({ id: component.custom_id, label, node, value: values, complete: () => !required || values().length > 0 });
  return labelled(node.id, label, required, hint, node);
}

function labelled(id, label, required, hint, node) {
  return h("div", { class: "field" }, h("label", { for: id }, label, required ? h("span", { class: "required", title: "required", "aria-hidden": "true" }, " *") : null),
    hint ? h("p", { class: "field-hint", id: `${id}-hint` }, hint) : null, node);
}

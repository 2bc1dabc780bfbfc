/** Creating and finding elements. Text is always inserted as text, never as markup. */

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "selected", "readOnly", "required", "tabIndex"]);

/** An element with attributes, listeners (`onclick`), style properties and children; empty children are left out. */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
    else if (PROPERTIES.has(name)) node[name] = value;
    else if (value !== false) node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

let count = 0;

/** A unique id. */
export function freshId(prefix) {
  count += 1;
  return `${prefix}-${count}`;
}

/** The address if it leads to a web page or to this server, else null; never `javascript:` or the like. */
export function webAddress(text) {
  try {
    const url = new URL(text, location.href);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** The address of a picture or file: those on the playground's CDN are loaded from this page's origin. */
export function cdnAddress(text) {
  const href = webAddress(text);
  if (href === null) return null;
  const url = new URL(href);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return loopback && url.pathname.startsWith("/cdn/") ? url.pathname + url.search : href;
}

/** Remember which control inside `node` has the focus, to restore it after the controls are rebuilt. */
export function rememberFocus(node) {
  const active = document.activeElement;
  if (!active || !node.contains(active)) return () => {};
  const key = active.dataset.key;
  const label = active.textContent;
  return () => {
    if (active.isConnected) {
      if (document.activeElement !== active) active.focus({ preventScroll: true });
      return;
    }
    const controls = [...node.querySelectorAll("[data-key]")];
    // A control with the same label is the next best: its custom_id may have changed with the game.
    const next = controls.find((control) => control.dataset.key === key)
      ?? controls.find((control) => label !== "" && control.textContent === label);
    (next ?? node).focus({ preventScroll: true });
  };
}

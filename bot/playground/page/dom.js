/** Building and finding elements. Text always goes in as text, never as markup. */

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

/** An id no other element has. */
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

/** Where to fetch a picture or file: what lies on the CDN of the playground comes from this page's own origin. */
export function cdnAddress(text) {
  const href = webAddress(text);
  if (href === null) return null;
  const url = new URL(href);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return loopback && url.pathname.startsWith("/cdn/") ? url.pathname + url.search : href;
}

/** Remember which control inside `node` has the focus, so that it can have it back after the controls are made anew. */
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
    // A control that only says the same is the next best: its custom_id may have moved on with the game.
    const next = controls.find((control) => control.dataset.key === key)
      ?? controls.find((control) => label !== "" && control.textContent === label);
    (next ?? node).focus({ preventScroll: true });
  };
}

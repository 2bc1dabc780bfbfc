/** Times as people read them; relative ones are updated. */

import { h } from "./dom.js";
import { region, t } from "./locale.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const relative = new Intl.RelativeTimeFormat(region, { numeric: "always" });

/** "in 2 minutes", "5 seconds ago"; both times in milliseconds. */
export function relativeTime(when, now = Date.now()) {
  const seconds = Math.round((when - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

/** A point in time in one of Discord's styles, with the whole date as its tooltip. */
export function timestamp(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, t("an impossible date"));
  const text = style === "R" ? relativeTime(date.getTime()) : date.toLocaleString(region, STYLES[style] ?? STYLES.f);
  return h("time", {
    class: "timestamp",
    datetime: date.toISOString(),
    title: date.toLocaleString(region, STYLES.F),
    "data-relative": style === "R",
  }, text);
}

/** The time a message was sent: only the time of day for today. */
export function sentAt(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const text = date.toLocaleString(region, today ? STYLES.t : { dateStyle: "short", timeStyle: "short" });
  return h("time", { class: "sent", datetime: iso, title: date.toLocaleString(region, STYLES.F) }, text);
}

/** Update every relative time on the page. The text node is changed in place, so that screen readers stay quiet. */
export function startTicking() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relativeTime(Date.parse(node.dateTime));
      if (node.firstChild.nodeValue !== text) node.firstChild.nodeValue = text;
    }
  }, 1000);
}

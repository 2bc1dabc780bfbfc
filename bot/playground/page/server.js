/** The connection to the playground: actions go out as acts, changes come in as events. */

import { t } from "./locale.js";

const RETRY = 2000;
const MOST_FILE_BYTES = 10 * 1024 * 1024;

/** The server refused; `message` is a sentence for people. */
export class Refusal extends Error {}

/** The refusal in a reply, in the language of the page. */
function refused({ words, values, error }, status) {
  return new Refusal(words ? t(words, values) : error ?? t("The playground answered {status}.", { status }));
}

/** Act as a member. Throws Refusal. */
export async function act(as, op, fields = {}) {
  let response;
  try {
    response = await fetch("/sim/act", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ as, op, ...fields }),
    });
  } catch {
    throw new Refusal(t("The playground does not answer."));
  }
  const reply = await response.json().catch(() => ({}));
  if (!response.ok) throw refused(reply, response.status);
  return reply;
}

/** Upload a file for an option of a command; return its attachment. Throws Refusal. */
export async function upload(as, file) {
  if (file.size > MOST_FILE_BYTES) throw new Refusal(t("{name} is too large: {most} MB are the most.", { name: file.name, most: MOST_FILE_BYTES / 1024 / 1024 }));
  const query = new URLSearchParams({ as, name: file.name });
  let response;
  try {
    response = await fetch(`/sim/upload?${query}`, { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file });
  } catch {
    throw new Refusal(t("The playground does not answer."));
  }
  const reply = await response.json().catch(() => ({}));
  if (!response.ok) throw refused(reply, response.status);
  return reply.attachment;
}

/** The state that a member sees; without a member, the first one's. Throws Refusal. */
export async function fetchState(as) {
  const query = as ? `?as=${encodeURIComponent(as)}` : "";
  let response;
  try {
    response = await fetch(`/sim/state${query}`);
  } catch {
    throw new Refusal(t("The playground does not answer."));
  }
  const reply = await response.json().catch(() => ({}));
  if (!response.ok) throw refused(reply, response.status);
  return reply;
}

/**
 * The event stream of one member. After every (re)connection the whole state is fetched,
 * and events that arrive meanwhile wait for it, so nothing is missed.
 */
export class Line {
  #source = null;
  #waiting = null;
  #turn = 0;

  constructor({ onState, onEvent, onBreak, onEnd }) {
    this.onState = onState;
    this.onEvent = onEvent;
    this.onBreak = onBreak;
    this.onEnd = onEnd;
  }

  /** Listen as this member instead of the previous one. */
  listen(as) {
    this.#source?.close();
    const source = new EventSource(`/sim/events?as=${encodeURIComponent(as)}`);
    this.#source = source;
    this.#turn += 1;
    this.#waiting = null;
    source.addEventListener("open", () => this.refresh(as));
    source.addEventListener("error", () => {
      if (source !== this.#source) return;
      this.onBreak();
      // The browser reconnects by itself unless it was refused, because the member is unknown.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => source === this.#source && this.onEnd(), RETRY);
    });
    source.addEventListener("message", ({ data }) => {
      if (source !== this.#source) return;
      const event = JSON.parse(data);
      if (this.#waiting) this.#waiting.push(event);
      else this.onEvent(event);
    });
  }

  /** Fetch the whole state again; of several pending requests only the last one counts. */
  async refresh(as) {
    this.#turn += 1;
    const turn = this.#turn;
    this.#waiting ??= [];
    let state;
    try {
      state = await fetchState(as);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (turn !== this.#turn) return;
      this.onBreak(error.message);
      setTimeout(() => turn === this.#turn && this.refresh(as), RETRY);
      return;
    }
    if (turn !== this.#turn) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    this.onState(state);
    waiting.forEach((event) => this.onEvent(event));
  }
}

/** Talking to the playground: things a person does go out as acts, what happens comes in as events. */

const RETRY = 2000;
const MOST_FILE_BYTES = 10 * 1024 * 1024;

/** The server said no; `message` is a sentence for people. */
export class Refusal extends Error {}

/** Do something as a member. Throws Refusal. */
export async function act(as, op, fields = {}) {
  let response;
  try {
    response = await fetch("/sim/act", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ as, op, ...fields }),
    });
  } catch {
    throw new Refusal("The playground does not answer.");
  }
  const reply = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(reply.error ?? `The playground answered ${response.status}.`);
  return reply;
}

/** Hand over a file for an option of a command; its attachment. Throws Refusal. */
export async function upload(as, file) {
  if (file.size > MOST_FILE_BYTES) throw new Refusal(`${file.name} is too large: ${MOST_FILE_BYTES / 1024 / 1024} MB are the most.`);
  const query = new URLSearchParams({ as, name: file.name });
  let response;
  try {
    response = await fetch(`/sim/upload?${query}`, { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file });
  } catch {
    throw new Refusal("The playground does not answer.");
  }
  const reply = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(reply.error ?? `The playground answered ${response.status}.`);
  return reply.attachment;
}

/** What a member can see now; without a member, the first one. Throws Refusal. */
export async function fetchState(as) {
  const query = as ? `?as=${encodeURIComponent(as)}` : "";
  let response;
  try {
    response = await fetch(`/sim/state${query}`);
  } catch {
    throw new Refusal("The playground does not answer.");
  }
  const reply = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(reply.error ?? `The playground answered ${response.status}.`);
  return reply;
}

/**
 * The line on which the server tells one member what happens. After every (re)connection the whole state is fetched,
 * and events that arrive meanwhile wait for it, so nothing is missed in between.
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

  /** Listen as this member, and no longer as another. */
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
      // The browser tries again by itself unless it was turned away, as somebody whom nobody knows any more.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => source === this.#source && this.onEnd(), RETRY);
    });
    source.addEventListener("message", ({ data }) => {
      if (source !== this.#source) return;
      const event = JSON.parse(data);
      if (this.#waiting) this.#waiting.push(event);
      else this.onEvent(event);
    });
  }

  /** Fetch the whole state again; of several requests under way only the last one counts. */
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

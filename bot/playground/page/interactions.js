/** Interactions without an answer yet. Discord gives a bot three seconds; after that one may press again. */

import { t } from "./locale.js";
import { act, Refusal } from "./server.js";

const PATIENCE = 15_000;

export class Interactions extends EventTarget {
  #store;
  #waiting = new Map();
  #finished = new Set();
  failures = new Map();

  constructor(store) {
    super();
    this.#store = store;
    store.on("done", ({ interaction_id: id }) => this.#finish(id));
    store.on("failed", (failure) => this.#fail(failure));
    store.on("reset", () => {
      this.#waiting.clear();
      this.failures.clear();
      this.#tell();
    });
  }

  /** Use a control of a message; its controls are disabled until the bot has answered. */
  async press(message, op, fields) {
    if (this.isWaiting(message.id)) return;
    this.failures.delete(message.id);
    const entry = { message: message.id, channel: message.channel_id, key: fields.custom_id, interaction: null };
    this.#waiting.set(message.id, entry);
    this.#tell(message);
    try {
      const reply = await act(this.#store.me.id, op, { message: message.id, ...fields });
      entry.interaction = reply.interaction_id ?? reply.interaction ?? null;
      if (entry.interaction === null || this.#finished.delete(entry.interaction)) this.#release(entry);
      else setTimeout(() => this.#release(entry), PATIENCE);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failures.set(message.id, error.message);
      this.#release(entry);
    }
  }

  isWaiting(messageId) {
    return this.#waiting.has(messageId);
  }

  /** Is this the control that waits for an answer? */
  isPressed(messageId, key) {
    return this.#waiting.get(messageId)?.key === key;
  }

  #finish(id) {
    const entry = [...this.#waiting.values()].find(({ interaction }) => interaction === id);
    if (entry) this.#release(entry);
    else this.#remember(id);
  }

  /** The answer can arrive before the reply that names the interaction. */
  #remember(id) {
    this.#finished.add(id);
    if (this.#finished.size > 100) this.#finished.delete(this.#finished.values().next().value);
  }

  #fail({ interaction_id: interaction, message_id: id, text }) {
    if (!id) return this.#finish(interaction);
    this.failures.set(id, t(text));
    const entry = this.#waiting.get(id);
    if (entry) this.#release(entry);
    else this.#tell({ id });
  }

  #release(entry) {
    if (this.#waiting.get(entry.message) === entry) this.#waiting.delete(entry.message);
    this.#tell({ id: entry.message, channel_id: entry.channel });
  }

  #tell(message = null) {
    this.dispatchEvent(new CustomEvent("change", { detail: message }));
  }
}

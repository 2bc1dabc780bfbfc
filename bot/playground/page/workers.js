/** The workers of the bot, if the playground has started them: their states, who served the last interaction, and buttons to break them. */

import { h } from "./dom.js";
import { t } from "./locale.js";
import { act, Refusal } from "./server.js";

const STATES = { serving: t("serves"), starting: t("starts"), unwell: t("is ill"), frozen: t("is frozen"), dead: t("is dead") };

export class Workers {
  #store;
  #rows = new Map();

  constructor(store) {
    this.#store = store;
    this.last = h("span", { class: "workers-last", role: "status" });
    this.lights = h("span", { class: "workers-lights", "aria-hidden": "true" });
    this.error = h("p", { class: "failure", role: "alert" });
    this.list = h("ul", { class: "workers-list" });
    this.node = h("details", { class: "workers", id: "workers", open: !matchMedia("(max-width: 900px)").matches, hidden: true },
      h("summary", {}, h("b", {}, t("Workers")), this.lights, this.last), this.list, this.error);
    store.on("reset workers", () => this.#draw());
  }

  #draw() {
    const workers = this.#store.workers;
    this.node.hidden = workers.length === 0;
    for (const worker of workers) this.#row(worker.number).show(worker);
    this.lights.replaceChildren(...workers.map(({ state }) => h("span", { class: "worker-light", "data-state": state })));
    const last = workers.find((worker) => worker.last);
    this.last.textContent = last ? t("Worker {number} served the last press", { number: last.number }) : t("Nobody has pressed anything yet");
  }

  /** Rows are kept, so that a button in use keeps the focus. */
  #row(number) {
    if (!this.#rows.has(number)) {
      const row = new Row(number, (what) => this.#do(number, what));
      this.#rows.set(number, row);
      this.list.append(row.node);
    }
    return this.#rows.get(number);
  }

  async #do(number, what) {
    this.error.textContent = "";
    try {
      await act(this.#store.me.id, "worker", { number, do: what });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.error.textContent = `${t("Worker {number}", { number })}: ${error.message}`;
    }
  }
}

class Row {
  constructor(number, run) {
    this.light = h("span", { class: "worker-light", "aria-hidden": "true" });
    this.text = h("span", { class: "worker-text" });
    const button = (name) => h("button", { type: "button", class: "button style-2", "data-part": name, onclick: (event) => run(event.currentTarget.dataset.do) });
    this.buttons = { life: button("life"), sleep: button("sleep"), line: button("line") };
    this.node = h("li", { class: "worker", "data-number": number }, this.light, h("span", { class: "worker-told" }, h("b", {}, t("Worker {number}", { number })), " ", this.text), h("span", { class: "worker-buttons" }, Object.values(this.buttons)));
  }

  show({ state, out, cut, served, last }) {
    const dead = state === "dead";
    this.node.classList.toggle("last", last);
    this.light.dataset.state = state;
    this.text.textContent = `${[STATES[state], cut && !dead ? t("cut off") : "", out ? t("left out") : ""].filter(Boolean).join(", ")} · ${t(served === 1 ? "{count} press" : "{count} presses", { count: served })}`;
    this.#offer("life", dead ? ["start", t("Start")] : ["kill", t("Kill")], state !== "starting");
    this.#offer("sleep", state === "frozen" ? ["thaw", t("Thaw")] : ["freeze", t("Freeze")], !dead);
    this.#offer("line", cut ? ["mend", t("Reconnect")] : ["cut", t("Cut off")], !dead);
  }

  #offer(part, [what, label], possible) {
    const button = this.buttons[part];
    button.dataset.do = what;
    button.textContent = label;
    button.disabled = !possible;
  }
}

/* What a guest has chosen or typed and not sent: kept here at once, at the host soon after, so
 * that a reload, a sleep or another phone finds it. A draft lives as long as its step. */
import { remember, remembered } from "./memory.js";

/** @typedef {import("./types.js").View} View */

const KEY = "partyhost.drafts";
const PAUSE_MS = 300; // after the last stroke or letter

export class DraftKeeper {
  /** @param {(step: number, act: string, value: any) => boolean} send false when there is no connection */
  constructor(send) {
    this.send = send;
    this.where = "";
    this.step = -1;
    /** @type {{[act: string]: any}} */
    this.values = {};
    /** @type {Set<string>} */
    this.unsent = new Set();
    this.timer = 0;
  }

  /** A new view: another step drops what was written for the last one.
   * @param {View} view */
  see(view) {
    const game = view.game;
    const where = game ? `${view.you.seat}/${game.title}/${game.step}` : "";
    if (where !== this.where) {
      this.where = where;
      this.step = game ? game.step : -1;
      this.unsent.clear();
      this.values = game ? { ...view.you.drafts, ...this.stored(where) } : {};
    } else {
      for (const act of Object.keys(view.you.drafts)) {
        if (!(act in this.values)) this.values[act] = view.you.drafts[act];
      }
    }
    if (this.unsent.size) this.soon();
  }

  /** @param {string} where @returns {{[act: string]: any}} what this page kept before it was reloaded */
  stored(where) {
    try {
      const kept = JSON.parse(remembered(KEY) || "{}");
      return kept.where === where ? kept.values : {};
    } catch {
      return {};
    }
  }

  /** @param {string} act */
  get(act) {
    return this.values[act];
  }

  /** @param {string} act @param {any} value */
  set(act, value) {
    this.values[act] = value;
    this.unsent.add(act);
    remember(KEY, JSON.stringify({ where: this.where, values: this.values }));
    this.soon();
  }

  /** The act was done: its draft has served.
   * @param {number} step @param {string} act */
  done(step, act) {
    if (step !== this.step) return;
    this.unsent.delete(act);
    remember(KEY, null);
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Send now what is not sent yet. */
  flush() {
    clearTimeout(this.timer);
    for (const act of [...this.unsent]) {
      if (this.send(this.step, act, this.values[act])) this.unsent.delete(act);
    }
  }
}

/* The one store of a page: the connection, the last view, drafts that are not sent yet, and
 * what is pressed. Whatever a page draws, it draws from here. */
import { io } from "./vendor/socket.io.esm.min.js";
import { clockOf } from "./clock.js";
import { DraftKeeper } from "./drafts.js";
import { language, msg } from "./l10n.js";
import { remember, remembered } from "./memory.js";
import { renewPage } from "./renewed.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Notice} Notice */
/** @typedef {{id: string, step: number, act: string, value: any, seat: string | null, at: number, sent: boolean}} Press */

const PIN = "partyhost.pin";
const TOKENS = "partyhost.token"; // a browser is one guest, whichever of our pages it opens
const ANSWER_MS = 6000; // how long an acknowledgement may take
const STALE_PRESS_MS = 10_000; // an older tap is not sent again after a lost connection
const NOTICE_MS = 5000;
const AT_HOME = /^(localhost|127\..*|\[::1\])$/.test(location.hostname); // no network lies between
const ASLEEP_MS = 12_000; // hidden for longer: the old connection is not to be trusted

/** @returns {string} 16 random bytes in hex; works on plain http too. */
export function actId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Store {
  /** @param {"phone" | "tv" | "host"} role @param {() => void} onChange drawn again after each change */
  constructor(role, onChange) {
    this.role = role;
    this.onChange = onChange;
    /** @type {View | null} */
    this.view = null;
    this.viewAt = 0;
    /** @type {number | null} */
    this.lostAt = null; // since when views may be missing
    /** @type {"connecting" | "online" | "offline" | "refused" | "replaced"} */
    this.status = "connecting";
    this.refusal = "";
    /** @type {Notice[]} */
    this.notices = [];
    /** @type {Press | null} */
    this.press = null;
    this.laptop = document.body.classList.contains("at-laptop"); // a phone page on a screen that others see
    this.token = remembered(TOKENS); // several on a shared phone, with spaces between
    this.cover = false; // laid down, and the host may not know it yet
    this.pin = remembered(PIN);
    this.hiddenAt = 0;
    /** @type {((view: View, old: View | null) => void)[]} */
    this.watchers = [];
    this.drafts = new DraftKeeper((step, act, value) => this.emitDraft(step, act, value));
    this.socket = this.connect();
    this.watchPage();
  }

  connect() {
    const socket = io({
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      reconnectionDelay: 250,
      reconnectionDelayMax: 500,
      timeout: 5000,
      auth: (/** @type {(data: object) => void} */ say) => say(this.credentials()),
    });
    socket.on("connect", () => this.connected());
    socket.on("disconnect", (/** @type {string} */ reason) => this.disconnected(reason));
    socket.on("connect_error", (/** @type {Error} */ error) => this.refused(error));
    socket.on("view", (/** @type {View} */ view) => this.see(view));
    socket.on("notice", (/** @type {Notice} */ notice) => this.notify(notice.message, notice.kind));
    return socket;
  }

  credentials() {
    if (this.role === "tv") return { role: "tv" };
    if (this.role === "phone") {
      const hold = this.cover || !this.view ? null : this.view.you.seat;
      const tokens = remembered(TOKENS) || this.token || ""; // another tab may know more
      return { role: "phone", tokens: tokens.split(" "), hold, discreet: this.laptop, language: language() };
    }
    return { role: "host", pin: this.pin, language: language() };
  }

  connected() {
    if (this.status === "replaced") return;
    if (this.view) void renewPage();
    this.status = "online";
    this.refusal = "";
    this.onChange();
  }

  /** @param {string} reason */
  disconnected(reason) {
    if (this.press) this.press.sent = false;
    if (this.lostAt === null) this.lostAt = performance.now();
    if (this.status !== "replaced") this.status = "offline";
    if (reason === "io server disconnect" && this.status === "offline") {
      setTimeout(() => this.wake(), 500); // Socket.IO itself does not come back after this one
    }
    this.onChange();
  }

  /** @param {Error & {data?: {code?: string, message?: string}}} error */
  refused(error) {
    if (this.socket.active) this.status = this.view ? "offline" : "connecting";
    else {
      this.status = "refused";
      this.refusal = (error.data && error.data.message) || error.message;
    }
    this.onChange();
  }

  /** Connect now, without waiting for the next try. */
  wake() {
    if (this.status !== "replaced" && !this.socket.connected) this.socket.connect();
  }

  /** Close and open the connection, for a page that slept or a seat taken back. */
  renew() {
    this.status = "connecting";
    this.socket.disconnect();
    this.socket.connect();
  }

  watchPage() {
    addEventListener("online", () => this.wake());
    addEventListener("offline", () => this.onChange());
    addEventListener("pageshow", (event) => event.persisted && this.renew());
    addEventListener("pagehide", () => this.drafts.flush());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        this.hiddenAt = Date.now();
        this.drafts.flush();
      } else if (this.status === "online" && Date.now() - this.hiddenAt > ASLEEP_MS) this.renew();
      else this.wake();
    });
  }

  get offline() {
    return !this.socket.connected || (navigator.onLine === false && !AT_HOME);
  }

  /** @param {View} view */
  see(view) {
    const old = this.view;
    this.view = view;
    this.viewAt = performance.now();
    this.lostAt = null;
    if (view.you.replaced) {
      this.status = "replaced";
      this.socket.disconnect();
    } else if (this.socket.connected) this.status = "online";
    this.drafts.see(view);
    this.settlePress(view);
    for (const watcher of this.watchers) watcher(view, old);
    this.onChange();
  }

  /** A press ends with the step it was for; one whose answer was lost is said again, with its id.
   * @param {View} view */
  settlePress(view) {
    const press = this.press;
    if (!press) return;
    const step = view.game ? view.game.step : -1;
    if (press.step !== step || press.seat !== view.you.seat || !view.offers.some((offer) => offer.act === press.act)) {
      this.press = null;
    } else if (!press.sent) {
      if (Date.now() - press.at < STALE_PRESS_MS) this.sendPress(press);
      else {
        this.press = null;
        this.notify(msg("frame-tap-lost"), "warning");
      }
    }
  }

  /** Do something that is offered. A tap without a connection does nothing, now or later.
   * @param {string} act @param {any} [value] */
  act(act, value = null) {
    if (!this.view || !this.view.game) return;
    if (this.offline) {
      this.notify(msg("frame-tap-not-sent"), "warning");
      return;
    }
    if (this.press) return; // a double tap is one tap
    const { seat } = this.view.you;
    this.press = { id: actId(), step: this.view.game.step, act, value, seat, at: Date.now(), sent: true };
    this.sendPress(this.press);
    this.onChange();
  }

  /** @param {Press} press */
  async sendPress(press) {
    press.sent = true;
    const { id, step, act, value, seat } = press;
    const answer = await this.ask("act", { id, step, act, value, seat });
    if (answer === null || this.press !== press) return;
    this.press = answer.ok ? { ...press, at: 0 } : null;
    if (answer.ok) this.drafts.done(step, act);
    else this.notify(answer.error ? answer.error.message : msg("frame-did-not-work"), "warning");
    if (answer.ok) setTimeout(() => this.release(press.id), 400);
    this.onChange();
  }

  /** The host has taken it; if its view still offers the act, it may be done again.
   * @param {string} id */
  release(id) {
    if (!this.press || this.press.id !== id) return;
    this.press = null;
    this.onChange();
  }

  /** @param {string} act @param {any} [value] */
  pressed(act, value) {
    if (!this.press || this.press.act !== act) return false;
    return value === undefined || JSON.stringify(this.press.value) === JSON.stringify(value);
  }

  /** @param {string} event @param {object} payload @returns {Promise<Answer | null>} null: no answer came */
  ask(event, payload) {
    return this.socket
      .timeout(ANSWER_MS)
      .emitWithAck(event, payload)
      .catch(() => {
        if (this.press && event === "act") this.press.sent = false;
        if (this.socket.connected) this.renew(); // half open: the other end is not there
        return null;
      });
  }

  /** As `ask`, for what is not an act: offline it is refused at once, and a refusal is shown.
   * @param {string} event @param {object} payload @returns {Promise<Answer>} */
  async say(event, payload) {
    /** @type {Answer} */
    const lost = { ok: false, error: { code: "offline", message: msg("frame-offline") } };
    const answer = this.offline ? lost : (await this.ask(event, payload)) || lost;
    if (!answer.ok && answer.error && event !== "join") this.notify(answer.error.message, "warning");
    return answer;
  }

  /** @param {{name: string, avatar: string | null, claim?: string, share?: boolean}} guest @returns {Promise<Answer>} */
  async join(guest) {
    const answer = await this.say("join", guest);
    if (answer.ok && answer.token) this.keepToken(guest.share ? `${this.token} ${answer.token}` : answer.token);
    return answer;
  }

  /** @param {string | null} token */
  keepToken(token) {
    this.token = token;
    remember(TOKENS, token);
  }

  /** @param {string} pin */
  tryPin(pin) {
    this.pin = pin;
    remember(PIN, pin);
    this.renew();
    this.onChange();
  }

  /** @param {object} control for example {do: "pause"} */
  control(control) {
    return this.say("control", control);
  }

  /** @param {number} step @param {string} act @param {any} value */
  emitDraft(step, act, value) {
    if (this.offline) return false;
    const seat = this.view && this.view.you.seat;
    this.socket.emit("draft", { step, act, value, seat }, () => undefined);
    return true;
  }

  /** @param {string} message @param {"info" | "warning"} [kind] */
  notify(message, kind = "info") {
    const id = Math.random();
    this.notices = [...this.notices.filter((notice) => notice.message !== message), { id, kind, message }].slice(-3);
    setTimeout(() => {
      this.notices = this.notices.filter((notice) => notice.id !== id);
      this.onChange();
    }, NOTICE_MS);
    this.onChange();
  }

  get clock() {
    return this.view && clockOf(this.view);
  }

  /** Does a clock run on, as far as this page can know? */
  get running() {
    return Boolean(this.clock && !this.clock.paused && this.lostAt === null);
  }

  /** @returns {number} milliseconds that the page may count since the last view: none once it is cut off */
  since() {
    return (this.lostAt === null ? performance.now() : this.lostAt) - this.viewAt;
  }

  /** @returns {number | null} milliseconds left of the clock now */
  left() {
    const { clock } = this;
    if (!clock) return null;
    return clock.paused ? clock.left_ms : Math.max(0, clock.left_ms - this.since());
  }
}

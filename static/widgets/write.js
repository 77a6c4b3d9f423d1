/* The dry-erase board of a phone: type or ink, sent once, editable until then. */
import { html, live, nothing } from "../vendor/lit-html.js";
import { icon } from "../art.js";
import { inkPaths } from "../board.js";
import { msg } from "../l10n.js";
import { sendButton } from "./button.js";
import { inkPad, tooMuchInk } from "./ink.js";

/** @typedef {import("../types.js").WriteOffer} WriteOffer */
/** @typedef {import("../types.js").Written} Written */
/** @typedef {import("../types.js").Desk} Desk */
/** @typedef {import("../types.js").Drawn} Drawn */

/** @param {WriteOffer} offer @param {Desk} desk @returns {Drawn} */
export function write(offer, desk) {
  const draft = written(offer, desk);
  const ready = draft.ink ? draft.ink.length > 0 : Boolean((draft.text || "").trim());
  const id = `ask-${offer.act}`;
  return html`<section class="offer-box" role="group" aria-labelledby=${id}>
    <h2 class="ask" id=${id}>${offer.label}</h2>
    <div class="board">
      <div class="white ${draft.ink ? "inked" : ""}">
        ${draft.ink ? pad(offer, desk, draft.ink) : typed(offer, desk, draft.text || "", ready)}
      </div>
      ${tray(offer, desk, draft)}
    </div>
    ${sendButton({ act: offer.act, value: tidy(draft), label: msg(ready ? "frame-write-send" : "frame-write-first"), ready, desk, hint: hint(offer, draft) })}
  </section>`;
}

/** @param {WriteOffer} offer @param {Desk} desk @returns {Written} the draft, in type unless ink was chosen */
function written(offer, desk) {
  const draft = desk.draft(offer.act);
  if (draft && Array.isArray(draft.ink) && offer.ink) return { ink: draft.ink };
  return { text: draft && typeof draft.text === "string" ? draft.text : "" };
}

/** @param {Written} draft @returns {Written} as the host takes it */
function tidy(draft) {
  return draft.ink ? draft : { text: (draft.text || "").trim() };
}

/** @param {WriteOffer} offer @param {Desk} desk @param {string} text @param {boolean} ready @returns {Drawn} */
function typed(offer, desk, text, ready) {
  const send = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    if (ready) desk.send(offer.act, tidy({ text }));
  };
  return html`<textarea
    class="typed ${text.length > 28 ? "long" : ""}"
    rows=${text.length > 17 ? 2 : 1}
    maxlength=${offer.limit}
    placeholder=${msg("frame-write-type-here")}
    autocomplete="off"
    autocapitalize="sentences"
    spellcheck="false"
    enterkeyhint="send"
    aria-label=${offer.label}
    .value=${live(text)}
    @keydown=${send}
    @input=${(/** @type {any} */ event) =>
      desk.setDraft(offer.act, { text: event.target.value.replace(/[\r\n]+/g, " ") })}
  ></textarea>`;
}

/** @param {WriteOffer} offer @param {Desk} desk @param {number[][]} strokes @returns {Drawn} */
function pad(offer, desk, strokes) {
  return inkPad(strokes, inkPaths(strokes), (ink) => desk.setDraft(offer.act, { ink }));
}

/** @param {WriteOffer} offer @param {Desk} desk @param {Written} draft @returns {Drawn} */
function tray(offer, desk, draft) {
  const put = (/** @type {Written} */ value) => () => desk.setDraft(offer.act, value);
  const empty = draft.ink ? !draft.ink.length : !draft.text;
  const clear = html`<button aria-label=${msg("frame-write-clear")} ?disabled=${empty} @click=${put(draft.ink ? { ink: [] } : { text: "" })}>
    ${icon("erase")}
  </button>`;
  if (!offer.ink) return html`<div class="tray">${marker()}${clear}</div>`;
  const ink = draft.ink;
  return html`<div class="tray">
    <button class=${ink ? "" : "on"} aria-pressed=${!ink} @click=${put({ text: draft.text || "" })}>
      ${icon("keys")}${msg("frame-write-type")}
    </button>
    <button class=${ink ? "on" : ""} aria-pressed=${Boolean(ink)} @click=${put({ ink: ink || [] })}>
      ${icon("pen")}${msg("frame-write-ink")}
    </button>
    ${marker()}
    ${
      ink
        ? html`<button aria-label=${msg("frame-write-undo")} ?disabled=${empty} @click=${put({ ink: ink.slice(0, -1) })}>
          ${icon("undo")}
        </button>`
        : nothing
    }
    ${clear}
  </div>`;
}

/** @returns {Drawn} a marker in the seat's colour */
function marker() {
  return html`<svg class="marker" viewBox="0 0 120 34" aria-hidden="true">
    <rect x="30" y="9" width="84" height="16" rx="6" fill="#fff" stroke="#17142b" stroke-width="3"></rect>
    <rect x="6" y="7" width="40" height="20" rx="7" fill="var(--seat)" stroke="#17142b" stroke-width="3"></rect>
    <path d="M54 17h44" stroke="var(--seat)" stroke-width="5" stroke-linecap="round"></path>
  </svg>`;
}

/** @param {WriteOffer} offer @param {Written} draft @returns {string} */
function hint(offer, draft) {
  if (draft.ink) return tooMuchInk(draft.ink) ? msg("frame-write-full") : "";
  const left = offer.limit - (draft.text || "").length;
  return left <= 15 ? msg("frame-write-left", { left }) : "";
}

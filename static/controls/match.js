/* Controls of a running match, for the captain's drawer and the laptop. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { money, seatOf } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {string} picture @param {string} title @param {string} note @returns {Drawn} */
export function face(picture, title, note) {
  return html`${icon(picture)}<span>${title}${note ? html`<small>${note}</small>` : nothing}</span>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function matchTools(store, view) {
  if (view.room.phase !== "game" || !view.game) return nothing;
  const now = view.game.step;
  const { brief } = view.game;
  return html`<div class="tools">
    ${pauseButton(store, view)}
    ${undoButton(store, view)}
    <button class="btn" @click=${() => store.control({ do: "skip", step: now })}>
      ${face("skip", msg("controls-skip"), brief ? brief.name : msg("controls-skip-what"))}
    </button>
    ${opener("points", msg("controls-points"), msg("controls-points-what"))} ${opener("gavel", msg("controls-overrule"), msg("controls-overrule-what"))}
    ${fold("tool") === "points" ? pointsForm(store, view) : nothing}
    ${fold("tool") === "gavel" ? overruleForm(store) : nothing}
  </div>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
function pauseButton(store, view) {
  if (view.room.paused) {
    return html`<button class="btn main wide" @click=${() => store.control({ do: "resume" })}>
      ${face("play", msg("controls-resume"), msg("controls-resume-what"))}
    </button>`;
  }
  return html`<button class="btn main wide" @click=${() => store.control({ do: "pause" })}>
    ${face("pause", msg("controls-pause"), msg("controls-pause-what"))}
  </button>`;
}

/** One step back from the moment that is seen, however many hands want it. @param {View} view */
export function undo(view) {
  return { do: "undo", steps: 1, ...(view.game ? { step: view.game.step } : {}) };
}

/** @param {Store} store @param {View} view @returns {Drawn} */
function undoButton(store, view) {
  const to = view.room.back_to;
  return html`<button class="btn" ?disabled=${!to} @click=${() => store.control(undo(view))}>
    ${face("undo", msg("controls-undo"), to ? msg("controls-undo-to", { moment: to }) : msg("controls-undo-nothing"))}
  </button>`;
}

/** A button that opens its form below. @param {string} tool @param {string} title @param {string} note @returns {Drawn} */
function opener(tool, title, note) {
  const open = fold("tool") === tool;
  return html`<button class="btn ${open ? "down" : ""}" aria-expanded=${open} @click=${() => setFold("tool", open ? null : tool)}>
    ${face(tool, title, note)}
  </button>`;
}

const AMOUNTS = [-1000, -500, -200, -100, 100, 200, 500, 1000];
const MOST_POINTS = 10_000_000; // that the host takes at once

/** @param {Store} store @param {View} view @returns {Drawn} */
function pointsForm(store, view) {
  const scores = view.game ? view.game.scores : {};
  const chosen = fold("points seat", Object.keys(scores)[0]);
  const give = (/** @type {number} */ amount) => {
    void store.control({ do: "adjust", seat: chosen, amount, reason: fold("points reason", "").trim() });
  };
  return html`<section class="sheet wide form">
    <label>
      ${msg("controls-whose")}
      <select @change=${(/** @type {any} */ event) => setFold("points seat", event.target.value)}>
        ${Object.keys(scores).map((id) => {
          const seat = seatOf(view, id);
          return html`<option value=${id} ?selected=${id === chosen}>${seat ? seat.name : id}: ${money(scores[id], "")}</option>`;
        })}
      </select>
    </label>
    <label>
      ${msg("controls-why")}
      <input
        maxlength="60"
        placeholder=${msg("controls-why-example")}
        .value=${live(fold("points reason", ""))}
        @input=${(/** @type {any} */ event) => setFold("points reason", event.target.value)}
      />
    </label>
    <div class="amounts">
      ${AMOUNTS.map(
        (amount) => html`<button class="btn small ${amount < 0 ? "soft" : ""}" @click=${() => give(amount)}>
          ${amount > 0 ? "+" : ""}${money(amount, "")}
        </button>`,
      )}
    </div>
    ${otherAmount(give)}
  </section>`;
}

/** @param {(amount: number) => void} give @returns {Drawn} */
function otherAmount(give) {
  const amount = Number(fold("points amount", ""));
  const fine = Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= MOST_POINTS;
  return html`<label>
    ${msg("controls-another-amount")}
    <span class="inline">
      <input
        inputmode="text"
        maxlength="8"
        .value=${live(fold("points amount", ""))}
        @input=${(/** @type {any} */ event) => setFold("points amount", event.target.value.replace("−", "-"))}
      />
      <button class="btn small" ?disabled=${!fine} @click=${() => give(amount)}>${msg("controls-give")}</button>
    </span>
  </label>`;
}

/** @param {Store} store @returns {Drawn} */
function overruleForm(store) {
  const say = (/** @type {boolean} */ right) => {
    setFold("tool", null);
    void store.control({ do: "overrule", right });
  };
  return html`<section class="sheet wide form">
    <p>${msg("controls-in-truth")}</p>
    <div class="pair">
      <button class="btn good" @click=${() => say(true)}>${icon("check")}${msg("controls-right")}</button>
      <button class="btn bad" @click=${() => say(false)}>${icon("close")}${msg("controls-wrong")}</button>
    </div>
  </section>`;
}

/** End early, and back to the shelf: each asks once, as something would be lost.
 * @param {Store} store @param {View} view @returns {Drawn} */
export function endTools(store, view) {
  if (view.room.phase === "lobby") return nothing;
  const toShelf = () => store.control({ do: "lobby" });
  if (view.room.phase === "podium") {
    return html`<button class="btn small soft" @click=${() => store.control(undo(view))}>${icon("undo")}${msg("controls-back-in")}</button>
      <button class="btn small soft" @click=${toShelf}>${icon("shelf")}${msg("controls-to-shelf")}</button>`;
  }
  return html`${confirmed({
    key: "end",
    kind: "btn small bad",
    face: html`${icon("flag")}${msg("controls-end")}`,
    question: msg("controls-end-ask"),
    hint: msg("controls-end-hint"),
    yes: msg("controls-end-it"),
    act: () => store.control({ do: "end" }),
  })}
  ${confirmed({
    key: "lobby",
    kind: "btn small soft",
    face: html`${icon("shelf")}${msg("controls-shelf")}`,
    question: msg("controls-leave-ask"),
    hint: msg("controls-leave-hint"),
    yes: msg("controls-leave-it"),
    act: toShelf,
  })}`;
}

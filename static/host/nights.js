/* The nights that this laptop keeps, and what went wrong in this one. The list is asked for when
 * something may have changed it. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { language, msg, msgDrawn } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { score } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Night} Night */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const FEW = 4; // nights that are shown before "all"

/** @type {Night[] | null} */
let nights = null;
let problem = "";
let askedFor = "";

/** @param {Store} store @param {View} view @returns {Drawn} */
export function nightsList(store, view) {
  const { phase, matches = [], seats } = view.room;
  const moment = `${phase} ${matches.length} ${seats.length}`;
  if (moment !== askedFor) {
    askedFor = moment;
    void load(store);
  }
  const all = nights || [];
  const shown = fold("all nights", false) ? all : all.slice(0, FEW);
  return html`<section class="slab nights">
    <h2 class="eyebrow">${icon("book")}${msg("host-nights")}</h2>
    ${problem ? html`<p class="quiet">${problem}</p>` : nothing}
    ${nights && !all.length ? html`<p class="quiet">${msg("host-nights-none")}</p>` : nothing}
    <ol>${shown.map((night) => card(store, night))}</ol>
    ${
      shown.length < all.length
        ? html`<button class="btn small soft" @click=${() => setFold("all nights", true)}>${msg("host-nights-all", { count: all.length })}</button>`
        : nothing
    }
  </section>`;
}

/** @param {Store} store @param {Night} night @returns {Drawn} */
function card(store, night) {
  const day = date(night.begun);
  return html`<li>
    <h3>${day}${night.going_on ? html`<i>${msg("host-tonight")}</i>` : nothing}</h3>
    <p>${night.guests.length ? msg("host-list", { names: night.guests.map((guest) => guest.name) }) : msg("host-nobody-yet")}</p>
    ${night.matches.length ? html`<ul>${night.matches.map((match) => html`<li>${result(match)}</li>`)}</ul>` : nothing}
    <div class="ways">
      <a class="btn small soft" href="/host/nights/${night.night}/file" download>${icon("save")}${msg("host-save-file")}</a>
      <a class="btn small soft" href="/host/nights/${night.night}/page" target="_blank">${icon("book")}${msg("host-night-page")}</a>
      ${confirmed({
        key: `night ${night.night}`,
        kind: "btn small soft erase",
        face: html`${icon("erase")}${msg("host-delete")}`,
        question: msg("host-night-delete", { day }),
        hint: msg(night.going_on ? "host-night-delete-tonight" : "host-night-delete-hint"),
        yes: msg("host-delete-it"),
        act: () => void erase(store, night),
      })}
    </div>
  </li>`;
}

/** @param {Night["matches"][number]} match @returns {Drawn} */
function result(match) {
  const name = html`<b>${match.name}</b>`;
  if (match.status === "running") return msgDrawn("host-match-running", { name });
  if (match.status === "left") return msgDrawn("host-match-left", { name });
  const places = match.places.slice(0, 3).map((each) => `${each.name}\u00a0${score(each.score, match.unit)}`);
  return html`${name}: ${places.join(", ")}`;
}

/** @param {Store} store */
async function load(store) {
  const answer = await ask("/host/nights");
  problem = answer.ok ? "" : answer.error.message;
  if (answer.ok) nights = answer.nights;
  store.onChange();
}

/** Tonight ends by it, so the room is told as for any control. @param {Store} store @param {Night} night */
async function erase(store, night) {
  if (night.going_on) await store.control({ do: "forget", what: "night" });
  else {
    const answer = await ask(`/host/nights/${night.night}/delete`, "POST");
    if (!answer.ok) store.notify(answer.error.message, "warning");
    else store.notify(answer.note || msg("host-night-deleted", { day: date(night.begun) }));
  }
  await load(store);
}

/** @param {string} path @param {"GET" | "POST"} [method] @returns {Promise<any>} as the host answers events */
async function ask(path, method = "GET") {
  try {
    return await (await fetch(path, { method, cache: "no-store" })).json();
  } catch {
    return { ok: false, error: { code: "offline", message: msg("host-lost") } };
  }
}

/** @param {View} view @returns {Drawn} */
export function troubleList(view) {
  const { troubles = [] } = view.room;
  if (!troubles.length) return nothing;
  return html`<section class="slab troubles">
    <h2 class="eyebrow">${icon("warn")}${msg("host-troubles")}</h2>
    <ul>
      ${troubles.map(
        (each) => html`<li>
          <time class="num">${time(each.at)}</time>
          <span>${each.message}${each.count > 1 ? html` <b class="num">×${each.count}</b>` : nothing}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {number} seconds @returns {string} "Saturday 28 November 2026" */
function date(seconds) {
  const words = /** @type {const} */ ({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return new Date(seconds * 1000).toLocaleDateString(language() === "en" ? "en-GB" : language(), words).replace(",", "");
}

/** @param {number} seconds @returns {string} "21:05" */
function time(seconds) {
  return new Date(seconds * 1000).toLocaleTimeString("de", { hour: "2-digit", minute: "2-digit" });
}

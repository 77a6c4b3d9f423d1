/* How a score came about: each gain and loss of the present match, the newest first. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { money } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {{rule: string, name: string, about: string, amount: number, total: number}} Line */

/** @param {View & {game: Game}} view @param {string} seat @param {string} unit "$" or "" @returns {Drawn} */
export function ledger(view, seat, unit) {
  const { game } = view;
  const wanted = `${seat} ${game.step} ${game.scores[seat]}`;
  if (fold("ledger of") !== wanted) void load(seat, wanted);
  /** @type {Line[] | null} null while it is on its way, or where it does not come */
  const lines = fold("ledger");
  if (fold("ledger lost")) return html`<p class="hint">${msg("show-ledger-lost")}</p>`;
  if (!lines) return html`<p class="hint">${msg("show-fair-checking")}</p>`;
  if (!lines.length) return html`<p class="hint">${icon("points")}${msg("show-ledger-none")}</p>`;
  return html`<p class="ledger-now"><span>${msg("show-ledger-now")}</span><b class="money">${money(game.scores[seat], unit)}</b></p>
    <ol class="ledger" reversed>
      ${[...lines].reverse().map((line) => row(line, unit))}
    </ol>`;
}

/** @param {Line} line @param {string} unit @returns {Drawn} */
function row({ name, about, amount, total }, unit) {
  const by = name || msg("show-ledger-by-hand");
  return html`<li class=${amount < 0 ? "loss" : "gain"}>
    <b class="num">${amount > 0 ? "+" : ""}${money(amount, unit)}</b>
    <span>${about || by}${about ? html`<small>${by}</small>` : nothing}</span>
    <small class="num">${msg("show-ledger-total", { total: money(total, unit) })}</small>
  </li>`;
}

/** @param {string} seat @param {string} wanted what it is asked for: who, when, and with what score */
async function load(seat, wanted) {
  setFold("ledger of", wanted);
  setFold("ledger", null);
  const answer = await fetch(`/ledger/${encodeURIComponent(seat)}`)
    .then((got) => got.json())
    .catch(() => null);
  if (fold("ledger of") !== wanted) return;
  setFold("ledger lost", answer ? null : true);
  setFold("ledger", answer ? answer.lines : null);
}

/* What people of this house have ruled on answers: each can be taken back, all can be sent as a file
 * or made a part of a pack. */
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ask, counted, deskSheet, load, onDesk, placeOf, putOnDesk, sentences, stock } from "./desk.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").Pack} Pack */
/** @typedef {import("../types.js").Ruling} Ruling */

/** The button, where there is anything to see. @param {() => void} redraw @returns {Drawn} */
export function rulingsButton(redraw) {
  const many = stock ? stock.rulings : 0;
  if (!many) return nothing;
  return html`<button class="btn small soft" @click=${() => void look(redraw)}>${icon("gavel")}${counted(many, "ruling")}</button>`;
}

/** @param {() => void} redraw @param {string} [done] what was just done */
async function look(redraw, done = "") {
  const answer = await ask("/rulings");
  putOnDesk({ part: "rulings", done, list: answer.ok ? answer.rulings : [], problem: answer.ok ? "" : answer.error.message });
  await load(redraw);
}

/** @param {() => void} redraw @returns {Drawn} */
export function rulingsDesk(redraw) {
  const work = onDesk();
  if (!work || work.part !== "rulings") return nothing;
  const close = () => {
    putOnDesk(null);
    void load(redraw);
  };
  return deskSheet(msg("host-rulings"), told(work, redraw), nothing, close);
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function told(work, redraw) {
  /** @type {Ruling[]} */
  const list = work.list;
  return html`<p class="found">${msg("host-rulings-how", { count: list.length })}</p>
    ${work.problem ? sentences([work.problem], "wrong") : nothing}
    ${work.done ? html`<p role="status">${icon("check")} ${work.done}</p>` : nothing}
    <div class="ways">
      ${list.length ? html`<a class="btn small soft" href="/host/packs/rulings/file" download>${icon("save")}${msg("host-spreadsheet")}</a>` : nothing}
      ${intoPacks(list).map(([pack, many]) => html`<button class="btn small soft" @click=${() => void write(pack, redraw)}>${icon("pen")}${msg("host-rulings-write", { count: many, pack: pack.name })}</button>`)}
    </div>
    <ol class="import-rows">${list.map((each) => one(each, redraw))}</ol>`;
}

/** The host's own packs that could hold some, and how many. @param {Ruling[]} list @returns {[Pack, number][]} */
function intoPacks(list) {
  const packs = (stock ? stock.packs : []).filter((pack) => pack.editable);
  const many = (/** @type {Pack} */ pack) => list.filter((each) => each.title === pack.title && each.pack === pack.id).length;
  return packs.map((pack) => /** @type {[Pack, number]} */ ([pack, many(pack)])).filter(([, count]) => count);
}

/** @param {Ruling} each @param {() => void} redraw @returns {Drawn} */
function one(each, redraw) {
  const { title, item, said, right } = each;
  const back = async () => {
    const answer = await ask("/rulings/take_back", { title, item, said });
    if (answer.ok) await look(redraw);
    else putOnDesk({ ...onDesk(), problem: answer.error.message });
  };
  return html`<li class=${right ? "good" : "bad"}>
    <div>
      <p class="asked">${each.asked || msg("host-rulings-gone")}</p>
      <p class="answered">${msg(right ? "host-ruled-right" : "host-ruled-wrong", { said })}<small>${each.answer ? msg("host-ruled-answer", { answer: each.answer }) : each.name}</small></p>
    </div>
    <div class="row-ways"><button class="btn small soft" aria-label=${msg("host-take-back-what", { said })} @click=${back}>${icon("undo")}${msg("host-take-back")}</button></div>
  </li>`;
}

/** @param {Pack} pack @param {() => void} redraw */
async function write(pack, redraw) {
  const answer = await ask(`${placeOf(pack)}/rulings`, {});
  if (answer.ok) await look(redraw, msg("host-rulings-written", { count: answer.written, pack: pack.name }));
  else putOnDesk({ ...onDesk(), problem: answer.error.message });
}

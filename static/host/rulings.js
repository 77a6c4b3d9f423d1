/* What people of this house have ruled on answers: each can be taken back, all can be sent as a file
 * or made a part of a pack. */
import { icon } from "../art.js";
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
  return deskSheet("What people here have ruled", told(work, redraw), nothing, close);
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function told(work, redraw) {
  /** @type {Ruling[]} */
  const list = work.list;
  return html`<p class="found">${list.length ? html`The judge goes by ${list.length === 1 ? "this" : "these"} from the next match on.` : "Nothing is remembered."}</p>
    ${work.problem ? sentences([work.problem], "wrong") : nothing}
    ${work.done ? html`<p role="status">${icon("check")} ${work.done}</p>` : nothing}
    <div class="ways">
      ${list.length ? html`<a class="btn small soft" href="/host/packs/rulings/file" download>${icon("save")}Spreadsheet</a>` : nothing}
      ${intoPacks(list).map(([pack, many]) => html`<button class="btn small soft" @click=${() => void write(pack, redraw)}>${icon("pen")}Write ${many} into “${pack.name}”</button>`)}
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
      <p class="asked">${each.asked || "A question that is not on the shelf any more"}</p>
      <p class="answered">“${said}” is ${right ? "right" : "wrong"}<small>${each.answer ? `answer: ${each.answer}` : each.name}</small></p>
    </div>
    <div class="row-ways"><button class="btn small soft" aria-label=${`Take back “${said}”`} @click=${back}>${icon("undo")}Take back</button></div>
  </li>`;
}

/** @param {Pack} pack @param {() => void} redraw */
async function write(pack, redraw) {
  const answer = await ask(`${placeOf(pack)}/rulings`, {});
  if (answer.ok) await look(redraw, `${counted(answer.written, "ruling")} stand in “${pack.name}” now.`);
  else putOnDesk({ ...onDesk(), problem: answer.error.message });
}

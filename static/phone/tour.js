/* The phone while the TV shows how a title is played: the same in short, and who can skip it. */
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { guarded } from "../titles.js";
import { html } from "../vendor/lit-html.js";
import { seatOf } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Api} Api */
/** @typedef {import("../types.js").TitleModule} TitleModule */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {View & {game: Game}} view @param {TitleModule} module @param {Api} api @returns {Drawn} */
export function tourPage(store, view, module, api) {
  const show = module.tour;
  const told = (show && guarded(() => show(view, api).map((step) => step.text))) || [view.game.brief?.text || ""];
  const captain = seatOf(view, view.room.captain);
  const skip = () => store.control({ do: "resume" });
  const who = captain ? msg("frame-tour-skips", { name: captain.name }) : msg("frame-tour-skips-laptop");
  return html`<main>
      <section class="await">
        <h1>${msg("frame-tour")}</h1>
        <p class="hint">${icon("eye")}${msg("frame-tour-look")}</p>
      </section>
      <ol class="slab in-short">${told.map((text) => html`<li>${text}</li>`)}</ol>
    </main>
    ${
      view.you.captain
        ? html`<footer class="dock"><button class="btn main" @click=${skip}>${icon("play")}${msg("frame-tour-skip")}</button></footer>`
        : html`<footer class="dock quiet-dock"><p class="hint">${icon("crown")}${who}</p></footer>`
    }`;
}

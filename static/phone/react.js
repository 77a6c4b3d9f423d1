/* Reactions: a guest who waits may let a small picture rise at their chair on the TV. */
import { sprites, stylesheet } from "../art.js";
import { fold, setFold } from "../fold.js";
import { learn, msg } from "../l10n.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const PAUSE_MS = 1500; // between two of one guest
/** Each picture and its words. @type {[string, string][]} */
const KINDS = [
  ["clap", "show-react-clap"],
  ["laugh", "show-react-laugh"],
  ["wow", "show-react-wow"],
  ["heart", "show-react-heart"],
  ["groan", "show-react-groan"],
];

/** @returns {Promise<unknown>} once it has its words and pictures */
export function ready() {
  return Promise.all([learn("show"), sprites("reactions"), stylesheet("phone_sheets")]);
}

/** @param {Store} store @returns {Drawn} */
export function bar(store) {
  const resting = fold("reacted");
  return html`<div class="reactions ${resting ? "resting" : ""}" role="group" aria-label=${msg("show-react")}>
    ${KINDS.map(
      ([kind, says]) => html`<button
        class=${resting === kind ? "sent" : ""}
        aria-label=${msg(says)}
        aria-disabled=${Boolean(resting)}
        @click=${() => resting || react(store, kind)}
      >
        <svg aria-hidden="true"><use href="#re-${kind}"></use></svg>
      </button>`,
    )}
  </div>`;
}

/** @param {Store} store @param {string} kind */
function react(store, kind) {
  setFold("reacted", kind);
  setTimeout(() => setFold("reacted", null), PAUSE_MS);
  void store.say("react", { kind });
}

/* House rules of a title: to set for whoever picks it, to read for the others. The room keeps
 * them; a host that does not say what is in force leaves it to this browser. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { remember, remembered } from "../memory.js";
import { html, nothing } from "../vendor/lit-html.js";
import { spaced } from "../words.js";

/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").TitleOption} TitleOption */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const RULES = "partyhost.rules.";
const MOST_IN_A_ROW = 30; // letters of all labels; longer ones stand below one another
const SETTLED_MS = 500; // by then the room's view has what was tapped

/** @param {Title} title @returns {{[name: string]: any}} every rule's value, as it is in force */
export function rulesInForce(title) {
  const tapped = fold(`rules ${title.id}`) || {};
  const kept = { ...stored(title.id), ...tapped };
  /** @type {{[name: string]: any}} */
  const chosen = {};
  for (const option of title.options) {
    const here = option.chosen === undefined ? kept : { [option.name]: option.chosen, ...tapped };
    const value = here[option.name];
    const fits = option.values.some((each) => same(each, value)) && !blockedBy(option, value);
    chosen[option.name] = fits ? value : option.default;
  }
  return chosen;
}

/** The same without what is blocked, as the host takes it. @param {Title} title */
export function rulesToSend(title) {
  const names = new Map(title.options.map((option) => [option.name, option]));
  const chosen = Object.entries(rulesInForce(title));
  return Object.fromEntries(chosen.filter(([name, value]) => !blockedBy(names.get(name), value)));
}

/** @param {string} id @returns {{[name: string]: any}} */
function stored(id) {
  try {
    return JSON.parse(remembered(RULES + id) || "{}");
  } catch {
    return {};
  }
}

/** @param {any} a @param {any} b */
function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** @param {TitleOption | undefined} option @param {any} value @returns {string} why not, or nothing */
function blockedBy(option, value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return (option && option.blocked && option.blocked[text]) || "";
}

/** @param {TitleOption} option */
const nameOf = (option) => option.title || spaced(option.name);

/** @param {Store} store @param {Title} title @returns {Drawn} */
export function houseRules(store, title) {
  const chosen = rulesInForce(title);
  return html`<section class="sheet">
    <h2>${msg("frame-rules-head")}</h2>
    ${title.options.map((option) => rule(store, title, option, chosen[option.name]))}
  </section>`;
}

/** What is not as usual, in one line that opens; nothing where the room does not say.
 * @param {Title} title @returns {Drawn} */
export function rulesToRead(title) {
  const known = title.options.filter((option) => option.chosen !== undefined);
  if (!known.length) return nothing;
  const changed = known.filter((option) => !same(option.chosen, option.default)).length;
  return html`<details class="slab to-read">
    <summary>${icon("book")}<span>${msg("frame-rules-changed", { changed })}</span>${icon("down")}</summary>
    <dl>
      ${known.map(
        (option) => html`<div class=${same(option.chosen, option.default) ? "" : "changed"}>
          <dt>${nameOf(option)}</dt>
          <dd>${labelOf(option)}</dd>
        </div>`,
      )}
    </dl>
  </details>`;
}

/** @param {TitleOption} option @returns {string} */
function labelOf(option) {
  const at = option.values.findIndex((each) => same(each, option.chosen));
  if (typeof option.chosen === "boolean") return msg(option.chosen ? "frame-rules-on" : "frame-rules-off");
  return (option.labels && option.labels[at]) || String(option.chosen);
}

/** @param {Store} store @param {Title} title @param {TitleOption} option @param {any} value @returns {Drawn} */
function rule(store, title, option, value) {
  const why = option.values.map((each) => blockedBy(option, each)).find(Boolean);
  const id = `rule-${title.id}-${option.name}`;
  const isSwitch = option.values.length === 2 && option.values.every((each) => typeof each === "boolean");
  const set = (/** @type {any} */ to) => void choose(store, title, option, to);
  return html`<div class="rule ${isSwitch ? "" : "tall"}">
    <b id=${id}>${nameOf(option)}</b>
    ${isSwitch ? flip(option, value, id, set) : segments(option, value, id, set)}
    <p>${option.explains}</p>
    ${why ? html`<p class="why">${icon("warn")}${why}</p>` : nothing}
  </div>`;
}

/** @param {TitleOption} option @param {any} value @param {string} id @param {(to: any) => void} set @returns {Drawn} */
function flip(option, value, id, set) {
  return html`<button
    class="flip ${value ? "on" : ""}"
    role="switch"
    aria-checked=${Boolean(value)}
    aria-labelledby=${id}
    ?disabled=${Boolean(blockedBy(option, !value))}
    @click=${() => set(!value)}
  >
    ${value ? icon("check") : nothing}
  </button>`;
}

/** @param {TitleOption} option @param {any} value @param {string} id @param {(to: any) => void} set @returns {Drawn} */
function segments(option, value, id, set) {
  const letters = (option.labels || option.values.map(String)).reduce((sum, label) => sum + label.length + 2, 0);
  return html`<div class="seg ${letters > MOST_IN_A_ROW ? "stacked" : ""}" role="group" aria-labelledby=${id}>
    ${option.values.map(
      (each, i) => html`<button
        class=${same(each, value) ? "on" : ""}
        aria-pressed=${same(each, value)}
        ?disabled=${Boolean(blockedBy(option, each))}
        @click=${() => set(each)}
      >
        ${(option.labels && option.labels[i]) || String(each)}
      </button>`,
    )}
  </div>`;
}

/** Shown at once; the room's next view says what is in force. A refusal takes the tap back.
 * @param {Store} store @param {Title} title @param {TitleOption} option @param {any} value */
async function choose(store, title, option, value) {
  const key = `rules ${title.id}`;
  setFold(key, { ...fold(key, {}), [option.name]: value });
  if (option.chosen === undefined) {
    remember(RULES + title.id, JSON.stringify(rulesInForce(title)));
    return;
  }
  const answer = await store.control({ do: "house_rules", title: title.id, options: rulesToSend(title) });
  const settle = () => {
    const { [option.name]: last, ...rest } = fold(key, {});
    if (same(last, value)) setFold(key, Object.keys(rest).length ? rest : null);
  };
  if (answer.ok) setTimeout(settle, SETTLED_MS);
  else settle();
}

/* The way in, on the laptop's page: the code, the addresses, what the doctor says, the Wi-Fi. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg, msgDrawn } from "../l10n.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { bare } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Advice} Advice */
/** @typedef {import("../types.js").Address} Address */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {View} view @returns {Drawn} */
export function doorway(store, view) {
  const { join, addresses = [], advice = [], pin } = view.room;
  return html`<section class="sheet doorway">
    <h2>${msg("host-way-in")}</h2>
    <div class="code">
      <img class="qr" src="/qr.svg?for=${encodeURIComponent(join.url)}" alt=${msg("host-qr", { address: join.url })} />
      ${join.reached ? tick(msg("host-reached")) : nothing}
    </div>
    <p class="addr ${bare(join.url).length > 24 ? "long" : ""}">${bare(join.url)}</p>
    ${join.local ? html`<p>${msgDrawn("host-or-address", { address: html`<b>${bare(join.local)}</b>` })}</p>` : nothing}
    ${advice.map((each) => doctor(store, each, addresses))}
    ${addresses.length > 1 ? addressChoice(store, addresses) : nothing}
    ${pin ? html`<p class="pin">${msgDrawn("host-pin", { pin: html`<b class="num">${pin}</b>` })}</p>` : nothing}
    <p><a href="/tv" target="tv">${msg("host-open-tv")}</a></p>
  </section>`;
}

/** @param {string} says @returns {Drawn} */
function tick(says) {
  return html`<span class="reached" role="img" aria-label=${says}>${icon("check")}</span>`;
}

/** @param {Store} store @param {Advice} advice @param {Address[]} addresses @returns {Drawn} */
function doctor(store, advice, addresses) {
  const { kind, says, steps, choose } = advice;
  const better = addresses.find((each) => each.value === choose && !each.chosen);
  return html`<div class="doctor ${kind}" role="status">
    <p>${icon(kind === "good" ? "check" : kind === "hint" ? "bolt" : "warn")}<b>${says}</b></p>
    ${steps.length ? html`<ul>${steps.map((step) => html`<li>${step}</li>`)}</ul>` : nothing}
    ${
      better
        ? html`<button class="btn small" @click=${() => store.control({ do: "address", value: better.value })}>${msg("host-show-address", { address: better.value })}</button>`
        : nothing
    }
  </div>`;
}

/** @param {Store} store @param {Address[]} addresses @returns {Drawn} */
function addressChoice(store, addresses) {
  const choose = (/** @type {any} */ event) => store.control({ do: "address", value: event.target.value });
  return html`<fieldset class="addresses">
    <legend>${msg("host-address")}</legend>
    ${addresses.map(
      (each) => html`<label>
        <input type="radio" name="address" value=${each.value} .checked=${live(each.chosen)} @change=${choose} />
        <span><b>${each.value}</b> <small>${each.label}</small></span>
        ${each.reached ? tick(msg("host-reached")) : nothing}
      </label>`,
    )}
  </fieldset>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function wifiForm(store, view) {
  const known = view.room.wifi;
  const read = (/** @type {string} */ key, /** @type {any} */ kept) => fold(`wifi ${key}`, known ? kept : "");
  const name = read("name", known?.name);
  const password = read("password", known?.password);
  const spelled = Boolean(read("spelled", known?.spelled));
  const hidden = Boolean(read("hidden", known?.hidden));
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    void keep(store, { name: name.trim() || null, password: name.trim() ? password : null, spelled, hidden });
  };
  return html`<form class="sheet form wifi-form" @submit=${save}>
    <h2>${msg("host-wifi")}</h2>
    <p>${msg("host-wifi-how")}</p>
    ${field(msg("host-wifi-name"), "wifi name", name, "text")} ${field(msg("host-wifi-password"), "wifi password", password, spelled ? "text" : "password")}
    ${flip(msg("host-wifi-spelled"), "wifi spelled", spelled)} ${flip(msg("host-wifi-hidden"), "wifi hidden", hidden)}
    <div class="pair">
      <button class="btn small">${msg(known ? "host-wifi-keep" : "host-wifi-show")}</button>
      ${known ? html`<button class="btn small soft" type="button" @click=${() => keep(store, { name: null })}>${msg("host-wifi-off")}</button>` : nothing}
    </div>
  </form>`;
}

/** @param {string} label @param {string} key @param {string} value @param {string} type @returns {Drawn} */
function field(label, key, value, type) {
  const typed = (/** @type {any} */ event) => setFold(key, event.target.value);
  return html`<label>${label}
    <input type=${type} maxlength="64" autocomplete="off" autocapitalize="off" spellcheck="false" .value=${live(value || "")} @input=${typed} /></label>`;
}

/** @param {string} label @param {string} key @param {boolean} on @returns {Drawn} */
function flip(label, key, on) {
  return html`<div class="row-flip">
    <span>${label}</span>
    <button type="button" class="flip ${on ? "on" : ""}" role="switch" aria-checked=${on} aria-label=${label} @click=${() => setFold(key, !on)}></button>
  </div>`;
}

/** What was typed stays in its fields when the host refuses it. @param {Store} store @param {object} wifi */
async function keep(store, wifi) {
  const answer = await store.control({ do: "wifi", ...wifi });
  if (!answer.ok) return;
  for (const key of ["name", "password", "spelled", "hidden"]) setFold(`wifi ${key}`, null);
}

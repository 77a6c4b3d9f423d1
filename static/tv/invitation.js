/* The TV's invitation: the code that leads a phone into the room, what to type instead, and the
 * code that joins the Wi-Fi where the host gave it. */
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { bare } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Wifi} Wifi */
/** @typedef {import("../types.js").Drawn} Drawn */

/** @param {View} view @returns {Drawn} */
export function invitation(view) {
  const { join, wifi } = view.room;
  const address = bare(join.url);
  const crowded = wifi && (address.length > 24 || (wifi.password && wifi.name.length > 18));
  return html`<section class="at invite ${wifi ? "with-wifi" : ""} ${crowded ? "crowded" : ""}" style="--x:96;--y:92;--w:600;--h:906">
    <h1>${msg(join.locked ? "frame-tv-locked" : "frame-tv-scan")}</h1>
    <div class="code">
      <img class="qr" src="/qr.svg?for=${encodeURIComponent(join.url)}" alt=${msg("frame-tv-code", { url: join.url })} />
      ${join.reached ? html`<span class="reached" role="img" aria-label=${msg("frame-tv-reached")}>${icon("check")}</span>` : nothing}
    </div>
    <p class="addr ${address.length > 17 ? "long" : ""} ${address.length > 24 ? "longer" : ""}">${address}</p>
    <p class="or">${instead(view.room)}</p>
    ${wifi ? wifiCode(wifi) : html`<p class="wifi">${icon("wifi")}${msg("frame-tv-same-wifi")}</p>`}
  </section>`;
}

/** @param {Room} room @returns {string} */
function instead({ join, seeded, seed }) {
  if (seeded) return msg("frame-tv-seeded", { seed: String(seed) });
  return join.local ? msg("frame-tv-or", { address: bare(join.local) }) : msg("frame-tv-or-type");
}

/** @param {Wifi} wifi @returns {Drawn} */
function wifiCode(wifi) {
  return html`<div class="wifi-code">
    <img class="qr" src=${wifi.code} alt=${msg("frame-tv-wifi-code", { name: wifi.name })} />
    <div>
      <p class="first">${icon("wifi")}${msg("frame-tv-join-wifi")}</p>
      <p class="network ${wifi.name.length > 12 ? "long" : ""}"><b>${wifi.name}</b></p>
      ${wifi.password ? html`<p class="password">${wifi.password}</p>` : nothing}
    </div>
  </div>`;
}

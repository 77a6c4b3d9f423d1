/* Reactions of guests: a small picture rises at a chair and is gone. It stands in no view, and
 * nothing moves aside for it. */
import { place, sprites } from "../art.js";
import { still } from "../motion.js";
import { seatOf } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../store.js").Store} Store */

const RISES_MS = 1100;
const MOST = 10; // at once
const AROUND = 0.7; // its size beside the token's

/** @param {Store} store */
export function watchReactions(store) {
  const layer = document.createElement("div");
  layer.className = "reactions";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  void sprites("reactions");
  store.socket.on("reaction", (/** @type {{seat: string, kind: string}} */ told) => {
    if (store.view && !document.hidden && layer.children.length < MOST) rise(layer, store.view, told.seat, told.kind);
  });
}

/** @param {HTMLElement} layer @param {View} view @param {string} seat @param {string} kind */
function rise(layer, view, seat, kind) {
  const at = chairOf(view, seat);
  if (!at) return;
  const { left, top, width } = at.getBoundingClientRect();
  const size = width * AROUND;
  const picture = document.createElement("span");
  picture.innerHTML = `<svg viewBox="0 0 100 100"><use href="#re-${kind}"></use></svg>`;
  picture.style.cssText = `left:${left + width - size * 0.55}px;top:${top - size * 0.45}px;width:${size}px;height:${size}px`;
  layer.append(picture);
  const seen = [0, 1, 1, 0];
  const frames = still()
    ? { opacity: seen }
    : { opacity: seen, transform: ["scale(.5)", "translateY(-12%)", "translateY(-55%) rotate(6deg)", "translateY(-90%)"] };
  picture.animate(frames, { duration: RISES_MS, easing: "ease-out" }).finished.finally(() => picture.remove());
}

/** Where a guest sits: at the table, on the podium, or among those who watch.
 * @param {View} view @param {string} id @returns {Element | null} */
function chairOf(view, id) {
  if ((view.room.watchers || []).some((each) => each.seat === id)) return document.querySelector(".rail .audience .icon");
  const seat = place(seatOf(view, id));
  const chairs = ["chair", "step", "standers li"].map((kind) => `.${kind}[data-seat="${seat}"] .token`);
  return seat ? document.querySelector([...chairs, `.night [data-seat="${seat}"].token`].join()) : null;
}

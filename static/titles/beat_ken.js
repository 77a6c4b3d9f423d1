// Can You Beat Ken? on TV and phones: every screen of the title, by its name.

import { captained } from "./beat_ken/phone_captain.js";
import { questions as questionsPhone } from "./beat_ken/phone_question.js";
import { turns as turnsPhone } from "./beat_ken/phone_turn.js";
import { questions as questionsTv } from "./beat_ken/tv_question.js";
import { turns as turnsTv } from "./beat_ken/tv_turn.js";

export { chair, scores } from "./beat_ken/chair.js";
export { images } from "./beat_ken/parts.js";
export { headline, say } from "./beat_ken/headline.js";
export { tour } from "./beat_ken/tour.js";

export const unit = "$";
export const standing = false;

/** Where its music plays. */
export const thinking = ["answering"];

export const needs = {
  tv: { css: ["beat_ken_parts", "beat_ken_tv", "beat_ken_board", "beat_ken_question", "beat_ken_reveal"], art: ["beat_ken"] },
  phone: { css: ["beat_ken_parts", "beat_ken_phone", "beat_ken_phone_question"], art: ["beat_ken"] },
};

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const tv = { ...turnsTv, ...questionsTv };

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const phone = Object.fromEntries(
  Object.entries({ ...turnsPhone, ...questionsPhone }).map(([screen, drawing]) => [screen, captained(drawing)]),
);

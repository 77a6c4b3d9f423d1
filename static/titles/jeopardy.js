// The Jeopardy! Card Game on TV and phones: every screen of the title, by its name.

import { captained } from "./jeopardy/phone_captain.js";
import { clues } from "./jeopardy/phone_clue.js";
import { final as finalPhone } from "./jeopardy/phone_final.js";
import { round as roundPhone } from "./jeopardy/phone_round.js";
import { final as finalTv } from "./jeopardy/tv_final.js";
import { round as roundTv } from "./jeopardy/tv_round.js";
import { rulings } from "./jeopardy/tv_ruling.js";

export { headline, say } from "./jeopardy/headline.js";
export { tour } from "./jeopardy/tour.js";

export const unit = "$";

/** Where its music plays. */
export const thinking = ["answering", "rebounding", "final_answering", "tie_breaking"];

export const needs = {
  tv: {
    css: ["jeopardy_cards", "jeopardy_tv", "jeopardy_stage", "jeopardy_ruling", "jeopardy_final", "jeopardy_tour"],
    art: ["jeopardy"],
  },
  phone: { css: ["jeopardy_cards", "jeopardy_hand", "jeopardy_phone", "jeopardy_clue"], art: ["jeopardy"] },
};

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const tv = { ...roundTv, ...rulings, ...finalTv };

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const phone = Object.fromEntries(
  Object.entries({ ...roundPhone, ...clues, ...finalPhone }).map(([screen, drawing]) => [screen, captained(drawing)]),
);

// Judge & Jury on TV and phones: every screen of the title, by its name.

import { rounds as roundsPhone } from "./judge_and_jury/phone_court.js";
import { choices } from "./judge_and_jury/phone_judge.js";
import { verdicts as verdictsPhone } from "./judge_and_jury/phone_verdict.js";
import { rounds as roundsTv } from "./judge_and_jury/tv_court.js";
import { verdicts as verdictsTv } from "./judge_and_jury/tv_verdict.js";

export { images } from "./judge_and_jury/cards.js";
export { headline, say } from "./judge_and_jury/headline.js";
export { tour } from "./judge_and_jury/tour.js";

/** Where its music plays. */
export const thinking = ["choosing_side", "turn", "asking", "giving"];

export const needs = {
  tv: { css: ["judge_and_jury_parts", "judge_and_jury_tv", "judge_and_jury_verdict", "judge_and_jury_tour"], art: ["judge_and_jury"] },
  phone: { css: ["judge_and_jury_parts", "judge_and_jury_phone", "judge_and_jury_hand"], art: ["judge_and_jury"] },
};

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const tv = { ...roundsTv, ...verdictsTv };

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const phone = { ...roundsPhone, ...choices, ...verdictsPhone };

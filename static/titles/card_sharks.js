// Card Sharks on TV and phones: every screen of the title, by its name.

import { captained } from "./card_sharks/phone_captain.js";
import { cards as cardsPhone } from "./card_sharks/phone_cards.js";
import { moneys as moneysPhone } from "./card_sharks/phone_money.js";
import { polls as pollsPhone } from "./card_sharks/phone_poll.js";
import { cards as cardsTv } from "./card_sharks/tv_cards.js";
import { moneys as moneysTv } from "./card_sharks/tv_money.js";
import { polls as pollsTv } from "./card_sharks/tv_poll.js";

export { chair } from "./card_sharks/chair.js";
export { images } from "./card_sharks/parts.js";
export { headline, say } from "./card_sharks/headline.js";
export { tour } from "./card_sharks/tour.js";

export const unit = "$";

/** Where its music plays. */
export const thinking = ["guessing", "responding", "calling", "betting"];

export const needs = {
  tv: { css: ["card_sharks_cards", "card_sharks_tv", "card_sharks_poll", "card_sharks_money", "card_sharks_tour"], art: ["card_sharks"] },
  phone: { css: ["card_sharks_cards", "card_sharks_phone", "card_sharks_dial", "card_sharks_chips"], art: ["card_sharks"] },
};

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const tv = { ...pollsTv, ...cardsTv, ...moneysTv };

/** @type {{[screen: string]: import("../types.js").Drawing}} */
export const phone = Object.fromEntries(
  Object.entries({ ...pollsPhone, ...cardsPhone, ...moneysPhone }).map(([screen, drawing]) => [screen, captained(drawing)]),
);

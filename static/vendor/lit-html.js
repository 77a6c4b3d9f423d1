// The parts of lit-html that the pages use, under one name.
export { html, svg, nothing, noChange, render } from "./lit-html/lit-html.js";
export { classMap } from "./lit-html/directives/class-map.js";
export { ifDefined } from "./lit-html/directives/if-defined.js";
export { keyed } from "./lit-html/directives/keyed.js";
export { live } from "./lit-html/directives/live.js";
export { createRef, ref } from "./lit-html/directives/ref.js";
export { repeat } from "./lit-html/directives/repeat.js";
export { styleMap } from "./lit-html/directives/style-map.js";

// Types for the checks only: what fluent.js beside this file exports.
export { FluentBundle, FluentResource } from "@fluent/bundle";

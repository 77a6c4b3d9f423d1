// The parts of Project Fluent that the pages use, under one name.
export { FluentBundle, FluentResource } from "./fluent/index.js";

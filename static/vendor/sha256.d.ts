// Types for the checks only: what sha256.js beside this file exports.
export { sha256 } from "@noble/hashes/sha2.js";

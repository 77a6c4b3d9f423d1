// The hash that a phone checks a seal with; crypto.subtle is not there on plain http.
export { sha256 } from "./noble/sha2.js";

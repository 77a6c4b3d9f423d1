/* A phone with the library of the pages and the settings of static/store.js:
 * `node phone.mjs URL TRANSPORT TOKEN`. Every line on its output is {at, said} in JSON: "connect",
 * "error", or the seat that a view tells. Lines on its input are sent as acts,
 * connected or not; with their end it ends. */
import { createInterface } from "node:readline";
import { io } from "socket.io-client";

const [url, transport, token] = process.argv.slice(2);
const socket = io(url, {
  transports: [transport],
  reconnectionDelay: 250,
  reconnectionDelayMax: 500,
  timeout: 5000,
  auth: { role: "phone", token },
});
const say = (said) => console.log(JSON.stringify({ at: Date.now() / 1000, said }));
socket.on("connect", () => say("connect"));
socket.on("connect_error", () => say("error"));
socket.on("view", (view) => say(view.you.seat));
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => socket.emit("act", JSON.parse(line), say));
lines.on("close", () => process.exit());

// Types for the checks only: what socket.io.esm.min.js beside this file exports.
export { io, Manager, Socket } from "socket.io-client";

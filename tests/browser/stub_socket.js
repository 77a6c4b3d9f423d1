/* Stands in for Socket.IO where a test shows views to a page itself: partyhostShow(view). */
export function io() {
  const heard = {};
  const socket = {
    connected: true,
    active: true,
    on: (event, hear) => (heard[event] = hear),
    connect: () => socket,
    disconnect: () => socket,
    emit: () => socket,
    timeout: () => socket,
    emitWithAck: async () => ({ ok: true }),
  };
  globalThis.partyhostShow = (view) => heard.view(view);
  setTimeout(() => heard.connect());
  return socket;
}

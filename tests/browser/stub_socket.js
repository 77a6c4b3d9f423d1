/* Stands in for Socket.IO where a test shows views to a page itself: partyhostShow(view),
 * partyhostHear(event, told) for what else comes, and partyhostLose() where the line is to break. */
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
    emitWithAck: async (event, payload) => {
      globalThis.partyhostSaid = payload;
      return { ok: true };
    },
  };
  globalThis.partyhostShow = (view) => {
    socket.connected = true;
    heard.view(view);
  };
  globalThis.partyhostHear = (event, told) => heard[event](told);
  globalThis.partyhostLose = () => {
    socket.connected = false;
    heard.disconnect("ping timeout");
  };
  setTimeout(() => heard.connect());
  return socket;
}

import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Clients rarely send a request before they have received the previous response. */
export const PIPELINED_MAX = 16;
/** A client can have received all of a response before its server ends it. */
const PIPELINED_SLOWED_MAX = 1;

/**
 * Returns a listener that passes the requests of a connection on one after another, and closes a connection on which too many wait. Node passes on all requests
 * that have arrived at once: it would store their responses until the client reads them, and then write all of these in one iteration of the event loop. A client
 * that is slowed down may send one request before the previous response has ended.
 */
export function limitPipelining(isSlowed: (socket: Socket) => boolean, listener: RequestListener): RequestListener {
  const queued = new WeakMap<Socket, number>();
  return (request, response) => {
    // A response has a socket unless it waits for an earlier one.
    if (response.socket !== null) return listener(request, response);
    const { socket } = request;
    const count = (queued.get(socket) ?? 0) + 1;
    if (count > (isSlowed(socket) ? PIPELINED_SLOWED_MAX : PIPELINED_MAX)) {
      socket.destroy();
      return;
    }
    queued.set(socket, count);
    response.once('socket', () => {
      queued.set(socket, (queued.get(socket) ?? 1) - 1);
      // Node has yet to finish the previous response.
      setImmediate(() => {
        if (!socket.destroyed) listener(request, response);
      });
    });
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Clients rarely send a request before they have received the previous response. */
export const PIPELINED_MAX = 16;
/** A client can have received all of a response before its server ends it. */
const PIPELINED_SLOWED_MAX = 1;

/**
 * Returns a function that reports whether a request may be processed, and otherwise closes its connection: Node processes all requests that have arrived on a
 * connection at once, and keeps their responses until the client reads them. A client that is slowed down may send one before the previous response has ended.
 */
export function limitPipelining(isSlowed: (socket: Socket) => boolean): (request: IncomingMessage, response: ServerResponse) => boolean {
  const queued = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // A response has a socket unless it waits for an earlier one.
    if (response.socket !== null) return true;
    const count = (queued.get(socket) ?? 0) + 1;
    if (count > (isSlowed(socket) ? PIPELINED_SLOWED_MAX : PIPELINED_MAX)) {
      socket.destroy();
      return false;
    }
    queued.set(socket, count);
    response.once('close', () => queued.set(socket, (queued.get(socket) ?? 1) - 1));
    return true;
  };
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The highest age of a connection, that of gRPC connections as well: within it, a new replica gets its share of the requests. */
export const CONNECTION_AGE_MS = 120_000;
/** Up to a quarter less, so that connections that were opened together do not close together. */
const JITTER = 0.25;

/** Returns a function that reports whether a connection of the server is old enough to be closed after the current response. */
export function limitConnectionAge(server: Server, ageMs = CONNECTION_AGE_MS): (socket: Socket) => boolean {
  const oldFrom = new WeakMap<Socket, number>();
  server.on('connection', (socket: Socket) => oldFrom.set(socket, performance.now() + ageMs * (1 - Math.random() * JITTER)));
  return (socket) => performance.now() > (oldFrom.get(socket) ?? Number.POSITIVE_INFINITY);
}

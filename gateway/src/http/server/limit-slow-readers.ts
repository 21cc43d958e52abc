import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How fast a client reads, at least, while bytes wait for it. */
export interface ReadLimits {
  readonly windowMs: number;
  /** Fewer bytes than these in a window are too few, unless they are the rest of the response. Of a larger piece, it is only known when all of it has been read. */
  readonly bytes: number;
  readonly checkEveryMs: number;
}

/** A megabyte in a minute is slower than any network on which a page of a shop can be used. */
export const READ_WINDOW_MS = 60_000;
/** 4 KiB a second. A client that reads less holds a permit, and the stream of a service, for as long as it likes. */
export const READ_BYTES_MIN = 240 * 1024;
const CHECK_EVERY_MS = 5000;
export const READ_LIMITS: ReadLimits = { windowMs: READ_WINDOW_MS, bytes: READ_BYTES_MIN, checkEveryMs: CHECK_EVERY_MS };

/** Closes a connection whose client reads its response too slowly, whatever route sends it. A client that waits for the server is not slow: no bytes wait for it. */
export function limitSlowReaders(server: Server, { windowMs, bytes, checkEveryMs }: ReadLimits): void {
  const open = new Set<Socket>();
  const blocked = new WeakMap<Socket, { readonly read: number; readonly checks: number }>();
  const check = (socket: Socket): void => {
    const read = socket.bytesWritten - socket.writableLength;
    const since = blocked.get(socket);
    if (socket.writableLength === 0 || since === undefined || read - since.read >= bytes) {
      blocked.set(socket, { read, checks: 0 });
    } else if (since.checks * checkEveryMs >= windowMs * Math.max(1, socket.writableLength / bytes)) {
      socket.destroy();
    } else {
      // Time in which this process did nothing does not count.
      blocked.set(socket, { ...since, checks: since.checks + 1 });
    }
  };
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => open.forEach(check), checkEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

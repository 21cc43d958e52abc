import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How fast a client reads, at least, while bytes wait for it. */
export interface ReadLimits {
  readonly windowMs: number;
  /** Fewer bytes than these in a window are too few, unless they are the rest of the response. Of a larger piece, it is only known when all of it has been read. */
  readonly bytes: number;
  readonly checkEveryMs: number;
  /** Bytes of complete responses that wait for all clients together. */
  readonly unreadBytesMax: number;
}

/** A megabyte in a minute is slower than any network on which a page of a shop can be used. */
export const READ_WINDOW_MS = 60_000;
/** 4 KiB a second. A client that reads less holds a permit, and the stream of a service, for as long as it likes. */
export const READ_BYTES_MIN = 240 * 1024;
const CHECK_EVERY_MS = 5000;
/** Complete responses have no permit, so this bounds the memory for them. A few hundred catalog pages of the largest size. */
export const UNREAD_BYTES_MAX = 64 * 1024 * 1024;
export const READ_LIMITS: ReadLimits = {
  windowMs: READ_WINDOW_MS,
  bytes: READ_BYTES_MIN,
  checkEveryMs: CHECK_EVERY_MS,
  unreadBytesMax: UNREAD_BYTES_MAX,
};

/** Closes the connections of clients that read too slowly. */
export interface SlowReaders {
  /** Observes a new connection. */
  admit(socket: Socket): void;
  /** Observes what waits of a complete response, however its request arrived. */
  watch(socket: Socket, response: ServerResponse): void;
  stop(): void;
}

/**
 * Closes a connection whose client reads its response too slowly, whatever route sends it, and those that have waited longest for their clients when too many bytes
 * do. A client that waits for the server is not slow: no bytes wait for it.
 */
export function limitSlowReaders({ windowMs, bytes, checkEveryMs, unreadBytesMax }: ReadLimits): SlowReaders {
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
  const unread = new Map<Socket, number>();
  let unreadBytes = 0;
  const forget = (socket: Socket): void => {
    unreadBytes -= unread.get(socket) ?? 0;
    unread.delete(socket);
  };
  const timer = setInterval(() => open.forEach(check), checkEveryMs).unref();
  return {
    admit(socket) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    },
    watch(socket, response) {
      response.once('prefinish', () => {
        if (socket.writableLength === 0) return;
        response.once('close', () => forget(socket));
        unread.set(socket, socket.writableLength);
        unreadBytes += socket.writableLength;
        for (const slowest of unread.keys()) {
          if (unreadBytes <= unreadBytesMax) break;
          forget(slowest);
          slowest.destroy();
        }
      });
    },
    stop: () => clearInterval(timer),
  };
}

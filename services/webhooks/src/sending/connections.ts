import type { Client } from 'undici';

/** A connection, and when its endpoint's name was looked up, by `performance.now()`. */
export interface Connection {
  readonly client: Client;
  readonly openedAt: number;
}

/** Connections that wait for the next request to the same endpoint. */
export interface Connections {
  /** Returns a connection of this key that has just been used, if there is one. */
  readonly take: (key: string) => Connection | undefined;
  /** Keeps an open connection for the next request of this key. */
  readonly keep: (key: string, connection: Connection) => void;
  readonly close: () => Promise<void>;
}

/** Shorter than receivers keep idle connections, so that few are closed just as a request is sent. */
const IDLE_MS = 1_000;
/** After this time, the name of the endpoint is looked up again. */
const CONNECTION_AGE_MAX_MS = 10_000;
/** Sockets for 64 busy endpoints. */
const IDLE_MAX = 256;

/** Creates an empty set of connections. */
export function createConnections(): Connections {
  const idle = new Map<string, { connection: Connection; timer: NodeJS.Timeout }[]>();
  let count = 0;

  const remove = (key: string, connection: Connection): void => {
    const rest = idle.get(key)?.filter((each) => each.connection !== connection) ?? [];
    if (rest.length === 0) idle.delete(key);
    else idle.set(key, rest);
    count -= 1;
  };
  const end = ({ client }: Connection): void => void client.destroy().catch(() => undefined);

  return {
    take(key) {
      const newest = idle.get(key)?.at(-1);
      if (newest === undefined) return undefined;
      clearTimeout(newest.timer);
      remove(key, newest.connection);
      return newest.connection;
    },
    keep(key, connection) {
      const isOld = performance.now() - connection.openedAt >= CONNECTION_AGE_MAX_MS;
      if (connection.client.destroyed || count >= IDLE_MAX || isOld) return end(connection);
      const timer = setTimeout(() => {
        remove(key, connection);
        end(connection);
      }, IDLE_MS);
      timer.unref();
      idle.set(key, [...(idle.get(key) ?? []), { connection, timer }]);
      count += 1;
    },
    async close() {
      const all = [...idle.values()].flat();
      idle.clear();
      count = 0;
      for (const { timer } of all) clearTimeout(timer);
      await Promise.all(all.map(({ connection }) => connection.client.destroy()));
    },
  };
}

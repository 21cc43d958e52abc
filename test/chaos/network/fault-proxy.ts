import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The treatment of the bytes of a network path's connections. */
export type Weather =
  | { readonly kind: 'clear' }
  /** Each chunk arrives later by this time. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** Bytes wait in both directions until the path is clear. New connections are accepted, but nothing passes. */
  | { readonly kind: 'hold' }
  /** Requests arrive; responses wait until the path is clear. */
  | { readonly kind: 'hold-responses' }
  /** Connections end with a reset, and new ones are refused in the same way. */
  | { readonly kind: 'reset' }
  /** Open connections lose everything from now on, without notice to either end. New connections work. */
  | { readonly kind: 'half-open' };

/** A TCP proxy on loopback whose path can be changed while connections are open. */
export interface FaultProxy {
  /** `host:port` of the proxy. */
  readonly address: string;
  change(weather: Weather): void;
  close(): Promise<void>;
}

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  /** Set for good: nothing passes, and no end learns that the other has closed. */
  isLost: boolean;
}

/** Starts a proxy to `target`, given as `host:port`. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(`tcp://${target}`);
  const connections = new Set<Connection>();
  let weather: Weather = { kind: 'clear' };
  let clearing = Promise.withResolvers<void>();

  /** Resolves when the path lets a chunk through that arrived at `arrivedAt`. */
  const admit = async (arrivedAt: number, isResponse: boolean): Promise<void> => {
    if (weather.kind === 'delay') await sleep(Math.max(0, arrivedAt + weather.delayMs - performance.now()));
    while (weather.kind === 'hold' || (weather.kind === 'hold-responses' && isResponse)) await clearing.promise;
  };
  /** Passes the bytes of one direction, in order. */
  const pass = (connection: Connection, from: Socket, to: Socket): void => {
    let queue = Promise.resolve();
    const enqueue = (deliver: () => void): void => {
      const arrivedAt = performance.now();
      queue = queue.then(async () => {
        await admit(arrivedAt, from === connection.server);
        if (!connection.isLost && !to.destroyed) deliver();
      });
    };
    from.on('data', (chunk) => enqueue(() => to.write(chunk)));
    from.on('end', () => enqueue(() => to.end()));
    // Queued, so that what was sent before arrives, and that a blocked path also hides the end.
    from.on('close', () => enqueue(() => to.destroySoon()));
  };

  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    if (weather.kind === 'reset') return void client.resetAndDestroy();
    const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    const connection: Connection = { client, server, isLost: false };
    connections.add(connection);
    for (const end of [client, server]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        if (client.destroyed && server.destroyed) connections.delete(connection);
      });
    }
    pass(connection, client, server);
    pass(connection, server, client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    address: `127.0.0.1:${(listener.address() as AddressInfo).port}`,
    change(next) {
      weather = next;
      if (next.kind === 'half-open') for (const connection of connections) connection.isLost = true;
      if (next.kind === 'reset') for (const { client, server } of connections) for (const end of [client, server]) end.resetAndDestroy();
      clearing.resolve();
      clearing = Promise.withResolvers();
    },
    async close() {
      weather = { kind: 'clear' };
      clearing.resolve();
      for (const { client, server } of connections) for (const end of [client, server]) end.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on loopback that can stop forwarding without closing a connection, as a broken network path does. */
export interface TcpProxy {
  readonly port: number;
  /** Returns `url` with the proxy as its host and port. */
  through(url: string): string;
  /** Stops forwarding in both directions. New connections are accepted, but not forwarded either. */
  freeze(): void;
  /** Forwards again, including what was stopped. */
  restore(): void;
  /** Forwards new connections. Those from before remain frozen for good, as if the path to the server had changed. */
  replace(): void;
  close(): Promise<void>;
}

type Pair = readonly [inside: Socket, outside: Socket];

/** Starts a proxy to the host and port of `target`, a URL. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  /** The frozen pairs. While the path is broken, one end does not learn that the other has closed. */
  const frozen = new Set<Pair>();
  let isFrozen = false;

  const server = createServer((inside) => {
    const outside = connect(Number(port), hostname);
    const pair = [inside, outside] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [outside, inside] as const]) {
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!frozen.has(pair)) to.destroy();
      });
    }
    outside.on('close', () => pairs.delete(pair));
    if (isFrozen) frozen.add(pair);
    else forward(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;

  return {
    port: bound,
    through(url) {
      const changed = new URL(url);
      changed.hostname = '127.0.0.1';
      changed.port = String(bound);
      return changed.href;
    },
    freeze() {
      isFrozen = true;
      for (const pair of pairs) {
        frozen.add(pair);
        stop(pair);
      }
    },
    restore() {
      isFrozen = false;
      for (const pair of frozen) forward(pair);
      frozen.clear();
    },
    replace() {
      isFrozen = false;
    },
    async close() {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward([inside, outside]: Pair): void {
  if (inside.destroyed || outside.destroyed) {
    inside.destroy();
    outside.destroy();
  }
  inside.pipe(outside);
  outside.pipe(inside);
}

function stop([inside, outside]: Pair): void {
  inside.unpipe(outside).pause();
  outside.unpipe(inside).pause();
}

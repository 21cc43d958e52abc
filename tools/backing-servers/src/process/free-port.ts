import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that no outgoing connection takes a server's port while it restarts. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** Jest's workers start systems at the same time, and a port may be free for seconds before its server listens. */
const WORKERS_MAX = 4;

/** Even with a quarter of the ports in use, fifty consecutive misses are practically impossible. */
const ATTEMPTS_MAX = 50;

/** The ports that this process got before. Their servers may not listen yet. */
const given = new Set<number>();

/** Reports whether a loopback port is free. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Returns `preferred` if that loopback port is free, otherwise a random free port, so that concurrent starts rarely collide.
 * Each Jest worker has ports of its own, and no random port is returned twice in a process, so that tests never collide.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFreePort(preferred))) return preferred;
  const { lowest, highest } = portRange(process.env.JEST_WORKER_ID);
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFreePort(port)) return port;
  }
  throw new Error(`No free port between ${lowest} and ${highest - 1}.`);
}

/** Returns the ports of a Jest worker (counted from 1), or all ports outside Jest; `highest` is not among them. */
export function portRange(jestWorkerId: string | undefined): { readonly lowest: number; readonly highest: number } {
  if (jestWorkerId === undefined) return { lowest: LOWEST_PORT, highest: HIGHEST_PORT };
  const perWorker = (HIGHEST_PORT - LOWEST_PORT) / WORKERS_MAX;
  const lowest = LOWEST_PORT + ((Number(jestWorkerId) - 1) % WORKERS_MAX) * perWorker;
  return { lowest, highest: lowest + perWorker };
}

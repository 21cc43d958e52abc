import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that no outgoing connection takes a server's port while it restarts. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** Even with a thousand of 12,000 ports in use, fifty consecutive misses are practically impossible. */
const ATTEMPTS_MAX = 50;

/** Reports whether a loopback port is free. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Returns `preferred` if that loopback port is free, otherwise a random free port, so that concurrent starts rarely collide. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFreePort(preferred))) return preferred;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isFreePort(port)) return port;
  }
  throw new Error(`No free port between ${LOWEST_PORT} and ${HIGHEST_PORT}.`);
}

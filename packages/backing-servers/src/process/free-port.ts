import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which systems take the ports of outgoing connections, so that none sits on a server's port while it restarts. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** With a thousand of 12 000 ports taken, fifty misses in a row do not happen. */
const ATTEMPTS_MAX = 50;

/** Whether nobody listens on this loopback port. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A loopback port that is free now: `preferred` if it is, else one taken at random, so that two copies seldom try the same. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFreePort(preferred))) return preferred;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isFreePort(port)) return port;
  }
  throw new Error(`no free port between ${LOWEST_PORT} and ${HIGHEST_PORT}`);
}

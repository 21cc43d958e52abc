import { createServer } from 'node:net';

/** Listens on a loopback port, so that `freePort` does not return it. Resolves with a function that releases it; a port that is in use is left alone. */
export async function reservePort(port: number): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen({ host: '127.0.0.1', port, exclusive: true }, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

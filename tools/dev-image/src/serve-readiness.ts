import { once } from 'node:events';
import { createServer } from 'node:http';

/** The readiness of the container over HTTP. */
export interface Readiness {
  /** Reports readiness from now on, for as long as `isHealthy` returns true. */
  ready(isHealthy: () => boolean): void;
  close(): Promise<void>;
}

/** Responds to every request on this port with 200 when the container is ready, and with 503 before that or while a process is restarting. */
export async function serveReadiness(port: number): Promise<Readiness> {
  let isReady = (): boolean => false;
  const server = createServer((_, response) => {
    response.writeHead(isReady() ? 200 : 503, { connection: 'close' }).end();
  });
  server.listen(port, '0.0.0.0');
  await once(server, 'listening');
  // A container whose start has failed must end.
  server.unref();
  return {
    ready(isHealthy) {
      isReady = isHealthy;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

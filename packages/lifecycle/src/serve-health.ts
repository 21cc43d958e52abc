import { once } from 'node:events';
import { createServer } from 'node:http';

/** The health of a process over HTTP. */
export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the health of a process to its orchestrator, on a port of its own without TLS; 0 picks a free one: `/livez` returns 200 for as long as the process responds, and any
 * other path returns 200 while `isReady`, and 503 otherwise. Rejects with a readable message if the port is in use.
 */
export async function serveHealth(host: string, port: number, isReady: () => boolean): Promise<HealthServer> {
  const server = createServer(({ url }, response) => {
    const ready = isReady();
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' };
    response.writeHead(ready || url === '/livez' ? 200 : 503, headers).end(JSON.stringify({ ready }));
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`port ${port} on ${host} is in use by another process: set INTERNAL_PORT to a free port`)
      : error;
  });
  // A process whose start has failed must end.
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

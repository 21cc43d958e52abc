import { type HttpServer, listen } from './http-server.ts';

/** Serves readiness on its own port: 200 from when this process can serve requests until it drains, 503 otherwise. */
export function serveReadiness(host: string, port: number, isReady: () => boolean): Promise<HttpServer> {
  return listen(
    (_request, response) => {
      const ready = isReady();
      response.writeHead(ready ? 200 : 503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ ready }));
    },
    { host, port, reusePort: false },
  );
}

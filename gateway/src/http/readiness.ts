import { type HttpServer, listen } from './http-server.ts';

/** Answers an orchestrator on a port of its own: 200 while this process wants requests, 503 from the moment it drains. */
export function serveReadiness(host: string, port: number, isDraining: () => boolean): Promise<HttpServer> {
  return listen(
    (_request, response) => {
      const ready = !isDraining();
      response.writeHead(ready ? 200 : 503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ ready }));
    },
    { host, port, reusePort: false },
  );
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A response, or `drop` to close the connection without one. */
export type Reply = 'drop' | 'hang' | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };

/** A request as it arrived. */
export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server that returns the replies in order, the last one again and again. */
export async function scriptedServer(...replies: Reply[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const reply = replies[Math.min(received.length, replies.length - 1)] ?? 'drop';
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    if (reply === 'hang') return;
    if (reply === 'drop') return request.socket.destroy();
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

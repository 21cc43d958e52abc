import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A response, or `drop` to close the connection without one, `hang` to send nothing, or `stall` to send half of a body. */
export type Reply =
  | 'drop'
  | 'hang'
  | 'stall'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown; readonly afterMs?: number };

/** A request as it arrived. */
export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const open = new Set<Server>();

/** Closes the servers of a test. */
export function closeServers(): void {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  open.clear();
}

/** Starts an HTTP server that returns the replies in order, the last one again and again. */
export async function scriptedServer(...replies: Reply[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = replies[Math.min(received.length, replies.length - 1)] ?? 'drop';
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    if (reply === 'hang') return;
    if (reply === 'stall') return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    if (reply === 'drop') return void request.socket.destroy();
    if (reply.afterMs !== undefined) await sleep(reply.afterMs);
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body);
  };
  open.add(server);
  await once(server, 'listening');
  return {
    received,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

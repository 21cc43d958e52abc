import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A key of the form of a secret key. */
export const API_KEY = 'svc_test_sec_0123456789';

const open = new Set<Server>();

/** Closes the servers of a test. */
export function closeServers(): void {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  open.clear();
}

/** Starts an HTTP server, and returns its address. */
export async function apiServer(respond: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  open.add(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Responds with a JSON document. */
export const sendJson = (response: ServerResponse, status: number, body: object, headers: Readonly<Record<string, string>> = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Responds with a page of the event feed. */
export const sendEvents = (response: ServerResponse, cursor: string, data: readonly object[]): void =>
  sendJson(response, 200, { data, next_cursor: cursor, has_more: false, errors: [] });

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A key that the fake knows, and what `GET /v1/ping` says about it. */
export interface FakeKey {
  readonly tenant_id?: string;
  readonly scopes?: readonly string[];
  readonly origins?: readonly string[];
}

const running = new Set<Server>();

/** Stops the fakes of a test. */
export function stopFakes(): void {
  for (const server of running) {
    server.closeAllConnections();
    server.close();
  }
  running.clear();
}

/** Starts an API that knows these keys, or a server that is not the API. Returns its address. */
export async function fakeApi(keys: Readonly<Record<string, FakeKey>> | 'another server'): Promise<string> {
  const server = createServer((request, response) => {
    if (keys === 'another server') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
    const send = (status: number, body: object) => response.writeHead(status, { 'x-request-id': 'r1' }).end(JSON.stringify(body));
    const refuse = (status: number, reason: string) => send(status, { error: { code: 'x', reason, message: 'No.', request_id: 'r1' } });
    const key = keys[request.headers.authorization?.replace('Bearer ', '') ?? ''];
    const { origin } = request.headers;
    if (key === undefined) return void refuse(401, 'invalid_api_key');
    if (origin !== undefined && !key.origins?.includes(origin)) return void refuse(403, 'origin_not_allowed');
    return void send(200, { tenant_id: 't1', scopes: [], ...key });
  }).listen(0, '127.0.0.1');
  running.add(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

import { readFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';

/** A response. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** A single keep-alive connection, so that all its requests reach the same replica. */
export interface Connection {
  request(path: string, options?: { method?: string; headers?: Record<string, string>; body?: unknown }): Promise<Reply>;
  close(): void;
}

/** Opens a connection that sends these headers with every request. */
export function connection(baseUrl: string, credentials: Readonly<Record<string, string>> = {}): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    request: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const typed = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
        const sent = httpRequest(`${baseUrl}${path}`, { agent, method, headers: { ...credentials, ...typed, ...headers } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const received = Buffer.concat(chunks).toString('utf8');
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: received === '' ? undefined : JSON.parse(received),
            });
          });
        });
        sent.on('error', reject);
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}

const ATTEMPTS_MAX = 60;

/** Opens a connection to each gateway of a system whose gateways share a port. The log shows which gateway a connection reached. */
export async function connectionToEach(
  { baseUrl, home }: System,
  credentials: Readonly<Record<string, string>>,
  gateways: readonly string[] = ['gateway-1', 'gateway-2'],
): Promise<Connection[]> {
  const found = new Map<string, Connection>();
  for (let attempt = 0; attempt < ATTEMPTS_MAX && found.size < gateways.length; attempt += 1) {
    const opened = connection(baseUrl, credentials);
    const requestId = `which-gateway-${attempt}-${Date.now()}`;
    await opened.request('/v1/ping', { headers: { 'x-request-id': requestId } });
    const name = await gatewayThatLogged(home, requestId, gateways);
    if (name === undefined || found.has(name)) opened.close();
    else found.set(name, opened);
  }
  return gateways.map((name) => found.get(name) ?? noConnection(name));
}

async function gatewayThatLogged(home: string, requestId: string, gateways: readonly string[]): Promise<string | undefined> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    for (const name of gateways) {
      const log = await readFile(join(home, 'logs', `${name}.log`), 'utf8');
      if (log.includes(requestId)) return name;
    }
    await sleep(25);
  }
  return undefined;
}

function noConnection(name: string): never {
  throw new Error(`no connection reached ${name}`);
}

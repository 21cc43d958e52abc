import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly elapsedMs: number;
}

/** One keep-alive connection, so that all its requests meet the same replica. */
export interface Connection {
  ask(path: string, options?: { method?: string; headers?: Record<string, string>; body?: unknown }): Promise<Reply>;
  close(): void;
}

export function connection(baseUrl: string, credentials: Readonly<Record<string, string>> = {}): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        const text = body === undefined ? undefined : JSON.stringify(body);
        const typed = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
        const sent = request(`${baseUrl}${path}`, { agent, method, headers: { ...credentials, ...typed, ...headers } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const received = Buffer.concat(chunks).toString('utf8');
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: received === '' ? undefined : JSON.parse(received),
              elapsedMs: performance.now() - startedAt,
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

/** A connection to each gateway of a system whose gateways share a port: which one has answered is in its log. */
export async function connectionToEach(
  { baseUrl, home }: System,
  credentials: Readonly<Record<string, string>>,
  gateways: readonly string[] = ['gateway-1', 'gateway-2'],
): Promise<Connection[]> {
  const found = new Map<string, Connection>();
  for (let attempt = 0; attempt < ATTEMPTS_MAX && found.size < gateways.length; attempt += 1) {
    const opened = connection(baseUrl, credentials);
    const requestId = `which-gateway-${attempt}-${Date.now()}`;
    await opened.ask('/v1/ping', { headers: { 'x-request-id': requestId } });
    const name = await whoLogged(home, requestId, gateways);
    if (name === undefined || found.has(name)) opened.close();
    else found.set(name, opened);
  }
  return gateways.map((name) => found.get(name) ?? noConnection(name));
}

async function whoLogged(home: string, requestId: string, gateways: readonly string[]): Promise<string | undefined> {
  for (let look = 0; look < 20; look += 1) {
    for (const name of gateways) {
      const log = await readFile(join(home, 'logs', `${name}.log`), 'utf8');
      if (log.includes(requestId)) return name;
    }
    await sleep(25);
  }
  return undefined;
}

function noConnection(name: string): never {
  throw new Error(`no connection has met ${name}`);
}

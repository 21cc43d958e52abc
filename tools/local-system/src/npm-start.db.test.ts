import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { freePort } from '@storefront/backing-servers';
import type { DemoDocument } from '@storefront/demo-store';
import { seen, until } from '@storefront/lifecycle/testing';
import type { ProcessRow } from './processes/supervise.ts';

/** A start migrates six databases and fills a store, which takes more than a minute on a busy machine. */
const READY_WITHIN_MS = 170_000;

let home: string;
let port: number;
let launcher: ChildProcess;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-home-'));
  port = await freePort();
  launcher = await npmStart();
});

afterAll(async () => {
  if (launcher.exitCode === null) launcher.kill('SIGKILL');
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

test('the first start creates a demo store with working keys, in files readable only by their owner', async () => {
  const demo = await document<DemoDocument>('demo.json');
  expect(demo.base_url).toBe(`http://localhost:${port}`);
  expect(demo.shoppers.map(({ mode }) => mode)).toEqual(['sandbox', 'sandbox', 'live', 'live']);
  for (const mode of ['sandbox', 'live'] as const) {
    const response = await get('/v1/products?limit=5', demo.keys[mode].publishable);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-service-mode')).toBe(mode);
    expect(await response.json()).toMatchObject({ limit: 5, errors: [] });
  }
  for (const file of ['demo.json', 'processes.json', 'operator.json', 'secrets.json']) {
    expect((await stat(join(home, file))).mode & 0o777).toBe(0o600);
  }
});

test('the page and its images are served, and the keys allow the page and the starter under both names of the machine', async () => {
  const demo = await document<DemoDocument>('demo.json');
  expect((await fetch(demo.demo_url)).status).toBe(200);
  const { port: page } = new URL(demo.demo_url);
  for (const origin of seen(
    'origins',
    ['localhost', '127.0.0.1'].flatMap((name) => [`http://${name}:${page}`, `http://${name}:3000`]),
  )) {
    for (const mode of ['sandbox', 'live'] as const) {
      const response = await get('/v1/ping', demo.keys[mode].publishable, { origin });
      expect([origin, response.status, response.headers.get('access-control-allow-origin')]).toEqual([origin, 200, origin]);
    }
  }
  const { data } = (await (await get('/v1/products?limit=1', demo.keys.live.publishable)).json()) as { data: { cover: { url: string } }[] };
  expect((await fetch(Object.values(data[0]?.cover ?? {}).find((value) => value.startsWith('http')) ?? '')).status).toBe(200);
});

test('the token of the Admin API is for the demo store, with all scopes', async () => {
  const { admin, tenant_id: store } = await document<DemoDocument>('demo.json');
  const response = await fetch(`${admin?.url}/admin/v1/me`, { headers: { authorization: `Bearer ${admin?.token}` } });

  expect(await response.json()).toMatchObject({ data: { store_id: store, scopes: [...OPERATOR_SCOPES] } });
});

test('a killed process is restarted, requests to it succeed again, and the process list shows the restart', async () => {
  const demo = await document<DemoDocument>('demo.json');
  const asShopper = await shopperHeaders(demo);
  const askThrough = async (name: string): Promise<number> => {
    const [method, path] = THROUGH[name] ?? ['GET', '/v1/ping'];
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: asShopper })).status;
  };
  const before = await document<ProcessRow[]>('processes.json');
  expect(before.map(({ name }) => name).sort()).toEqual(
    ['admin', 'billing', 'cart', 'catalog', 'demo', 'gateway', 'nats', 'orders', 'postgres', 'redis', 'webhooks'].sort(),
  );

  const rowOf = async (name: string) => (await document<ProcessRow[]>('processes.json')).find((row) => row.name === name);
  for (const { name, pid } of seen('processes', before)) {
    // The demo page has survived every other process being killed.
    expect(await rowOf(name)).toMatchObject({ state: 'running', pid, restarts: 0 });
    process.kill(pid ?? Number.NaN, 'SIGKILL');
    await until(async () => {
      const row = await rowOf(name);
      // Also send requests while the process is down.
      if (row?.kind === 'service') await askThrough(name).catch(() => undefined);
      expect(row).toMatchObject({ state: 'running', restarts: 1 });
      expect(row?.pid).not.toBe(pid);
    });
    // The requests above may have opened the circuit breaker, which lets the next one through a quarter of a second later.
    if (name in THROUGH) await until(async () => expect([name, await askThrough(name)]).toEqual([name, name === 'cart' ? 201 : 200]));
  }

  expect((await get('/v1/products/BLD-CEM-425', demo.keys.sandbox.publishable)).status).toBe(200);
});

test('a second start in the same home fails and leaves the files of the running system unchanged', async () => {
  const contents = async () =>
    await Promise.all(['operator.json', 'processes.json', 'servers.json', 'demo.json'].map((file) => readFile(join(home, file), 'utf8')));
  const before = await contents();

  const { code, stderr } = await secondStart(home, await freePort());

  expect(code).toBe(1);
  expect(stderr).toBe(`The folder ${home} is in use by process ${launcher.pid}. Stop it, or set STOREFRONT_HOME to another folder.\n`);
  expect(await contents()).toEqual(before);
  expect(launcher.exitCode).toBeNull();
});

test('SIGTERM stops everything, and the next start finds the same demo', async () => {
  const demo = await document<DemoDocument>('demo.json');
  const pids = (await document<ProcessRow[]>('processes.json')).map(({ pid }) => pid);

  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([0, null]);

  expect(pids.filter((pid) => pid !== null && isAlive(pid))).toEqual([]);
  expect(await exists('processes.json')).toBe(false);

  launcher = await npmStart();
  expect(await document<DemoDocument>('demo.json')).toEqual(demo);
  expect((await get('/v1/ping', demo.keys.sandbox.secret)).status).toBe(200);
});

test('a start on an empty database creates the demo again, instead of printing keys that do not work', async () => {
  const demo = await document<DemoDocument>('demo.json');
  launcher.kill('SIGTERM');
  await once(launcher, 'exit');
  await rm(join(home, 'postgres'), { recursive: true });

  launcher = await npmStart();

  const created = await document<DemoDocument>('demo.json');
  expect(created.tenant_id).not.toBe(demo.tenant_id);
  expect(created.demo_url).toBe(demo.demo_url);
  expect((await get('/v1/ping', created.keys.sandbox.secret)).status).toBe(200);
});

test('a start on the port of a running system names its process and folder', async () => {
  const { code, stderr } = await secondStart(`${home}-other`, port);

  expect([code, stderr]).toEqual([
    1,
    `Port ${port} is in use by process ${launcher.pid}, the system in ${home}. Stop it, or set PORT to a free port, for example PORT=${port + 10} npm start.\n`,
  ]);
});

test('a system whose folder is deleted ends, says so, and leaves no process', async () => {
  const pids = (await document<ProcessRow[]>('processes.json')).map(({ pid }) => pid);
  const ended = once(launcher, 'close');
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });

  expect(await ended).toEqual([1, null]);
  expect(outputOf(launcher)).toContain(`The folder ${home} was deleted, so the system ends.`);
  await until(async () => expect(seen('processes', pids).filter((pid) => pid !== null && isAlive(pid))).toEqual([]));
});

/** Sends a request that needs the service and is never served from a cache; the cart request must not be sent twice. */
const THROUGH: Readonly<Record<string, readonly [method: string, path: string]>> = {
  gateway: ['GET', '/v1/ping'],
  catalog: ['GET', '/v1/products?limit=3&offset=7'],
  cart: ['POST', '/v1/carts'],
  orders: ['GET', '/v1/orders'],
  billing: ['GET', '/v1/me'],
  webhooks: ['GET', '/v1/webhooks'],
};

async function shopperHeaders({ keys, shoppers }: DemoDocument): Promise<Record<string, string>> {
  const authorization = `Bearer ${keys.sandbox.secret}`;
  const [shopper] = shoppers.filter(({ mode }) => mode === 'sandbox');
  const response = await fetch(`http://127.0.0.1:${port}/v1/auth/login`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ email: shopper?.email, password: shopper?.password }),
  });
  const { data } = (await response.json()) as { data: { shopper_token: string } };
  return { authorization, 'x-storefront-shopper-token': data.shopper_token };
}

const outputs = new WeakMap<ChildProcess, string>();
const outputOf = (child: ChildProcess): string => outputs.get(child) ?? '';

/** Starts a system as `npm start` does, and collects what it prints. */
function launch(folder: string, onPort: number) {
  const { PATH, HOME, JEST_WORKER_ID } = process.env;
  const env = { PATH, HOME, JEST_WORKER_ID, PORT: String(onPort), STOREFRONT_HOME: folder };
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const collect = (chunk: Buffer): void => void outputs.set(child, outputOf(child) + chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return child;
}

/** Starts the system of this test and waits until it reports that it is ready. */
async function npmStart(): Promise<ChildProcess> {
  const child = launch(home, port);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`npm start exited:\n${outputOf(child)}`);
    expect(outputOf(child)).toContain('Ready after');
  }, READY_WITHIN_MS);
  return child;
}

/** Starts another system, which is refused. */
async function secondStart(folder: string, onPort: number): Promise<{ readonly code: unknown; readonly stderr: string }> {
  const child = launch(folder, onPort);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => void (stderr += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, stderr };
}

/** Repeats a read until it succeeds: on a busy machine, the first reads after a start can take longer than the gateway waits for a service. */
const get = (path: string, key: string, more: Readonly<Record<string, string>> = {}): Promise<Response> =>
  until(async () => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${key}`, ...more } });
    expect(response.status).toBeLessThan(500);
    return response;
  });

const document = async <T>(file: string): Promise<T> => JSON.parse(await readFile(join(home, file), 'utf8')) as T;

const exists = (file: string): Promise<boolean> =>
  access(join(home, file)).then(
    () => true,
    () => false,
  );

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

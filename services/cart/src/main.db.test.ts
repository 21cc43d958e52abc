import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { freePort } from '@storefront/backing-servers';
import { startTcpProxy } from '@storefront/backing-servers/testing';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { checkHealth, createClient, listHealth } from '@storefront/rpc';
import { sql } from 'kysely';
import { invariants } from './store/invariants.ts';
import type { Database } from './store/schema.ts';
import { aShopper } from './testing/callers.ts';

let database: TestDatabase<Database>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../migrations/', import.meta.url) });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => database.close());

interface Started {
  readonly process: ChildProcess;
  readonly address: string;
  /** Everything that the process has logged. */
  log(): string;
}

async function spawnProcess(settings: NodeJS.ProcessEnv = {}): Promise<Started> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(port),
    DATABASE_URL: database.url,
    NATS_URL: process.env.TEST_NATS_URL,
    SERVICE_TOKEN: TEST_TOKENS.cart,
    ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
    CATALOG_ADDRESS: `127.0.0.1:${await freePort()}`,
    ...settings,
  };
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(started);
  let log = '';
  started.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  return { process: started, address: `127.0.0.1:${port}`, log: () => log };
}

async function startProcess(): Promise<Started> {
  const started = await spawnProcess();
  await until(started, () => checkHealth(started.address, 500));
  return started;
}

async function until(started: Started, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    if (started.process.exitCode !== null) throw new Error(`the process has exited: ${started.log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isLogged = (started: Started, event: string): boolean => started.log().includes(`"msg":"${event}"`);

test('the process serves carts without a catalog, checks its invariants, and exits on SIGTERM', async () => {
  const started = await startProcess();
  const carts = createClient<CartServiceDefinition>('storefront.cart.v1.CartService', {
    address: started.address,
    serviceToken: TEST_TOKENS.gateway,
  });
  const operations = createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', {
    address: started.address,
    serviceToken: TEST_TOKENS.operator,
  });
  const shopper = aShopper();

  const { cart } = await carts.createCart({}, shopper);
  const read = await carts.getCart({ cartId: cart?.id }, shopper);
  const { checks } = await operations.checkInvariants({}, aShopper({ kind: 'operator' }));

  expect(read.cart).toEqual(cart);
  expect(seen('checks', checks, invariants.length).filter(({ violationCount }) => violationCount !== '0')).toEqual([]);
  // The checks ran on connections of their own, which stay open for some seconds.
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'cart checks'
  `.execute(database.db);
  expect(rows).toHaveLength(1);
  carts.close();
  operations.close();
  started.process.kill('SIGTERM');
  expect(await once(started.process, 'exit')).toEqual([0, null]);
});

test('the process is ready once Postgres can be reached and has every migration, and stays ready when Postgres is gone', async () => {
  const proxy = await startTcpProxy(database.url);
  proxy.freeze();
  const port = await freePort();
  const started = await spawnProcess({ DATABASE_URL: proxy.through(database.url), INTERNAL_PORT: String(port) });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await until(started, () => isLogged(started, 'started'));
  expect(await checkHealth(started.address, 5000)).toBe(false);
  expect([await statusOf('/'), await statusOf('/livez')]).toEqual([503, 200]);

  const { rows } = await sql<{ name: string }>`delete from kysely_migration
    where name = (select max(name) from kysely_migration) returning name`.execute(database.db);
  const [newest] = rows;
  proxy.restore();
  await until(started, () => isLogged(started, 'schema_behind'));
  expect(await checkHealth(started.address, 5000)).toBe(false);

  await sql`insert into kysely_migration (name, timestamp) values (${newest?.name}, '')`.execute(database.db);
  await until(started, () => checkHealth(started.address, 5000));
  expect(await statusOf('/')).toBe(200);

  await proxy.close();
  const carts = createClient<CartServiceDefinition>('storefront.cart.v1.CartService', {
    address: started.address,
    serviceToken: TEST_TOKENS.gateway,
  });
  await expect(carts.createCart({}, aShopper())).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await checkHealth(started.address, 5000)).toBe(true);
  await until(started, async () => (await listHealth(started.address, 5000)).database === false);
  expect(await listHealth(started.address, 5000)).toMatchObject({ '': true, events: true });
  expect(await statusOf('/')).toBe(200);
  carts.close();
  started.process.kill('SIGTERM');
  await once(started.process, 'exit');
});

test('a process that never reached NATS drains and exits on SIGTERM', async () => {
  const started = await spawnProcess({ NATS_URL: 'nats://127.0.0.1:1' });
  await until(started, () => isLogged(started, 'started'));

  started.process.kill('SIGTERM');

  expect(await once(started.process, 'exit')).toEqual([0, null]);
});

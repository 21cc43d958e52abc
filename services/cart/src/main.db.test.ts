import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1/OperationsService';
import { checkHealth, createClient } from '@storefront/rpc';
import type { Database } from './store/schema.ts';
import { aShopper } from './testing/callers.ts';

const serviceToken = 'a-token-of-the-tests-alone';
let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../migrations/', import.meta.url) });
});
afterAll(() => database.close());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startProcess(): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(port),
    DATABASE_URL: database.url,
    NATS_URL: process.env.TEST_NATS_URL,
    SERVICE_TOKEN: serviceToken,
    CATALOG_ADDRESS: `127.0.0.1:${await freePort()}`,
    LOG_LEVEL: 'error',
  };
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `127.0.0.1:${port}`;
  while (!(await checkHealth(address, 500)) && started.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 100));
  return { process: started, address };
}

test('the process serves carts without a catalog, checks its invariants and ends on SIGTERM', async () => {
  const started = await startProcess();
  const carts = createClient<CartServiceDefinition>('storefront.cart.v1.CartService', { address: started.address, serviceToken });
  const operations = createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', {
    address: started.address,
    serviceToken,
  });
  const shopper = aShopper();

  const { cart } = await carts.createCart({}, shopper);
  const read = await carts.getCart({ cartId: cart?.id }, shopper);
  const { checks } = await operations.checkInvariants({}, aShopper({ kind: 'operator' }));

  expect(read.cart).toEqual(cart);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  carts.close();
  operations.close();
  started.process.kill('SIGTERM');
  expect(await once(started.process, 'exit')).toEqual([0, null]);
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import { connect, type DatabaseHandle } from './connect.ts';
import { databaseHealth } from './database-health.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

let database: TestDatabase<unknown>;
let proxy: TcpProxy;
let pool: DatabaseHandle<unknown>;

beforeEach(async () => {
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  proxy = await startTcpProxy(database.url);
  pool = connect({ url: proxy.through(database.url), name: 'health' });
});
afterEach(async () => {
  await pool.close();
  await proxy.close();
  await database.close();
});

async function expectSoon(isAvailable: () => Promise<boolean>, expected: boolean): Promise<void> {
  while ((await isAvailable()) !== expected) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await isAvailable()).toBe(expected);
}

test('a database is unavailable while it does not respond, available again, and unavailable when it has ended', async () => {
  const isAvailable = databaseHealth(pool.db);
  await expectSoon(isAvailable, true);

  proxy.freeze();
  await expectSoon(isAvailable, false);

  proxy.restore();
  await expectSoon(isAvailable, true);

  await proxy.close();
  await expectSoon(isAvailable, false);
  proxy = await startTcpProxy(database.url);
});

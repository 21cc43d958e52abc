import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_TOKENS } from '@storefront/access/testing';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { closeClients, newId } from '@storefront/rpc';
import { createCaches } from './caches.ts';
import { openClients } from './clients.ts';
import type { GatewayDatabase } from './stores/store/schema.ts';
import { aStore, ORIGIN } from './testing/gateway-under-test.ts';

const keyPepper = 'a pepper of more than thirty-two characters';
const NOWHERE = '127.0.0.1:1';
const now = () => new Date();
const client = () => '192.0.2.1';

// No service is called.
const clients = openClients(
  { catalog: NOWHERE, cart: NOWHERE, orders: NOWHERE, billing: NOWHERE, webhooks: NOWHERE },
  { serviceToken: TEST_TOKENS.gateway, tls: undefined },
);
let database: TestDatabase<GatewayDatabase>;
beforeAll(async () => {
  database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../migrations/', import.meta.url) });
});
afterAll(async () => {
  closeClients(clients);
  await database.close();
});

test('warmed caches know the active keys of all stores and their origins', async () => {
  const { db } = database;
  const admin = { db, keyPepper, newId, now, afterChange: () => undefined };
  const [store, other] = [await aStore({ admin }), await aStore({ admin }, 'live')];
  await db.updateTable('api_key').set({ revoked_at: now() }).where('key_id', '=', other.secretId).execute();
  const caches = createCaches({ db, clients, keyPepper, edgeCacheBytesMax: 1_000_000, now });

  await caches.warm();

  // A key that is cached is returned at once, and one that is not is looked up.
  expect(caches.keys.find(store.secret, client)).toMatchObject({ tenantId: store.tenantId, mode: 'sandbox', kind: 'SECRET' });
  expect(caches.keys.find(other.publishable, client)).toMatchObject({ tenantId: other.tenantId, mode: 'live', origins: [ORIGIN] });
  expect(await caches.keys.find(other.secret, client)).toBeUndefined();
  await db.deleteFrom('api_key').execute();
  expect(await caches.origins.isAllowed(ORIGIN, client)).toBe(true);
  expect(await caches.origins.isAllowed('https://another.example', client)).toBe(false);
});

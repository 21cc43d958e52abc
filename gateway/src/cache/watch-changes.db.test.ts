import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogVersions } from '@storefront/catalog-versions';
import { inTransaction, type Scope } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { appendEvent, type Bus, connectBus, startRelay } from '@storefront/events';
import { until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { endedSessions } from '../access/principals/ended-sessions.ts';
import { createStore } from '../stores/handlers/create-store.ts';
import { issueKey } from '../stores/handlers/issue-key.ts';
import { setStore } from '../stores/handlers/set-store.ts';
import { revokeKey } from '../stores/handlers/stores-admin-service.ts';
import { clearFaults } from '../stores/sandbox/faults.ts';
import type { GatewayDatabase } from '../stores/store/schema.ts';
import { operator } from '../testing/gateway-under-test.ts';
import { watchChanges } from './watch-changes.ts';

const log = createLogger('watch-test', 'silent');
let database: TestDatabase<GatewayDatabase>;
let bus: Bus;

beforeAll(async () => {
  database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../../migrations/', import.meta.url) });
  bus = await connectBus({ url: process.env.TEST_NATS_URL ?? '', name: 'gateway-watch-test' });
});
afterAll(async () => {
  await bus.close();
  await database.close();
});

test('all sessions that one event names are refused', async () => {
  const { db } = database;
  const relay = startRelay({ db, bus, service: 'gateway', log });
  const ended = endedSessions(Date.now);
  const { promise: connected, resolve: forgetKeys } = Promise.withResolvers<void>();
  const versions = catalogVersions<Scope>(async () => 1, Date.now);
  const watched = watchChanges({ bus, versions, ended, forgetKeys, forgetSandbox: () => undefined, log });
  await connected;
  const [familyId, other] = [newId(), newId()];

  const data = { familyId, familyIds: [familyId, other] };
  const event = { type: 'session.ended', aggregateId: familyId, data };
  await inTransaction(db, (trx) => appendEvent(trx, { tenantId: newId(), mode: 'live' }, event));
  relay.wake();

  await until(() => expect([ended.has(familyId), ended.has(other)]).toEqual([true, true]));
  await watched.close();
  await relay.close();
});

test('revoking a key or changing a store on one gateway clears the caches of the others', async () => {
  const { db } = database;
  let forgotten = 0;
  const relay = startRelay({ db, bus, service: 'gateway', log });
  const versions = catalogVersions<Scope>(async () => 1, Date.now);
  const forgetKeys = () => void (forgotten += 1);
  const sandboxes: Scope[] = [];
  const forgetSandbox = ({ tenantId, mode }: Scope) => void sandboxes.push({ tenantId, mode });
  const watched = watchChanges({ bus, versions, ended: endedSessions(Date.now), forgetKeys, forgetSandbox, log });
  const admin = { db, keyPepper: 'p'.repeat(32), newId, now: () => new Date(), afterChange: relay.wake };
  const { tenantId = '' } = await createStore(admin)({ name: 'Shop', onlinePayments: false, couriers: false }, operator);
  const { keyId = '' } = await issueKey(admin)({ tenantId, kind: 'secret', mode: 'live', scopes: [], origins: [] }, operator);
  // The caches are cleared once the watch is connected.
  await until(() => expect(forgotten).toBeGreaterThan(0));
  const before = forgotten;

  await revokeKey(admin)({ keyId }, operator);
  await until(() => expect(forgotten).toBeGreaterThan(before));
  const afterRevocation = forgotten;
  await setStore(admin)({ tenantId, couriers: true, paymentRails: [] }, operator);
  await until(() => expect(forgotten).toBeGreaterThanOrEqual(afterRevocation + 2));
  expect(forgotten).toBe(afterRevocation + 2);
  await clearFaults({ db, afterChange: relay.wake }, { tenantId, mode: 'sandbox' });
  await until(() => expect(sandboxes.length).toBeGreaterThan(0));
  expect([sandboxes, forgotten]).toEqual([[{ tenantId, mode: 'sandbox' }], afterRevocation + 2]);

  await watched.close();
  await relay.close();
});

import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { startLeaseOwner } from '@storefront/lease-owners';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { nameResolver } from '../endpoints/name-resolver.ts';
import { claimDeliveries, IN_FLIGHT_PER_STORE } from '../store/claims.ts';
import { releaseLeases } from '../store/release-leases.ts';
import type { Database } from '../store/schema.ts';
import { settleAttempts } from '../store/settle-attempts.ts';
import { startNameServer } from '../testing/name-server.ts';
import { startReceiver } from '../testing/receiver.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aCaller, aStockChange, quietLog } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, deliveriesOf, isSettled, settled } = useSendingHarness();

const attemptsOf = async ({ tenantId }: { tenantId: string }): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from attempt where tenant_id = ${tenantId}`.execute(
    harness().db,
  );
  return rows[0]?.count ?? 0;
};

test('two senders never send the same delivery twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver().reply({ status: 200, until: promise });
  const subscriptions = await Promise.all(Array.from({ length: 5 }, () => harness().subscribe(receiver().url)));
  for (let count = 0; count < 8; count += 1) await harness().dispatch('stock.changed', aStockChange);
  const senders = [harness().startSender(), harness().startSender()];
  await until(() => expect(receiver().openMax()).toBe(20));
  resolve();
  await until(async () => (await Promise.all(subscriptions.map(({ id }) => isSettled(id)))).every(Boolean));
  await Promise.all(senders.map((sender) => sender.close()));

  expect(receiver().received).toHaveLength(40);
  expect(new Set(receiver().received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(40);
});

test('an endpoint has at most four requests in flight across all senders', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver().reply({ status: 200, until: promise });
  const { id } = await harness().subscribe(receiver().url);
  for (let count = 0; count < 20; count += 1) await harness().dispatch('stock.changed', aStockChange);
  const senders = [harness().startSender(), harness().startSender()];
  await until(() => expect(receiver().openMax()).toBeGreaterThanOrEqual(4));
  // Several polls of both senders, which must not claim a fifth.
  await new Promise((next) => setTimeout(next, 1_000));
  expect(receiver().openMax()).toBe(4);
  resolve();
  await settled(id);
  await Promise.all(senders.map((sender) => sender.close()));

  expect(receiver().openMax()).toBe(4);
});

test('a slow endpoint with a backlog does not delay another store', async () => {
  const slow = await startReceiver();
  let release: () => void = () => undefined;
  slow.reply({
    status: 200,
    until: new Promise((resolve) => {
      release = resolve;
    }),
  });
  const stranger = aCaller();
  await harness().subscribe(slow.url, { caller: stranger });
  for (let count = 0; count < 50; count += 1) await harness().dispatch('stock.changed', aStockChange, stranger);
  const sender = harness().startSender();
  await until(() => expect(slow.received).toHaveLength(4));
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);

  expect(receiver().received).toHaveLength(1);
  expect(slow.received).toHaveLength(4);
  release();
  await sender.close();
  await slow.close();
});

test('stores take shared regardless of the size of their backlogs', async () => {
  const busy = aCaller();
  for (let count = 0; count < 3; count += 1) await harness().subscribe(receiver().url, { caller: busy });
  for (let count = 0; count < 10; count += 1) await harness().dispatch('stock.changed', aStockChange, busy);
  await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);

  const claims = await claimDeliveries(harness().db, { owner: randomUUID(), limit: 2, leaseMs: 60_000 });

  expect(new Set(claims.map(({ tenantId }) => tenantId))).toEqual(new Set([busy.tenantId, caller.tenantId]));
});

test('a store whose endpoints are all slow leaves most of a sender to the others', async () => {
  const busy = aCaller();
  for (let count = 0; count < 20; count += 1) await harness().subscribe(receiver().url, { caller: busy });
  for (let count = 0; count < 4; count += 1) await harness().dispatch('stock.changed', aStockChange, busy);
  const claim = () => claimDeliveries(harness().db, { owner: randomUUID(), limit: 128, leaseMs: 60_000 });

  expect(await claim()).toHaveLength(IN_FLIGHT_PER_STORE);
  expect(await claim()).toHaveLength(0);

  await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  expect((await claim()).map(({ tenantId }) => tenantId)).toEqual([caller.tenantId]);
});

test('nine tenths of a long backlog take no larger share than the other stores', async () => {
  const busy = aCaller();
  for (let count = 0; count < 20; count += 1) await harness().subscribe(receiver().url, { caller: busy });
  for (let count = 0; count < 9; count += 1) await harness().subscribe(receiver().url, { caller: aCaller() });
  // 9,000 deliveries of the busy store, due an hour before the 999 of the nine other stores.
  await sql`
    insert into delivery (tenant_id, mode, id, subscription_id, event, event_id, body, status, next_attempt_at, created_at)
    select tenant_id, mode, gen_random_uuid(), id, 'stock.changed', gen_random_uuid(), '{}', 'PENDING',
      case when tenant_id = ${busy.tenantId} then now() - interval '1 hour' else now() end, now()
    from subscription cross join lateral generate_series(1, case when tenant_id = ${busy.tenantId} then 450 else 111 end)
  `.execute(harness().db);
  await sql`
    insert into flow (tenant_id, mode, kind, due_at) select distinct tenant_id, mode, 'delivery', now() from delivery
    on conflict (tenant_id, mode, kind) do update set due_at = excluded.due_at
  `.execute(harness().db);

  const shared: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    const claims = await claimDeliveries(harness().db, { owner: randomUUID(), limit: 30, leaseMs: 60_000 });
    shared.push(...claims.map(({ tenantId }) => tenantId));
    await sql`
      update delivery set status = 'DELIVERED', next_attempt_at = null, lease_token = null, lease_until = null, lease_owner = null
      where lease_token is not null
    `.execute(harness().db);
  }

  // Ten stores with work share 300 deliveries: 30 each.
  expect(shared).toHaveLength(300);
  expect(shared.filter((tenantId) => tenantId === busy.tenantId)).toHaveLength(30);
});

test('a sender whose lease has expired cannot settle its attempt, and the attempt of the new lease counts', async () => {
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  const [stale] = await claimDeliveries(harness().db, { owner: randomUUID(), limit: 1, leaseMs: 1 });
  await until(async () =>
    expect((await sql`select from delivery where lease_until < clock_timestamp()`.execute(harness().db)).rows.length).toBeGreaterThan(0),
  );
  const sender = harness().startSender();
  await settled(id);
  await sender.close();
  if (stale === undefined) throw new Error('nothing was due');

  const outcome = { startedAt: new Date(), durationMs: 1, responseStatus: 500, failure: 'http_status' as const, retryAfter: null };
  const decide = () => {
    throw new Error('a stale attempt must not be settled');
  };
  expect(await settleAttempts(harness().db, [{ leased: stale, outcome, decide }])).toEqual([undefined]);
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'DELIVERED', attemptCount: 1 }]);
});

test('the deliveries of a killed sender are sent by another one before their leases expire', async () => {
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  const killed = startOwner();
  await until(
    async () => (await sql`select from lease_owner where id = ${killed.id} and has_session`.execute(harness().db)).rows.length > 0,
  );
  await claimDeliveries(harness().db, { owner: killed.id, limit: 1, leaseMs: 10 * 60_000 });
  const sender = harness().startSender();
  // Like the death of its process: its session ends, and its row remains.
  await killed.close();
  await sql`insert into lease_owner (id, seen_at, has_session) values (${killed.id}, clock_timestamp(), true)`.execute(harness().db);
  expect(receiver().received).toHaveLength(0);

  const living = startOwner(sender.wake);
  await settled(id);
  await living.close();
  await sender.close();
  expect(receiver().received).toHaveLength(1);
});

/** Starts a process that owns leases and releases those of dead ones. */
const startOwner = (onReleased: () => void = () => undefined) =>
  startLeaseOwner<Database>({
    db: harness().db,
    url: harness().url,
    name: 'webhooks',
    pooler: false,
    log: quietLog,
    release: releaseLeases,
    onReleased,
  });

test('names that do not resolve do not delay deliveries of other stores', async () => {
  const names = await startNameServer();
  const stranger = aCaller();
  for (let count = 0; count < 10; count += 1) await harness().subscribe(`http://hook-${count}.silent.test/`, { caller: stranger });
  for (let count = 0; count < 4; count += 1) await harness().dispatch('stock.changed', aStockChange, stranger);
  const resolve = nameResolver({ allowPrivate: true, nameServers: [names.address] });
  const sender = harness().startSender({ waitsMs: [], timeoutMs: 15_000, resolve });
  await until(() => expect(names.requested.size).toBeGreaterThan(0));
  const { id } = await harness().subscribe(receiver().url.replace('127.0.0.1', 'hooks.test'));
  await harness().dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);

  expect(receiver().received).toHaveLength(1);
  expect(await attemptsOf(stranger)).toBe(0);
  await sender.close();
  names.close();
});

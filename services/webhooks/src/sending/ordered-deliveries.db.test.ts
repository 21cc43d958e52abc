import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { explained, violatedInvariants } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { redeliver, replayDeliveries } from '../handlers/deliveries.ts';
import { setEventFeed } from '../handlers/events.ts';
import { updateSubscription } from '../handlers/subscriptions.ts';
import { claimDeliveries } from '../store/claims.ts';
import { invariants } from '../store/invariants.ts';
import { anOrder } from '../testing/an-order.ts';
import type { Received } from '../testing/receiver.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';

const { harness, receiver, caller, deliveriesOf, settled } = useSendingHarness();
const HOUR_MS = 3_600_000;

const subscribe = (ordering: 'AGGREGATE' | undefined = 'AGGREGATE') =>
  harness().subscribe(receiver().url, ordering ? { options: { ordering } } : {});
const dispatch = (sku: string, sequence: number) =>
  harness().dispatch('stock.changed', { sku, availability: 'LOW', previousAvailability: 'OUT' }, undefined, sequence, sku);
const nameOf = ({ body }: Received): string => {
  const { data, sequence } = JSON.parse(body.toString()) as { data: { sku: string }; sequence: number };
  return `${data.sku}${sequence}`;
};
const received = (sku = '') =>
  receiver()
    .received.map(nameOf)
    .filter((name) => name.startsWith(sku));
/** Lets these events fail, and returns how to let all succeed. */
function fail(...names: readonly string[]): () => void {
  const failing = new Set(names);
  receiver().replyBy((request) => ({ status: failing.has(nameOf(request)) ? 500 : 200 }));
  return () => failing.clear();
}
async function idOf(subscriptionId: string, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from delivery where subscription_id = ${subscriptionId} and 'stock ' || ${name.slice(0, -1)} = aggregate and position = ${Number(name.slice(-1))}
  `.execute(harness().db);
  return rows[0]?.id ?? '';
}
const redeliverOf = async (subscriptionId: string, name: string) =>
  redeliver(harness().deps)({ subscriptionId, deliveryId: await idOf(subscriptionId, name) }, caller);
const change = (subscriptionId: string, changed: { status?: string; ordering?: 'NONE' | 'AGGREGATE' }) =>
  updateSubscription(harness().deps)({ subscriptionId, eventTypes: [], ...changed }, caller);
/** Ends the waits for missing events, and dispatches what is due. */
async function dispatchPending(areWaitsOver = false): Promise<void> {
  if (areWaitsOver) await harness().makePendingDue();
  while ((await harness().completeDue()).length > 0);
}
const pending = async () => {
  const { rows } = await sql<{ position: number; waitMs: number }>`
    select position, extract(epoch from gap_until - created_at)::float8 * 1000 as "waitMs" from pending_event
    where tenant_id = ${caller.tenantId} order by position
  `.execute(harness().db);
  return rows.map(({ position, waitMs }) => [position, Math.round(waitMs / 1_000)]);
};
const statusOf = async (subscriptionId: string) =>
  (await deliveriesOf(subscriptionId)).map(({ status = '' }) => status).toSorted((a, b) => a.localeCompare(b));

test('an event is sent only after the one before it was accepted, and other aggregates of the endpoint do not wait', async () => {
  const succeed = fail('A1');
  const { id } = await subscribe();
  for (let sequence = 1; sequence <= 20; sequence += 1) await dispatch('A', sequence);
  const sender = harness().startSender({ waitsMs: Array.from({ length: 1_000 }, () => 50) });
  for (let sequence = 1; sequence <= 3; sequence += 1) await dispatch('B', sequence);
  sender.wake();
  await until(() => expect(received('B')).toEqual(['B1', 'B2', 'B3']));
  await until(() => expect(received('A').length).toBeGreaterThan(2));
  expect(new Set(received('A'))).toEqual(new Set(['A1']));
  succeed();
  await settled(id);
  await sender.close();

  expect([...new Set(received('A'))]).toEqual(Array.from({ length: 20 }, (_, index) => `A${index + 1}`));
  expect(await violatedInvariants(harness().db, invariants)).toEqual([]);
});

test('an event is sent after the one before it was given up', async () => {
  fail('A1', 'A2');
  const { id } = await subscribe();
  for (const sequence of [1, 2, 3]) await dispatch('A', sequence);
  const sender = harness().startSender({ waitsMs: [10] });
  await settled(id);
  await sender.close();

  expect(received()).toEqual(['A1', 'A1', 'A2', 'A2', 'A3']);
});

test('a redelivery does not wait, and delays no other', async () => {
  const succeed = fail('A1', 'A3');
  const { id } = await subscribe();
  for (const sequence of [1, 2, 3, 4]) await dispatch('A', sequence);
  const sender = harness().startSender({ waitsMs: [HOUR_MS, HOUR_MS] });
  await until(() => expect(received()).toEqual(['A1']));
  await redeliverOf(id, 'A2');
  sender.wake();
  await until(() => expect(received()).toEqual(['A1', 'A2']));
  await redeliverOf(id, 'A3');
  sender.wake();
  // It has failed, and waits for the first one again.
  await until(async () => expect(await statusOf(id)).toEqual(['DELIVERED', 'PENDING', 'PENDING', 'PENDING']));
  await until(() => expect(received()).toEqual(['A1', 'A2', 'A3']));
  succeed();
  await redeliverOf(id, 'A1');
  sender.wake();
  await settled(id);
  // A delivery that was accepted before delays no other, even if it fails now.
  fail('A1');
  await redeliverOf(id, 'A1');
  await dispatch('A', 5);
  sender.wake();
  await until(() => expect(received().slice(6).toSorted()).toEqual(['A1', 'A5']));
  await sender.close();

  expect(received().slice(0, 6)).toEqual(['A1', 'A2', 'A3', 'A1', 'A3', 'A4']);
});

test('disabling gives up what waits, and a replay sends it in order', async () => {
  fail('A1');
  const { id } = await subscribe();
  for (const sequence of [1, 2, 3]) await dispatch('A', sequence);
  const sender = harness().startSender({ waitsMs: [HOUR_MS, HOUR_MS] });
  await until(async () => expect((await deliveriesOf(id)).some(({ attemptCount }) => attemptCount === 1)).toBe(true));
  await change(id, { status: 'DISABLED' });
  expect(await statusOf(id)).toEqual(['DISCARDED', 'DISCARDED', 'DISCARDED']);
  await dispatch('A', 4);
  await change(id, { status: 'ACTIVE' });
  await dispatch('A', 5);
  sender.wake();
  // The receiver has it before its attempt is saved, and a replay of an attempt in flight does not wait.
  await until(async () => expect(await statusOf(id)).toContain('DELIVERED'));
  expect(received()).toEqual(['A1', 'A5']);
  const succeed = fail('A1');
  const since = new Date(Date.now() - HOUR_MS).toISOString();
  await replayDeliveries(harness().deps)({ subscriptionId: id, since, eventTypes: [] }, caller);
  sender.wake();
  await until(() => expect(received()).toEqual(['A1', 'A5', 'A1']));
  succeed();
  await redeliverOf(id, 'A1');
  sender.wake();
  await settled(id);
  await sender.close();

  expect(received().slice(3)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  expect(await violatedInvariants(harness().db, invariants)).toEqual([]);
});

test('events that arrive in another order are sent in theirs', async () => {
  const { id } = await subscribe();
  for (const sequence of [1, 4, 3]) await dispatch('A', sequence);
  const sender = harness().startSender();
  await settled(id);
  await dispatchPending();
  expect([received(), await pending()]).toEqual([
    ['A1'],
    [
      [3, 360],
      [4, 360],
    ],
  ]);
  await dispatch('A', 2);
  await dispatchPending();
  sender.wake();
  await settled(id);
  await sender.close();

  expect(received()).toEqual(['A1', 'A2', 'A3', 'A4']);
});

test('an event that arrives before the first one of its aggregate waits for it, and a later one does not wait for long', async () => {
  const { id } = await subscribe();
  await dispatch('A', 2);
  expect(await pending()).toEqual([[2, 2]]);
  await dispatch('A', 1);
  await dispatch('B', 7);
  await dispatchPending(true);
  const sender = harness().startSender();
  await settled(id);
  await sender.close();

  expect(received('A')).toEqual(['A1', 'A2']);
  expect(received('B')).toEqual(['B7']);
});

test('with the feed on, events that arrive in another order are sent in theirs as well', async () => {
  await setEventFeed(harness().deps)({ isOn: true }, caller);
  const { id } = await subscribe();
  for (const sequence of [2, 1, 3]) await dispatch('A', sequence);
  await harness().dispatch('order.confirmed', { order: anOrder('CONFIRMED') }, undefined, 1, 'order');
  const sender = harness().startSender();
  await until(async () => {
    await harness().completeDue();
    sender.wake();
    expect(received('A')).toEqual(['A1', 'A2', 'A3']);
  });
  await settled(id);
  await sender.close();
  await setEventFeed(harness().deps)({ isOn: false }, caller);
});

test('a missing event of a type to which it does not subscribe is waited for as well', async () => {
  const { id } = await harness().subscribe(receiver().url, { options: { ordering: 'AGGREGATE' }, eventTypes: ['product.created'] });
  const product = (type: 'product.created' | 'product.updated', sequence: number) =>
    harness().dispatch(type, { sku: 'A', changed: [], updatedAt: new Date().toISOString(), version: 1 }, undefined, sequence, 'A');
  await product('product.created', 1);
  await product('product.created', 3);
  const sender = harness().startSender();
  await until(async () => expect(await statusOf(id)).toEqual(['DELIVERED']));
  await dispatchPending();
  expect(await pending()).toEqual([[3, 360]]);
  await product('product.updated', 2);
  await dispatchPending();
  sender.wake();
  await settled(id);
  await sender.close();

  expect(receiver().received).toHaveLength(2);
});

test('events of types to which it does not subscribe leave no gap, and a lost event delays the next one for minutes only', async () => {
  const { id } = await subscribe();
  await dispatch('A', 1);
  await harness().dispatch('product.updated', { sku: 'A', changed: [], updatedAt: new Date().toISOString() }, undefined, 1, 'A');
  await dispatch('A', 2);
  await dispatch('A', 4);
  const sender = harness().startSender();
  await settled(id);
  await dispatchPending();
  expect([received(), await pending()]).toEqual([['A1', 'A2'], [[4, 360]]]);
  await dispatchPending(true);
  sender.wake();
  await settled(id);
  // It was given up, and arrives late.
  await dispatch('A', 3);
  sender.wake();
  await settled(id);
  await sender.close();

  expect(received()).toEqual(['A1', 'A2', 'A4', 'A3']);
});

test('pending deliveries wait for each other once a subscription is ordered, and are all due when it is not any more', async () => {
  const { id } = await harness().subscribe(receiver().url);
  for (const sequence of [1, 2]) await dispatch('A', sequence);
  const due = async () => (await deliveriesOf(id)).filter(({ nextAttemptAt }) => nextAttemptAt !== undefined).length;
  expect(await due()).toBe(2);
  await change(id, { ordering: 'AGGREGATE' });
  await dispatch('A', 3);
  await dispatchPending(true);
  expect(await due()).toBe(1);
  await change(id, { ordering: 'NONE' });

  expect(await due()).toBe(3);
});

test('a claim reads none of thousands of deliveries that wait for one', async () => {
  await subscribe();
  for (const sku of ['A', 'B', 'C']) await dispatch(sku, 1);
  const { db } = harness();
  await sql`
    insert into delivery (tenant_id, mode, id, subscription_id, event, event_id, body, status, aggregate, position, is_open, created_at)
    select tenant_id, mode, gen_random_uuid(), subscription_id, event, gen_random_uuid(), body, status, aggregate, 1 + number, true, created_at
    from delivery cross join generate_series(1, 5000) as number where aggregate = 'stock A'
  `.execute(db);
  let claimed = 0;
  const plans = await explained(db, async (observed) => {
    claimed = (await claimDeliveries(observed, { owner: randomUUID(), limit: 32, leaseMs: HOUR_MS })).length;
  });

  expect(claimed).toBe(3);
  expect(plans.flat().filter(({ rows }) => rows > 100)).toEqual([]);
});

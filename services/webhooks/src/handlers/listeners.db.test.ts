import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Leave, flowOf } from '@storefront/fair-queue';
import { until } from '@storefront/lifecycle/testing';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { LISTENER_EVENTS_MAX, LISTENERS_MAX } from '../domain/listener.ts';
import { triggerEvent } from '../sandbox/trigger-event.ts';
import { filterSubscribed } from '../store/receivers.ts';
import { purges } from '../sweeps/purges.ts';
import { anOrder } from '../testing/an-order.ts';
import { aCaller, aStockChange, openWebhooksHarness, type WebhooksHarness } from '../testing/webhooks-harness.ts';
import { createListener, deleteListener, receiveEvents } from './listeners.ts';

let caller: Caller;
let harness: WebhooksHarness;
beforeAll(async () => {
  harness = await openWebhooksHarness(aCaller());
});
afterAll(() => harness.close());
beforeEach(() => {
  caller = aCaller();
});

const listen = async (over: { eventTypes?: string[]; signingSecret?: string; by?: Caller } = {}) => {
  const { by = caller, eventTypes = [], signingSecret } = over;
  const created = await createListener(harness.deps)({ eventTypes, signingSecret }, by);
  return { id: created.listener?.id ?? '', signingSecret: created.signingSecret ?? '' };
};
const receive = async (listenerId: string, cursor = 0, over: { limit?: number; waitMs?: number; by?: Caller } = {}) => {
  const { by = caller, limit = 0, waitMs = 0 } = over;
  const { events = [], missed } = await receiveEvents(harness.deps)({ listenerId, cursor, limit, waitMs }, by);
  return { events, missed };
};
const changeStock = (by = caller) => harness.dispatch('stock.changed', aStockChange, by);

test('an event is signed like a delivery, and returned until it is acknowledged', async () => {
  const { id, signingSecret } = await listen();
  const { id: eventId } = await changeStock();
  const [first] = (await receive(id)).events;
  const [again] = (await receive(id)).events;

  const body = Buffer.from(first?.body ?? '');
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ id: eventId, type: 'stock.changed', mode: 'sandbox' });
  expect(first).toMatchObject({ cursor: 1, event: 'stock.changed', eventId });
  expect(first?.headers).toMatchObject({
    'Content-Type': 'application/json',
    'User-Agent': 'Storefront-Webhooks/1.0',
    'X-Service-Event': 'stock.changed',
    'X-Service-Attempt': '1',
    'X-Service-Signature': `sha256=${createHmac('sha256', signingSecret).update(body).digest('hex')}`,
    'webhook-id': eventId,
  });
  expect(again?.headers).toMatchObject({
    'X-Service-Attempt': '2',
    'X-Service-Delivery': first?.headers?.['X-Service-Delivery'],
    'webhook-id': eventId,
  });
  expect(await receive(id, 1)).toEqual({ events: [], missed: 0 });
  expect(await receive(id, 0)).toEqual({ events: [], missed: 0 });
});

test('only events of its types, store, and mode reach a listener', async () => {
  const live = { ...caller, mode: 'live' as const };
  const [own, all, ofLive, other] = [
    await listen({ eventTypes: ['order.confirmed'] }),
    await listen(),
    await listen({ by: live }),
    aCaller(),
  ];
  const change = await changeStock();
  const ofOther = await changeStock(other);
  expect(await filterSubscribed(harness.db, [change])).toEqual(new Set([change]));
  expect(await filterSubscribed(harness.db, [ofOther])).toEqual(new Set());

  expect((await receive(own.id)).events).toEqual([]);
  expect((await receive(all.id)).events).toMatchObject([{ eventId: change.id }]);
  expect((await receive(ofLive.id, 0, { by: live })).events).toEqual([]);
  for (const by of [other, live]) await expect(receive(all.id, 0, { by })).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteListener(harness.deps)({ listenerId: all.id }, other)).rejects.toMatchObject({ code: 'not_found' });
});

test('events are returned in order, a few at a time, and waited for', async () => {
  const { id } = await listen();
  const ids = [];
  for (let count = 0; count < 12; count += 1) ids.push((await changeStock()).id);
  const first = await receive(id);
  const rest = await receive(id, 10);
  expect([...first.events, ...rest.events].map(({ eventId }) => eventId)).toEqual(ids);
  expect((await receive(id, 10, { limit: 1 })).events).toHaveLength(1);

  const waiting = receive(id, 12, { waitMs: 5_000 });
  const late = await changeStock();
  expect((await waiting).events).toMatchObject([{ eventId: late.id, cursor: 13 }]);
});

test('a store has a limited number of calls that wait, and those of others do not count', async () => {
  const { eventWaits } = harness.deps;
  const { id } = await listen();
  const other = aCaller();
  const { id: otherId } = await listen({ by: other });
  const leaves: Leave[] = [];
  for (let count = 0; count < 4 * LISTENERS_MAX; count += 1) leaves.push(await eventWaits.enter(flowOf(caller)));

  await expect(receive(id, 0, { waitMs: 5_000 })).rejects.toMatchObject({ code: 'service_unavailable', reason: 'overloaded' });
  expect((await receive(otherId, 0, { waitMs: 300, by: other })).events).toEqual([]);

  await changeStock();
  expect((await receive(id, 0, { waitMs: 5_000 })).events).toHaveLength(1);
  for (const leave of leaves) leave();
});

test('concurrent events are numbered in the order of their commits, so that no cursor passes one', async () => {
  const { id } = await listen();
  const seen: string[] = [];
  const ids = new Set<string>();
  // No more at once than the pool has connections, for which a busy machine would make the others wait too long.
  const writeFive = async () => {
    for (let written = 0; written < 5; written += 1) ids.add((await changeStock()).id);
  };
  const writing = Promise.all(Array.from({ length: 8 }, writeFive));
  let cursor = 0;
  await until(async () => {
    const { events } = await receive(id, cursor);
    seen.push(...events.map(({ eventId }) => eventId ?? ''));
    cursor = events.at(-1)?.cursor ?? cursor;
    expect(seen.length).toBeGreaterThanOrEqual(40);
  });
  await writing;

  expect(new Set(seen)).toEqual(ids);
});

test('an event of an order arrives complete, and a triggered one without any subscription', async () => {
  const { id } = await listen();
  await harness.dispatch('order.confirmed', { order: anOrder('CONFIRMED') }, caller);
  const trigger = { type: 'stock.changed', aggregateId: 'BOLT', dataJson: JSON.stringify(aStockChange) };
  expect(await triggerEvent(harness.deps)(trigger, caller)).toMatchObject({ subscriptions: 0, listeners: 1 });

  const { events } = await receive(id);
  expect(events.map(({ event }) => event)).toEqual(['order.confirmed', 'stock.changed']);
  expect(JSON.parse(events[0]?.body ?? '').data).toMatchObject({ invoices: expect.any(Array) });
  expect(JSON.parse(events[1]?.body ?? '')).toMatchObject({ triggered: true });
});

test('a listener receives the last events, and says how many were dropped, even when it asks again', async () => {
  const { id } = await listen({ eventTypes: ['stock.changed'] });
  const other = await listen();
  await changeStock();
  await receive(id);
  expect(await receive(id, 1)).toEqual({ events: [], missed: 0 });
  for (let count = 0; count < 3; count += 1) await changeStock();
  const [handed] = (await receive(other.id, 0, { limit: 2 })).events.slice(1);
  // As if the events since then were many.
  await sql`update event_feed set last_position = last_position + ${LISTENER_EVENTS_MAX - 2} where tenant_id = ${caller.tenantId}`.execute(
    harness.db,
  );
  await changeStock();

  const missed = await receive(id, 1, { limit: 1 });
  expect(missed).toMatchObject({ events: [{ cursor: 4 }], missed: 2 });
  expect(await receive(id, 1)).toMatchObject({ events: [{ cursor: 4 }, { cursor: LISTENER_EVENTS_MAX + 3 }], missed: 2 });
  expect(await receive(id, 4)).toMatchObject({ events: [{ cursor: LISTENER_EVENTS_MAX + 3 }], missed: 0 });
  // Events that were handed out before they were dropped, and are acknowledged now, were not missed.
  expect(await receive(other.id, handed?.cursor, { limit: 1 })).toMatchObject({ events: [{ cursor: 4 }], missed: 1 });
});

test('a listener to a rare type passes thousands of events of others', async () => {
  const { id } = await listen({ eventTypes: ['product.removed'] });
  await listen({ eventTypes: ['stock.changed'] });
  await changeStock();
  await sql`update event_feed set last_position = last_position + 12000 where tenant_id = ${caller.tenantId}`.execute(harness.db);
  const { id: rare } = await harness.dispatch('product.removed', { sku: 'BOLT' }, caller);

  expect((await receive(id)).events).toMatchObject([{ eventId: rare, cursor: 12_002 }]);
  expect((await receive(id, 12_002)).events).toEqual([]);
});

test('a body is stored once for all listeners, and not without one', async () => {
  await changeStock();
  const [first, second] = [await listen(), await listen({ eventTypes: ['stock.changed'] })];
  await listen({ eventTypes: ['order.confirmed'] });
  await changeStock();
  for (const { id } of [first, second]) expect((await receive(id)).events).toHaveLength(1);

  const stored = await harness.db.selectFrom('stored_event').select('in_feed').where('tenant_id', '=', caller.tenantId).execute();
  expect(stored).toEqual([{ in_feed: false }]);
});

test('a store has a limited number of listeners, and one that is not used expires', async () => {
  const [first] = await Promise.all(Array.from({ length: LISTENERS_MAX }, () => listen()));
  await expect(listen()).rejects.toMatchObject({ code: 'conflict', reason: 'webhook_listener_limit' });
  await listen({ by: aCaller() });
  await sql`update listener set seen_at = now() - interval '11 minutes' where id = ${first?.id ?? ''}`.execute(harness.db);

  await expect(receive(first?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  await listen();
  const purgeListeners = purges(harness.deps).find(({ name }) => name === 'purge-listeners');
  expect(await purgeListeners?.run()).toBe(1);
  expect((await receive((await listen({ by: aCaller() })).id, 0, { by: caller }).catch((error) => error)).code).toBe('not_found');
});

test('a developer can bring a secret and choose events, which are checked', async () => {
  const signingSecret = `whsec_${randomBytes(32).toString('base64')}`;
  expect((await listen({ signingSecret })).signingSecret).toBe(signingSecret);
  await expect(listen({ signingSecret: 'whsec_short', eventTypes: ['order.lost'] })).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ field: 'event_types.0' }, { field: 'signing_secret' }],
  });
});

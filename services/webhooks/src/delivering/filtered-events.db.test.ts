import { expect, test } from '@jest/globals';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import { sql } from 'kysely';
import { replayDeliveries } from '../handlers/deliveries.ts';
import { pingSubscription } from '../handlers/rotate-secret.ts';
import { updateSubscription } from '../handlers/subscriptions.ts';
import { triggerEvent } from '../sandbox/trigger-event.ts';
import { anOrder } from '../testing/an-order.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';

const { harness, caller, deliveriesOf } = useSendingHarness();

const ENDPOINT = 'http://127.0.0.1:4000/hook';
type FieldWithValues = readonly [field: string, ...values: unknown[]];
const filtered = (...filters: readonly FieldWithValues[]) => ({
  filters: { filters: filters.map(([field, ...values]) => ({ field, in: values.map((value) => JSON.stringify(value)) })) },
});
const subscribe = (...filters: readonly FieldWithValues[]) =>
  harness().subscribe(ENDPOINT, { eventTypes: ['stock.changed', 'order.confirmed'], options: filtered(...filters) });
const changeStock = (sku: string, availability = 'LOW') =>
  harness().dispatch('stock.changed', { sku, availability, previousAvailability: 'IN_STOCK' });
/** Deliveries of the same millisecond have no defined order. */
const eventsOf = async (id: string) => new Set((await deliveriesOf(id)).map(({ eventId }) => eventId));

test('a subscription receives the events whose data match all of its filters', async () => {
  const [both, either, none] = [
    await subscribe(['sku', 'A', 'B'], ['availability', 'LOW']),
    await subscribe(['availability', 'OUT', null]),
    await subscribe(['sku', 'C'], ['availability', 'LOW']),
  ];
  const [first, second, third] = [await changeStock('A'), await changeStock('A', 'OUT'), await changeStock('B')];

  expect(await eventsOf(both.id)).toEqual(new Set([first.id, third.id]));
  expect(await eventsOf(either.id)).toEqual(new Set([second.id]));
  expect(await eventsOf(none.id)).toEqual(new Set());
});

test('a triggered event is sent to the subscriptions that are counted, whose filters match', async () => {
  const [matching, other] = [await subscribe(['sku', 'A']), await subscribe(['sku', 'B'])];
  const dataJson = JSON.stringify({ sku: 'A', availability: 'LOW', previousAvailability: 'IN_STOCK' });
  const triggered = await triggerEvent(harness().deps)({ type: 'stock.changed', aggregateId: 'A', dataJson }, caller);

  expect(triggered.subscriptions).toBe(1);
  expect(await eventsOf(matching.id)).toEqual(new Set([triggered.eventId]));
  expect(await eventsOf(other.id)).toEqual(new Set());
});

test('a triggered event of an order is counted by its final data', async () => {
  const session = { id: 'session', status: 'PAID', amount: '115.00', currency: 'JMD' } as PaymentSession__Output;
  const { id } = await subscribe(['payment_session.status', 'PAID']);
  await subscribe(['payment_session', null]);
  harness().billing.response = { invoices: [], paymentSession: session };
  const order = { ...anOrder('CONFIRMED'), paymentStatus: 'PAID' };
  const trigger = { type: 'order.confirmed', aggregateId: 'SO-1', dataJson: JSON.stringify({ order }) };
  const { eventId, subscriptions } = await triggerEvent(harness().deps)(trigger, caller);
  await harness().makePendingDue();
  await harness().completeDue();

  expect(subscriptions).toBe(1);
  expect(await eventsOf(id)).toEqual(new Set([eventId]));
});

test('an event of an order is compared with its final data, with the sections of billing', async () => {
  const session = { id: 'session', status: 'PAID', amount: '115.00', currency: 'JMD' } as PaymentSession__Output;
  const [paid, unpaid] = [await subscribe(['payment_session.status', 'PAID']), await subscribe(['payment_session', null])];
  harness().billing.response = { invoices: [], paymentSession: session };
  const { id } = await harness().dispatch('order.confirmed', { order: { ...anOrder('CONFIRMED'), paymentStatus: 'PAID' } });

  expect([await eventsOf(paid.id), await eventsOf(unpaid.id)]).toEqual([new Set([id]), new Set()]);
});

test('an event that waits for an earlier one is compared when it is completed', async () => {
  const { id } = await subscribe(['sku', 'A']);
  const events = [];
  // More than are written at once.
  await sql`insert into pending_event (tenant_id, mode, event_id, aggregate, aggregate_id, position, event, next_try_at)
    values (${caller.tenantId}, ${caller.mode}, gen_random_uuid(), 'stock', 'BOLT', 0, '{}', now() + interval '1 hour')`.execute(
    harness().db,
  );
  for (const sku of ['A', 'B', 'A']) events.push(await changeStock(sku));
  expect(await eventsOf(id)).toEqual(new Set());
  await sql`delete from pending_event where position = 0`.execute(harness().db);
  for (let count = 0; count < 3; count += 1) {
    await harness().makePendingDue();
    await harness().completeDue();
  }

  expect(await eventsOf(id)).toEqual(new Set([events[0]?.id, events[2]?.id]));
});

test('filters do not apply to pings', async () => {
  const { id } = await subscribe(['sku', 'A']);
  await pingSubscription(harness().deps)({ subscriptionId: id }, caller);

  expect(await deliveriesOf(id)).toMatchObject([{ event: 'ping' }]);
});

test('a replay sends what matches the filters as they are now, comparing as for new events', async () => {
  const { id } = await subscribe();
  const events = [await changeStock('A'), await changeStock('B'), await changeStock('"a".b')];
  await sql`
    update delivery set body = jsonb_set(body::jsonb, '{data,extra}',
      '{"n": 1, "t": "1", "b": true, "z": null, "list": [{"n": 1}], "a b": 1}')::text
    where subscription_id = ${id} and event_id = ${events[0]?.id}
  `.execute(harness().db);
  const replayed = async (...filters: readonly FieldWithValues[]) => {
    await updateSubscription(harness().deps)({ subscriptionId: id, eventTypes: [], ...filtered(...filters) }, caller);
    await sql`update delivery set status = 'DELIVERED', next_attempt_at = null, resends = 0 where subscription_id = ${id}`.execute(
      harness().db,
    );
    const response = await replayDeliveries(harness().deps)(
      { subscriptionId: id, since: new Date(Date.now() - 3_600_000).toISOString(), eventTypes: [] },
      caller,
    );
    const pending = (await deliveriesOf(id)).filter(({ status }) => status === 'PENDING').map(({ eventId }) => eventId);
    expect(response.replayed).toBe(pending.length);
    return pending.map((eventId) => events.findIndex((event) => event.id === eventId)).toSorted((one, other) => one - other);
  };

  expect(await replayed()).toEqual([0, 1, 2]);
  expect(await replayed(['sku', 'B', '"a".b'])).toEqual([1, 2]);
  expect(await replayed(['sku', 'A', 'B'], ['availability', 'OUT'])).toEqual([]);
  for (const [field, value] of [
    ['n', 1],
    ['n', 1.0],
    ['t', '1'],
    ['b', true],
    ['z', null],
    ['a b', 1],
  ] as const)
    expect([field, await replayed([`extra.${field}`, 'other', value])]).toEqual([field, [0]]);
  for (const [field, value] of [
    ['n', '1'],
    ['t', 1],
    ['b', 1],
    ['z', 'null'],
    ['missing', null],
    ['list', null],
    ['list.n', 1],
    ['list.0.n', 1],
    ['t.length', 1],
  ] as const)
    expect([field, await replayed([`extra.${field}`, value])]).toEqual([field, []]);
});

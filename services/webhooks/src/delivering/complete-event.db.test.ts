import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { Invoice__Output, PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
import { sql } from 'kysely';
import { getDelivery } from '../handlers/deliveries.ts';
import { createListener } from '../handlers/listeners.ts';
import { takeEvents } from '../store/listeners.ts';
import { claimPendingEvents, retryPendingEvents, insertPendingEvents } from '../store/pending-events.ts';
import { filterSubscribed } from '../store/receivers.ts';
import { releaseLeases } from '../store/release-leases.ts';
import { anOrder } from '../testing/an-order.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { completeEvent, dispatchCompleted } from './deliver-event.ts';

const { harness, caller, deliveriesOf } = useSendingHarness();

const CUSTOMER = '0199a000-0000-7000-8000-000000000001';
const anOrderThatWas = (status: Order__Output['status'], ...events: string[]) => ({
  ...anOrder(status),
  customerId: CUSTOMER,
  timeline: events.map((event) => ({ event, at: '2026-11-21T08:16:00.000Z', actor: 'system' })),
});
const CONFIRMED = { order: anOrderThatWas('CONFIRMED', 'confirmed') };
const CANCELLED = { order: anOrderThatWas('CANCELLED', 'confirmed', 'cancelled') };
const anInvoice = (status: string) => ({ id: 'invoice', number: 'INV-1', status, total: '115.00', amountDue: '115.00' }) as Invoice__Output;
const SESSION = { id: 'session', status: 'PAID', amount: '115.00', currency: 'JMD' } as PaymentSession__Output;

const aPendingEvent = {
  id: '',
  type: 'order.confirmed',
  aggregate: 'order',
  aggregateId: 'one',
  sequence: 1,
  position: 1,
  occurredAt: '2026-11-21T08:16:00.000Z',
  traceparent: null,
};

let subscriptionId: string;
beforeEach(async () => {
  harness().billing.response = { invoices: [], paymentSession: null };
  ({ id: subscriptionId } = await harness().subscribe('http://127.0.0.1:4000/hook', {
    eventTypes: ['order.confirmed', 'order.cancelled'],
  }));
});
afterEach(() => sql`delete from pending_event`.execute(harness().db));

const makeDue = () => harness().makePendingDue();
const retry = async () => {
  await makeDue();
  return await harness().completeDue();
};
const bodies = async () => {
  const deliveries = (await deliveriesOf(subscriptionId)).toReversed();
  const details = await Promise.all(
    deliveries.map(({ id }) => getDelivery(harness().deps)({ subscriptionId, deliveryId: id ?? '' }, caller)),
  );
  return details.map(({ delivery }) => JSON.parse(delivery?.body ?? ''));
};

test('an event of an order is delivered once billing has issued the invoice, with its invoices and its payment session', async () => {
  const event = await harness().dispatch('order.confirmed', CONFIRMED);
  expect(await bodies()).toEqual([]);

  harness().billing.response = { invoices: [anInvoice('OPEN')], paymentSession: SESSION };
  expect(await retry()).toEqual([undefined]);

  expect(await bodies()).toMatchObject([
    {
      id: event.id,
      type: 'order.confirmed',
      created_at: event.occurredAt,
      data: { status: 'CONFIRMED', invoices: [{ number: 'INV-1', status: 'OPEN' }], payment_session: { id: 'session', status: 'PAID' } },
    },
  ]);
  expect(harness().billing.calls.at(-1)).toMatchObject({
    orderId: CONFIRMED.order.id,
    caller: { tenantId: caller.tenantId, mode: caller.mode, customerId: CUSTOMER, kind: 'service' },
  });
});

test('an event of a new order is tried when its invoice arrives, and later if it does not', async () => {
  const order = anOrderThatWas('CONFIRMED', 'confirmed');
  const orderId = order.id ?? '';
  const { db } = harness();
  const insert = (id: string) =>
    db
      .transaction()
      .execute((trx) =>
        insertPendingEvents(
          trx,
          caller,
          new Map([
            [{ ...aPendingEvent, id, aggregateId: orderId, tenantId: caller.tenantId, mode: caller.mode, data: { order } }, undefined],
          ]),
        ),
      );
  // The column has whole milliseconds, so the present can be rounded up.
  const due = async () =>
    (await sql`select from pending_event where next_try_at <= clock_timestamp() + interval '1 millisecond'`.execute(db)).rows.length;
  await sql`delete from pending_event`.execute(db);
  await insert(randomUUID());
  // The wait is so short that it can be over already.
  await sql`update pending_event set next_try_at = now() + interval '1 hour'`.execute(db);
  expect(await due()).toBe(0);
  const invoice = { ...anInvoice('OPEN'), orderId };
  const issued = {
    ...aPendingEvent,
    id: randomUUID(),
    type: 'invoice.issued',
    aggregate: 'invoice',
    tenantId: caller.tenantId,
    mode: caller.mode,
  };
  const stranger = { ...issued, tenantId: randomUUID(), data: { invoice } as never };
  expect(await filterSubscribed(db, [stranger])).toEqual(new Set());
  const own = { ...issued, data: { invoice } as never };
  expect(await filterSubscribed(db, [own])).toEqual(new Set([own]));

  await db.transaction().execute((trx) => retryPendingEvents(trx, { ...caller, tenantId: stranger.tenantId }, [orderId]));
  expect(await due()).toBe(0);
  await db.transaction().execute((trx) => retryPendingEvents(trx, caller, [orderId]));
  expect(await due()).toBe(1);
});

test('an event whose invoice arrives while billing is being asked is tried again at once, whenever the next try would have been', async () => {
  const { db, deps } = harness();
  const orderId = CONFIRMED.order.id ?? '';
  await harness().dispatch('order.confirmed', CONFIRMED, caller, 1, orderId);
  await sql`update pending_event set tries = 9`.execute(db);
  await makeDue();
  const [pending] = await claimPendingEvents(db, { owner: randomUUID(), limit: 1, leaseMs: 600_000 });
  if (pending === undefined) throw new Error('nothing was due');
  await db.transaction().execute((trx) => retryPendingEvents(trx, caller, [orderId]));
  expect(await harness().completeDue()).toEqual([]);

  expect(await completeEvent(pending, deps)).toBe(0);
  harness().billing.response = { invoices: [anInvoice('OPEN')], paymentSession: null };
  expect(await harness().completeDue()).toEqual([undefined]);
});

test('a try whose lease has ended leaves the next one its lease', async () => {
  const { db, deps } = harness();
  await harness().dispatch('order.confirmed', CONFIRMED);
  await makeDue();
  const claimOne = () => claimPendingEvents(db, { owner: randomUUID(), limit: 1, leaseMs: 600_000 });
  const [late] = await claimOne();
  if (late === undefined) throw new Error('nothing was due');
  await makeDue();
  expect(await claimOne()).toHaveLength(1);
  await completeEvent(late, deps);
  await sql`update flow set due_at = now() where kind = 'pending_event'`.execute(db);

  expect(await claimOne()).toEqual([]);
});

test('the events that a killed process had claimed are due at once', async () => {
  await harness().dispatch('order.confirmed', CONFIRMED);
  await makeDue();
  const owner = randomUUID();
  expect(await claimPendingEvents(harness().db, { owner, limit: 1, leaseMs: 600_000 })).toHaveLength(1);
  expect(await harness().completeDue()).toEqual([]);

  expect(await releaseLeases(harness().db, [owner])).toBe(1);
  harness().billing.response = { invoices: [anInvoice('OPEN')], paymentSession: null };
  expect(await harness().completeDue()).toEqual([undefined]);
});

test('an event of a canceled order waits until its invoice is voided', async () => {
  harness().billing.response = { invoices: [anInvoice('OPEN')], paymentSession: null };
  await harness().dispatch('order.cancelled', CANCELLED);
  expect(await bodies()).toEqual([]);

  harness().billing.response = { invoices: [anInvoice('VOIDED')], paymentSession: null };
  await retry();

  expect(await bodies()).toMatchObject([{ data: { status: 'CANCELLED', invoices: [{ status: 'VOIDED' }] } }]);
});

test('an outage of billing delays an event, with longer and longer waits, and loses nothing', async () => {
  harness().billing.response = 'unavailable';
  await harness().dispatch('order.confirmed', CONFIRMED);
  expect([await retry(), await retry()]).toEqual([[100], [200]]);
  expect(await bodies()).toEqual([]);

  harness().billing.response = { invoices: [anInvoice('OPEN')], paymentSession: null };
  await retry();

  expect(await bodies()).toMatchObject([{ data: { invoices: [{ number: 'INV-1' }], payment_session: null } }]);
});

test.each([
  ['an outage', 'unavailable'],
  ['a missing invoice', { invoices: [], paymentSession: SESSION }],
] as const)('after five minutes of %s an event is delivered with null for the sections that are missing', async (_cause, response) => {
  harness().billing.response = response === 'unavailable' ? response : { ...response, invoices: [] };
  await harness().dispatch('order.confirmed', CONFIRMED);
  await sql`update pending_event set created_at = now() - interval '5 minutes'`.execute(harness().db);
  await retry();

  const session = response === 'unavailable' ? null : { id: 'session' };
  expect(await bodies()).toMatchObject([{ data: { status: 'CONFIRMED', invoices: null, payment_session: session } }]);
});

test('the events of an order are completed in their order', async () => {
  await harness().dispatch('order.confirmed', CONFIRMED, undefined, 1);
  await harness().dispatch('order.cancelled', CANCELLED, undefined, 2);
  harness().billing.response = { invoices: [anInvoice('VOIDED')], paymentSession: null };

  await retry();
  expect((await bodies()).map(({ sequence }) => sequence)).toEqual([1]);
  await retry();
  expect((await bodies()).map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test('an event that two processes complete at the same time is delivered once', async () => {
  await harness().dispatch('order.confirmed', CONFIRMED);
  harness().billing.response = { invoices: [anInvoice('OPEN')], paymentSession: null };
  await makeDue();
  const [pending] = await claimPendingEvents(harness().db, { owner: randomUUID(), limit: 1, leaseMs: 60_000 });
  if (pending === undefined) throw new Error('no event is due');
  await Promise.all([completeEvent(pending, harness().deps), completeEvent(pending, harness().deps)]);

  expect(await bodies()).toHaveLength(1);
});

test('of events that are delivered together, one that another process has delivered before is not counted again', async () => {
  const { db, deps } = harness();
  const { listener } = await createListener(deps)({ eventTypes: ['order.confirmed'] }, caller);
  for (const aggregateId of ['one', 'two']) await harness().dispatch('order.confirmed', CONFIRMED, caller, 1, aggregateId);
  await makeDue();
  const pending = await claimPendingEvents(db, { owner: randomUUID(), limit: 2, leaseMs: 60_000 });
  const completed = pending.map(({ event, feedBegan }) => ({ event, body: JSON.stringify({ id: event.id }), feedBegan }));
  await dispatchCompleted(deps, completed.slice(0, 1));

  await dispatchCompleted(deps, completed);

  const { events, missed } = await takeEvents(db, caller, { listenerId: listener?.id ?? '', cursor: 0, limit: 10 });
  expect(events.map(({ cursor, eventId }) => [eventId, cursor])).toEqual(
    seen('events', pending, 2).map(({ event }, index) => [event.id, index + 1]),
  );
  expect(missed).toBe(0);
});

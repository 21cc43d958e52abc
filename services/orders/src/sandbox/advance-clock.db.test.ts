import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DomainEvent } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1';
import { newId } from '@storefront/rpc';
import { findOffset, handleAtStoreTime, saveOffset } from '@storefront/store-clock';
import { onPaymentSessionPaid } from '../events/on-payments.ts';
import { getOrder } from '../store/orders.ts';
import { sweepUnpaidOrders } from '../sweeps/sweep-unpaid-orders.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { advanceClock } from './advance-clock.ts';
import { getOrderEvent } from './get-order-event.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;

async function anUnpaidOrder(shopper = world.newShopper()) {
  const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), { paymentRail: 'PREPAID' });
  const id = result?.orderId ?? '';
  return { shopper, id, read: () => getOrder(world.deps.db, shopper, id) };
}

const advanceTo = (shopper: { tenantId: string } & Parameters<ReturnType<typeof advanceClock>>[1], hours: number) =>
  advanceClock(world.deps)({ offsetMs: String(hours * HOUR_MS) }, shopper);

test('a move of the clock expires the unpaid orders of its store at the time of the store, and no others', async () => {
  const [moved, other] = [await anUnpaidOrder(), await anUnpaidOrder()];
  const live = await anUnpaidOrder({ ...moved.shopper, mode: 'live' });
  // The order was examined a moment ago, which otherwise puts off its next check for a minute.
  await saveOffset(world.deps.db, moved.shopper, HOUR_MS);
  await sweepUnpaidOrders(world.deps);
  expect((await moved.read()).status).toBe('PENDING_PAYMENT');

  await advanceTo(moved.shopper, 2);

  const order = await moved.read();
  expect(order.status).toBe('EXPIRED');
  expect(Date.parse(order.timeline.at(-1)?.at ?? '') - Date.now()).toBeGreaterThan(2 * HOUR_MS - 60_000);
  for (const { read } of [other, live]) expect((await read()).status).toBe('PENDING_PAYMENT');
});

test('a stored clock never moves back, and live mode has none', async () => {
  const { shopper } = await anUnpaidOrder();
  await advanceTo(shopper, 3);
  await advanceTo(shopper, 1);
  expect(await findOffset(world.deps.db, shopper)).toBe(3 * HOUR_MS);

  const live = { ...shopper, mode: 'live' } as const;
  expect(await findOffset(world.deps.db, live)).toBe(0);
  await expect(advanceTo(live, 5)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getOrderEvent(world.deps)({ order: 'SO-1' }, live)).rejects.toMatchObject({ code: 'not_found' });
});

test('an event is applied at the time of its store', async () => {
  const { shopper, id, read } = await anUnpaidOrder();
  await saveOffset(world.deps.db, shopper, 5 * HOUR_MS);
  const occurredAt = '2026-11-22T10:00:00.000Z';
  const session = world.ledger.sessions.get(id);
  const event = {
    id: newId(),
    type: 'payment_session.paid',
    tenantId: shopper.tenantId,
    mode: shopper.mode,
    aggregate: 'payment_session',
    aggregateId: session?.id ?? '',
    sequence: null,
    traceparent: null,
    occurredAt,
    data: { paymentSession: session } as PaymentSessionEvent__Output,
  } satisfies DomainEvent<PaymentSessionEvent__Output>;

  await world.deps.db.transaction().execute((trx) => handleAtStoreTime(onPaymentSessionPaid)(event, trx));

  expect(await read()).toMatchObject({
    status: 'CONFIRMED',
    timeline: expect.arrayContaining([{ at: '2026-11-22T15:00:00.000Z', event: 'payment_received', actor: 'system' }]),
  });
});

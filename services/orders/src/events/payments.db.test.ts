import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DomainEvent } from '@storefront/events';
import type { PaymentSession } from '@storefront/proto/storefront/billing/v1';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { cancelOrder } from '../handlers/cancel-order.ts';
import { repayOrder } from '../handlers/checkout.ts';
import { getOrder } from '../store/orders.ts';
import { sweepUnpaidOrders } from '../sweeps/sweep-unpaid-orders.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { onPaymentSessionClosed, onPaymentSessionPaid } from './on-payments.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function aPrepaidOrder() {
  const shopper = world.newShopper();
  const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), { paymentRail: 'PREPAID' });
  const id = result?.orderId ?? '';
  const session = world.ledger.sessions.get(id) ?? {};
  const read = () => getOrder(world.deps.db, shopper, id);
  const event = (type: string, occurredAt = new Date().toISOString(), fields: Partial<PaymentSession> = {}) => {
    const data = { paymentSession: { ...session, ...fields } } as PaymentSessionEvent__Output;
    const { tenantId, mode } = shopper;
    const about = { aggregate: 'payment_session', aggregateId: session.id ?? '', sequence: null, traceparent: null };
    return { id: newId(), type, tenantId, mode, ...about, occurredAt, data } satisfies DomainEvent<PaymentSessionEvent__Output>;
  };
  const pay = () => world.deps.db.transaction().execute((trx) => onPaymentSessionPaid(event('payment_session.paid'), trx));
  return { shopper, id, session, read, event, pay };
}

const typesOf = async (orderId: string) =>
  (await world.deps.db.selectFrom('outbox').select('type').where('aggregate_id', '=', orderId).orderBy('position').execute()).map(
    ({ type }) => type,
  );

/** Ends the grace period as far as this service knows. */
const lapseGrace = (orderId: string) =>
  sql`update sales_order set pay_by = now() - interval '1 second', pay_check_at = now() where id = ${orderId}`.execute(world.deps.db);

const endSession = (orderId: string, status: 'EXPIRED' | 'PENDING' | 'PROCESSING' | 'PAID', minutesAgo: number) => {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const session = world.ledger.sessions.get(orderId) ?? {};
  world.ledger.sessions.set(orderId, { ...session, status, updatedAt: at, expiresAt: at });
};

describe('a payment', () => {
  test('confirms a pending order and publishes one event, even if delivered twice', async () => {
    const { id, pay, read } = await aPrepaidOrder();
    await pay();
    await pay();

    expect(await read()).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', payBy: null });
    expect(await typesOf(id)).toEqual(['order.placed', 'order.confirmed']);
  });

  test('after the cancellation makes a refund due', async () => {
    const { id, pay, read, shopper } = await aPrepaidOrder();
    await cancelOrder(world.deps)({ orderId: id, reason: 'x' }, shopper);
    await pay();

    expect(await read()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
    expect(await typesOf(id)).toEqual(['order.placed', 'order.cancelled']);
  });

  test('of an invoice does not change an open order and makes a refund due on a closed one', async () => {
    const { event, id, read, shopper } = await aPrepaidOrder();
    const paid = event('payment_session.paid', undefined, { purpose: 'INVOICE' });
    const pay = () => world.deps.db.transaction().execute((trx) => onPaymentSessionPaid(paid, trx));

    await pay();
    expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT' });
    await cancelOrder(world.deps)({ orderId: id, reason: 'x' }, shopper);
    await pay();
    expect(await read()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
  });
});

test('a session that ends starts the grace period at its own time, whenever its event arrives', async () => {
  const { event, read } = await aPrepaidOrder();
  const updatedAt = '2026-03-01T12:00:00.000Z';
  const closed = event('payment_session.closed', undefined, { status: 'EXPIRED', updatedAt });

  await world.deps.db.transaction().execute((trx) => onPaymentSessionClosed(closed, trx));

  expect(await read()).toMatchObject({ payBy: '2026-03-01T13:00:00.000Z' });
  expect((await read()).timeline).toContainEqual({ at: updatedAt, event: 'payment_expired', actor: 'system' });
});

describe('a session without an order', () => {
  test('is ignored when it closes and is an error when it is paid', async () => {
    const { event } = await aPrepaidOrder();
    const orphan = { orderId: newId() };
    const closed = event('payment_session.closed', undefined, orphan);
    const paid = event('payment_session.paid', undefined, orphan);

    await expect(world.deps.db.transaction().execute((trx) => onPaymentSessionClosed(closed, trx))).resolves.toBeUndefined();
    await expect(world.deps.db.transaction().execute((trx) => onPaymentSessionPaid(paid, trx))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('repaying an order', () => {
  test('returns the live session or, after its end, a new one, and restarts the grace period', async () => {
    const { id, read, session, shopper } = await aPrepaidOrder();
    const repay = async () => (await repayOrder(world.deps)({ orderId: id }, shopper)).result;

    expect(await repay()).toMatchObject({ state: 'pending_payment', orderId: id, paymentSession: { id: session.id } });
    endSession(id, 'EXPIRED', 50);
    const payBy = Date.now() + 59 * 60_000;
    const again = await repay();

    expect(again).toMatchObject({ state: 'pending_payment', orderStatus: 'PENDING_PAYMENT', total: expect.any(String) });
    expect(again?.paymentSession?.id).not.toBe(session.id);
    expect(again?.redirectUrl).toBe(again?.paymentSession?.redirectUrl);
    expect(Date.parse((await read()).payBy ?? '')).toBeGreaterThan(payBy);
  });

  test('is refused for a paid, a closed, and a cash order, and is not found for another customer', async () => {
    const paid = await aPrepaidOrder();
    await paid.pay();
    const closed = await aPrepaidOrder();
    await cancelOrder(world.deps)({ orderId: closed.id, reason: 'x' }, closed.shopper);
    const shopper = world.newShopper();
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper));

    await expect(repayOrder(world.deps)({ orderId: paid.id }, paid.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(repayOrder(world.deps)({ orderId: closed.id }, closed.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(repayOrder(world.deps)({ orderId: paid.id }, shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(repayOrder(world.deps)({ orderId: result?.orderId ?? '' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_payable',
    });
  });

  test('with an Idempotency-Key returns the same session again, even after its end', async () => {
    const { id, shopper } = await aPrepaidOrder();
    const keyed = { ...shopper, idempotency: { route: 'POST /v1/checkout/:order_id/repay', key: 'k', fingerprint: 'f' } };
    const first = await repayOrder(world.deps)({ orderId: id }, keyed);
    endSession(id, 'EXPIRED', 1);

    const again = await repayOrder(world.deps)({ orderId: id }, keyed);

    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.result)).toBe(JSON.stringify(first.result));
    expect(world.ledger.sessions.get(id)).toMatchObject({ id: first.result?.paymentSession?.id, status: 'EXPIRED' });
  });

  test('concurrently with the expiry sweep keeps the order open', async () => {
    const { id, read, shopper } = await aPrepaidOrder();
    endSession(id, 'EXPIRED', 61);
    await lapseGrace(id);
    // The shopper repays between the sweep's call to billing and its write.
    const { billing } = world.deps;
    const getOrderBilling: typeof billing.getOrderBilling = async (request, caller) => {
      const response = await billing.getOrderBilling(request, caller);
      await repayOrder(world.deps)({ orderId: id }, shopper);
      return response;
    };
    await sweepUnpaidOrders({ ...world.deps, billing: { ...billing, getOrderBilling } });

    expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT' });
  });
});

describe('an unpaid order', () => {
  test('expires an hour after its session ended', async () => {
    const { event, read } = await aPrepaidOrder();
    const at = '2026-11-21T10:00:00.000Z';
    const closed = event('payment_session.closed', at, { status: 'FAILED', updatedAt: at });
    await world.deps.db.transaction().execute((trx) => onPaymentSessionClosed(closed, trx));

    expect(await read()).toMatchObject({
      status: 'PENDING_PAYMENT',
      payBy: '2026-11-21T11:00:00.000Z',
      timeline: expect.arrayContaining([{ at: '2026-11-21T10:00:00.000Z', event: 'payment_failed', actor: 'system' }]),
    });
  });

  test('expires after the grace period with an event that releases its holds', async () => {
    const { id, read } = await aPrepaidOrder();
    endSession(id, 'EXPIRED', 61);
    await lapseGrace(id);
    await sweepUnpaidOrders(world.deps);

    expect(await read()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'UNPAID', payBy: null });
    expect(await typesOf(id)).toEqual(['order.placed', 'order.cancelled']);
  });

  test('does not expire while its session at billing is live, recently ended, processing, or paid', async () => {
    for (const [status, minutesAgo] of [
      ['PENDING', -10],
      ['EXPIRED', 59],
      ['PROCESSING', 120],
      ['PAID', 120],
    ] as const) {
      const { id, read } = await aPrepaidOrder();
      endSession(id, status, minutesAgo);
      await lapseGrace(id);
      await sweepUnpaidOrders(world.deps);

      expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT' });
    }
  });

  test('is not checked again for a minute after billing fails', async () => {
    const { id, read } = await aPrepaidOrder();
    await lapseGrace(id);
    world.behavior.fail('GetOrderBilling', 'before');
    await sweepUnpaidOrders(world.deps);
    world.behavior.heal();

    expect(await sweepUnpaidOrders(world.deps)).toBe(0);
    expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT' });
  });
});

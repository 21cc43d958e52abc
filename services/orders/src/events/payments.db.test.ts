import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DomainEvent } from '@storefront/events';
import type { PaymentSession } from '@storefront/proto/storefront/billing/v1/PaymentSession';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1/PaymentSessionEvent';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { cancelOrder } from '../handlers/cancel-order.ts';
import { repayOrder } from '../handlers/repay-order.ts';
import { getOrder } from '../store/orders.ts';
import { sweepUnpaidOrders } from '../sweeps/sweep-unpaid-orders.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { onPaymentSessionClosed } from './on-payment-session-closed.ts';
import { onPaymentSessionPaid } from './on-payment-session-paid.ts';

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

/** Lets the hour of grace be over, as far as this service knows. */
const lapseGrace = (orderId: string) =>
  sql`update sales_order set pay_by = now() - interval '1 second', pay_check_at = now() where id = ${orderId}`.execute(world.deps.db);

const endSession = (orderId: string, status: 'EXPIRED' | 'PENDING' | 'PROCESSING' | 'PAID', minutesAgo: number) => {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const session = world.ledger.sessions.get(orderId) ?? {};
  world.ledger.sessions.set(orderId, { ...session, status, updatedAt: at, expiresAt: at });
};

describe('a payment', () => {
  test('confirms the order that waited for it and announces it, once', async () => {
    const { id, pay, read } = await aPrepaidOrder();
    await pay();
    await pay();

    expect(await read()).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', payBy: null });
    expect(await typesOf(id)).toEqual(['order.confirmed']);
  });

  test('that arrives after the cancellation is owed back', async () => {
    const { id, pay, read, shopper } = await aPrepaidOrder();
    await cancelOrder(world.deps)({ orderId: id, reason: 'x' }, shopper);
    await pay();

    expect(await read()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING' });
    expect(await typesOf(id)).toEqual(['order.cancelled']);
  });

  test('of an invoice is none of an open order’s session, and is owed back by a closed order', async () => {
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

describe('a session whose checkout never came to an order', () => {
  test('is passed over when it closes, and is a fault when it is paid', async () => {
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

describe('paying again', () => {
  test('answers the live session, a fresh one after its end, and the grace begins anew', async () => {
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

  test('is refused for a paid, a closed, a stranger’s and a cash order', async () => {
    const paid = await aPrepaidOrder();
    await paid.pay();
    const closed = await aPrepaidOrder();
    await cancelOrder(world.deps)({ orderId: closed.id, reason: 'x' }, closed.shopper);
    const shopper = world.newShopper();
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper));

    await expect(repayOrder(world.deps)({ orderId: paid.id }, paid.shopper)).rejects.toMatchObject({ reason: 'order_already_paid' });
    await expect(repayOrder(world.deps)({ orderId: closed.id }, closed.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(repayOrder(world.deps)({ orderId: paid.id }, shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(repayOrder(world.deps)({ orderId: result?.orderId ?? '' }, shopper)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with an Idempotency-Key answers the same session again, also after its end', async () => {
    const { id, shopper } = await aPrepaidOrder();
    const keyed = { ...shopper, idempotency: { route: 'POST /v1/checkout/:order_id/repay', key: 'k', fingerprint: 'f' } };
    const first = await repayOrder(world.deps)({ orderId: id }, keyed);
    endSession(id, 'EXPIRED', 1);

    const again = await repayOrder(world.deps)({ orderId: id }, keyed);

    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.result)).toBe(JSON.stringify(first.result));
    expect(world.ledger.sessions.get(id)).toMatchObject({ id: first.result?.paymentSession?.id, status: 'EXPIRED' });
  });

  test('in the moment in which the order would expire keeps it open', async () => {
    const { id, read, shopper } = await aPrepaidOrder();
    endSession(id, 'EXPIRED', 61);
    await lapseGrace(id);
    // The sweep has asked billing, and the shopper is faster than its write.
    const { billing } = world.deps;
    const getOrderBilling: typeof billing.getOrderBilling = async (request, caller) => {
      const answer = await billing.getOrderBilling(request, caller);
      await repayOrder(world.deps)({ orderId: id }, shopper);
      return answer;
    };
    await sweepUnpaidOrders({ ...world.deps, billing: { ...billing, getOrderBilling } });

    expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT' });
  });
});

describe('an unpaid order', () => {
  test('has an hour from when its session ended', async () => {
    const { event, read } = await aPrepaidOrder();
    const closed = event('payment_session.closed', '2026-11-21T10:00:00.000Z');
    await world.deps.db.transaction().execute((trx) => onPaymentSessionClosed(closed, trx));

    expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT', payBy: '2026-11-21T11:00:00.000Z' });
  });

  test('expires when the hour is over, which gives back what it held', async () => {
    const { id, read } = await aPrepaidOrder();
    endSession(id, 'EXPIRED', 61);
    await lapseGrace(id);
    await sweepUnpaidOrders(world.deps);

    expect(await read()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'UNPAID', payBy: null });
    expect(await typesOf(id)).toEqual(['order.cancelled']);
  });

  test('is left alone while billing knows of a session that lives, ended lately, is in the bank’s hands, or was paid', async () => {
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

  test('is looked at again in a minute when billing does not answer', async () => {
    const { id, read } = await aPrepaidOrder();
    await lapseGrace(id);
    world.behaviour.fail('GetOrderBilling', 'before');
    await sweepUnpaidOrders(world.deps);
    world.behaviour.heal();

    expect(await sweepUnpaidOrders(world.deps)).toBe(0);
    expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT' });
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { invariants } from '../../store/invariants.ts';
import { aStore } from '../../testing/builders.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { settlePayment } from '../transactions/settle-payment.ts';
import { getOrderBilling } from './order-billing.ts';
import { reopenPayment } from './reopen-payment.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentScenarios(billing);
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

describe('paying an order again', () => {
  test('reopening returns the live session, or one new session after it has ended', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const reopen = async (deps = billing.deps) => (await reopenPayment(deps)({ orderId }, shopper)).paymentSession;

    expect(await reopen()).toMatchObject({ id: sessionId });
    await shop.choose(sessionId, 'DECLINE');
    const reopened = await Promise.all([reopen(), reopen(), reopen()]);

    const ids = new Set(reopened.map((session) => session?.id));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(sessionId);
    expect(reopened[0]).toMatchObject({ status: 'PENDING', amount: '115.00', orderId });
    expect(reopened[0]?.redirectUrl).toBe(`http://shop.test/sandbox/payments/${reopened[0]?.id}`);
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: reopened[0]?.id });
    expect(await shop.rowOf(reopened[0]?.id ?? '')).toMatchObject({ return_url: 'https://shop.test/thanks' });
  });

  test('reading the session a thousand times writes nothing, even past its expiry', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    // Every write, also one that changes no value, makes a new version of the row.
    const version = async () => {
      const { rows } = await sql`select xmin::text, ctid::text from payment_session where id = ${sessionId}`.execute(billing.deps.db);
      return [rows, await shop.eventTypesOf(sessionId)];
    };
    const before = await version();

    const later = shop.depsAfter(31);
    for (let count = 0; count < 500; count += 1) {
      await shop.sessionOf(shopper, orderId);
      await getOrderBilling(later)({ orderId }, shopper);
    }

    expect(await version()).toEqual(before);
  });

  test('a session past its expiry is replaced, even before a sweep has closed it', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();

    const { paymentSession } = await reopenPayment(shop.depsAfter(31))({ orderId }, shopper);

    expect(paymentSession?.id).not.toBe(sessionId);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'EXPIRED' });
  });

  test('reopening is refused for a paid or closed order, to another customer, without a session, and without online payments', async () => {
    const paid = await shop.aPrepaidOrder();
    await shop.choose(paid.sessionId, 'PAY');
    const closed = await shop.aPrepaidOrder();
    await shop.deliver(closed.shopper, 'order.cancelled', closed.order);
    const processed = await shop.aPrepaidOrder();
    const payment = { kind: 'payment', sessionId: processed.sessionId, amount: processed.order.total, currency: 'JMD' } as const;
    await settlePayment(billing.deps, 'sandbox', { ...payment, to: 'PROCESSING', failureCode: null }, processed.shopper);
    await shop.deliver(processed.shopper, 'order.cancelled', processed.order);
    const reopen = (orderId: string, caller: Caller) => reopenPayment(billing.deps)({ orderId }, caller);

    await expect(reopen(paid.orderId, paid.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(reopen(closed.orderId, closed.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(reopen(processed.orderId, processed.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(reopen(paid.orderId, closed.shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(reopen(newId(), paid.shopper)).rejects.toMatchObject({ code: 'not_found' });
    const offline = { ...closed.shopper, store: aStore({ onlinePayments: false }) };
    await expect(reopen(closed.orderId, offline)).rejects.toMatchObject({ reason: 'online_payments_disabled' });
  });
});

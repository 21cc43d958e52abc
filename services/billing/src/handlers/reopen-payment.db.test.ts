import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, newId } from '@storefront/rpc';
import { aStore } from '../testing/builders.ts';
import { type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { paymentsIn } from '../testing/payments-in.ts';
import { checkInvariants } from './check-invariants.ts';
import { reopenPayment } from './reopen-payment.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentsIn>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentsIn(billing);
});
afterAll(async () => {
  expect((await checkInvariants(billing.deps)).filter((check) => !check.ok)).toEqual([]);
  await billing.close();
});

describe('paying an order again', () => {
  test('answers the live session, and after its end a fresh one that the order follows', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const reopen = async (deps = billing.deps) => (await reopenPayment(deps)({ orderId }, shopper)).paymentSession;

    expect(await reopen()).toMatchObject({ id: sessionId });
    await shop.choose(sessionId, 'DECLINE');
    const fresh = await Promise.all([reopen(), reopen(), reopen()]);

    const ids = new Set(fresh.map((session) => session?.id));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(sessionId);
    expect(fresh[0]).toMatchObject({ status: 'PENDING', amount: '115.00', orderId });
    expect(fresh[0]?.redirectUrl).toBe(`http://shop.test/sandbox/payments/${fresh[0]?.id}`);
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: fresh[0]?.id });
    expect(await shop.rowOf(fresh[0]?.id ?? '')).toMatchObject({ return_url: 'https://shop.test/thanks' });
  });

  test('does not answer a session whose time is over and that no sweep has seen', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();

    const { paymentSession } = await reopenPayment(shop.later(31))({ orderId }, shopper);

    expect(paymentSession?.id).not.toBe(sessionId);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'EXPIRED' });
  });

  test('is refused once it is paid or closed, for a stranger, for an order without a session, and where online payments are off', async () => {
    const paid = await shop.aPrepaidOrder();
    await shop.choose(paid.sessionId, 'PAY');
    const closed = await shop.aPrepaidOrder();
    await shop.tell(closed.shopper, 'order.cancelled', closed.order);
    const reopen = (orderId: string, caller: Caller) => reopenPayment(billing.deps)({ orderId }, caller);

    await expect(reopen(paid.orderId, paid.shopper)).rejects.toMatchObject({ reason: 'order_already_paid' });
    await expect(reopen(closed.orderId, closed.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(reopen(paid.orderId, closed.shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(reopen(newId(), paid.shopper)).rejects.toMatchObject({ code: 'not_found' });
    const offline = { ...closed.shopper, store: aStore({ onlinePayments: false }) };
    await expect(reopen(closed.orderId, offline)).rejects.toMatchObject({ reason: 'online_payments_disabled' });
  });
});

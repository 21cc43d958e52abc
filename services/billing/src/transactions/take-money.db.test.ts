import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkInvariants } from '../handlers/check-invariants.ts';
import { payInvoice } from '../handlers/pay-invoice.ts';
import { reopenPayment } from '../handlers/reopen-payment.ts';
import { type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { paymentsIn } from '../testing/payments-in.ts';
import { settlePayment } from './settle-payment.ts';

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

describe('money that comes late', () => {
  test('for a session that expired still pays its order, and ends the session that took its place', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    const { paymentSession } = await reopenPayment(shop.later(31))({ orderId }, shopper);

    await shop.choose(sessionId, 'PAY');
    await shop.choose(sessionId, 'PAY');

    expect(await shop.toldOf(sessionId)).toEqual(['payment_session.closed', 'payment_session.paid']);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'EXPIRED', unapplied_amount: '0' });
    expect(await shop.rowOf(paymentSession?.id ?? '')).toMatchObject({ status: 'CANCELLED' });
    await shop.tell(shopper, 'order.confirmed', order);
    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
  });

  test('while the bank works on another session of the order leaves nothing to pay again', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    const { paymentSession } = await reopenPayment(shop.later(31))({ orderId }, shopper);
    const second = { sessionId: paymentSession?.id ?? '', amount: order.total, currency: 'JMD', failureCode: null };
    await settlePayment(billing.deps, 'sandbox', { ...second, to: 'PROCESSING' });

    await shop.choose(sessionId, 'PAY');

    await expect(reopenPayment(billing.deps)({ orderId }, shopper)).rejects.toMatchObject({ reason: 'order_already_paid' });
    await settlePayment(billing.deps, 'sandbox', { ...second, to: 'PAID' });
    expect(Number((await shop.rowOf(second.sessionId)).unapplied_amount)).toBe(115);
  });

  test('a second time for one order is owed back and told to nobody', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const { paymentSession } = await reopenPayment(shop.later(31))({ orderId }, shopper);
    const secondId = paymentSession?.id ?? '';
    await shop.choose(secondId, 'PAY');

    await shop.choose(sessionId, 'PAY');

    expect(await shop.toldOf(sessionId)).toEqual(['payment_session.closed']);
    expect(Number((await shop.rowOf(sessionId)).unapplied_amount)).toBe(115);
    expect(Number((await shop.rowOf(secondId)).unapplied_amount)).toBe(0);
  });

  test('for a cancelled order is told to orders, which owe it back', async () => {
    const { shopper, order, sessionId } = await shop.aPrepaidOrder();
    await shop.tell(shopper, 'order.cancelled', order);

    await shop.choose(sessionId, 'PAY');

    expect(await shop.toldOf(sessionId)).toEqual(['payment_session.closed', 'payment_session.paid']);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'CANCELLED', late_paid_at: expect.any(Date) });
  });
});

describe('money that comes in the moment of a cancel', () => {
  test('is told once of a prepaid order, whichever came first', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, shop.aPrepaidOrder));
    const race = ({ shopper, order, sessionId }: (typeof orders)[number]) =>
      Promise.all([shop.tell(shopper, 'order.cancelled', order), shop.choose(sessionId, 'PAY'), shop.choose(sessionId, 'PAY')]);
    await Promise.all(orders.map(race));

    for (const { sessionId } of orders) {
      const { status, late_paid_at } = await shop.rowOf(sessionId);
      expect([status, late_paid_at !== null]).toEqual(status === 'PAID' ? ['PAID', false] : ['CANCELLED', true]);
      expect((await shop.toldOf(sessionId)).filter((type) => type === 'payment_session.paid')).toHaveLength(1);
    }
  });

  test('pays an invoice or is owed back for the voided one, and never both', async () => {
    const invoices = await Promise.all(Array.from({ length: 10 }, () => shop.anOpenInvoice()));
    const race = async ({ shopper, order, invoiceId }: (typeof invoices)[number]) => {
      const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
      const sessionId = paymentSession?.id ?? '';
      await Promise.all([shop.choose(sessionId, 'PAY'), shop.tell(shopper, 'order.cancelled', order), shop.choose(sessionId, 'PAY')]);
      return { ...(await shop.paymentsOf(invoiceId)), owed: Number((await shop.rowOf(sessionId)).unapplied_amount) };
    };

    for (const outcome of await Promise.all(invoices.map(race))) {
      expect([
        { payments: 1, amount_paid: '115', status: 'PAID', owed: 0 },
        { payments: 0, amount_paid: '0', status: 'VOIDED', owed: 115 },
      ]).toContainEqual(outcome);
    }
  });
});

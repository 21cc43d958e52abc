import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { invariants } from '../../store/invariants.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { payInvoice } from '../handlers/pay-invoice.ts';
import { recordPayment } from '../handlers/record-payment.ts';
import { reopenPayment } from '../handlers/reopen-payment.ts';
import { settlePayment } from './settle-payment.ts';

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

describe('a late payment', () => {
  test('a payment of an expired session pays its order and cancels the session that replaced it', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    const { paymentSession } = await reopenPayment(shop.depsAfter(31))({ orderId }, shopper);

    await shop.choose(sessionId, 'PAY');
    await shop.choose(sessionId, 'PAY');

    const settlement = await shop.settlementOf(sessionId);
    expect(settlement).toMatchObject({ status: 'PAID', order_id: orderId, amount: '115', unapplied_amount: '0' });
    expect(await shop.sessionsOf(shopper)).toHaveLength(3);
    expect(await shop.eventTypesOf(sessionId)).toEqual(['payment_session.closed']);
    expect(await shop.eventTypesOf(settlement.id)).toEqual(['payment_session.paid']);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'EXPIRED', unapplied_amount: '0' });
    expect(await shop.rowOf(paymentSession?.id ?? '')).toMatchObject({ status: 'CANCELLED' });
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: settlement.id, status: 'PAID', failureCode: undefined });
    await shop.deliver(shopper, 'order.confirmed', order);
    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
  });

  test('a late payment makes a concurrent payment in PROCESSING unapplied, and the order cannot be paid again', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    const { paymentSession } = await reopenPayment(shop.depsAfter(31))({ orderId }, shopper);
    const second = {
      kind: 'payment' as const,
      sessionId: paymentSession?.id ?? '',
      amount: order.total,
      currency: 'JMD',
      failureCode: null,
    };
    await settlePayment(billing.deps, 'sandbox', { ...second, to: 'PROCESSING' }, shopper);

    await shop.choose(sessionId, 'PAY');

    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PAID' });
    await expect(reopenPayment(billing.deps)({ orderId }, shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await settlePayment(billing.deps, 'sandbox', { ...second, to: 'PAID' }, shopper);
    expect(Number((await shop.rowOf(second.sessionId)).unapplied_amount)).toBe(115);
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: (await shop.settlementOf(sessionId)).id });
  });

  test('a second payment of an order is unapplied and publishes no event', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const { paymentSession } = await reopenPayment(shop.depsAfter(31))({ orderId }, shopper);
    const secondId = paymentSession?.id ?? '';
    await shop.choose(secondId, 'PAY');

    await shop.choose(sessionId, 'PAY');

    expect(await shop.eventTypesOf(sessionId)).toEqual(['payment_session.closed']);
    expect(await shop.settlementOf(sessionId)).toMatchObject({ status: 'PAID', unapplied_amount: '115' });
    expect(Number((await shop.rowOf(secondId)).unapplied_amount)).toBe(0);
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: secondId, status: 'PAID' });
  });

  test('a payment of a canceled order is published for orders, which records the refund', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    await shop.deliver(shopper, 'order.cancelled', order);

    await shop.choose(sessionId, 'PAY');

    const settlement = await shop.settlementOf(sessionId);
    expect(settlement).toMatchObject({ status: 'PAID', unapplied_amount: '115' });
    expect(await shop.eventTypesOf(settlement.id)).toEqual(['payment_session.paid']);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'CANCELLED', late_paid_at: expect.any(Date) });
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: settlement.id, status: 'PAID' });
  });
});

test.each<[string, string, (invoice: Awaited<ReturnType<typeof shop.anOpenInvoice>>) => Promise<unknown>]>([
  ['OPEN', '100', ({ shopper, invoiceId: invoice }) => recordPayment(billing.deps)({ invoice, amount: '100.00' }, shopper)],
  ['PAID', '115', ({ shopper, invoiceId: invoice }) => recordPayment(billing.deps)({ invoice, amount: '115.00' }, shopper)],
  ['VOIDED', '115', ({ shopper, order }) => shop.deliver(shopper, 'order.cancelled', order)],
])(
  'money that a bank sends for an invoice that is %s meanwhile is refunded: %s, as an overpayment unless nothing is owed',
  async (status, amount, meanwhile) => {
    const invoice = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId: invoice.invoiceId }, invoice.shopper);
    const money = { kind: 'payment', amount: invoice.order.total, currency: 'JMD', failureCode: null } as const;
    const settle = (to: 'PROCESSING' | 'PAID') =>
      settlePayment(billing.deps, 'sandbox', { ...money, sessionId: paymentSession?.id ?? '', to }, invoice.shopper);
    await settle('PROCESSING');
    await meanwhile(invoice);
    expect(await shop.paymentsOf(invoice.invoiceId)).toMatchObject({ status });

    await settle('PAID');

    const refunds = billing.deps.db.selectFrom('refund').select(['amount', 'is_overpayment as isOverpayment']);
    expect(await refunds.where('order_id', '=', invoice.order.id).execute()).toEqual([{ amount, isOverpayment: status !== 'VOIDED' }]);
  },
);

describe('a payment concurrent with a cancellation', () => {
  test('a payment of a prepaid order is published once, whether it is applied before or after the cancellation', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => shop.aPrepaidOrder()));
    const race = ({ shopper, order, sessionId }: (typeof orders)[number]) =>
      Promise.all([shop.deliver(shopper, 'order.cancelled', order), shop.choose(sessionId, 'PAY'), shop.choose(sessionId, 'PAY')]);
    await Promise.all(orders.map(race));

    for (const { sessionId } of orders) {
      const { status, settled_by } = await shop.rowOf(sessionId);
      expect([status, settled_by !== null]).toEqual(status === 'PAID' ? ['PAID', false] : ['CANCELLED', true]);
      expect((await shop.eventTypesOf(settled_by ?? sessionId)).filter((type) => type === 'payment_session.paid')).toHaveLength(1);
    }
  });

  test('a payment either pays the invoice or is unapplied because the invoice is voided', async () => {
    const invoices = await Promise.all(Array.from({ length: 10 }, () => shop.anOpenInvoice()));
    const race = async ({ shopper, order, invoiceId }: (typeof invoices)[number]) => {
      const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
      const sessionId = paymentSession?.id ?? '';
      await Promise.all([shop.choose(sessionId, 'PAY'), shop.deliver(shopper, 'order.cancelled', order), shop.choose(sessionId, 'PAY')]);
      const { settled_by } = await shop.rowOf(sessionId);
      return { ...(await shop.paymentsOf(invoiceId)), unapplied: Number((await shop.rowOf(settled_by ?? sessionId)).unapplied_amount) };
    };

    for (const outcome of await Promise.all(invoices.map(race))) {
      expect([
        { payments: 1, amount_paid: '115', status: 'PAID', unapplied: 0 },
        { payments: 0, amount_paid: '0', status: 'VOIDED', unapplied: 115 },
      ]).toContainEqual(outcome);
    }
  });
});

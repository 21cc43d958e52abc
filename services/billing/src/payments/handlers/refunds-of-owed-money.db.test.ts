import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { getInvoice } from '../../adjustments/handlers/get-invoice.ts';
import { getCredit } from '../../customers/handlers/get-credit.ts';
import { runRefunds } from '../../refunds/sweeps/run-refunds.ts';
import { invariants } from '../../store/invariants.ts';
import { aPlacedOrder } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { payInvoice } from './pay-invoice.ts';
import { reopenPayment } from './reopen-payment.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

type Shopper = Caller & { customerId: string };

describe('late and double money', () => {
  test('a payment of a closed order is refunded without a command', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    await shop.deliver(shopper, 'order.cancelled', order);
    await shop.choose(sessionId, 'PAY');

    await runRefunds(billing.deps);

    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 115']);
    expect(await shop.totalsOf(orderId)).toMatchObject({ received: '115.00', refunded: '115.00' });
  });

  test('a payment that was made just before the order was closed is refunded, in whichever order the events arrive', async () => {
    for (const confirmedLate of [false, true]) {
      const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
      await shop.choose(sessionId, 'PAY');
      await shop.deliver(shopper, 'order.cancelled', order);
      if (confirmedLate) await shop.deliver(shopper, 'order.confirmed', order);
      await runRefunds(billing.deps);

      expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 115']);
      if (confirmedLate) expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'VOIDED', amountPaid: '0.00' });
    }
  });

  test('a second payment of an order is refunded and leaves its invoice and credit notes alone', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    await shop.choose(sessionId, 'DECLINE');
    const { paymentSession } = await reopenPayment(billing.deps)({ orderId }, shopper);
    await shop.choose(paymentSession?.id ?? '', 'PAY');
    await shop.deliver(shopper, 'order.confirmed', order);
    await shop.choose(sessionId, 'PAY');

    await runRefunds(billing.deps);

    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 115']);
    expect(await shop.invoiceDetailOf(shopper, orderId)).toMatchObject({ status: 'PAID', amountPaid: '115.00', creditNotes: [] });
    expect(await shop.totalsOf(orderId)).toMatchObject({ received: '115.00', refunded: '0.00', pending: '0.00' });
  });

  test('an order that was paid and has no invoice yet is refunded once it has one', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    await shop.choose(sessionId, 'PAY');
    const request = { requestKey: newId() };
    await expect(shop.refund(shopper, orderId, request)).rejects.toMatchObject({ code: 'conflict', reason: 'invoice_not_issued' });

    await shop.deliver(shopper, 'order.confirmed', order);
    await shop.refund(shopper, orderId, request);

    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 115']);
  });

  test('the part of a payment above the amount due is refunded', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    await shop.record(shopper, invoiceId, '100');
    await shop.choose(paymentSession?.id ?? '', 'PAY');

    await runRefunds(billing.deps);

    expect(await shop.statusesOf(order.id)).toEqual(['GATEWAY SUCCEEDED 100']);
    expect(await shop.paymentsOf(invoiceId)).toEqual({ payments: 2, amount_paid: '115', status: 'PAID' });
  });

  test('canceling a paid order credits its invoice and returns the payment', async () => {
    const { shopper, order, orderId } = await shop.aPaidOrder();
    await shop.refund(shopper, orderId, { amount: '15' });

    await shop.deliver(shopper, 'order.cancelled', order);
    await shop.deliver(shopper, 'order.cancelled', order);
    await runRefunds(billing.deps);

    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 15', 'GATEWAY SUCCEEDED 100']);
    expect(await shop.invoiceDetailOf(shopper, orderId)).toMatchObject({
      status: 'PAID',
      creditNotes: [{ total: '15.00' }, { total: '100.00' }],
    });
  });
});

describe('cash', () => {
  test('a refund by hand is settled with its reference, and the request can be repeated', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '115');
    const request = { requestKey: newId(), method: 'BY_HAND', reference: 'TILL 4', amount: '15' } as const;

    const { creditNote } = await shop.refund(shopper, order.id, request);
    expect((await shop.refund(shopper, order.id, request)).creditNote).toEqual(creditNote);

    expect(await shop.statusesOf(order.id)).toEqual(['BY_HAND SUCCEEDED 15']);
    await expect(shop.refund(shopper, order.id, { reference: 'TILL 5' })).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('the cash of a canceled order waits for the operator, who records its return', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '50');
    await shop.deliver(shopper, 'order.cancelled', order);
    expect(await shop.statusesOf(order.id)).toEqual(['BY_HAND PENDING 50']);
    await expect(shop.refund(shopper, order.id)).rejects.toMatchObject({ reason: 'order_already_refunded' });
    const byHand = { method: 'BY_HAND', reference: 'TILL 6' } as const;
    await expect(shop.refund(shopper, order.id, { ...byHand, amount: '20' })).rejects.toMatchObject({ reason: 'refund_amount_differs' });

    const requestKey = newId();
    const first = await shop.refund(shopper, order.id, { ...byHand, requestKey });
    expect(first.total).toBe('50.00');
    expect(await shop.refund(shopper, order.id, { ...byHand, requestKey, amount: '50' })).toEqual(first);
    for (const other of [
      { ...byHand, reference: 'TILL 7' },
      { ...byHand, amount: '49' },
      { ...byHand, shipping: true },
      { method: 'CREDIT' as const },
    ]) {
      await expect(shop.refund(shopper, order.id, { ...other, requestKey })).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    }

    expect(first.creditNote).toBeUndefined();
    expect(first.refunds).toMatchObject([{ status: 'SUCCEEDED', amount: '50.00', reference: 'TILL 6' }]);
    expect(await shop.totalsOf(order.id)).toMatchObject({ received: '50.00', refunded: '50.00' });
  });

  test('a credit first reduces what is due on an open invoice, and an unpaid one is not credited as a whole', async () => {
    const shopper: Shopper = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId });
    await shop.deliver(shopper, 'order.confirmed', order);
    const { id = '' } = (await shop.invoiceDetailOf(shopper, order.id)) ?? {};
    await expect(shop.refund(shopper, order.id)).rejects.toMatchObject({ reason: 'invoice_unpaid' });

    expect((await shop.refund(shopper, order.id, { amount: '15' })).creditNote).toMatchObject({ dueReduction: '15.00' });
    expect(await shop.invoiceDetailOf(shopper, order.id)).toMatchObject({ status: 'OPEN', amountDue: '100.00', amountCredited: '15.00' });
    await shop.record(shopper, id, '60');
    await shop.refund(shopper, order.id, { amount: '50', method: 'BY_HAND', reference: 'TILL 7' });

    expect(await shop.invoiceDetailOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountDue: '0.00', amountCredited: '65.00' });
    expect(await shop.statusesOf(order.id)).toEqual(['BY_HAND SUCCEEDED 10']);
    const { balance, entries } = await getCredit(billing.deps)({ customer: shopper.customerId }, shopper);
    expect(balance).toBe('0.00');
    expect(entries?.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'credit_note 40.00',
      'payment 60.00',
      'credit_note 15.00',
      'post 115.00',
    ]);
  });

  test('the same reference of a payment books once, and another amount with it is refused', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const payment = { reference: 'WIRE 1', date: '2026-01-05' };

    await Promise.all([1, 2, 3].map(() => shop.record(shopper, invoiceId, '40', payment)));
    await expect(shop.record(shopper, invoiceId, '41', payment)).rejects.toMatchObject({ reason: 'payment_reference_used' });
    for (const date of ['2026-02-30', '05.01.2026', '2999-01-01']) {
      await expect(shop.record(shopper, invoiceId, '1', { date })).rejects.toMatchObject({ code: 'validation_error' });
    }

    const { invoice } = await getInvoice(billing.deps)({ invoiceId }, shopper);
    expect(invoice?.payments).toMatchObject([{ amount: '40.00', paidAt: '2026-01-05T00:00:00.000Z', reference: 'WIRE 1' }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { aStore } from '../testing/builders.ts';
import { type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { paymentsIn } from '../testing/payments-in.ts';
import { checkInvariants } from './check-invariants.ts';
import { payInvoice } from './pay-invoice.ts';
import { recordPayment } from './record-payment.ts';
import { voidInvoice } from './void-invoice.ts';

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

describe('paying an invoice', () => {
  test('opens one session over what is due, and its money pays the invoice', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '15.00' }, { ...shopper, kind: 'operator' });
    const pay = async () => (await payInvoice(billing.deps)({ invoiceId }, shopper)).paymentSession;

    const sessions = await Promise.all([pay(), pay(), pay()]);
    expect(new Set(sessions.map((session) => session?.id)).size).toBe(1);
    expect(sessions[0]).toMatchObject({ purpose: 'INVOICE', status: 'PENDING', amount: '100.00', invoiceId });

    await shop.choose(sessions[0]?.id ?? '', 'PAY');
    expect(await shop.invoiceOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountPaid: '115.00', amountDue: '0.00' });
    expect((await shop.toldOf(invoiceId)).at(-1)).toBe('invoice.paid');
    await expect(pay()).rejects.toMatchObject({ reason: 'invoice_already_paid' });
  });

  test('in a session is not possible once it is voided, for a stranger, or where online payments are off', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const stranger = { ...shopper, customerId: newId() };

    await expect(payInvoice(billing.deps)({ invoiceId }, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payInvoice(billing.deps)({ invoiceId: 'x' }, shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payInvoice(billing.deps)({ invoiceId }, { ...shopper, store: aStore({ onlinePayments: false }) })).rejects.toMatchObject({
      reason: 'online_payments_disabled',
    });
    await voidInvoice(billing.deps)({ invoice: invoiceId }, { ...shopper, kind: 'operator' });
    await expect(payInvoice(billing.deps)({ invoiceId }, shopper)).rejects.toMatchObject({ reason: 'invoice_voided' });
  });

  test('whose order was cancelled while the shopper paid owes the money back, and orders is told', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    await shop.tell(shopper, 'order.cancelled', order);

    await shop.choose(sessionId, 'PAY');

    expect(await shop.paymentsOf(invoiceId)).toEqual({ payments: 0, amount_paid: '0', status: 'VOIDED' });
    expect(Number((await shop.rowOf(sessionId)).unapplied_amount)).toBe(115);
    expect(await shop.toldOf(sessionId)).toEqual(['payment_session.closed', 'payment_session.paid']);
  });

  test('and a payment at the counter in the meantime: what is too much is owed back', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '100.00' }, { ...shopper, kind: 'operator' });

    await shop.choose(sessionId, 'PAY');

    expect(await shop.invoiceOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
    expect(Number((await shop.rowOf(sessionId)).unapplied_amount)).toBe(100);
  });

  test('with an Idempotency-Key answers the same session again, also when that has ended', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const keyedShopper = { ...shopper, idempotency: { route: 'POST /v1/invoices/:invoice_id/pay', key: 'k', fingerprint: 'f' } };
    const first = await payInvoice(billing.deps)({ invoiceId }, keyedShopper);
    await shop.choose(first.paymentSession?.id ?? '', 'PAY');

    const again = await payInvoice(billing.deps)({ invoiceId }, keyedShopper);

    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.paymentSession)).toBe(JSON.stringify(first.paymentSession));
  });

  test('with an Idempotency-Key that was used opens no other session, neither of the same invoice nor of another', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const another = await shop.anOpenInvoice(shopper);
    const idempotency = { route: 'POST /v1/invoices/:invoice_id/pay', key: 'k', fingerprint: 'f' };
    const pay = (id: string, fingerprint = 'f') =>
      payInvoice(billing.deps)({ invoiceId: id }, { ...shopper, idempotency: { ...idempotency, fingerprint } });
    const { paymentSession } = await pay(invoiceId);
    await shop.choose(paymentSession?.id ?? '', 'DECLINE');

    expect(await pay(invoiceId)).toMatchObject({ replayed: true, paymentSession: { id: paymentSession?.id } });
    await expect(pay(another.invoiceId, 'other')).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await shop.sessionsOf(shopper)).toEqual([paymentSession?.id]);
  });
});

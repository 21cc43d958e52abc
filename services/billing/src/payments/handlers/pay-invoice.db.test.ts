import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { getSandboxPayment } from '../../gateways/handlers/sandbox-payments.ts';
import { invariants } from '../../store/invariants.ts';
import { aStore } from '../../testing/builders.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { ANONYMOUS, paymentScenarios } from '../../testing/payment-scenarios.ts';
import { payInvoice } from './pay-invoice.ts';
import { recordPayment } from './record-payment.ts';

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

describe('paying an invoice', () => {
  test('concurrent requests open one session over the amount due, and its payment pays the invoice', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '15.00' }, { ...shopper, kind: 'operator' });
    const pay = async () => (await payInvoice(billing.deps)({ invoiceId }, shopper)).paymentSession;

    const sessions = await Promise.all([pay(), pay(), pay()]);
    expect(new Set(sessions.map((session) => session?.id)).size).toBe(1);
    expect(sessions[0]).toMatchObject({ purpose: 'INVOICE', status: 'PENDING', amount: '100.00', invoiceId });

    await shop.choose(sessions[0]?.id ?? '', 'PAY');
    expect(await shop.invoiceOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountPaid: '115.00', amountDue: '0.00' });
    expect((await shop.eventTypesOf(invoiceId)).at(-1)).toBe('invoice.paid');
    await expect(pay()).rejects.toMatchObject({ reason: 'invoice_already_paid' });
  });

  test('paying is refused for a voided invoice, to another customer, and without online payments', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const stranger = { ...shopper, customerId: newId() };

    await expect(payInvoice(billing.deps)({ invoiceId }, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payInvoice(billing.deps)({ invoiceId: 'x' }, shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payInvoice(billing.deps)({ invoiceId }, { ...shopper, store: aStore({ onlinePayments: false }) })).rejects.toMatchObject({
      reason: 'online_payments_disabled',
    });
    await shop.deliver(shopper, 'order.cancelled', order);
    await expect(payInvoice(billing.deps)({ invoiceId }, shopper)).rejects.toMatchObject({ reason: 'invoice_voided' });
    const offline = { ...shopper, store: aStore({ onlinePayments: false }) };
    await expect(payInvoice(billing.deps)({ invoiceId }, offline)).rejects.toMatchObject({ code: 'conflict', reason: 'invoice_voided' });
  });

  test('a payment after the order was canceled is unapplied, and is reported to orders', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    await shop.deliver(shopper, 'order.cancelled', order);

    await shop.choose(sessionId, 'PAY');

    expect(await shop.paymentsOf(invoiceId)).toEqual({ payments: 0, amount_paid: '0', status: 'VOIDED' });
    const settlement = await shop.settlementOf(sessionId);
    expect(Number(settlement.unapplied_amount)).toBe(115);
    expect(await shop.eventTypesOf(settlement.id)).toEqual(['payment_session.paid']);
  });

  test('a payment that exceeds the amount due after a recorded payment is unapplied in part', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '100.00' }, { ...shopper, kind: 'operator' });

    await shop.choose(sessionId, 'PAY');

    expect(await shop.invoiceOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
    expect(Number((await shop.settlementOf(sessionId)).unapplied_amount)).toBe(100);
  });

  test('the page of a new session has the URLs of the request and the invoice number, which a live session keeps', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const pay = (returnUrl: string) => payInvoice(billing.deps)({ invoiceId, returnUrl, cancelUrl: 'https://shop.test/cart' }, shopper);

    const { paymentSession } = await pay('https://shop.test/thanks');
    await pay('https://shop.test/other');

    expect(await getSandboxPayment(billing.deps)({ sessionId: paymentSession?.id ?? '' }, ANONYMOUS)).toMatchObject({
      returnUrl: 'https://shop.test/thanks',
      cancelUrl: 'https://shop.test/cart',
      storeName: shopper.store.name,
      payableNumber: expect.stringMatching(/^INV-/),
    });
  });

  test('a repeated Idempotency-Key returns the same session, even after it has ended', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const keyedShopper = { ...shopper, idempotency: { route: 'POST /v1/invoices/:invoice_id/pay', key: 'k', fingerprint: 'f' } };
    const first = await payInvoice(billing.deps)({ invoiceId }, keyedShopper);
    await shop.choose(first.paymentSession?.id ?? '', 'PAY');

    const again = await payInvoice(billing.deps)({ invoiceId }, keyedShopper);

    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.paymentSession)).toBe(JSON.stringify(first.paymentSession));
  });

  test('a used Idempotency-Key opens no other session for the same or another invoice', async () => {
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

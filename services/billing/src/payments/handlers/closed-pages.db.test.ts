import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { sql } from 'kysely';
import { invariants } from '../../store/invariants.ts';
import { type aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { stripeScenarios } from '../../testing/stripe-scenarios.ts';
import { applyCredit } from './apply-credit.ts';
import { payInvoices } from './pay-invoices.ts';
import { recordCustomerPayment } from './record-customer-payment.ts';
import { recordPayment } from './record-payment.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
let live: Awaited<ReturnType<typeof stripeScenarios>>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
  live = await stripeScenarios(billing);
});
afterAll(async () => {
  await live.stripe.close();
  // The money of a session is checked a minute after it came.
  await sql`update payment_session set updated_at = now() - interval '2 minutes'`.execute(billing.deps.db);
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

type Shopper = Awaited<ReturnType<typeof aCustomer>>;
interface Payable {
  readonly shopper: Shopper;
  readonly invoice: string;
  readonly orderId: string;
}

/** Records a payment on account, of which an invoice receives the allocated amount. */
const onAccount = ({ shopper, invoice }: Payable, amount: string, allocated?: string) =>
  recordCustomerPayment(billing.deps)(
    { customer: shopper.customerId, amount, allocations: allocated === undefined ? [] : [{ invoice, amount: allocated }] },
    shopper,
  );
const applied = ({ shopper, invoice }: Payable, amount: string) =>
  applyCredit(billing.deps)({ customer: shopper.customerId, invoice, amount }, shopper);

/** Two invoices of 115.00 of a customer with 20.00 of credit, and an open page that pays both. */
async function anOpenPage() {
  const customer = await live.aLiveShopper();
  await recordCustomerPayment(billing.deps)({ customer: customer.customerId, amount: '20', allocations: [] }, customer);
  const { shopper, invoiceId, order } = await shop.anOpenInvoice(customer);
  const second = await shop.anOpenInvoice(shopper);
  const request = { invoices: [{ invoiceId }, { invoiceId: second.invoiceId }] };
  const sessionId = (await payInvoices(billing.deps)(request, shopper)).paymentSession?.id ?? '';
  const page = () => live.stripe.checkoutOfSession(sessionId);
  expect(page().status).toBe('open');
  return { payable: { shopper, invoice: invoiceId, orderId: order.id }, sessionId, page };
}

const OPERATIONS: readonly (readonly [string, (payable: Payable) => Promise<unknown>])[] = [
  ['a recorded payment', ({ shopper, invoice }) => shop.record(shopper, invoice, '15')],
  ['a payment on account', (payable) => onAccount(payable, '15')],
  ['a payment on account that names the invoice', (payable) => onAccount(payable, '15', '15')],
  ['credit', (payable) => applied(payable, '15')],
  ['a credit note', ({ shopper, orderId }) => shop.refund(shopper, orderId, { amount: '15' })],
];

describe('an operator who takes something off what is due', () => {
  test.each(OPERATIONS)('closes the page that could pay it: %s', async (_what, operate) => {
    const { payable, sessionId, page } = await anOpenPage();

    await operate(payable);

    expect(page().status).toBe('expired');
    expect((await shop.rowOf(sessionId)).status).toBe('CANCELLED');
    expect(await shop.invoiceOf(payable.shopper, payable.orderId)).toMatchObject({ amountDue: '100.00' });
  });

  test.each(OPERATIONS)('is not stopped by a gateway that is down: %s', async (_what, operate) => {
    const { payable, sessionId, page } = await anOpenPage();
    live.stripe.behavior.failsWith = 503;

    try {
      await operate(payable);
    } finally {
      live.stripe.behavior.failsWith = undefined;
    }

    expect(page().status).toBe('open');
    expect((await shop.rowOf(sessionId)).status).toBe('CANCELLED');
    expect(await shop.invoiceOf(payable.shopper, payable.orderId)).toMatchObject({ amountDue: '100.00' });
  });

  test.each<[string, (payable: Payable) => Promise<unknown>, object]>([
    ['a recorded payment', ({ shopper, invoice }) => shop.record(shopper, invoice, '115.01'), { code: 'validation_error' }],
    ['a payment on account', (payable) => onAccount(payable, '200', '115.01'), { reason: 'amount_exceeds_due' }],
    ['credit', (payable) => applied(payable, '20.01'), { reason: 'credit_too_low' }],
    ['a credit note', ({ shopper, orderId }) => shop.refund(shopper, orderId, { amount: '115.01' }), { reason: 'refund_too_large' }],
    [
      'a recorded payment like an earlier one',
      ({ shopper, invoice }) => recordPayment(billing.deps)({ invoice, amount: '20', refuseRepeated: true }, shopper),
      { reason: 'payment_repeated' },
    ],
    [
      'a payment on account like an earlier one',
      ({ shopper }) =>
        recordCustomerPayment(billing.deps)({ customer: shopper.customerId, amount: '20', allocations: [], refuseRepeated: true }, shopper),
      { reason: 'payment_repeated' },
    ],
    [
      'a credit note of another total',
      ({ shopper, orderId }) => shop.refund(shopper, orderId, { amount: '15', expectedTotal: '15.01' }),
      { reason: 'amount_changed' },
    ],
    [
      'credit to another version',
      ({ shopper, invoice }) => applyCredit(billing.deps)({ customer: '', invoice, amount: '15' }, { ...shopper, ifMatch: ['stale'] }),
      { reason: 'version_mismatch' },
    ],
    ['a credit note of a whole unpaid invoice', ({ shopper, orderId }) => shop.refund(shopper, orderId), { reason: 'invoice_unpaid' }],
  ])('and is refused leaves the page open: %s', async (_what, operate, expected) => {
    const { payable, sessionId, page } = await anOpenPage();

    await expect(operate(payable)).rejects.toMatchObject(expected);

    expect(page().status).toBe('open');
    expect((await shop.rowOf(sessionId)).status).toBe('PENDING');
  });

  test('and repeats a request closes no other page', async () => {
    const { payable } = await anOpenPage();
    const { shopper, invoice } = payable;
    await shop.record(shopper, invoice, '15', { reference: 'bank-1' });
    const request = { invoices: [{ invoiceId: invoice }] };
    const sessionId = (await payInvoices(billing.deps)(request, shopper)).paymentSession?.id ?? '';

    await shop.record(shopper, invoice, '15', { reference: 'bank-1' });

    expect((await shop.rowOf(sessionId)).status).toBe('PENDING');
    expect(live.stripe.checkoutOfSession(sessionId).status).toBe('open');
  });
});

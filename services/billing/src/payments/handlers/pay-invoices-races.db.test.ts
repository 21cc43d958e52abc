import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { seen } from '@storefront/lifecycle/testing';
import { voidInvoice } from '../../adjustments/handlers/void-invoice.ts';
import type { BillingDeps } from '../../deps.ts';
import { lockOrder } from '../../invoices/store/closed-orders.ts';
import { closeChecked } from '../../testing/close-checked.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { stripeScenarios } from '../../testing/stripe-scenarios.ts';
import { applyInvoiceCredit } from './apply-credit.ts';
import { getInvoicesPayment } from './order-billing.ts';
import { payInvoices } from './pay-invoices.ts';
import { recordCustomerPayment } from './record-customer-payment.ts';

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
  await closeChecked(billing);
});

type Invoice = Awaited<ReturnType<typeof shop.anOpenInvoice>>;
type Change = (invoice: Invoice) => Promise<unknown>;

/** Three invoices of 115.00 of a customer with 40.00 of credit. */
async function threeInvoices(given?: Invoice['shopper']) {
  const first = await shop.anOpenInvoice(given);
  const { shopper } = first;
  const second = await shop.anOpenInvoice(shopper);
  const third = await shop.anOpenInvoice(shopper);
  const allocations = [{ invoice: first.invoiceId, amount: '1' }];
  await recordCustomerPayment(billing.deps)({ customer: shopper.customerId, amount: '41', allocations }, shopper);
  return { shopper, first, second, ids: [first, second, third].map(({ invoiceId }) => ({ invoiceId })) };
}

const CHANGES: Readonly<Record<string, Change>> = {
  'paid in part': ({ shopper, invoiceId }) => shop.record(shopper, invoiceId, '100'),
  paid: ({ shopper, invoiceId }) => shop.record(shopper, invoiceId, '115'),
  'paid from credit': ({ shopper, invoiceId }) => applyInvoiceCredit(billing.deps)({ invoiceId }, shopper),
  voided: ({ shopper, order }) => shop.deliver(shopper, 'order.cancelled', order),
  'credited in part': ({ shopper, order }) => shop.refund(shopper, order.id, { amount: '50' }),
  reissued: ({ shopper, invoiceId }) =>
    voidInvoice(billing.deps)({ invoice: invoiceId, payments: 'PAYMENTS_UNSPECIFIED', reissue: true }, shopper),
};

/** The amount due on the invoice after each change, or the reason why it can no longer be paid. */
const AFTER: Readonly<Record<string, { readonly due?: number; readonly reason?: string }>> = {
  'paid in part': { due: 15 },
  paid: { reason: 'invoice_already_paid' },
  'paid from credit': { due: 75 },
  voided: { reason: 'invoice_voided' },
  'credited in part': { due: 65 },
  reissued: { reason: 'invoice_voided' },
};

/** Billing in which `change` happens when a request looks up the gateway of a store for the nth time. */
function changingAt(nth: number, change: () => Promise<unknown>): BillingDeps {
  let lookUps = 0;
  const find: BillingDeps['gateways']['find'] = async (...given) => {
    lookUps += 1;
    if (lookUps === nth) await change();
    return await billing.deps.gateways.find(...given);
  };
  return { ...billing.deps, gateways: { ...billing.deps.gateways, find } };
}

/** The sessions of a customer that can still be paid. */
const liveSessionsOf = async ({ customerId }: Invoice['shopper']) =>
  await billing.deps.db
    .selectFrom('payment_session')
    .select(['id', 'amount'])
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['PENDING', 'PROCESSING'])
    .execute();

// A request looks up the gateway before it reads the invoices, and again for each open page, which it closes after it has checked them.
describe.each([
  ['before they are checked', 1],
  ['while an earlier page of them is closed', 2],
])('a payment of several invoices while one of them changes, %s', (_when, nth) => {
  test.each(Object.entries(CHANGES))('is %s: pays what is still due, or is refused', async (what, change) => {
    const { shopper, second, ids } = await threeInvoices();
    await payInvoices(billing.deps)({ invoices: ids }, shopper);
    const deps = changingAt(nth, () => change(second));
    const { due, reason } = AFTER[what] ?? {};

    const asked = payInvoices(deps)({ invoices: ids }, shopper).then(
      ({ paymentSession }) => paymentSession?.amount,
      (error: { reason?: string }) => error.reason,
    );

    expect(await asked).toBe(reason ?? (114 + (due ?? 0) + 115).toFixed(2));
    const amounts = (await liveSessionsOf(shopper)).map(({ amount }) => Number(amount));
    expect(amounts).toEqual(reason === undefined ? [114 + (due ?? 0) + 115] : []);
  });
});

describe('an invoice of a session that has no page yet, because the gateway did not respond,', () => {
  test.each(Object.entries(CHANGES))('can be %s, and no page is left to pay the session', async (_what, change) => {
    const { shopper, second, ids } = await threeInvoices(await live.aLiveShopper());
    const keyed = { ...shopper, idempotency: { route: 'POST /v1/invoice-payments', key: 'k', fingerprint: 'f' } };
    // Stripe opens the page, and its response and those to the repetitions are lost.
    live.stripe.behavior.responsesToLose = Number.POSITIVE_INFINITY;
    await expect(payInvoices(billing.deps)({ invoices: ids }, keyed)).rejects.toMatchObject({ reason: 'idempotency_key_in_use' });
    live.stripe.behavior.responsesToLose = 0;
    const [session] = await liveSessionsOf(shopper);

    await change(second);
    await live.checkAfter(1);

    expect(await liveSessionsOf(shopper)).toEqual([]);
    expect((await shop.rowOf(session?.id ?? '')).status).toBe('CANCELLED');
    expect(live.stripe.checkoutOfSession(session?.id ?? '').status).toBe('expired');
  });
});

/** Lets `first` and then `second` wait for the lock of an order, and returns their results. */
async function inOrder({ shopper, order }: Invoice, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const blocking = inTransaction(billing.deps.db, async (trx) => {
    await lockOrder(trx, shopper, order.id);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const results: Promise<PromiseSettledResult<unknown>[]>[] = [];
  for (const [index, act] of [first, second].entries()) {
    results.push(Promise.allSettled([act()]));
    while ((await shop.countLockWaits()) <= index) await sleep(10);
  }
  release.resolve();
  await blocking;
  return (await Promise.all(results)).flat().map((result) => (result.status === 'rejected' ? result.reason.reason : 'done'));
}

const REFUSED: Readonly<Record<string, string>> = {
  'paid in part': 'invoice_already_paid',
  paid: 'invoice_already_paid',
  'paid from credit': 'invoice_already_paid',
};

/** The amounts of invoices that a session has paid, and the amount that goes back because no invoice could take it. */
async function moneyOf(sessionId: string) {
  const settledBy = (await shop.rowOf(sessionId)).settled_by ?? sessionId;
  const { db } = billing.deps;
  const paid = await db.selectFrom('invoice_payment').select('amount').where('payment_session_id', '=', settledBy).execute();
  const refunds = db.selectFrom('refund').select('amount').where('payment_session_id', '=', settledBy).where('payment_id', 'is', null);
  const sum = (rows: readonly { amount: string }[]) => rows.reduce((all, { amount }) => all + Number(amount), 0);
  return { paid: sum(paid), returned: sum(await refunds.execute()) };
}

describe('a payment of several invoices that settles', () => {
  // Credit and recorded payments wait for the lock of the invoice, which the payment takes after those of the orders.
  const withLock = Object.entries(CHANGES).filter(([what]) => !(what in REFUSED));

  test.each(withLock)('before one of them is %s pays all of them', async (_what, change) => {
    const { shopper, second, ids } = await threeInvoices();
    const { id: sessionId = '' } = (await payInvoices(billing.deps)({ invoices: ids }, shopper)).paymentSession ?? {};

    const results = await inOrder(
      second,
      () => shop.choose(sessionId, 'PAY'),
      () => change(second),
    );

    expect(results).toEqual(['done', 'done']);
    expect((await getInvoicesPayment(billing.deps)({ sessionId }, shopper)).paymentSession?.status).toBe('PAID');
    expect(await moneyOf(sessionId)).toEqual({ paid: 344, returned: 0 });
  });

  test.each(withLock)('after one of them is %s pays what is due, and the rest goes back once', async (what, change) => {
    const { shopper, second, ids } = await threeInvoices();
    const { id: sessionId = '' } = (await payInvoices(billing.deps)({ invoices: ids }, shopper)).paymentSession ?? {};
    const pay = () => shop.choose(sessionId, 'PAY');

    expect(await inOrder(second, () => change(second), pay)).toEqual(['done', 'done']);
    await pay();

    const { paid, returned } = await moneyOf(sessionId);
    expect((await shop.rowOf(sessionId)).status).toBe('CANCELLED');
    expect(paid + returned).toBe(344);
    // A credit note closes the page before it is issued, so the payment can overtake it.
    if (what === 'voided') expect(returned).toBe(115);
  });

  test.each(Object.entries(CHANGES))('while each of them is %s loses nothing and doubles nothing', async (what, change) => {
    const { shopper, first, second, ids } = await threeInvoices();
    const { id: sessionId = '' } = (await payInvoices(billing.deps)({ invoices: ids }, shopper)).paymentSession ?? {};

    const results = await Promise.allSettled([shop.choose(sessionId, 'PAY'), change(second), shop.choose(sessionId, 'PAY'), change(first)]);

    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.reason ?? result.reason.code] : []));
    for (const reason of seen('reasons', reasons, 0))
      expect([REFUSED[what], 'no_unapplied_credit', 'amount_exceeds_due']).toContain(reason);
    const { paid, returned } = await moneyOf(sessionId);
    expect(paid + returned).toBe(344);
  });
});

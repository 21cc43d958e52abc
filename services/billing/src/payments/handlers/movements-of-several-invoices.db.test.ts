import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { besideChange } from '@storefront/db/testing';
import { sumOf, decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import fc from 'fast-check';
import { sql } from 'kysely';
import { refundOrder } from '../../adjustments/transactions/refund-order.ts';
import { findSession } from '../../gateways/store/payment-sessions.ts';
import { closeChecked } from '../../testing/close-checked.ts';
import { signedEvent } from '../../testing/fake-stripe/fake-stripe.ts';
import type { FakeDispute, FakeRefund } from '../../testing/fake-stripe/stripe-objects.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { stripeScenarios } from '../../testing/stripe-scenarios.ts';
import { reverseLostDispute } from '../transactions/record-dispute.ts';
import { payInvoices } from './pay-invoices.ts';

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
  await sql`update gateway_movement set updated_at = now() - interval '2 minutes'`.execute(billing.deps.db);
  await closeChecked(billing);
});

/** A session that has paid several invoices of 115.00, and their orders. */
async function aPaidSession(count = 3) {
  const shopper = await live.aLiveShopper();
  const invoices = [];
  while (invoices.length < count) invoices.push(await shop.anOpenInvoice(shopper));
  const ids = invoices.map(({ invoiceId }) => ({ invoiceId }));
  const sessionId = (await payInvoices(billing.deps)({ invoices: ids }, shopper)).paymentSession?.id ?? '';
  const page = live.stripe.pay(live.stripe.checkoutOfSession(sessionId).id);
  const deliver = (type: string, object: FakeRefund | FakeDispute | typeof page) =>
    live.deliver(signedEvent(type, object, { at: billing.clock.now }), shopper);
  await deliver('checkout.session.completed', page);
  const money = { currency: page.currency, payment_intent: page.payment_intent?.id ?? '', metadata: {} };
  const orderIds = invoices.map(({ order }) => order.id);
  return {
    shopper,
    sessionId,
    orderIds,
    deliver,
    /** A dispute, or a refund that the store's staff made in the dashboard. */
    aDispute: (amount = 11_500): FakeDispute => ({
      ...money,
      id: `dp_${newId()}`,
      object: 'dispute',
      amount,
      status: 'needs_response',
      reason: 'fraudulent',
    }),
    aRefund: (): FakeRefund => ({ ...money, id: `re_${newId()}`, object: 'refund', amount: 11_500, status: 'succeeded' }),
    reversed: async () => {
      const { rows } = await sql<{ amount: string }>`
        select reversal.amount from payment_reversal reversal join payment on payment.id = reversal.payment_id
        where payment.payment_session_id = ${sessionId}`.execute(billing.deps.db);
      return Number(sumOf(rows.map(({ amount }) => decimal(amount))));
    },
    openOrders: async () => {
      const read = await Promise.all(orderIds.map((orderId) => shop.invoiceOf(shopper, orderId)));
      return read.map((invoice) => invoice?.status);
    },
  };
}

test.each([0, 1, 2])('a lost dispute that a refund of order %i of three names is not charged again', async (at) => {
  const session = await aPaidSession();
  const { shopper, deliver, orderIds } = session;
  const dispute = session.aDispute();
  await deliver('charge.dispute.created', dispute);
  await shop.refund(shopper, orderIds[at] ?? '', { method: 'BY_HAND', reference: dispute.id });

  await deliver('charge.dispute.closed', { ...dispute, status: 'lost' });

  expect(await session.reversed()).toBe(0);
  expect(await session.openOrders()).toEqual(['PAID', 'PAID', 'PAID']);
});

test('a dispute that is lost while a refund that names it is recorded is not charged again', async () => {
  const { deps } = billing;
  const { shopper, sessionId, orderIds, aDispute, reversed } = await aPaidSession(2);
  const found = await findSession(deps.db, shopper, sessionId);
  if (found === undefined) throw new Error('no session');
  const { id, ...money } = { ...aDispute(), amount: decimal('115'), currency: found.session.currency };
  const notification = { ...money, kind: 'foreign', event: 'dispute', providerReference: id, payment: null, state: 'MOVED' } as const;
  const byHand = { request: { lines: [], shipping: false }, method: 'BY_HAND', reference: id, requestKey: newId() } as const;

  await besideChange(
    deps.db,
    (trx) => refundOrder(trx, shopper, { ...byHand, orderId: orderIds[1] ?? '' }, deps),
    () =>
      inTransaction(deps.db, (trx) =>
        reverseLostDispute(
          trx,
          shopper,
          { notification, session: found.session, orderIds: [orderIds[0] ?? '', ...orderIds.slice(1)] },
          deps,
        ),
      ),
  );

  expect(await reversed()).toBe(0);
});

test('a dispute appears in the timeline of each order of the payment, once per status', async () => {
  const { deliver, orderIds, aDispute } = await aPaidSession();
  const dispute = aDispute(2_000);
  for (const status of ['needs_response', 'needs_response', 'lost', 'lost'] as const)
    await deliver('charge.dispute.updated', { ...dispute, status });

  const { rows } = await sql<{ orderId: string; status: string }>`
    select data ->> 'orderId' as "orderId", data ->> 'status' as status from outbox
    where type = 'payment.disputed' and data ->> 'dispute' = ${dispute.id} order by position`.execute(billing.deps.db);
  expect(rows).toEqual(['OPEN', 'LOST'].flatMap((status) => orderIds.map((orderId) => ({ orderId, status }))));
});

test('a repeated refund of one order is not recorded as the owed refund of another', async () => {
  const { shopper, deliver, orderIds, aRefund } = await aPaidSession();
  const [first = '', second = ''] = orderIds;
  live.stripe.behavior.refundStatus = 'failed';
  await shop.refund(shopper, second);
  const refund = aRefund();
  await deliver('refund.created', refund);
  await shop.refund(shopper, first);
  live.stripe.behavior.refundStatus = 'succeeded';

  await deliver('refund.updated', refund);

  expect(await shop.statusesOf(first)).toEqual(['GATEWAY FAILED 115']);
  expect(await shop.statusesOf(second)).toEqual(['GATEWAY FAILED 115', 'GATEWAY SUCCEEDED 115']);
  await deliver('refund.created', aRefund());
  expect(await shop.statusesOf(first)).toEqual(['GATEWAY FAILED 115', 'GATEWAY SUCCEEDED 115']);
});

test('of any disputes of a payment, those that no refund of its orders names are reversed, each once', async () => {
  const anyDispute = fc.record({
    cents: fc.integer({ min: 1, max: 3_800 }),
    named: fc.option(fc.nat({ max: 3 })),
    repeats: fc.nat({ max: 2 }),
  });
  const anySession = fc.record({
    invoices: fc.integer({ min: 1, max: 4 }),
    disputes: fc.array(anyDispute, { minLength: 1, maxLength: 3 }),
  });
  const history = fc.asyncProperty(anySession, async ({ invoices, disputes }) => {
    const { shopper, deliver, orderIds, aDispute, reversed } = await aPaidSession(invoices);
    const made = disputes.map((given) => ({ ...given, dispute: aDispute(given.cents) }));
    for (const { dispute, named, cents } of made) {
      await deliver('charge.dispute.created', dispute);
      const orderId = named === null ? undefined : orderIds[named % invoices];
      const byHand = { method: 'BY_HAND', reference: dispute.id, amount: (cents / 100).toFixed(2) } as const;
      if (orderId !== undefined) await shop.refund(shopper, orderId, byHand);
    }
    for (const { dispute, repeats } of made) {
      for (let sent = 0; sent <= repeats; sent += 1) await deliver('charge.dispute.closed', { ...dispute, status: 'lost' });
    }

    const unnamed = made.filter(({ named }) => named === null).map(({ cents }) => cents);
    expect(Math.round((await reversed()) * 100)).toBe(unnamed.reduce((sum, cents) => sum + cents, 0));
  });
  await fc.assert(history, { numRuns: 15, examples: [[{ invoices: 2, disputes: [{ cents: 3_800, named: 1, repeats: 0 }] }]] });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localDate } from '@storefront/contract';
import { violatedInvariants } from '@storefront/db/testing';
import { decimal } from '@storefront/money';
import { type Caller, newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { expireSessions } from '../../gateways/sweeps/expire-sessions.ts';
import { runRefunds } from '../../refunds/sweeps/run-refunds.ts';
import { reportDispute } from '../../sandbox/report-dispute.ts';
import { invariants } from '../../store/invariants.ts';
import { aRefundRequest } from '../../testing/builders.ts';
import { type SignedEvent, signedEvent } from '../../testing/fake-stripe/fake-stripe.ts';
import type { FakeCheckout, FakeDispute, FakeRefund } from '../../testing/fake-stripe/stripe-objects.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { ANONYMOUS, paymentScenarios } from '../../testing/payment-scenarios.ts';
import { stripeScenarios } from '../../testing/stripe-scenarios.ts';
import { settlePayment } from '../transactions/settle-payment.ts';
import { payInvoice } from './pay-invoice.ts';
import { receiveNotification } from './receive-notification.ts';
import { refundOrder } from './refund-order.ts';
import { reopenPayment } from './reopen-payment.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentScenarios>;
let live: Awaited<ReturnType<typeof stripeScenarios>>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentScenarios(billing);
  live = await stripeScenarios(billing);
});
afterAll(async () => {
  await live.stripe.close();
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

const at = () => ({ at: billing.clock.now });
const refundsOf = (orderId: string) =>
  billing.deps.db
    .selectFrom('refund')
    .select(['method', 'status', 'amount', 'provider_reference', 'failure_code', 'is_overpayment', 'credit_note_id', 'replaced_by'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
/** The findings of `doctor`, as if an hour had passed. */
async function findings(): Promise<string[]> {
  await sql`update gateway_movement set updated_at = now() - interval '1 hour'`.execute(billing.deps.db);
  const rule = invariants.find(({ name }) => name === 'gateway_movements_are_explained');
  if (rule === undefined) throw new Error('the rule does not exist');
  const { rows } = await rule.violations(() => sql`true`).execute(billing.deps.db);
  return rows.map(({ id }) => id);
}

/** A paid order of 115.00, with its invoice unless it has not been issued. */
async function aPaidOrder({ isInvoiced = true, timeZone = 'UTC' } = {}) {
  const prepaid = await live.aPrepaidOrder();
  const page = live.stripe.pay(live.stripe.checkoutOfSession(prepaid.sessionId).id);
  await live.deliver(signedEvent('checkout.session.completed', page, at()), prepaid.shopper);
  if (isInvoiced) await shop.deliver(prepaid.shopper, 'order.confirmed', { ...prepaid.order, timeZone });
  return { ...prepaid, page };
}

/** A refund of 115.00 that the store's staff made in the dashboard, with the given differences. */
const dashboardRefund = ({ currency, payment_intent: payment }: FakeCheckout, given: Partial<FakeRefund> = {}): FakeRefund => ({
  id: `re_${newId()}`,
  object: 'refund',
  amount: 11_500,
  currency,
  payment_intent: payment?.id ?? '',
  metadata: {},
  status: 'succeeded',
  ...given,
});
const aDispute = ({ currency, payment_intent: payment }: FakeCheckout, given: Partial<FakeDispute> = {}): FakeDispute => ({
  id: `dp_${newId()}`,
  object: 'dispute',
  amount: 11_500,
  currency,
  payment_intent: payment?.id ?? '',
  metadata: {},
  status: 'needs_response',
  reason: 'fraudulent',
  ...given,
});
const event = (type: string, object: FakeRefund | FakeDispute) => signedEvent(type, object, at());

describe('a refund in the dashboard', () => {
  test('of a paid invoice is recorded once with a credit note, and owed again if it fails', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    const refund = dashboardRefund(page, { amount: 1_500 });

    await Promise.all([
      live.deliver(event('refund.created', refund), shopper),
      live.deliver(event('refund.updated', refund), shopper),
      live.deliver(event('refund.created', { ...refund, status: 'pending' }), shopper),
    ]);

    const [recorded] = await refundsOf(orderId);
    expect(await refundsOf(orderId)).toHaveLength(1);
    expect(recorded).toMatchObject({ method: 'GATEWAY', status: 'SUCCEEDED', amount: '15', provider_reference: refund.id });
    expect(recorded?.credit_note_id).not.toBeNull();
    expect(await findings()).toEqual([]);

    await live.deliver(event('refund.failed', { ...refund, status: 'failed' }), shopper);
    await live.deliver(event('refund.updated', refund), shopper);
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'FAILED' }]);
    expect(await findings()).toEqual([]);
  });

  test('replaces a failed refund of the same amount, and a later one of money that is not left is a finding', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    live.stripe.behavior.refundStatus = 'failed';
    await refundOrder(billing.deps)(aRefundRequest({ orderId }), shopper);
    live.stripe.behavior.refundStatus = 'succeeded';
    const refund = dashboardRefund(page);

    await live.deliver(event('refund.created', refund), shopper);

    expect(await refundsOf(orderId)).toMatchObject([
      { status: 'FAILED', replaced_by: expect.any(String) },
      { status: 'SUCCEEDED', provider_reference: refund.id, replaced_by: null },
    ]);
    expect(await findings()).toEqual([]);

    const excess = dashboardRefund(page, { amount: 100 });
    await live.deliver(event('refund.created', excess), shopper);
    expect(await findings()).toEqual([`refund ${excess.id} of SO-1001`]);
    await live.deliver(event('refund.failed', { ...excess, status: 'failed' }), shopper);
    expect(await findings()).toEqual([]);
  });

  test('of an order whose invoice is not issued yet is refused until it is, so that the gateway repeats it', async () => {
    const { shopper, order, orderId, page } = await aPaidOrder({ isInvoiced: false });
    const created = event('refund.created', dashboardRefund(page));

    await expect(live.deliver(created, shopper)).rejects.toMatchObject({ reason: 'invoice_not_issued' });
    await shop.deliver(shopper, 'order.confirmed', order);
    await live.deliver(created, shopper);

    expect(await refundsOf(orderId)).toMatchObject([{ status: 'SUCCEEDED', amount: '115' }]);
  });

  test('of a payment that another store or another system collected changes nothing', async () => {
    const { orderId, page } = await aPaidOrder();

    await live.deliver(event('refund.created', dashboardRefund(page)), await live.aLiveShopper());
    await live.deliver(event('refund.created', dashboardRefund(page, { payment_intent: 'pi_unknown' })), await live.aLiveShopper());

    expect(await refundsOf(orderId)).toEqual([]);
    expect(await findings()).toEqual([]);
  });
});

/** The disputes of an order that were published, in their order. */
async function disputesOf(orderId: string): Promise<string[]> {
  const { rows } = await sql<{ dispute: string }>`
    select concat_ws(' ', data ->> 'status', data ->> 'amount') as dispute from outbox
    where type = 'payment.disputed' and data ->> 'orderId' = ${orderId} order by position`.execute(billing.deps.db);
  return rows.map(({ dispute }) => dispute);
}

describe('a dispute', () => {
  const logged = async (shopper: Caller, { body, signature }: SignedEvent) => {
    const lines: string[] = [];
    const log = createLogger('billing', 'warn', { write: (line) => void lines.push(line) });
    await receiveNotification({ ...billing.deps, log })({ provider: 'stripe', body, signature, storeId: shopper.tenantId }, ANONYMOUS);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  test('is logged with its store and payment, and is no finding while it is open or once it is won', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    const dispute = aDispute(page);

    expect(await logged(shopper, event('charge.dispute.created', dispute))).toMatchObject([
      {
        msg: 'payment_moved_at_gateway',
        tenant_id: shopper.tenantId,
        payment: dispute.payment_intent,
        amount: '115',
        currency: 'JMD',
        event: 'dispute',
        provider_reference: dispute.id,
        status: 'needs_response',
        reason: 'fraudulent',
      },
    ]);
    expect(await findings()).toEqual([]);
    await live.deliver(event('charge.dispute.closed', { ...dispute, status: 'won' }), shopper);
    await live.deliver(event('charge.dispute.created', dispute), shopper);

    expect(await findings()).toEqual([]);
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await disputesOf(orderId)).toEqual(['OPEN 115.00', 'WON 115.00']);
    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'PAID' });
  });

  test('that is lost reverses its amount once, whatever the order of the notifications', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    const dispute = aDispute(page, { amount: 2_000 });
    const lost = event('charge.dispute.closed', { ...dispute, status: 'lost' });

    await live.deliver(event('charge.dispute.created', dispute), shopper);
    await Promise.all([1, 2, 3].map(() => live.deliver(lost, shopper)));
    await live.deliver(event('charge.dispute.updated', dispute), shopper);

    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'OPEN', amountPaid: '95.00', amountDue: '20.00' });
    expect(await disputesOf(orderId)).toEqual(['OPEN 20.00', 'LOST 20.00']);
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  test('that is lost reverses nothing if a refund names it', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    const dispute = aDispute(page);
    await live.deliver(event('charge.dispute.created', dispute), shopper);
    await refundOrder(billing.deps)(aRefundRequest({ orderId, method: 'BY_HAND', reference: dispute.id }), shopper);

    await live.deliver(event('charge.dispute.closed', { ...dispute, status: 'lost' }), shopper);

    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
    expect(await findings()).toEqual([]);
  });

  test('that is lost before the invoice is issued is repeated by the gateway, and another one of what was reversed is a finding', async () => {
    const { shopper, order, orderId, page } = await aPaidOrder({ isInvoiced: false });
    const lost = event('charge.dispute.closed', aDispute(page, { status: 'lost' }));
    await expect(live.deliver(lost, shopper)).rejects.toMatchObject({ reason: 'invoice_not_issued' });
    await shop.deliver(shopper, 'order.confirmed', order);

    await live.deliver(lost, shopper);
    const another = aDispute(page, { status: 'lost' });
    await live.deliver(event('charge.dispute.closed', another), shopper);

    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'OPEN', amountDue: '115.00' });
    expect(await findings()).toEqual([`dispute ${another.id} of SO-1001`]);

    // A movement that has ended does not end again.
    await live.deliver(event('charge.dispute.closed', { ...another, status: 'won' }), shopper);
    expect(await findings()).toHaveLength(1);
    expect(await disputesOf(orderId)).toEqual(['LOST 115.00', 'LOST 115.00']);
    await billing.deps.db.updateTable('gateway_movement').set({ state: 'REVERSED' }).where('provider_reference', '=', another.id).execute();
  });

  test('that is lost is dated in the time zone of the store, and so is the credit note of a refund in the dashboard', async () => {
    // In one of them, it is another day than in UTC.
    const today = ['Pacific/Kiritimati', 'Etc/GMT+12'].map((timeZone) => ({ timeZone, date: localDate(billing.clock.now, timeZone) }));
    const zone = today.find(({ date }) => date !== localDate(billing.clock.now, 'UTC'));
    const [lost, refunded] = [await aPaidOrder(zone), await aPaidOrder(zone)];

    await live.deliver(event('charge.dispute.closed', aDispute(lost.page, { status: 'lost' })), lost.shopper);
    await live.deliver(event('refund.created', dashboardRefund(refunded.page)), refunded.shopper);

    const { db } = billing.deps;
    const reversals = await db
      .selectFrom('payment_reversal')
      .select('reversed_on')
      .where('tenant_id', '=', lost.shopper.tenantId)
      .execute();
    const notes = await db.selectFrom('credit_note').select('issued_on').where('order_id', '=', refunded.orderId).execute();
    expect([...reversals.map((row) => row.reversed_on), ...notes.map((row) => row.issued_on)]).toEqual([zone?.date, zone?.date]);
  });
});

describe('a dispute in the sandbox', () => {
  const dispute = (caller: Caller, sessionId: string, status: 'OPEN' | 'LOST' | 'WON', amount?: string) =>
    reportDispute(billing.deps)({ sessionId, status, amount }, caller);

  test('that is lost reverses the payment of the session, also a late one', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    await expect(dispute(shopper, sessionId, 'LOST')).rejects.toMatchObject({ reason: 'payment_session_not_paid' });
    await expireSessions(shop.depsAfter(31));
    await shop.choose(sessionId, 'PAY');
    await shop.deliver(shopper, 'order.confirmed', order);
    const late = (await shop.settlementOf(sessionId)).id;

    expect(await dispute(shopper, late, 'OPEN', '20')).toMatchObject({ status: 'OPEN', amount: '20.00' });
    expect(await dispute(shopper, late, 'LOST')).toMatchObject({ status: 'LOST', amount: '20.00' });

    await expect(dispute(shopper, late, 'WON')).rejects.toMatchObject({ code: 'conflict', reason: 'dispute_closed' });
    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'OPEN', amountDue: '20.00' });
    expect(await disputesOf(orderId)).toEqual(['OPEN 20.00', 'LOST 20.00']);
  });

  test('that is won changes nothing, and is not of another store or in live mode', async () => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    await shop.choose(sessionId, 'PAY');
    await shop.deliver(shopper, 'order.confirmed', order);

    await dispute(shopper, sessionId, 'WON');
    await dispute(shopper, sessionId, 'WON');
    for (const other of ['OPEN', 'LOST'] as const) {
      await expect(dispute(shopper, sessionId, other)).rejects.toMatchObject({ code: 'conflict', reason: 'dispute_closed' });
    }

    expect(await shop.invoiceOf(shopper, orderId)).toMatchObject({ status: 'PAID' });
    expect(await disputesOf(orderId)).toEqual(['WON 115.00']);
    for (const stranger of [
      { ...shopper, tenantId: newId() },
      { ...shopper, mode: 'live' as const },
    ]) {
      await expect(dispute(stranger, sessionId, 'LOST')).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(dispute(shopper, sessionId, 'WON', '115.01')).resolves.toMatchObject({ amount: '115.00' });
  });
});

describe('a payment of another amount', () => {
  const differing = (page: FakeCheckout, amount: number) =>
    signedEvent('checkout.session.completed', { ...page, amount_total: amount }, at());

  test('does not pay the order and is refunded once, and the shopper can pay again', async () => {
    const { shopper, orderId, sessionId } = await live.aPrepaidOrder();
    const page = live.stripe.pay(live.stripe.checkoutOfSession(sessionId).id);
    page.amount_total = 10_000;

    await Promise.all([1, 2, 3].map(() => live.deliver(differing(page, 10_000), shopper)));
    await live.checkAfter(31);
    await runRefunds(shop.depsAfter(1));

    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'FAILED', failure_code: 'amount_differs', check_at: null });
    expect(await refundsOf(orderId)).toMatchObject([{ method: 'GATEWAY', status: 'SUCCEEDED', amount: '100', is_overpayment: true }]);
    const { paymentSession } = await reopenPayment(billing.deps)({ orderId }, shopper);
    expect(paymentSession).toMatchObject({ status: 'PENDING', amount: '115.00' });
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: paymentSession?.id });
  });

  test('that the look-up finds is booked too, when the notification was lost', async () => {
    const { orderId, sessionId } = await live.aPrepaidOrder();
    live.stripe.pay(live.stripe.checkoutOfSession(sessionId).id).amount_total = 12_000;

    await live.checkAfter(31);

    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'FAILED', check_at: null });
    expect(await refundsOf(orderId)).toMatchObject([{ amount: '120' }]);
  });

  test('leaves a paid session, its order, and its invoice as they are', async () => {
    const { shopper, orderId, sessionId, page } = await aPaidOrder();

    await live.deliver(differing(page, 10_000), shopper);

    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PAID', unapplied_amount: '0' });
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test('of an invoice or a canceled order is refunded too, also in another currency', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const canceled = await shop.aPrepaidOrder();
    await shop.deliver(canceled.shopper, 'order.cancelled', canceled.order);
    const paid = { kind: 'payment', to: 'PAID', amount: decimal('7'), failureCode: null } as const;

    await settlePayment(billing.deps, 'sandbox', { ...paid, sessionId: paymentSession?.id ?? '', currency: 'JMD' }, shopper);
    await settlePayment(billing.deps, 'sandbox', { ...paid, sessionId: canceled.sessionId, currency: 'USD' }, canceled.shopper);

    expect(await refundsOf(order.id)).toMatchObject([{ amount: '7' }]);
    expect(await shop.paymentsOf(invoiceId)).toMatchObject({ payments: 0, amount_paid: '0' });
    expect(await refundsOf(canceled.orderId)).toMatchObject([{ amount: '7' }]);
    expect(await shop.rowOf(canceled.sessionId)).toMatchObject({ status: 'CANCELLED', received_currency: 'USD' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import type { Caller } from '@storefront/rpc';
import { removePaymentGateway } from '../../gateways/handlers/payment-gateways.ts';
import { receiveNotification } from '../../payments/handlers/receive-notification.ts';
import { refundOrder } from '../../payments/handlers/refund-order.ts';
import { invariants } from '../../store/invariants.ts';
import { aRefundRequest } from '../../testing/builders.ts';
import { type SignedEvent, signedEvent } from '../../testing/fake-stripe/fake-stripe.ts';
import type { FakeRefund } from '../../testing/fake-stripe/stripe-objects.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { ANONYMOUS, paymentScenarios } from '../../testing/payment-scenarios.ts';
import { stripeScenarios } from '../../testing/stripe-scenarios.ts';
import { runRefunds } from '../sweeps/run-refunds.ts';
import { retryRefund } from './retry-refund.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentScenarios>;
let live: Awaited<ReturnType<typeof stripeScenarios>>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentScenarios(billing);
  live = await stripeScenarios(billing);
});
beforeEach(() => {
  live.stripe.behavior.refundStatus = 'succeeded';
});
afterAll(async () => {
  await live.stripe.close();
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

const at = () => ({ at: billing.clock.now });

/** A confirmed order of 115.00 that was paid on the page of Stripe. */
async function aPaidOrder() {
  const prepaid = await live.aPrepaidOrder();
  const page = live.stripe.pay(live.stripe.checkoutOfSession(prepaid.sessionId).id);
  await live.deliver(signedEvent('checkout.session.completed', page, at()), prepaid.shopper);
  await shop.deliver(prepaid.shopper, 'order.confirmed', prepaid.order);
  return { ...prepaid, page };
}

async function refund(shopper: Caller, orderId: string, amount?: string): Promise<string> {
  const { refunds } = await refundOrder(billing.deps)(aRefundRequest({ orderId, amount }), shopper);
  return refunds?.[0]?.id ?? '';
}

const refundsAtStripe = (refundId: string): FakeRefund[] =>
  live.stripe.state.refunds.filter(({ metadata }) => metadata.refund_id === refundId);
/** The refund as Stripe reports it with this status. */
const reported = (refundId: string, status: FakeRefund['status']): FakeRefund => {
  const [refund] = refundsAtStripe(refundId);
  if (refund === undefined) throw new Error('Stripe has no such refund');
  return { ...refund, status, ...(status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}) };
};
const event = (refundId: string, status: FakeRefund['status']) =>
  signedEvent(status === 'failed' ? 'refund.failed' : 'refund.updated', reported(refundId, status), at());
/** Delivers an event to the path that names no store. */
const deliverWithoutStore = ({ body, signature }: SignedEvent) =>
  receiveNotification(billing.deps)({ provider: 'stripe', body, signature }, ANONYMOUS);
const stored = (refundId: string) =>
  billing.deps.db
    .selectFrom('refund')
    .select(['status', 'failure_code', 'provider_reference', 'revision'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();

describe('a refund through Stripe', () => {
  test('is made once for the amount, and duplicate notifications of its success change nothing', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    live.stripe.behavior.refundStatus = 'pending';

    const id = await refund(shopper, orderId, '15');
    expect(await stored(id)).toMatchObject({ status: 'PENDING', provider_reference: refundsAtStripe(id)[0]?.id });
    await Promise.all([1, 2, 3].map(() => live.deliver(event(id, 'succeeded'), shopper)));
    await live.deliver(event(id, 'pending'), shopper);

    expect(await stored(id)).toMatchObject({ status: 'SUCCEEDED', revision: 2 });
    expect(refundsAtStripe(id)).toMatchObject([{ amount: 1500, payment_intent: page.payment_intent?.id }]);
  });

  test('that fails after it succeeded is owed again, and a late notification of the success does not hide that', async () => {
    const { shopper, orderId } = await aPaidOrder();
    const id = await refund(shopper, orderId);
    expect(await stored(id)).toMatchObject({ status: 'SUCCEEDED' });

    const succeeded = event(id, 'succeeded');
    await live.deliver(event(id, 'failed'), shopper);
    await live.deliver(event(id, 'failed'), shopper);
    await live.deliver(succeeded, shopper);

    expect(await stored(id)).toMatchObject({ status: 'FAILED', failure_code: 'lost_or_stolen_card', revision: 3 });
  });

  test('is settled by a notification whose path names no store', async () => {
    const { shopper, orderId } = await aPaidOrder();
    const id = await refund(shopper, orderId);

    await deliverWithoutStore(event(id, 'failed'));

    expect(await stored(id)).toMatchObject({ status: 'FAILED' });
  });

  test('is not changed by a notification of another store', async () => {
    const { shopper, orderId } = await aPaidOrder();
    const id = await refund(shopper, orderId);

    await live.deliver(event(id, 'failed'), await live.aLiveShopper());

    expect(await stored(id)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('whose response was lost is found by the sweep, and is not made again', async () => {
    const { shopper, orderId } = await aPaidOrder();
    // The payment is read first; the response to the refund itself is the second.
    live.stripe.behavior.losesRefundResponses = true;
    const id = await refund(shopper, orderId);
    expect(await stored(id)).toMatchObject({ status: 'PENDING', provider_reference: null });
    live.stripe.behavior.losesRefundResponses = false;

    await runRefunds(shop.depsAfter(2));

    expect(await stored(id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(refundsAtStripe(id)).toHaveLength(1);
  });

  test('of a payment that arrives after the order was canceled is made without a command, once', async () => {
    const { shopper, order, orderId, sessionId } = await live.aPrepaidOrder();
    await shop.deliver(shopper, 'order.cancelled', order);
    const completed = signedEvent('checkout.session.completed', live.stripe.pay(live.stripe.checkoutOfSession(sessionId).id), at());

    await Promise.all([live.deliver(completed, shopper), live.deliver(completed, shopper)]);
    await runRefunds(billing.deps);
    await live.checkAfter(1);
    await runRefunds(shop.depsAfter(1));

    const refunds = await billing.deps.db.selectFrom('refund').select(['id', 'status']).where('order_id', '=', orderId).execute();
    expect(refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect(refundsAtStripe(refunds[0]?.id ?? '')).toMatchObject([{ amount: 11_500 }]);
  });

  test('that cannot be made, because the store no longer has a gateway, is made by hand', async () => {
    const { shopper, orderId } = await aPaidOrder();
    live.stripe.behavior.refundStatus = 'pending';
    const id = await refund(shopper, orderId);
    const retry = (given: { method?: 'BY_HAND'; reference?: string }) =>
      retryRefund(billing.deps)({ refundId: id, method: 'METHOD_UNSPECIFIED', ...given }, shopper);
    const byHand = { method: 'BY_HAND', reference: 'WIRE 9' } as const;
    await expect(retry(byHand)).rejects.toMatchObject({ reason: 'refund_not_retryable' });

    await removePaymentGateway(billing.deps)({}, shopper);
    await expect(retry({})).rejects.toMatchObject({ code: 'validation_error' });
    const { refund: made } = await retry(byHand);

    expect(made).toMatchObject({ method: 'BY_HAND', status: 'SUCCEEDED', amount: '115.00', reference: 'WIRE 9' });
    expect((await retry(byHand)).refund).toEqual(made);
    expect(await stored(id)).toMatchObject({ status: 'FAILED', failure_code: 'replaced' });
  });

  test('that Stripe has acknowledged is not made again if the store’s new account does not know it', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    live.stripe.behavior.refundStatus = 'pending';
    const id = await refund(shopper, orderId);
    live.stripe.state.checkouts.delete(page.id);

    await runRefunds(shop.depsAfter(2));

    expect(await stored(id)).toMatchObject({ status: 'PENDING' });
    expect(refundsAtStripe(id)).toHaveLength(1);
  });

  test('of a payment that the store’s new account does not know fails, so that an operator sees it', async () => {
    const { shopper, orderId, page } = await aPaidOrder();
    live.stripe.state.checkouts.delete(page.id);

    expect(await stored(await refund(shopper, orderId))).toMatchObject({ status: 'FAILED', failure_code: 'payment_not_found' });
  });
});

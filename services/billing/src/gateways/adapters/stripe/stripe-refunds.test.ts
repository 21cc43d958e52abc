import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import { FAKE_API_KEY, FAKE_WEBHOOK_SECRET, signedEvent, startFakeStripe } from '../../../testing/fake-stripe/fake-stripe.ts';
import { anOpenPage } from '../../../testing/gateway-conformance.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let gateway: PaymentGateway;
beforeAll(async () => {
  stripe = await startFakeStripe();
  const account = { apiKey: FAKE_API_KEY, webhookSecret: FAKE_WEBHOOK_SECRET, apiBase: stripe.url };
  gateway = stripeGateway({ tenantId: newId(), account, publicBaseUrl: 'http://shop.test' });
});
beforeEach(() => {
  stripe.behavior.refundStatus = 'succeeded';
});
afterAll(() => stripe.close());

async function aRefundOf(amount: string, { isPaid = true } = {}) {
  const { session, page } = await anOpenPage(gateway);
  if (isPaid) stripe.pay(page.providerReference);
  const scope = { tenantId: newId(), mode: 'live' as const };
  return { scope, refundId: newId(), session, providerReference: page.providerReference, amount: decimal(amount), currency: 'USD' };
}

test('a pending refund is found later, and its notification reports the end', async () => {
  const request = await aRefundOf('15.00');
  stripe.behavior.refundStatus = 'pending';

  const { providerReference, status } = await gateway.refund(request);
  expect(status).toBe('PENDING');
  const refund = stripe.state.refunds.find(({ id }) => id === providerReference);
  if (refund === undefined) throw new Error('Stripe has no such refund');
  Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  const failed = { providerReference, status: 'FAILED', failureCode: 'expired_or_canceled_card' };

  expect(await gateway.findRefund(request)).toEqual(failed);
  const { body, signature } = signedEvent('refund.failed', refund);
  expect(gateway.readNotification(body, signature, new Date())).toEqual({ kind: 'refund', refundId: request.refundId, ...failed });
});

test('a refund of more than was paid, or of a session that was not paid, is refused for good', async () => {
  const tooMuch = await aRefundOf('115.01');
  const unpaid = await aRefundOf('1.00', { isPaid: false });

  expect(await gateway.refund(tooMuch)).toMatchObject({ status: 'FAILED', failureCode: 'charge_already_refunded' });
  expect(await gateway.findRefund(tooMuch)).toBeUndefined();
  expect(await gateway.refund(unpaid)).toMatchObject({ status: 'FAILED', failureCode: 'payment_not_found' });
});

test('a refund whose response was lost is unknown until it is found, and is made once', async () => {
  const request = await aRefundOf('15.00');
  stripe.behavior.failsWith = 500;
  await expect(gateway.refund(request)).rejects.toMatchObject({ code: 'bad_gateway' });
  stripe.behavior.failsWith = undefined;

  expect(await gateway.findRefund(request)).toBeUndefined();
  const outcome = await gateway.refund(request);
  expect(await gateway.refund(request)).toEqual(outcome);
  expect(stripe.state.refunds.filter(({ metadata }) => metadata.refund_id === request.refundId)).toHaveLength(1);
});

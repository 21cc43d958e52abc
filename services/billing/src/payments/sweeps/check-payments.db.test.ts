import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { removePaymentGateway } from '../../gateways/handlers/payment-gateways.ts';
import { expireSessions } from '../../gateways/sweeps/expire-sessions.ts';
import { invariants } from '../../store/invariants.ts';
import { signedEvent, startFakeStripe } from '../../testing/fake-stripe/fake-stripe.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { stripeScenarios } from '../../testing/stripe-scenarios.ts';
import { payInvoice } from '../handlers/pay-invoice.ts';
import { reopenPayment } from '../handlers/reopen-payment.ts';
import { checkPayments } from './check-payments.ts';

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

const pageOf = (sessionId: string) => live.stripe.checkoutOfSession(sessionId);

describe('the sweep', () => {
  test('settles a payment whose notification was lost, and publishes one event', async () => {
    const { sessionId } = await live.aPrepaidOrder();
    live.stripe.pay(pageOf(sessionId).id);

    await live.checkAfter(5);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PENDING' });
    await live.checkAfter(10);
    await live.checkAfter(20);

    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PAID', check_at: null });
    expect(await shop.eventTypesOf(sessionId)).toEqual(['payment_session.paid']);
  });

  test('follows a payment that the bank is processing until the bank has decided', async () => {
    const { sessionId } = await live.aPrepaidOrder();
    const { id } = pageOf(sessionId);
    live.stripe.pay(id, 'processing');

    await live.checkAfter(10);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PROCESSING' });
    await live.checkAfter(71);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PROCESSING' });
    live.stripe.pay(id, 'requires_payment_method');
    await live.checkAfter(60 * 48);

    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'FAILED', failure_code: 'payment_failed', check_at: null });
  });

  test('closes the page of a session that expires, and settles it instead if it was paid in the last moment', async () => {
    const [unpaid, paid] = [await live.aPrepaidOrder(), await live.aPrepaidOrder()];
    live.stripe.pay(pageOf(paid.sessionId).id);

    await expireSessions(shop.depsAfter(31));
    expect(await shop.rowOf(unpaid.sessionId)).toMatchObject({ status: 'PENDING' });
    await live.checkAfter(31);

    expect(pageOf(unpaid.sessionId).status).toBe('expired');
    expect(await shop.rowOf(unpaid.sessionId)).toMatchObject({ status: 'EXPIRED', check_at: null });
    expect(await shop.rowOf(paid.sessionId)).toMatchObject({ status: 'PAID', check_at: null });
  });

  test('closes the page of an order that was canceled', async () => {
    const { shopper, order, sessionId } = await live.aPrepaidOrder();
    await shop.deliver(shopper, 'order.cancelled', order);
    expect(pageOf(sessionId).status).toBe('open');

    await live.checkAfter(0);

    expect(pageOf(sessionId).status).toBe('expired');
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'CANCELLED', check_at: null });
  });

  test('closes the page of an order that was canceled while the gateway was being asked', async () => {
    const { shopper, order, sessionId } = await live.aPrepaidOrder();
    const { clock, deps } = billing;
    const cancelMeanwhile: typeof deps.gateways.find = async (scope, provider) => {
      if (scope.tenantId === shopper.tenantId) await shop.deliver(shopper, 'order.cancelled', order);
      return deps.gateways.find(scope, provider);
    };
    const now = () => new Date(clock.now.getTime() + 10 * 60_000);
    await checkPayments({ ...deps, now, gateways: { ...deps.gateways, find: cancelMeanwhile } });
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'CANCELLED' });
    expect(pageOf(sessionId).status).toBe('open');

    await live.checkAfter(10);

    expect(pageOf(sessionId).status).toBe('expired');
    expect(await shop.rowOf(sessionId)).toMatchObject({ check_at: null });
  });

  test('finds the page whose response was lost, and the payment made there', async () => {
    const shopper = await live.aLiveShopper();
    const order = { orderId: newId(), checkoutId: newId() };
    // The library can repeat a request whose connection was closed.
    live.stripe.behavior.responsesToLose = 2;
    await expect(live.prepay(shopper, order)).rejects.toMatchObject({ reason: 'payment_gateway_unavailable' });
    live.stripe.behavior.responsesToLose = 0;
    const [sessionId = ''] = await shop.sessionsOf(shopper);
    const page = pageOf(sessionId);
    live.stripe.pay(page.id);

    await live.checkAfter(10);

    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PAID', provider_reference: page.id });
    expect([...live.stripe.state.checkouts.values()].filter(({ client_reference_id: id }) => id === sessionId)).toHaveLength(1);
  });

  test('expires a session whose gateway has not responded for two hours, and gives up after a day', async () => {
    const { shopper, sessionId } = await live.aPrepaidOrder();
    await removePaymentGateway(billing.deps)({}, shopper);

    await live.checkAfter(40);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PENDING' });
    await expireSessions(shop.depsAfter(151));
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'EXPIRED' });
    await live.checkAfter(25 * 60);

    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'EXPIRED', check_at: null });
  });

  test('settles what was paid while this service was down for a day, and follows a bank transfer of a canceled order for longer', async () => {
    const [paid, transfer] = [await live.aPrepaidOrder(), await live.aPrepaidOrder()];
    live.stripe.pay(pageOf(paid.sessionId).id);
    live.stripe.pay(pageOf(transfer.sessionId).id, 'processing');
    await shop.deliver(transfer.shopper, 'order.cancelled', transfer.order);

    await live.checkAfter(26 * 60);
    expect(await shop.rowOf(paid.sessionId)).toMatchObject({ status: 'PAID', check_at: null });
    expect(await shop.rowOf(transfer.sessionId)).toMatchObject({ status: 'CANCELLED', check_at: expect.any(Date) });
    live.stripe.pay(pageOf(transfer.sessionId).id);
    await live.checkAfter(50 * 60);

    const { settled_by: settledBy, ...ended } = await shop.rowOf(transfer.sessionId);
    expect(ended).toMatchObject({ check_at: null, late_paid_at: expect.any(Date) });
    expect(await shop.rowOf(settledBy ?? '')).toMatchObject({ status: 'PAID', unapplied_amount: '115' });
  });

  test('of a session that the account does not know does not keep the others of the store from being settled', async () => {
    const shopper = await live.aLiveShopper();
    const orders = await Promise.all([1, 2, 3].map(() => live.aPrepaidOrder(shopper)));
    const [unknown, ...known] = orders.map(({ sessionId }) => sessionId).toSorted();
    for (const sessionId of known) live.stripe.pay(pageOf(sessionId).id);
    live.stripe.state.checkouts.delete(pageOf(unknown ?? '').id);

    await live.checkAfter(14);

    for (const sessionId of seen('known', known)) expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PAID' });
    expect(await shop.rowOf(unknown ?? '')).toMatchObject({ status: 'PENDING' });
  });

  test('of a store whose Stripe is down does not keep the payments of other stores from being settled', async () => {
    const down = await startFakeStripe();
    const broken = await live.aPrepaidOrder(await live.aLiveShopper(down));
    down.behavior.failsWith = 500;
    const working = await live.aPrepaidOrder();
    live.stripe.pay(pageOf(working.sessionId).id);

    await live.checkAfter(12);

    expect(await shop.rowOf(working.sessionId)).toMatchObject({ status: 'PAID' });
    expect(await shop.rowOf(broken.sessionId)).toMatchObject({ status: 'PENDING' });
    await down.close();
  });

  test('of two processes checks each session once', async () => {
    const { sessionId } = await live.aPrepaidOrder();
    const { id } = pageOf(sessionId);

    await Promise.all([live.checkAfter(13), live.checkAfter(13)]);

    const reads = live.stripe.calls.filter(({ method, path }) => method === 'GET' && path.endsWith(id));
    expect(reads).toHaveLength(1);
  });
});

describe('a second attempt', () => {
  test('closes the page of the first, which was declined or abandoned', async () => {
    const { shopper, orderId, sessionId } = await live.aPrepaidOrder();

    const { paymentSession } = await reopenPayment(shop.depsAfter(31))({ orderId }, shopper);

    expect(paymentSession?.id).not.toBe(sessionId);
    expect(pageOf(sessionId).status).toBe('expired');
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'EXPIRED', check_at: null });
    expect(paymentSession?.redirectUrl).toBe(pageOf(paymentSession?.id ?? '').url);
  });

  test('is refused if the first was paid in the meantime, without a second page', async () => {
    const { shopper, orderId, sessionId } = await live.aPrepaidOrder();
    live.stripe.pay(pageOf(sessionId).id);

    await expect(reopenPayment(shop.depsAfter(31))({ orderId }, shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });

    expect(await shop.sessionsOf(shopper)).toEqual([sessionId]);
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PAID' });
  });

  test('is not made while Stripe cannot say whether the first was paid', async () => {
    const server = await startFakeStripe();
    const { shopper, orderId, sessionId } = await live.aPrepaidOrder(await live.aLiveShopper(server));
    server.behavior.failsWith = 503;

    await expect(reopenPayment(shop.depsAfter(31))({ orderId }, shopper)).rejects.toMatchObject({ reason: 'payment_gateway_unavailable' });

    expect(await shop.sessionsOf(shopper)).toEqual([sessionId]);
    await server.close();
  });

  test('of another customer cannot close the page', async () => {
    const { shopper, orderId, sessionId } = await live.aPrepaidOrder();
    const stranger = { ...shopper, customerId: newId() };

    await expect(reopenPayment(shop.depsAfter(31))({ orderId }, stranger)).rejects.toMatchObject({ code: 'not_found' });

    expect(pageOf(sessionId).status).toBe('open');
  });

  test('of an invoice returns its open page, and a late payment of an earlier one is accepted', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice(await live.aLiveShopper());
    const pay = async (deps = billing.deps) => (await payInvoice(deps)({ invoiceId }, shopper)).paymentSession;
    const first = await pay();

    expect((await pay())?.redirectUrl).toBe(first?.redirectUrl);
    const second = await pay(shop.depsAfter(31));
    expect(second?.id).not.toBe(first?.id);
    await live.deliver(
      signedEvent('checkout.session.completed', live.stripe.pay(pageOf(first?.id ?? '').id), { at: billing.clock.now }),
      shopper,
    );

    expect(await shop.paymentsOf(invoiceId)).toEqual({ payments: 1, amount_paid: '115', status: 'PAID' });
    await live.checkAfter(31);
    expect(pageOf(second?.id ?? '').status).toBe('expired');
  });
});

test('a session stores exactly what Stripe was sent, under an idempotency key of its own', async () => {
  const { sessionId } = await live.aPrepaidOrder();
  const { page_request: stored, expires_at: expiresAt } = await shop.rowOf(sessionId);
  const [sent] = live.stripe.calls.filter(({ idempotencyKey }) => idempotencyKey === `${sessionId}:open`);

  expect(sent?.form.get('expires_at')).toBe(String(stored?.expires_at));
  expect(Number(stored?.expires_at) * 1000).toBeGreaterThanOrEqual(expiresAt.getTime() + 5 * 60_000);
  expect(sent?.form.get('client_reference_id')).toBe(sessionId);
  expect(sent?.form.get('payment_intent_data[metadata][session_id]')).toBe(sessionId);
  expect(sent?.form.get('line_items[0][price_data][unit_amount]')).toBe('11500');
});

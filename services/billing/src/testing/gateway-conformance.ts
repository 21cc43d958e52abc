import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import type { PaymentGateway, PaymentPage } from '../gateways/adapters/payment-gateway.ts';
import { newPaymentSession, type PaymentSession } from '../gateways/domain/payment-session.ts';

/** A notification as the provider sends it. */
interface Delivery {
  readonly body: Buffer;
  readonly signature: string;
}

/** The functions by which the suite drives an adapter and the provider behind it. */
export interface GatewayHarness {
  readonly gateway: PaymentGateway;
  /** Pays the page as a shopper, and returns the notification that follows. */
  pay(session: PaymentSession, page: PaymentPage): Promise<Delivery>;
  /** Returns a notification that is signed correctly and does not concern any session. */
  unrelated?(): Delivery;
  /** Signs what was paid with a timestamp of another time. */
  payAt(session: PaymentSession, page: PaymentPage, at: Date): Promise<Delivery>;
  /** Makes the provider execute the next request and lose its response; undefined for a gateway without requests. */
  loseNextResponse?(): void;
  /** Makes the provider fail for all requests, or work again; undefined for a gateway without requests. */
  setDown?(isDown: boolean): void;
  close(): Promise<void>;
}

/** A session of 115.00 that is about to be opened. */
function aPaymentSession(gateway: PaymentGateway, terms: { amount?: string; currency?: string } = {}): PaymentSession {
  const session = newPaymentSession(
    {
      customerId: newId(),
      purpose: 'ORDER',
      orderId: newId(),
      invoiceId: null,
      checkoutId: newId(),
      provider: gateway.provider,
      amount: decimal(terms.amount ?? '115.00'),
      currency: terms.currency ?? 'USD',
      storeName: 'A store',
      payableNumber: 'SO-1001',
      returnUrl: 'https://shop.test/thanks',
      cancelUrl: 'https://shop.test/cart',
    },
    { id: newId(), now: new Date() },
  );
  return { ...session, pageRequest: gateway.preparePage(session) };
}

/** Opens the page of a new session. */
export async function anOpenPage(gateway: PaymentGateway): Promise<{ session: PaymentSession; page: PaymentPage }> {
  const opened = aPaymentSession(gateway);
  const page = await gateway.openPage(opened, opened.pageRequest ?? {});
  return { session: { ...opened, ...page }, page };
}

/** The cases that every payment gateway must pass. An adapter's test calls this with its own harness. */
export function describeGateway(name: string, start: () => Promise<GatewayHarness>): void {
  describe(`the ${name} gateway`, () => {
    let harness: GatewayHarness;
    beforeAll(async () => {
      harness = await start();
    });
    afterAll(() => harness.close());

    pageCases(() => harness);
    notificationCases(() => harness);
    refundCases(() => harness);
  });
}

function pageCases(harness: () => GatewayHarness): void {
  test('a session has one page, however often it is opened', async () => {
    const { gateway } = harness();
    const { session, page } = await anOpenPage(gateway);

    expect(await gateway.openPage(session, session.pageRequest ?? {})).toEqual(page);
    expect(new URL(page.redirectUrl).protocol).toMatch(/^https?:$/);
    expect((await anOpenPage(gateway)).page).not.toEqual(page);
  });

  test('the request of a page survives storage as JSON', () => {
    const { gateway } = harness();
    const { pageRequest } = aPaymentSession(gateway);

    expect(JSON.parse(JSON.stringify(pageRequest))).toEqual(pageRequest);
  });

  test('an open page has no outcome, and a closed one has expired', async () => {
    const { gateway } = harness();
    const { session } = await anOpenPage(gateway);
    const expired = { kind: 'payment', sessionId: session.id, to: 'EXPIRED', currency: 'USD', failureCode: null };

    expect(await gateway.findPayment(session)).toBeUndefined();
    expect(await gateway.closePage(session)).toMatchObject(expired);
    expect(await gateway.closePage(session)).toMatchObject(expired);
  });

  test('a page whose reference was lost with the response can be opened again or closed', async () => {
    const { gateway, loseNextResponse } = harness();
    const session = aPaymentSession(gateway);
    if (loseNextResponse !== undefined) {
      loseNextResponse();
      await gateway.openPage(session, session.pageRequest ?? {}).catch(() => undefined);
    }

    const page = await gateway.openPage(session, session.pageRequest ?? {});
    expect(await gateway.openPage(session, session.pageRequest ?? {})).toEqual(page);
    expect(await gateway.closePage(session)).toMatchObject({ to: 'EXPIRED' });
  });

  test('a provider that is down is reported as unavailable, not as the outcome of a payment', async () => {
    const { gateway, setDown } = harness();
    if (setDown === undefined) return expect(gateway.pollEveryMs).toBeNull();
    const { session } = await anOpenPage(gateway);
    setDown(true);
    const unavailable = { code: 'bad_gateway', reason: 'payment_gateway_unavailable' };

    await expect(gateway.findPayment(session)).rejects.toMatchObject(unavailable);
    await expect(gateway.closePage(session)).rejects.toMatchObject(unavailable);
    await expect(gateway.openPage(session, session.pageRequest ?? {})).rejects.toMatchObject(unavailable);
    setDown(false);
    expect(await gateway.findPayment(session)).toBeUndefined();
  });
}

function notificationCases(harness: () => GatewayHarness): void {
  test('the notification of a payment has the session, its amount, and its currency', async () => {
    const { gateway, pay } = harness();
    const { session, page } = await anOpenPage(gateway);
    const { body, signature } = await pay(session, page);

    const notification = gateway.readNotification(body, signature, new Date());

    expect(notification).toMatchObject({ kind: 'payment', sessionId: session.id, to: 'PAID', currency: 'USD', failureCode: null });
    expect(notification?.kind === 'payment' && notification.amount.equals(session.amount)).toBe(true);
    expect(gateway.readNotification(body, signature, new Date())).toEqual(notification);
  });

  test('a notification is refused without a signature, with changed bytes, and with an old or future timestamp', async () => {
    const { gateway, pay, payAt } = harness();
    const { session, page } = await anOpenPage(gateway);
    const { body, signature } = await pay(session, page);
    const changed = Buffer.from(body);
    changed[changed.length - 2] = (changed.at(-2) ?? 0) ^ 1;
    const refused = (message: Delivery) =>
      expect(() => gateway.readNotification(message.body, message.signature, new Date())).toThrow(
        expect.objectContaining({ code: 'unauthorized', reason: 'notification_signature' }),
      );

    for (const forged of ['', 'x', `${signature}0`, 't=1,v1=00', signature.replace(/t=\d+/, 't=NaN')]) refused({ body, signature: forged });
    refused({ body: changed, signature });
    refused({ body: Buffer.alloc(0), signature });
    const hour = 60 * 60_000;
    refused(await payAt(session, page, new Date(Date.now() - hour)));
    refused(await payAt(session, page, new Date(Date.now() + hour)));
  });

  test('a notification about something else is not relevant', () => {
    const { gateway, unrelated } = harness();
    const delivery = unrelated?.();
    if (delivery === undefined) return expect(gateway.pollEveryMs).toBeNull();

    expect(gateway.readNotification(delivery.body, delivery.signature, new Date())).toBeUndefined();
  });

  test('a payment is found without its notification, and its page cannot be closed any more', async () => {
    const { gateway, pay, setDown } = harness();
    if (gateway.pollEveryMs === null) return expect(setDown).toBeUndefined();
    const { session, page } = await anOpenPage(gateway);
    await pay(session, page);

    expect(await gateway.findPayment(session)).toMatchObject({ sessionId: session.id, to: 'PAID' });
    expect(await gateway.closePage(session)).toMatchObject({ sessionId: session.id, to: 'PAID' });
  });
}

function refundCases(harness: () => GatewayHarness): void {
  const aPaidSession = async () => {
    const { gateway, pay } = harness();
    const { session, page } = await anOpenPage(gateway);
    await pay(session, page);
    return {
      session,
      request: {
        scope: { tenantId: newId(), mode: 'sandbox' as const },
        session,
        providerReference: page.providerReference,
        currency: session.currency,
      },
    };
  };

  test('a payment is refunded in parts, each once', async () => {
    const { gateway } = harness();
    const { request } = await aPaidSession();
    const first = { ...request, refundId: newId(), amount: decimal('15.00') };
    const rest = { ...request, refundId: newId(), amount: decimal('100.00') };

    const outcome = await gateway.refund(first);
    expect(outcome).toMatchObject({ status: 'SUCCEEDED', failureCode: null });
    expect(await gateway.refund(first)).toEqual(outcome);
    expect(await gateway.findRefund(first)).toEqual(outcome);
    expect((await gateway.refund(rest)).providerReference).not.toBe(outcome.providerReference);
    expect(await gateway.findRefund({ ...first, refundId: newId() })).toBeUndefined();
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { findTestProgram } from '@storefront/backing-servers/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import { newPaymentSession } from '../../domain/payment-session.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** stripe-mock validates requests against Stripe's OpenAPI document. */
const stripeMock = await findTestProgram('stripe-mock');

skippedIf(stripeMock.missing, describe)('stripe-mock accepts', () => {
  let mock: ChildProcess;
  let apiBase: string;
  beforeAll(async () => {
    const port = await freePort();
    apiBase = `http://127.0.0.1:${port}`;
    mock = spawn(stripeMock.file, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
    await untilListening(apiBase);
  });
  afterAll(async () => {
    mock.kill('SIGTERM');
    await once(mock, 'exit');
  });

  const gatewayOfStore = () =>
    stripeGateway({
      tenantId: newId(),
      account: { apiKey: 'sk_test_0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef', apiBase },
      publicBaseUrl: 'http://shop.test',
    });
  const aSession = (urls: { returnUrl: string | null; cancelUrl: string | null }) => {
    const terms = { purpose: 'ORDER' as const, orderId: newId(), invoiceId: null, checkoutId: newId(), provider: 'stripe', ...urls };
    const shown = { storeName: 'A store', payableNumber: 'SO-1001' };
    const money = { amount: decimal('115.00'), currency: 'USD' };
    return newPaymentSession({ customerId: newId(), ...terms, ...shown, ...money }, { id: newId(), now: new Date() });
  };

  test.each([
    { returnUrl: 'https://shop.test/thanks', cancelUrl: 'https://shop.test/cart' },
    { returnUrl: null, cancelUrl: null },
  ])('the parameters of a page with the URLs %j', async (urls) => {
    const gateway = gatewayOfStore();
    const session = aSession(urls);

    expect(await refusalOf(gateway.openPage(session, gateway.preparePage(session)))).toBeUndefined();
  });

  test('the look-up and the closing of a page, a refund, and the look-up of a refund', async () => {
    const gateway = gatewayOfStore();
    const session = { ...aSession({ returnUrl: null, cancelUrl: null }), providerReference: 'cs_test_1' };
    const scope = { tenantId: newId(), mode: 'live' as const };
    const request = { scope, refundId: newId(), session, providerReference: 'cs_test_1', amount: decimal('15.00'), currency: 'USD' };

    for (const call of [gateway.findPayment(session), gateway.closePage(session), gateway.findRefund(request), gateway.findPage('pi_1')]) {
      expect(await refusalOf(call)).toBeUndefined();
    }
    expect(await gateway.refund(request)).toMatchObject({ failureCode: null });
  });

  test('nothing that is not in the document', async () => {
    const gateway = gatewayOfStore();
    const session = aSession({ returnUrl: null, cancelUrl: null });

    expect(await refusalOf(gateway.openPage(session, { ...gateway.preparePage(session), unknown: true }))).toBe('payment_gateway_refused');
  });
});

/** Why a call was refused. The mock is stateless, so what a call returns is fixed, and can be unexpected. */
const refusalOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: { reason?: string }) => error.reason,
  );

async function untilListening(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error('stripe-mock did not listen within 20 s');
    await sleep(50);
  }
}

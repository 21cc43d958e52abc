import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  FAKE_API_KEY,
  FAKE_WEBHOOK_SECRET,
  type SignedEvent,
  signedEvent,
  startFakeStripe,
} from '../../services/billing/src/testing/fake-stripe/fake-stripe.ts';
import type { FakeRefund } from '../../services/billing/src/testing/fake-stripe/stripe-objects.ts';
import { eventually } from '../support/eventually.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

let stripe: FakeStripe;
let folder: string;
beforeAll(async () => {
  stripe = await startFakeStripe();
  folder = await mkdtemp(join(tmpdir(), 'storefront-stripe-'));
});
afterAll(async () => {
  await stripe.close();
  await rm(folder, { recursive: true });
});

/** A live store that sells bolts at 10.00 and has no payment gateway. */
async function aLiveStore(): Promise<TestStore> {
  const store = await aStore({ mode: 'live', create: ['--currency', 'USD', '--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 })]);
  return store;
}

/** Runs `stores payments set` with secrets in files. */
async function configure(store: TestStore, { apiKey = FAKE_API_KEY, apiBase = stripe.url } = {}) {
  const [keyFile, secretFile] = [join(folder, `${store.tenantId}-key`), join(folder, `${store.tenantId}-secret`)];
  await writeFile(keyFile, `${apiKey}\n`);
  await writeFile(secretFile, `${FAKE_WEBHOOK_SECRET}\n`);
  const files = ['--api-key-file', keyFile, '--webhook-secret-file', secretFile];
  return await tryCli(store.env, 'stores', 'payments', 'set', store.tenantId, ...files, '--api-base', apiBase);
}

async function aPayableStore(server: Pick<FakeStripe, 'url'> = stripe): Promise<{ store: TestStore; shopper: Shopper }> {
  const store = await aLiveStore();
  const { exitCode, stderr } = await configure(store, { apiBase: server.url });
  expect([exitCode, stderr]).toEqual([0, '']);
  return { store, shopper: await store.shopper() };
}

const bolts = (shopper: Shopper, quantity = 2) => pricedCart(shopper, [{ sku: 'BOLT', quantity }]);
async function aPrepaidOrder(shopper: Shopper) {
  const response = await checkOut(shopper, await bolts(shopper), { payment_rail: 'PREPAID', return_url: 'https://shop.example/thanks' });
  const { data } = response.body;
  return { id: data.order_id as string, sessionId: data.payment_session.id as string, redirectUrl: data.redirect_url as string };
}
const reasonOf = ({ status, body }: ApiResponse) => `${status} ${body.error?.reason ?? body.error?.code}`;
const statusOf = async (shopper: Shopper, id: string) => (await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data;

/** Delivers an event as Stripe does, to the store's own path unless another is given. */
const deliver = async ({ body, signature }: SignedEvent, path: string): Promise<number> => {
  const url = `${systemUnderTest().baseUrl}/payments/notifications/stripe${path}`;
  const response = await fetch(url, { method: 'POST', body: new Uint8Array(body), headers: { 'stripe-signature': signature } });
  await response.arrayBuffer();
  return response.status;
};

test('a live store without a gateway offers no prepaid payment, and offers it as soon as an operator has configured one', async () => {
  const store = await aLiveStore();
  const shopper = await store.shopper();
  const rails = async () => (await shopper.api.get('/v1/me')).body.data.payment_rails;
  const prepay = async () => checkOut(shopper, await bolts(shopper), { payment_rail: 'PREPAID' });

  expect(await rails()).toEqual(['CASH_ON_DELIVERY']);
  expect(reasonOf(await prepay())).toBe('403 payment_gateway_not_configured');
  await configure(store);
  expect(await rails()).toContain('PREPAID');
  expect((await prepay()).body.data).toMatchObject({ state: 'pending_payment', redirect_url: expect.stringContaining(stripe.url) });

  await tryCli(store.env, 'stores', 'payments', 'delete', store.tenantId);
  expect(reasonOf(await prepay())).toBe('403 payment_gateway_not_configured');
});

test('the account of a store is shown without its secrets, and refused if a part is invalid', async () => {
  const store = await aLiveStore();
  const notConfigured = await tryCli(store.env, 'stores', 'payments', 'get', store.tenantId);
  const set = await configure(store);
  const shown = await tryCli(store.env, 'stores', 'payments', 'get', store.tenantId);
  const refused = await configure(store, { apiKey: 'pk_live_0123456789abcdef' });

  expect(notConfigured.json).toMatchObject({ provider: null, api_key: null });
  expect(shown.json).toEqual(set.json);
  expect(shown.json).toMatchObject({
    provider: 'stripe',
    is_default: false,
    api_key: 'sk_test_...cdef',
    api_base: stripe.url,
    notification_path: `/payments/notifications/stripe/${store.tenantId}`,
  });
  expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('api_key')]);
  for (const { stdout, stderr } of [set, shown, refused]) {
    expect(stdout + stderr).not.toContain(FAKE_API_KEY);
    expect(stdout + stderr).not.toContain(FAKE_WEBHOOK_SECRET);
    expect(stdout + stderr).not.toContain('pk_live_0123456789abcdef');
  }
});

describe('a notification', () => {
  let store: TestStore;
  let shopper: Shopper;
  let path: string;
  beforeAll(async () => {
    ({ store, shopper } = await aPayableStore());
    path = `/${store.tenantId}`;
  });

  test('of a payment confirms the order with a paid invoice, however often and in whichever order events arrive', async () => {
    const { id, sessionId, redirectUrl } = await aPrepaidOrder(shopper);
    const checkout = stripe.checkoutOfSession(sessionId);
    expect(redirectUrl).toBe(checkout.url);
    expect(checkout).toMatchObject({ amount_total: 2300, currency: 'usd', metadata: { session_id: sessionId, tenant_id: store.tenantId } });
    expect(checkout.success_url).toBe(`https://shop.example/thanks?payment_status=paid&payment_session_id=${sessionId}&order_id=${id}`);

    const expired = signedEvent('checkout.session.expired', checkout);
    const paid = signedEvent('checkout.session.completed', stripe.pay(checkout.id));
    expect([await deliver(paid, path), await deliver(paid, path), await deliver(expired, path)]).toEqual([204, 204, 204]);

    expect(await statusOf(shopper, id)).toMatchObject({ session_id: sessionId, status: 'PAID', amount: 23, redirect_url: null });
    await eventually(30_000, async () => {
      const { data } = (await shopper.api.get(`/v1/orders/${id}`)).body;
      expect(data).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID', invoices: [{ status: 'PAID', amount_due: 0 }] });
    });
  });

  test('of a payment that the bank is processing leaves the order pending until the bank has decided', async () => {
    const { id, sessionId } = await aPrepaidOrder(shopper);
    const checkout = stripe.checkoutOfSession(sessionId);

    await deliver(signedEvent('checkout.session.completed', stripe.pay(checkout.id, 'processing')), path);
    expect(await statusOf(shopper, id)).toMatchObject({ status: 'PROCESSING', order_status: 'PENDING_PAYMENT' });
    const { body: again } = await shopper.api.post(`/v1/checkout/${id}/repay`);
    expect(again.data).toMatchObject({ payment_session: { id: sessionId, status: 'PROCESSING' } });
    await deliver(signedEvent('checkout.session.async_payment_failed', stripe.pay(checkout.id, 'requires_payment_method')), path);
    expect(await statusOf(shopper, id)).toMatchObject({ status: 'FAILED', failure_code: 'payment_failed' });
  });

  test('is accepted without the store in its path', async () => {
    const { id, sessionId } = await aPrepaidOrder(shopper);

    expect(await deliver(signedEvent('checkout.session.completed', stripe.pay(stripe.checkoutOfSession(sessionId).id)), '')).toBe(204);
    expect(await statusOf(shopper, id)).toMatchObject({ status: 'PAID' });
  });

  test('that is forged, of the other mode, or of another store changes nothing', async () => {
    const { id, sessionId } = await aPrepaidOrder(shopper);
    const checkout = { ...stripe.checkoutOfSession(sessionId), status: 'complete' as const, payment_status: 'paid' as const };
    const other = await aPayableStore();
    const event = (options?: Parameters<typeof signedEvent>[2], object = checkout) =>
      signedEvent('checkout.session.completed', object, options);
    const genuine = event();

    expect(await deliver(event({ secret: 'whsec_another0123456789' }), path)).toBe(401);
    expect(await deliver({ ...genuine, body: Buffer.from(genuine.body.toString().replace('2300', '2301')) }, path)).toBe(401);
    expect(await deliver({ ...genuine, signature: '' }, path)).toBe(401);
    expect(await deliver(event({ at: new Date(Date.now() - 3_600_000) }), path)).toBe(401);
    expect(await deliver(event({ livemode: true }), path)).toBe(204);
    expect(await deliver(genuine, `/${other.store.tenantId}`)).toBe(204);
    const unknown = { ...checkout, client_reference_id: other.store.tenantId, metadata: { session_id: other.store.tenantId } };
    expect(await deliver(event({}, unknown), path)).toBe(204);
    expect(await deliver(genuine, '/019aa0c6-7c00-7000-8000-0123456789ab')).toBe(404);

    expect(await statusOf(shopper, id)).toMatchObject({ status: 'PENDING' });
  });

  test('of another amount is refunded, and the shopper can pay again', async () => {
    const { id, sessionId } = await aPrepaidOrder(shopper);
    const page = stripe.pay(stripe.checkoutOfSession(sessionId).id);
    page.amount_total = 2299;

    expect(await deliver(signedEvent('checkout.session.completed', page), path)).toBe(204);

    expect(await statusOf(shopper, id)).toMatchObject({ status: 'FAILED', failure_code: 'amount_differs' });
    await eventually(30_000, async () => {
      expect(stripe.state.refunds).toContainEqual(expect.objectContaining({ amount: 2299, status: 'succeeded' }));
      const { data } = (await shopper.api.get(`/v1/orders/${id}`)).body;
      expect(data).toMatchObject({ status: 'PENDING_PAYMENT', payment_status: 'UNPAID' });
      expect(data.timeline.map(({ event }: { event: string }) => event)).toContain('refunded');
    });
    const repaid = await shopper.api.post(`/v1/checkout/${id}/repay`);
    expect(repaid.body.data.payment_session).toMatchObject({ status: 'PENDING', amount: 23 });
    expect(await statusOf(shopper, id)).toMatchObject({ status: 'PENDING' });
  });
});

test('a refund by command goes through Stripe, and one that fails after it succeeded is owed again until it is made by hand', async () => {
  const { store, shopper } = await aPayableStore();
  const { id, sessionId } = await aPrepaidOrder(shopper);
  const path = `/${store.tenantId}`;
  const becomes = (status: string) =>
    eventually(30_000, async () => {
      const { data } = (await shopper.api.get(`/v1/orders/${id}`)).body;
      expect([data.payment_status, data.invoices?.[0]?.status]).toEqual([status, 'PAID']);
    });
  await deliver(signedEvent('checkout.session.completed', stripe.pay(stripe.checkoutOfSession(sessionId).id)), path);
  await becomes('PAID');

  const refunded = await store.cli<{ refunds: { id: string }[] }>('orders', 'refund', id, '--amount', '8');
  expect(refunded).toMatchObject({ credit_note: 'CN-000001', refunds: [{ method: 'GATEWAY' }] });
  await becomes('PARTIALLY_REFUNDED');
  expect(await store.cli('orders', 'get', id)).toMatchObject({ refunds: [{ status: 'SUCCEEDED', method: 'GATEWAY' }] });
  const refundId = refunded.refunds[0]?.id ?? '';
  const atStripe = stripe.state.refunds.filter(({ metadata }) => metadata.refund_id === refundId);
  expect(atStripe).toMatchObject([{ amount: 800 }]);
  const failed = signedEvent('refund.failed', { ...(atStripe[0] as FakeRefund), status: 'failed', failure_reason: 'declined' });
  expect([await deliver(failed, path), await deliver(failed, path)]).toEqual([204, 204]);
  await becomes('REFUND_FAILED');

  const byHand = ['--by-hand', '--reference', 'WIRE 1'];
  expect(await store.cli('refunds', 'retry', refundId, ...byHand)).toMatchObject({ status: 'SUCCEEDED', method: 'BY_HAND' });
  await becomes('PARTIALLY_REFUNDED');
});

test('while Stripe does not respond, everything that does not need it works, also payments of other stores', async () => {
  const hanging = await startFakeStripe();
  const [{ store, shopper }, other] = [await aPayableStore(hanging), await aPayableStore()];
  // A shopper has a share of two calls.
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => store.shopper()));
  const carts = await Promise.all([...shoppers, ...shoppers].map(async (each) => ({ each, cart: await bolts(each, 1) })));
  hanging.behavior.hangs = true;

  const prepaid = carts.map(({ each, cart }) => checkOut(each, cart, { payment_rail: 'PREPAID' }));
  // As many requests as one store may have at once wait for a response, and the others for them.
  await eventually(30_000, async () => expect(hanging.hangingCount()).toBeGreaterThanOrEqual(8));
  const cash = await checkOut(shopper, await bolts(shopper), { payment_rail: 'CASH_ON_DELIVERY' });
  const order = await shopper.api.get(`/v1/orders/${cash.body.data.order_id}`);
  const me = await shopper.api.get('/v1/me');
  const paidElsewhere = await aPrepaidOrder(other.shopper);

  expect(cash.body.data).toMatchObject({ state: 'confirmed' });
  expect([order.status, me.status]).toEqual([200, 200]);
  expect(me.body.data.payment_rails).toContain('PREPAID');
  expect(paidElsewhere.redirectUrl).toContain(stripe.url);
  const reasons = (await Promise.all(prepaid)).map(reasonOf);
  expect(reasons).toEqual(Array.from({ length: 10 }, () => '502 payment_gateway_unavailable'));
  expect((await shopper.api.get(`/v1/orders/${cash.body.data.order_id}`)).status).toBe(200);
  await hanging.close();
});

test('an amount below the minimum of Stripe is refused, and the cart can be paid in another way', async () => {
  const { store, shopper } = await aPayableStore();
  await store.importProducts([aProduct({ sku: 'WASHER', list_unit_price: 0.1 })]);
  const cart = await pricedCart(shopper, [{ sku: 'WASHER', quantity: 1 }]);

  expect(reasonOf(await checkOut(shopper, cart, { payment_rail: 'PREPAID' }))).toBe('409 payment_amount_not_supported');
  expect((await checkOut(shopper, cart, { payment_rail: 'CASH_ON_DELIVERY' })).body.data.state).toBe('confirmed');
});

test('an invoice without a return URL ends at a page of the gateway', async () => {
  const { shopper } = await aPayableStore();
  const { body } = await checkOut(shopper, await bolts(shopper), { payment_rail: 'CASH_ON_DELIVERY' });
  let invoiceId = '';
  await eventually(30_000, async () => {
    [{ id: invoiceId }] = (await shopper.api.get(`/v1/orders/${body.data.order_id}`)).body.data.invoices;
  });
  const { data: session } = (await shopper.api.post(`/v1/invoices/${invoiceId}/pay`)).body;

  const page = await fetch(stripe.checkoutOfSession(session.id).success_url);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Thank you');
  expect((await fetch(page.url, { method: 'POST' })).status).toBe(405);
});

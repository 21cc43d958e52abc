import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** The clock of a sandbox. Nothing here waits for a sweep: what became due has happened when the call returns. */

const DAY_MS = 86_400_000;

let store: TestStore;
let other: TestStore;
beforeAll(async () => {
  [store, other] = await Promise.all([aStore({ create: ['--online-payments'] }), aStore({ create: ['--online-payments'] })]);
  const sale = { sale_unit_price: 80, sale_starts_at: new Date(Date.now() + 2 * DAY_MS).toISOString() };
  for (const each of [store, other]) {
    await each.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'SALE', ...sale })]);
  }
});

const advance = (by: string, headers: Record<string, string> = {}) => store.server.post('/v1/sandbox/clock/advance', { by }, headers);
const clockOf = async ({ server }: TestStore) => (await server.get('/v1/sandbox')).body.data.clock;
const CREDIT = ['--credit-limit', '100000', '--terms-days', '30'];
/** Logs in again, because the clock also ends shopper tokens. */
async function loggedIn({ email, password }: Shopper, { server }: TestStore) {
  const { shopper_token: shopperToken } = (await server.post('/v1/auth/login', { email, password })).body.data;
  return server.as({ shopperToken });
}

describe('when the clock moves by 31 days', () => {
  let shopper: Shopper;
  let bystander: Shopper;
  let unpaid: { id: string };
  let othersUnpaid: { id: string };
  let invoiceId: string;
  let cartId: string;
  let startedAt: number;
  beforeAll(async () => {
    [shopper, bystander] = await Promise.all([store.shopper(CREDIT), other.shopper(CREDIT)]);
    unpaid = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }], { payment_rail: 'PREPAID' });
    othersUnpaid = await anOrder(bystander, [{ sku: 'BOLT', quantity: 1 }], { payment_rail: 'PREPAID' });
    await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }], { payment_rail: 'CREDIT_TERMS' });
    cartId = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    await eventually(30_000, async () => {
      invoiceId = (await shopper.api.get('/v1/invoices')).body.data[0].id;
    });
    expect((await shopper.api.get(`/v1/invoices/${invoiceId}`)).body.data.is_overdue).toBe(false);
    expect((await store.server.get('/v1/products/SALE')).body.data.unit_price).toBe(100);
    startedAt = Date.now();

    const moved = await advance('31d');

    expect([moved.status, moved.body.data.status, moved.body.data.ahead_seconds]).toEqual([200, 'READY', 31 * 86_400]);
  });

  test('shopper tokens have expired', async () => {
    expect((await shopper.api.get('/v1/me')).body.error.reason).toBe('shopper_token_expired');
  });

  test('a payment session has expired, and so has its order', async () => {
    const api = await loggedIn(shopper, store);
    expect((await api.get(`/v1/checkout/${unpaid.id}/payment-status`)).body.data).toMatchObject({
      status: 'EXPIRED',
      order_status: 'EXPIRED',
    });
  });

  test('an invoice is overdue', async () => {
    const api = await loggedIn(shopper, store);
    expect((await api.get(`/v1/invoices/${invoiceId}`)).body.data).toMatchObject({ status: 'OPEN', is_overdue: true });
    expect((await api.get('/v1/me/credit-status')).body.data).toMatchObject({ overdue_amount: 115 });
    expect(await store.cli<unknown[]>('invoices', 'list', '--overdue')).toHaveLength(1);
  });

  test('a cart has lapsed', async () => {
    const api = await loggedIn(shopper, store);
    expect((await api.get(`/v1/carts/${cartId}`)).body.data.status).toBe('EXPIRED');
    expect((await api.post(`/v1/carts/${cartId}/lines`, { sku: 'BOLT', quantity: 1 })).body.error.reason).toBe('cart_expired');
  });

  test('a sale has begun, and shows at once', async () => {
    expect((await store.server.get('/v1/products/SALE')).body.data).toMatchObject({ unit_price: 80, badges: ['ON_SALE'] });
  });

  test('what is written from now on has the new time', async () => {
    const api = await loggedIn(shopper, store);
    const order = await anOrder({ api }, [{ sku: 'SALE', quantity: 1 }]);
    const { data } = (await api.get(`/v1/orders/${order.id}`)).body;
    expect(Date.parse(data.placed_at) - startedAt).toBeGreaterThan(31 * DAY_MS - 60_000);
    await eventually(30_000, async () => {
      const [invoice] = (await api.get('/v1/invoices')).body.data;
      expect([invoice.order_id, invoice.issued_at >= data.placed_at]).toEqual([order.id, true]);
    });
  });

  test('a payment page opened at the new time can be paid', async () => {
    const api = await loggedIn(shopper, store);
    const { order_id: id, redirect_url: page } = (
      await checkOut({ api }, await pricedCart({ api }, [{ sku: 'BOLT', quantity: 1 }]), { payment_rail: 'PREPAID' })
    ).body.data;
    await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
    await eventually(30_000, async () => expect((await api.get(`/v1/orders/${id}`)).body.data.status).toBe('CONFIRMED'));
  });

  test('the sandbox of another store and live mode keep the real time', async () => {
    expect(await clockOf(other)).toMatchObject({ ahead_seconds: 0, status: 'READY' });
    expect((await bystander.api.get(`/v1/orders/${othersUnpaid.id}`)).body.data.status).toBe('PENDING_PAYMENT');
    expect((await other.server.get('/v1/products/SALE')).body.data.unit_price).toBe(100);
    const live = await aStore({ tenantId: store.tenantId, mode: 'live' });
    const shopperInLive = await live.shopper();
    const cart = (await shopperInLive.api.post('/v1/carts')).body.data;
    expect(Math.abs(Date.parse(cart.created_at) - Date.now())).toBeLessThan(60_000);
  });
});

test('a repeated request with the same Idempotency-Key does not move the clock again', async () => {
  const before = (await clockOf(store)).ahead_seconds;
  const [first, second] = [await advance('1h', { 'idempotency-key': 'hour' }), await advance('1h', { 'idempotency-key': 'hour' })];

  expect([first.status, second.headers.get('idempotent-replayed'), second.text]).toEqual([200, 'true', first.text]);
  expect((await clockOf(store)).ahead_seconds).toBe(before + 3600);
});

test('concurrent moves either add up or are refused', async () => {
  const before = (await clockOf(store)).ahead_seconds;

  const moves = await Promise.all(Array.from({ length: 5 }, () => advance('10s')));

  const moved = moves.filter(({ status }) => status === 200).length;
  const refused = moves.filter(({ status }) => status !== 200);
  expect(moved).toBeGreaterThan(0);
  expect(seen('refused', refused).every(({ body }) => body.error.reason === 'clock_advancing')).toBe(true);
  expect((await clockOf(store)).ahead_seconds).toBe(before + 10 * moved);
});

test('the clock moves to a time, and never back', async () => {
  const { now } = await clockOf(store);
  const to = new Date(Date.parse(now) + 5000).toISOString();

  expect((await store.server.post('/v1/sandbox/clock/advance', { to })).status).toBe(200);
  expect((await store.server.post('/v1/sandbox/clock/advance', { to: now })).status).toBe(422);
  expect((await advance('2000d')).body.error.reason).toBe('clock_limit');
});

test('a live key gets a 404, and a publishable key a 403', async () => {
  const live = await aStore({ tenantId: store.tenantId, mode: 'live' });
  for (const api of [live.server, live.browser]) {
    for (const response of [await api.get('/v1/sandbox'), await api.post('/v1/sandbox/clock/advance', { by: '1d' })]) {
      expect([response.status, response.body.error.code]).toEqual([404, 'not_found']);
    }
  }
  expect((await store.browser.post('/v1/sandbox/clock/advance', { by: '1d' })).body.error.reason).toBe('secret_key_required');
});

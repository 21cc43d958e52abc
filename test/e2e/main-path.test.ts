import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** The main path through the API: key, catalog, contract price, cart with units, checkout, order, invoice, signed webhook. The tests build on each other. */

let store: TestStore;
let shopper: Shopper;
let receiver: WebhookReceiver;
let signingSecret: string;
let cartId: string;
let orderId: string;

beforeAll(async () => {
  store = await aStore();
  receiver = await webhookReceiver();
  await store.importProducts([
    aProduct({
      sku: 'BOLT-10',
      description: 'Hex bolt M10',
      list_unit_price: 12.5,
      stock_quantity: 500,
      categories: ['hardware/fasteners'],
      tags: [{ group: 'material', slug: 'steel', name: 'Steel' }],
      order_uoms: [{ code: 'BOX', label: 'Box of 100', base_quantity: 100, min_order_quantity: 1, increment: 1 }],
    }),
    aProduct({ sku: 'NUT-10', description: 'Hex nut M10', list_unit_price: 3.33, stock_quantity: 8 }),
    aProduct({ sku: 'SECRET-1', hidden: true }),
  ]);
  shopper = await store.shopper([
    '--credit-limit',
    '10000',
    '--terms-days',
    '30',
    '--company',
    'Bolt & Co',
    '--rails',
    'CASH_ON_DELIVERY,CREDIT_TERMS',
  ]);
  await store.cli('prices', 'set', 'BOLT-10', '10', '--customer', shopper.customerId);
});

afterAll(() => receiver.close());

test('ping returns the store, kind, and mode of the key', async () => {
  const ping = await store.server.get('/v1/ping');

  expect(ping.status).toBe(200);
  expect(ping.body).toMatchObject({ tenant_id: store.tenantId, key_kind: 'SECRET', mode: 'sandbox' });
  expect(ping.headers.get('x-service-mode')).toBe('sandbox');
});

test('the catalog shows list prices, and the contract price to its customer', async () => {
  const anonymous = await store.browser.get('/v1/products/BOLT-10');
  const own = await store.browser.as({ shopperToken: shopper.token }).get('/v1/products/BOLT-10');

  expect(anonymous.body.data).toMatchObject({ sku: 'BOLT-10', unit_price: 12.5, price_source: 'LIST', availability: 'IN_STOCK' });
  expect(own.body.data).toMatchObject({ unit_price: 10, list_unit_price: 12.5, price_source: 'CONTRACT' });
  expect(own.headers.get('cache-control')).toContain('private');
});

test('a hidden product is not listed and returns 404', async () => {
  const list = await store.browser.get('/v1/products');
  const detail = await store.browser.get('/v1/products/SECRET-1');

  expect(list.body).toMatchObject({ total: 2, limit: 50, offset: 0 });
  expect(list.body.data.map(({ sku }: { sku: string }) => sku)).toEqual(['BOLT-10', 'NUT-10']);
  expect(detail.status).toBe(404);
});

test('a webhook subscription returns its secret once', async () => {
  const created = await store.server.post('/v1/webhooks', {
    endpoint_url: receiver.url,
    event_types: ['order.confirmed', 'invoice.issued'],
  });
  const listed = await store.server.get('/v1/webhooks');

  expect(created.status).toBe(201);
  expect(created.body.signing_secret).toMatch(/^whsec_/);
  expect(listed.body).toHaveLength(1);
  expect(listed.text).not.toContain(created.body.signing_secret);
  signingSecret = created.body.signing_secret;
});

test('a ping delivery is signed', async () => {
  const [subscription] = (await store.server.get('/v1/webhooks')).body;

  const ping = await store.server.post(`/v1/webhooks/${subscription.id}/ping`);
  const delivery = await receiver.next(({ headers }) => headers['x-service-event'] === 'ping');

  expect(ping.status).toBe(202);
  expect(delivery.headers['x-service-delivery']).toBe(ping.body.delivery_id);
  expect(isSignedBy(delivery, signingSecret)).toBe(true);
  expect(isSignedBy(delivery, `${signingSecret}x`)).toBe(false);
});

test('a cart accepts lines in base and other units and is priced in one call', async () => {
  const created = await shopper.api.post('/v1/carts');
  cartId = created.body.data.id;
  await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku: 'BOLT-10', quantity: 200, order_uom: 'BOX', order_quantity: 2 });
  const unpriced = await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku: 'NUT-10', quantity: 3 });

  const priced = await shopper.api.post(`/v1/carts/${cartId}/price`);

  expect(created.status).toBe(201);
  expect(unpriced.body.data).toMatchObject({ line_count: 2, total: null, subtotal: null });
  // 200 × 10.00 + 3 × 3.33 = 2 009.99; GCT 300.00 + 1.50 (1.4985 half-up)
  expect(priced.body.data).toMatchObject({
    subtotal: 2009.99,
    discount_total: 0,
    gct_amount: 301.5,
    total: 2311.49,
    shipping_amount: null,
  });
});

test('checkout on credit terms confirms the order, and a retry with the same key replays the response', async () => {
  const body = { cart_id: cartId, payment_rail: 'CREDIT_TERMS', expected_total: 2311.49, purchase_order_number: 'PO-7' };

  const first = await shopper.api.post('/v1/checkout', body, { 'idempotency-key': 'main-path-1' });
  const again = await shopper.api.post('/v1/checkout', body, { 'idempotency-key': 'main-path-1' });

  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ data: { state: 'confirmed', order_status: 'CONFIRMED', total: 2311.49, issues: [] }, errors: [] });
  expect(again.text).toBe(first.text);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  orderId = first.body.data.order_id;
});

test('the cart is ordered, and a second checkout returns the order ID', async () => {
  const cart = await shopper.api.get(`/v1/carts/${cartId}`);
  const second = await shopper.api.post('/v1/checkout', { cart_id: cartId, payment_rail: 'CREDIT_TERMS' });

  expect(cart.body.data.status).toBe('ORDERED');
  expect(second.status).toBe(409);
  expect(second.body.error).toMatchObject({ code: 'conflict', reason: 'cart_already_ordered' });
  expect(second.body.error.details[0]).toMatchObject({ field: 'cart_id', order_id: orderId });
});

test('order.confirmed and invoice.issued are delivered once, signed and complete', async () => {
  const confirmed = await receiver.next(({ json }) => json.type === 'order.confirmed');
  const issued = await receiver.next(({ json }) => json.type === 'invoice.issued');

  expect(isSignedBy(confirmed, signingSecret)).toBe(true);
  expect(isSignedBy(issued, signingSecret)).toBe(true);
  expect(confirmed.headers).toMatchObject({ 'x-service-event': 'order.confirmed', 'x-service-attempt': '1' });
  expect(confirmed.json).toMatchObject({ mode: 'sandbox', sequence: 1, data: { id: orderId, status: 'CONFIRMED', total: 2311.49 } });
  expect(issued.json.data).toMatchObject({ order_id: orderId, status: 'OPEN', amount_due: 2311.49 });
});

test('the order, its invoice, and the credit status are consistent', async () => {
  const order = await shopper.api.get(`/v1/orders/${orderId}`);
  const orders = await shopper.api.get('/v1/orders');
  const invoices = await shopper.api.get('/v1/invoices');
  const credit = await shopper.api.get('/v1/me/credit-status');

  expect(order.body.data).toMatchObject({ status: 'CONFIRMED', payment_status: 'ON_ACCOUNT', purchase_order_number: 'PO-7' });
  expect(order.body.data.invoices).toHaveLength(1);
  expect(orders.body).toMatchObject({ total: 1, data: [{ id: orderId }] });
  expect(invoices.body.data[0]).toMatchObject({ order_id: orderId, total: 2311.49 });
  expect(credit.body.data).toMatchObject({ credit_limit: 10_000, balance: 2311.49, held: 0, available_credit: 7688.51, status: 'GOOD' });
});

test('stock is reserved for the order and shown only as a band', async () => {
  const level = await store.cli('stock', 'get', 'NUT-10');
  const band = await store.browser.get('/v1/products/NUT-10/availability');

  expect(level).toMatchObject({ on_hand: 8, reserved: 3, sellable: 5 });
  expect(band.body).toEqual({ sku: 'NUT-10', availability: 'LOW' });
});

test('another customer of the store sees none of it', async () => {
  const other = await store.shopper();

  expect((await other.api.get(`/v1/carts/${cartId}`)).status).toBe(404);
  expect((await other.api.get(`/v1/orders/${orderId}`)).status).toBe(404);
  expect((await other.api.get('/v1/orders')).body.total).toBe(0);
});

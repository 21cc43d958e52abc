import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aSandbox, type Sandbox } from '../support/systems/a-sandbox.ts';
import { aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Set-ups and events of a sandbox. Its clock, faults, and payments have files of their own. */

let store: TestStore;
let other: TestStore;
let shopper: Shopper;
let sandbox: Sandbox['post'];
beforeAll(async () => {
  [{ store, shopper, post: sandbox }, other] = await Promise.all([aSandbox(), aStore()]);
});

const lines = (quantity = 1) => [{ sku: 'BOLT', quantity }];
const DELIVERY_MS = 30_000;

describe('a set-up', () => {
  test('of stock changes the band, and what can be ordered', async () => {
    expect((await sandbox('stock', { sku: 'NUT', quantity: 2 })).body.data).toEqual({ sku: 'NUT', availability: 'LOW' });
    const cart = await pricedCart(shopper, [{ sku: 'NUT', quantity: 3 }]);
    expect((await checkOut(shopper, cart)).body.data.state).toBe('out_of_stock');
    expect((await sandbox('stock', { sku: 'NUT', quantity: 0 })).body.data.availability).toBe('OUT');
    expect((await sandbox('stock', { sku: 'NONE', quantity: 1 })).status).toBe(404);
  });

  test('of credit sets the limit, the terms, and a hold', async () => {
    const buyer = await store.shopper();
    const set = await sandbox('credit', { customer: buyer.email, credit_limit: 100, terms_days: 14 });
    expect([set.status, set.body.data]).toMatchObject([200, { credit_limit: 100, payment_terms: { days: 14 } }]);
    const over = (await checkOut(buyer, await pricedCart(buyer, lines(2)), { payment_rail: 'CREDIT_TERMS' })).body.data;
    expect(over).toMatchObject({ state: 'over_credit_limit', shortfall: 130 });
    expect((await sandbox('credit', { customer: buyer.customerId, on_hold: true })).body.data.status).toBe('ON_HOLD');
    expect((await sandbox('credit', { customer: 'unknown@example.com', on_hold: true })).status).toBe(404);
  });
});

describe('a triggered event', () => {
  let receiver: WebhookReceiver;
  let secret: string;
  beforeAll(async () => {
    receiver = await webhookReceiver();
    const body = { endpoint_url: receiver.url, event_types: ['order.shipped', 'invoice.issued', 'product.updated', 'stock.changed'] };
    secret = (await store.server.post('/v1/webhooks', body)).body.signing_secret;
  });
  afterAll(() => receiver.close());

  const delivered = (id: string) => receiver.next(({ json }) => json.id === id);

  test('about an order has its real data, is signed and marked, and changes nothing', async () => {
    const order = await anOrder(shopper, lines());

    const triggered = await sandbox('events', { type: 'order.shipped', object: order.number });

    expect([triggered.status, triggered.body.data]).toMatchObject([202, { type: 'order.shipped', subscriptions: 1 }]);
    const delivery = await delivered(triggered.body.data.event_id);
    expect(isSignedBy(delivery, secret)).toBe(true);
    const { data } = (await shopper.api.get(`/v1/orders/${order.id}`)).body;
    const sent = delivery.json;
    expect(sent).toMatchObject({ type: 'order.shipped', mode: 'sandbox', triggered: true, sequence: null });
    expect(sent.data).toMatchObject({
      id: order.id,
      number: order.number,
      total: data.total,
      status: 'CONFIRMED',
      invoices: data.invoices,
    });
  });

  test('about an invoice, a product, or stock', async () => {
    await anOrder(shopper, lines());
    const [invoice] = await eventually(DELIVERY_MS, async () => {
      const { data } = (await shopper.api.get('/v1/invoices')).body;
      expect(data).not.toHaveLength(0);
      return data;
    });
    for (const [type, id, data] of [
      ['invoice.issued', invoice.id, { number: invoice.number, total: invoice.total }],
      [
        'product.updated',
        'BOLT',
        { sku: 'BOLT', etag: (await store.browser.get('/v1/products/BOLT', { 'accept-encoding': 'identity' })).headers.get('etag') },
      ],
      ['stock.changed', 'BOLT', { sku: 'BOLT', availability: 'IN_STOCK' }],
    ] as const) {
      const triggered = await sandbox('events', { type, object: id });
      const sent = (await delivered(triggered.body.data.event_id)).json;
      expect(sent).toMatchObject({ type, triggered: true, data });
    }
  });

  test('without a subscription is not delivered, and without an object is refused', async () => {
    const order = await anOrder(shopper, lines());
    expect((await sandbox('events', { type: 'order.cancelled', object: order.id })).body.data.subscriptions).toBe(0);
    expect((await sandbox('events', { type: 'order.shipped', object: 'SO-999999' })).status).toBe(404);
    expect((await other.server.post('/v1/sandbox/events', { type: 'order.shipped', object: order.id })).status).toBe(404);
  });
});

test('a live key gets a 404 from every operation', async () => {
  const live = await aStore({ tenantId: store.tenantId, mode: 'live' });
  const refused = await Promise.all([
    live.server.get('/v1/sandbox'),
    live.server.delete('/v1/sandbox/faults'),
    ...['reset', 'clock/advance', 'faults', 'payments', 'stock', 'credit', 'events'].map((path) =>
      live.server.post(`/v1/sandbox/${path}`, {}),
    ),
  ]);

  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(refused.map(() => [404, 'not_found']));
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENT_TYPES } from '@storefront/contract';
import { seen } from '@storefront/lifecycle/testing';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { type Received, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** The data of order events in the deliveries of a running system. */

/** Longer than any event takes on a busy machine. */
const TIMEOUT_MS = 60_000;

let store: TestStore;
let shopper: Shopper;
let receiver: WebhookReceiver;
beforeAll(async () => {
  store = await aStore({ create: ['--online-payments'] });
  receiver = await webhookReceiver();
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: [...EVENT_TYPES] });
  await store.importProducts([
    aProduct({ sku: 'BOLT', list_unit_price: 10, stock_quantity: 12, low_stock_threshold: 10 }),
    aProduct({ sku: 'NUT', list_unit_price: null }),
  ]);
  await store.importProducts([aProduct({ sku: 'NUT', list_unit_price: 3 })]);
  shopper = await store.shopper();
});
afterAll(() => receiver.close());

const eventOf = (orderId: string, type: string): Promise<Received> =>
  receiver.next(({ json }) => json.type === type && json.data['id'] === orderId, TIMEOUT_MS);
const readOrder = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body;

test('order events contain the same invoices and payment session as the order', async () => {
  const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 3 }]);
  const confirmed = await eventOf(order.id, 'order.confirmed');
  const { data, errors } = await readOrder(order.id);

  expect(errors).toEqual([]);
  // Events have no images, which are the catalog's.
  for (const line of seen<{ image?: unknown }>('lines', data.lines)) expect([line.image, delete line.image]).toEqual([null, true]);
  expect(confirmed.json.data).toEqual(data);
  expect(confirmed.json.data).toMatchObject({ status: 'CONFIRMED', invoices: [{ status: 'OPEN' }], payment_session: null });

  await store.cli('orders', 'ship', order.id);
  expect((await eventOf(order.id, 'order.shipped')).json.data).toMatchObject({ status: 'SHIPPED', invoices: [{ status: 'OPEN' }] });
});

test('the event of a canceled order contains its voided invoice', async () => {
  const order = await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }]);
  const { body } = await shopper.api.post(`/v1/orders/${order.id}/cancel`, { reason: 'Changed my mind' });
  const cancelled = await eventOf(order.id, 'order.cancelled');

  expect(cancelled.json.data).toMatchObject({ status: 'CANCELLED', invoices: [{ status: 'VOIDED' }] });
  // The response may precede billing, but never shows the open invoice.
  const isNamed = body.errors.some(({ field }: { field: string }) => field === 'invoices');
  expect(body.data.invoices).toEqual(isNamed ? null : cancelled.json.data['invoices']);
  expect((await eventOf(order.id, 'order.confirmed')).json.sequence).toBe(1);
});

test('the event of a prepaid order contains its paid session and invoice', async () => {
  const cart = await pricedCart(shopper, [{ sku: 'NUT', quantity: 2 }]);
  const { data } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID' })).body;
  await fetch(data.redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'decline' }), redirect: 'manual' });
  const again = (await shopper.api.post(`/v1/checkout/${data.order_id}/repay`)).body.data;
  await fetch(again.redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
  const confirmed = await eventOf(data.order_id, 'order.confirmed');

  expect(confirmed.json.data).toMatchObject({
    payment_status: 'PAID',
    invoices: [{ status: 'PAID', amount_due: 0 }],
    payment_session: { id: again.payment_session.id, status: 'PAID' },
    timeline: [{ event: 'placed' }, { event: 'payment_failed' }, { event: 'payment_received' }, { event: 'confirmed' }],
  });
});

test('a read right after a checkout has the invoice or names it in the errors', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }]);
    const { headers, body } = await shopper.api.get(`/v1/orders/${id}`);
    const isNamed = body.errors.some(({ field }: { field: string }) => field === 'invoices');

    expect(body.data.invoices).toEqual(isNamed ? null : [expect.objectContaining({ order_id: id, status: 'OPEN' })]);
    if (isNamed) expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  }
});

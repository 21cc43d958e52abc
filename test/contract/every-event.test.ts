import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ENDPOINT_EVENT_TYPES, type EndpointEventType, EVENT_TYPES, type EventType, isSequenced } from '@storefront/contract';
import { seen } from '@storefront/lifecycle/testing';
import { type PublishedEvents, publishedEvents } from '../support/contract/published-events.ts';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { type Received, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Every event is caused in a running system, received, and compared with the published document. */

/** Longer than any event takes on a busy machine. */
const TIMEOUT_MS = 60_000;

let store: TestStore;
let shopper: Shopper;
let receiver: WebhookReceiver;
let older: WebhookReceiver;
let events: PublishedEvents;
let subscriptionId: string;
beforeAll(async () => {
  events = await publishedEvents(systemUnderTest().baseUrl);
  store = await aStore({ create: ['--online-payments'] });
  [receiver, older] = [await webhookReceiver(), await webhookReceiver()];
  const { body } = await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: [...EVENT_TYPES] });
  subscriptionId = body.id;
  await store.server.post('/v1/webhooks', { endpoint_url: older.url, event_types: EVENT_TYPES.filter(isSequenced) });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 })]);
  shopper = await store.shopper();
});
afterAll(async () => {
  await receiver.close();
  await older.close();
});

const placed = async () => (await anOrder(shopper, [{ sku: 'BOLT', quantity: 3 }])).id;
const shipped = async () => {
  const id = await placed();
  await store.cli('orders', 'ship', id);
  return id;
};
/** The invoice of an order, once it is issued. */
const invoiceOf = (orderId: string): Promise<{ id: string; number: string; total: number }> =>
  eventually(TIMEOUT_MS, async () => {
    const { body } = await shopper.api.get(`/v1/invoices?order_id=${orderId}`);
    expect(body.data).toHaveLength(1);
    return body.data[0];
  });
const paid = async () => {
  const invoice = await invoiceOf(await placed());
  await store.cli('invoices', 'record-payment', invoice.number, '--amount', String(invoice.total), '--reference', invoice.number);
  return invoice;
};
const prepaid = async (outcome: 'pay' | 'decline') => {
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  const { data } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID' })).body;
  await fetch(data.redirect_url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  return data;
};
const refunded = async () => {
  const { order_id: id } = await prepaid('pay');
  await invoiceOf(id);
  await store.cli('orders', 'refund', id, '--amount', '1');
  return id;
};
const cancelled = async () => {
  const id = await placed();
  await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'Changed my mind' });
  return id;
};
const imported = async (row: Parameters<typeof aProduct>[0]) => {
  await store.importProducts([aProduct(row)]);
  return row.sku;
};
const changed = async (row: Parameters<typeof aProduct>[0]) => {
  await imported({ sku: row.sku });
  return await imported(row);
};
const anyOf = (type: EventType): Promise<Received> => receiver.next(({ json }) => json.type === type, TIMEOUT_MS);

/** Causes each event, and returns the ID or SKU of its subject. An event without an entry does not compile. The one that moves the clock, after which tokens are expired, is the last. */
const CAUSES: Readonly<Record<Exclude<EventType, EndpointEventType>, () => Promise<string>>> = {
  'order.placed': placed,
  'order.confirmed': placed,
  'order.shipped': shipped,
  'order.delivered': async () => {
    const id = await shipped();
    await store.cli('orders', 'deliver', id);
    return id;
  },
  'order.cancelled': cancelled,
  'order.refunded': refunded,
  'invoice.issued': async () => (await invoiceOf(await placed())).id,
  'invoice.paid': async () => (await paid()).id,
  'invoice.voided': async () => {
    const id = await placed();
    const invoice = await invoiceOf(id);
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'Changed my mind' });
    return invoice.id;
  },
  'invoice.payment_reversed': async () => {
    const { id, number } = await paid();
    const { payments } = await store.cli<{ payments: { id: string }[] }>('invoices', 'get', number);
    await store.cli('invoices', 'reverse-payment', number, '--payment', payments[0]?.id ?? '', '--reason', 'BOUNCED');
    return id;
  },
  'credit_note.issued': async () => {
    const order = await refunded();
    const { json } = await receiver.next(
      ({ json: { type, data } }) => type === 'credit_note.issued' && data['order_id'] === order,
      TIMEOUT_MS,
    );
    return String(json.data['id']);
  },
  'payment.failed': async () => (await prepaid('decline')).payment_session.id,
  'product.created': () => imported({ sku: 'NEW' }),
  'product.updated': () => changed({ sku: 'CHANGED', list_unit_price: 7 }),
  'product.removed': () => changed({ sku: 'HIDDEN', hidden: true }),
  'stock.changed': () => changed({ sku: 'SOLD', stock_quantity: 0 }),
  'customer.created': async () => (await store.shopper()).customerId,
  'customer.updated': async () => {
    const { customerId, api } = await store.shopper();
    await api.patch('/v1/me', { name: 'Another Name' });
    return customerId;
  },
  'invoice.overdue': async () => {
    const { id } = await invoiceOf(await placed());
    await store.server.post('/v1/sandbox/clock/advance', { by: '20d' });
    return id;
  },
};

test('the events of an order have positions from 1 without gaps', async () => {
  const id = await cancelled();
  const types = ['order.placed', 'order.confirmed', 'order.cancelled'];
  const all = types.map((type) => receiver.next(({ json }) => json.type === type && json.data['id'] === id, TIMEOUT_MS));

  expect((await Promise.all(all)).map(({ json }) => json.position)).toEqual([1, 2, 3]);
});

test.each(Object.entries(CAUSES))('%s is received by a subscription that names it, and by no other', async (type, cause) => {
  const subject = await cause();
  const { json } = await receiver.next(
    ({ json: { type: received, data } }) => received === type && (data['id'] ?? data['sku']) === subject,
    TIMEOUT_MS,
  );

  expect(json.position).toBeGreaterThan(0);
  expect(json.sequence).toEqual(isSequenced(type) ? expect.any(Number) : null);
  const others = older.received.map((delivery) => delivery.json.type).filter((received) => !isSequenced(received));
  expect(others).toEqual([]);
});

test('a removal follows the update of the product', async () => {
  const { json } = await anyOf('product.removed');
  const updated = await receiver.next(
    ({ json: { type, data } }) => type === 'product.updated' && data['sku'] === json.data['sku'],
    TIMEOUT_MS,
  );

  expect(json.position).toBe(updated.json.position + 1);
});

test.each(ENDPOINT_EVENT_TYPES)('%s about one subscription is received by another', async (type) => {
  const other = await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['product.created'] });
  await store.server.post('/v1/sandbox/events', { type, object: other.body.id });
  const { json } = await anyOf(type);

  expect(json.data['subscription_id']).toBe(other.body.id);
});

test('deliveries of every event match the published document', async () => {
  await store.server.post(`/v1/webhooks/${subscriptionId}/ping`);
  await receiver.next(({ json }) => json.type === 'ping', TIMEOUT_MS);

  expect(events.types.toSorted()).toEqual([...EVENT_TYPES, 'ping'].toSorted());
  expect(new Set(receiver.received.map(({ json }) => json.type))).toEqual(new Set(events.types));
  for (const delivery of seen('deliveries', receiver.received))
    expect([delivery.json.type, events.violationsOf(delivery)]).toEqual([delivery.json.type, []]);
});

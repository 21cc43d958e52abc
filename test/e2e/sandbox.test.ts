import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/priced-cart.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/webhook-receiver.ts';

/** The control of a sandbox, except its clock. */

let store: TestStore;
let other: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  [store, other] = await Promise.all([aStore({ create: ['--online-payments'] }), aStore()]);
  for (const each of [store, other]) await each.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'NUT' })]);
  shopper = await store.shopper(['--credit-limit', '100000', '--terms-days', '30']);
});

const sandbox = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  store.server.post(`/v1/sandbox/${path}`, body, headers);
const state = async () => (await store.server.get('/v1/sandbox')).body.data;
const lines = (quantity = 1) => [{ sku: 'BOLT', quantity }];
const DELIVERY_MS = 15_000;

describe('a fault', () => {
  const fault = (body: Record<string, unknown>) => sandbox('faults', body);

  test('refuses as many matching requests as asked, and no others', async () => {
    const added = await fault({ method: 'GET', path: '/v1/products', effect: 'error', status: 429, retry_after_seconds: 7, times: 2 });
    expect([added.status, added.body.data]).toMatchObject([201, { status: 429, times: 2, remaining: 2, sections: null }]);

    expect((await other.server.get('/v1/products')).status).toBe(200);
    expect((await store.server.get('/v1/categories')).status).toBe(200);
    const responses = [
      await store.server.get('/v1/products'),
      await store.browser.get('/v1/products'),
      await store.server.get('/v1/products'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([429, 429, 200]);
    expect(responses.map(({ headers }) => headers.get('x-service-sandbox-fault'))).toEqual(['error', 'error', null]);
    expect([responses[0]?.headers.get('retry-after'), responses[0]?.body.error.code]).toEqual(['7', 'rate_limited']);
    expect((await state()).faults).toEqual([]);
  });

  test('applies to a conditional read as well', async () => {
    const etag = (await store.server.get('/v1/products/BOLT')).headers.get('etag') ?? '';
    await fault({ path: '/v1/products/{sku}', effect: 'error', status: 502 });

    const conditional = () => store.server.get('/v1/products/BOLT', { 'if-none-match': etag });

    expect([(await conditional()).status, (await conditional()).status]).toEqual([502, 304]);
  });

  test.each([
    ['GET', '/v1/products/{sku}', '/v1/products/BOLT', ['availability'], { availability: 'UNKNOWN' }],
    ['GET', '/v1/me', '/v1/me', ['credit'], { credit: null }],
  ])('makes %s %s lack a section', async (method, path, called, sections, lacking) => {
    await fault({ method, path, effect: 'missing_section', sections });

    const [partial, whole] = [await shopper.api.get(called), await shopper.api.get(called)];

    expect([partial.status, partial.headers.get('etag'), partial.headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    expect(partial.body).toMatchObject({ data: lacking, errors: [{ field: sections[0], code: 'downstream_unavailable' }] });
    expect(whole.body.errors).toEqual([]);
  });

  test('makes a cart and an order lack what other services know', async () => {
    const cart = await pricedCart(shopper, lines());
    await fault({ path: '/v1/carts/{cart_id}', effect: 'missing_section', sections: ['lines[].availability'] });
    expect((await shopper.api.get(`/v1/carts/${cart}`)).body.errors.map(({ field }: { field: string }) => field)).toContain(
      'lines[].availability',
    );
    const order = await anOrder(shopper, lines());
    await fault({ path: '/v1/orders/{order_id}', effect: 'missing_section', sections: ['invoices'] });
    expect((await shopper.api.get(`/v1/orders/${order.id}`)).body).toMatchObject({
      data: { invoices: null },
      errors: [{ field: 'invoices' }, {}],
    });
  });

  test('delays a request, which then succeeds', async () => {
    await fault({ path: '/v1/categories', effect: 'latency', delay_ms: 700 });
    const startedAt = performance.now();

    expect((await store.server.get('/v1/categories')).status).toBe(200);

    expect(performance.now() - startedAt).toBeGreaterThan(690);
  });

  test('loses the response of a checkout that took effect, so that its Idempotency-Key finds the order', async () => {
    const cart = await pricedCart(shopper, lines());
    await fault({ method: 'POST', path: '/v1/checkout', effect: 'dropped_connection', when: 'after' });

    await expect(checkOut(shopper, cart, {}, 'lost-response')).rejects.toThrow('fetch failed');

    const repeated = await checkOut(shopper, cart, {}, 'lost-response');
    expect([repeated.body.data.state, repeated.headers.get('idempotent-replayed')]).toEqual(['confirmed', 'true']);
  });

  test('closes a connection before the request has an effect', async () => {
    const cart = await pricedCart(shopper, lines());
    await fault({ method: 'POST', path: '/v1/checkout', effect: 'dropped_connection' });

    await expect(checkOut(shopper, cart)).rejects.toThrow('fetch failed');

    expect((await checkOut(shopper, cart)).body.data.state).toBe('confirmed');
  });

  test('is listed, cleared, and ends by itself', async () => {
    await fault({ effect: 'error', status: 503, times: 1000, expires_in_seconds: 1 });
    expect((await state()).faults).toHaveLength(1);
    await eventually(5000, async () => expect((await store.server.get('/v1/ping')).status).toBe(200));
    await fault({ effect: 'error', status: 503, times: 1000 });
    expect((await store.server.get('/v1/ping')).status).toBe(503);

    expect((await store.server.delete('/v1/sandbox/faults')).status).toBe(204);

    expect([(await store.server.get('/v1/ping')).status, (await state()).faults]).toEqual([200, []]);
  });

  test('that could never apply is refused', async () => {
    for (const body of [
      { path: '/v1/product', effect: 'error', status: 502 },
      { path: '/v1/me', effect: 'missing_section', sections: ['invoices'] },
      { effect: 'error' },
      { effect: 'latency', delay_ms: 60_000 },
      { effect: 'error', status: 404 },
    ]) {
      expect([body, (await fault(body)).status]).toEqual([body, 422]);
    }
  });
});

describe('a payment ahead of time', () => {
  const anUnpaidOrder = async () => {
    const { order_id: id, total } = (await checkOut(shopper, await pricedCart(shopper, lines()), { payment_rail: 'PREPAID' })).body.data;
    return { id: id as string, total: total as number };
  };
  const read = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
  const statusOf = async (id: string) => (await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data;

  test('pays the next session without a visit to its page, and only that one', async () => {
    expect((await sandbox('payments', { outcome: 'PAID' })).status).toBe(201);
    const [first, second] = [await anUnpaidOrder(), await anUnpaidOrder()];

    await eventually(DELIVERY_MS, async () => expect(await read(first.id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' }));

    expect(await read(second.id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    expect((await state()).payments).toEqual([]);
  });

  test.each([
    ['DECLINED', { status: 'FAILED', failure_code: 'card_declined' }],
    ['CANCELLED', { status: 'CANCELLED' }],
  ])('is %s, and the order can be paid again', async (outcome, ended) => {
    await sandbox('payments', { outcome });
    const { id } = await anUnpaidOrder();

    await eventually(DELIVERY_MS, async () => expect(await statusOf(id)).toMatchObject(ended));

    await sandbox('payments', { outcome: 'PAID' });
    expect((await shopper.api.post(`/v1/checkout/${id}/repay`)).status).toBe(200);
    await eventually(DELIVERY_MS, async () => expect(await read(id)).toMatchObject({ status: 'CONFIRMED' }));
  });

  test('of another amount does not pay the order, and is refunded', async () => {
    await sandbox('payments', { outcome: 'PAID', amount: 1 });
    const { id } = await anUnpaidOrder();

    await eventually(DELIVERY_MS, async () => expect((await state()).payments).toEqual([]));

    expect(await read(id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    await eventually(DELIVERY_MS, async () => {
      const refunds = await store.cli<{ order_id: string; amount: number }[]>('refunds', 'list');
      expect(refunds).toContainEqual(expect.objectContaining({ order_id: id }));
    });
  });

  test('that is late meets a session that has expired, and is accepted', async () => {
    const late = await aStore({ create: ['--online-payments'] });
    await late.importProducts([aProduct({ sku: 'BOLT' })]);
    const buyer = await late.shopper();
    await late.server.post('/v1/sandbox/payments', { outcome: 'PAID', after_seconds: 2700 });
    const order = await anOrder(buyer, lines(), { payment_rail: 'PREPAID' });
    expect((await late.server.get('/v1/sandbox')).body.data.payments).toMatchObject([{ session_id: expect.any(String) }]);

    await late.server.post('/v1/sandbox/clock/advance', { by: '40m' });
    expect((await buyer.api.get(`/v1/checkout/${order.id}/payment-status`)).body.data.status).toBe('EXPIRED');
    await late.server.post('/v1/sandbox/clock/advance', { by: '10m' });

    await eventually(DELIVERY_MS, async () =>
      expect((await buyer.api.get(`/v1/orders/${order.id}`)).body.data).toMatchObject({ status: 'CONFIRMED' }),
    );
  });

  test('is queued once for an Idempotency-Key, and cleared by a reset', async () => {
    const queue = () => sandbox('payments', { outcome: 'DECLINED' }, { 'idempotency-key': 'decline' });
    const [first, second] = [await queue(), await queue()];
    expect([first.text, second.headers.get('idempotent-replayed')]).toEqual([second.text, 'true']);
    expect((await state()).payments).toHaveLength(1);

    expect((await sandbox('reset')).status).toBe(204);

    expect(await state()).toMatchObject({ faults: [], payments: [] });
  });
});

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
      ['product.updated', 'BOLT', { sku: 'BOLT', etag: (await store.browser.get('/v1/products/BOLT')).headers.get('etag') }],
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

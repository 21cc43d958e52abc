import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aSandbox, type Sandbox } from '../support/systems/a-sandbox.ts';
import { aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Faults that a sandbox has for the next requests. */

let store: TestStore;
let other: TestStore;
let shopper: Shopper;
let sandbox: Sandbox['post'];
let state: Sandbox['state'];
beforeAll(async () => {
  [{ store, shopper, post: sandbox, state }, other] = await Promise.all([aSandbox(), aStore()]);
});

const lines = (quantity = 1) => [{ sku: 'BOLT', quantity }];

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

  test.each([
    ['error', { effect: 'error', status: 503 }],
    ['latency', { effect: 'latency', delay_ms: 1 }],
    ['missing_section', { effect: 'missing_section', sections: ['credit'] }],
    ['dropped_connection', { effect: 'dropped_connection' }],
    ['dropped_connection', { effect: 'dropped_connection', when: 'after' }],
  ])('%s of %j is shown with the request', async (effect, body) => {
    await fault({ method: 'GET', path: '/v1/me', ...body });
    const id = randomUUID();
    await shopper.api.get('/v1/me', { 'x-request-id': id }).catch(() => undefined);
    const env = { STOREFRONT_URL: systemUnderTest().baseUrl, STOREFRONT_KEY: store.secretKey };

    await eventually(30_000, async () => expect(await runCli(env, 'requests', 'get', id)).toMatchObject({ sandbox_fault: effect }));
    const without = (await shopper.api.get('/v1/me')).headers.get('x-request-id') ?? '';
    await eventually(30_000, async () => expect(await runCli(env, 'requests', 'get', without)).toMatchObject({ sandbox_fault: null }));
  });

  test('is listed, cleared, and ends by itself', async () => {
    expect((await fault({ effect: 'error', status: 503, times: 1000, expires_in_seconds: 1 })).status).toBe(201);
    await eventually(30_000, async () => expect((await store.server.get('/v1/ping')).status).toBe(200));
    await fault({ effect: 'error', status: 503, times: 1000 });
    expect((await state()).faults).toHaveLength(1);
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
      { effect: 'latency', delay_ms: 5, status: 503 },
    ]) {
      expect([body, (await fault(body)).status]).toEqual([body, 422]);
    }
  });
});

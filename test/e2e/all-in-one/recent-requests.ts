import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import { eventually } from '../../support/eventually.ts';
import type { ApiResponse } from '../../support/http/api.ts';
import { pricedCart } from '../../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../../support/http/webhook-receiver.ts';
import { readRedis } from '../../support/operator/read-redis.ts';
import { runCli, tryCli } from '../../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../../support/systems/a-store.ts';

/**
 * Insight into recent requests: what they did, how long it took, and the events that they have caused. With several gateways, a request is often read from
 * another one. test/e2e/outages/partial-responses.ts reads one that called services of other processes.
 */
export function recentRequests(running: () => System): void {
  let store: TestStore;
  let shopper: Shopper;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    store = await aStore({ system: running() });
    await store.importProducts([aProduct({ sku: 'BOLT' })]);
    shopper = await store.shopper();
    receiver = await webhookReceiver();
  });
  afterAll(() => receiver.close());

  const idOf = ({ headers }: ApiResponse): string => headers.get('x-request-id') ?? '';
  const read = (id: string, as = store) => as.server.get(`/v1/requests/${encodeURIComponent(id)}`);
  /** Returns a request once it is stored. */
  const shown = (id: string) =>
    eventually(30_000, async () => {
      const { status, body } = await read(id);
      expect(status).toBe(200);
      return body.data;
    });

  test('a checkout shows its timings by service, its events with those that follow from them, and their deliveries', async () => {
    const webhook = { endpoint_url: receiver.url, event_types: ['order.confirmed', 'invoice.issued'] };
    const { body: subscription } = await store.server.post('/v1/webhooks', webhook);
    const cart = { cart_id: await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]), payment_rail: 'CASH_ON_DELIVERY' };
    expect((await shopper.api.post('/v1/checkout', cart, { 'X-Request-Id': 'my-checkout' })).status).toBe(200);

    const request = await eventually(30_000, async () => {
      const data = await shown('my-checkout');
      const statuses = data.events.flatMap(({ deliveries }: { deliveries: { status: string }[] }) =>
        deliveries.map(({ status }) => status),
      );
      expect(statuses).toEqual(['DELIVERED', 'DELIVERED']);
      return data;
    });
    expect(request).toMatchObject({
      operation: 'checkout',
      method: 'POST',
      path: '/v1/checkout',
      status: 200,
      error_code: null,
      cache: null,
    });
    expect(request.services).toEqual([{ service: 'orders', rpc: 'OrdersService/Checkout', count: 1, total_ms: expect.any(Number) }]);
    expect(request.services[0].total_ms).toBeLessThanOrEqual(request.duration_ms);
    const [placed, ...subscribed] = request.events;
    expect(placed).toMatchObject({ type: 'order.placed', deliveries: [] });
    expect(subscribed.map(({ type }: { type: string }) => type)).toEqual(['order.confirmed', 'invoice.issued']);
    expect(subscribed.map(({ id }: { id: string }) => id)).toEqual(
      ['order.confirmed', 'invoice.issued'].map((type) => receiver.received.find(({ json }) => json.type === type)?.json.id),
    );
    expect(subscribed[0].deliveries).toEqual([
      {
        id: expect.any(String),
        subscription_id: subscription.id,
        status: 'DELIVERED',
        attempt_count: 1,
        last_response_status: 200,
        last_failure: null,
      },
    ]);
    expect(await runCli({ STOREFRONT_URL: running().baseUrl, STOREFRONT_KEY: store.secretKey }, 'requests', 'get', 'my-checkout')).toEqual(
      request,
    );
  });

  test('a failed request shows its code and reason, and a cached read its lookup', async () => {
    const refused = await shopper.api.post('/v1/carts/019aa5b3-9b00-7000-8000-00000000e001/price');
    expect(await shown(idOf(refused))).toMatchObject({ operation: 'priceCart', status: 404, error_code: 'not_found', events: [] });
    const forbidden = await store.browser.get('/v1/orders');
    expect(await shown(idOf(forbidden))).toMatchObject({ status: 403, error_reason: 'secret_key_required' });
    await store.browser.get('/v1/products/BOLT');
    const outcomes = new Set<string>();
    await eventually(30_000, async () => {
      outcomes.add((await shown(idOf(await store.browser.get('/v1/products/BOLT')))).cache);
      expect(outcomes).toContain('hit');
    });
  });

  test('another store, the other mode, and a publishable key do not see a request', async () => {
    const id = idOf(await store.server.get('/v1/webhooks'));
    await shown(id);
    const [other, live] = [
      await aStore({ system: running() }),
      await aStore({ system: running(), tenantId: store.tenantId, mode: 'live' }),
    ];

    for (const each of [other, live]) {
      const { status, body } = await read(id, each);
      expect([status, body.error.code]).toEqual([404, 'not_found']);
      expect((await each.server.get('/v1/requests')).body).toMatchObject({ data: [], next_cursor: null });
    }
    expect((await read('unknown')).status).toBe(404);
    expect((await store.browser.get(`/v1/requests/${id}`)).status).toBe(403);
  });

  test('no part of a body, a query, a header, or a path value is recorded', async () => {
    const private_ = { email: 'mary.poppins@example.com', name: 'Mary Poppins', password: 'chim-chim-cheree' };
    const sent = await store.server.post('/v1/auth/signup', private_);
    const searched = await store.browser.get('/v1/products?q=Mary+Poppins&email=mary.poppins@example.com', { 'User-Agent': 'Poppins/1.0' });
    const looked = await shopper.api.get('/v1/products/POPPINS');
    for (const response of [sent, searched, looked]) await shown(idOf(response));
    const stream = `requests:{${store.tenantId}:sandbox}`;
    const stored = await readRedis(running().urls.redisUrl, `XRANGE ${stream} - +`);
    const ttl = Number(/:(\d+)/.exec(await readRedis(running().urls.redisUrl, `TTL ${stream}`))?.[1]);

    expect(stored).toContain('"signUp"');
    for (const text of [
      /poppins/i,
      /mary/i,
      /chim/,
      /127\.0\.0\.1/,
      new RegExp(shopper.email, 'i'),
      new RegExp(shopper.customerId),
      /svc_test/,
    ]) {
      expect(stored).not.toMatch(text);
    }
    expect(ttl).toBeGreaterThan(23 * 3_600);
  });

  test('the log is listed in order and followed with its cursor, without the requests of developer tools', async () => {
    const { body: before } = await store.server.get('/v1/requests?limit=1');
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(idOf(await store.server.get('/v1/webhooks')));
    // Each gateway stores those that it has served.
    for (const id of seen('requests', ids, 5)) await shown(id);
    const { body: page } = await store.server.get(`/v1/requests?after=${before.next_cursor}&limit=3`);
    const { body: rest } = await store.server.get(`/v1/requests?after=${page.next_cursor}`);
    const { body: end } = await store.server.get(`/v1/requests?after=${rest.next_cursor}`);

    const listed = (rows: { request_id: string }[]) => rows.map(({ request_id }) => request_id);
    expect([...listed(page.data), ...listed(rest.data)].toSorted()).toEqual(ids.toSorted());
    expect(end).toEqual({ data: [], next_cursor: rest.next_cursor, errors: [] });
    expect((await store.server.get('/v1/requests?after=nowhere')).status).toBe(422);
    const env = { STOREFRONT_URL: running().baseUrl, STOREFRONT_KEY: store.secretKey };
    const { stdout } = await tryCli(env, 'requests', 'list', '--limit', '1', '--status', '2xx', '--operation', 'listWebhooks');
    expect(JSON.parse(stdout)).toMatchObject({ operation: 'listWebhooks', status: 200 });
  });

  test('tail follows new requests until it is interrupted', async () => {
    const command = ['tools/operator/src/main.ts', 'requests', 'tail', '--json', '--url', running().baseUrl, '--operation', 'listWebhooks'];
    const child = spawn(process.execPath, command, {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, STOREFRONT_KEY: store.secretKey },
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await eventually(60_000, async () => {
      const id = idOf(await store.server.get('/v1/webhooks'));
      await eventually(2_500, async () => expect(printed).toContain(id));
    });
    child.kill('SIGINT');

    expect(await ended).toBe(0);
  });

  test('without Redis, requests are served as before, and the log returns 503', async () => {
    const pid =
      running()
        .processes()
        .find(({ name }) => name === 'redis')?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      await eventually(30_000, async () =>
        expect((await store.server.get('/v1/requests')).body.error?.reason).toBe('request_log_unavailable'),
      );
      for (let count = 0; count < 20; count += 1) expect((await store.server.get('/v1/webhooks')).status).toBe(200);
      expect((await read('any')).body.error).toMatchObject({ code: 'service_unavailable', reason: 'request_log_unavailable' });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    // Not the first ones: what is not yet stored when Redis fails to respond is dropped.
    await eventually(60_000, async () => {
      const id = idOf(await store.server.get('/v1/webhooks'));
      await eventually(2_500, async () => expect((await read(id)).body.data?.status).toBe(200));
    });
  });
}

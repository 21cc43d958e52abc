import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { skewedClock } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { startOwnSystem } from '../support/systems/own-system.ts';

/**
 * Uses a separate system in which the clock of each process is off: it differs from that of the database and of the other processes. The offsets
 * exceed the 30 minutes of a payment session and the five minutes within which receivers of webhooks accept a signature.
 */
const SKEWS_MINUTES = {
  '/gateway/': 20,
  '/services/catalog/': -40,
  '/services/cart/': 40,
  '/services/orders/': -40,
  '/services/billing/': 40,
  '/services/webhooks/': -20,
};
const MINUTE_MS = 60_000;
/** How far a time may be from the expected one, because of the duration of the test. */
const TOLERANCE_MS = 3 * MINUTE_MS;

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const expectTime = (time: unknown, expected: string): void =>
  expect(Math.abs(Date.parse(String(time)) - Date.parse(expected))).toBeLessThan(TOLERANCE_MS);

describe.each([
  ['one direction', 1],
  ['the other direction', -1],
])('with clocks that are off in %s', (_name, sign) => {
  let system: System;
  let store: TestStore;
  let shopper: Shopper;
  let receiver: WebhookReceiver;
  let secret: string;
  beforeAll(async () => {
    const imports = Object.entries(SKEWS_MINUTES).map(([path, minutes]) => `--import ${skewedClock(sign * minutes * MINUTE_MS, path)}`);
    system = await startOwnSystem({ serviceEnv: { NODE_OPTIONS: imports.join(' ') } });
    store = await aStore({ system, create: ['--online-payments', '--gct-rate', '0'] });
    const sale = { list_unit_price: 100, sale_unit_price: 80 };
    await store.importProducts([
      aProduct({ sku: 'EARLY', ...sale, sale_starts_at: inMinutes(10) }),
      aProduct({ sku: 'RUNNING', ...sale, sale_starts_at: inMinutes(-10), sale_ends_at: inMinutes(10) }),
      aProduct({ sku: 'OVER', ...sale, sale_ends_at: inMinutes(-10) }),
    ]);
    shopper = await store.shopper();
    receiver = await webhookReceiver();
    const { body } = await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
    secret = body.signing_secret;
  });
  afterAll(async () => {
    await receiver.close();
    await system.stop();
  });

  test('the processes have these clocks', async () => {
    expectTime((await store.server.get('/health')).body.time, inMinutes(sign * SKEWS_MINUTES['/gateway/']));
  });

  test('sales start and end on time, in the catalog and in carts', async () => {
    for (const [sku, price] of [
      ['EARLY', 100],
      ['RUNNING', 80],
      ['OVER', 100],
    ] as const) {
      expect((await store.server.get(`/v1/products/${sku}`)).body.data.unit_price).toBe(price);
      const cartId = await pricedCart(shopper, [{ sku, quantity: 1 }]);
      const { data } = (await shopper.api.get(`/v1/carts/${cartId}`)).body;
      expect(data.lines[0].unit_price).toBe(price);
      expect(data.warnings).toEqual([]);
    }
  });

  test('a payment session lasts half an hour, and its payment confirms the order and is reported with the right time', async () => {
    const cart = await pricedCart(shopper, [{ sku: 'OVER', quantity: 2 }]);
    const {
      order_id: id,
      payment_session: session,
      redirect_url: page,
    } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID' })).body.data;
    expectTime(session.expires_at, inMinutes(30));
    const again = (await shopper.api.post(`/v1/checkout/${id}/repay`)).body.data;
    expect(again.payment_session.id).toBe(session.id);

    await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });

    await eventually(30_000, async () =>
      expect((await shopper.api.get(`/v1/orders/${id}`)).body.data).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' }),
    );
    const order = (await shopper.api.get(`/v1/orders/${id}`)).body.data;
    for (const { at } of seen<{ at: string }>('timeline entries', order.timeline)) expectTime(at, inMinutes(0));
    const delivery = await receiver.next(({ json }) => json.type === 'order.confirmed', 30_000);
    expect(isSignedBy(delivery, secret)).toBe(true);
    expectTime(new Date(Number(delivery.headers['webhook-timestamp']) * 1000).toISOString(), inMinutes(0));
  });

  test('a login lasts an hour, and ends after a logout even without events', async () => {
    const { data: session } = (await store.server.post('/v1/auth/login', { email: shopper.email, password: shopper.password })).body;
    expectTime(session.expires_at, inMinutes(60));
    const { data: refreshed } = (await store.server.post('/v1/auth/refresh', { refresh_token: session.refresh_token })).body;
    const api = store.server.as({ shopperToken: refreshed.shopper_token });
    expect((await api.get('/v1/me')).status).toBe(200);
    const nats = system.processes().find(({ name }) => name === 'nats')?.pid;
    if (typeof nats !== 'number') throw new Error('NATS is not running');

    process.kill(nats, 'SIGSTOP');
    try {
      await store.server.post('/v1/auth/logout', { refresh_token: refreshed.refresh_token });
      await eventually(30_000, async () => expect((await api.get('/v1/me')).status).toBe(401));
    } finally {
      process.kill(nats, 'SIGCONT');
    }
  });

  test('a key is valid until it expires', async () => {
    const { key } = await store.issueKey('secret', '--expires-at', inMinutes(10));

    const response = await fetch(`${system.baseUrl}/v1/ping`, { headers: { authorization: `Bearer ${key}` } });

    expect(response.status).toBe(200);
  });

  test('the invariants hold', async () => {
    await eventually(30_000, async () => expect(await brokenChecks(system.env)).toEqual([]));
  });
});

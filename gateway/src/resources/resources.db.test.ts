import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GatewayWithStore, startGatewayWithStore } from '../testing/ask.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let token: GatewayWithStore['token'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, token, ask } = await startGatewayWithStore());
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.fakes.calls.length = 0;
  gateway.fakes.isBillingAway = false;
  gateway.fakes.isContractPriceAway = false;
});

describe('a checkout', () => {
  const body = { cart_id: 'c', payment_rail: 'CASH_ON_DELIVERY', expected_total: 115.1, tenant_id: 'ignored' };
  const checkOut = (headers: Record<string, string>, changed: unknown = body) =>
    ask('/v1/checkout', { method: 'POST', key: store.secret, token, body: changed, headers });

  test('with a key is answered again with the same bytes and a marker', async () => {
    const first = await checkOut({ 'idempotency-key': 'once' });
    const again = await checkOut({ 'idempotency-key': '"once"' });

    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ state: 'confirmed', total: 115.1, shortfall: null, issues: [] });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  });

  test('has one fingerprint whatever the order of its fields, and another for another body', async () => {
    await checkOut({ 'idempotency-key': 'print' });
    await checkOut({ 'idempotency-key': 'print' }, { payment_rail: body.payment_rail, expected_total: 115.1, cart_id: 'c', unknown: 1 });
    await checkOut({ 'idempotency-key': 'print' }, { ...body, expected_total: 115.2 });

    const [first, second, third] = gateway.fakes.calls.map(({ caller }) => caller.idempotency?.fingerprint);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each(['', 'a b', 'x'.repeat(256), 'ключ'])('with the key %p is a 422', async (key) => {
    const headers = key === 'ключ' ? { 'idempotency-key': Buffer.from(key).toString('latin1') } : { 'idempotency-key': key };
    expect((await checkOut(headers)).status).toBe(422);
  });
});

describe('sections', () => {
  test('of an order and of the customer are null and named while billing is away', async () => {
    gateway.fakes.isBillingAway = true;

    const order = await ask('/v1/orders/order', { key: store.secret, token });
    const me = await ask('/v1/me', { key: store.secret, token });

    expect(order.status).toBe(200);
    expect(order.body.data).toMatchObject({ number: 'SO-1', invoices: null, payment_session: null });
    expect(order.body.errors.map((error: { field: string }) => error.field)).toEqual(['invoices', 'payment_session']);
    expect(me.body).toMatchObject({ data: { credit: null }, errors: [{ field: 'credit', code: 'downstream_unavailable' }] });
  });

  test('are back, and errors empty, with billing', async () => {
    const { body } = await ask('/v1/orders/order', { key: store.secret, token });

    expect(body).toMatchObject({ data: { invoices: [{ number: 'INV-1' }] }, errors: [] });
  });

  test('that a route is about are a hard error when they are away', async () => {
    gateway.fakes.isBillingAway = true;

    const { status, body } = await ask('/v1/me/credit-status', { key: store.secret, token });

    expect([status, body.error.code, body.error.reason]).toEqual([502, 'bad_gateway', 'downstream_unavailable']);
  });
});

describe('the rest of the surface', () => {
  test('health needs no key', async () => {
    const { status, body } = await ask('/health');

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', version: '1.0.0', services: { catalog: 'ok', webhooks: 'ok' } });
  });

  test('a cart is opened with 201 and without a body', async () => {
    expect((await ask('/v1/carts', { method: 'POST', key: store.secret, token })).status).toBe(201);
  });

  test('webhooks are a bare array, and a new one shows its secret', async () => {
    const wish = { endpoint_url: 'https://erp.example/hooks', event_types: ['order.confirmed', 'order.confirmed'] };
    const created = await ask('/v1/webhooks', { method: 'POST', key: store.secret, body: wish });

    expect([created.status, created.body.signing_secret]).toEqual([201, 'whsec_x']);
    expect(gateway.fakes.calls[0]?.request).toMatchObject({ eventTypes: ['order.confirmed'] });
    expect((await ask('/v1/webhooks', { key: store.secret })).body).toHaveLength(1);
    expect((await ask('/v1/webhooks/x', { method: 'DELETE', key: store.secret })).status).toBe(204);
    expect((await ask('/v1/webhooks/x/ping', { method: 'POST', key: store.secret })).body).toMatchObject({ event: 'ping' });
  });

  test('every customer route answers its good status in its own shape', async () => {
    const address = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', country_code: 'jm' };
    const walk: [string, string, number, unknown?][] = [
      ['GET', '/v1/carts/c', 200],
      ['PATCH', '/v1/carts/c/lines/l', 200, { quantity: 2, version: 3 }],
      ['DELETE', '/v1/carts/c/lines/l', 200],
      ['POST', '/v1/carts/c/price', 200],
      ['POST', '/v1/carts/c/promotions', 200, { code: 'SAVE10' }],
      ['DELETE', '/v1/carts/c/promotions/SAVE10', 200],
      ['GET', '/v1/checkout/shipping-options', 200],
      ['POST', '/v1/checkout/preview', 200, { cart_id: 'c', payment_rail: 'CREDIT_TERMS', shipping_address: address }],
      ['GET', '/v1/orders?limit=1', 200],
      ['POST', '/v1/orders/o/cancel', 200, { reason: 'Changed my mind', reason_code: 'CUSTOMER_REQUEST' }],
      ['GET', '/v1/invoices', 200],
      ['GET', '/v1/invoices/i', 200],
      ['GET', '/v1/me/credit-status', 200],
      ['GET', '/v1/catalog/changes', 200],
      ['POST', '/v1/availability/batch', 200, { skus: ['BOLT-M8', 'BOLT-M8'] }],
      ['POST', '/v1/auth/login', 200, { email: 'ann@shop.example', password: 'correct horse' }],
      ['POST', '/v1/auth/refresh', 200, { refresh_token: 'refresh' }],
      ['POST', '/v1/auth/logout', 204, { refresh_token: 'refresh' }],
      ['POST', '/v1/auth/shopper-tokens', 201, { customer_id: 'customer' }],
    ];

    for (const [method, path, status, body] of walk) {
      expect([path, (await ask(path, { method, key: store.secret, token, body })).status]).toEqual([path, status]);
    }
  });

  test('a draining gateway asks its connections to go elsewhere', async () => {
    gateway.drain.isDraining = true;
    const { headers } = await ask('/v1/ping', { key: store.secret });
    gateway.drain.isDraining = false;

    expect(headers.get('connection')).toBe('close');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GatewayWithStore, startGatewayWithStore } from '../testing/request.ts';

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
  gateway.fakes.order = {};
  gateway.fakes.isContractPriceAway = false;
});

describe('a checkout', () => {
  const body = { cart_id: 'c', payment_rail: 'CASH_ON_DELIVERY', expected_total: 115.1, tenant_id: 'ignored' };
  const checkOut = (headers: Record<string, string>, changed: unknown = body) =>
    ask('/v1/checkout', { method: 'POST', key: store.secret, token, body: changed, headers });

  test('with a key is replayed with the same bytes and a marker', async () => {
    const first = await checkOut({ 'idempotency-key': 'once' });
    const again = await checkOut({ 'idempotency-key': '"once"' });

    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ state: 'confirmed', total: 115.1, shortfall: null, issues: [] });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  });

  test('has the same fingerprint for any field order, and a different one for another body', async () => {
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
  test('of an order and a customer are null and named in errors while billing is unavailable', async () => {
    gateway.fakes.isBillingAway = true;

    const order = await ask('/v1/orders/order', { key: store.secret, token });
    const me = await ask('/v1/me', { key: store.secret, token });

    expect(order.status).toBe(200);
    expect(order.body.data).toMatchObject({ number: 'SO-1', invoices: null, payment_session: null });
    expect(order.body.errors.map((error: { field: string }) => error.field)).toEqual(['invoices', 'payment_session']);
    expect(me.body).toMatchObject({ data: { credit: null }, errors: [{ field: 'credit', code: 'downstream_unavailable' }] });
  });

  test('that billing has not updated yet are null and named in errors, although it returns their earlier state', async () => {
    gateway.fakes.order = { status: 'CANCELLED' };

    const { body } = await ask('/v1/orders/order', { key: store.secret, token });

    expect(body).toMatchObject({
      data: { status: 'CANCELLED', invoices: null },
      errors: [{ field: 'invoices', code: 'downstream_timeout' }],
    });
  });

  test('return, with empty errors, once billing is available', async () => {
    const { body } = await ask('/v1/orders/order', { key: store.secret, token });

    expect(body).toMatchObject({ data: { invoices: [{ number: 'INV-1' }] }, errors: [] });
  });

  test('that are the main data of a route cause an error response when unavailable', async () => {
    gateway.fakes.isBillingAway = true;

    const { status, body } = await ask('/v1/me/credit-status', { key: store.secret, token });

    expect([status, body.error.code, body.error.reason]).toEqual([502, 'bad_gateway', 'downstream_unavailable']);
  });
});

describe('the rest of the surface', () => {
  test('health requires no key', async () => {
    const { status, body } = await ask('/health');

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', version: '1.0.0', services: { catalog: 'ok', webhooks: 'ok' } });
  });

  test('a cart is created with 201 and without a request body', async () => {
    expect((await ask('/v1/carts', { method: 'POST', key: store.secret, token })).status).toBe(201);
  });

  test('webhooks are a bare array, and creating one returns its secret', async () => {
    const wish = { endpoint_url: 'https://erp.example/hooks', event_types: ['order.confirmed', 'order.confirmed'] };
    const created = await ask('/v1/webhooks', { method: 'POST', key: store.secret, body: wish });

    expect([created.status, created.body.signing_secret]).toEqual([201, 'whsec_x']);
    expect(gateway.fakes.calls[0]?.request).toMatchObject({ eventTypes: ['order.confirmed'] });
    // Also from a service that sends no options.
    const shown = { filters: [], headers: {}, ordering: 'NONE', signature_scheme: 'v1', public_key: null, max_deliveries_per_second: null };
    expect((await ask('/v1/webhooks', { key: store.secret })).body).toMatchObject([shown]);
    expect([created.body, (await ask('/v1/webhooks/x', { key: store.secret })).body]).toMatchObject([shown, shown]);
    expect((await ask('/v1/webhooks/x', { method: 'DELETE', key: store.secret })).status).toBe(204);
    expect((await ask('/v1/webhooks/x/ping', { method: 'POST', key: store.secret })).body).toMatchObject({ event: 'ping' });
  });

  test('the options of a webhook keep the types of values and the case of names, and null removes those that have no other value', async () => {
    const options = {
      filters: [{ field: 'a.b_c', in: ['1', 1, true, null] }],
      headers: { 'x_Tenant-Id': 'a_b' },
      ordering: 'AGGREGATE',
      signature_scheme: 'v1a',
      max_deliveries_per_second: null,
    };
    const patch = (body: unknown) => ask('/v1/webhooks/x', { method: 'PATCH', key: store.secret, body });

    for (const body of [options, { filters: null, headers: null }, {}]) expect((await patch(body)).status).toBe(200);
    const [all, removed, none] = gateway.fakes.calls.map(({ request }) => request as Record<string, unknown>);
    expect(all).toMatchObject({
      filters: { filters: [{ field: 'a.b_c', in: ['"1"', '1', 'true', 'null'] }] },
      headers: { headers: [{ name: 'x_Tenant-Id', value: 'a_b' }] },
      ordering: 'AGGREGATE',
      signatureScheme: 'v1a',
      maxDeliveriesPerSecond: 0,
    });
    expect(removed).toMatchObject({ filters: { filters: [] }, headers: { headers: [] } });
    expect([none?.['filters'], none?.['headers'], none?.['maxDeliveriesPerSecond']]).toEqual([undefined, undefined, undefined]);
  });

  test('invalid options of a webhook are a 422 that names each', async () => {
    const options = {
      filters: [
        { field: 'status', in: [{}] },
        { field: '', in: [] },
      ],
      headers: { Authorization: 7 },
      ordering: 'STORE',
      signature_scheme: 'v2',
      max_deliveries_per_second: 0,
    };
    const body = { endpoint_url: 'https://erp.example/hooks', event_types: ['order.confirmed'], ...options };
    const refused = await ask('/v1/webhooks', { method: 'POST', key: store.secret, body });

    expect(refused.status).toBe(422);
    expect(refused.body.error.details.map(({ field }: { field: string }) => field)).toEqual([
      'filters.0.in.0',
      'filters.1.field',
      'filters.1.in',
      'headers.Authorization',
      'ordering',
      'signature_scheme',
      'max_deliveries_per_second',
    ]);
  });

  test('a rotation takes an optional body', async () => {
    const rotate = (body?: unknown) => ask('/v1/webhooks/x/rotate-secret', { method: 'POST', key: store.secret, body });

    const responses = [await rotate(), await rotate({}), await rotate({ overlap_hours: 0 }), await rotate({ overlap_hours: 25 })];

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 422]);
    const calls = gateway.fakes.calls.filter(({ method }) => method === 'RotateSecret');
    expect(calls.map(({ request }) => (request as { overlapHours?: number }).overlapHours)).toEqual([undefined, 24, 0]);
  });

  test('a description of null is cleared, and an absent one is not', async () => {
    for (const body of [{ description: null }, { status: 'ACTIVE' }])
      expect((await ask('/v1/webhooks/x', { method: 'PATCH', key: store.secret, body })).status).toBe(200);

    const [cleared, absent] = gateway.fakes.calls.map(({ request }) => request as { description?: string });
    expect(cleared).toMatchObject({ description: '' });
    expect(absent?.description).toBeUndefined();
  });

  test('deliveries are filtered by a known status, and an unknown one is a 422', async () => {
    const path = '/v1/webhooks/x/deliveries?status=';
    const failed = await ask(`${path}FAILED&limit=7`, { key: store.secret });
    expect([failed.status, gateway.fakes.calls.map(({ request }) => request)]).toEqual([
      200,
      [{ subscriptionId: 'x', limit: 7, offset: 0, status: 'FAILED', _status: 'status' }],
    ]);
    expect(failed.body).toMatchObject({ total: 0, limit: 7, offset: 0 });
    expect((await ask(`${path}LATE`, { key: store.secret })).status).toBe(422);
  });

  test('every customer route returns its success status and schema', async () => {
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

  test('a draining gateway closes its connections', async () => {
    gateway.drain.isDraining = true;
    const { headers } = await ask('/v1/ping', { key: store.secret });
    gateway.drain.isDraining = false;

    expect(headers.get('connection')).toBe('close');
  });
});

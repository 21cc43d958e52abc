import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { revokeKey } from './handlers/revoke-key.ts';
import { setKeyRate } from './handlers/set-key-rate.ts';
import { routeIndex } from './http/route-index.ts';
import { mintApiKey } from './principals/api-keys.ts';
import { ErrorOut } from './schemas/envelopes.ts';
import { aStore, type GatewayUnderTest, ORIGIN, operator, startGateway } from './testing/gateway-under-test.ts';

let gateway: GatewayUnderTest;
let store: Awaited<ReturnType<typeof aStore>>;
let token: string;

beforeAll(async () => {
  gateway = await startGateway();
  store = await aStore(gateway);
  token = await tokenOf(store);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.fakes.calls.length = 0;
  gateway.fakes.isBillingAway = false;
  gateway.fakes.isContractPriceAway = false;
});

const tokenOf = async ({ tenantId, mode }: { tenantId: string; mode: 'sandbox' | 'live' }, familyId = 'family') =>
  (await gateway.tokens.sign({ tenantId, mode, customerId: 'customer', familyId })).token;

/** Every answer of this suite is held against the schema that the OpenAPI document publishes for it. */
function checkAgainstSchema(method: string, path: string, status: number, text: string): void {
  const found = routeIndex(gateway.routes)(method, path.split('?')[0] ?? '');
  if (text === '') return;
  const schema = status >= 400 || found === undefined || !('route' in found) ? ErrorOut : found.route.response.body;
  const result = schema?.safeParse(JSON.parse(text));
  expect(result?.error?.issues ?? []).toEqual([]);
}

interface Wish {
  method?: string;
  key?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

async function ask(path: string, { method = 'GET', key, token: shopper, headers = {}, body }: Wish = {}) {
  const response = await fetch(`${gateway.url}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(shopper === undefined ? {} : { 'x-storefront-shopper-token': shopper }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  checkAgainstSchema(method, path, response.status, text);
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) };
}

describe('a key', () => {
  test('is told whom it speaks for', async () => {
    const { status, body, headers } = await ask('/v1/ping', { key: store.publishable, headers: { 'x-request-id': 'mine-1' } });

    expect(status).toBe(200);
    expect(body).toEqual({
      tenant_id: store.tenantId,
      key_kind: 'PUBLISHABLE',
      scopes: ['storefront:catalog', 'storefront:auth'],
      mode: 'sandbox',
    });
    expect(headers.get('x-request-id')).toBe('mine-1');
    expect(headers.get('x-service-mode')).toBe('sandbox');
    expect(headers.get('ratelimit-policy')).toBe('"key";q=10000;w=60');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('that is missing, malformed, unknown or revoked gets one same 401', async () => {
    const other = await aStore(gateway);
    await revokeKey(gateway.admin)({ keyId: other.secretId }, operator);

    const answers = await Promise.all([
      ask('/v1/ping'),
      ask('/v1/ping', { key: 'nonsense' }),
      ask('/v1/ping', { key: mintApiKey('sandbox', 'SECRET') }),
      ask('/v1/ping', { key: other.secret }),
      ask('/v1/ping', { headers: { authorization: `Basic ${store.secret}` } }),
    ]);

    const bodies = answers.map(({ status, body }) => [status, { ...body, error: { ...body.error, request_id: '' } }]);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(answers.map(({ headers }) => headers.get('x-service-mode'))).toEqual(['live', 'live', 'sandbox', 'sandbox', 'live']);
  });

  test('that was good a moment ago is refused once it is revoked', async () => {
    const other = await aStore(gateway);
    expect((await ask('/v1/ping', { key: other.secret })).status).toBe(200);

    await revokeKey(gateway.admin)({ keyId: other.secretId }, operator);

    expect((await ask('/v1/ping', { key: other.secret })).status).toBe(401);
  });

  test('that is publishable is refused on every privileged route, before anything is looked up', async () => {
    const privileged = ['/v1/me', '/v1/carts/x', '/v1/orders', '/v1/invoices/x', '/v1/webhooks', '/v1/checkout/shipping-options'];

    const answers = await Promise.all(privileged.map((path) => ask(path, { key: store.publishable, token })));

    expect(answers.map(({ status }) => status)).toEqual(privileged.map(() => 403));
    expect(answers[0]?.body.error).toMatchObject({ code: 'forbidden', reason: 'secret_key_required' });
  });

  test('without the webhooks scope may not manage webhooks', async () => {
    const { status, body } = await ask('/v1/webhooks', { key: store.secretWithoutWebhooks });

    expect([status, body.error.reason]).toEqual([403, 'scope_required']);
    expect((await ask('/v1/webhooks', { key: store.secret })).status).toBe(200);
  });
});

describe('a browser', () => {
  test('from an allowed origin is answered with it, and may read the exposed headers', async () => {
    const { status, headers } = await ask('/v1/products', { key: store.publishable, headers: { origin: ORIGIN } });

    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-expose-headers')).toContain('RateLimit-Policy');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  test.each(['https://evil.example', 'null', `${ORIGIN}.evil.example`, 'https://shop.example:444', 'http://shop.example'])(
    'from %s is refused without CORS headers',
    async (origin) => {
      const { status, body, headers } = await ask('/v1/products', { key: store.publishable, headers: { origin } });

      expect([status, body.error.reason]).toEqual([403, 'origin_not_allowed']);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('with a secret key is not origin-checked and gets no CORS headers', async () => {
    const { status, headers } = await ask('/v1/products', { key: store.secret, headers: { origin: 'https://evil.example' } });

    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  test('has its preflight answered without a key, for origins that some key allows', async () => {
    const preflight = (origin: string) =>
      ask('/v1/products', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });

    const good = await preflight(ORIGIN);
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
    expect(good.headers.get('access-control-allow-headers')).toContain('X-Storefront-Shopper-Token');
    expect((await preflight('https://evil.example')).status).toBe(403);
  });
});

describe('a shopper token', () => {
  test('names the customer of a secret key’s call', async () => {
    const { status, body } = await ask('/v1/me', { key: store.secret, token });

    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { email: 'ann@shop.example', credit: { status: 'GOOD' } }, errors: [] });
  });

  test('that is missing, forged, of the other mode or of an ended session is 401, also on public routes', async () => {
    const live = await tokenOf({ tenantId: store.tenantId, mode: 'live' });
    const over = await tokenOf(store, 'ended-family');
    gateway.ended.add('ended-family');

    expect((await ask('/v1/me', { key: store.secret })).status).toBe(401);
    for (const bad of ['garbage', `${token.slice(0, -3)}abc`, live, over]) {
      expect((await ask('/v1/me', { key: store.secret, token: bad })).status).toBe(401);
      expect((await ask('/v1/products', { key: store.publishable, token: bad })).status).toBe(401);
    }
  });

  test('of another store is 403', async () => {
    const other = await aStore(gateway);

    const { status, body } = await ask('/v1/me', { key: store.secret, token: await tokenOf(other) });

    expect([status, body.error.reason]).toEqual([403, 'shopper_of_another_store']);
  });

  test('comes from signup, with the client’s own address for the failure limit', async () => {
    const account = { email: 'ann@shop.example', password: 'correct horse', name: 'Ann', tenant_id: 'x', mode: 'live' };
    const { status, body } = await ask('/v1/auth/signup', {
      method: 'POST',
      key: store.publishable,
      body: account,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ refresh_token: 'refresh', customer: { email: 'ann@shop.example' } });
    expect(gateway.fakes.calls[0]).toMatchObject({ request: { clientAddress: '127.0.0.1' }, caller: { mode: 'sandbox' } });
    expect((await ask('/v1/me', { key: store.secret, token: body.data.shopper_token })).status).toBe(200);
  });
});

describe('a catalog read', () => {
  test('carries a strong ETag and is 304 without a body when it is sent back, in whatever form', async () => {
    const first = await ask('/v1/products?limit=5', { key: store.publishable });
    const etag = first.headers.get('etag') ?? '';

    expect(first.body).toMatchObject({ data: [{ sku: 'BOLT-M8', unit_price: 120 }], total: 1, limit: 5, offset: 0, errors: [] });
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const condition of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask('/v1/products?limit=5', { key: store.publishable, headers: { 'if-none-match': condition } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('x-service-mode')).toBe('sandbox');
      expect(again.headers.get('ratelimit')).not.toBeNull();
    }
  });

  test('with a shopper token is the shopper’s own, private and still conditional', async () => {
    const anonymous = await ask('/v1/products', { key: store.publishable });
    const own = await ask('/v1/products', { key: store.publishable, token });

    expect(own.body.data[0].unit_price).toBe(99.5);
    expect(own.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(own.headers.get('vary')).toContain('X-Storefront-Shopper-Token');
    expect(own.headers.get('etag')).not.toBe(anonymous.headers.get('etag'));
    const again = await ask('/v1/products', { key: store.publishable, token, headers: { 'if-none-match': own.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('of another store has another tag for the same body', async () => {
    const other = await aStore(gateway);

    const [mine, theirs] = await Promise.all([ask('/v1/tags', { key: store.secret }), ask('/v1/tags', { key: other.secret })]);

    expect(mine?.text).toBe(theirs?.text);
    expect(mine?.headers.get('etag')).not.toBe(theirs?.headers.get('etag'));
  });

  test('is loaded once for many, and again when the catalog has changed', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('/v1/products?q=many', { key: store.publishable })));
    await ask('/v1/products?q=many&tag=', { key: store.publishable });
    expect(gateway.fakes.calls.filter(({ method }) => method === 'ListProducts')).toHaveLength(1);

    gateway.fakes.description = 'Changed';
    gateway.fakes.catalogVersion += 1;
    gateway.versions.raise({ tenantId: store.tenantId, mode: 'sandbox' }, gateway.fakes.catalogVersion);

    expect((await ask('/v1/products?q=many', { key: store.publishable })).body.data[0].description).toBe('Changed');
  });

  test('shows a change within a second although no event arrives', async () => {
    await ask('/v1/products?q=second', { key: store.publishable });
    gateway.fakes.description = 'Changed again';
    gateway.fakes.catalogVersion += 1;

    await new Promise((resolve) => setTimeout(resolve, 950));

    expect((await ask('/v1/products?q=second', { key: store.publishable })).body.data[0].description).toBe('Changed again');
  });

  test('that is partial is not kept and has no tag', async () => {
    gateway.fakes.isContractPriceAway = true;

    const { status, body, headers } = await ask('/v1/products?q=partial', { key: store.publishable, token });

    expect(status).toBe(200);
    expect(body.errors).toEqual([{ field: 'unit_price', code: 'downstream_timeout', detail: 'late' }]);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  test.each([
    ['/v1/categories', 'public, max-age=60'],
    ['/v1/tags', 'public, max-age=60'],
    ['/v1/products/BOLT-M8/availability', 'public, max-age=5'],
    ['/v1/products/BOLT-M8', 'public, max-age=0, must-revalidate'],
  ])('%s may be kept as %s', async (path, cacheControl) => {
    expect((await ask(path, { key: store.publishable })).headers.get('cache-control')).toBe(cacheControl);
  });

  test('of categories stays public for a shopper', async () => {
    expect((await ask('/v1/categories', { key: store.publishable, token })).headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('of one availability is bare', async () => {
    expect((await ask('/v1/products/BOLT-M8/availability', { key: store.publishable })).body).toEqual({
      sku: 'BOLT-M8',
      availability: 'LOW',
    });
  });

  test('by HEAD has the headers and no body', async () => {
    const { status, headers, text } = await ask('/v1/products', { method: 'HEAD', key: store.publishable });

    expect([status, text]).toEqual([200, '']);
    expect(headers.get('etag')).not.toBeNull();
  });
});

describe('the rate limit', () => {
  test('lets L requests pass, then says when the next does', async () => {
    const small = await aStore(gateway, 'sandbox', 5);

    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await ask('/v1/ping', { key: small.secret }));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit'))[1]).toBe('"key";r=3;t=60');
    const retryAfter = Number(answers[5]?.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(59);
    expect(retryAfter).toBeLessThanOrEqual(61);
    expect(answers[5]?.body.error.code).toBe('rate_limited');
    expect((await ask('/v1/ping', { key: small.publishable })).status).toBe(200);
  });

  test('is exact when many ask at once', async () => {
    const small = await aStore(gateway, 'sandbox', 20);

    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/v1/ping', { key: small.secret })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('does not count what ends as a 304, from the cache or not, and answers it with the budget spent', async () => {
    const small = await aStore(gateway, 'sandbox', 3);
    const { headers } = await ask('/v1/products', { key: small.secret });
    const etag = headers.get('etag') ?? '';
    for (let count = 0; count < 10; count += 1) {
      expect((await ask('/v1/products', { key: small.secret, headers: { 'if-none-match': etag } })).status).toBe(304);
    }
    expect((await ask('/v1/tags', { key: small.secret, headers: { 'if-none-match': '*' } })).status).toBe(304);

    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(200);
    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(200);
    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(429);
    expect((await ask('/v1/products', { key: small.secret, headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('is raised without a restart', async () => {
    const small = await aStore(gateway, 'sandbox', 1);
    await ask('/v1/ping', { key: small.secret });
    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(429);

    await setKeyRate(gateway.admin)({ keyId: small.secretId, ratePerMinute: 10 }, operator);

    expect((await ask('/v1/ping', { key: small.secret })).status).toBe(200);
  });

  test('leaves no key without an expiry in Redis', async () => {
    const keys = await gateway.redis.keys(`rate:{${store.tenantId}*`);
    const expiries = await Promise.all(keys.map((key) => gateway.redis.ttl(key)));

    expect(keys.length).toBeGreaterThan(0);
    expect(expiries.every((seconds) => seconds > 0 && seconds <= 62)).toBe(true);
  });
});

describe('a malformed request', () => {
  test.each([
    ['no JSON', '{"skus": [', 'invalid_json'],
    ['an empty body', '', 'invalid_type'],
    ['NUL in text', '{"skus": ["a\\u0000b"]}', 'invalid_character'],
    ['a lone surrogate', '{"skus": ["\\ud800"]}', 'invalid_character'],
    ['no SKU', '{"skus": []}', 'too_small'],
    ['very deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'invalid_type'],
    ['a prototype', '{"__proto__": {"skus": ["x"]}}', 'required'],
  ])('with %s is a 422 that says where', async (_name, body, code) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('/v1/availability/batch', { method: 'POST', key: store.publishable, body, headers });

    expect([answer.status, answer.body.error.code]).toEqual([422, 'validation_error']);
    expect([code, 'required']).toContain(answer.body.error.details[0].code);
    expect(answer.body.detail[0].loc[0]).toBe('body');
  });

  test('with bad UTF-8 is a 422', async () => {
    const response = await fetch(`${gateway.url}/v1/availability/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${store.publishable}`, 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });

    expect(response.status).toBe(422);
  });

  test('tells all its faults at once', async () => {
    const answer = await ask('/v1/products?limit=0&offset=-1&sort=shade&updated_since=soon&q=a&q=b', { key: store.publishable });

    expect(answer.status).toBe(422);
    expect(answer.body.error.details.map((fault: { field: string }) => fault.field).sort()).toEqual([
      'limit',
      'offset',
      'q',
      'sort',
      'updated_since',
    ]);
  });

  test.each(['201', '1.5', '1e2', '', '-1', 'ten', '99999999999'])('with limit=%s is a 422', async (limit) => {
    expect((await ask(`/v1/products?limit=${limit}`, { key: store.publishable })).status).toBe(422);
  });

  test.each([0, -1, '3', null, 1e18, 1.2345, true])('with quantity %p is a 422', async (quantity) => {
    const answer = await ask('/v1/carts/c/lines', { method: 'POST', key: store.secret, token, body: { sku: 'BOLT-M8', quantity } });

    expect([answer.status, answer.body.error.details[0].field]).toEqual([422, 'quantity']);
  });

  test('with 1e999 is a 422', async () => {
    const body = '{"sku": "BOLT-M8", "quantity": 1e999}';
    expect((await ask('/v1/carts/c/lines', { method: 'POST', key: store.secret, token, body })).status).toBe(422);
  });

  test('that is too large is a 413, declared or not', async () => {
    const body = JSON.stringify({ skus: ['x'.repeat(1024 * 1024)] });
    expect((await ask('/v1/availability/batch', { method: 'POST', key: store.publishable, body })).status).toBe(413);

    const chunked = await fetch(`${gateway.url}/v1/availability/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${store.publishable}`, 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    });
    expect(chunked.status).toBe(413);
  });

  test('of another media type is a 415', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await ask('/v1/availability/batch', { method: 'POST', key: store.publishable, body: 'skus', headers })).status).toBe(415);
  });

  test('by another method is a 405 that names the right ones', async () => {
    const { status, headers } = await ask('/v1/products', { method: 'PUT', key: store.publishable });

    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test.each(['/v2/products', '/v1/products/', '//v1/products', '/V1/products', '/v1/vehicles/1', '/v1/products/BOLT-M8/fitments'])(
    'to %s is a 404',
    async (path) => {
      expect((await ask(path, { key: store.publishable })).status).toBe(404);
    },
  );

  test('with broken encoding in its path is a 422, with an encoded slash an unknown SKU', async () => {
    expect((await ask('/v1/products/%zz', { key: store.publishable })).status).toBe(422);
    expect((await ask('/v1/products/a%2Fb', { key: store.publishable })).status).toBe(404);
    expect((await ask('/v1/products/%00', { key: store.publishable })).status).toBe(404);
  });

  test('is told before the 422 that its key or budget is no good', async () => {
    expect((await ask('/v1/products?limit=0')).status).toBe(401);
    const small = await aStore(gateway, 'sandbox', 1);
    await ask('/v1/ping', { key: small.secret });
    expect((await ask('/v1/products?limit=0', { key: small.secret })).status).toBe(429);
  });
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

    const [first, second, third] = gateway.fakes.calls.map(({ request }) => (request as { requestFingerprint: string }).requestFingerprint);
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

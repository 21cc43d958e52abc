import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mintApiKey } from '../../access/principals/api-keys.ts';
import { DEFAULT_SCOPES } from '../../access/principals/scopes.ts';
import { revokeKey } from '../../stores/handlers/stores-admin-service.ts';
import { aStore, ORIGIN, operator } from '../../testing/gateway-under-test.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../../testing/request.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let token: GatewayWithStore['token'];
let tokenOf: GatewayWithStore['tokenOf'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, token, tokenOf, ask } = await startGatewayWithStore());
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.fakes.calls.length = 0;
  gateway.fakes.isBillingAway = false;
  gateway.fakes.isContractPriceAway = false;
});

describe('a key', () => {
  test('is described by ping', async () => {
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

  test('that is publishable names the address of its client to the services, whatever the client claims', async () => {
    const live = await aStore(gateway, 'live');
    await ask('/v1/products?q=belt', { key: live.publishable, headers: { 'x-forwarded-for': '203.0.113.9' } });

    expect(gateway.fakes.calls).toMatchObject([{ method: 'ListProducts', caller: { clientAddress: '127.0.0.1' } }]);
  });

  test('that is missing, malformed, unknown, revoked, expired, or of the other mode gets the same 401', async () => {
    const other = await aStore(gateway);
    await revokeKey(gateway.admin)({ keyId: other.secretId }, operator);
    await gateway.db
      .updateTable('api_key')
      .set({ expires_at: new Date(0) })
      .where('key_id', '=', other.publishableId)
      .execute();

    const responses = await Promise.all([
      ask('/v1/ping'),
      ask('/v1/ping', { key: 'nonsense' }),
      ask('/v1/ping', { key: mintApiKey('sandbox', 'SECRET', gateway.admin.keyPepper) }),
      ask('/v1/ping', { key: mintApiKey('sandbox', 'SECRET', 'the pepper of a stranger, of any length') }),
      ask('/v1/ping', { key: other.secret }),
      ask('/v1/ping', { headers: { authorization: `Basic ${store.secret}` } }),
      ask('/v1/ping', { key: other.publishable }),
      ask('/v1/ping', { key: store.secret.replace('svc_test_', 'svc_live_') }),
      ask('/v1/ping', { key: `svc_live_sec_${'x'.repeat(10_000)}` }),
      ask('/v1/ping', { headers: { authorization: '' } }),
    ]);

    const bodies = responses.map(({ status, body }) => [status, { ...body, error: { ...body.error, request_id: '' } }]);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    const names = responses.map(({ headers }) => [...headers.keys()].sort());
    for (const named of names) expect(named).toEqual(names[0]);
    expect(responses.map(({ headers }) => headers.get('x-service-mode'))).toEqual([
      'live',
      'live',
      'sandbox',
      'sandbox',
      'sandbox',
      'live',
      'sandbox',
      'live',
      'live',
      'live',
    ]);
  });

  test('that is cached is rejected once it is revoked', async () => {
    const other = await aStore(gateway);
    expect((await ask('/v1/ping', { key: other.secret })).status).toBe(200);

    await revokeKey(gateway.admin)({ keyId: other.secretId }, operator);

    expect((await ask('/v1/ping', { key: other.secret })).status).toBe(401);
  });

  test('that is publishable is rejected on every privileged route before anything is looked up', async () => {
    const privileged = ['/v1/me', '/v1/carts/x', '/v1/orders', '/v1/invoices/x', '/v1/webhooks', '/v1/checkout/shipping-options'];

    const responses = await Promise.all(privileged.map((path) => ask(path, { key: store.publishable, token })));

    expect(responses.map(({ status }) => status)).toEqual(privileged.map(() => 403));
    expect(responses[0]?.body.error).toMatchObject({ code: 'forbidden', reason: 'secret_key_required' });
  });

  test('without the webhooks scope cannot manage webhooks, and is shown the command that issues a key that can', async () => {
    const { status, body } = await ask('/v1/webhooks', { key: store.secretWithoutWebhooks });

    expect([status, body.error.reason]).toEqual([403, 'scope_required']);
    const command = /storefront keys create --kind secret --scopes (?<scopes>\S+)$/.exec(body.error.message);
    expect(command?.groups?.['scopes']?.split(',')).toEqual([...DEFAULT_SCOPES.SECRET, 'storefront:webhooks']);
    expect((await ask('/v1/webhooks', { key: store.secret })).status).toBe(200);
  });
});

describe('a browser', () => {
  test('from an allowed origin gets CORS headers and can read the exposed headers', async () => {
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

  test('can send a preflight without a key from the origins of any active key', async () => {
    const preflight = (origin: string) =>
      ask('/v1/products', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });

    const good = await preflight(ORIGIN);
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
    expect(good.headers.get('access-control-allow-headers')).toContain('X-Storefront-Shopper-Token');
    expect((await preflight('https://evil.example')).status).toBe(403);
  });
});

describe('a shopper token', () => {
  test('identifies the customer of a call', async () => {
    const { status, body } = await ask('/v1/me', { key: store.secret, token });

    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { email: 'ann@shop.example', credit: { status: 'GOOD' } }, errors: [] });
  });

  test('that is missing, forged, of the other mode, or of an ended session is 401, even on public routes', async () => {
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

  test('is issued by sign-up, which passes the client address to the failure limit', async () => {
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

  test.each([
    ['/v1/auth/login', { email: 'ann@shop.example', password: 'correct horse' }],
    ['/v1/auth/signup', { email: 'ann@shop.example', password: 'correct horse', name: 'Ann' }],
  ])("of %s counts failures against the address that the store's own server names, and against no other", async (path, body) => {
    const from = (key: string, address: string) =>
      ask(path, { method: 'POST', key, body, headers: { 'X-Storefront-Client-Address': address } });
    const named = async (key: string, address: string) => {
      gateway.fakes.calls.length = 0;
      expect((await from(key, address)).status).toBeLessThan(300);
      return gateway.fakes.calls.map(({ request }) => request);
    };

    expect(await named(store.secret, '203.0.113.9')).toMatchObject([{ shopperAddress: '203.0.113.9' }]);
    expect(await named(store.secret, '::ffff:203.0.113.9')).toMatchObject([{ shopperAddress: '203.0.113.9' }]);
    expect(await named(store.secret, '2001:db8:1:2:3::4')).toMatchObject([{ shopperAddress: '2001:db8:1:2::/64' }]);
    for (const address of ['203.0.113.9', 'unknown']) {
      expect(await named(store.publishable, address)).toMatchObject([{ clientAddress: '127.0.0.1', shopperAddress: '' }]);
    }

    const field = { field: 'X-Storefront-Client-Address', location: 'header', code: 'invalid_format' };
    for (const address of ['unknown', '', '203.0.113.9:443', '203.0.113.9, 203.0.113.10', '203.0.113.256', 'fe80::1%a-b', 'fe80::1%eth0']) {
      const refused = await from(store.secret, address);
      expect([refused.status, refused.body.error.details]).toEqual([422, [expect.objectContaining(field)]]);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { type Api, type ApiResponse, headerNames } from '../support/http/api.ts';
import { rawRequest } from '../support/http/raw-request.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Authentication: keys, shopper sessions, and the order of the checks. */

/** Longer than the 5 s within which every replica refuses an ended session or key, for a slow machine. */
const PROPAGATION_MS = 30_000;
const PASSWORD = 'correct horse battery';

let store: TestStore;

beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
});

const reasonOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? null];
const anEmail = () => `shopper-${randomUUID()}@example.com`;

async function signUp(api: Api, fields: Record<string, unknown> = {}): Promise<ApiResponse> {
  return api.post('/v1/auth/signup', { email: anEmail(), password: PASSWORD, name: 'Ann', ...fields });
}

describe('a key', () => {
  test('that is unknown, revoked, or expired gets the same 401 as a malformed key', async () => {
    const revoked = await store.issueKey('secret');
    const expired = await store.issueKey('secret', '--expires-at', new Date(Date.now() + 1500).toISOString());
    await runCli(store.env, 'keys', 'revoke', revoked.key_id);
    const unknown = revoked.key.slice(0, -1) + (revoked.key.endsWith('0') ? '1' : '0');

    await eventually(PROPAGATION_MS, async () => {
      const keys = [undefined, '', 'nonsense', 'x'.repeat(10_000), unknown, revoked.key, expired.key];
      const responses = await Promise.all(keys.map((key) => store.server.as({ key }).get('/v1/ping')));
      const bodies = responses.map(({ status, body }) => [status, { ...body, error: { ...body.error, request_id: '' } }]);
      for (const body of bodies) expect(body).toEqual(bodies[0]);
      expect(reasonOf(responses[0] as ApiResponse)).toEqual([401, 'invalid_api_key']);
    });
  });

  test('is accepted until it expires and refused afterward', async () => {
    let lifeMs = 1000;
    const api = await eventually(PROPAGATION_MS, async () => {
      // On a slow machine, a key can expire before it is used.
      lifeMs *= 2;
      const { key } = await store.issueKey('secret', '--expires-at', new Date(Date.now() + lifeMs).toISOString());
      expect((await store.server.as({ key }).get('/v1/ping')).status).toBe(200);
      return store.server.as({ key });
    });

    await eventually(PROPAGATION_MS, async () => expect((await api.get('/v1/ping')).status).toBe(401));
  });

  test('with another scheme or in two headers is refused', async () => {
    const basic = await store.server.as({ key: undefined }).get('/v1/ping', { authorization: `Basic ${store.secretKey}` });
    const twice = await rawRequest(systemUnderTest().baseUrl, [
      `GET /v1/ping HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${store.secretKey}\r\nAuthorization: Bearer ${store.secretKey}\r\n\r\n`,
    ]);

    expect([basic.status, twice.status]).toEqual([401, 401]);
  });

  test('is refused within 5 s of its revocation', async () => {
    const { key_id, key } = await store.issueKey('secret');
    const api = store.server.as({ key });
    expect((await api.get('/v1/ping')).status).toBe(200);

    await runCli(store.env, 'keys', 'revoke', key_id);

    await eventually(PROPAGATION_MS, async () => expect((await api.get('/v1/ping')).status).toBe(401));
  });

  test.each([
    ['svc_test_', 'sandbox'],
    ['svc_test_pub_x', 'sandbox'],
    ['svc_live_sec_x', 'live'],
    ['svc_TEST_pub_x', 'live'],
    ['test', 'live'],
    [undefined, 'live'],
  ])('%p yields mode %s, even on 401 and 404 responses', async (key, mode) => {
    const api = store.server.as({ key });

    for (const path of ['/v1/ping', '/v1/nothing', '/health']) {
      expect((await api.get(path)).headers.get('x-service-mode')).toBe(mode);
    }
  });
});

describe('a store with approval of signups', () => {
  test('rejects logins before approval and after suspension', async () => {
    const approving = await aStore();
    await runCli(approving.env, 'stores', 'update', approving.tenantId, '--signup', 'approval', '--mode', 'sandbox');
    const { server } = approving;
    const email = anEmail();
    const logIn = () => server.post('/v1/auth/login', { email, password: PASSWORD });
    const decide = (status: string) => approving.cli('customers', 'update', email, '--status', status);

    await eventually(PROPAGATION_MS, async () => {
      const { body } = await signUp(server);
      expect(body.data).toMatchObject({ shopper_token: null, customer: { status: 'PENDING_APPROVAL' } });
    });
    await signUp(server, { email });
    expect(reasonOf(await logIn())).toEqual([403, 'account_pending_approval']);
    await decide('ACTIVE');
    expect((await logIn()).status).toBe(200);
    await decide('SUSPENDED');
    expect(reasonOf(await logIn())).toEqual([403, 'account_suspended']);
  });
});

describe('the order of the checks', () => {
  test('is key, kind, scope, shopper, rate, input, resource', async () => {
    const shopper = await store.shopper();
    const other = await (await aStore()).shopper();
    const spent = (await store.issueKey('secret', '--rate-per-minute', '1')).key;
    await store.server.as({ key: spent }).get('/v1/ping');
    const cancel = (credentials: { key?: string | undefined; shopperToken?: string }, body: unknown) =>
      store.server.as({ key: store.secretKey, ...credentials }).post('/v1/orders/nobody/cancel', body);

    const bad = { reason: 1 };
    expect(reasonOf(await cancel({ key: 'none', shopperToken: 'none' }, bad))).toEqual([401, 'invalid_api_key']);
    expect(reasonOf(await cancel({ key: store.publishableKey, shopperToken: 'none' }, bad))).toEqual([403, 'secret_key_required']);
    expect(reasonOf(await cancel({ key: spent, shopperToken: 'none' }, bad))).toEqual([401, 'invalid_shopper_token']);
    expect(reasonOf(await cancel({ key: spent, shopperToken: other.token }, bad))).toEqual([403, 'shopper_of_another_store']);
    expect((await cancel({ key: spent, shopperToken: shopper.token }, bad)).status).toBe(429);
    expect((await cancel({ shopperToken: shopper.token }, bad)).status).toBe(422);
    expect((await cancel({ shopperToken: shopper.token }, { reason: 'Changed my mind' })).status).toBe(404);
  });
});

describe('a session', () => {
  test('starts with a signup in the store and mode of the key', async () => {
    const other = await aStore();
    const { status, body } = await signUp(store.browser, { tenant_id: other.tenantId, mode: 'live', customer_id: randomUUID() });
    const me = await store.server.as({ shopperToken: body.data.shopper_token }).get('/v1/me');

    expect(status).toBe(201);
    expect(me.body.data).toMatchObject({ id: body.data.customer.id, email: body.data.customer.email });
    expect(reasonOf(await other.server.as({ shopperToken: body.data.shopper_token }).get('/v1/me'))[0]).toBe(403);
  });

  test('cannot start with a taken email address, regardless of case', async () => {
    const email = anEmail();
    await signUp(store.browser, { email });

    expect(reasonOf(await signUp(store.browser, { email: email.toUpperCase() }))).toEqual([409, 'email_taken']);
  });

  test('is refused identically for a wrong password and an unknown email address', async () => {
    const shopper = await store.shopper();
    const logIn = (email: string) => store.browser.post('/v1/auth/login', { email, password: 'wrong horse battery' });

    const [known, unknown] = [await logIn(shopper.email), await logIn(anEmail())];

    expect(reasonOf(known)).toEqual([401, 'invalid_credentials']);
    expect({ ...unknown.body.error, request_id: '' }).toEqual({ ...known.body.error, request_id: '' });
    expect(headerNames(unknown)).toEqual(headerNames(known));
  });

  test('is refreshed alike by two tabs, and ends with its access tokens once a token is used after the next one', async () => {
    const first = (await signUp(store.browser)).body.data;
    const refresh = (refresh_token: string) => store.browser.post('/v1/auth/refresh', { refresh_token });
    const tabs = (await Promise.all([first, first].map((tab) => refresh(tab.refresh_token)))).map(({ body }) => body.data);
    expect(tabs.map(({ refresh_token }) => refresh_token)).toEqual([tabs[0].refresh_token, tabs[0].refresh_token]);
    for (const { shopper_token } of tabs) expect((await store.server.as({ shopperToken: shopper_token }).get('/v1/me')).status).toBe(200);
    const third = (await refresh(tabs[0].refresh_token)).body.data;

    expect(reasonOf(await refresh(first.refresh_token))).toEqual([401, 'invalid_refresh_token']);

    expect((await refresh(third.refresh_token)).status).toBe(401);
    for (const token of [first, ...tabs, third].map(({ shopper_token }) => shopper_token)) {
      await eventually(PROPAGATION_MS, async () => {
        expect((await store.server.as({ shopperToken: token }).get('/v1/me')).status).toBe(401);
        expect((await store.browser.as({ shopperToken: token }).get('/v1/products')).status).toBe(401);
      });
    }
  });

  test('ends within 5 s of its logout, and no other session ends', async () => {
    const shopper = await store.shopper();
    const logIn = () => store.browser.post('/v1/auth/login', { email: shopper.email, password: shopper.password });
    const { data } = (await logIn()).body;

    expect((await store.browser.post('/v1/auth/logout', { refresh_token: data.refresh_token })).status).toBe(204);

    await eventually(PROPAGATION_MS, async () =>
      expect((await store.server.as({ shopperToken: data.shopper_token }).get('/v1/me')).status).toBe(401),
    );
    expect((await store.browser.post('/v1/auth/refresh', { refresh_token: data.refresh_token })).status).toBe(401);
    expect((await shopper.api.get('/v1/me')).status).toBe(200);
    expect((await store.browser.post('/v1/auth/logout', { refresh_token: 'nobody’s' })).status).toBe(204);
  });

  test('can be issued with a secret key, for customers of that store only', async () => {
    const shopper = await store.shopper();
    const otherShopper = await (await aStore()).shopper();
    const issue = (customer_id: string) => store.server.post('/v1/auth/shopper-tokens', { customer_id });

    const issued = await issue(shopper.customerId);
    const me = await store.server.as({ shopperToken: issued.body.data.shopper_token }).get('/v1/me');

    expect([issued.status, me.body.data.id]).toEqual([201, shopper.customerId]);
    const refused = await Promise.all([otherShopper.customerId, randomUUID(), 'no-uuid'].map(issue));
    for (const response of refused) expect(reasonOf(response)).toEqual(reasonOf(refused[0] as ApiResponse));
    expect(refused[0]?.status).toBe(404);
  });
});

describe('guessing a password', () => {
  test('is limited to ten failures per email address, store, and mode, even if the next password is correct', async () => {
    const guessed = await aStore();
    const shopper = await guessed.shopper();
    const logIn = (password: string) => guessed.browser.post('/v1/auth/login', { email: shopper.email, password });

    const failures: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) failures.push((await logIn(`wrong password ${guess}`)).status);
    const right = await logIn(shopper.password);

    expect(failures).toEqual([...Array<number>(10).fill(401), 429]);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const otherMode = await aStore({ tenantId: guessed.tenantId, mode: 'live' });
    expect((await otherMode.browser.post('/v1/auth/login', { email: shopper.email, password: shopper.password })).status).toBe(401);
  });

  test('is limited to ten failures per IP address', async () => {
    const guessed = await aStore();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await guessed.browser.post('/v1/auth/login', { email: anEmail(), password: 'wrong horse battery' })).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("through the store's own server does not lock out its other shoppers", async () => {
    const guessed = await aStore();
    const [victim, other] = [await guessed.shopper(), await guessed.shopper()];
    const logIn = (email: string, password: string) => guessed.server.post('/v1/auth/login', { email, password });

    const failures: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) failures.push(reasonOf(await logIn(victim.email, `wrong password ${guess}`)));

    expect(failures).toEqual([...Array.from({ length: 10 }, () => [401, 'invalid_credentials']), [429, 'login_email_limited']]);
    expect((await logIn(other.email, other.password)).status).toBe(200);
    expect((await guessed.browser.post('/v1/auth/login', { email: other.email, password: other.password })).status).toBe(200);
  });
});

test('prices, customers, and stores in a body or query are ignored', async () => {
  const shopper = await store.shopper();
  const otherShopper = await store.shopper();
  const { id } = (await shopper.api.post('/v1/carts', undefined)).body.data;

  const line = { sku: 'BOLT', quantity: 1, unit_price: 0.01, tenant_id: randomUUID(), customer_id: otherShopper.customerId, mode: 'live' };
  await shopper.api.post(`/v1/carts/${id}/lines?customer_id=${otherShopper.customerId}&tenant_id=x`, line);
  const priced = await shopper.api.post(`/v1/carts/${id}/price`, { total: 0 });

  expect(priced.body.data.lines[0].unit_price).toBe(100);
  expect((await otherShopper.api.get(`/v1/carts/${id}?customer_id=${shopper.customerId}`)).status).toBe(404);
  expect((await otherShopper.api.get(`/v1/orders?customer_id=${shopper.customerId}`)).body.total).toBe(0);
});

import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { Express } from 'express';
import { demoShoppers } from '../shoppers.ts';
import { fakeGateway, PUBLISHABLE, type ReceivedRequest, SECRET } from '../testing/fake-gateway.ts';
import { listenOn } from '../testing/listen-on.ts';
import { demoApp } from './app.ts';

const requests: ReceivedRequest[] = [];
const servers: Server[] = [];
let gateway = '';
let page = '';

const listen = (app: Express): Promise<string> => listenOn(app, servers);

beforeAll(async () => {
  gateway = await listen(fakeGateway('http://media.test', requests));
  page = await listen(
    demoApp({
      host: '127.0.0.1',
      hosts: ['demo.example'],
      port: 0,
      apiBaseUrl: gateway,
      apiInternalBaseUrl: gateway,
      publishableKey: PUBLISHABLE,
      secretKey: SECRET,
      webhookUrl: 'http://hooks.example/webhooks',
    }).app,
  );
});

afterAll(() => servers.forEach((server) => server.close()));

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const logIn = (credentials: unknown): Promise<Response> =>
  fetch(`${page}/bff/session`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(credentials) });

/** Signs in as the page does and returns the browser's cookies. */
async function signIn(): Promise<string> {
  const [{ email, password }] = demoShoppers;
  const session = await logIn({ email, password });
  expect(session.status).toBe(204);
  expect(seen('cookies', session.headers.getSetCookie()).every((cookie) => /HttpOnly/.test(cookie) && /SameSite=Lax/.test(cookie))).toBe(
    true,
  );
  return cookiesOf(session);
}

const cookiesNamed = (cookies: string, part: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.includes(part))
    .join('; ');

/** Returns the status of a request whose `Host` is another than the address to which it is sent. */
async function statusFor(host: string, path: string): Promise<number | undefined> {
  const sent = get(`${page}${path}`, { headers: { host } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('the demo page', () => {
  test.each(['localhost:1', 'LOCALHOST', '127.0.0.1:8081', '[::1]:8081', 'demo.example', 'hooks.example:9'])(
    'is served as %s',
    async (host) => {
      expect(await statusFor(host, '/config.json')).toBe(200);
    },
  );

  test.each(['elsewhere.example', 'localhost.elsewhere.example:8081', '127.0.0.1.elsewhere.example', '192.168.1.2', 'x@localhost'])(
    'is not served as %j, nor is its session or its log of requests',
    async (host) => {
      for (const path of ['/', '/config.json', '/bff/session', '/developer/events']) expect(await statusFor(host, path)).toBe(421);
    },
  );

  test('is served with a policy that allows only its own scripts', async () => {
    const response = await fetch(page);
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self'; style-src 'self'`);
    expect(response.headers.get('content-security-policy')).toContain(`connect-src 'self' ${gateway}`);
    expect(await response.text()).toContain('<main id="main"');
  });

  test('leads browsers without JavaScript to the starter', async () => {
    expect(await (await fetch(page)).text()).toMatch(/<noscript>.*npm run create-storefront.*<\/noscript>/);
  });

  test('gets every style sheet and script that it names', async () => {
    const named = [...(await (await fetch(page)).text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(named).toContain('/bootstrap/bootstrap.min.css');
    for (const path of named) expect({ path, status: (await fetch(page + path)).status }).toEqual({ path, status: 200 });
  });

  test('receives the publishable key and never the secret key', async () => {
    const config = await (await fetch(`${page}/config.json`)).text();
    expect(config).toContain(PUBLISHABLE);
    expect(config).not.toContain(SECRET);
  });

  test('receives its TypeScript as JavaScript, without tests or server code', async () => {
    const script = await fetch(`${page}/page/views/price.ts`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).not.toContain('product: ProductListItem');
    expect((await fetch(`${page}/page/views/product-content.test.ts`)).status).toBe(404);
    expect((await fetch(`${page}/page/../server/backend.ts`)).status).toBe(404);
  });

  test('gets every library that its modules import, under a path of its own', async () => {
    const IMPORT = /^(?:import|export)\s(?:[\w\s{},*$]*?from\s*)?['"]([^'"]+)['"]/gm;
    const read = new Set<string>();
    const follow = async (url: URL): Promise<void> => {
      if (read.has(url.href)) return;
      read.add(url.href);
      const response = await fetch(url);
      expect({ url: url.pathname, status: response.status }).toEqual({ url: url.pathname, status: 200 });
      const script = await response.text();
      expect(script).not.toMatch(/\bmodule\.exports\b|\brequire\(/);
      for (const [, specifier = ''] of seen('imports', [...script.matchAll(IMPORT)], 0)) {
        expect(specifier).toMatch(/^\.{0,2}\//);
        await follow(new URL(specifier, url));
      }
    };

    await follow(new URL('/page/main.ts', page));

    const paths = [...read].map((url) => new URL(url).pathname);
    for (const path of [
      'lit-html/node/lit-html.js',
      'micromark/index.js',
      '@storefront/client/src/index.ts',
      'openapi-fetch/dist/index.mjs',
    ]) {
      expect(paths).toContain(`/page/libraries/${path}`);
    }
  });

  test('has images and videos', async () => {
    const picture = await fetch(`${page}/media/bld-cem-425-front-thumb.webp`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await (await fetch(`${page}/films/mixing-concrete`)).text()).toContain('<video');
    expect((await fetch(`${page}/films/constructor`)).status).toBe(404);
  });
});

describe('the backend of the page', () => {
  test('passes on why the API refuses a login, with the address of the browser and without the tokens', async () => {
    const [{ email, password }] = demoShoppers;
    const refused = await logIn({ email, password: 'wrong' });
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: { message: 'Wrong email or password.' } }]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(requests.at(-1)?.headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'x-storefront-client-address': '127.0.0.1' });
    expect(await (await logIn({ email, password })).text()).toBe('');
    for (const other of ['{}', '[1', '']) {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${page}/bff/session`, { method: 'POST', headers, body: other });
      expect({ other, isClientError: response.status >= 400 && response.status < 500 }).toEqual({ other, isClientError: true });
    }
  });

  test('returns 401 without a session, and no token', async () => {
    expect((await fetch(`${page}/bff/v1/carts`)).status).toBe(401);
    expect(await (await fetch(`${page}/bff/session`)).json()).toEqual({ data: { shopper_token: null } });
  });

  test('takes a signed-in shopper from an empty cart to an order', async () => {
    const Cookie = await signIn();
    const send = async (method: string, path: string, body?: unknown) => {
      const headers = { Cookie, 'Content-Type': 'application/json', 'Idempotency-Key': 'once' };
      const response = await fetch(`${page}/bff${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
      expect(response.ok).toBe(true);
      return ((await response.json()) as { data: Record<string, unknown> }).data;
    };
    const cart = await send('POST', '/v1/carts');
    await send('POST', `/v1/carts/${String(cart.id)}/lines`, { sku: 'BLD-CEM-425', quantity: 2 });
    expect(await send('POST', `/v1/carts/${String(cart.id)}/price`)).toMatchObject({ subtotal: 2690 });
    const placed = await send('POST', '/v1/checkout', { cart_id: cart.id, payment_rail: 'CREDIT_TERMS' });
    expect(requests.at(-1)?.headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'idempotency-key': 'once' });
    expect(await send('GET', `/v1/orders/${String(placed.order_id)}`)).toMatchObject({ number: 'SO-1001' });
  });

  test('refreshes an expired token', async () => {
    const refreshOnly = cookiesNamed(await signIn(), 'refresh');
    const response = await fetch(`${page}/bff/v1/me`, { headers: { Cookie: refreshOnly } });
    expect([response.status, cookiesNamed(cookiesOf(response), 'shopper')]).toEqual([200, expect.stringContaining('token-')]);
  });

  test.each(['/bff/v1/me', '/bff/session?refused'])('replaces a token that the gateway refuses on %s', async (path) => {
    const refused = (await signIn()).replace(/token-\d+/, 'refused');

    const response = await fetch(page + path, { headers: { Cookie: refused } });

    expect(response.status).toBe(200);
    expect(cookiesOf(response)).toMatch(/shopper_\d+=token-\d+; store_refresh_\d+=refresh-\d+$/);
  });

  test.each([
    ['/bff/v1/me', 401],
    ['/bff/session?refused', 200],
  ])('drops a session that is over on %s', async (path, status) => {
    const ended = (await signIn()).replaceAll(/=[\w-]+/g, '=ended');

    const response = await fetch(page + path, { headers: { Cookie: ended } });

    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie().filter((cookie) => /=; .*Expires=Thu, 01 Jan 1970/.test(cookie))).toHaveLength(2);
  });

  test('forwards only the routes in its table, and refuses IDs with path traversal', async () => {
    const Cookie = await signIn();
    const count = requests.length;
    for (const path of [
      '/v1/webhooks',
      '/v1/auth/shopper-tokens',
      '/v1/orders/%2e%2e',
      '/v1/carts/..%2f..%2fwebhooks',
      '/v1/orders/%E0%A4%A',
    ]) {
      expect((await fetch(`${page}/bff${path}`, { headers: { Cookie } })).ok).toBe(false);
    }
    expect(requests.length).toBe(count);
  });

  test('spends none of the secret key for visitors who are not signed in', async () => {
    const cookies = cookiesNamed(await signIn(), 'refresh').replace(/=.*/, '=invented');
    const before = requests.length;
    await fetch(`${page}/bff/v1/me`, { headers: { Cookie: cookies } });
    await fetch(`${page}/bff/session`, { method: 'DELETE', headers: { Cookie: cookies } });

    const sent = requests.slice(before).filter(({ path }) => path.startsWith('/v1/auth/'));
    expect(sent.map(({ path }) => path)).toEqual(['/v1/auth/refresh', '/v1/auth/logout']);
    expect(new Set(sent.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${PUBLISHABLE}`]));
  });

  test('refuses cross-site requests', async () => {
    const Cookie = await signIn();
    const headers = { Cookie, Origin: 'https://elsewhere.example' };
    for (const [method, path] of [
      ['POST', '/v1/carts'],
      ['POST', '/session'],
      ['DELETE', '/session'],
    ]) {
      const response = await fetch(`${page}/bff${path}`, { method: method ?? '', headers });
      expect({ method, path, status: response.status }).toEqual({ method, path, status: 403 });
    }
  });

  test('clears both tokens on sign-out and logs out at the gateway', async () => {
    const response = await fetch(`${page}/bff/session`, { method: 'DELETE', headers: { Cookie: await signIn() } });
    expect(response.status).toBe(204);
    expect(requests.at(-1)?.path).toBe('/v1/auth/logout');
    expect(seen('cookies', response.headers.getSetCookie()).every((cookie) => /Expires=Thu, 01 Jan 1970/.test(cookie))).toBe(true);
  });
});

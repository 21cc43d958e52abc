import { describe, expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/rpc';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import { serveConsole } from '../../docs/serve-console.ts';
import { responseOf } from '../../testing/response-of.ts';
import type { Middleware } from '../context/request-context.ts';
import { authorizeKey } from './authorize-key.ts';

const withKey =
  (changed: Partial<KeyPrincipal>): Middleware =>
  (_request, response, next) => {
    response.locals.context.key = {
      keyId: 'key',
      tenantId: 'tenant',
      mode: 'live',
      kind: 'PUBLISHABLE',
      scopes: [],
      origins: [],
      ratePerMinute: 1,
      ratePerClient: null,
      expiresAt: null,
      store: NO_STORE,
      ...changed,
    };
    next();
  };

test('a publishable key without origins rejects every origin but accepts requests without one', async () => {
  const { status } = await responseOf([withKey({}), authorizeKey], { origin: 'https://shop.example' });

  expect(status).toBe(403);
  expect((await responseOf([withKey({}), authorizeKey], {})).status).toBe(204);
});

test('an allowed origin can read the error of a privileged route', async () => {
  const chain = [withKey({ origins: ['https://shop.example'] }), authorizeKey];
  const { status, headers, body } = await responseOf(chain, { origin: 'https://shop.example' }, { access: 'secret_shopper' });

  expect([status, body.error.reason]).toEqual([403, 'secret_key_required']);
  expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
});

test.each(['PUBLISHABLE', 'SECRET'] as const)('a live %s key finds nothing that controls a sandbox', async (kind) => {
  const { status, body } = await responseOf([withKey({ kind }), authorizeKey], {}, { access: 'secret_sandbox' });

  expect([status, body.error.code]).toEqual([404, 'not_found']);
});

test('a publishable key cannot control its sandbox', async () => {
  const { status, body } = await responseOf([withKey({ mode: 'sandbox' }), authorizeKey], {}, { access: 'secret_sandbox' });

  expect([status, body.error.reason]).toEqual([403, 'secret_key_required']);
});

test('a list that contains null does not allow the null origin', async () => {
  expect((await responseOf([withKey({ origins: ['null'] }), authorizeKey], { origin: 'null' })).status).toBe(403);
});

/** As `serveConsole` marks a request. */
const fromConsole: Middleware = (_request, response, next) => {
  response.locals.context.isConsole = true;
  next();
};

describe('the console of the reference', () => {
  const SHOP = 'https://shop.example';
  test.each([
    ['the cart of a shopper', { mode: 'sandbox' }, { access: 'secret_shopper', scope: 'storefront:checkout' }, 204],
    ['the profile of a shopper', { mode: 'sandbox' }, { access: 'secret_shopper', scope: 'storefront:customer' }, 204],
    ['a cart in live mode', { mode: 'live' }, { access: 'secret_shopper', scope: 'storefront:checkout' }, 403],
    ['a token for a mail', { mode: 'sandbox' }, { access: 'secret_shopper', scope: 'storefront:auth' }, 403],
    ['webhooks', { mode: 'sandbox' }, { access: 'secret_webhook', scope: 'storefront:webhooks' }, 403],
    ['the sandbox', { mode: 'sandbox' }, { access: 'secret_sandbox', scope: null }, 403],
    [
      'a cart from an origin that is not allowed',
      { mode: 'sandbox', origins: [] },
      { access: 'secret_shopper', scope: 'storefront:checkout' },
      403,
    ],
  ] as const)('a publishable key on %s', async (_what, key, route, expected) => {
    const chain = [withKey({ origins: [SHOP], ...key }), fromConsole, authorizeKey];

    expect((await responseOf(chain, { origin: SHOP }, route)).status).toBe(expected);
  });

  test.each([
    ['/docs/console/v1/carts?limit=1', 'same-origin', [true, '/v1/carts?limit=1']],
    ['/docs/console/v1/carts', undefined, [true, '/v1/carts']],
    ['/docs/console/v1/carts', 'cross-site', [undefined, '/docs/console/v1/carts']],
    ['/docs/console/health', 'same-origin', [undefined, '/docs/console/health']],
  ])('a request to %s from the site %s', async (path, site, expected) => {
    const observed: unknown[] = [];
    const observe: Middleware = (request, response, next) => {
      observed.push(response.locals.context.isConsole, request.url);
      next();
    };
    await responseOf([serveConsole, observe], site === undefined ? {} : { 'sec-fetch-site': site }, {}, path);

    expect(observed).toEqual(expected);
  });
});

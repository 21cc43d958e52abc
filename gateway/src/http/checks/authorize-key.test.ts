import { expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/rpc';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
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

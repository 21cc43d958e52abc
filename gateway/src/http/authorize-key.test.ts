import { expect, test } from '@jest/globals';
import type { KeyPrincipal } from '../principals/key-principal.ts';
import { NO_STORE } from '../principals/no-store.ts';
import { answerOf } from '../testing/answer-of.ts';
import { authorizeKey } from './authorize-key.ts';
import type { Middleware } from './exchange.ts';

const withKey =
  (changed: Partial<KeyPrincipal>): Middleware =>
  (_request, response, next) => {
    response.locals.exchange.key = {
      keyId: 'key',
      tenantId: 'tenant',
      mode: 'live',
      kind: 'PUBLISHABLE',
      scopes: [],
      origins: [],
      ratePerMinute: 1,
      expiresAt: null,
      store: NO_STORE,
      ...changed,
    };
    next();
  };

test('a publishable key without a list refuses every origin, and none at all is no origin', async () => {
  const { status } = await answerOf([withKey({}), authorizeKey], { origin: 'https://shop.example' });

  expect(status).toBe(403);
  expect((await answerOf([withKey({}), authorizeKey], {})).status).toBe(204);
});

test('an origin on the list that a privileged route refuses may read why', async () => {
  const chain = [withKey({ origins: ['https://shop.example'] }), authorizeKey];
  const { status, headers, body } = await answerOf(chain, { origin: 'https://shop.example' }, { access: 'secret_shopper' });

  expect([status, body.error.reason]).toEqual([403, 'secret_key_required']);
  expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
});

test('a list that names null allows no null origin', async () => {
  expect((await answerOf([withKey({ origins: ['null'] }), authorizeKey], { origin: 'null' })).status).toBe(403);
});

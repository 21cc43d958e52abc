import { expect, test } from '@jest/globals';
import { endedSessions } from '../principals/ended-sessions.ts';
import { NO_STORE } from '../principals/no-store.ts';
import { answerOf } from '../testing/answer-of.ts';
import { authenticateShopper } from './authenticate-shopper.ts';
import type { Middleware } from './exchange.ts';

const shopper = { tenantId: 'tenant', mode: 'live' as const, customerId: 'customer', familyId: 'family' };
const tokens = {
  sign: () => Promise.reject(new Error('nothing is signed here')),
  verify: (token: string) => (token === 'good' ? shopper : undefined),
};
const withKey: Middleware = (_request, response, next) => {
  response.locals.exchange.key = {
    keyId: 'key',
    tenantId: 'tenant',
    mode: 'live',
    kind: 'SECRET',
    scopes: [],
    origins: [],
    ratePerMinute: 600,
    expiresAt: null,
    store: NO_STORE,
  };
  next();
};

test('while it is unknown which sessions have ended a good token is 503 and a bad one 401, and visitors are served', async () => {
  const ended = endedSessions(Date.now);
  const ask = (headers: Record<string, string>) => answerOf([withKey, authenticateShopper(tokens, ended)], headers);

  const { status, headers, body } = await ask({ 'x-storefront-shopper-token': 'good' });
  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '2']);
  expect((await ask({ 'x-storefront-shopper-token': 'bad' })).status).toBe(401);
  expect((await ask({})).status).toBe(204);

  ended.complete();
  expect((await ask({ 'x-storefront-shopper-token': 'good' })).status).toBe(204);
});

import { expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/rpc';
import { endedSessions } from '../../access/principals/ended-sessions.ts';
import { responseOf } from '../../testing/response-of.ts';
import type { Middleware } from '../context/request-context.ts';
import { authenticateShopper } from './authenticate-shopper.ts';

const shopper = { tenantId: 'tenant', mode: 'live' as const, customerId: 'customer', familyId: 'family' };
const tokens = {
  sign: () => Promise.reject(new Error('nothing is signed here')),
  verify: (token: string) => (token === 'good' ? shopper : token === 'expired' ? token : undefined),
};
const withKey: Middleware = (_request, response, next) => {
  response.locals.context.key = {
    keyId: 'key',
    tenantId: 'tenant',
    mode: 'live',
    kind: 'SECRET',
    scopes: [],
    origins: [],
    ratePerMinute: 600,
    ratePerClient: null,
    expiresAt: null,
    store: NO_STORE,
  };
  next();
};

test('until the ended sessions are known, a valid token is 503, an invalid one 401, and anonymous requests are served', async () => {
  const ended = endedSessions(Date.now);
  const ask = (headers: Record<string, string>) => responseOf([withKey, authenticateShopper(tokens, ended)], headers);

  const { status, headers, body } = await ask({ 'x-storefront-shopper-token': 'good' });
  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '2']);
  expect((await ask({ 'x-storefront-shopper-token': 'bad' })).status).toBe(401);
  expect((await ask({})).status).toBe(204);

  ended.complete();
  expect((await ask({ 'x-storefront-shopper-token': 'good' })).status).toBe(204);
});

test('the reason says whether a token is invalid, has expired, or belongs to a session that ended', async () => {
  const ended = endedSessions(Date.now);
  ended.add(shopper.familyId);
  const reasonOf = async (token: string) => {
    const { status, body } = await responseOf([withKey, authenticateShopper(tokens, ended)], { 'x-storefront-shopper-token': token });
    return [status, body.error.reason, body.error.message];
  };

  expect(await reasonOf('bad')).toEqual([401, 'invalid_shopper_token', 'A valid shopper token is required.']);
  expect(await reasonOf('expired')).toEqual([401, 'shopper_token_expired', 'The shopper token has expired.']);
  expect(await reasonOf('good')).toEqual([401, 'shopper_session_ended', 'The session of the shopper token has ended.']);
});

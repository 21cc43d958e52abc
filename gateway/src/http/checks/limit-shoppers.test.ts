import { expect, test } from '@jest/globals';
import { unauthorized } from '@storefront/errors';
import { NO_STORE } from '@storefront/rpc';
import type { KeyKind } from '../../access/principals/key-principal.ts';
import { responseOf } from '../../testing/response-of.ts';
import type { Middleware } from '../context/request-context.ts';
import { limitShoppers } from './limit-shoppers.ts';

/** Two refusals at once, and no further one while a test runs. */
const LIMITS = { perSecond: 0.001, atOnce: 2, pauseMaxMs: 3_600_000 };

const withKey =
  (tenantId: string, kind: KeyKind): Middleware =>
  (_request, response, next) => {
    response.locals.context.key = {
      keyId: 'key',
      tenantId,
      mode: 'live',
      kind,
      scopes: [],
      origins: [],
      ratePerMinute: 600,
      ratePerClient: null,
      expiresAt: null,
      store: NO_STORE,
    };
    next();
  };
const refuse: Middleware = () => {
  throw unauthorized('A valid shopper token is required.', 'invalid_shopper_token');
};

function aGateway() {
  const limit = limitShoppers(LIMITS);
  const ask = async (address: string | undefined, tenantId: string, kind: KeyKind, ...then: Middleware[]) =>
    responseOf([withKey(tenantId, kind), limit, ...then], address === undefined ? {} : { 'X-Storefront-Client-Address': address });
  return {
    refused: async (address?: string, tenantId = 'store', kind: KeyKind = 'SECRET') => (await ask(address, tenantId, kind, refuse)).status,
    served: (address?: string, tenantId = 'store', kind: KeyKind = 'SECRET') => ask(address, tenantId, kind),
  };
}

test('a shopper with many refusals is refused, and no other shopper of the server or of another store', async () => {
  const { refused, served } = aGateway();
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push(await refused('2001:db8::1'));

  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  const { status, headers, body } = await served('2001:db8::2');
  expect([status, body.error.code]).toEqual([429, 'rate_limited']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(1000);
  expect((await served('2001:db8:0:1::1')).status).toBe(204);
  expect((await served()).status).toBe(204);
  expect((await served('2001:db8::1', 'other')).status).toBe(204);
});

test.each([
  ['a publishable key', '203.0.113.9', 'PUBLISHABLE'],
  ['no address', undefined, 'SECRET'],
  ['something else than an address', 'nowhere', 'SECRET'],
] as const)('with %s, no shopper is named', async (_what, address, kind) => {
  const { refused } = aGateway();
  for (let count = 0; count < 5; count += 1) expect(await refused(address, 'store', kind)).toBe(401);
});

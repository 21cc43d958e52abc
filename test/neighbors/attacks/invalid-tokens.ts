import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 40;
const REQUEST = { path: '/v1/me', shopperToken: 'not.a.token' };

/** A visitor's cookie that a store's server forwards, behind the address that the victim's server uses too. */
export const invalidTokens: Attack = {
  name: 'invalid-tokens',
  resource: 'Refusals',
  does: `invalid shopper tokens on ${CONNECTIONS} connections of the address of the victim, with a secret key, half of them of a named shopper`,
  reaches: { 'GET /v1/me: 401': 500, 'GET /v1/me: 429': 10 },
  plan: async ({ newStore }) => {
    const { secretKey: key } = await newStore();
    const requests = [
      httpText({ ...REQUEST, key }),
      httpText({ ...REQUEST, key, headers: { 'X-Storefront-Client-Address': '203.0.113.9' } }),
    ];
    return [{ kind: 'flood', requests, connections: CONNECTIONS, isBesideVictim: true }];
  },
};

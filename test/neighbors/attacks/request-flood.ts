import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 200;

/** Far more requests than the rate limit of a key allows. */
export const requestFlood: Attack = {
  name: 'request-flood',
  resource: 'Request rate',
  does: `${CONNECTIONS} connections with 16 pipelined requests each, with one key at the default rates`,
  reaches: {
    'GET /v1/products: 200': 20,
    'GET /v1/tags: 200': 10,
    'GET /v1/categories: 200': 10,
    'GET /v1/ping: 200': 10,
    'GET /v1/ping: 429': 10,
  },
  plan: async ({ newStore }) => {
    const { cli } = await newStore();
    const { key } = await cli<{ key: string }>('keys', 'create', '--kind', 'publishable', '--origins', 'https://shop.example');
    const paths = ['/v1/products?limit=1', '/v1/tags', '/v1/categories', '/v1/ping', '/v1/products?q=########'];
    return [{ kind: 'flood', requests: paths.map((path) => httpText({ path, key })), connections: CONNECTIONS, pipelined: 16 }];
  },
};

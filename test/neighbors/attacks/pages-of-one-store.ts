import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 32;
const PAGES = 5_000;

/** More pages of one store than the edge cache has room for. */
export const pagesOfOneStore: Attack = {
  name: 'pages-of-one-store',
  resource: 'Edge cache',
  does: `${PAGES} long pages of one store, again and again`,
  reaches: { 'GET /v1/products: 200': 5 },
  plan: async ({ large: { publishableKey: key } }) => {
    const requests = Array.from({ length: PAGES }, (_, index) => httpText({ path: `/v1/products?limit=200&offset=${index * 2}`, key }));
    return [{ kind: 'flood', requests, connections: CONNECTIONS, addresses: 16 }];
  },
};

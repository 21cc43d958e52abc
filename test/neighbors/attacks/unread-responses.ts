import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 400;

/** Requests for long lists, whose responses the client never reads. */
export const unreadResponses: Attack = {
  name: 'unread-responses',
  resource: 'Sockets',
  does: `${CONNECTIONS} connections that ask for the largest responses and read none`,
  reaches: { 'GET /v1/products: 200': 1, 'GET /docs/reference/orders: 200': 1, 'GET /openapi.json: 200': 1 },
  plan: async ({ large: { publishableKey: key } }) => {
    const lists = Array.from({ length: 50 }, (_, index) => httpText({ path: `/v1/products?limit=200&offset=${index * 200}`, key }));
    const requests = lists.flatMap((list) => [list, httpText({ path: '/docs/reference/orders' }), httpText({ path: '/openapi.json' })]);
    return [{ kind: 'flood', requests, isUnread: true, connections: CONNECTIONS }];
  },
};

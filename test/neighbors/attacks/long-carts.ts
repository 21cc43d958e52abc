import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';
import { aLongCart, aStockedStore } from './stores.ts';

const LINES = 500;
const CARTS = 2;
const CONNECTIONS = 64;

/** Carts of as many lines as possible, priced and read in parallel, and lines that are added to one cart at once. */
export const longCarts: Attack = {
  name: 'long-carts',
  resource: 'Database connections',
  does: `${CONNECTIONS} connections that price, read, and change ${CARTS} carts of ${LINES} lines`,
  reaches: { 'POST /v1/carts/:id/price: 200': 10, 'GET /v1/carts/:id: 200': 10, 'POST /v1/carts/:id/lines: 200': 10 },
  plan: async (scene) => {
    const stocked = await aStockedStore(scene, LINES);
    const carts = await Promise.all(Array.from({ length: CARTS }, () => aLongCart(stocked, stocked.skus)));
    const { credentials } = stocked;
    const requests = carts.flatMap((cart) => [
      httpText({ method: 'POST', path: `/v1/carts/${cart}/price`, ...credentials }),
      httpText({ path: `/v1/carts/${cart}`, ...credentials }),
      httpText({ method: 'POST', path: `/v1/carts/${cart}/lines`, ...credentials, body: { sku: 'ITEM-1', quantity: 1 } }),
    ]);
    return [{ kind: 'flood', requests, connections: CONNECTIONS }];
  },
};

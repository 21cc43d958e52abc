import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';
import { aLongCart, aStockedStore } from './stores.ts';

const CARTS = 20;
const CONNECTIONS = 96;

/** Checkouts of the same carts at once, and requests with a new Idempotency-Key each. */
export const racingCheckouts: Attack = {
  name: 'racing-checkouts',
  resource: 'Database connections',
  does: `${CONNECTIONS} connections that check out the same carts, preview them, and invent idempotency keys`,
  reaches: {
    'POST /v1/carts/:id/price: 200': 5,
    'POST /v1/checkout: 200': 5,
    'POST /v1/checkout: 409': 20,
    'POST /v1/checkout/preview: 200': 3,
    'POST /v1/carts: 201': 20,
    'GET /v1/orders: 200': 20,
  },
  plan: async (scene) => {
    const stocked = await aStockedStore(scene, 10);
    const { credentials, skus } = stocked;
    const carts = await Promise.all(Array.from({ length: CARTS }, () => aLongCart(stocked, skus)));
    const keyed = { 'Idempotency-Key': 'key-########' };
    const post = (path: string, body?: unknown): string => httpText({ method: 'POST', path, ...credentials, headers: keyed, body });
    const requests = carts.flatMap((cart) => [
      httpText({ method: 'POST', path: `/v1/carts/${cart}/price`, ...credentials }),
      post('/v1/checkout', { cart_id: cart, payment_rail: 'CASH_ON_DELIVERY' }),
      post('/v1/checkout', { cart_id: cart, payment_rail: 'PREPAID' }),
      post('/v1/checkout/preview', { cart_id: cart, payment_rail: 'CASH_ON_DELIVERY' }),
      post('/v1/carts'),
      httpText({ path: '/v1/orders?limit=200', ...credentials }),
    ]);
    return [{ kind: 'flood', requests, connections: CONNECTIONS }];
  },
};

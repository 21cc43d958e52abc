import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aStore } from '../../testing/gateway-under-test.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../../testing/request.ts';
import { PERMIT_LIMITS } from './permits.ts';

const LIMITS = {
  ...PERMIT_LIMITS,
  catalogReads: { all: 3, perStore: 2, besideOthers: 2, waiting: 0 },
  checkouts: { all: 2, perStore: 2, besideOthers: 1, waiting: 0 },
  others: { all: 2, perStore: 2, besideOthers: 2, waiting: 0 },
};

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let token: GatewayWithStore['token'];
let ask: GatewayWithStore['ask'];

beforeAll(async () => {
  ({ gateway, store, token, ask } = await startGatewayWithStore({ permitLimits: LIMITS }));
});
afterAll(() => gateway.close());

const list = (q: number) => ask(`/v1/products?q=${q}`, { key: store.publishable });
const readCart = () => ask('/v1/carts/cart', { key: store.secret, token });
const checkOut = () =>
  ask('/v1/checkout', { method: 'POST', key: store.secret, token, body: { cart_id: 'c', payment_rail: 'CASH_ON_DELIVERY' } });
const reached = async (calls: number): Promise<void> => {
  while (gateway.fakes.calls.length < calls) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('an overloaded gateway refuses the kind of requests of which there are too many, and recovers', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  gateway.fakes.blocked = blocked;
  const inProgress = [list(1), list(2)];
  await reached(2);

  const refused = await list(3);
  const checkedOut = await checkOut();
  expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([
    503,
    expect.objectContaining({ code: 'service_unavailable', reason: 'overloaded' }),
    '1',
  ]);
  expect(checkedOut.status).toBe(200);

  for (const calls of [4, 5]) {
    inProgress.push(readCart());
    await reached(calls);
  }
  expect([(await list(3)).status, (await readCart()).status, (await checkOut()).status]).toEqual([503, 503, 200]);

  release();
  for (const response of inProgress) expect((await response).status).toBe(200);
  expect([(await list(3)).status, (await checkOut()).status]).toEqual([200, 200]);
});

test('a store that has as many requests in progress as it may leaves permits to others', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const other = await aStore(gateway);
  gateway.fakes.blocked = blocked;
  gateway.fakes.calls.length = 0;
  const inProgress = [list(21), list(22)];
  await reached(2);

  const refused = list(23);
  inProgress.push(ask('/v1/products?q=24', { key: other.publishable }));
  await reached(3);
  expect((await refused).status).toBe(503);

  release();
  for (const response of inProgress) expect((await response).status).toBe(200);
});

test('the health is reported without a permit', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  gateway.fakes.blocked = blocked;
  gateway.fakes.calls.length = 0;
  const inProgress = [list(31), list(32), readCart(), readCart()];
  await reached(4);

  expect((await ask('/health')).status).toBe(200);

  release();
  await Promise.all(inProgress);
});

test('a refused request is not charged to the rate limit, and an unknown key is still a 401', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  gateway.fakes.blocked = blocked;
  gateway.fakes.calls.length = 0;
  const remaining = ({ headers }: { headers: Headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  const inProgress = [list(11), list(12)];
  await reached(2);

  for (let count = 0; count < 2; count += 1) expect((await list(13)).status).toBe(503);
  expect((await ask('/v1/products', { key: `svc_test_pub_${'x'.repeat(34)}` })).status).toBe(401);

  release();
  const [first, second] = await Promise.all(inProgress);
  const next = await list(14);
  expect(remaining(next)).toBe(Math.min(...[first, second].map((response) => (response ? remaining(response) : 0))) - 1);
});

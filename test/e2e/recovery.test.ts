import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type System, startSystem } from '@storefront/local-system';
import { routeTable } from '../../gateway/src/api/route-table.ts';
import { eventually } from '../support/eventually.ts';
import { CRASH_POINTS } from '../support/faults/crash-points.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { KEYED_POSTS } from '../support/http/keyed-posts.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/**
 * Uses a separate system with two replicas of each service, so that they can be killed. It runs from source even if STOREFRONT_IMAGE is set: the image runs in
 * production mode, in which orders does not crash where a test tells it to.
 */

const SETTLE_TIMEOUT_MS = 60_000;

let system: System;
const faults = mkdtempSync(join(tmpdir(), 'storefront-faults-'));
beforeAll(async () => {
  system = await startSystem({
    replicas: 2,
    ephemeral: true,
    containers: process.env.STOREFRONT_CONTAINERS === '1',
    serviceEnv: { STOREFRONT_FAULTS: faults },
  });
});
afterAll(async () => {
  await system.stop();
  await rm(faults, { recursive: true });
});

describe('a checkout', () => {
  let store: TestStore;
  let shopper: Shopper;
  beforeAll(async () => {
    store = await aStore({ system });
    await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10, effective_gct_rate: 0 })]);
    shopper = await store.shopper(['--credit-limit', '10000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS']);
  });

  const CREDIT = { payment_rail: 'CREDIT_TERMS' };
  const orderCount = async (): Promise<number> => (await shopper.api.get('/v1/orders')).body.total;

  test('50 concurrent checkouts with one Idempotency-Key yield one order and identical responses', async () => {
    const before = await orderCount();
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);

    const responses: ApiResponse[] = await Promise.all(
      Array.from({ length: 50 }, () => retryUntilFinal(() => checkOut(shopper, cart, CREDIT, 'fifty'))),
    );

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.body.data.state).toBe('confirmed');
    // The first response is replayed as well if it took too long on a busy machine.
    expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === null).length).toBeLessThanOrEqual(1);
    expect(await orderCount()).toBe(before + 1);
  });

  test('50 concurrent checkouts of one cart without a key yield one order', async () => {
    const before = await orderCount();
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);

    const responses = await Promise.all(Array.from({ length: 50 }, () => checkOut(shopper, cart, CREDIT)));

    // On a busy machine, some of the requests end with their deadline.
    const final = responses.filter(({ status }) => status < 500);
    expect(final.map(({ status }) => status).filter((status) => status !== 409 && status !== 200)).toEqual([]);
    expect(final.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    await eventually(SETTLE_TIMEOUT_MS, async () => expect(await orderCount()).toBe(before + 1));
  });

  test(
    'killing orders at each step of a checkout yields one order per cart with consistent stock and credit',
    async () => {
      const before = await orderCount();
      const carts = await Promise.all(CRASH_POINTS.map(() => pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }])));
      const responses: Promise<ApiResponse>[] = [];
      for (const [index, point] of CRASH_POINTS.entries()) {
        writeFileSync(join(faults, point), '');
        responses.push(retryUntilFinal(() => checkOut(shopper, carts[index] ?? '', CREDIT, `crash-${index}`)));
        await eventually(SETTLE_TIMEOUT_MS, async () => expect([point, existsSync(join(faults, point))]).toEqual([point, false]));
      }

      const settled = await Promise.all(responses);

      expect(settled.map(({ body }) => body.data?.state)).toEqual(CRASH_POINTS.map(() => 'confirmed'));
      expect(new Set(settled.map(({ body }) => body.data.order_id)).size).toBe(CRASH_POINTS.length);
      await eventually(SETTLE_TIMEOUT_MS, async () => {
        const orders = await orderCount();
        expect(orders).toBe(before + CRASH_POINTS.length);
        const reserved = 2 * CRASH_POINTS.length + before;
        expect(await store.cli('stock', 'get', 'BOLT')).toMatchObject({ on_hand: 1000, reserved });
        expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 10 * reserved, held: 0 });
        for (const cart of carts) expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.status).toBe('ORDERED');
        expect(await brokenChecks(store.env)).toEqual([]);
      });
      expect(
        system
          .processes()
          .filter(({ name }) => name.startsWith('orders'))
          .reduce((sum, { restarts }) => sum + restarts, 0),
      ).toBe(CRASH_POINTS.length);
    },
    3 * SETTLE_TIMEOUT_MS,
  );
});

describe('a request with an Idempotency-Key', () => {
  const CONCURRENCY = 50;
  /** Delays in milliseconds between sending the requests and killing the services: before, during, and after the commits. */
  const KILL_DELAYS_MS = [4, 12, 30];

  const operations = Object.keys(KEYED_POSTS);
  const statusOf = (operation: string): number | undefined => routeTable().find(({ id }) => id === operation)?.response.status;

  let store: TestStore;
  /** One shopper per operation, so that the effects of one are not counted for another. */
  let shoppers: ReadonlyMap<string, Shopper>;
  beforeAll(async () => {
    store = await aStore({ system, create: ['--gct-rate', '0', '--online-payments'] });
    await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 }), aProduct({ sku: 'NUT' })]);
    await store.cli('promotions', 'create', 'SAVE', '--kind', 'percent', '--value', '10');
    shoppers = new Map(await Promise.all(operations.map(async (operation) => [operation, await store.shopper()] as const)));
  });

  /** Prepares a request of an operation and the functions that send it once or retry it until the response is final. */
  const fresh = async (operation: string) => {
    const [prepare, shopper] = [KEYED_POSTS[operation], shoppers.get(operation)];
    if (prepare === undefined || shopper === undefined) throw new Error(`no request is defined for ${operation}`);
    // After a kill, it takes a moment until every gateway has reconnected.
    const request = await eventually(SETTLE_TIMEOUT_MS, () => prepare({ shopper, postgresUrl: system.urls.postgresUrl }));
    const once = (key: string) => shopper.api.post(request.path, request.body, { 'idempotency-key': key });
    return { effects: request.effects, once, post: (key: string): Promise<ApiResponse> => retryUntilFinal(() => once(key)) };
  };
  const isReplayed = ({ headers }: ApiResponse): boolean => headers.get('idempotent-replayed') === 'true';
  const bytesOf = ({ status, text }: ApiResponse): string => `${status} ${text}`;

  const replicas = (...names: string[]): string[] => names.flatMap((name) => [`${name}-1`, `${name}-2`]);
  const pidOf = (name: string): number => {
    const pid = system.processes().find((row) => row.name === name)?.pid;
    if (typeof pid !== 'number') throw new Error(`${name} does not run`);
    return pid;
  };

  describe.each(operations)('%s', (operation) => {
    test(`${CONCURRENCY} concurrent requests with one key take effect once and get identical responses`, async () => {
      const request = await fresh(operation);
      const key = randomUUID();
      const responses = await Promise.all(Array.from({ length: CONCURRENCY }, () => request.post(key)));

      expect(new Set(responses.map(bytesOf)).size).toBe(1);
      expect(responses[0]?.status).toBeLessThan(300);
      expect(responses.filter((response) => !isReplayed(response)).length).toBeLessThanOrEqual(1);
      expect(await request.effects()).toBe(1);
    });
  });

  test(
    'killing services during keyed requests leaves one effect and one response of each',
    async () => {
      for (const delayMs of KILL_DELAYS_MS) {
        const requests = await Promise.all(operations.map(fresh));
        const keys = operations.map(() => randomUUID());
        const pending = requests.map((request, index) => request.post(keys[index] ?? ''));
        await sleep(delayMs);
        await Promise.all(replicas('cart', 'orders', 'billing').map((name) => system.kill(name)));
        const responses = await Promise.all(pending);
        const again = await Promise.all(requests.map((request, index) => request.post(keys[index] ?? '')));

        expect([delayMs, responses.map(({ status }) => status)]).toEqual([delayMs, operations.map((id) => statusOf(id))]);
        expect(again.map(bytesOf)).toEqual(responses.map(bytesOf));
        expect(again.map(isReplayed)).toEqual(operations.map(() => true));
        expect(await Promise.all(requests.map((request) => request.effects()))).toEqual(operations.map(() => 1));
      }
      await eventually(SETTLE_TIMEOUT_MS, async () => expect(await brokenChecks(store.env)).toEqual([]));
    },
    KILL_DELAYS_MS.length * SETTLE_TIMEOUT_MS,
  );

  test('killing orders between a cancellation and its response cancels once, and a retry returns the order', async () => {
    const request = await fresh('cancelOrder');
    const key = randomUUID();
    const billing = replicas('billing').map(pidOf);
    // Orders calls billing after the commit, so freezing billing delays the response.
    for (const pid of billing) process.kill(pid, 'SIGSTOP');
    const lost = request.once(key);
    await eventually(SETTLE_TIMEOUT_MS, async () => expect(await request.effects()).toBe(1));
    await Promise.all(replicas('orders').map((name) => system.kill(name)));
    for (const pid of billing) process.kill(pid, 'SIGCONT');

    // On a busy machine, the response without billing can precede the kill.
    expect([200, 502, 504]).toContain((await lost).status);
    const settled = await request.post(key);
    expect(settled.body.data).toMatchObject({ status: 'CANCELLED', cancellation: { reason: 'Ordered twice' } });
    expect(bytesOf(await request.post(key))).toBe(bytesOf(settled));
    expect(await request.effects()).toBe(1);
  });
});

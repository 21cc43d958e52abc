import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type System, startSystem } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { CRASH_POINTS } from '../support/faults/crash-points.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/**
 * Uses a separate system with two replicas of each service, so that they can be killed. It runs from source also if STOREFRONT_IMAGE is set: the image runs in
 * production mode, in which orders does not crash where a test tells it to.
 */

const SETTLE_TIMEOUT_MS = 60_000;

let system: System;
let store: TestStore;
let shopper: Shopper;
const faults = mkdtempSync(join(tmpdir(), 'storefront-faults-'));
beforeAll(async () => {
  system = await startSystem({
    replicas: 2,
    ephemeral: true,
    containers: process.env.STOREFRONT_CONTAINERS === '1',
    serviceEnv: { STOREFRONT_FAULTS: faults },
  });
  store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10, effective_gct_rate: 0 })]);
  shopper = await store.shopper(['--credit-limit', '10000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS']);
});
afterAll(async () => {
  await system.stop();
  await rm(faults, { recursive: true });
});

const CREDIT = { payment_rail: 'CREDIT_TERMS' };
const orderCount = async (): Promise<number> => (await shopper.api.get('/v1/orders')).body.total;

describe('with two gateways', () => {
  test('50 concurrent checkouts with one Idempotency-Key yield one order and identical responses', async () => {
    const before = await orderCount();
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);

    const responses: ApiResponse[] = await Promise.all(
      Array.from({ length: 50 }, () => retryUntilFinal(() => checkOut(shopper, cart, CREDIT, 'fifty'))),
    );

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.body.data.state).toBe('confirmed');
    expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect(await orderCount()).toBe(before + 1);
  });

  test('50 concurrent checkouts of one cart without a key yield one order', async () => {
    const before = await orderCount();
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);

    const responses = await Promise.all(Array.from({ length: 50 }, () => checkOut(shopper, cart, CREDIT)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await orderCount()).toBe(before + 1);
  });
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
      expect(await store.cli('stock', 'show', 'BOLT')).toMatchObject({ on_hand: 1000, reserved });
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

import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type System, startSystem } from '@storefront/local-system';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { brokenChecks } from '../support/doctor.ts';
import { insistently } from '../support/insistently.ts';
import { checkOut, pricedCart } from '../support/priced-cart.ts';
import { within } from '../support/within.ts';

/** A system of this test's own, two of each process, so that they can be killed. */

/** Each step of a checkout, dying where most is at stake: after it was done and before that is known. */
const DEATHS = [
  'begin:after',
  'freeze_cart:after',
  'reserve_stock:after',
  'authorise_payment:after',
  'place_order:before',
  'place_order:after',
  'commit_stock:before',
  'commit_payment:after',
  'close_cart:after',
];
const SETTLED_WITHIN_MS = 60_000;

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

describe('over two gateways', () => {
  test('50 posts of one Idempotency-Key at once make one order, and all that answer say the same bytes', async () => {
    const before = await orderCount();
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);

    const answers: Answer[] = await Promise.all(
      Array.from({ length: 50 }, () => insistently(() => checkOut(shopper, cart, CREDIT, 'fifty'))),
    );

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.data.state).toBe('confirmed');
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect(await orderCount()).toBe(before + 1);
  });

  test('50 posts at once without a key make one order too', async () => {
    const before = await orderCount();
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);

    const answers = await Promise.all(Array.from({ length: 50 }, () => checkOut(shopper, cart, CREDIT)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await orderCount()).toBe(before + 1);
  });
});

test(
  'orders killed at each step of a checkout leaves one order for each cart, and stock and credit as the orders say',
  async () => {
    const before = await orderCount();
    const carts = await Promise.all(DEATHS.map(() => pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }])));
    const answers: Promise<Answer>[] = [];
    for (const [index, point] of DEATHS.entries()) {
      writeFileSync(join(faults, point), '');
      answers.push(insistently(() => checkOut(shopper, carts[index] ?? '', CREDIT, `walk-${index}`)));
      await within(SETTLED_WITHIN_MS, async () => expect([point, existsSync(join(faults, point))]).toEqual([point, false]));
    }

    const settled = await Promise.all(answers);

    expect(settled.map(({ body }) => body.data?.state)).toEqual(DEATHS.map(() => 'confirmed'));
    expect(new Set(settled.map(({ body }) => body.data.order_id)).size).toBe(DEATHS.length);
    await within(SETTLED_WITHIN_MS, async () => {
      const orders = await orderCount();
      expect(orders).toBe(before + DEATHS.length);
      const reserved = 2 * DEATHS.length + before;
      expect(await store.operate('stock', 'show', 'BOLT')).toMatchObject({ on_hand: 1000, reserved });
      expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 10 * reserved, held: 0 });
      for (const cart of carts) expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.status).toBe('ORDERED');
      expect(await brokenChecks(store.env)).toEqual([]);
    });
    expect(
      system
        .processes()
        .filter(({ name }) => name.startsWith('orders'))
        .reduce((sum, { restarts }) => sum + restarts, 0),
    ).toBe(DEATHS.length);
  },
  3 * SETTLED_WITHIN_MS,
);

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runOrderModel } from './run-order-model.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

/** Three seconds' worth on a machine of its own; test/chaos takes thirty times as many. */
const STEPS_MIN = 300;
const WITHIN_MS = 120_000;

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

test(
  'orders, stock, credit and promotion uses agree with a simple model, whatever is done in whatever order',
  async () => {
    expect(await runOrderModel(shop, STEPS_MIN)).toBeGreaterThanOrEqual(STEPS_MIN);
  },
  WITHIN_MS,
);

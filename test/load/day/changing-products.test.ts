import { expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { changingProducts } from './changing-products.ts';

test('the changes of a period continue those of the last one', async () => {
  const made: number[] = [];
  const changing = changingProducts(async (index) => made.push(index));
  for (const total of [3, 6]) {
    const stop = changing.start(1_000);
    await until(async () => expect(made.length).toBeGreaterThanOrEqual(total));
    await stop();
  }

  expect(made).toEqual(made.map((_, index) => index));
});

test('a period without shoppers changes nothing', async () => {
  const stop = changingProducts(() => Promise.reject(new Error('a change'))).start(0);

  await expect(stop()).resolves.toBeUndefined();
});

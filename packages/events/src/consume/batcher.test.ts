import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createBatcher } from './batcher.ts';

const INTERVAL_MS = 50;

test('with an interval, the first item is processed immediately, and items that follow within the interval share a batch', async () => {
  const batches: { readonly items: readonly number[]; readonly at: number }[] = [];
  const process = createBatcher<number, number>(
    async (items) => {
      batches.push({ items, at: performance.now() });
      return items.map((item) => 2 * item);
    },
    { intervalMs: INTERVAL_MS },
  );

  const results = [await process(1)];
  const following = [process(2)];
  await sleep(5);
  following.push(process(3));
  results.push(...(await Promise.all(following)));

  expect(results).toEqual([2, 4, 6]);
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  // Timers can fire a millisecond early.
  expect((batches[1]?.at ?? 0) - (batches[0]?.at ?? 0)).toBeGreaterThanOrEqual(INTERVAL_MS - 2);
});

test('after a pause, an item does not wait for the interval', async () => {
  const process = createBatcher<number, number>(async (items) => items, { intervalMs: INTERVAL_MS });
  await process(1);
  await sleep(INTERVAL_MS + 10);

  const startedAt = performance.now();
  await process(2);

  expect(performance.now() - startedAt).toBeLessThan(INTERVAL_MS - 10);
});

test('items beyond the maximum are processed by the next batch', async () => {
  const batches: number[][] = [];
  const process = createBatcher<number, undefined>(
    async (items) => {
      batches.push([...items]);
      return items.map(() => undefined);
    },
    { max: 2 },
  );

  await Promise.all([1, 2, 3].map(process));

  expect(batches).toEqual([[1, 2], [3]]);
});

test('a full batch does not wait for the interval', async () => {
  const process = createBatcher<number, number>(async (items) => items, { max: 2, intervalMs: 60_000 });

  expect(await process(1)).toBe(1);
  expect(await Promise.all([process(2), process(3)])).toEqual([2, 3]);
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createBatcher } from './batcher.ts';

const INTERVAL_MS = 50;

describe('with an interval', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('the first item is processed immediately, and items that follow within the interval share a batch', async () => {
    const batches: (readonly number[])[] = [];
    const process = createBatcher<number, number>(
      async (items) => {
        batches.push(items);
        return items.map((item) => 2 * item);
      },
      { intervalMs: INTERVAL_MS },
    );

    const results = [process(1)];
    await jest.advanceTimersByTimeAsync(10);
    results.push(process(2));
    await jest.advanceTimersByTimeAsync(10);
    results.push(process(3));
    await jest.advanceTimersByTimeAsync(INTERVAL_MS - 30);
    expect(batches).toEqual([[1]]);
    await jest.advanceTimersByTimeAsync(20);

    expect(await Promise.all(results)).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  test('an item after a pause does not wait', async () => {
    const batches: number[] = [];
    const process = createBatcher<number, number>(
      async (items) => {
        batches.push(...items);
        return items;
      },
      { intervalMs: INTERVAL_MS },
    );
    void process(1);
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);

    void process(2);
    await jest.advanceTimersByTimeAsync(0);

    expect(batches).toEqual([1, 2]);
  });
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

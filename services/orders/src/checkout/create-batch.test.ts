import { expect, test } from '@jest/globals';
import { createBatch } from './create-batch.ts';

const doubling = (batches: number[][], itemsMax = 10) =>
  createBatch<number, number>({
    windowMs: 5,
    itemsMax,
    process: async (numbers) => {
      batches.push([...numbers]);
      return numbers.map((number) => number * 2);
    },
  });

test('items of one window are processed together, and each gets its own result', async () => {
  const batches: number[][] = [];
  const double = doubling(batches);

  const first = await Promise.all([double(1), double(2)]);
  const second = await double(3);

  expect({ first, second, batches }).toEqual({ first: [2, 4], second: 6, batches: [[1, 2], [3]] });
});

test('a full batch does not wait', async () => {
  const batches: number[][] = [];
  const double = doubling(batches, 2);

  await Promise.all([double(1), double(2), double(3)]);

  expect(batches).toEqual([[1, 2], [3]]);
});

test('a failure rejects the items of its batch only', async () => {
  let isBroken = true;
  const work = createBatch<string, string>({
    windowMs: 1,
    itemsMax: 10,
    process: (words) => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve(words)),
  });

  const failed = await Promise.allSettled([work('one'), work('two')]);
  isBroken = false;

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await work('three')).toBe('three');
});

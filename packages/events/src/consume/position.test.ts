import { describe, expect, test } from '@jest/globals';
import { createBatchLoader } from './position.ts';

describe('createBatchLoader', () => {
  test('combines all calls made while a batch is in progress', async () => {
    const askings: number[][] = [];
    const isEven = createBatchLoader<number>(async (numbers) => {
      askings.push([...numbers]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return new Set(numbers.filter((number) => number % 2 === 0));
    });

    const first = [isEven(1), isEven(2)];
    await new Promise((resolve) => setImmediate(resolve));
    const second = [isEven(3), isEven(4), isEven(6)];

    expect(await Promise.all([...first, ...second])).toEqual([false, true, false, true, true]);
    expect(askings).toEqual([
      [1, 2],
      [3, 4, 6],
    ]);
  });

  test('rejects all calls of a failed batch and starts a new batch for the next call', async () => {
    let isBroken = true;
    const isKnown = createBatchLoader<string>((words) => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve(new Set(words))));

    await expect(isKnown('one')).rejects.toThrow('away');
    isBroken = false;
    expect(await isKnown('two')).toBe(true);
  });
});

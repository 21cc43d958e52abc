import { describe, expect, test } from '@jest/globals';
import { askTogether } from './ask-together.ts';

describe('a question that is asked together', () => {
  test('is asked once for all that come while an answer is under way', async () => {
    const askings: number[][] = [];
    const isEven = askTogether<number>(async (numbers) => {
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

  test('that fails, fails for those who asked, and is asked again by the next', async () => {
    let isBroken = true;
    const isKnown = askTogether<string>((words) => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve(new Set(words))));

    await expect(isKnown('one')).rejects.toThrow('away');
    isBroken = false;
    expect(await isKnown('two')).toBe(true);
  });
});

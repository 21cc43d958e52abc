import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { atStoreTime, storeOffsetMs } from './store-time.ts';

test('work that is interleaved with that of other stores keeps the time of its own store', async () => {
  const seen = async (offsetMs: number) => {
    await sleep(offsetMs % 3);
    const before = storeOffsetMs();
    await sleep(1);
    return [before, storeOffsetMs()];
  };

  const all = await Promise.all([1000, 2000, 3000].map((offsetMs) => atStoreTime(offsetMs, () => seen(offsetMs))));

  expect(all).toEqual([
    [1000, 1000],
    [2000, 2000],
    [3000, 3000],
  ]);
  expect(storeOffsetMs()).toBe(0);
});

test('work can return to the real time', () => {
  expect(atStoreTime(5000, () => [storeOffsetMs(), atStoreTime(0, storeOffsetMs), storeOffsetMs()])).toEqual([5000, 0, 5000]);
});

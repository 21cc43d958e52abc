import { expect, test } from '@jest/globals';
import { memoryGrowth } from './memory-growth.ts';

const aSample = (minute: number, mebibytes: number, pid: number) => ({ atMs: minute * 60_000, services: { cart: { mebibytes, pid } } });

test('growth is that of the process that lived longest, after its first minute', () => {
  const samples = [aSample(0, 400, 1), aSample(1, 100, 2), aSample(2, 150, 2), aSample(3, 160, 2), aSample(9, 170, 2)];

  expect(memoryGrowth(samples)).toBe('cart 400 MiB at most (+20 in 7 min)');
});

test('nothing is claimed about a machine that does not report memory', () => {
  expect(memoryGrowth([])).toBe('not measured');
});

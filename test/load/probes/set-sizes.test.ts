import { expect, test } from '@jest/globals';
import { skippedIf } from '@storefront/lifecycle/testing';
import { parseRollup, setSizesOf, totalOf } from './set-sizes.ts';

const ROLLUP = `55654157d000-7ffc5bab1000 ---p 00000000 00:00 0                          [rollup]
Rss:                1640 kB
Pss:                 229 kB
Pss_Dirty:           112 kB
Pss_Anon:            112 kB
SwapPss:               0 kB
`;

test('reads the resident and the proportional set size, and no part of it', () => {
  expect(parseRollup(ROLLUP)).toEqual({ processes: 1, proportional: 229, resident: 1640 });
});

test('adds processes and their sizes', () => {
  const sizes = [
    { processes: 2, proportional: 10, resident: 30 },
    { processes: 1, proportional: 5, resident: 7 },
  ];
  expect(totalOf(sizes)).toEqual({ processes: 3, proportional: 15, resident: 37 });
  expect(totalOf([])).toEqual({ processes: 0, proportional: 0, resident: 0 });
});

const onLinux = skippedIf(process.platform !== 'linux' && 'needs /proc, which only Linux has', test);

onLinux('counts a shared page in full only in the resident set size', async () => {
  const { own } = await setSizesOf({ own: process.pid });
  expect(own?.processes).toBeGreaterThanOrEqual(1);
  expect(own?.proportional).toBeGreaterThan(10_000);
  expect(own?.resident).toBeGreaterThanOrEqual(own?.proportional ?? 0);
});

test('throws for a process that does not exist', async () => {
  await expect(setSizesOf({ gone: null })).rejects.toThrow('the memory of gone cannot be read: no such process');
});

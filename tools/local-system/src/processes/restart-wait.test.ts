import { expect, test } from '@jest/globals';
import { restartWaitMs } from './supervise.ts';

test('the wait doubles from 100 ms and never exceeds two seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 100].map(restartWaitMs)).toEqual([100, 200, 400, 800, 1_600, 2_000, 2_000]);
});

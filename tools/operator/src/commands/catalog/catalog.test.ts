import { expect, test } from '@jest/globals';
import { importProgress } from './catalog.ts';

test('progress is the share of the file, the rows, the speed, and the time left', () => {
  const clock = { now: 0 };
  const progress = importProgress(100_001, () => clock.now);

  clock.now = 2_500;
  expect(progress({ rowsRead: 25_000, rowsBad: 0, lineRead: 25_001 })).toBe('25%, 25,000 rows, 10,000 rows/s, 7s left');
  clock.now = 10_000;
  expect(progress({ rowsRead: 100_000, rowsBad: 3, lineRead: 100_001 })).toBe('100%, 100,000 rows, 10,000 rows/s, 3 invalid');
});

test.each([
  [1, '1m 39s left'],
  [100, '2h 45m left'],
  [6.06, '10m 0s left'],
])('after %d s for a hundredth of the file, it is %s', (seconds, left) => {
  const clock = { now: 0 };
  const progress = importProgress(1_000, () => clock.now);
  clock.now = seconds * 1000;

  expect(progress({ rowsRead: 10, rowsBad: 0, lineRead: 10 })).toContain(left);
});

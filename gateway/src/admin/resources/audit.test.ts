import { expect, test } from '@jest/globals';
import { mergeNewest } from './audit.ts';

const entry = (position: number, at: string) => ({ position, at });

test('logs are merged by time, with the last entry that was taken from each', () => {
  const logs = [[entry(9, '12:05'), entry(8, '12:01')], [], [entry(4, '12:04'), entry(3, '12:03'), entry(2, '12:00')]];

  expect(mergeNewest(logs, 3)).toEqual({
    entries: [entry(9, '12:05'), entry(4, '12:04'), entry(3, '12:03')],
    last: [entry(9, '12:05'), undefined, entry(3, '12:03')],
  });
  expect(mergeNewest(logs, 9).entries).toHaveLength(5);
  expect(mergeNewest([[], []], 9)).toEqual({ entries: [], last: [undefined, undefined] });
});

test('entries stay in the order of their log where its clock was set back, so that none is skipped', () => {
  const logs = [[entry(3, '12:00'), entry(2, '12:09'), entry(1, '11:00')], [entry(7, '12:05')]];

  expect(mergeNewest(logs, 2)).toEqual({ entries: [entry(7, '12:05'), entry(3, '12:00')], last: [entry(3, '12:00'), entry(7, '12:05')] });
  expect(mergeNewest(logs, 4).entries.map(({ position }) => position)).toEqual([7, 3, 2, 1]);
});

import { expect, test } from '@jest/globals';
import { type AggregateProgress, GAP_MAX_MS, withReceived } from './aggregate-progress.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const EMPTY: AggregateProgress = { receivedTo: null, ahead: [], gapSince: null };

function receive(numbers: readonly number[], from = EMPTY) {
  let progress = from;
  const late = numbers.filter((number) => {
    const result = withReceived(progress, number, NOW);
    progress = result.progress;
    return result.isLate;
  });
  return { progress, late };
}

test('the first event of an aggregate, and those in order, leave no gap', () => {
  expect(receive([7, 8, 9])).toEqual({ late: [], progress: { receivedTo: 9, ahead: [], gapSince: null } });
});

test('events after a gap are ahead, until the missing ones have arrived', () => {
  const { late, progress } = receive([1, 4, 3]);
  expect(late).toEqual([3]);
  expect(progress).toEqual({ receivedTo: 1, ahead: [3, 4], gapSince: NOW });

  expect(receive([2], progress)).toEqual({ late: [2], progress: { receivedTo: 4, ahead: [], gapSince: null } });
});

test('a gap is given up after its time, or with many events behind it', () => {
  const { progress } = receive([1, 3]);
  expect(withReceived(progress, 4, after(GAP_MAX_MS - 1)).progress).toEqual({ receivedTo: 1, ahead: [3, 4], gapSince: NOW });
  expect(withReceived(progress, 4, after(GAP_MAX_MS)).progress).toEqual({ receivedTo: 4, ahead: [], gapSince: null });

  const many = receive([1, ...Array.from({ length: 200 }, (_, index) => index + 3)]).progress;
  expect(withReceived(many, 203, NOW).progress).toEqual({ receivedTo: 203, ahead: [], gapSince: null });
});

test('an event that arrives after its successor, which has not waited, is late', () => {
  expect(receive([5, 4])).toEqual({ late: [4], progress: { receivedTo: 5, ahead: [], gapSince: null } });
});

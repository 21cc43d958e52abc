import { expect, test } from '@jest/globals';
import {
  type AggregateProgress,
  FIRST_WAIT_MS,
  FIRST_WAIT_OF_RECENT_MS,
  firstWaitMs,
  GAP_MAX_MS,
  numberOfSequence,
  withReceived,
} from './aggregate-progress.ts';

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
  expect(receive([1, 2, 3])).toEqual({ late: [], progress: { receivedTo: 3, ahead: [], gapSince: null } });
  expect(receive([1, 1])).toEqual({ late: [1], progress: { receivedTo: 1, ahead: [], gapSince: null } });
});

test('a later event that is received first waits for a short time, which is longer if the earlier one was written shortly before', () => {
  const { progress } = receive([2]);
  expect(progress).toEqual({ receivedTo: 0, ahead: [2], gapSince: after(FIRST_WAIT_MS - GAP_MAX_MS) });
  expect(receive([1], progress)).toEqual({ late: [1], progress: { receivedTo: 2, ahead: [], gapSince: null } });
  expect(withReceived(progress, 3, after(FIRST_WAIT_MS)).progress).toEqual({ receivedTo: 3, ahead: [], gapSince: null });

  expect(firstWaitMs(59_999)).toBe(FIRST_WAIT_OF_RECENT_MS);
  expect(firstWaitMs(60_000)).toBe(FIRST_WAIT_MS);
  expect(firstWaitMs(undefined)).toBe(FIRST_WAIT_MS);
});

test('an event of a release without positions follows those that were received, if its sequence is theirs', () => {
  const { progress } = receive([1, 2]);
  expect(numberOfSequence(progress, 2)).toBe(3);
  expect(numberOfSequence(progress, 3)).toBe(3);
  expect(numberOfSequence(progress, 5)).toBe(5);
  expect(numberOfSequence({ ...progress, ahead: [4, 5, 7] }, 2)).toBe(8);
  expect(numberOfSequence(EMPTY, 2)).toBe(2);
});

test('events after a gap are ahead, until the missing ones have arrived', () => {
  const { late, progress } = receive([1, 4, 3]);
  expect(late).toEqual([3]);
  expect(progress).toEqual({ receivedTo: 1, ahead: [3, 4], gapSince: NOW });

  expect(receive([2], progress)).toEqual({ late: [2], progress: { receivedTo: 4, ahead: [], gapSince: null } });
  expect(receive([1, 3, 5, 5, 2])).toEqual({ late: [5, 2], progress: { receivedTo: 3, ahead: [5], gapSince: NOW } });
});

test('a gap is given up after its time, or with many events behind it', () => {
  const { progress } = receive([1, 3]);
  expect(GAP_MAX_MS).toBe(6 * 60_000);
  expect(withReceived(progress, 4, after(GAP_MAX_MS - 1)).progress).toEqual({ receivedTo: 1, ahead: [3, 4], gapSince: NOW });
  expect(withReceived(progress, 4, after(GAP_MAX_MS)).progress).toEqual({ receivedTo: 4, ahead: [], gapSince: null });

  const many = receive([1, ...Array.from({ length: 200 }, (_, index) => index + 3)]).progress;
  expect(withReceived(many, 203, NOW).progress).toEqual({ receivedTo: 203, ahead: [], gapSince: null });
});

test('an event that arrives after its successor, which waits no longer, is late', () => {
  const { progress } = withReceived(receive([5]).progress, 6, after(FIRST_WAIT_MS));
  expect(receive([4], progress)).toEqual({ late: [4], progress: { receivedTo: 6, ahead: [], gapSince: null } });
});

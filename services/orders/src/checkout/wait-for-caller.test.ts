import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitForCaller } from './wait-for-caller.ts';

const now = new Date('2026-11-22T10:00:00Z');
const never = new Promise<void>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Waits for `work` and records when the wait ended. */
function observe(work: Promise<void>, deadlineAt: number | undefined) {
  const seen = { isOver: false };
  void waitForCaller(work, deadlineAt).then(() => {
    seen.isOver = true;
  });
  return seen;
}

test('work that outlasts the deadline is waited for until the response must be sent', async () => {
  const seen = observe(never, now.getTime() + 2000);

  await jest.advanceTimersByTimeAsync(1499);
  expect(seen.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isOver).toBe(true);
});

test('a deadline in the past waits for nothing', async () => {
  const seen = observe(never, now.getTime() - 1000);

  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isOver).toBe(true);
});

test.each([now.getTime() + 60_000, undefined])('work that finishes before the deadline is waited for: %p', async (deadlineAt) => {
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const seen = observe(work, deadlineAt);

  await jest.advanceTimersByTimeAsync(20_000);
  expect(seen.isOver).toBe(false);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isOver).toBe(true);
});

import { expect, test } from '@jest/globals';
import { wakeSignal } from './wake-signal.ts';

const LONG_MS = 60_000;

test('a wake ends the sleep', async () => {
  const signal = wakeSignal();
  const sleep = signal.sleep(LONG_MS);
  signal.wake();

  await expect(sleep).resolves.toBeUndefined();
});

test('a wake before the sleep is not lost, and several count as one', async () => {
  const signal = wakeSignal();
  signal.wake();
  signal.wake();
  await signal.sleep(LONG_MS);

  const started = performance.now();
  await signal.sleep(20);
  expect(performance.now() - started).toBeGreaterThan(15);
});

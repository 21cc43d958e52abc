import { expect, test } from '@jest/globals';
import { pause } from './pause.ts';

const AN_HOUR_MS = 3_600_000;

test('a pause ends when its signal is aborted', async () => {
  const stopping = new AbortController();
  const paused = pause(AN_HOUR_MS, stopping.signal);

  stopping.abort();

  await expect(paused).resolves.toBeUndefined();
});

test('a pause under a signal that is already aborted does not wait', async () => {
  await expect(pause(AN_HOUR_MS, AbortSignal.abort())).resolves.toBeUndefined();
});

test('a pause ends by itself', async () => {
  await expect(pause(1, new AbortController().signal)).resolves.toBeUndefined();
});

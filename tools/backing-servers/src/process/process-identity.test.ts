import { expect, test } from '@jest/globals';
import { identify, isRunning, startTicks } from './process-identity.ts';

const stat = (name: string, state: string): string =>
  `4711 (${name}) ${state} 1 4711 4711 0 -1 4194560 500 0 0 0 3 1 0 0 20 0 8 0 987654 1000000 200`;

test('the start time is found after a name with spaces and parentheses', () => {
  expect(startTicks(stat('nats (old) server', 'S'))).toBe('987654');
});

test('a zombie counts as exited', () => {
  expect(startTicks(stat('redis-server', 'Z'))).toBeUndefined();
});

test('this process is running, and an earlier process with the same ID is not', async () => {
  const own = await identify(process.pid);
  expect(own?.pid).toBe(process.pid);
  expect(await isRunning({ pid: process.pid, startedAt: own?.startedAt ?? '' })).toBe(true);
  expect(await isRunning({ pid: process.pid, startedAt: 'at another time' })).toBe(false);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { collectWhenIdle } from './collect-when-idle.ts';

const PROGRAM = join(import.meta.dirname, 'testing/garbage-under-test.ts');

/** Runs the program and returns the part of its heap that it has freed. V8 frees a quarter by itself. */
async function freedShare(options: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [...options, PROGRAM], { env: { PATH: process.env.PATH, ...env } });
  const { before, after } = JSON.parse(stdout) as { before: number; after: number };
  return 1 - after / before;
}

test('an idle process frees the garbage of its start', async () => {
  expect(await freedShare(['--expose-gc'])).toBeGreaterThan(0.5);
});

test('a busy process is not paused for a collection', async () => {
  expect(await freedShare(['--expose-gc'], { BUSY: 'yes' })).toBeLessThan(0.5);
});

test('a process that answers requests is not paused for a collection', async () => {
  expect(await freedShare(['--expose-gc'], { SERVES: 'yes' })).toBeLessThan(0.5);
});

test('without the flag, the process runs as usual', async () => {
  expect(await freedShare([])).toBeLessThan(0.5);
});

describe('a process that has answered many requests', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const MINUTE_MS = 60_000;
  /** A process whose heap grows all the time. */
  const aProcess = () => {
    const state = { collections: 0, requests: 0 };
    const reader = () => () => ({ cpuMicros: 0, requests: state.requests, heapBytes: 1024 * 1024 * performance.now() });
    collectWhenIdle(() => void (state.collections += 1), undefined, reader);
    return state;
  };

  test('keeps its optimized code during a pause, and is collected after ten idle minutes', () => {
    const process = aProcess();
    process.requests += 1000;

    jest.advanceTimersByTime(9 * MINUTE_MS);
    expect(process.collections).toBe(0);
    jest.advanceTimersByTime(2 * MINUTE_MS);
    expect(process.collections).toBeGreaterThan(0);
  });

  test('is not collected as long as bursts of requests are less than ten minutes apart', () => {
    const process = aProcess();

    for (let burst = 0; burst < 20; burst += 1) {
      process.requests += 1000;
      jest.advanceTimersByTime(9 * MINUTE_MS);
    }

    expect(process.collections).toBe(0);
  });

  test('once collected, is collected again without delay until many more have arrived', () => {
    const process = aProcess();
    process.requests += 1000;
    jest.advanceTimersByTime(11 * MINUTE_MS);
    const before = process.collections;

    process.requests += 50;
    jest.advanceTimersByTime(MINUTE_MS);

    expect(process.collections).toBeGreaterThan(before);
  });
});

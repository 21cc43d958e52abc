import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { collectAfterStart } from './collect-after-start.ts';

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

test('without the flag, the process runs as usual', async () => {
  expect(await freedShare([])).toBeLessThan(0.5);
});

describe('a process', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const HOUR_MS = 3_600_000;
  const aProcess = () => {
    const state = { collections: 0, requests: 0 };
    collectAfterStart(
      () => void (state.collections += 1),
      undefined,
      () => () => ({ cpuMicros: 0, requests: state.requests }),
    );
    return state;
  };

  test('is collected once', () => {
    const process = aProcess();

    jest.advanceTimersByTime(HOUR_MS);

    expect(process.collections).toBe(1);
  });

  test('that handles requests is not paused for a collection', () => {
    const process = aProcess();

    for (let index = 0; index < 10; index += 1) {
      process.requests += 6;
      jest.advanceTimersByTime(10_000);
    }

    expect(process.collections).toBe(0);
  });

  test('that has handled many requests keeps its optimized code', () => {
    const process = aProcess();
    process.requests += 1000;

    jest.advanceTimersByTime(HOUR_MS);

    expect(process.collections).toBe(0);
  });
});

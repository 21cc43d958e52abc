import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

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

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** Changes a copy of the contracts and compares them, with `buf` from the npm registry. */

const ROOT = join(import.meta.dirname, '../..');
let copy: string;

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
const commit = (message: string): string =>
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--all', '--allow-empty', '--quiet', '-m', message);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'storefront-breaking-'));
  execFileSync('git', ['clone', '--quiet', ROOT, copy]);
  // Uncommitted changes of the working tree are tested, too.
  cpSync(join(ROOT, 'proto'), join(copy, 'proto'), { recursive: true });
  for (const tag of git('tag').split('\n').filter(Boolean)) git('tag', '--delete', tag);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function check(): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'proto/check-breaking.ts')], { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

/** Gives the first field with the number 1 of the contract of the cart another number. */
function renumberField(): void {
  const file = join(copy, 'proto/storefront/cart/v1/cart.proto');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/ = 1;/);
  writeFileSync(file, text.replace(' = 1;', ' = 1999;'));
}

test('contracts that have not changed since the commit in proto/baseline are compatible with it', () => {
  const baseline = readFileSync(join(copy, 'proto/baseline'), 'utf8').trim();

  const { status, output } = check();

  expect([status, output]).toEqual([0, expect.stringMatching(new RegExp(`compatible with the [1-9]\\d* files of ${baseline}`))]);
});

test('a field with another number is refused, even if a tag names the commit that changes it', () => {
  renumberField();
  expect(check()).toEqual({ status: 100, output: expect.stringContaining('cart.proto') });

  commit('Renumber a field');
  git('tag', 'v99.0.0');
  expect(check()).toEqual({ status: 100, output: expect.stringContaining('cart.proto') });
});

test('after a release, the contracts are compared with its tag', () => {
  commit('Change nothing else');

  expect(check()).toEqual({ status: 0, output: expect.stringContaining('files of v99.0.0.') });
});

test('a commit that the clone does not have is an error', () => {
  git('tag', '--delete', 'v99.0.0');
  writeFileSync(join(copy, 'proto/baseline'), `${'0'.repeat(40)}\n`);

  expect(check()).toEqual({ status: 1, output: expect.stringContaining('This clone has no 0000') });
});

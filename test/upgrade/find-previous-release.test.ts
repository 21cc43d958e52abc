import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findPreviousRelease } from './find-previous-release.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
  git('init', '--quiet', '--initial-branch', 'main');
});
afterEach(() => rmSync(repository, { recursive: true }));

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', '-c', 'tag.gpgsign=false'];
const git = (...args: readonly string[]): string =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Commits a file and returns the commit. */
function commit(path: string): string {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), path);
  git('add', '--all');
  git('commit', '--quiet', '--message', path);
  return git('rev-parse', 'HEAD');
}

/** Commits the first migrations of a gateway and a service. */
function commitFirst(): string {
  commit('gateway/migrations/0001-keys.ts');
  return commit('services/cart/migrations/0001-carts.ts');
}

test('the newest release tag is the previous release, and a tag of this commit is not', () => {
  const first = commitFirst();
  git('tag', 'v1.9.0');
  const second = commit('services/cart/migrations/0002-lines.ts');
  git('tag', 'v1.10.0-rc.1');
  git('tag', 'v1.10.0');
  commit('README.md');

  expect(findPreviousRelease(repository, undefined)).toMatchObject({ commit: second, description: expect.stringContaining('v1.10.0 ') });
  git('tag', 'v1.11.0');
  expect(findPreviousRelease(repository, undefined)).toMatchObject({ commit: second });
  git('tag', '--delete', 'v1.11.0', 'v1.10.0', 'v1.10.0-rc.1');
  expect(findPreviousRelease(repository, undefined)).toMatchObject({ commit: first });
});

test('without a tag, the newest ancestor that has fewer migrations is', () => {
  commitFirst();
  const before = commit('README.md');
  commit('services/cart/migrations/0002-lines.ts');
  commit('CONTRIBUTING.md');

  expect(findPreviousRelease(repository, undefined)).toEqual({
    commit: before,
    description: expect.stringContaining('the newest commit without services/cart/migrations/0002-lines.ts'),
  });
});

test('a clone without history has none', () => {
  commitFirst();
  git('checkout', '--quiet', '--orphan', 'squashed');
  git('commit', '--quiet', '--message', 'Everything');

  expect(findPreviousRelease(repository, undefined)).toBeUndefined();
});

test('a given commit is used, and an unknown one is refused', () => {
  const first = commitFirst();
  commit('README.md');

  expect(findPreviousRelease(repository, 'HEAD~1')).toEqual({ commit: first, description: `HEAD~1 (${first.slice(0, 7)})` });
  expect(() => findPreviousRelease(repository, 'v9')).toThrow('v9 is not a commit of this repository.');
});

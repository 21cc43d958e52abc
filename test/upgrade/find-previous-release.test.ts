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

test('the newest release tag is the previous release, and a tag of this commit is not', () => {
  const first = commit('CONTRIBUTING.md');
  git('tag', 'v1.9.0');
  const second = commit('CHANGELOG.md');
  git('tag', 'v1.10.0-rc.1');
  git('tag', 'v1.10.0');
  commit('README.md');

  expect(findPreviousRelease(repository, undefined)).toMatchObject({ commit: second, description: expect.stringContaining('v1.10.0 ') });
  git('tag', 'v1.11.0');
  expect(findPreviousRelease(repository, undefined)).toMatchObject({ commit: second });
  git('tag', '--delete', 'v1.11.0', 'v1.10.0', 'v1.10.0-rc.1');
  expect(findPreviousRelease(repository, undefined)).toMatchObject({ commit: first });
});

test('without a tag, the commit in proto/baseline is, in a clone that has it', () => {
  const first = commit('CONTRIBUTING.md');
  commit('proto/baseline');
  const nameBaseline = (name: string): void => writeFileSync(join(repository, 'proto/baseline'), `${name}\n`);

  nameBaseline(first);
  expect(findPreviousRelease(repository, undefined)).toEqual({
    commit: first,
    description: expect.stringContaining('which proto/baseline names'),
  });
  nameBaseline('0'.repeat(40));
  expect(findPreviousRelease(repository, undefined)).toBeUndefined();
});

test('a given commit is used, and an unknown one is refused', () => {
  const first = commit('CONTRIBUTING.md');
  commit('README.md');

  expect(findPreviousRelease(repository, 'HEAD~1')).toEqual({ commit: first, description: `HEAD~1 (${first.slice(0, 7)})` });
  expect(() => findPreviousRelease(repository, 'v9')).toThrow('v9 is not a commit of this repository.');
});

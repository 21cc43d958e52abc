/**
 * Compares the .proto files with those of the last release, the nearest `v*` tag, and fails on a change that a rolling upgrade does not
 * survive. The rules are in buf.yaml. Pass another tag or commit as the first argument to compare with that.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const baseline = process.argv[2] ?? lastRelease();

if (baseline === undefined) {
  process.stdout.write('There is no release tag (v*) yet, so there is nothing to compare proto/ with.\n');
} else {
  process.exitCode = compareWith(baseline);
}

/** Returns the nearest release tag (a release sorts above its prereleases) that the current commit contains, or undefined before the first release. */
function lastRelease(): string | undefined {
  const tags = execFileSync(
    'git',
    ['-c', 'versionsort.suffix=-', 'tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-version:refname'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return tags.split('\n')[0] || undefined;
}

/** Runs `buf breaking` against the files of `ref` and returns its exit code. */
function compareWith(ref: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-proto-'));
  try {
    // An archive rather than buf's own git input, which does not read a worktree's repository.
    const archive = join(folder, 'baseline.tar');
    execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, ref, 'proto'], { cwd: root, stdio: 'inherit' });
    const buf = ['--yes', '--ignore-scripts', '@bufbuild/buf@1.74.0', 'breaking', 'proto', '--against', `${archive}#subdir=proto`];
    const { status } = spawnSync('npx', buf, { cwd: root, stdio: 'inherit' });
    if (status === 0) process.stdout.write(`proto/ is compatible with ${ref}.\n`);
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

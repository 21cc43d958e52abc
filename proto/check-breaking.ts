/**
 * Compares the .proto files with those of the last release, the nearest `v*` tag before this commit, and fails on a change that a rolling upgrade does not
 * survive. Until there is such a tag, it compares with the commit in `baseline`. The rules are in buf.yaml. Pass another tag or commit as the first argument
 * to compare with that.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

const baseline = process.argv[2] ?? lastRelease() ?? readFileSync(join(import.meta.dirname, 'baseline'), 'utf8').trim();
if (spawnSync('git', ['cat-file', '-e', `${baseline}^{commit}`], { cwd: root }).status === 0) process.exitCode = compareWith(baseline);
else {
  process.stderr.write(
    `This clone has no ${baseline}, with which to compare proto/. Fetch the whole history: git fetch --unshallow --tags\n`,
  );
  process.exitCode = 1;
}

/** Returns the nearest release tag (a release sorts above its prereleases) before the current commit, or undefined before the second release. */
function lastRelease(): string | undefined {
  const sorted = ['-c', 'versionsort.suffix=-', 'tag', '--list', 'v[0-9]*', '--sort=-version:refname'];
  return git(...sorted, '--merged', 'HEAD', '--no-contains', 'HEAD').split('\n')[0] || undefined;
}

/** Runs `buf breaking` against the files of `ref` and returns its exit code. */
function compareWith(ref: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-proto-'));
  try {
    const files = git('ls-tree', '-r', '--name-only', ref, 'proto')
      .split('\n')
      .filter((file) => file.endsWith('.proto'));
    // An archive rather than buf's own git input, which does not read a worktree's repository.
    const archive = join(folder, 'baseline.tar');
    git('archive', '--format=tar', `--output=${archive}`, ref, 'proto');
    const [program, ...buf] = [
      'npx',
      '--yes',
      '--ignore-scripts',
      '@bufbuild/buf@1.74.0',
      'breaking',
      'proto',
      '--against',
      `${archive}#subdir=proto`,
    ];
    const { status } = spawnSync(program, buf, { cwd: root, stdio: 'inherit' });
    process.stdout.write(`proto/ is ${status === 0 ? 'compatible' : 'not compatible'} with the ${files.length} files of ${ref}.\n`);
    return files.length === 0 ? 1 : (status ?? 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

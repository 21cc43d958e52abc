import { ReleaseError } from './release-error.ts';
import { run } from './run.ts';

/** The commit of a release. */
export interface Source {
  readonly version: string;
  readonly commit: string;
  /** Seconds since 1970, of which everything that is published is dated, so that a repetition has the same digests. */
  readonly committedAt: number;
}

/** Throws a `ReleaseError` if a file differs from the commit. */
export async function assertClean(): Promise<void> {
  const changed = await run('git', ['status', '--porcelain']);
  if (changed !== '') throw new ReleaseError(`These files are not committed:\n${changed}`);
}

/** Returns what the tag of this commit releases. Throws a `ReleaseError` if it has none. */
export async function sourceOfTag(): Promise<Source> {
  await assertClean();
  const tags = await run('git', ['tag', '--list', 'v[0-9]*', '--points-at', 'HEAD', '--sort=-version:refname']);
  const version = tags.split('\n')[0]?.slice(1);
  if (!version)
    throw new ReleaseError('This commit has no tag of a release. Run npm run release -- cut VERSION first, or check out its tag.');
  const [commit = '', committedAt] = (await run('git', ['show', '--no-patch', '--format=%H %ct', 'HEAD'])).split(' ');
  return { version, commit, committedAt: Number(committedAt) };
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A commit to upgrade from, and why it was chosen. */
export interface PreviousRelease {
  readonly commit: string;
  /** For example "v1.2.0 (3f2a1bc), the newest release tag". */
  readonly description: string;
}

/** Names the commit with which this work tree is compared until there is a release. */
const BASELINE = 'proto/baseline';

/**
 * Returns the release to upgrade from: the given commit, or the newest `v*` tag before the current commit, or, without tags, the commit in
 * `proto/baseline`. Returns undefined if this clone does not have it.
 */
export function findPreviousRelease(repository: string, given: string | undefined): PreviousRelease | undefined {
  const git = gitIn(repository);
  if (given !== undefined) {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${given}^{commit}`)[0];
    if (commit === undefined) throw new Error(`${given} is not a commit of this repository.`);
    return { commit, description: given === commit ? given.slice(0, 7) : `${given} (${commit.slice(0, 7)})` };
  }
  return newestTag(git) ?? baseline(git, repository);
}

type Git = (...args: readonly string[]) => readonly string[];

/** Returns a function that runs git and returns its lines, or none if it fails. */
const gitIn =
  (repository: string): Git =>
  (...args) => {
    try {
      const output = execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      return output.split('\n').filter((line) => line !== '');
    } catch {
      return [];
    }
  };

/** A release sorts above its prereleases. A tag of the current commit names this release, not the previous one. */
function newestTag(git: Git): PreviousRelease | undefined {
  const [head] = git('rev-parse', 'HEAD');
  const tags = git('-c', 'versionsort.suffix=-', 'tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-version:refname');
  for (const tag of tags) {
    const [commit] = git('rev-parse', `${tag}^{commit}`);
    if (commit !== undefined && commit !== head) return { commit, description: `${tag} (${commit.slice(0, 7)}), the newest release tag` };
  }
  return undefined;
}

/** Before the first tag there is no release. */
function baseline(git: Git, repository: string): PreviousRelease | undefined {
  const named = readFileSync(join(repository, BASELINE), 'utf8').trim();
  const [commit] = git('rev-parse', '--verify', '--quiet', `${named}^{commit}`);
  return commit === undefined
    ? undefined
    : { commit, description: `${commit.slice(0, 7)}, which ${BASELINE} names, because there is no release tag` };
}

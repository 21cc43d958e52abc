import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A commit to upgrade from, and why it was chosen. */
export interface PreviousRelease {
  readonly commit: string;
  /** For example "v1.2.0 (3f2a1bc), the newest release tag". */
  readonly description: string;
}

/** A migration's file in the repository. */
const MIGRATION = /^(gateway|services\/[a-z]+)\/migrations\/\d{4}-[^/]+\.ts$/;

/** The folders of the migrations. */
const OWNERS = ['gateway', 'services'];

/**
 * Returns the release to upgrade from: the given commit, or the newest `v*` tag before the current commit, or, without tags, the newest first-parent
 * ancestor that lacks a migration of this work tree. Returns undefined if there is none, as in a clone without history.
 */
export function findPreviousRelease(repository: string, given: string | undefined): PreviousRelease | undefined {
  const git = gitIn(repository);
  if (given !== undefined) {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${given}^{commit}`)[0];
    if (commit === undefined) throw new Error(`${given} is not a commit of this repository.`);
    return { commit, description: given === commit ? given.slice(0, 7) : `${given} (${commit.slice(0, 7)})` };
  }
  return newestTag(git) ?? newestWithFewerMigrations(git, repository);
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

/** Before the first tag there is no release. The newest ancestor with fewer migrations is the last one whose processes ran over another schema. */
function newestWithFewerMigrations(git: Git, repository: string): PreviousRelease | undefined {
  const current = migrationsOfWorkTree(repository);
  for (const commit of git('rev-list', '--first-parent', 'HEAD')) {
    const earlier = new Set(git('ls-tree', '-r', '--name-only', commit, '--', ...OWNERS));
    const missing = current.find((path) => !earlier.has(path));
    if (earlier.size > 0 && missing !== undefined) {
      return { commit, description: `${commit.slice(0, 7)}, the newest commit without ${missing}, because there is no release tag` };
    }
  }
  return undefined;
}

const migrationsOfWorkTree = (repository: string): readonly string[] =>
  OWNERS.flatMap((owner) =>
    readdirSync(join(repository, owner), { recursive: true, encoding: 'utf8' }).map((path) => `${owner}/${path}`),
  ).filter((path) => MIGRATION.test(path));

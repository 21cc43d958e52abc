import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { type CommandResult, runCommand } from '../process/run-command.ts';
import { searchPath } from './search-path.ts';

/** An apt with its own package lists, which are fetched once for all downloads. */
export interface PrivateApt {
  /** Downloads these packages into a folder. */
  download(names: readonly string[], into: string): Promise<CommandResult>;
  /** Returns the packages that these depend on directly. */
  dependencies(names: readonly string[]): Promise<readonly string[]>;
  /** The output of fetching the lists. */
  readonly updated: CommandResult;
}

/** Enough for a package list of 10 MB and a few packages, and short enough for a machine without a network. */
const APT_TIMEOUT_MS = 120_000;

/**
 * Sets up apt in `folder` with its own lists, cache, and package states, and fetches the lists. The configuration is read after the
 * system's, so that it can clear its hooks. A list that cannot be fetched does not matter if another one has the package.
 */
export async function privateApt(aptGet: string, folder: string, env: NodeJS.ProcessEnv): Promise<PrivateApt> {
  const configuration = await writeConfiguration(folder);
  const options = { env: { ...env, LC_ALL: 'C', PATH: searchPath(env).join(delimiter) }, timeoutMs: APT_TIMEOUT_MS };
  const get = (words: readonly string[], cwd: string) => runCommand(aptGet, ['-c', configuration, '-q', ...words], { ...options, cwd });
  const updated = await get(['update'], folder);
  return {
    updated,
    download: (names, into) => get(['download', ...names], into),
    async dependencies(names) {
      const words = ['-c', configuration, 'depends', '--important', ...names];
      return dependencyNames((await runCommand(join(dirname(aptGet), 'apt-cache'), words, { ...options, cwd: folder })).output);
    },
  };
}

async function writeConfiguration(folder: string): Promise<string> {
  const state = join(folder, 'state');
  await mkdir(join(state, 'lists', 'partial'), { recursive: true });
  await mkdir(join(folder, 'cache', 'archives', 'partial'), { recursive: true });
  await writeFile(join(state, 'status'), '');
  const lines = [
    `Dir::State "${state}";`,
    `Dir::State::status "${join(state, 'status')}";`,
    `Dir::Cache "${join(folder, 'cache')}";`,
    // The user that apt downloads as may not be able to access this folder.
    'APT::Sandbox::User "root";',
    '#clear APT::Update::Pre-Invoke;',
    '#clear APT::Update::Post-Invoke;',
    '#clear APT::Update::Post-Invoke-Success;',
    // Skip metadata for software centers and shells, which is half of the download.
    '#clear Acquire::IndexTargets::deb::DEP-11;',
    '#clear Acquire::IndexTargets::deb::DEP-11-icons-small;',
    '#clear Acquire::IndexTargets::deb::DEP-11-icons;',
    '#clear Acquire::IndexTargets::deb::CNF;',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    'Acquire::http::Timeout "20";',
    'Acquire::https::Timeout "20";',
  ];
  const file = join(folder, 'apt.conf');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

/** Returns the packages listed by `apt-cache depends`, without virtual ones (in angle brackets). */
export function dependencyNames(output: string): readonly string[] {
  return [...new Set([...output.matchAll(/^[ |]*(?:Pre)?Depends: ([a-z0-9][a-z0-9+.-]*)/gm)].map((match) => match[1] as string))];
}

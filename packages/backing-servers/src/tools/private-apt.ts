import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { type CommandResult, runCommand } from '../process/run-command.ts';
import { searchPath } from './search-path.ts';

/** apt with package lists of its own, fetched once for all that is downloaded. */
export interface PrivateApt {
  /** Downloads the files of these packages into a folder. */
  download(names: readonly string[], into: string): Promise<CommandResult>;
  /** The packages that these depend on directly. */
  dependencies(names: readonly string[]): Promise<readonly string[]>;
  /** What fetching the lists said. */
  readonly updated: CommandResult;
}

/** A package list of 10 MB and a few packages; a machine without the network should not wait for minutes. */
const APT_TIMEOUT_MS = 120_000;

/**
 * Sets up apt in `folder` with lists, cache and package states there, and fetches the lists. The configuration is read after the
 * system's, so its hooks can be cleared. One list that cannot be fetched does not matter while another one has the package.
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
    // The user that apt downloads as may not reach this folder.
    'APT::Sandbox::User "root";',
    '#clear APT::Update::Pre-Invoke;',
    '#clear APT::Update::Post-Invoke;',
    '#clear APT::Update::Post-Invoke-Success;',
    // Descriptions for software centres and shells: half of what would be downloaded, and none of it needed.
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

/** The packages that `apt-cache depends` names, virtual ones (in angle brackets) left out. */
export function dependencyNames(output: string): readonly string[] {
  return [...new Set([...output.matchAll(/^[ |]*(?:Pre)?Depends: ([a-z0-9][a-z0-9+.-]*)/gm)].map((match) => match[1] as string))];
}

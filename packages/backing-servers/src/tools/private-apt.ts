import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { type CommandResult, runCommand } from '../process/run-command.ts';
import { searchPath } from './search-path.ts';

/** apt-get and apt-cache of one folder. What is downloaded lands in that folder. */
export type PrivateApt = {
  get(words: readonly string[]): Promise<CommandResult>;
  /** The packages that these depend on directly. */
  dependencies(names: readonly string[]): Promise<readonly string[]>;
};

/** A package list of 10 MB and a few packages; a machine without the network should not wait for minutes. */
const APT_TIMEOUT_MS = 120_000;

/** apt with lists, cache and package states of its own. The configuration is read after the system's, so its hooks can be cleared. */
export async function privateApt(aptGet: string, draft: string, env: NodeJS.ProcessEnv): Promise<PrivateApt> {
  const state = join(draft, 'state');
  await mkdir(join(state, 'lists', 'partial'), { recursive: true });
  await mkdir(join(draft, 'cache', 'archives', 'partial'), { recursive: true });
  await writeFile(join(state, 'status'), '');
  const configuration = join(draft, 'apt.conf');
  const lines = [
    `Dir::State "${state}";`,
    `Dir::State::status "${join(state, 'status')}";`,
    `Dir::Cache "${join(draft, 'cache')}";`,
    // The user that apt downloads as may not reach this folder.
    'APT::Sandbox::User "root";',
    '#clear APT::Update::Pre-Invoke;',
    '#clear APT::Update::Post-Invoke;',
    '#clear APT::Update::Post-Invoke-Success;',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    'Acquire::http::Timeout "20";',
    'Acquire::https::Timeout "20";',
  ];
  await writeFile(configuration, `${lines.join('\n')}\n`);
  const options = { cwd: draft, env: { ...env, LC_ALL: 'C', PATH: searchPath(env).join(delimiter) }, timeoutMs: APT_TIMEOUT_MS };
  return {
    get: (words: readonly string[]) => runCommand(aptGet, ['-c', configuration, '-q', ...words], options),
    async dependencies(names: readonly string[]): Promise<readonly string[]> {
      const { output } = await runCommand(
        join(dirname(aptGet), 'apt-cache'),
        ['-c', configuration, 'depends', '--important', ...names],
        options,
      );
      return dependencyNames(output);
    },
  };
}

/** The packages that `apt-cache depends` names, virtual ones (in angle brackets) left out. */
export function dependencyNames(output: string): readonly string[] {
  return [...new Set([...output.matchAll(/^[ |]*(?:Pre)?Depends: ([a-z0-9][a-z0-9+.-]*)/gm)].map((match) => match[1] as string))];
}

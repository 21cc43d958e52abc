import { glob } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { findProgram } from './search-path.ts';

/** Returns the libraries that the loader does not find, from the output of `ldd`. */
export function notFound(ldd: string): readonly string[] {
  return [...ldd.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] as string);
}

/** Returns a search path of every folder below `root` that contains a shared library, followed by the existing path. */
export async function libraryPathOf(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const folders = new Set<string>();
  for await (const file of glob('{lib,usr/lib}/**/*.so*', { cwd: root })) folders.add(join(root, dirname(file)));
  return [...folders, env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
}

/** Returns the libraries that a program below `root` needs and that neither `root` nor the system has. */
export async function missingLibraries(file: string, root: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const ldd = (await findProgram('ldd', env)) ?? 'ldd';
  const { output } = await runCommand(ldd, [file], { env: { ...env, LD_LIBRARY_PATH: await libraryPathOf(root, env) } });
  return notFound(output);
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { run } from './run.ts';

/** The name of a Python with venv and pip that is new enough for the generated client, or why there is none. */
export function findPython(): { readonly program: string; readonly missing: string | undefined } {
  const check = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))';
  const found = ['python3', 'python'].find((name) => spawnSync(name, ['-c', check]).status === 0);
  return { program: found ?? 'python', missing: found === undefined ? 'needs Python 3.11 or later with venv and pip' : undefined };
}

/** Creates a virtual environment with the pinned packages, or updates it, and returns the folder of its programs. */
export async function virtualEnvironment(python: string, folder: string): Promise<string> {
  const programs = join(folder, '.venv', 'bin');
  await run(python, ['-m', 'venv', join(folder, '.venv')], { cwd: folder });
  await run(join(programs, 'python'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'], {
    cwd: folder,
  });
  return programs;
}

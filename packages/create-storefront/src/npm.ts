import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmEnvironment } from './npm-environment.ts';

/** Starts npm in a folder. */
export function startNpm(args: readonly string[], folder: string, options: SpawnOptions): ChildProcess {
  // On Windows, npm is a script of the shell.
  return spawn('npm', [...args], { cwd: folder, env: npmEnvironment(process.env), shell: process.platform === 'win32', ...options });
}

/** Runs npm in a folder to its end, in this terminal, and returns its exit code. A signal ends npm first. */
export async function runNpm(args: readonly string[], folder: string): Promise<number> {
  const child = startNpm(args, folder, { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes; npm decides when to end.
  const [ignore, end] = [() => undefined, () => void child.kill('SIGTERM')];
  process.on('SIGINT', ignore).on('SIGTERM', end);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    process.off('SIGINT', ignore).off('SIGTERM', end);
  }
}

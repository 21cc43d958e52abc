import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

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

/**
 * The variables by which the npm that runs this command describes its own process: where it runs, and what. Where packages come from, and how they
 * are reached, is meant for the npm of another folder too, which does not find the global settings if another Node runs it.
 */
const OF_OWN_NPM =
  /^npm_(?!config_(?:registry|cache|userconfig|globalconfig|cafile|(?:https_)?proxy|noproxy|strict_ssl|prefer_offline|offline|loglevel)$)/;

/** Returns the environment for npm in another folder. */
export const npmEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OF_OWN_NPM.test(name)));

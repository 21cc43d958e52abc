import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A running baseline program. */
export interface Baseline {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts one of the baseline programs in a separate process and waits until it prints its URL. */
export async function spawnBaseline(name: string, env: Readonly<Record<string, string>>): Promise<Baseline> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../baselines/${name}.ts`, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error(`the baseline ${name} exited before it was listening`);
    }),
  ])) as [Buffer];
  return {
    url: line.toString('utf8').trim(),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process of the command, and what it has printed. */
export interface Spawned {
  readonly output: { stdout: string; stderr: string };
  /** Resolves once the output matches. */
  printed(stream: 'stdout' | 'stderr', pattern: RegExp): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code and signal. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
}

const running = new Set<Spawned>();

/** Ends the processes of a test that failed. */
export function killSpawned(): void {
  for (const each of running) each.kill('SIGKILL');
  running.clear();
}

/** Starts Node with these arguments. */
export function spawnNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Spawned {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
    });
  }
  const spawned: Spawned = {
    output,
    async printed(stream, pattern) {
      while (!pattern.test(output[stream])) await once(child[stream], 'data');
    },
    kill: (signal) => void child.kill(signal),
    ended: once(child, 'close').then(([code, signal]) => [code, signal] as const),
  };
  running.add(spawned);
  return spawned;
}

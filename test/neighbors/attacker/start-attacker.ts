import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { System } from '@storefront/local-system';
import type { Tally } from './tally.ts';
import type { Way } from './way.ts';

/** A running attacker. */
export interface Attacker {
  /** Ends the attack as soon as it has reached what it must, if it ever does, and returns what the attacker got. */
  stop(): Promise<Tally>;
}

/** Sets the priority of a process, in its own session and, on Linux, of that session. `by` is how much lower it is than that of this process. */
async function lowerPriority(pid: number, by: number): Promise<void> {
  const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority() + by);
  setPriority(pid, priority);
  await writeFile(`/proc/${pid}/autogroup`, String(priority)).catch(() => undefined);
}

/**
 * Starts an attacker, and resolves when it has begun. It shares processors with the system, which in reality it would not, so it gets only the time that
 * nothing else wants.
 */
export async function startAttacker(
  { baseUrl, env }: Pick<System, 'baseUrl' | 'env'>,
  ways: readonly Way[],
  reaches: Tally,
): Promise<Attacker> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-attacker-'));
  const file = join(folder, 'attack.json');
  await writeFile(file, JSON.stringify({ target: { host: '127.0.0.1', port: Number(new URL(baseUrl).port) }, ways, reaches }));
  const program = join(import.meta.dirname, 'attacker.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, file], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<string> => {
    const { value } = await lines.next();
    if (value === undefined) throw new Error('the attacker has ended');
    return value;
  };
  await read();
  const { pid = 0 } = child;
  await lowerPriority(pid, constants.priority.PRIORITY_LOW);
  child.stdin.write('begin\n');
  return {
    async stop() {
      // So that it does not wait for a processor to end.
      await lowerPriority(pid, 0);
      child.kill('SIGTERM');
      const tally: Tally = JSON.parse(await read());
      await ended;
      await rm(folder, { recursive: true });
      return tally;
    },
  };
}

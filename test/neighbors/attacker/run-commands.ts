import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Counter } from './tally.ts';
import type { Commands } from './way.ts';

const OPERATOR = join(import.meta.dirname, '../../../tools/operator/src/main.ts');

/** Runs `storefront` commands with the environment of this process until `signal` aborts. */
export function runCommands({ commands, concurrent }: Commands, counter: Counter, signal: AbortSignal): void {
  const repeat = async (first: number): Promise<void> => {
    for (let index = first; !signal.aborted; index += concurrent) {
      const args = commands[index % commands.length] ?? [];
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', OPERATOR, ...args], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const name = args.slice(0, 2).join(' ');
      child.stdout.on('data', () => counter.count(`${name}: output`));
      counter.count('started');
      const kill = (): void => void child.kill('SIGKILL');
      signal.addEventListener('abort', kill);
      const [code] = await once(child, 'exit');
      signal.removeEventListener('abort', kill);
      if (!signal.aborted) counter.count(`${name}: exit ${code}`);
    }
  };
  for (let number = 0; number < concurrent; number += 1) void repeat(number);
}

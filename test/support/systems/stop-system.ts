import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { System } from '@storefront/local-system';
import { running } from './running.ts';

/** Global teardown of the system tests. */
export default async function stopTheSystem(): Promise<void> {
  const { system } = running(globalThis);
  if (system === undefined) return;
  for (const report of await crashReports(system)) process.stderr.write(`${report}\n`);
  await system.stop();
}

/** Describes each process that crashed during the tests. No test may kill a process of the shared system, so each one is a defect. */
const crashReports = (system: System): Promise<string[]> =>
  Promise.all(
    system
      .processes()
      .filter(({ restarts }) => restarts > 0)
      .map(async ({ name, restarts }) => {
        const log = await readFile(join(system.home, 'logs', `${name}.log`), 'utf8').catch(() => '');
        const fatal = log.split('\n').filter((line) => line.includes('"level":"fatal"'));
        return `${name} was restarted ${restarts} times during the tests:\n${fatal.join('\n')}`;
      }),
  );

import { isFreePort } from '@storefront/backing-servers';
import { collectAfterStart } from '@storefront/lifecycle';
import { announcement } from './announcement.ts';
import { startDemo } from './demo/start-demo.ts';
import { watchNpm } from './processes/watch-npm.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';
import { type System, startSystem } from './start-system.ts';

/** The gateway's port is in use by another program. */
class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(`Port ${port} is in use. Set PORT to a free port, for example PORT=${port + 10} npm start.`);
  }
}

let isQuiet = false;
const log = (line: string): void => {
  if (!isQuiet) process.stdout.write(`${line}\n`);
};

async function start(): Promise<System> {
  const { quiet, home, host, port, replicas, containers, allInOne } = readSettings(process.env, process.argv.slice(2));
  isQuiet = quiet;
  if (!(await isFreePort(port))) throw new PortTaken(port);
  const startedAt = Date.now();
  const system = await startSystem({ home, host, port, replicas, containers, allInOne, log });
  try {
    const demo = await startDemo(system, { env: process.env, log });
    log(`\n${announcement(demo, home, Date.now() - startedAt).trimEnd()}`);
    collectAfterStart();
    return system;
  } catch (error) {
    await system.stop();
    throw error;
  }
}

await runUntilStopped({ start, log, userErrors: [PortTaken], onStopper: (stop) => watchNpm(process.env, stop) });

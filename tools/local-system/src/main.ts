import { isFreePort } from '@storefront/backing-servers';
import { collectAfterStart } from '@storefront/lifecycle';
import { announcement } from './announcement.ts';
import { startDemo } from './demo/start-demo.ts';
import { notePort, portOwner, PortTaken } from './port-owner.ts';
import { watchHome, watchNpm } from './processes/watch-npm.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';
import { type System, startSystem } from './start-system.ts';

let isQuiet = false;
const log = (line: string): void => {
  if (!isQuiet) process.stdout.write(`${line}\n`);
};

async function start(): Promise<System> {
  const { quiet, home, host, port, replicas, containers, allInOne } = readSettings(process.env, process.argv.slice(2));
  isQuiet = quiet;
  if (!(await isFreePort(port))) throw new PortTaken(port, await portOwner(port));
  await notePort(port, home);
  const startedAt = Date.now();
  // 8080 is the gateway, 8081 the demo page, and 8082 the Admin API.
  const adminPort = (await isFreePort(port + 2)) ? port + 2 : 0;
  const system = await startSystem({ home, host, port, adminPort, replicas, containers, allInOne, log });
  try {
    const demo = await startDemo(system, { env: process.env, log });
    log(`\n${announcement(demo, home, Date.now() - startedAt).trimEnd()}`);
    collectAfterStart();
    watchHome(system.home, endWithoutHome);
    return system;
  } catch (error) {
    await system.stop();
    throw error;
  }
}

/** Exits at once: a stop would write to the folder. The watchdogs stop the processes. */
function endWithoutHome(home: string): never {
  process.stderr.write(`\nThe folder ${home} was deleted, so the system ends. Its data is gone; start it again to create new data.\n`);
  process.exit(1);
}

await runUntilStopped({ start, log, userErrors: [PortTaken], onStopper: (stop) => watchNpm(process.env, stop) });

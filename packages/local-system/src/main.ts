import { BackingServerUnavailable, HomeInUse, isFreePort } from '@storefront/backing-servers';
import { ConfigError } from '@storefront/config';
import { announcement } from './announcement.ts';
import { openDemo } from './demo/open-demo.ts';
import { PortTaken } from './port-taken.ts';
import { ProcessNotReady } from './process-not-ready.ts';
import { readSettings, type Settings } from './settings.ts';
import { type System, startSystem } from './start-system.ts';
import { watchNpm } from './watch-npm.ts';

/** Faults whose message says all that a person needs; any other is shown with where it happened. */
const SPOKEN = [BackingServerUnavailable, HomeInUse, ConfigError, PortTaken, ProcessNotReady];

async function start(settings: Settings, log: (line: string) => void): Promise<System> {
  if (!(await isFreePort(settings.port))) throw new PortTaken(settings.port);
  const startedAt = Date.now();
  const { home, host, port, replicas, containers } = settings;
  const system = await startSystem({ home, host, port, replicas, containers, log });
  try {
    const demo = await openDemo(system, { env: process.env, log });
    if (!settings.quiet) process.stdout.write(`\n${announcement(demo, home, Date.now() - startedAt)}`);
    return system;
  } catch (error) {
    await system.stop();
    throw error;
  }
}

function say(error: unknown): void {
  const spoken = SPOKEN.some((kind) => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? (spoken ? error.message : (error.stack ?? error.message)) : String(error)}\n`);
}

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const log = (line: string): void => {
    if (!settings.quiet) process.stdout.write(`${line}\n`);
  };
  let stopping = false;
  const starting = start(settings, log);
  const stop = async (): Promise<void> => {
    // Asked twice, we go at once; the watchdogs end what is left.
    if (stopping) process.exit(1);
    stopping = true;
    log('\nstopping');
    // What is half started is stopped as well, once it stands.
    const system = await starting.catch(() => undefined);
    await system?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  watchNpm(process.env, () => void stop());
  await starting;
} catch (error) {
  say(error);
  process.exit(1);
}

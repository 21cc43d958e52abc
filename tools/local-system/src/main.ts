import { BackingServerUnavailable, HomeInUse, isFreePort } from '@storefront/backing-servers';
import { ConfigError } from '@storefront/config';
import { announcement } from './announcement.ts';
import { startDemo } from './demo/start-demo.ts';
import { ProcessNotReady } from './processes/spawn-service.ts';
import { watchNpm } from './processes/watch-npm.ts';
import { readSettings, type Settings } from './settings.ts';
import { type System, startSystem } from './start-system.ts';

/** The gateway's port is in use by another program. */
class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(`Port ${port} is in use. Set PORT to a free port, for example PORT=${port + 10} npm start.`);
  }
}

/** Errors whose message is enough for the user; any other error is printed with its stack trace. */
const USER_ERRORS = [BackingServerUnavailable, HomeInUse, ConfigError, PortTaken, ProcessNotReady];

async function start(settings: Settings, log: (line: string) => void): Promise<System> {
  if (!(await isFreePort(settings.port))) throw new PortTaken(settings.port);
  const startedAt = Date.now();
  const { home, host, port, replicas, containers } = settings;
  const system = await startSystem({ home, host, port, replicas, containers, log });
  try {
    const demo = await startDemo(system, { env: process.env, log });
    if (!settings.quiet) process.stdout.write(`\n${announcement(demo, home, Date.now() - startedAt)}`);
    return system;
  } catch (error) {
    await system.stop();
    throw error;
  }
}

function printError(error: unknown): void {
  const isUserError = USER_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? (isUserError ? error.message : (error.stack ?? error.message)) : String(error)}\n`);
}

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const log = (line: string): void => {
    if (!settings.quiet) process.stdout.write(`${line}\n`);
  };
  let stopping = false;
  const starting = start(settings, log);
  const stop = async (): Promise<void> => {
    // On the second signal exit at once; the watchdogs stop what is left.
    if (stopping) process.exit(1);
    stopping = true;
    log('\nstopping');
    // If startup is still in progress, wait for it and stop the result as well.
    const system = await starting.catch(() => undefined);
    await system?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  watchNpm(process.env, () => void stop());
  await starting;
} catch (error) {
  printError(error);
  process.exit(1);
}

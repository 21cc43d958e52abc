import { BackingServerUnavailable, HomeInUse } from '@storefront/backing-servers';
import { ConfigError } from '@storefront/config';
import { ProcessNotReady } from './processes/spawn-service.ts';
import type { System } from './start-system.ts';

/** How a program starts the system that it runs. */
export type Launcher = {
  /** Starts the system; on failure it leaves nothing running. */
  readonly start: () => Promise<Pick<System, 'stop'>>;
  readonly log: (line: string) => void;
  /** Further errors whose message is enough for the user; any other error is printed with its stack trace. */
  readonly userErrors?: readonly (abstract new (...args: never[]) => Error)[];
  /** Receives a function that stops the system, for reasons other than signals. */
  readonly onStopper?: (stop: () => void) => void;
};

/** Errors of every launcher whose message is enough for the user. */
const USER_ERRORS = [BackingServerUnavailable, HomeInUse, ConfigError, ProcessNotReady];

/** Runs a system until SIGINT, SIGTERM, or SIGHUP, and then exits with 0. Exits with 1 if the start fails, or at once on a second signal. */
export async function runUntilStopped({ start, log, userErrors = [], onStopper }: Launcher): Promise<void> {
  const starting = start();
  let stopping = false;
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
  onStopper?.(() => void stop());
  try {
    await starting;
  } catch (error) {
    const isUserError = [...USER_ERRORS, ...userErrors].some((kind) => error instanceof kind);
    process.stderr.write(`${textOf(error, isUserError)}\n`);
    process.exit(1);
  }
}

function textOf(error: unknown, isUserError: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return isUserError ? error.message : (error.stack ?? error.message);
}

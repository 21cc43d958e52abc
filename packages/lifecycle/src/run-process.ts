import { batchedOutput, createLogger, flushTelemetry, type LineOutput, type Logger } from '@storefront/telemetry';
import {
  type CloseResource,
  closeResources,
  type Resource,
  SHUTDOWN,
  SHUTDOWN_AFTER_FAILURE,
  type ShutdownBudget,
} from './close-resources.ts';
import { collectAfterStart } from './collect-after-start.ts';

/** The argument of a process's `main` function. */
export interface Lifecycle {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
  /** The output of the log. */
  readonly output: LineOutput;
  /** Registers a resource to close. Resources are closed in reverse order. */
  onClose(label: string, close: CloseResource): void;
}

/**
 * Runs a process: `main` opens its resources in order; SIGTERM or SIGINT closes them in reverse order and exits with code 0.
 * If startup fails, closes what was opened, prints the reason in one line on stderr, and exits with code 1. An uncaught exception or an
 * unhandled rejection closes the resources within five seconds and exits with code 1. Every exit sends the buffered telemetry first.
 */
export async function runProcess(name: string, main: (life: Lifecycle) => Promise<void>, budget = SHUTDOWN): Promise<void> {
  const output = batchedOutput(process.stdout, (lines) => log.warn({ lines }, 'log_lines_lost'));
  const log: Logger = createLogger(name, process.env.LOG_LEVEL ?? 'info', output);
  const open: Resource[] = [];
  let closing: Promise<boolean> | undefined;
  let hasFailed = false;

  const exit = async (limits: ShutdownBudget): Promise<never> => {
    closing ??= closeResources(open, limits, log);
    const isDrained = await closing;
    if (isDrained) log.info('stopped');
    await flushTelemetry();
    process.exit(hasFailed || !isDrained ? 1 : 0);
  };
  const stop = (signal: string): void => {
    if (closing !== undefined) return;
    log.info({ signal }, 'stopping');
    void exit(budget);
  };
  const fail = (error: unknown, event: string): void => {
    log.fatal({ err: error }, event);
    // A second failure, for example of a resource that is being closed, changes nothing.
    if (hasFailed) return;
    hasFailed = true;
    void exit(SHUTDOWN_AFTER_FAILURE);
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('unhandledRejection', (error) => fail(error, 'unhandled_rejection'));
  process.on('uncaughtException', (error) => fail(error, 'uncaught_exception'));

  try {
    await main({ env: process.env, log, output, onClose: (label, close) => open.push({ label, close }) });
    log.info('started');
    collectAfterStart();
  } catch (error) {
    // A signal during startup closes what the startup still uses.
    if (closing !== undefined) return;
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    log.debug({ err: error }, 'start_failed');
    hasFailed = true;
    await exit(SHUTDOWN_AFTER_FAILURE);
  }
}

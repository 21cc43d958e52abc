import { batchedOutput, createLogger, type LineOutput, type Logger } from '@storefront/telemetry';

export interface Lifecycle {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
  /** Where the log writes its lines. */
  readonly output: LineOutput;
  /** Registers what must be closed; closing runs in reverse order of opening. */
  onClose(label: string, close: () => Promise<void> | void): void;
}

/** An orchestrator kills after its own grace; by then everything of value is committed or leased. */
const FORCED_EXIT_MS = 30_000;

/**
 * Runs a process: `main` opens its resources in order, a SIGTERM or SIGINT closes them in reverse and exits 0.
 * A failing start closes what was opened, says why on stderr in one line and exits 1.
 */
export async function runProcess(name: string, main: (life: Lifecycle) => Promise<void>): Promise<void> {
  const output = batchedOutput();
  const log = createLogger(name, process.env.LOG_LEVEL ?? 'info', output);
  const open: { label: string; close: () => Promise<void> | void }[] = [];
  let closing: Promise<void> | undefined;

  const closeAll = async (): Promise<void> => {
    for (const { label, close } of open.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error, resource: label }, 'close_failed');
      }
    }
  };
  const stop = (signal: string): void => {
    if (closing !== undefined) return;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
    closing = closeAll().then(() => {
      log.info('stopped');
      process.exit(0);
    });
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled_rejection'));

  try {
    await main({ env: process.env, log, output, onClose: (label, close) => open.push({ label, close }) });
    log.info('started');
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    log.debug({ err: error }, 'start_failed');
    await closeAll();
    process.exit(1);
  }
}

import { createLogger } from '@storefront/telemetry';
import { closeInReverse, type Resource } from './close-resources.ts';
import type { Lifecycle } from './run-process.ts';

/** A service that shares its process with others. */
export interface Part {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  /** Opens the resources of the service, as the `main` function of a process of its own would. */
  readonly start: (life: Lifecycle) => Promise<void>;
}

/**
 * Starts services in one process at the same time, each with its own environment and logger. The process closes them one after the other, the last one
 * first, and the resources of each in reverse order. Rejects after all have started or failed, with the reasons of those that failed.
 */
export async function startParts(parts: readonly Part[], life: Lifecycle): Promise<void> {
  const started = await Promise.allSettled(parts.map((part) => startPart(part, life)));
  const reasons = started.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  if (reasons.length === 0) return;
  throw new AggregateError(reasons, reasons.map(({ message }) => message).join('\n'));
}

async function startPart({ name, env, start }: Part, life: Lifecycle): Promise<void> {
  const log = createLogger(name, env.LOG_LEVEL ?? 'info', life.output);
  const open: Resource[] = [];
  life.onClose(name, (deadline) => closeInReverse(open.splice(0), deadline, log));
  try {
    await start({ env, log, output: life.output, onClose: (label, close) => open.push({ label, close }) });
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

import type { Logger } from '@storefront/telemetry';

/** Closes a resource. When `deadline` is aborted, work in progress must be cut off. */
export type CloseResource = (deadline: AbortSignal) => Promise<void> | void;

/** An open resource of a process. */
export interface Resource {
  readonly label: string;
  readonly close: CloseResource;
}

/** How long a shutdown may take, whatever the state of the databases and peers. */
export interface ShutdownBudget {
  /** All resources together may finish their work within this time. */
  readonly drainMs: number;
  /** After that, all resources that are still open are closed at once and may take this long. */
  readonly closeMs: number;
}

/**
 * The longest request takes 8 s, and a statement to which Postgres does not respond is given up after 11 s. With the last telemetry (2 s), a process exits within
 * 22 s, which leaves 8 s of the usual grace period of orchestrators for a pause before SIGTERM.
 */
export const SHUTDOWN: ShutdownBudget = { drainMs: 15_000, closeMs: 5_000 };
/** After a failure, shutdown is short, because the state of the process is unknown and its replacement is waiting. */
export const SHUTDOWN_AFTER_FAILURE: ShutdownBudget = { drainMs: 3_000, closeMs: 2_000 };

/** Closes the resources in reverse order, and removes them from the list. Returns whether all of them closed within the budget. */
export async function closeResources(open: Resource[], { drainMs, closeMs }: ShutdownBudget, log: Logger): Promise<boolean> {
  const left = new Set(open.map(({ label }) => label));
  const deadline = new AbortController();
  const cutOff = setTimeout(() => deadline.abort(), drainMs);
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
  const forced = setTimeout(giveUp, drainMs + closeMs);

  await Promise.race([closeInReverse(open.splice(0), deadline.signal, log, (label) => left.delete(label)), late]);
  clearTimeout(cutOff);
  clearTimeout(forced);
  if (left.size > 0) log.error({ drain_ms: drainMs + closeMs, resources: [...left] }, 'drain_timed_out');
  return left.size === 0;
}

/** Closes resources in reverse order, one after the other, and those that are left at once when `deadline` is aborted. One that fails does not stop the others. */
export async function closeInReverse(
  resources: readonly Resource[],
  deadline: AbortSignal,
  log: Logger,
  onClosed: (label: string) => void = () => undefined,
): Promise<void> {
  const overdue = Promise.withResolvers<void>();
  if (deadline.aborted) overdue.resolve();
  deadline.addEventListener('abort', () => overdue.resolve());

  const closeOne = async ({ label, close }: Resource): Promise<void> => {
    try {
      await close(deadline);
    } catch (error) {
      log.error({ err: error, resource: label }, 'close_failed');
    }
    onClosed(label);
  };
  const closing: Promise<void>[] = [];
  for (const resource of resources.toReversed()) {
    const closed = closeOne(resource);
    closing.push(closed);
    await Promise.race([closed, overdue.promise]);
  }
  await Promise.all(closing);
}

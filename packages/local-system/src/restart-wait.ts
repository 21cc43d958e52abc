/** A process that ran this long was healthy: its next end is a new trouble, not the old one again. */
export const HEALTHY_AFTER_MS = 5_000;

/** Short enough that a kill is hardly noticed, long enough that a process that cannot start does not eat a core. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

/** How long to wait before starting a process again, when it has ended `failures` times running without being healthy in between. */
export function restartWaitMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures, 10), LONGEST_WAIT_MS);
}

/** A process that has run this long counts as healthy; its next exit starts a new failure count. */
export const HEALTHY_AFTER_MS = 5_000;

/** Short enough that a kill goes almost unnoticed, long enough that a process that cannot start does not use a whole core. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

/** Returns how long to wait before restarting a process that has failed `failures` times in a row. */
export function restartWaitMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures, 10), LONGEST_WAIT_MS);
}

/** The longest time that a timer of Node can run. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Returns a function that adds a deadline, in milliseconds since the epoch. At the earliest one, `onDeadline` is called with the time, and returns the next
 * deadline that it knows of. There is at most one timer, which does not keep the process running.
 */
export function startWatchingDeadlines(onDeadline: (at: number) => number): (deadlineAt: number) => void {
  let timer: NodeJS.Timeout | undefined;
  let firesAt = Number.POSITIVE_INFINITY;

  const fire = (): void => {
    firesAt = Number.POSITIVE_INFINITY;
    watch(onDeadline(Date.now()));
  };
  const watch = (deadlineAt: number): void => {
    if (deadlineAt >= firesAt) return;
    clearTimeout(timer);
    firesAt = deadlineAt;
    timer = setTimeout(fire, Math.min(TIMER_MAX_MS, Math.max(1, deadlineAt - Date.now()))).unref();
  };
  return watch;
}

/** Tells whether a service has been given work lately. What it polls for can wait longer while it has not. */
export interface Activity {
  /** Call when work arrives, and when it is done. */
  readonly note: () => void;
  readonly isIdle: () => boolean;
  /** Calls `listener` when work arrives at the idle service. Returns a function that stops it. */
  readonly onResume: (listener: () => void) => () => void;
}

/** Longer than the waits between the tries of work that failed at first, which follow at the pace of a busy service. */
const IDLE_AFTER_MS = 60_000;

/** Creates the activity of a service. A service that starts is active, because it can find the work of a process that has died. */
export function createActivity(idleAfterMs = IDLE_AFTER_MS): Activity {
  const listeners = new Set<() => void>();
  let notedAt = performance.now();
  const isIdle = (): boolean => performance.now() - notedAt >= idleAfterMs;
  return {
    note() {
      const wasIdle = isIdle();
      notedAt = performance.now();
      if (wasIdle) for (const listener of listeners) listener();
    },
    isIdle,
    onResume(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Frequent enough to go unnoticed; the check costs almost nothing. */
const LOOK_EVERY_MS = 1_000;

/**
 * Calls `onGone` once if the npm process that started this one exits without sending a signal, as after kill -9, because Ctrl-C
 * would no longer stop it. Does nothing if this process was started without npm, since it may then outlive its shell.
 */
export function watchNpm(env: NodeJS.ProcessEnv, onGone: () => void): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

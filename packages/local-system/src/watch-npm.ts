/** Often enough that nobody waits for it, and it costs nothing. */
const LOOK_EVERY_MS = 1_000;

/**
 * Calls `onGone` once when the npm that started this process has ended without a word, as after kill -9: nobody would be left to
 * press Ctrl-C. A process that was started without npm may outlive its shell, so there it does nothing.
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

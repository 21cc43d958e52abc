import { existsSync } from 'node:fs';
import { join } from 'node:path';

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

/** Calls `onGone` once if the folder of a running system is deleted, even if a process has created it again: the secrets were in it. */
export function watchHome(home: string, onGone: (home: string) => void): void {
  const timer = setInterval(() => {
    if (existsSync(join(home, 'secrets.json'))) return;
    clearInterval(timer);
    onGone(home);
  }, LOOK_EVERY_MS);
  timer.unref();
}

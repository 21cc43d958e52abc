import { readFileSync, watchFile } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Preloaded into every service of a run with `--import`. Moves the clock of the process by the milliseconds in the file of its service, in the folder
 * that CHAOS_CLOCKS names, and moves it again when the file changes.
 */
const POLL_MS = 250;

const folder = process.env.CHAOS_CLOCKS;
if (folder !== undefined) {
  const file = join(folder, serviceOf(process.argv[1] ?? ''));
  const now = Date.now;
  let skewMs = 0;
  const read = (): void => {
    try {
      skewMs = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      skewMs = 0;
    }
  };
  read();
  watchFile(file, { interval: POLL_MS, persistent: false }, read);
  globalThis.Date = class extends Date {
    static override now(): number {
      return now() + skewMs;
    }
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [now() + skewMs] : given) as [number]));
    }
  } as DateConstructor;
}

/** The entry point is `<service>/src/main.ts`. */
function serviceOf(entry: string): string {
  return basename(dirname(dirname(entry)));
}

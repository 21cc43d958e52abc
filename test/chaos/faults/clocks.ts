import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PRELOAD = new URL('./movable-clock.ts', import.meta.url).href;

/** The clocks of the services, which can be moved while they run. */
export interface Clocks {
  /** The environment of every service. */
  readonly env: Readonly<Record<string, string>>;
  move(service: string, minutes: number): void;
}

/** Prepares clocks with their state in `folder`. */
export function createClocks(folder: string): Clocks {
  mkdirSync(folder, { recursive: true });
  return {
    env: { CHAOS_CLOCKS: folder, NODE_OPTIONS: `--import ${PRELOAD}` },
    move: (service, minutes) => writeFileSync(join(folder, service), String(minutes * 60_000)),
  };
}

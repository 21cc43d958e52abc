import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import { processTable, treeTicks } from '../load/probes/processor-time.ts';

const EVERY_MS = 500;
/** Linux reports processor time in hundredths of a second: a fifth of one processor. */
const QUIET_TICKS = 10;
/** Work that an attack left behind may take longer; then the next window alone shows it. */
const WITHIN_MS = 15_000;

/** Waits until all processes run and take little processor time, so that what one attack left behind does not count against the next. */
export async function settle(system: System): Promise<void> {
  const until = Date.now() + WITHIN_MS;
  let before = await ticksOf(system);
  while (Date.now() < until) {
    await sleep(EVERY_MS);
    const now = await ticksOf(system);
    if (now - before < QUIET_TICKS && system.processes().every(({ state }) => state === 'running')) return;
    before = now;
  }
}

async function ticksOf(system: System): Promise<number> {
  const table = await processTable();
  return system.processes().reduce((sum, { pid }) => sum + (table === undefined ? 0 : (treeTicks(table, pid) ?? 0)), 0);
}

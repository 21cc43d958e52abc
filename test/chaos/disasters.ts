import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOnCitus } from '@storefront/db/testing';
import type { System } from '@storefront/local-system';
import type { Random } from './random.ts';

/** The failure that a round injects. */
export interface Disaster {
  readonly name: string;
  /** Kills processes after a delay, or sets traps at which the orders process kills itself. */
  strike(system: System): Promise<void>;
}

const FAULT_STEPS = [
  'begin',
  'freeze_cart',
  'reserve_stock',
  'authorize_payment',
  'place_order',
  'commit_stock',
  'commit_payment',
  'close_cart',
  'complete',
  'release_payment',
  'release_stock',
  'unfreeze_cart',
  'abandon',
];
/** Before and after every remote call and every commit of a checkout. */
const FAULT_POINTS = FAULT_STEPS.flatMap((step) => [`${step}:before`, `${step}:after`]);

/** The system does not start the servers of Citus. */
const VICTIMS = ['orders', 'cart', 'catalog', 'billing', 'gateway', 'webhooks', 'nats', 'redis', ...(isOnCitus() ? [] : ['postgres'])];
/** A checkout takes about 50 ms, and four run concurrently. */
const STRIKES_WITHIN_MS = 250;

/**
 * Plans the disaster of a round. Odd rounds go through the points at which orders kills itself. Even rounds kill one process at a random
 * moment, and every fifth of those kills two.
 */
export function planDisaster(round: number, random: Random, faults: string): Disaster {
  if (round % 2 === 1) return trapAt(FAULT_POINTS[((round - 1) / 2) % FAULT_POINTS.length] ?? '', faults);
  const victims = Array.from({ length: round % 10 === 0 ? 2 : 1 }, () => random.pick(VICTIMS));
  const struck = [...new Set(victims)].map((victim) => ({ victim, afterMs: random.below(STRIKES_WITHIN_MS) }));
  return {
    name: struck.map(({ victim, afterMs }) => `${victim} is killed after ${afterMs} ms`).join(', '),
    async strike(system) {
      await Promise.all(
        struck.map(async ({ victim, afterMs }) => {
          await sleep(afterMs);
          await system.kill(victim);
        }),
      );
    },
  };
}

/** These points are reached only by the compensation of an interrupted checkout, so an earlier trap must interrupt it first. */
const NEEDS_FIRST: Readonly<Record<string, string>> = {
  'release_payment:before': 'authorize_payment:before',
  'release_payment:after': 'authorize_payment:before',
};

function trapAt(point: string, faults: string): Disaster {
  const points = [NEEDS_FIRST[point] ?? [], point].flat();
  return {
    name: `orders kills itself at ${points.join(' and ')}`,
    async strike() {
      for (const trap of points) writeFileSync(join(faults, trap), '');
    },
  };
}

/** Removes the traps that were not triggered and returns their names. */
export async function removeTraps(faults: string): Promise<string[]> {
  const left = FAULT_POINTS.filter((point) => existsSync(join(faults, point)));
  for (const point of left) await rm(join(faults, point), { force: true });
  return left;
}

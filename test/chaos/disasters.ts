import { readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOnCitus } from '@storefront/db/testing';
import type { System } from '@storefront/local-system';
import type { FaultPoint, FaultStep } from '../../services/orders/src/checkout/faults.ts';
import type { Random } from './random.ts';

/** The failure that a round injects. */
export interface Disaster {
  readonly name: string;
  /** The points at which the orders process is to kill itself. */
  readonly traps: readonly string[];
  /** Kills processes after a delay, or sets traps at which the orders process kills itself. */
  strike(system: System): Promise<void>;
}

/** The steps of a checkout. Some are reached only by the compensation of an interrupted checkout, so another trap must interrupt it first. */
const NEEDS_FIRST: Readonly<Record<FaultStep, FaultPoint | null>> = {
  begin: null,
  freeze_cart: null,
  reserve_stock: null,
  authorize_payment: null,
  place_order: null,
  commit_stock: null,
  commit_payment: null,
  close_cart: null,
  complete: null,
  release_payment: 'authorize_payment:before',
  release_stock: null,
  unfreeze_cart: null,
  abandon: null,
};
/** Before and after every remote call and every commit of a checkout, with the traps of a round. */
const TRAPS = Object.entries(NEEDS_FIRST).flatMap(([step, first]) =>
  ['before', 'after'].map((time) => [...(first === null ? [] : [first]), `${step}:${time}`]),
);

/** The system does not start the servers of Citus. */
const VICTIMS = ['orders', 'cart', 'catalog', 'billing', 'gateway', 'webhooks', 'nats', 'redis', ...(isOnCitus() ? [] : ['postgres'])];
/** A checkout takes about 50 ms, and four run concurrently. */
const STRIKES_WITHIN_MS = 250;

/**
 * Plans the disaster of a round. Odd rounds go through the points at which orders kills itself. Even rounds kill one process at a random
 * moment, and every fifth of those kills two.
 */
export function planDisaster(round: number, random: Random, faults: string): Disaster {
  if (round % 2 === 1) return trapAt(TRAPS[((round - 1) / 2) % TRAPS.length] ?? [], faults);
  const victims = Array.from({ length: round % 10 === 0 ? 2 : 1 }, () => random.pick(VICTIMS));
  const struck = [...new Set(victims)].map((victim) => ({ victim, afterMs: random.below(STRIKES_WITHIN_MS) }));
  return {
    name: struck.map(({ victim, afterMs }) => `${victim} is killed after ${afterMs} ms`).join(', '),
    traps: [],
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

const trapAt = (traps: readonly string[], faults: string): Disaster => ({
  name: `orders kills itself at ${traps.join(' and ')}`,
  traps,
  async strike() {
    for (const trap of traps) writeFileSync(join(faults, trap), '');
  },
});

/** Removes the traps that were not triggered and returns their names. */
export async function removeTraps(faults: string): Promise<readonly string[]> {
  const left = readdirSync(faults);
  for (const point of left) await rm(join(faults, point), { force: true });
  return left;
}

import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import type { Random } from './random.ts';

/** What befalls the system in one round. */
export interface Disaster {
  readonly name: string;
  /** Lets it happen, now or as soon as someone walks into it. */
  strike(system: System): Promise<void>;
}

const FAULT_STEPS = [
  'begin',
  'freeze_cart',
  'reserve_stock',
  'authorise_payment',
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
/** Every remote call and every commit of a checkout, before and after. */
export const FAULT_POINTS = FAULT_STEPS.flatMap((step) => [`${step}:before`, `${step}:after`]);

const VICTIMS = ['orders', 'cart', 'catalog', 'billing', 'gateway', 'webhooks', 'nats', 'redis', 'postgres'];
/** A checkout takes some 50 ms and four run at once. */
const STRIKES_WITHIN_MS = 250;

/**
 * Odd rounds walk through the points at which orders dies by its own hand, even ones kill one process from outside, at a random moment;
 * every fifth of those, two.
 */
export function disasterOf(round: number, random: Random, faults: string): Disaster {
  if (round % 2 === 1) return trapAt(FAULT_POINTS[((round - 1) / 2) % FAULT_POINTS.length] ?? '', faults);
  const victims = Array.from({ length: round % 10 === 0 ? 2 : 1 }, () => random.pick(VICTIMS));
  const struck = [...new Set(victims)].map((victim) => ({ victim, afterMs: random.below(STRIKES_WITHIN_MS) }));
  return {
    name: struck.map(({ victim, afterMs }) => `${victim} dies after ${afterMs} ms`).join(', '),
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

/** What has to be undone after an interruption is undone in full, so dying in the undoing needs a first death before it. */
const NEEDS_FIRST: Readonly<Record<string, string>> = {
  'release_payment:before': 'authorise_payment:before',
  'release_payment:after': 'authorise_payment:before',
};

function trapAt(point: string, faults: string): Disaster {
  const points = [NEEDS_FIRST[point] ?? [], point].flat();
  return {
    name: `orders dies at ${points.join(' and ')}`,
    async strike() {
      for (const trap of points) writeFileSync(join(faults, trap), '');
    },
  };
}

/** The traps that nobody has walked into, taken away. */
export async function disarm(faults: string): Promise<string[]> {
  const left = FAULT_POINTS.filter((point) => existsSync(join(faults, point)));
  for (const point of left) await rm(join(faults, point), { force: true });
  return left;
}

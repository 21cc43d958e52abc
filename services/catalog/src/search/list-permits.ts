import { createFairQueue, type FairQueue } from '@storefront/fair-queue';
import type { ListCost } from '../domain/list-cost.ts';

/** How many lists of a kind are read at the same time, of each store and in the process. */
interface PermitLimits {
  readonly perStore: number;
  readonly all: number;
}

/**
 * Broad lists are the only reads that can occupy a Postgres core and the process for long, so most cores, and some connections of the pool, remain for the others.
 * A store never gets all permits, so that misuse of a public key does not stop the lists of other stores.
 */
export const BROAD_LISTS_PER_STORE = 1;
const BROAD: PermitLimits = { perStore: BROAD_LISTS_PER_STORE, all: 2 };
/** Most lists take a few milliseconds, half of them outside Postgres. */
export const NARROW_LISTS_PER_STORE = 4;
const NARROW: PermitLimits = { perStore: NARROW_LISTS_PER_STORE, all: 6 };
/** The pool for which these permits leave connections to other reads. A smaller one has fewer permits, in proportion. */
const POOL_MAX = 10;
/** More would hardly start before their deadline. */
const WAITING_MAX = 256;

/** The permits of the lists of products, by what they cost, so that broad ones do not delay narrow ones. */
export type ListPermits = Readonly<Record<ListCost, FairQueue>>;

/** Creates the permits of a process with a pool of `poolMax` connections. */
export const listPermits = (poolMax: number): ListPermits => ({
  broad: queueOf('broad_lists', BROAD, poolMax),
  narrow: queueOf('narrow_lists', NARROW, poolMax),
});

function queueOf(resource: string, { perStore, all }: PermitLimits, poolMax: number): FairQueue {
  const share = Math.min(1, poolMax / POOL_MAX);
  const fitting = (permits: number): number => Math.max(1, Math.floor(permits * share));
  return createFairQueue({ resource, running: fitting(all), runningPerStore: fitting(perStore), waiting: WAITING_MAX });
}

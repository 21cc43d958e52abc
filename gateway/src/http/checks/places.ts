import { createFairQueue, type FairQueue } from '@storefront/fair-queue';

/** How many requests of one kind a gateway processes at once. */
export interface PlaceLimit {
  readonly all: number;
  /** The difference is left to other stores, whatever one store does. */
  readonly perStore: number;
  /** How many wait for a place. */
  readonly waiting: number;
}

type Kind = 'catalogReads' | 'others' | 'longPolls';

/** The limits of each kind of request. */
export type PlaceLimits = Readonly<Record<Kind, PlaceLimit>>;

/** The places of the requests in progress, for which stores and then clients take turns. */
export type Places = Readonly<Record<Kind, FairQueue>>;

/**
 * A gateway completes a few thousand requests per second, so a read that is admitted starts within a second. Without a limit, an overloaded gateway
 * works on requests whose clients have already given up.
 */
export const CATALOG_READS_IN_PROGRESS_MAX = 1000;
export const CATALOG_READS_PER_STORE_MAX = 800;
/** Reserved for carts, checkouts, and orders, which are worth more than a page view and cannot be served from a cache. */
export const OTHERS_IN_PROGRESS_MAX = 500;
export const OTHERS_PER_STORE_MAX = 400;
/** Requests that wait for events take longer than all others. A store has ten listeners in each mode. */
export const LONG_POLLS_MAX = 500;
export const LONG_POLLS_PER_STORE_MAX = 50;
/** As many as complete within the wait below. */
export const PLACES_AWAITED_MAX = 1000;
/** A place becomes free every few milliseconds, and a client that is refused tries again after a second. */
export const PLACE_WAIT_MS = 500;

export const PLACE_LIMITS: PlaceLimits = {
  catalogReads: { all: CATALOG_READS_IN_PROGRESS_MAX, perStore: CATALOG_READS_PER_STORE_MAX, waiting: PLACES_AWAITED_MAX },
  others: { all: OTHERS_IN_PROGRESS_MAX, perStore: OTHERS_PER_STORE_MAX, waiting: PLACES_AWAITED_MAX },
  longPolls: { all: LONG_POLLS_MAX, perStore: LONG_POLLS_PER_STORE_MAX, waiting: 0 },
};

/** Creates the places of a gateway. */
export function createPlaces(limits: PlaceLimits = PLACE_LIMITS): Places {
  const queueOf = (resource: string, { all, perStore, waiting }: PlaceLimit): FairQueue =>
    createFairQueue({ resource, running: all, runningPerStore: perStore, waiting });
  return {
    catalogReads: queueOf('catalog_reads', limits.catalogReads),
    others: queueOf('requests', limits.others),
    longPolls: queueOf('long_polls', limits.longPolls),
  };
}

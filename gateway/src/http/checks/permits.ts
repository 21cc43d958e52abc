import { createFairQueue, type FairQueue } from '@storefront/fair-queue';

/** How many requests of one kind a gateway processes at once. */
export interface PermitLimit {
  readonly all: number;
  /** The difference is left to other stores, whatever one store does. */
  readonly perStore: number;
  /** How many one store has while others send requests as well, so that each of theirs waits for few of its requests. */
  readonly besideOthers: number;
  /** How many one client of a store has; by default, as many as the store. */
  readonly perClient?: number;
  /** How long those of the store that takes most time may take in all, in milliseconds. */
  readonly msBesideOthers?: number;
  /** How many wait for a permit. */
  readonly waiting: number;
}

type Kind = 'catalogReads' | 'checkouts' | 'documents' | 'others' | 'slow';

/** The limits of each kind of request. */
export type PermitLimits = Readonly<Record<Kind, PermitLimit>>;

/** The permits of the requests in progress, which stores and then clients share. */
export type Permits = Readonly<Record<Kind, FairQueue>>;

/**
 * A gateway completes a few thousand requests per second, so a read that is admitted starts within a second. Without a limit, an overloaded gateway
 * works on requests whose clients have already given up.
 */
export const CATALOG_READS_IN_PROGRESS_MAX = 1000;
export const CATALOG_READS_PER_STORE_MAX = 800;
/** Reserved for carts, checkouts, and orders, which are worth more than a page view and cannot be served from a cache. */
export const OTHERS_IN_PROGRESS_MAX = 500;
export const OTHERS_PER_STORE_MAX = 400;
/** Apart from others, because a checkout may wait for a payment gateway. */
export const CHECKOUTS_IN_PROGRESS_MAX = 300;
export const CHECKOUTS_PER_STORE_MAX = 200;
/** While its payment gateway hangs, 40 checkouts of a store wait for it, and those on other rails need permits. */
export const CHECKOUTS_BESIDE_OTHERS_MAX = 48;
/** At 10 ms each, 800 requests of one store per second. The processes respond in the order of arrival, so each one more delays other stores. */
export const BESIDE_OTHERS_MAX = 8;
/** Slow requests of the store that takes most time delay others more, so fewer of them run: those of 20 ms eight at a time, those of 40 ms four. */
export const BESIDE_OTHERS_MS = 160;
/** Files last for as long as their reader takes. 50 at once are more than a store's shoppers read. */
export const DOCUMENTS_MAX = 500;
export const DOCUMENTS_PER_STORE_MAX = 50;
/** The others of a shopper wait, so that one who opens 50 and reads none leaves most permits of the store to others. */
export const DOCUMENTS_PER_SHOPPER_MAX = 10;
/** 50 documents of one shopper, the longest of which take 0.3 s each. */
export const DOCUMENT_WAIT_MS = 20_000;
/** Requests that wait for events take longer than all others. A store has ten listeners in each mode. */
export const SLOW_REQUESTS_MAX = 500;
export const SLOW_REQUESTS_PER_STORE_MAX = 50;
/** As many as complete within the wait below. */
export const PERMITS_AWAITED_MAX = 1000;
/** Longer than a page of a shop that makes twenty requests at once waits for four permits at 100 ms each. */
export const PERMIT_WAIT_MS = 2000;

export const PERMIT_LIMITS: PermitLimits = {
  catalogReads: {
    all: CATALOG_READS_IN_PROGRESS_MAX,
    perStore: CATALOG_READS_PER_STORE_MAX,
    besideOthers: BESIDE_OTHERS_MAX,
    msBesideOthers: BESIDE_OTHERS_MS,
    waiting: PERMITS_AWAITED_MAX,
  },
  checkouts: {
    all: CHECKOUTS_IN_PROGRESS_MAX,
    perStore: CHECKOUTS_PER_STORE_MAX,
    besideOthers: CHECKOUTS_BESIDE_OTHERS_MAX,
    waiting: PERMITS_AWAITED_MAX,
  },
  documents: {
    all: DOCUMENTS_MAX,
    perStore: DOCUMENTS_PER_STORE_MAX,
    besideOthers: DOCUMENTS_PER_STORE_MAX,
    perClient: DOCUMENTS_PER_SHOPPER_MAX,
    waiting: PERMITS_AWAITED_MAX,
  },
  others: {
    all: OTHERS_IN_PROGRESS_MAX,
    perStore: OTHERS_PER_STORE_MAX,
    besideOthers: BESIDE_OTHERS_MAX,
    msBesideOthers: BESIDE_OTHERS_MS,
    waiting: PERMITS_AWAITED_MAX,
  },
  slow: {
    all: SLOW_REQUESTS_MAX,
    perStore: SLOW_REQUESTS_PER_STORE_MAX,
    besideOthers: SLOW_REQUESTS_PER_STORE_MAX,
    waiting: 0,
  },
};

/** Creates the permits of a gateway. */
export function createPermits(limits: PermitLimits = PERMIT_LIMITS): Permits {
  const queueOf = (
    resource: string,
    { all, perStore, besideOthers, perClient = perStore, msBesideOthers = Number.POSITIVE_INFINITY, waiting }: PermitLimit,
  ): FairQueue =>
    createFairQueue({
      resource,
      running: all,
      runningPerStore: perStore,
      runningBesideOthers: besideOthers,
      runningPerClient: perClient,
      msBesideOthers,
      waiting,
    });
  return {
    catalogReads: queueOf('catalog_reads', limits.catalogReads),
    checkouts: queueOf('checkouts', limits.checkouts),
    documents: queueOf('documents', limits.documents),
    others: queueOf('requests', limits.others),
    slow: queueOf('slow_requests', limits.slow),
  };
}

import { AppError } from '@storefront/errors';
import { bulkhead, type IPolicy, isBulkheadRejectedError, isTaskCancelledError, wrap } from 'cockatiel';

/** Which searches share slots, and until when a search may start. */
export interface SearchTurn {
  readonly tenantId: string;
  /** The deadline of the caller, in milliseconds since the epoch. */
  readonly deadlineAt: number | undefined;
  /** Whether the search can match the whole catalog. */
  readonly isBroad: boolean;
}

/** Runs a search when a slot is free, or rejects with gateway_timeout if none is free before the deadline. */
export type SearchLimit = <T>(turn: SearchTurn, search: () => Promise<T>) => Promise<T>;

/** How many searches of a kind run at the same time, of each store and in the process. */
interface Slots {
  readonly perStore: number;
  readonly all: number;
}

/**
 * Searches are the only reads that can occupy a Postgres core for long, so most cores, and some connections of the pool, remain for the others.
 * A store never gets all slots, so that misuse of a public key does not stop the searches of other stores.
 */
export const BROAD_SEARCHES_PER_STORE = 1;
const BROAD: Slots = { perStore: BROAD_SEARCHES_PER_STORE, all: 2 };
/** Most narrow searches take a few milliseconds, half of them outside Postgres. */
export const NARROW_SEARCHES_PER_STORE = 4;
const NARROW: Slots = { perStore: NARROW_SEARCHES_PER_STORE, all: 6 };
/** The pool for which these slots leave connections to other reads. A smaller one has fewer slots, in proportion. */
const POOL_MAX = 10;
/** More would not start before their deadline. */
const WAITING_PER_STORE = 64;

/** Creates the limit of concurrent searches of a process with a pool of `poolMax` connections. Broad searches do not delay narrow ones. */
export function searchLimit(poolMax: number): SearchLimit {
  const [broad, narrow] = [limitOf(fitting(BROAD, poolMax)), limitOf(fitting(NARROW, poolMax))];
  return (turn, search) => (turn.isBroad ? broad : narrow)(turn, search);
}

const fitting = ({ perStore, all }: Slots, poolMax: number): Slots => {
  const share = Math.min(1, poolMax / POOL_MAX);
  return { perStore: Math.max(1, Math.floor(perStore * share)), all: Math.max(1, Math.floor(all * share)) };
};

function limitOf({ perStore, all }: Slots): SearchLimit {
  const process = bulkhead(all, Infinity);
  const stores = new Map<string, { readonly limit: IPolicy; searches: number }>();

  return async ({ tenantId, deadlineAt }, search) => {
    const store = stores.get(tenantId) ?? { limit: wrap(bulkhead(perStore, WAITING_PER_STORE), process), searches: 0 };
    stores.set(tenantId, store);
    store.searches += 1;
    try {
      return await store.limit.execute(({ signal }) => {
        // A search that waited until its deadline is not started.
        if (signal.aborted || (deadlineAt !== undefined && deadlineAt <= Date.now())) throw searchTimedOut();
        return search();
      });
    } catch (error) {
      throw isBulkheadRejectedError(error) || isTaskCancelledError(error) ? searchTimedOut(error) : error;
    } finally {
      store.searches -= 1;
      if (store.searches === 0) stores.delete(tenantId);
    }
  };
}

const searchTimedOut = (cause?: unknown): AppError =>
  new AppError('gateway_timeout', 'The search did not finish in time.', { reason: 'downstream_timeout', cause });

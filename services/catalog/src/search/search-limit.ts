import { AppError } from '@storefront/errors';
import { bulkhead, type IPolicy, isBulkheadRejectedError, isTaskCancelledError, wrap } from 'cockatiel';

/** Runs a search when a slot is free, or rejects with gateway_timeout if none is free before `deadlineAt`. */
export type SearchLimit = <T>(tenantId: string, deadlineAt: number | undefined, search: () => Promise<T>) => Promise<T>;

/** Searches are the only reads that can occupy a Postgres core for long, so most cores remain for the others. */
const SEARCHES_MAX = 2;
/** One for each store, so that misuse of a public key does not stop the searches of other stores. A search takes a few milliseconds. */
export const SEARCHES_PER_STORE = 1;
/** More would not start before their deadline. */
const WAITING_PER_STORE = 64;

/** Creates the limit of concurrent searches of a process. */
export function searchLimit(): SearchLimit {
  const all = bulkhead(SEARCHES_MAX, Infinity);
  const stores = new Map<string, { readonly limit: IPolicy; searches: number }>();

  return async (tenantId, deadlineAt, search) => {
    const store = stores.get(tenantId) ?? { limit: wrap(bulkhead(SEARCHES_PER_STORE, WAITING_PER_STORE), all), searches: 0 };
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

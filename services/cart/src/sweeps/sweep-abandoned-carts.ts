import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import { deleteAbandonedCarts } from '../store/abandoned-carts.ts';
import type { Database } from '../store/schema.ts';

/** An expired cart says so for as long again as it lived, twice over; then it is as if it had never been. */
const KEPT_DAYS = 60;
/** A fraction of a second of work under the statement timeout. */
const BATCH = 500;
/** Old rows only cost room. */
const EVERY_MS = 10 * 60_000;

/** Deletes long expired carts, a batch at a time, until closed. Every process may: locked rows are left to whoever holds them. */
export function sweepAbandonedCarts(db: Kysely<Database>, log: Logger): { close(): Promise<void> } {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const full = await deleteBatch(db, log);
      if (!full) await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    close: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Whether there may be more. */
async function deleteBatch(db: Kysely<Database>, log: Logger): Promise<boolean> {
  try {
    return (await deleteAbandonedCarts(db, { keptDays: KEPT_DAYS, limit: BATCH })) === BATCH;
  } catch (error) {
    // The database may be away for a moment; the carts are still there the next time.
    log.warn({ err: error, sweep: 'abandoned_carts' }, 'sweep_failed');
    return false;
  }
}

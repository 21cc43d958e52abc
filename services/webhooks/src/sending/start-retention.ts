import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import { deleteEndedSubscriptions, deleteOldDeliveries } from '../store/delete-old.ts';
import type { Database } from '../store/schema.ts';

/** What the contract promises: long enough to look into last month, short enough not to hoard customers' data. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** Often enough that a delete stays small. */
const EVERY_MS = 10 * 60_000;
/** Locks are held for milliseconds; a turn deletes up to fifty thousand. */
const BATCH = 1_000;
const BATCHES_MAX = 50;

/** Deletes deliveries that are older than they are kept, now and then, and subscriptions that nothing is left of. */
export function startRetention(db: Kysely<Database>, log: Logger): { readonly close: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => deleteOld(db)).catch((error: unknown) => log.warn({ err: error }, 'webhook_retention_failed'));
  }, EVERY_MS);
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}

async function deleteOld(db: Kysely<Database>): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    if ((await deleteOldDeliveries(db, KEPT_MS, BATCH)) < BATCH) break;
  }
  await deleteEndedSubscriptions(db);
}

import { inTransaction, type Scope } from '@storefront/db';
import type { reportSkipped } from '@storefront/lifecycle';
import { listFeeds, purgeOldest } from '../store/purge-events.ts';
import type { Db } from '../store/schema.ts';

/** Deletes events that are older than promised, or that neither a feed nor a listener needs. Returns how many. A store that fails does not stop the others. */
export async function purgeEvents(db: Db, report: ReturnType<typeof reportSkipped>): Promise<number> {
  let purged = 0;
  for (let after: Scope | undefined, feeds = await listFeeds(db, after); feeds.length > 0; feeds = await listFeeds(db, after)) {
    for (const scope of feeds) {
      try {
        purged += await purgeStore(db, scope);
      } catch (error) {
        report(scope.tenantId, error);
      }
    }
    after = feeds.at(-1);
  }
  return purged;
}

async function purgeStore(db: Db, scope: Scope): Promise<number> {
  for (let purged = 0; ;) {
    const { deleted, hasMore } = await inTransaction(db, (trx) => purgeOldest(trx, scope));
    purged += deleted;
    if (!hasMore) return purged;
  }
}

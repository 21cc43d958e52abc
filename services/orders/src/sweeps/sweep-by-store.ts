import { byStore, claimByStore } from '@storefront/db';
import type { Logger } from '@storefront/telemetry';

/** The claim and the action of a sweep. */
interface DueWork<Key extends { readonly tenantId: string }, Claimed> {
  /** The sweep's name, for the log. */
  readonly sweep: string;
  readonly log: Logger;
  /** How many items are worked on at the same time. */
  readonly atOnce: number;
  /** Finds the keys of what is due in all stores except some, longest due first, without a lock. */
  readonly find: (without: readonly string[]) => Promise<readonly Key[]>;
  /** Claims what is still due of these in one store, so that it is no longer due. */
  readonly claim: (tenantId: string, keys: readonly Key[]) => Promise<readonly Claimed[]>;
  /** Works on a claimed item. Never fails. */
  readonly work: (claimed: Claimed) => Promise<void>;
}

/**
 * Claims and works on all that is due, in batches. A store of which something is left after a batch comes next after all others, and a store whose claim fails in
 * the next run. Returns how many items were claimed.
 */
export async function sweepByStore<Key extends { readonly tenantId: string }, Claimed>(due: DueWork<Key, Claimed>): Promise<number> {
  const { sweep, log, atOnce, find, claim, work } = due;
  const failed = new Set<string>();
  let served = new Set<string>();
  let inRound = 0;
  let total = 0;
  for (;;) {
    const found = await find([...failed, ...served]);
    if (found.length === 0 && inRound === 0) return total;
    if (found.length === 0) {
      served = new Set();
      inRound = 0;
      continue;
    }
    const stores = byStore(found);
    const claimed = await claimByStore(found, atOnce, async (tenantId, keys) => {
      try {
        const ofStore = await claim(tenantId, keys);
        if (ofStore.length < (stores.get(tenantId)?.length ?? 0)) served.add(tenantId);
        return ofStore;
      } catch (error) {
        failed.add(tenantId);
        log.warn({ err: error, sweep, tenant_id: tenantId }, 'store_not_swept');
        return [];
      }
    });
    await Promise.all(claimed.map(work));
    inRound += claimed.length;
    total += claimed.length;
  }
}

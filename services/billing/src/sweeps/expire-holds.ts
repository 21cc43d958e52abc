import { inTransaction } from '@storefront/db';
import type { BillingDeps } from '../deps.ts';
import { listLapsedHolds } from '../store/authorizations.ts';
import { freeAuthorization } from '../transactions/free-authorization.ts';

/** One sweep's share, a few seconds of work; the rest comes with the next. */
const HOLDS_MAX = 500;

/** Gives back what checkouts hold that nobody committed in time. One transaction a hold: no two accounts are ever locked at once. */
export async function expireHolds({ db, now, afterCommit }: BillingDeps): Promise<void> {
  for (const { checkoutId, ...scope } of await listLapsedHolds(db, HOLDS_MAX)) {
    await inTransaction(db, (trx) => freeAuthorization(trx, scope, { checkoutId, to: 'EXPIRED', now: now() }));
    afterCommit();
  }
}

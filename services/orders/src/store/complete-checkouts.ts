import { type Scope, writeTogether } from '@storefront/db';
import { sql } from 'kysely';
import type { LeasedCheckout } from '../domain/checkout.ts';
import type { Db } from './schema.ts';

/** Ends a checkout whose holds are committed. Does nothing if another run owns its lease. */
export type CompleteCheckout = (leased: LeasedCheckout) => Promise<void>;

/** Returns a function that ends checkouts in one statement for those of a store that are ready at the same time. */
export const checkoutCompleter = (db: Db): CompleteCheckout =>
  writeTogether(
    async (checkouts: readonly LeasedCheckout[], scope) => {
      await completeCheckouts(db, scope, checkouts);
      return checkouts.map(() => undefined);
    },
    (leased) => leased,
  );

/** Ends checkouts of a store in one request. It commits asynchronously, because a lost record only repeats calls that are idempotent. */
async function completeCheckouts(db: Db, { tenantId, mode }: Scope, checkouts: readonly LeasedCheckout[]): Promise<void> {
  const leased = checkouts.map(({ id, leaseToken }) => sql`(${sql.lit(id)}::uuid, ${sql.lit(leaseToken)}::uuid)`);
  // Literals, because a request with parameters is one statement.
  await sql`set local synchronous_commit = off;
    update checkout set step = 'completed', finished_at = now()
    from (values ${sql.join(leased)}) as ended (id, lease_token)
    where checkout.tenant_id = ${sql.lit(tenantId)}::uuid and checkout.mode = ${sql.lit(mode)}
      -- Without the list of IDs, a plan can read all checkouts of the store and join them.
      and checkout.id = any (${sql.lit(`{${checkouts.map(({ id }) => id).join()}}`)}::uuid[]) and checkout.id = ended.id and checkout.lease_token = ended.lease_token and step = 'ordered'
  `.execute(db);
}

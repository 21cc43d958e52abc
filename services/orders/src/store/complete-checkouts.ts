import { writeTogether } from '@storefront/db';
import { sql } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { Db } from './schema.ts';

/** Ends a checkout whose holds are committed. Does nothing if another run holds its lease. */
export type CompleteCheckout = (held: HeldCheckout) => Promise<void>;

/** Returns a function that ends checkouts in one statement for those that are ready at the same time. */
export const checkoutCompleter = (db: Db): CompleteCheckout =>
  writeTogether(
    async (checkouts: readonly HeldCheckout[]) => {
      await completeCheckouts(db, checkouts);
      return checkouts.map(() => undefined);
    },
    (held) => held,
  );

/**
 * Ends checkouts in one statement. It commits asynchronously, because a lost record only repeats calls that are idempotent.
 */
async function completeCheckouts(db: Db, checkouts: readonly HeldCheckout[]): Promise<void> {
  const columnOf = (field: 'tenantId' | 'mode' | 'id' | 'leaseOwner') => checkouts.map((held) => held[field]);
  await sql`
    with relaxed as (select set_config('synchronous_commit', 'off', true) as setting),
    ended as (
      select given.* from relaxed, unnest(
        ${columnOf('tenantId')}::uuid[], ${columnOf('mode')}::text[], ${columnOf('id')}::uuid[], ${columnOf('leaseOwner')}::uuid[]
      ) as given (tenant_id, mode, id, lease_owner)
    )
    update checkout set step = 'completed', finished_at = now()
    from ended
    where checkout.tenant_id = ended.tenant_id and checkout.mode = ended.mode and checkout.id = ended.id
      and checkout.lease_owner = ended.lease_owner and checkout.step = 'ordered'
  `.execute(db);
}

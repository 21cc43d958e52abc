import { inScope, type Scope, writeTogether } from '@storefront/db';
import { sql } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { Db } from './schema.ts';

/** Ends a checkout whose holds are committed. Does nothing if another run holds its lease. */
export type CompleteCheckout = (held: HeldCheckout) => Promise<void>;

/** Returns a function that ends checkouts in one statement for those of a store that are ready at the same time. */
export const checkoutCompleter = (db: Db): CompleteCheckout =>
  writeTogether(
    async (checkouts: readonly HeldCheckout[], scope) => {
      await completeCheckouts(db, scope, checkouts);
      return checkouts.map(() => undefined);
    },
    (held) => held,
  );

async function completeCheckouts(db: Db, scope: Scope, checkouts: readonly HeldCheckout[]): Promise<void> {
  await sql`
    update checkout set step = 'completed', finished_at = now()
    from unnest(${checkouts.map(({ id }) => id)}::uuid[], ${checkouts.map(({ leaseOwner }) => leaseOwner)}::uuid[]) as ended (id, lease_owner)
    where ${inScope(scope)} and checkout.id = ended.id and checkout.lease_owner = ended.lease_owner and step = 'ordered'
  `.execute(db);
}

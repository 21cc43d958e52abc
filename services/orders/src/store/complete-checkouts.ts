import { type Scope, writeTogether } from '@storefront/db';
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

/** Ends checkouts of a store in one request. It commits asynchronously, because a lost record only repeats calls that are idempotent. */
async function completeCheckouts(db: Db, { tenantId, mode }: Scope, checkouts: readonly HeldCheckout[]): Promise<void> {
  const held = checkouts.map(({ id, leaseOwner }) => sql`(${sql.lit(id)}::uuid, ${sql.lit(leaseOwner)}::uuid)`);
  // Literals, because a request with parameters is one statement.
  await sql`set local synchronous_commit = off;
    update checkout set step = 'completed', finished_at = now()
    from (values ${sql.join(held)}) as ended (id, lease_owner)
    where checkout.tenant_id = ${sql.lit(tenantId)}::uuid and checkout.mode = ${sql.lit(mode)}
      -- Without the list of IDs, a plan can read all checkouts of the store and join them.
      and checkout.id = any (${sql.lit(`{${checkouts.map(({ id }) => id).join()}}`)}::uuid[]) and checkout.id = ended.id and checkout.lease_owner = ended.lease_owner and step = 'ordered'
  `.execute(db);
}

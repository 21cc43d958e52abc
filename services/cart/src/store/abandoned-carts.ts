import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Deletes up to `limit` open carts of any store that expired longer than `keptDays` ago; returns how many. */
export async function deleteAbandonedCarts(
  db: Kysely<Database>,
  { keptDays, limit }: { keptDays: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart where (tenant_id, mode, cart_id) in (
      select tenant_id, mode, cart_id from cart
      where status = 'OPEN' and expires_at < clock_timestamp() - ${keptDays} * interval '1 day' and held_by is null
      limit ${limit} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

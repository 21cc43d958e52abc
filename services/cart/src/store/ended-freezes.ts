import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

interface Age {
  readonly keptDays: number;
  readonly limit: number;
}

/** Deletes up to `limit` tombstones of undone checkouts that are older than `keptDays`; returns how many. */
export async function deleteReleasedFreezes(db: Kysely<Database>, { keptDays, limit }: Age): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart_freeze where (tenant_id, mode, cart_id, checkout_id) in (
      select tenant_id, mode, cart_id, checkout_id from cart_freeze
      where status = 'RELEASED' and updated_at < clock_timestamp() - ${keptDays} * interval '1 day'
      limit ${limit} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Takes the kept answers, a whole cart each, from up to `limit` freezes that were closed longer than `keptDays` ago; returns how many. The rows
 * stay beside their orders: they name the checkouts whose promotion uses count.
 */
export async function clearClosedFreezes(db: Kysely<Database>, { keptDays, limit }: Age): Promise<number> {
  const { numAffectedRows } = await sql`
    update cart_freeze set answer = null where (tenant_id, mode, cart_id, checkout_id) in (
      select tenant_id, mode, cart_id, checkout_id from cart_freeze
      where status = 'CLOSED' and answer is not null and updated_at < clock_timestamp() - ${keptDays} * interval '1 day'
      limit ${limit} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

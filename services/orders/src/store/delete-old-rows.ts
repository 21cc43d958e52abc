import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** How long a completed checkout is kept beside its order. */
export const CHECKOUT_KEPT_DAYS = 7;

/** Keys are kept 24 hours. The answer itself stays with its checkout. Deletes at most `limit`, so that no lock lasts. */
export async function deleteExpiredKeys(db: Kysely<Database>, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_record where (tenant_id, mode, customer_id, route, key) in (
      select tenant_id, mode, customer_id, route, key from idempotency_record where expires_at <= now() limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}

/**
 * Completed checkouts are kept for a week, for whoever looks into one: their orders hold what counts, and the addresses and notes need not be here
 * twice. One that a live Idempotency-Key answers from stays with it. Deletes at most `limit`.
 */
export async function deleteCompletedCheckouts(db: Kysely<Database>, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from checkout where (tenant_id, mode, id) in (
      select tenant_id, mode, id from checkout c
      where step = 'completed' and finished_at < now() - ${CHECKOUT_KEPT_DAYS} * interval '1 day' and not exists (
        select from idempotency_record r where (r.tenant_id, r.mode, r.checkout_id) = (c.tenant_id, c.mode, c.id))
      limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}

/** Checkouts that came to nothing are kept for a day, for whoever looks into one. Deletes at most `limit`. */
export async function deleteAbandonedCheckouts(db: Kysely<Database>, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from checkout where (tenant_id, mode, id) in (
      select tenant_id, mode, id from checkout where step = 'abandoned' and finished_at < now() - interval '1 day' limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}

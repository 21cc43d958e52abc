import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Deletes up to `limit` settled deliveries older than `maxAgeMs`, with their attempts. Returns how many. */
export async function deleteOldDeliveries(db: Kysely<Database>, maxAgeMs: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from delivery where ctid = any (array(
      select ctid from delivery
      where created_at < clock_timestamp() - ${maxAgeMs} * interval '1 millisecond' and status <> 'PENDING'
      limit ${limit}
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Forgets deleted subscriptions, secrets and all, that have no delivery left. */
export async function deleteEndedSubscriptions(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from subscription where deleted_at is not null and not exists (
      select from delivery where (delivery.tenant_id, delivery.mode, delivery.subscription_id) = (subscription.tenant_id, subscription.mode, subscription.id)
    )
  `.execute(db);
}

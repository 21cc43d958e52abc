import { type Kysely, sql, type Transaction } from 'kysely';
import type { DomainEvent } from './domain-event.ts';

/** Notes in the transaction of its effect that `consumer` handles the event. False when it did so before. */
export async function insertInboxRow<Database>(trx: Transaction<Database>, consumer: string, event: DomainEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inbox (tenant_id, mode, consumer, event_id)
    values (${event.tenantId}, ${event.mode}, ${consumer}, ${event.id})
    on conflict do nothing
  `.execute(trx);
  return numAffectedRows === 1n;
}

/** Deletes up to `limit` inbox rows older than `maxAgeMs`. Returns how many. */
export async function deleteOldInboxRows<Database>(db: Kysely<Database>, maxAgeMs: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from inbox where ctid = any (array(
      select ctid from inbox where handled_at < clock_timestamp() - ${maxAgeMs} * interval '1 millisecond' limit ${limit}
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

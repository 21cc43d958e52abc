import { sql, type Transaction } from 'kysely';
import type { DomainEvent } from '../event/domain-event.ts';

/** Records, in the transaction of the effect, that `consumer` handles the event. Returns false if it already did. */
export async function insertInboxRow<Database>(trx: Transaction<Database>, consumer: string, event: DomainEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inbox (tenant_id, mode, consumer, event_id)
    values (${event.tenantId}, ${event.mode}, ${consumer}, ${event.id})
    on conflict do nothing
  `.execute(trx);
  return numAffectedRows === 1n;
}

import type { Scope } from '@storefront/contract';
import { PREPARED } from '@storefront/db';
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

/** Records, in the transaction of the effect, that `consumer` handles the events of a store. Returns those that it has not handled before. */
export async function insertInboxRows<Database, Event extends DomainEvent<never>>(
  trx: Transaction<Database>,
  consumer: string,
  { tenantId, mode }: Scope,
  events: readonly Event[],
): Promise<readonly Event[]> {
  // In one order, so that two processes that get the same events cannot deadlock.
  const { rows } = await sql<{ id: string }>`${PREPARED}
    insert into inbox (tenant_id, mode, consumer, event_id)
    select ${tenantId}::uuid, ${mode}, ${consumer}, event_id from unnest(${events.map(({ id }) => id)}::text[]) as given (event_id) order by event_id
    on conflict do nothing
    returning event_id as id
  `.execute(trx);
  const fresh = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => fresh.delete(id));
}

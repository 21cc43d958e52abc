import { type Kysely, sql } from 'kysely';
import type { EventScope } from './domain-event.ts';

/** An event that a consumer could not handle, kept with the reason until an operator has it tried again. */
export interface QuarantinedEvent extends EventScope {
  readonly consumer: string;
  readonly eventId: string;
  readonly type: string;
  readonly reason: string;
  readonly tries: number;
  readonly subject: string;
  readonly payload: string;
  readonly quarantinedAt: Date;
}

/** A list is read by a person; who has more in quarantine redrives all of them. */
export const QUARANTINE_LIST_MAX = 500;

/** Puts an event aside; a later failure of the same event replaces what is noted. */
export async function insertQuarantined<Database>(db: Kysely<Database>, event: Omit<QuarantinedEvent, 'quarantinedAt'>): Promise<void> {
  await sql`
    insert into quarantine (tenant_id, mode, consumer, event_id, type, reason, tries, subject, payload)
    values (${event.tenantId}, ${event.mode}, ${event.consumer}, ${event.eventId}, ${event.type}, ${event.reason}, ${event.tries},
      ${event.subject}, ${event.payload})
    on conflict (tenant_id, mode, consumer, event_id)
    do update set reason = excluded.reason, tries = excluded.tries, payload = excluded.payload, quarantined_at = clock_timestamp()
  `.execute(db);
}

/** The oldest events in quarantine, or the one with `eventId`, over all stores of the service. */
export async function listQuarantined<Database>(db: Kysely<Database>, eventId?: string): Promise<readonly QuarantinedEvent[]> {
  const { rows } = await sql<QuarantinedEvent>`
    select tenant_id as "tenantId", mode, consumer, event_id as "eventId", type, reason, tries, subject, payload,
      quarantined_at as "quarantinedAt"
    from quarantine where ${eventId ?? null}::text is null or event_id = ${eventId ?? null}
    order by quarantined_at limit ${QUARANTINE_LIST_MAX}
  `.execute(db);
  return rows;
}

/** Forgets an event that goes back on the bus. */
export async function deleteQuarantined<Database>(db: Kysely<Database>, event: QuarantinedEvent): Promise<void> {
  await sql`
    delete from quarantine
    where tenant_id = ${event.tenantId} and mode = ${event.mode} and consumer = ${event.consumer} and event_id = ${event.eventId}
      and quarantined_at = ${event.quarantinedAt}
  `.execute(db);
}

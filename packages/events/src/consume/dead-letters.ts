import type { Scope } from '@storefront/contract';
import { type Kysely, sql } from 'kysely';

/** An event that a consumer could not handle, stored with the reason until an operator redrives it. */
export interface DeadLetter extends Scope {
  readonly consumer: string;
  readonly eventId: string;
  readonly type: string;
  readonly reason: string;
  readonly tries: number;
  readonly subject: string;
  readonly payload: string;
  readonly deadLetteredAt: Date;
}

/** Returns the reason to record for a failure. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** The maximum number of listed events; with more, an operator redrives all of them. */
const DEAD_LETTER_LIST_MAX = 500;

/** Stores a dead letter; a later failure of the same event replaces the record. */
export async function insertDeadLetter<Database>(db: Kysely<Database>, event: Omit<DeadLetter, 'deadLetteredAt'>): Promise<void> {
  await sql`
    insert into quarantine (tenant_id, mode, consumer, event_id, type, reason, tries, subject, payload)
    values (${event.tenantId}, ${event.mode}, ${event.consumer}, ${event.eventId}, ${event.type}, ${event.reason}, ${event.tries},
      ${event.subject}, ${event.payload})
    on conflict (tenant_id, mode, consumer, event_id)
    do update set reason = excluded.reason, tries = excluded.tries, payload = excluded.payload, quarantined_at = excluded.quarantined_at
  `.execute(db);
}

/** Lists the oldest dead letters, or the one with `eventId`, of all stores of the service. */
export async function listDeadLetters<Database>(db: Kysely<Database>, eventId?: string): Promise<readonly DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select tenant_id as "tenantId", mode, consumer, event_id as "eventId", type, reason, tries, subject, payload,
      quarantined_at as "deadLetteredAt"
    from quarantine where ${eventId ?? null}::text is null or event_id = ${eventId ?? null}
    order by quarantined_at limit ${DEAD_LETTER_LIST_MAX}
  `.execute(db);
  return rows;
}

/** Counts the dead letters of a consumer. */
export async function countDeadLetters<Database>(db: Kysely<Database>, consumer: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from quarantine where consumer = ${consumer}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes the record of an event that is redriven. */
export async function deleteDeadLetter<Database>(db: Kysely<Database>, event: DeadLetter): Promise<void> {
  await sql`
    delete from quarantine
    where tenant_id = ${event.tenantId} and mode = ${event.mode} and consumer = ${event.consumer} and event_id = ${event.eventId}
      and quarantined_at = ${event.deadLetteredAt}
  `.execute(db);
}

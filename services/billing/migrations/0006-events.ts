import { createEventTables } from '@storefront/events/tables';
import type { Kysely } from 'kysely';

/** The outbox, inbox and what else the event machinery keeps beside this service's own tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEventTables(db);
}

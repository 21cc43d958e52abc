import { createEventTables } from '@storefront/events/tables';
import type { Kysely } from 'kysely';

/** Creates the event tables, such as the outbox and the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEventTables(db);
}

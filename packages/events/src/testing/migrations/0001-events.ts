import { type Kysely, sql } from 'kysely';
import { up as createEventTables, indexEventsOfRequests } from '../../../migrations/0001-event-tables.ts';

/** Creates the event tables and a table of handled events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEventTables(db);
  await indexEventsOfRequests(db);
  await sql`create table handled (position bigint generated always as identity, event_id uuid not null, note text not null)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Notifies the sessions that listen to a channel. Call it after a commit and not in its transaction: Postgres lets transactions that notify commit one at a time, and
 * would wait for the disk in between.
 */
export async function notify<Database>(db: Kysely<Database>, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

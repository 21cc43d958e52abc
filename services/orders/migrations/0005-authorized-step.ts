import { type Kysely, sql } from 'kysely';

/**
 * Renames the checkout step `authorised` to `authorized`.
 *
 * The constraint keeps accepting the old spelling, so that processes of the previous version can still write it during a rolling upgrade; the
 * service reads both spellings and writes only the new one. The table lock is held for one short transaction: the table contains a week of
 * checkouts, and `authorised` is only an in-memory step, so the update normally finds no rows. `lock_timeout` limits how long the lock request
 * can block others behind it. If it expires, nothing has changed and the migration is run again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '5s'`.execute(db);
  await sql`alter table checkout drop constraint checkout_step_check`.execute(db);
  await sql`update checkout set step = 'authorized' where step = 'authorised'`.execute(db);
  await sql`alter table checkout add constraint checkout_step_check check (
    step in ('started', 'frozen', 'reserved', 'authorised', 'authorized', 'ordered', 'completed', 'compensating', 'abandoned')
  )`.execute(db);
}

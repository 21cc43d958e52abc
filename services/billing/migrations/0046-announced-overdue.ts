import { type Kysely, sql } from 'kysely';

/**
 * Stores when it was announced that an invoice is overdue. What is overdue now is not announced anymore: existing rows count as announced until now, and so do
 * not hold back an invoice that becomes overdue later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`alter table invoice add column overdue_announced_at timestamptz default now()`.execute(db);
  await sql`alter table invoice alter column overdue_announced_at drop default`.execute(db);
}

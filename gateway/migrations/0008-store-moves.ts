import { type Kysely, sql } from 'kysely';

/** Adds the state of stores that are being moved to another deployment, or have been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table store_move (
    tenant_id uuid primary key,
    move_id uuid not null,
    state text not null check (state in ('copying', 'paused', 'moved', 'left', 'arrived')),
    changed_at timestamptz(3) not null default clock_timestamp()
  )`.execute(db);
}

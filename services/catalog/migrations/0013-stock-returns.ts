import { type Kysely, sql } from 'kysely';

/** Records the returns that were put back into stock, which makes restocking idempotent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_return (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      return_id uuid not null,
      restocked_at timestamptz(3) not null default now(),
      primary key (tenant_id, mode, return_id)
    )`.execute(db);
}

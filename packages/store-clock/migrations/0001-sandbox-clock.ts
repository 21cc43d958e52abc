import { type Kysely, sql } from 'kysely';

/** Stores how far the clocks of sandboxes are ahead of the real time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_clock (
      tenant_id uuid not null,
      mode text not null check (mode = 'sandbox'),
      offset_ms bigint not null check (offset_ms >= 0),
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (tenant_id, mode)
    )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Keeps the settings that rendered prices depend on, for events that no request causes, such as the start of a sale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_setting (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      currency text not null,
      gct_rate numeric not null,
      primary key (tenant_id, mode)
    )
  `.execute(db);
}

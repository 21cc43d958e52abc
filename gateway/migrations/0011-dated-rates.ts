import { type Kysely, sql } from 'kysely';

/** Adds the time zone of stores, and the tax rates that replace `gct_rate` from a local date on: `[{from, rate}]`, in the order of the dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table store_settings
      add column time_zone text not null default 'UTC',
      add column dated_gct_rates jsonb not null default '[]' check (jsonb_typeof(dated_gct_rates) = 'array')
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Adds the limit of each client address to API keys, and the defaults that go with it to live publishable keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column rate_per_client integer
    check (rate_per_client is null or (kind = 'PUBLISHABLE' and rate_per_client between 1 and 10000000))`.execute(db);
  // All visitors of a store shared the former default of 600. A rate that an operator chose stays.
  await sql`update api_key set
    rate_per_client = 600,
    rate_per_minute = case when rate_per_minute = 600 then 60000 else rate_per_minute end
    where mode = 'live' and kind = 'PUBLISHABLE'`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Creates the table of stored responses to requests with an Idempotency-Key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotent_response (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      customer_id uuid not null,
      route text not null,
      key text not null,
      fingerprint text not null,
      response text,
      claimed_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null default clock_timestamp() + make_interval(hours => 24),
      primary key (tenant_id, mode, customer_id, route, key)
    )`.execute(db);
  await sql`create index idempotent_response_expiry on idempotent_response (expires_at)`.execute(db);
}

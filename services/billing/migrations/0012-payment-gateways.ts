import { type Kysely, sql } from 'kysely';

/** The payment gateways of stores, and what is needed to ask them about a session again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_gateway (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      provider text not null,
      -- The origin of the provider's API; null for the default.
      api_base text,
      -- Enough of the API key to recognize it.
      api_key_hint text not null,
      -- The key with which the secrets are encrypted.
      key_id text not null,
      secrets bytea not null,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, mode)
    )`.execute(db);
  await sql`create index payment_gateway_key on payment_gateway (key_id)`.execute(db);
  await sql`
    alter table payment_session
      -- What the provider is sent to open the page. Not jsonb, which reorders fields: a repeated request must be identical.
      add column page_request json,
      -- When the provider must be asked about the page again.
      add column check_at timestamptz`.execute(db);
  await sql`create index payment_session_check on payment_session (check_at) where check_at is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Adds what shoppers need to manage their accounts: when sessions were last used, when emails were verified and accounts erased, and the tokens sent by email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for a session that has not been refreshed since.
  await sql`alter table session_family add column last_used_at timestamptz`.execute(db);
  await sql`alter table customer add column email_verified_at timestamptz, add column erased_at timestamptz`.execute(db);
  await sql`
    create table account_token (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      -- The customer; a random ID in a row for an email that no customer has.
      holder_id uuid not null,
      customer_id uuid,
      purpose text not null check (purpose in ('reset', 'verification')),
      token_hash bytea not null,
      -- The address that the token verifies.
      email text not null,
      -- By the clock of the store.
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, mode, holder_id, purpose)
    )`.execute(db);
  await sql`create unique index account_token_hash on account_token (tenant_id, mode, token_hash)`.execute(db);
  await sql`create index account_token_expires on account_token (expires_at)`.execute(db);
  await sql`
    alter table login_failure
      drop constraint login_failure_subject_kind_check,
      add constraint login_failure_subject_kind_check
        check (subject_kind in ('email', 'address', 'key', 'signup', 'reset', 'verification', 'reset_address')) not valid
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Creates the tables of shopper sessions: families of single-use refresh tokens, and the failed logins that limit password guessing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session_family (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      customer_id uuid not null,
      started_at timestamptz not null default now(),
      -- When the newest refresh token of the family expires. The family is purged after that.
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('logout', 'reuse', 'suspended', 'password_changed')),
      primary key (tenant_id, mode, id),
      foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id) on delete cascade,
      check ((ended_at is null) = (end_reason is null))
    )`.execute(db);
  await sql`create index session_family_customer on session_family (tenant_id, mode, customer_id) where ended_at is null`.execute(db);
  await sql`create index session_family_ended on session_family (ended_at) where ended_at is not null`.execute(db);
  await sql`create index session_family_expires on session_family (expires_at)`.execute(db);
  await sql`
    create table refresh_token (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      token_hash bytea not null,
      family_id uuid not null,
      issued_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, mode, token_hash),
      foreign key (tenant_id, mode, family_id) references session_family (tenant_id, mode, id) on delete cascade
    )`.execute(db);
  await sql`create index refresh_token_family on refresh_token (tenant_id, mode, family_id)`.execute(db);
  await sql`
    create table login_failure (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      subject_kind text not null check (subject_kind in ('email', 'address')),
      subject text not null,
      failed_at timestamptz not null
    )`.execute(db);
  await sql`create index login_failure_subject on login_failure (tenant_id, mode, subject_kind, subject, failed_at desc)`.execute(db);
  await sql`create index login_failure_failed_at on login_failure (failed_at)`.execute(db);
}

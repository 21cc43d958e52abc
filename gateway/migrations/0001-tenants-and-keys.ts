import { up as createEventTables } from '@storefront/events/migrations/0001-event-tables';
import { type Kysely, sql } from 'kysely';

/** Creates the tables for stores, their settings in each mode, and their API keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tenant (
    tenant_id uuid primary key,
    name text not null,
    created_at timestamptz(3) not null default now()
  )`.execute(db);

  await sql`create table store_settings (
    tenant_id uuid not null references tenant,
    mode text not null check (mode in ('sandbox', 'live')),
    name text not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    gct_rate numeric not null check (gct_rate >= 0 and gct_rate < 1),
    online_payments boolean not null,
    couriers boolean not null,
    payment_rails text[] not null,
    signup text not null check (signup in ('open', 'approval')),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode)
  )`.execute(db);

  await sql`create table api_key (
    tenant_id uuid not null,
    mode text not null,
    key_id uuid not null,
    kind text not null check (kind in ('PUBLISHABLE', 'SECRET')),
    key_hash bytea not null,
    hint text not null,
    scopes text[] not null,
    origins text[] not null,
    rate_per_minute integer not null check (rate_per_minute between 1 and 10000000),
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, key_id),
    foreign key (tenant_id, mode) references store_settings
  )`.execute(db);
  // Every request starts with a lookup by the hash of its key.
  await sql`create unique index api_key_hash on api_key (key_hash)`.execute(db);
  // Operators identify a key by its ID alone.
  await sql`create unique index api_key_id on api_key (key_id)`.execute(db);
  // A preflight carries no key, so it is checked against the origins of all active publishable keys.
  await sql`create index api_key_origins on api_key using gin (origins) where kind = 'PUBLISHABLE' and revoked_at is null`.execute(db);

  await createEventTables(db);
}

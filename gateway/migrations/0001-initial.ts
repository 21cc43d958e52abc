import { up as createOperatorTables } from '@storefront/access/migrations/0001-operators';
import { up as createEventTables } from '@storefront/events/migrations/0001-event-tables';
import { up as createIdempotencyTables } from '@storefront/idempotency/migrations/0001-idempotent-responses';
import { type Kysely, sql } from 'kysely';

/** Creates the tables of stores, API keys, running gateways, and sandboxes, and those of the packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
  await createIdempotencyTables(db);
  await createEventTables(db);
  await createOperatorTables(db);
}

const SANDBOX = `tenant_id uuid not null, mode text not null check (mode = 'sandbox')`;

const TABLES = `
  create table tenant (
    tenant_id uuid primary key,
    name text not null,
    created_at timestamptz(3) not null default now()
  );

  create table store_settings (
    tenant_id uuid not null references tenant,
    mode text not null check (mode in ('sandbox', 'live')),
    name text not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    time_zone text not null default 'UTC',
    gct_rate numeric not null check (gct_rate >= 0 and gct_rate < 1),
    -- The rates that replace gct_rate from a local date on, as [{from, rate}] in the order of the dates.
    dated_gct_rates jsonb not null default '[]' check (jsonb_typeof(dated_gct_rates) = 'array'),
    tax_rounding text not null default 'line' check (tax_rounding in ('line', 'rate')),
    shipping_tax text not null default 'store_rate' check (shipping_tax in ('store_rate', 'proportional')),
    contract_price text not null default 'always' check (contract_price in ('always', 'lowest')),
    online_payments boolean not null,
    couriers boolean not null,
    payment_rails text[] not null,
    signup text not null check (signup in ('open', 'approval')),
    -- Whether checkouts of customers whose email is not verified are refused.
    require_verified_email boolean not null default false,
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode)
  );

  create table api_key (
    tenant_id uuid not null,
    mode text not null,
    key_id uuid not null,
    kind text not null check (kind in ('PUBLISHABLE', 'SECRET')),
    key_hash bytea not null,
    hint text not null,
    scopes text[] not null,
    origins text[] not null,
    rate_per_minute integer not null check (rate_per_minute between 1 and 10000000),
    -- The limit of each client address, so that one visitor cannot use up the rate of a store's page.
    rate_per_client integer check (rate_per_client is null or (kind = 'PUBLISHABLE' and rate_per_client between 1 and 10000000)),
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, key_id),
    foreign key (tenant_id, mode) references store_settings
  );
  -- Every request starts with a lookup by the hash of its key.
  create unique index api_key_hash on api_key (key_hash);
  -- Operators identify a key by its ID alone.
  create unique index api_key_id on api_key (key_id);
  -- A preflight carries no key, so it is checked against the origins of all active publishable keys.
  create index api_key_origins on api_key using gin (origins) where kind = 'PUBLISHABLE' and revoked_at is null;

  -- The running gateways, by which each computes its share of a rate limit while Redis is unavailable.
  create table gateway_instance (id uuid primary key, seen_at timestamptz(3) not null);

  -- A clock that is being moved has a target ahead of its offset, until every service has followed.
  create table sandbox_clock (
    ${SANDBOX},
    offset_ms bigint not null default 0 check (offset_ms >= 0),
    target_ms bigint not null check (target_ms >= offset_ms),
    moving_since timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode),
    foreign key (tenant_id, mode) references store_settings
  );
  create index sandbox_clock_moving on sandbox_clock (moving_since) where target_ms > offset_ms;

  create table sandbox_fault (
    ${SANDBOX},
    id uuid not null,
    method text not null,
    path text not null,
    effect jsonb not null,
    times integer not null check (times > 0),
    remaining integer not null check (remaining between 0 and times),
    created_at timestamptz(3) not null default clock_timestamp(),
    expires_at timestamptz(3) not null,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode) references store_settings
  );
  create index sandbox_fault_expiry on sandbox_fault (expires_at);
`;

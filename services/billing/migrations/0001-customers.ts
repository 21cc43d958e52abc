import { type Kysely, sql } from 'kysely';

/** Creates the tables of customers and their addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      -- Normalized and lowercased by the service, because databases lowercase letters outside ASCII differently.
      email text not null,
      -- Null if the customer logs in only through the store's own site.
      password_hash text,
      name text not null,
      company_name text,
      phone text,
      tax_id text,
      status text not null check (status in ('ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED')),
      currency text not null,
      -- Null for every rail that the store offers.
      payment_rails text[],
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, mode, id),
      constraint customer_email_key unique (tenant_id, mode, email)
    )`.execute(db);
  await sql`
    create table customer_address (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      customer_id uuid not null,
      id uuid not null,
      position integer not null,
      name text not null,
      company text,
      line1 text not null,
      line2 text,
      city text not null,
      region text,
      postal_code text,
      country_code text not null,
      phone text,
      primary key (tenant_id, mode, customer_id, id),
      foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id) on delete cascade
    )`.execute(db);
}

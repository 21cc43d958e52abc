import { type Kysely, sql } from 'kysely';

/** The seller of each store, and the copy that each invoice keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Never changed and never removed: invoices refer to a logo by its hash for as long as they exist.
  await sql`
    create table seller_logo (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      hash text not null,
      content bytea not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, mode, hash)
    )`.execute(db);
  await sql`
    create table seller (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      legal_name text,
      tax_number text,
      address jsonb,
      logo_hash text,
      invoice_note text,
      invoice_prefix text not null,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, mode),
      foreign key (tenant_id, mode, logo_hash) references seller_logo (tenant_id, mode, hash)
    )`.execute(db);
  await sql`
    alter table invoice
      add column note text,
      add column logo_hash text,
      add foreign key (tenant_id, mode, logo_hash) references seller_logo (tenant_id, mode, hash)`.execute(db);
  await sql`create index invoice_issued on invoice (tenant_id, mode, issued_at desc, id desc)`.execute(db);
}

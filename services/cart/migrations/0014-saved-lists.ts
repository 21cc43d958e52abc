import { type Kysely, sql } from 'kysely';

/**
 * Creates the saved lists of customers, with their lines in the order of the list. Each list of a customer has a slot, so that concurrent requests cannot exceed the limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_list (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      list_id uuid not null,
      customer_id uuid not null,
      slot integer not null check (slot between 1 and 50),
      name text not null,
      name_key text not null,
      version integer not null default 1,
      lines jsonb not null default '[]',
      line_count integer not null default 0 check (line_count between 0 and 500),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (tenant_id, mode, list_id),
      constraint saved_list_slot unique (tenant_id, mode, customer_id, slot),
      constraint saved_list_name unique (tenant_id, mode, customer_id, name_key)
    )
  `.execute(db);
}

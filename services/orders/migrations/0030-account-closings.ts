import { type Kysely, sql } from 'kysely';

/** Creates the table of the accounts that shoppers close. A row stays until the customer is erased in the cart service as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_closing (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      customer_id uuid not null,
      store jsonb not null,
      due_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, mode, id)
    )`.execute(db);
  await sql`create index account_closing_due on account_closing (due_at)`.execute(db);
}

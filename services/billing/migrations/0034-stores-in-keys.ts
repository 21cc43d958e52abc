import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The indexes are built concurrently. */
export const transaction = false;

/** Makes every key of this schema name the store, so that its tables can be distributed by store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, unique, index } of LOOKUPS) {
    await createIndexConcurrently(db, index, `on ${table} (id)`);
    await sql`drop index if exists ${sql.id(unique)}`.execute(db);
  }
  await addStoreOfSandboxRefunds(db);
  // A sweep adds the payments of processes that write none.
  await createIndexConcurrently(db, 'invoice_payment_earlier', 'on invoice_payment (paid_at) where payment_id is null');
  await sql`drop trigger if exists payment_of_part on invoice_payment`.execute(db);
  await sql`drop function if exists payment_of_part()`.execute(db);
}

/** Only the exchange of the primary key locks the table, for milliseconds. */
async function addStoreOfSandboxRefunds(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select from pg_constraint where conname = 'sandbox_refund_key' and conrelid = 'sandbox_refund'::regclass`.execute(db);
  if (rows.length > 0) return;
  // Processes of the previous release name no store. Their refunds have this one.
  await sql`
    alter table sandbox_refund
      add column if not exists tenant_id uuid not null default '00000000-0000-0000-0000-000000000000',
      add column if not exists mode text not null default 'sandbox'`.execute(db);
  await createIndexConcurrently(db, 'sandbox_refund_key', 'on sandbox_refund (tenant_id, mode, id)', { isUnique: true });
  await sql`
    alter table sandbox_refund
      drop constraint sandbox_refund_pkey,
      add constraint sandbox_refund_key primary key using index sandbox_refund_key,
      add constraint sandbox_refund_mode_check check (mode = 'sandbox') not valid`.execute(db);
}

/** IDs by which a row is found before its store is known. */
const LOOKUPS = [
  { table: 'payment_session', unique: 'payment_session_id', index: 'payment_session_any_store' },
  { table: 'refund', unique: 'refund_id', index: 'refund_any_store' },
];

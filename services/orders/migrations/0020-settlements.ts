import { type Kysely, sql } from 'kysely';

/**
 * Adds the settlement of an order's invoice, as far as it is known, and when it was published. An open order of the previous release is `is_settled` once a
 * sweep has compared it with its invoices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_order add column settlement text, add column settled_at timestamptz(3), add column is_settled boolean not null default false
  `.execute(db);
}

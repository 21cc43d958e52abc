import { type Kysely, sql } from 'kysely';

/**
 * Allows products without a list price. Their current price is null and sorts last in both directions; the existing index provides that
 * order only for ascending prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table product alter column list_unit_price drop not null, alter column current_unit_price drop not null`,
  `create index product_by_price_down on product (tenant_id, mode, current_unit_price desc nulls last, sku) where not hidden`,
];

import { type Kysely, sql } from 'kysely';

/** Adds the store's low-stock threshold for products without a threshold. It defaults to 10. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // While a new threshold is applied in batches, `after_sku` is the last SKU that was updated; null when it is complete.
  `create table stock_setting (
    tenant_id uuid not null,
    mode text not null check (mode in ('sandbox', 'live')),
    low_stock_threshold numeric not null check (low_stock_threshold >= 0),
    after_sku text collate "C",
    primary key (tenant_id, mode)
  )`,
  `create index stock_setting_to_apply on stock_setting (tenant_id, mode) where after_sku is not null`,

  // Whether `low_stock_threshold` is the store's. Existing thresholds of 10 are assumed to be defaults.
  `alter table stock add column follows_store boolean not null default false`,
  `update stock set follows_store = true where low_stock_threshold = 10`,
];

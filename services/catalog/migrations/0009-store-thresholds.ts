import { type Kysely, sql } from 'kysely';

/** A store's own threshold of LOW, for the products that name none; 10 where the store has not set one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // While a new threshold is being taken to the shelves, `after_sku` says how far that came; null when it is done.
  `create table stock_setting (
    tenant_id uuid not null,
    mode text not null check (mode in ('sandbox', 'live')),
    low_stock_threshold numeric not null check (low_stock_threshold >= 0),
    after_sku text collate "C",
    primary key (tenant_id, mode)
  )`,
  `create index stock_setting_to_apply on stock_setting (tenant_id, mode) where after_sku is not null`,

  // Whether `low_stock_threshold` is the store's. What was 10 until now was so by default.
  `alter table stock add column follows_store boolean not null default false`,
  `update stock set follows_store = true where low_stock_threshold = 10`,
];

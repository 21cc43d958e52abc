import { type Kysely, sql } from 'kysely';

/** Adds how a store rounds tax, taxes shipping, and applies contract prices. Stores that exist keep what they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table store_settings
    add column tax_rounding text not null default 'line' check (tax_rounding in ('line', 'rate')),
    add column shipping_tax text not null default 'store_rate' check (shipping_tax in ('store_rate', 'proportional')),
    add column contract_price text not null default 'always' check (contract_price in ('always', 'lowest'))`.execute(db);
}

import type { Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import { lexemePrefix } from '../../../services/catalog/src/domain/search-text.ts';
import type { Database } from '../../../services/catalog/src/store/schema.ts';
import { customerIdSql } from './grow-history.ts';

// Builds a catalog of any size in minutes: a few thousand products are imported normally, and the database copies them. A copy keeps its words,
// categories, tags, and prices, so a search of the larger catalog matches the same share of products.

/** The prefix of a copy's own word and SKU. */
const copyMark = sql`'copy' || copy.number`;

/** Adds copies number `from` to `to` of the store's imported products, with their texts and stock, and updates the counts. */
export async function copyProducts(db: Kysely<Database>, scope: Scope, imported: number, from: number, to: number): Promise<void> {
  const { tenantId, mode } = scope;
  const originals = sql`tenant_id = ${tenantId} and mode = ${mode} and sku like 'PART-%'`;
  const copied = async (table: 'product' | 'product_content' | 'stock', values: Readonly<Record<string, ReturnType<typeof sql>>>) => {
    const columns = await columnsOf(db, table);
    const chosen = columns.map((column) => values[column] ?? sql.ref(`original.${column}`));
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(chosen)} from (select * from ${sql.table(table)} where ${originals}) original, generate_series(${from}::integer, ${to}) copy (number)
    `.execute(db);
  };
  const sku = sql`${copyMark} || '-' || original.sku`;
  const search = sql`original.search || ('''' || ${lexemePrefix(scope)} || ${copyMark} || ''':1A')::tsvector`;
  await copied('product', { sku, search });
  await copied('product_content', { sku });
  await copied('stock', { sku });
  const times = (to + 1) / from;
  for (const table of ['category', 'tag'] as const) {
    await sql`update ${sql.table(table)} set product_count = (product_count * ${times}::numeric)::integer
      where tenant_id = ${tenantId} and mode = ${mode}`.execute(db);
  }
  await sql`update catalog_version set visible_count = ${imported * (to + 1)}::integer where tenant_id = ${tenantId} and mode = ${mode}`.execute(
    db,
  );
}

/** Contract prices of each customer. */
const PRICES_EACH = 100;
/** The numbers of the products for which a customer has contract prices are this far apart. */
const PRICES_APART = 997;
const FIRST_PRICES_APART = 7919;

/** Gives customers number `from` to `to` 100 contract prices each for imported products, a quarter of them with a minimum quantity of 10. */
export async function insertContractPrices(db: Kysely<Database>, { tenantId, mode }: Scope, imported: number, from: number, to: number) {
  await sql`
    insert into contract_price (tenant_id, mode, customer_id, sku, min_quantity, unit_price)
    select ${tenantId}::uuid, ${mode}, ${sql.raw(customerIdSql('customer'))},
      'PART-' || lpad(((customer * ${FIRST_PRICES_APART}::bigint + price * ${PRICES_APART}::bigint) % ${imported})::text, 7, '0'), case when price % 4 = 0 then 10 else 1 end, 90.5
    from generate_series(${from}::bigint, ${to}::bigint) customer, generate_series(0, ${PRICES_EACH - 1}::bigint) price
    on conflict do nothing
  `.execute(db);
}

/** The number of a product for which the customer has a contract price. */
export const pricedProduct = (customer: number, price: number, imported: number): number =>
  (customer * FIRST_PRICES_APART + (price % PRICES_EACH) * PRICES_APART) % imported;

/** The columns that an insert can set. */
async function columnsOf(db: Kysely<Database>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
  `.execute(db);
  return rows.map(({ column_name }) => column_name);
}

import { PREPARED, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf, FIELD_COLUMNS } from '../../domain/product-fields.ts';
import type { Product } from '../../domain/product.ts';
import { hidden } from '../hidden.ts';
import type { Db } from '../schema.ts';

/** A product as the store defined it, with derived data. */
export interface StoredProduct {
  readonly product: Product;
  readonly categoryTreeIds: readonly string[];
  readonly announced: boolean;
}

/** Returns the products of these SKUs, including hidden ones. */
export async function listStoredProducts(db: Db, scope: Scope, skus: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
  const stored = await select(db, scope, sql`p.sku = any (${hidden(skus, 'text[]')}::text[])`, sql``);
  return new Map(stored.map((entry) => [entry.product.sku, entry]));
}

/** Returns the next products in SKU order, including hidden ones. */
export const listStoredProductsAfter = (db: Db, scope: Scope, afterSku: string, limit: number): Promise<readonly StoredProduct[]> =>
  select(db, scope, sql`p.sku > ${afterSku}`, sql`limit ${limit}`);

async function select(
  db: Db,
  { tenantId, mode }: Scope,
  condition: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): Promise<readonly StoredProduct[]> {
  const { rows } = await sql<StoredRow>`${PREPARED}
    select ${SELECTED}, p.category_tree_ids as "categoryTreeIds", p.announced
    from product p
    cross join lateral (
      select ${CONTENT} from product_content where tenant_id = ${tenantId} and mode = ${mode} and sku = p.sku offset 0
    ) product_content
    cross join lateral (
      select trim_scale(on_hand) as on_hand, case when not follows_store then trim_scale(low_stock_threshold) end as low_stock_threshold
      from stock where tenant_id = ${tenantId} and mode = ${mode} and sku = p.sku offset 0
    ) stock
    where p.tenant_id = ${tenantId} and p.mode = ${mode} and ${condition}
    order by p.sku
    ${limit}
  `.execute(db);
  return rows.map(toStored);
}

/** A row whose columns have the names of the domain fields. */
type StoredRow = Omit<StoredProduct, 'product'> & Readonly<Record<keyof Product, unknown>>;

const SELECTED = sql.raw(
  FIELD_COLUMNS.map(({ table, column, field }) => `${table === 'product' ? 'p' : table}.${column} as "${field}"`).join(', '),
);
const CONTENT = sql.join(columnsOf('product_content').map(({ column }) => sql.ref(column)));

function toStored({ categoryTreeIds, announced, ...row }: StoredRow): StoredProduct {
  const product = Object.fromEntries(FIELD_COLUMNS.map(({ field, fromStored }) => [field, fromStored(row[field])]));
  return { product: product as unknown as Product, categoryTreeIds, announced };
}

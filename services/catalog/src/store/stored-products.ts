import type { Scope } from '@storefront/db';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MediaRef } from '../domain/media.ts';
import type { OrderUom, PriceBreak, Product, SpecGroup } from '../domain/product.ts';
import type { Database } from './schema.ts';

/** A product as its owners defined it, and what the catalog keeps beside it. */
export interface StoredProduct {
  readonly product: Product;
  readonly categoryTreeIds: readonly string[];
  readonly announced: boolean;
}

interface StoredRow {
  sku: string;
  description: string;
  short_description: string | null;
  body: string | null;
  specs: readonly SpecGroup[];
  list_unit_price: string;
  compare_at_unit_price: string | null;
  sale_unit_price: string | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  price_breaks: readonly PriceBreak[];
  gct_rate: string | null;
  base_uom: string;
  order_uoms: readonly OrderUom[];
  category_paths: readonly string[];
  tag_keys: readonly string[];
  media: readonly MediaRef[];
  quantity_decimals: number;
  hidden: boolean;
  on_hand: string | null;
  low_stock_threshold: string | null;
  category_tree_ids: readonly string[];
  announced: boolean;
}

/** The products of these SKUs, hidden ones included. */
export async function listStoredProducts(
  db: Kysely<Database>,
  scope: Scope,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const stored = await select(db, scope, sql`p.sku = any (${skus}::text[])`, skus.length);
  return new Map(stored.map((entry) => [entry.product.sku, entry]));
}

/** The next products in the order of their SKUs, hidden ones included. */
export const listStoredProductsAfter = (
  db: Kysely<Database>,
  scope: Scope,
  afterSku: string,
  limit: number,
): Promise<readonly StoredProduct[]> => select(db, scope, sql`p.sku > ${afterSku}`, limit);

async function select(
  db: Kysely<Database>,
  { tenantId, mode }: Scope,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<readonly StoredProduct[]> {
  const { rows } = await sql<StoredRow>`
    select p.sku, p.description, p.short_description, d.body, d.specs, p.list_unit_price, p.compare_at_unit_price, p.sale_unit_price,
      p.sale_starts_at, p.sale_ends_at, p.price_breaks, p.gct_rate, p.base_uom, p.order_uoms, p.category_paths, p.tag_keys, p.media,
      p.quantity_decimals, p.hidden, trim_scale(s.on_hand) as on_hand, trim_scale(s.own_threshold) as low_stock_threshold,
      p.category_tree_ids, p.announced
    from product p
    cross join lateral (
      select body, specs from product_content where tenant_id = p.tenant_id and mode = p.mode and sku = p.sku offset 0
    ) d
    cross join lateral (
      select on_hand, case when not follows_store then low_stock_threshold end as own_threshold
      from stock where tenant_id = p.tenant_id and mode = p.mode and sku = p.sku offset 0
    ) s
    where p.tenant_id = ${tenantId} and p.mode = ${mode} and ${condition}
    order by p.sku
    limit ${limit}
  `.execute(db);
  return rows.map(toStored);
}

const toStored = (row: StoredRow): StoredProduct => ({
  product: {
    sku: row.sku,
    description: row.description,
    shortDescription: row.short_description,
    body: row.body,
    specs: row.specs,
    listUnitPrice: row.list_unit_price,
    compareAtUnitPrice: row.compare_at_unit_price,
    saleUnitPrice: row.sale_unit_price,
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    priceBreaks: row.price_breaks,
    gctRate: row.gct_rate,
    baseUom: row.base_uom,
    orderUoms: row.order_uoms,
    categories: row.category_paths,
    tags: row.tag_keys.map(toTagKey),
    media: row.media,
    quantityDecimals: row.quantity_decimals,
    hidden: row.hidden,
    stockQuantity: row.on_hand,
    lowStockThreshold: row.low_stock_threshold,
  },
  categoryTreeIds: row.category_tree_ids,
  announced: row.announced,
});

function toTagKey(key: string): { group: string; slug: string } {
  const [group = '', slug = ''] = key.split('/');
  return { group, slug };
}

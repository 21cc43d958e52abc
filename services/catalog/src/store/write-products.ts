import type { Scope } from '@storefront/db';
import { sql, type Transaction } from 'kysely';
import { withAncestors } from '../domain/category-path.ts';
import { nextPriceChange, ONE, type PriceFacts, priceAt } from '../domain/price.ts';
import type { Product } from '../domain/product.ts';
import { isCorrection } from '../domain/search-query.ts';
import { lexemePrefix, searchVector, weightedWords } from '../domain/search-text.ts';
import type { KnownCategory } from './ensure-taxonomy.ts';
import type { Database } from './schema.ts';
import { insertWords } from './search-words.ts';

/** A product to be written, with what the catalog keeps beside it. */
export interface ProductWrite {
  readonly product: Product;
  readonly announced: boolean;
}

/** Writes products whole, in the order of their SKUs; returns for each the ids of its categories and all above them. */
export async function writeProducts(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  writes: readonly ProductWrite[],
  categories: ReadonlyMap<string, KnownCategory>,
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = new Set<string>();
  const ordered = writes.toSorted((a, b) => (a.product.sku < b.product.sku ? -1 : 1));
  const rows = ordered.map((write) => toRow({ tenantId, mode }, write, categories, now, words));
  const contents = ordered.map(({ product: { sku, body, specs } }) => ({ sku, body, specs }));
  await sql`
    insert into product as held (tenant_id, mode, created_at, updated_at, ${COLUMNS})
    select ${tenantId}::uuid, ${mode}, ${now}::timestamptz, ${now}::timestamptz, ${COLUMNS}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      sku text, description text, short_description text, list_unit_price numeric, compare_at_unit_price numeric, sale_unit_price numeric,
      sale_starts_at timestamptz, sale_ends_at timestamptz, price_breaks jsonb, gct_rate numeric, base_uom text,
      quantity_decimals smallint, order_uoms jsonb, media jsonb, category_paths text[], category_ids uuid[], category_tree_ids uuid[],
      tag_keys text[], tag_slugs text[], hidden boolean, announced boolean, current_unit_price numeric, price_changes_at timestamptz,
      search tsvector
    )
    on conflict (tenant_id, mode, sku) do update set (updated_at, ${COLUMNS}) = row (excluded.updated_at, ${EXCLUDED})
  `.execute(trx);
  await sql`
    insert into product_content as held (tenant_id, mode, sku, body, specs)
    select ${tenantId}::uuid, ${mode}, sku, body, specs
    from json_to_recordset(${JSON.stringify(contents)}::json)
      as given (sku text, body text, specs jsonb)
    on conflict (tenant_id, mode, sku) do update set body = excluded.body, specs = excluded.specs
      where (held.body, held.specs) is distinct from (excluded.body, excluded.specs)
  `.execute(trx);
  await insertWords(trx, { tenantId, mode }, words);
  return new Map(rows.map(({ sku, category_tree_ids }) => [sku, category_tree_ids]));
}

const NAMES = [
  'sku',
  'description',
  'short_description',
  'list_unit_price',
  'compare_at_unit_price',
  'sale_unit_price',
  'sale_starts_at',
  'sale_ends_at',
  'price_breaks',
  'gct_rate',
  'base_uom',
  'quantity_decimals',
  'order_uoms',
  'media',
  'category_paths',
  'category_ids',
  'category_tree_ids',
  'tag_keys',
  'tag_slugs',
  'hidden',
  'announced',
  'current_unit_price',
  'price_changes_at',
  'search',
] as const;
const COLUMNS = sql.raw(NAMES.join(', '));
const EXCLUDED = sql.raw(NAMES.map((name) => `excluded.${name}`).join(', '));

function toRow(
  scope: Scope,
  { product, announced }: ProductWrite,
  categories: ReadonlyMap<string, KnownCategory>,
  now: Date,
  words: Set<string>,
) {
  const idOf = (path: string): string => categories.get(path)?.id ?? '';
  const tree = withAncestors(product.categories);
  const prices = priceFactsOf(product);
  return {
    sku: product.sku,
    description: product.description,
    short_description: product.shortDescription,
    list_unit_price: product.listUnitPrice,
    compare_at_unit_price: product.compareAtUnitPrice,
    sale_unit_price: product.saleUnitPrice,
    sale_starts_at: product.saleStartsAt,
    sale_ends_at: product.saleEndsAt,
    price_breaks: product.priceBreaks,
    gct_rate: product.gctRate,
    base_uom: product.baseUom,
    quantity_decimals: product.quantityDecimals,
    order_uoms: product.orderUoms,
    media: product.media,
    category_paths: product.categories,
    category_ids: product.categories.map(idOf),
    category_tree_ids: tree.map(idOf),
    tag_keys: product.tags.map(({ group, slug }) => `${group}/${slug}`),
    tag_slugs: [...new Set(product.tags.map(({ slug }) => slug))],
    hidden: product.hidden,
    announced,
    current_unit_price: priceAt(prices, ONE, now).unitPrice.toFixed(),
    price_changes_at: nextPriceChange(prices, now)?.toISOString() ?? null,
    search: searchOf(scope, product, categories, words),
  };
}

/** What of the product is searched, as the text of a tsvector; its words are added to `words`, for they may be what a typo means. */
export function searchOf(scope: Scope, product: Product, categories: ReadonlyMap<string, KnownCategory>, words: Set<string>): string {
  const categoryNames = withAncestors(product.categories).map((path) => categories.get(path)?.name ?? '');
  const weighted = weightedWords({ ...product, categoryNames });
  for (const [word] of weighted) if (isCorrection(word)) words.add(word);
  return searchVector(weighted, lexemePrefix(scope));
}

/** What decides the price of a product for readers without a contract. */
export const priceFactsOf = (product: Product): PriceFacts => ({
  listUnitPrice: product.listUnitPrice,
  compareAtUnitPrice: product.compareAtUnitPrice,
  saleUnitPrice: product.saleUnitPrice,
  saleStartsAt: product.saleStartsAt === null ? null : new Date(product.saleStartsAt),
  saleEndsAt: product.saleEndsAt === null ? null : new Date(product.saleEndsAt),
  priceBreaks: product.priceBreaks,
  contract: [],
});

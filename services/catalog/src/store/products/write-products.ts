import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { withAncestors } from '../../domain/category-path.ts';
import { nextPriceChange, ONE, type PriceFacts, priceAt } from '../../domain/price.ts';
import { columnsOf, type FieldColumn } from '../../domain/product-fields.ts';
import type { Product } from '../../domain/product.ts';
import { lexemePrefix, searchVector, weightedWords } from '../../domain/search-text.ts';
import type { Trx } from '../schema.ts';
import type { KnownCategory } from '../taxonomy/ensure-taxonomy.ts';
import { insertWords } from './search-words.ts';

/** A product to write. */
export interface ProductWrite {
  readonly product: Product;
  readonly announced: boolean;
}

/** Writes whole products in SKU order; returns the ids of each product's categories and their ancestors. */
export async function writeProducts(
  trx: Trx,
  { tenantId, mode }: Scope,
  writes: readonly ProductWrite[],
  categories: ReadonlyMap<string, KnownCategory>,
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = new Set<string>();
  const ordered = writes.toSorted((a, b) => (a.product.sku < b.product.sku ? -1 : 1));
  const rows = ordered.map((write) => toRow({ tenantId, mode }, write, categories, now, words));
  const contents = ordered.map(({ product }) => storedFields(CONTENT_FIELDS, product));
  await sql`${PREPARED}
    insert into product as stored (tenant_id, mode, created_at, updated_at, ${PRODUCT.names})
    select ${tenantId}::uuid, ${mode}, ${now}::timestamptz, ${now}::timestamptz, ${PRODUCT.names}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (${PRODUCT.typed})
    on conflict (tenant_id, mode, sku) do update
      set (revision, updated_at, ${PRODUCT.names})
        = row (stored.revision + 1, excluded.updated_at, ${PRODUCT.excluded})
  `.execute(trx);
  await sql`${PREPARED}
    insert into product_content as stored (tenant_id, mode, ${CONTENT.names})
    select ${tenantId}::uuid, ${mode}, ${CONTENT.names} from json_to_recordset(${JSON.stringify(contents)}::json) as given (${CONTENT.typed})
    on conflict (tenant_id, mode, sku) do update set (${CONTENT.names}) = row (${CONTENT.excluded})
      where (${CONTENT.stored}) is distinct from (${CONTENT.excluded})
  `.execute(trx);
  await insertWords(trx, { tenantId, mode }, words);
  return new Map(ordered.map(({ product }) => [product.sku, treeIdsOf(product, categories)]));
}

/** Derived columns that reads filter and sort by. */
const DERIVED = {
  category_ids: 'uuid[]',
  category_tree_ids: 'uuid[]',
  tag_slugs: 'text[]',
  announced: 'boolean',
  current_unit_price: 'numeric',
  price_changes_at: 'timestamptz',
  search: 'tsvector',
} as const;

const PRODUCT_FIELDS = columnsOf('product');
const CONTENT_FIELDS = [...PRODUCT_FIELDS.filter(({ field }) => field === 'sku'), ...columnsOf('product_content')];
const PRODUCT = columnLists([...PRODUCT_FIELDS.map(({ column, type }): [string, string] => [column, type]), ...Object.entries(DERIVED)]);
const CONTENT = columnLists(CONTENT_FIELDS.map(({ column, type }) => [column, type]));

/** The column lists of an upsert. */
function columnLists(columns: readonly (readonly [name: string, type: string])[]) {
  const list = (form: (name: string, type: string) => string) => sql.raw(columns.map(([name, type]) => form(name, type)).join(', '));
  return {
    names: list((name) => name),
    typed: list((name, type) => `${name} ${type}`),
    stored: list((name) => `stored.${name}`),
    excluded: list((name) => `excluded.${name}`),
  };
}

const storedFields = (fields: readonly FieldColumn[], product: Product): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ field, column, toStored }) => [column, toStored(product[field])]));

function toRow(
  scope: Scope,
  { product, announced }: ProductWrite,
  categories: ReadonlyMap<string, KnownCategory>,
  now: Date,
  words: Set<string>,
) {
  const prices = priceFactsOf(product);
  const derived: Record<keyof typeof DERIVED, unknown> = {
    category_ids: idsOf(product.categories, categories),
    category_tree_ids: treeIdsOf(product, categories),
    tag_slugs: [...new Set(product.tags.map(({ slug }) => slug))],
    announced,
    current_unit_price: priceAt(prices, ONE, now)?.unitPrice.toFixed() ?? null,
    price_changes_at: nextPriceChange(prices, now)?.toISOString() ?? null,
    search: searchOf(scope, product, categories, words),
  };
  return { ...storedFields(PRODUCT_FIELDS, product), ...derived };
}

const idsOf = (paths: readonly string[], categories: ReadonlyMap<string, KnownCategory>): readonly string[] =>
  paths.map((path) => categories.get(path)?.id ?? '');

const treeIdsOf = (product: Product, categories: ReadonlyMap<string, KnownCategory>): readonly string[] =>
  idsOf(withAncestors(product.categories), categories);

/** Returns the product's search vector as text, and adds its words to `words`, for the dictionaries. */
export function searchOf(scope: Scope, product: Product, categories: ReadonlyMap<string, KnownCategory>, words: Set<string>): string {
  const categoryNames = withAncestors(product.categories).map((path) => categories.get(path)?.name ?? '');
  const weighted = weightedWords({ ...product, categoryNames });
  for (const [word] of weighted) words.add(word);
  return searchVector(weighted, lexemePrefix(scope));
}

/** The fields that determine the price of a product for readers without contract prices. */
export const priceFactsOf = (product: Product): PriceFacts => ({
  listUnitPrice: product.listUnitPrice,
  compareAtUnitPrice: product.compareAtUnitPrice,
  saleUnitPrice: product.saleUnitPrice,
  saleStartsAt: product.saleStartsAt === null ? null : new Date(product.saleStartsAt),
  saleEndsAt: product.saleEndsAt === null ? null : new Date(product.saleEndsAt),
  priceBreaks: product.priceBreaks,
  contract: [],
});

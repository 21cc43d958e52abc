import type { ImportRow } from '../catalog/import-row.ts';

type Fields = Record<string, unknown>;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Converts an import row to the API's product JSON. */
export function productJson(row: ImportRow, now: Date, contractPrice?: number): Fields {
  const onSale =
    row.sale_unit_price !== null &&
    Date.parse(row.sale_starts_at ?? '') <= now.getTime() &&
    now.getTime() < Date.parse(row.sale_ends_at ?? '');
  const price = contractPrice ?? (onSale ? (row.sale_unit_price ?? 0) : row.list_unit_price);
  const before = onSale ? (row.compare_at_unit_price ?? row.list_unit_price) : null;
  const rate = row.effective_gct_rate ?? 0.15;
  const availability = row.stock_quantity === 0 ? 'OUT' : row.stock_quantity <= row.low_stock_threshold ? 'LOW' : 'IN_STOCK';
  return {
    sku: row.sku,
    description: row.description,
    short_description: row.short_description,
    body: row.body,
    specs: row.specs,
    badges: onSale ? ['ON_SALE'] : [],
    currency: 'JMD',
    unit_price: price,
    list_unit_price: row.list_unit_price,
    compare_at_unit_price: before,
    discount_percent: before ? Math.round((1 - price / before) * 100) : 0,
    price_source: contractPrice ? 'CONTRACT' : onSale ? 'SALE' : 'LIST',
    price_breaks: row.price_breaks,
    effective_gct_rate: rate,
    gct_amount: cents(price * rate),
    unit_price_incl_gct: cents(price * (1 + rate)),
    base_uom: row.base_uom,
    order_uoms: row.order_uoms,
    availability,
    cover: row.media[0] ?? null,
    media: row.media,
    tags: row.tags.map(({ slug }) => slug),
  };
}

/** Builds the category tree from the category paths of a catalog. */
export function categoryTree(rows: readonly ImportRow[], above = ''): Fields[] {
  const depth = above === '' ? 0 : above.split('/').length;
  const below = rows.flatMap(({ categories }) => categories).filter((path) => above === '' || path.startsWith(`${above}/`));
  return [...new Set(below.map((path) => path.split('/')[depth] ?? ''))]
    .filter((segment) => segment !== '')
    .map((slug) => {
      const path = above ? `${above}/${slug}` : slug;
      const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
      return { id: path, slug, name, product_count: rows.filter((row) => isIn(row, slug)).length, children: categoryTree(rows, path) };
    });
}

/** Reports whether a product is in the category with that slug or below it. */
export const isIn = (row: ImportRow, slug: string): boolean => row.categories.some((path) => path.split('/').includes(slug));

/** Builds the tag groups from the tags of a catalog. */
export function tagGroups(rows: readonly ImportRow[]): Fields[] {
  const all = new Map(rows.flatMap(({ tags }) => tags).map((tag) => [tag.slug, tag]));
  return [...new Set([...all.values()].map(({ group }) => group))].map((group) => ({
    slug: group,
    name: group.charAt(0).toUpperCase() + group.slice(1),
    tags: [...all.values()].filter((tag) => tag.group === group).map(({ slug, name }) => ({ slug, name, product_count: 1 })),
  }));
}

import type { ImportRow } from './import-row.ts';
import { mediaOf } from './media.ts';
import type { Product } from './product.ts';
import { readProducts } from './products.ts';
import { tags } from './tags.ts';

/** The base URL of the media files, and the time from which sale periods are counted. */
export interface CatalogOptions {
  readonly mediaBaseUrl: string;
  readonly now: Date;
}

const DAY_MS = 86_400_000;
const LOW_STOCK_DEFAULT = 10;

/** Returns the demo catalog as import rows, one per product. */
export const catalogRows = ({ mediaBaseUrl, now }: CatalogOptions): ImportRow[] => {
  const base = mediaBaseUrl.replace(/\/+$/, '');
  return readProducts().map((product) => importRow(product, base, now));
};

/** Formats import rows as JSON Lines for the `storefront` import format. */
export const toJsonLines = (rows: readonly ImportRow[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;

function importRow(product: Product, base: string, now: Date): ImportRow {
  return {
    sku: product.sku,
    description: product.name,
    list_unit_price: product.price,
    short_description: product.short,
    body: product.body,
    specs: { groups: product.specs },
    ...saleColumns(product, now),
    price_breaks: (product.breaks ?? []).map(([min_quantity, unit_price]) => ({ min_quantity, unit_price })),
    ...(product.gctRate === undefined ? {} : { effective_gct_rate: product.gctRate }),
    base_uom: product.baseUnit ?? 'EA',
    order_uoms: product.units ?? [],
    categories: product.categories,
    tags: tags.filter((tag) => product.tags.some((slug) => slug === tag.slug)),
    media: mediaOf(product, base),
    stock_quantity: product.stock,
    low_stock_threshold: product.lowStock ?? LOW_STOCK_DEFAULT,
    quantity_decimals: product.quantityDecimals ?? 0,
    hidden: product.hidden ?? false,
  };
}

function saleColumns(
  { sale }: Product,
  now: Date,
): Pick<ImportRow, 'compare_at_unit_price' | 'sale_unit_price' | 'sale_starts_at' | 'sale_ends_at'> {
  if (!sale) return { compare_at_unit_price: null, sale_unit_price: null, sale_starts_at: null, sale_ends_at: null };
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return {
    compare_at_unit_price: sale.compareAt ?? null,
    sale_unit_price: sale.price,
    sale_starts_at: daysFromNow(sale.fromDays),
    sale_ends_at: daysFromNow(sale.toDays),
  };
}

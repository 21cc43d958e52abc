import type { Schemas } from '@storefront/client';

/**
 * A product, with the columns of the product import. Only `sku` and, for a new product, `list_unit_price` are required; the
 * description is the SKU unless it is given.
 */
export interface Product {
  readonly sku: string;
  /** The name of the product. */
  readonly description?: string;
  /** The price before tax; `null` for a product that is sold at contract prices only. */
  readonly list_unit_price?: number | null;
  readonly short_description?: string | null;
  /** CommonMark. */
  readonly body?: string | null;
  readonly specs?: { readonly groups: readonly SpecGroup[] } | null;
  readonly compare_at_unit_price?: number | null;
  readonly sale_unit_price?: number | null;
  /** ISO 8601. */
  readonly sale_starts_at?: string | null;
  /** ISO 8601. */
  readonly sale_ends_at?: string | null;
  readonly price_breaks?: readonly Schemas['PriceBreak'][] | null;
  /** A fraction: 0.15 for 15%. By default the rate of the store. */
  readonly effective_gct_rate?: number | null;
  readonly base_uom?: string | null;
  readonly order_uoms?: readonly OrderUnit[] | null;
  /** Paths of slugs from the root, such as `brakes/pads`. */
  readonly categories?: readonly string[] | null;
  readonly tags?: readonly { readonly group: string; readonly slug: string; readonly name: string }[] | null;
  readonly media?: readonly Media[] | null;
  /** The quantity on hand. Without it, the product is not counted and can always be sold. */
  readonly stock_quantity?: number | null;
  readonly low_stock_threshold?: number | null;
  /** 0 to 3. */
  readonly quantity_decimals?: number | null;
  readonly hidden?: boolean | null;
}

interface SpecGroup {
  readonly label: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly highlight?: boolean }[];
}

type OrderUnit = Partial<Schemas['OrderUom']> & Pick<Schemas['OrderUom'], 'code' | 'label' | 'base_quantity'>;

interface Media {
  readonly kind: 'IMAGE' | 'VIDEO';
  readonly thumb_url?: string;
  readonly large_url?: string;
  readonly alt_text?: string;
  readonly caption?: string | null;
  readonly position?: number;
  readonly width?: number;
  readonly height?: number;
  readonly provider?: string;
  readonly embed_url?: string;
  readonly poster_url?: string;
  readonly duration_seconds?: number;
}

/** Returns the file that `storefront catalog import` reads: one product per line. */
export const toJsonLines = (products: readonly Product[]): string =>
  products.map((product) => `${JSON.stringify({ description: product.sku, ...product })}\n`).join('');

import type { Schemas } from '@storefront/client';

// The rows that `storefront catalog import --format storefront` reads, one JSON document per line.

/** An image or video of a product. */
export interface MediaRow {
  readonly kind: 'IMAGE' | 'VIDEO';
  readonly thumb_url: string;
  readonly large_url: string;
  readonly alt_text: string;
  readonly caption: string | null;
  readonly position: number;
  readonly width: number;
  readonly height: number;
  readonly provider?: string;
  readonly embed_url?: string;
  readonly poster_url?: string;
  readonly duration_seconds?: number;
}

/** A product in the `storefront` import format. Money is a JSON number with at most two decimals; times are ISO 8601 in UTC. */
export interface ImportRow {
  readonly sku: string;
  readonly description: string;
  readonly list_unit_price: number;
  readonly short_description: string;
  readonly body: string;
  readonly specs: { readonly groups: readonly Schemas['SpecGroup'][] };
  readonly compare_at_unit_price: number | null;
  readonly sale_unit_price: number | null;
  readonly sale_starts_at: string | null;
  readonly sale_ends_at: string | null;
  readonly price_breaks: readonly Schemas['PriceBreak'][];
  readonly effective_gct_rate?: number;
  readonly base_uom: string;
  readonly order_uoms: readonly Schemas['OrderUom'][];
  readonly categories: readonly string[];
  readonly tags: readonly { readonly group: string; readonly slug: string; readonly name: string }[];
  readonly media: readonly MediaRow[];
  readonly stock_quantity: number;
  readonly low_stock_threshold: number;
  readonly quantity_decimals: number;
  readonly hidden: boolean;
}

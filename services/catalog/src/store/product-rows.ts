import type { CustomerScope, Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { MediaRef } from '../domain/media.ts';
import type { OrderUom, PriceBreak } from '../domain/product.ts';

/** What decides a product's price and how it may be ordered, with its band and the reader's own contract prices. */
export interface PricedProductRow {
  readonly sku: string;
  readonly description: string;
  readonly list_unit_price: string;
  readonly compare_at_unit_price: string | null;
  readonly sale_unit_price: string | null;
  readonly sale_starts_at: Date | null;
  readonly sale_ends_at: Date | null;
  readonly price_breaks: readonly PriceBreak[];
  readonly gct_rate: string | null;
  readonly base_uom: string;
  readonly quantity_decimals: number;
  readonly order_uoms: readonly OrderUom[];
  readonly band: string;
  readonly contract: readonly PriceBreak[] | null;
}

/** A product as a list reads it. */
export interface ListedProductRow extends PricedProductRow {
  readonly short_description: string | null;
  readonly media: readonly MediaRef[];
  readonly category_ids: readonly string[];
  readonly tag_slugs: readonly string[];
  readonly updated_at: Date;
}

/** A product as a cart asks for it. */
export interface QuotedProductRow extends PricedProductRow {
  readonly category_tree_ids: readonly string[];
}

/** What of a product a read can do without, by the field that it fills. */
export type Section = 'availability' | 'unit_price';

/** Whose prices are read: nobody's, or a customer's. `without` names the sections that cannot be had now. */
export type Reader = Scope & { readonly customerId?: string | undefined; readonly without?: readonly Section[] };

const lacks = ({ without }: Reader, section: Section): boolean => without?.includes(section) === true;

/** The columns of a listed product, from `product as p` with `stockOf`. */
export const listedColumns = (reader: Reader): RawBuilder<unknown> => sql`
  p.sku, p.description, p.short_description, p.list_unit_price, p.compare_at_unit_price, p.sale_unit_price, p.sale_starts_at,
  p.sale_ends_at, p.price_breaks, p.gct_rate, p.base_uom, p.quantity_decimals, p.order_uoms, p.media, p.category_ids,
  p.tag_slugs, p.updated_at, ${lacks(reader, 'availability') ? sql`'UNKNOWN'` : sql`s.band`} as band, ${contractTiers(reader)} as contract`;

/** The columns of a quoted product, from `product as p` with `stockOf`. */
export const quotedColumns = (reader: Reader): RawBuilder<unknown> => sql`
  p.sku, p.description, p.list_unit_price, p.compare_at_unit_price, p.sale_unit_price, p.sale_starts_at, p.sale_ends_at, p.price_breaks,
  p.gct_rate, p.base_uom, p.quantity_decimals, p.order_uoms, p.category_tree_ids, s.band, ${contractTiers(reader)} as contract`;

/**
 * The stock `s` of each product `p`. `offset 0` keeps it a look-up by key a row: a planner without statistics, as after a first import,
 * would otherwise read all stock of the store for every row.
 */
export const stockOf = (reader: Reader): RawBuilder<unknown> =>
  lacks(reader, 'availability')
    ? sql``
    : sql`
  cross join lateral (
    select band from stock where tenant_id = p.tenant_id and mode = p.mode and sku = p.sku offset 0
  ) s`;

/** The version that goes with the rows of the same statement. */
export const versionOf = ({ tenantId, mode }: Scope): RawBuilder<unknown> =>
  sql`(select version from catalog_version where tenant_id = ${tenantId} and mode = ${mode})`;

/** The visible products of one store and mode: every product query of a storefront begins here. */
export const visibleIn = ({ tenantId, mode }: Scope): RawBuilder<unknown> =>
  sql`p.tenant_id = ${tenantId} and p.mode = ${mode} and not p.hidden`;

/** The reader's contract prices of product `p`, by the index of their key; null for a reader without a customer or without any. */
function contractTiers(reader: Reader): RawBuilder<unknown> {
  if (!isCustomer(reader)) return sql`null::json`;
  return sql`(
    select json_agg(json_build_object('minQuantity', c.min_quantity::text, 'unitPrice', c.unit_price::text) order by c.min_quantity)
    from contract_price c
    where c.tenant_id = p.tenant_id and c.mode = p.mode and c.customer_id = ${reader.customerId} and c.sku = p.sku
  )`;
}

/** Whether the reader has prices of their own, and they can be read. */
export const isCustomer = (reader: Reader): reader is CustomerScope => reader.customerId !== undefined && !lacks(reader, 'unit_price');

import type { StoreSettings } from '@storefront/contract';
import { type CustomerScope, inScope, type Scope } from '@storefront/db';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { PriceBreak } from '../../domain/product.ts';
import type { Database } from '../schema.ts';

type ProductRow = Selectable<Database['product']>;

/** The columns that determine a product's price and how it can be ordered. */
const PRICED = [
  'sku',
  'description',
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
] as const satisfies (keyof ProductRow)[];
const LISTED = [...PRICED, 'short_description', 'media', 'category_ids', 'tag_slugs', 'updated_at'] as const satisfies (keyof ProductRow)[];

/** The fields that come from stock and from the reader's contract prices. */
interface JoinedFields {
  readonly band: string;
  readonly contract: readonly PriceBreak[] | null;
}

/** The fields that determine a product's price and how it can be ordered. */
export type PricedProductRow = Readonly<Pick<ProductRow, (typeof PRICED)[number]>> & JoinedFields;

/** A product in a list. */
export type ListedProductRow = Readonly<Pick<ProductRow, (typeof LISTED)[number]>> & JoinedFields;

/** A product of a page, without its own columns. */
export interface PageEntry extends JoinedFields {
  readonly sku: string;
  /** Identifies the stored state of the product itself: equal values mean equal columns. */
  readonly row_version: string;
}

/** A product in a list, with the version of its row. */
export type VersionedProductRow = ListedProductRow & PageEntry;

/** A part of a product that a read can omit, named after its field. */
export type Section = 'availability' | 'unit_price';

/** The reader whose prices are read; without `customerId`, contract prices do not apply. `without` lists the unavailable sections. */
export type Reader = Scope & {
  readonly customerId?: string | undefined;
  readonly without?: readonly Section[];
  /** Sections that a sandbox fault removes. */
  readonly missingSections?: readonly string[];
  /** The settings of the reader's store. */
  readonly store?: Pick<StoreSettings, 'contractPrice'>;
};

const lacks = ({ without }: Reader, section: Section): boolean => without?.includes(section) === true;

const ofProduct = (columns: readonly string[]): RawBuilder<unknown> => sql.raw(columns.map((column) => `p.${column}`).join(', '));
/** The columns of a listed product that are stored with it. */
export const LISTED_COLUMNS = ofProduct(LISTED);

/**
 * Counts the changes of the columns of a listed product. After a restore to an earlier time, numbers are used again, so the time of the update is part of it.
 */
export const ROW_VERSION = sql`p.revision::text || '@' || extract(epoch from p.updated_at)::text`;

/** The columns that are not stored with the product, selected from `product p` and `stockOf`. */
export const joinedColumns = (reader: Reader): RawBuilder<unknown> =>
  sql`${lacks(reader, 'availability') ? sql`'UNKNOWN'` : sql`s.band`} as band, ${contractTiers(reader)} as contract`;

/** The columns of a listed product, selected from `product p` and `stockOf`. */
export const listedColumns = (reader: Reader): RawBuilder<unknown> => sql`${LISTED_COLUMNS}, ${joinedColumns(reader)}`;

/**
 * Joins the stock `s` of each product `p`. `offset 0` forces one key lookup per row: without statistics, as after a first import, the
 * planner would otherwise scan the store's whole stock for every row.
 */
export const stockOf = (reader: Reader): RawBuilder<unknown> =>
  lacks(reader, 'availability')
    ? sql``
    : sql`
  cross join lateral (
    select band from stock where ${inScope(reader)} and sku = p.sku offset 0
  ) s`;

/** The catalog version as of the same statement. */
export const versionOf = (scope: Scope): RawBuilder<unknown> => sql`(select version from catalog_version where ${inScope(scope)})`;

/** The condition for visible products of one store and mode. Every storefront query uses it. */
export const visibleIn = ({ tenantId, mode }: Scope): RawBuilder<unknown> =>
  sql`p.tenant_id = ${tenantId} and p.mode = ${mode} and not p.hidden`;

/**
 * The same for products that are looked up by their keys. No partial index serves this form of the condition: while the table has no statistics, Postgres prefers
 * the newest index that contains the SKU, wherever it is among the columns, and would read the whole store in it.
 */
export const visibleByKey = ({ tenantId, mode }: Scope): RawBuilder<unknown> =>
  sql`p.tenant_id = ${tenantId} and p.mode = ${mode} and p.hidden is not distinct from false`;

/** The reader's contract prices for product `p`; null if there are none. */
function contractTiers(reader: Reader): RawBuilder<unknown> {
  if (!isCustomer(reader)) return sql`null::json`;
  return sql`(
    select json_agg(json_build_object('minQuantity', c.min_quantity::text, 'unitPrice', c.unit_price::text) order by c.min_quantity)
    from contract_price c
    where c.tenant_id = ${reader.tenantId} and c.mode = ${reader.mode} and c.customer_id = ${reader.customerId} and c.sku = p.sku
  )`;
}

/** Whether the reader may have contract prices and they are available. */
export const isCustomer = (reader: Reader): reader is CustomerScope => reader.customerId !== undefined && !lacks(reader, 'unit_price');

/** Whether a sale price that is lower than a contract price applies to the reader. */
export const paysLowest = ({ store }: Reader): boolean => store?.contractPrice === 'lowest';

/**
 * The price of one unit of product `p` for a reader who has the contract price `agreed`. The current price is the sale price during a sale,
 * which the sweep of sales keeps up to date.
 */
export const agreedPriceOf = (reader: Reader, agreed: RawBuilder<unknown>): RawBuilder<unknown> =>
  paysLowest(reader) ? sql`least(${agreed}, case when p.current_unit_price = p.sale_unit_price then p.sale_unit_price end)` : agreed;

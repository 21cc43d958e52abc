import type { EventTables } from '@storefront/events/tables';
import type { IdempotencyTables } from '@storefront/idempotency/tables';
import type { StoreClockTables } from '@storefront/store-clock';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { MediaRef } from '../domain/media.ts';
import type { OrderUom, PriceBreak } from '../domain/product.ts';

/**
 * The tables that typed statements name; most statements are SQL. `numeric` and `bigint` are text, timestamps are Dates, and `jsonb` has the types of the domain.
 */
export interface Database extends EventTables, IdempotencyTables, StoreClockTables {
  product: ProductTable;
  stock: StockTable;
  catalog_change: CatalogChangeTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;

interface Scoped {
  tenant_id: string;
  mode: string;
}

/** Written as JSON text, read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;

interface ProductTable extends Scoped {
  sku: string;
  description: string;
  short_description: string | null;
  list_unit_price: string | null;
  compare_at_unit_price: string | null;
  sale_unit_price: string | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  price_breaks: Json<readonly PriceBreak[]>;
  gct_rate: string | null;
  base_uom: string;
  quantity_decimals: number;
  order_uoms: Json<readonly OrderUom[]>;
  media: Json<readonly MediaRef[]>;
  /** The product's categories, as paths and as ids in the same order. */
  category_paths: string[];
  category_ids: string[];
  /** The product's categories and all their ancestors. */
  category_tree_ids: string[];
  /** In the form group/slug. */
  tag_keys: string[];
  tag_slugs: string[];
  hidden: boolean;
  /** Whether product.created has been published. */
  announced: boolean;
  /** The list or sale price as of the last change, for sorting; null without a list price. Reads compute the displayed price. */
  current_unit_price: string | null;
  /** When the sale next starts or ends. */
  price_changes_at: Date | null;
  search: string;
  created_at: Date;
  updated_at: Date;
  /** The number of changes of the product's columns. */
  revision: Generated<string>;
}

interface StockTable extends Scoped {
  sku: string;
  /** Null if the store does not count it. */
  on_hand: string | null;
  reserved: Generated<string>;
  low_stock_threshold: string;
  /** Whether the product uses the store's threshold. */
  follows_store: Generated<boolean>;
  band: ColumnType<string, never, never>;
  /** The band last recorded in the change feed. */
  last_band: string;
  /** The band last published, when it was published, and when a delayed change is due. */
  published_band: Generated<string>;
  published_at: Date | null;
  publish_at: Date | null;
  updated_at: Generated<Date>;
}

interface CatalogChangeTable extends Scoped {
  version: string;
  sku: string;
  change: string;
  created_at: Generated<Date>;
}

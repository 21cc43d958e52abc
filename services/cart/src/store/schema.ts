import type { Columns, Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events';
import type { IdempotencyTables } from '@storefront/idempotency/tables';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { CartPromotionStatus, CartStatus } from '../domain/cart.ts';
import type { Promotion, PromotionRefusal } from '../domain/promotion.ts';

/** The tables of the cart schema that typed statements name. Numerics are text. */
export interface Database extends EventTables, IdempotencyTables {
  cart: CartTable;
  cart_promotion: CartPromotionTable;
  cart_freeze: CartFreezeTable;
  promotion: PromotionTable;
  promotion_use: PromotionUseTable;
  saved_list: SavedListTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;

interface Scoped {
  tenant_id: string;
  mode: Mode;
}

interface CartTable extends Scoped {
  cart_id: string;
  customer_id: string;
  status: Generated<CartStatus>;
  version: Generated<number>;
  currency: string;
  subtotal: string | null;
  discount_total: string | null;
  gct_amount: string | null;
  total: string | null;
  free_shipping: Generated<boolean>;
  tax_exempt: Generated<boolean>;
  priced_at: Date | null;
  price_valid_until: Date | null;
  frozen_by: string | null;
  frozen_until: Date | null;
  order_id: string | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
}

/** The selling rules of a line, as last read from the catalog; quantities are decimal text. */
export interface SellingRulesJson {
  baseUom: string;
  quantityDecimals: number;
  orderUnits: { code: string; baseQuantity: string; minOrderQuantity: string; increment: string }[];
}

interface CartPromotionTable extends Scoped {
  cart_id: string;
  code: string;
  position: number;
  description: string;
  status: CartPromotionStatus;
  discount_amount: string | null;
  reason: PromotionRefusal | null;
}

interface CartFreezeTable extends Scoped {
  cart_id: string;
  checkout_id: string;
  status: 'FROZEN' | 'RELEASED' | 'CLOSED';
  response: ColumnType<unknown, string | null, never>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface PromotionTable extends Scoped, Columns<Promotion> {
  use_count: Generated<number>;
  /** Uses that were purged; they count too. */
  purged_use_count: Generated<number>;
  created_at: Generated<Date>;
}

interface PromotionUseTable extends Scoped {
  checkout_id: string;
  code: string;
  customer_id: string;
  cart_id: string;
  used_at: Generated<Date>;
  returned_at: Date | null;
}

/** A line of a saved list; quantities are decimal text. */
export interface SavedLineJson {
  lineId: string;
  sku: string;
  description: string;
  quantity: string;
  orderUom?: string | undefined;
  orderQuantity?: string | undefined;
  rules: SellingRulesJson;
}

interface SavedListTable extends Scoped {
  list_id: string;
  customer_id: string;
  slot: number;
  name: string;
  name_key: string;
  version: Generated<number>;
  lines: ColumnType<SavedLineJson[], string | undefined, string>;
  line_count: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

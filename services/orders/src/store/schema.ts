import type { LineRow, PaymentRail, StoreSettings } from '@storefront/contract';
import type { Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events/tables';
import type { IdempotencyTables } from '@storefront/idempotency/tables';
import type { LeaseOwnerTables } from '@storefront/lease-owners/tables';
import type { StoreClockTables } from '@storefront/store-clock';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Address, Buyer } from '../domain/buyer.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import type { CheckoutStep, Compensation } from '../domain/checkout-step.ts';
import type { CorrectedQuantities, CorrectionRequest } from '../domain/correction.ts';
import type { FrozenPromotion, QuantityDecimals } from '../domain/frozen-cart.ts';
import type { LineQuantity } from '../domain/line-quantity.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import type { Actor, Cancellation, TimelineEvent } from '../domain/order.ts';
import type { PaymentStatus, PaymentTerms, Settlement } from '../domain/payment.ts';
import type { ShippingKind, ShippingOption } from '../domain/shipping-option.ts';
import type { ShippingTax } from '../domain/shipping-tax.ts';

/** A jsonb column: written as JSON text, read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface Scoped {
  tenant_id: string;
  mode: Mode;
}

interface OrderCounterTable extends Scoped {
  last_number: string;
}

interface ReturnedOrderNumberTable extends Scoped {
  number: string;
}

interface CheckoutTable extends Scoped {
  id: string;
  customer_id: string;
  cart_id: string;
  order_id: string;
  /** Null once a refused checkout has returned it. */
  order_number: string | null;
  request_id: string;
  store: Json<StoreSettings>;
  body: Json<CheckoutBody>;
  shipping_option: NullableJson<ShippingOption>;
  step: CheckoutStep;
  undo: ColumnType<readonly Compensation[], string | undefined, string>;
  /** The CheckoutResult message as JSON text, replayed byte for byte. */
  result: string | null;
  attempts: Generated<number>;
  /** A new ID for each run, so that a run that lost its lease can no longer write. */
  lease_token: string;
  /** The process of the run. Null once it has died. */
  lease_owner: string | null;
  lease_until: Date;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

interface IdempotencyRecordTable extends Scoped {
  customer_id: string;
  route: string;
  key: string;
  fingerprint: string;
  checkout_id: string;
  expires_at: Generated<Date>;
}

interface SalesOrderTable extends Scoped {
  id: string;
  number: string;
  customer_id: string;
  cart_id: string;
  checkout_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_rail: PaymentRail;
  currency: string;
  subtotal: string;
  discount_total: string;
  shipping_amount: string;
  shipping_gct_amount: string;
  shipping_taxes: NullableJson<readonly ShippingTax[]>;
  gct_amount: string;
  total: string;
  gct_rate: string;
  line_count: number;
  payment_terms: NullableJson<PaymentTerms>;
  purchase_order_number: string | null;
  requested_delivery_date: string | null;
  notes: string | null;
  shipping_option: NullableJson<ShippingOption>;
  shipping_address: NullableJson<Address>;
  billing_address: NullableJson<Address>;
  buyer: Json<Buyer>;
  promotions: Json<readonly FrozenPromotion[]>;
  quantity_decimals: Json<QuantityDecimals>;
  cancellation: NullableJson<Cancellation>;
  store: Json<StoreSettings>;
  pay_by: ColumnType<Date | null, string | null, string | null>;
  /** The sweep does not check this order's payment again before this time. */
  pay_check_at: Date | null;
  refund_revision: Generated<number>;
  settlement: Settlement | null;
  settled_at: ColumnType<Date | null, string | null, string | null>;
  placed_at: ColumnType<Date, string, never>;
  updated_at: ColumnType<Date, string, string>;
  /** The result of `searchTextOf` for its numbers and SKUs. */
  search_text: string;
}

interface OrderLineTable extends Scoped, LineRow<'order'> {
  order_id: string;
  position: number;
}

interface OrderTimelineTable extends Scoped {
  order_id: string;
  position: number;
  at: ColumnType<Date, string, never>;
  event: TimelineEvent;
  actor: Actor;
}

interface ShipmentTable extends Scoped {
  order_id: string;
  id: string;
  number: string;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  lines: Json<readonly LineQuantity[]>;
  shipped_at: ColumnType<Date | null, string | null, string | null>;
  delivered_at: ColumnType<Date | null, string | null, string | null>;
  created_at: Generated<Date>;
  lease_until: ColumnType<Date, Date | string, Date | string>;
}

/** Corrections of orders. */
interface OrderReturnTable extends Scoped {
  order_id: string;
  id: string;
  request: Json<CorrectionRequest>;
  quantities: Json<CorrectedQuantities>;
  finished_at: ColumnType<Date | null, string | null, string | null>;
  created_at: Generated<Date>;
  lease_until: Date;
}

interface ShippingOptionTable extends Scoped {
  code: string;
  label: string;
  kind: ShippingKind;
  amount: string;
  free_over: string | null;
  currency: string;
}

interface AccountClosingTable extends Scoped {
  id: string;
  customer_id: string;
  store: Json<StoreSettings>;
  due_at: Date;
  created_at: Generated<Date>;
}

/** The schema of the orders service. */
export interface Database extends EventTables, IdempotencyTables, LeaseOwnerTables, StoreClockTables {
  order_counter: OrderCounterTable;
  returned_order_number: ReturnedOrderNumberTable;
  checkout: CheckoutTable;
  idempotency_record: IdempotencyRecordTable;
  sales_order: SalesOrderTable;
  order_line: OrderLineTable;
  order_timeline: OrderTimelineTable;
  shipment: ShipmentTable;
  order_return: OrderReturnTable;
  shipping_option: ShippingOptionTable;
  account_closing: AccountClosingTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;

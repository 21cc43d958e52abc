import type { Line, PaymentRail } from '@storefront/contract';
import { decimal } from '@storefront/money';
import type { Address, Buyer } from './buyer.ts';
import type { Correction } from './correction.ts';
import type { FrozenPromotion, QuantityDecimals } from './frozen-cart.ts';
import { type AllowedAction, ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import type { PaymentStatus, PaymentTerms, Settlement } from './payment.ts';
import type { Shipment } from './shipment.ts';
import type { ShippingOption } from './shipping-option.ts';
import type { ShippingTax } from './shipping-tax.ts';

/** Who caused a change of an order. */
export type Actor = 'shopper' | 'store' | 'system';

/** The reason codes for a cancellation. */
export const CANCEL_REASON_CODES = ['CUSTOMER_REQUEST', 'ORDERED_BY_MISTAKE', 'DUPLICATE', 'TOO_SLOW', 'OTHER'] as const;
export type CancelReasonCode = (typeof CANCEL_REASON_CODES)[number];

/** A line of an order. Amounts, quantities, and rates are decimal text. */
export type OrderLine = Line<'order'>;

/** The time, reason, and actor of a cancellation. */
export interface Cancellation {
  readonly reason: string;
  readonly reasonCode: CancelReasonCode;
  readonly cancelledAt: string;
  readonly actor: Actor;
}

/** An entry type of the timeline. */
export type TimelineEvent =
  | 'placed'
  | 'confirmed'
  | 'payment_received'
  | 'payment_failed'
  | 'payment_expired'
  | 'payment_cancelled'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'partially_cancelled'
  | 'credited'
  | 'payment_reversed'
  | 'dispute_opened'
  | 'dispute_lost'
  | 'dispute_won'
  | 'invoice_reissued'
  | 'restocked'
  | 'cancelled'
  | 'expired'
  | 'refund_pending'
  | 'refund_failed'
  | 'partially_refunded'
  | 'refunded';

/** One entry of an order's timeline. */
export interface TimelineEntry {
  readonly at: string;
  readonly event: TimelineEvent;
  readonly actor: Actor;
}

/** An order in a list. Times are ISO 8601 text, amounts decimal text. */
export interface OrderSummary {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentRail: PaymentRail;
  readonly currency: string;
  readonly total: string;
  readonly lineCount: number;
  readonly placedAt: string;
  readonly purchaseOrderNumber: string | null;
}

/** An order in a list for operators. */
export interface StoreOrderSummary extends OrderSummary {
  readonly buyer: Buyer;
}

/** An order with everything frozen at checkout and its history since. */
export interface Order extends OrderSummary {
  readonly customerId: string;
  readonly cartId: string;
  readonly checkoutId: string;
  readonly lines: readonly OrderLine[];
  readonly quantityDecimals: QuantityDecimals;
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly shippingAmount: string;
  readonly shippingGctAmount: string;
  /** How shipping is taxed; null if all of it is taxed at `gctRate`. */
  readonly shippingTaxes: readonly ShippingTax[] | null;
  readonly gctAmount: string;
  readonly shippingOption: ShippingOption | null;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly promotions: readonly FrozenPromotion[];
  /** Includes pending shipments. */
  readonly shipments: readonly Shipment[];
  /** Those that are not finished, and those that the current change finishes. */
  readonly corrections: readonly Correction[];
  readonly cancellation: Cancellation | null;
  readonly timeline: readonly TimelineEntry[];
  readonly requestedDeliveryDate: string | null;
  readonly notes: string | null;
  readonly updatedAt: string;
  readonly buyer: Buyer;
  readonly paymentTerms: PaymentTerms | null;
  /** The store's tax rate. */
  readonly gctRate: string;
  readonly storeName: string;
  /** The store's time zone when the order was placed. */
  readonly timeZone: string;
  /** When an unpaid order expires unless a payment session is opened first; null once it is paid or closed. */
  readonly payBy: string | null;
  /** The version of the refund totals that the payment status follows; 0 without refunds. */
  readonly refundRevision: number;
  /** The settlement of the invoice, as far as it is known, and when it was published. */
  readonly settlement: Settlement | null;
  readonly settledAt: string | null;
}

/** Returns the order with an entry added to its timeline. */
export const withTimelineEvent = (order: Order, event: TimelineEvent, actor: Actor, at: string): Order => ({
  ...order,
  updatedAt: at,
  timeline: [...order.timeline, { at, event, actor }],
});

/** Reports whether the total is zero, so that there is nothing to pay or refund. */
export const isFree = ({ total }: Order): boolean => decimal(total).isZero();

/** Reports whether a shipment or a correction of the order is pending. */
export const isPending = ({ corrections, shipments }: Order): boolean =>
  shipments.some(({ shippedAt }) => shippedAt === null) || corrections.some(({ finishedAt }) => finishedAt === null);

/** Returns the actions that the shopper may take now. An order with a pending shipment or correction cannot be canceled. */
export const allowedActions = (order: Order): readonly AllowedAction[] =>
  ORDER_STATUSES[order.status].actions.filter((action) => action !== 'cancel' || !isPending(order));

import { decimal } from '@storefront/money';
import type { Address, Buyer } from './buyer.ts';
import type { FrozenLine, FrozenPromotion } from './frozen-cart.ts';
import { type AllowedAction, ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import type { PaymentRail, PaymentStatus } from './payment.ts';
import type { Shipment } from './shipment.ts';
import type { ShippingOption } from './shipping-option.ts';

export type Actor = 'shopper' | 'store' | 'system';

export const CANCEL_REASON_CODES = ['CUSTOMER_REQUEST', 'ORDERED_BY_MISTAKE', 'DUPLICATE', 'TOO_SLOW', 'OTHER'] as const;
export type CancelReasonCode = (typeof CANCEL_REASON_CODES)[number];

export interface OrderLine extends FrozenLine {
  /** What has left the shelf, decimal text in the base unit. */
  readonly shippedQuantity: string;
}

export interface Cancellation {
  readonly reason: string;
  readonly reasonCode: CancelReasonCode;
  readonly cancelledAt: string;
  readonly actor: Actor;
}

export type TimelineEvent =
  | 'placed'
  | 'confirmed'
  | 'payment_received'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'expired'
  | 'refund_pending';

export interface TimelineEntry {
  readonly at: string;
  readonly event: TimelineEvent;
  readonly actor: Actor;
}

/** The row of a list. Times are ISO-8601 text, amounts decimal text. */
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

/** An order with all that it froze at checkout and all that happened to it since. */
export interface Order extends OrderSummary {
  readonly customerId: string;
  readonly cartId: string;
  readonly checkoutId: string;
  readonly lines: readonly OrderLine[];
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly shippingAmount: string;
  readonly shippingGctAmount: string;
  readonly gctAmount: string;
  readonly shippingOption: ShippingOption | null;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly promotions: readonly FrozenPromotion[];
  /** Those under way included. */
  readonly shipments: readonly Shipment[];
  readonly cancellation: Cancellation | null;
  readonly timeline: readonly TimelineEntry[];
  readonly requestedDeliveryDate: string | null;
  readonly notes: string | null;
  readonly updatedAt: string;
  readonly buyer: Buyer;
  readonly paymentTermsDays: number;
  /** The store's rate that taxed the shipping. */
  readonly gctRate: string;
  readonly storeName: string;
  /** When an unpaid order expires, if no payment session is opened before; null once it is paid or closed. */
  readonly payBy: string | null;
}

/** The order with one more thing that happened to it. */
export const withEvent = (order: Order, event: TimelineEvent, actor: Actor, at: string): Order => ({
  ...order,
  updatedAt: at,
  timeline: [...order.timeline, { at, event, actor }],
});

/** Whether there was never anything to pay: then there is nothing to give back either. */
export const costsNothing = ({ total }: Order): boolean => decimal(total).isZero();

/** What its shopper may do with the order now; one that is being shipped is no longer theirs to cancel. */
export const allowedActions = (order: Order): readonly AllowedAction[] =>
  ORDER_STATUSES[order.status].actions.filter(
    (action) => action !== 'cancel' || order.shipments.every(({ shippedAt }) => shippedAt !== null),
  );

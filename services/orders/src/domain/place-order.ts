import type { CheckoutBody } from './checkout-body.ts';
import type { FrozenCart } from './frozen-cart.ts';
import type { Order, TimelineEntry } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import { orderTotals } from './order-totals.ts';
import { type AuthorisedPayment, PAYMENT_STATUS_AT_FIRST } from './payment.ts';
import type { ShippingOption } from './shipping-option.ts';

/** How long after its last payment session ended an unpaid order keeps its stock. */
export const UNPAID_GRACE_MS = 60 * 60_000;

/** When an order expires whose last session ends at `sessionEndsAt`. */
export const payByAfter = (sessionEndsAt: string): string => new Date(Date.parse(sessionEndsAt) + UNPAID_GRACE_MS).toISOString();

export interface OrderParts {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly checkoutId: string;
  readonly customerId: string;
  readonly body: CheckoutBody;
  readonly cart: FrozenCart;
  readonly payment: AuthorisedPayment;
  readonly shippingOption: ShippingOption | null;
  readonly store: { readonly name: string; readonly gctRate: string };
  readonly now: string;
}

/** The order that a checkout has earned, with everything it says frozen. A prepaid one waits for its payment. */
export function placeOrder(parts: OrderParts): Order {
  const { body, cart, payment, now } = parts;
  const { session } = payment;
  const status: OrderStatus = session === null ? 'CONFIRMED' : 'PENDING_PAYMENT';
  const placed: TimelineEntry = { at: now, event: 'placed', actor: 'shopper' };
  const confirmed: TimelineEntry = { at: now, event: 'confirmed', actor: 'system' };
  return {
    id: parts.orderId,
    number: parts.orderNumber,
    status,
    paymentStatus: PAYMENT_STATUS_AT_FIRST[body.paymentRail],
    paymentRail: body.paymentRail,
    currency: cart.currency,
    ...orderTotals(cart, parts.shippingOption, parts.store.gctRate),
    lineCount: cart.lines.length,
    placedAt: now,
    purchaseOrderNumber: body.purchaseOrderNumber,
    customerId: parts.customerId,
    cartId: cart.id,
    checkoutId: parts.checkoutId,
    lines: cart.lines.map((line) => ({ ...line, shippedQuantity: '0' })),
    shippingOption: parts.shippingOption,
    shippingAddress: payment.address ?? body.shippingAddress,
    billingAddress: body.billingAddress,
    promotions: cart.promotions,
    shipments: [],
    cancellation: null,
    timeline: status === 'CONFIRMED' ? [placed, confirmed] : [placed],
    requestedDeliveryDate: body.requestedDeliveryDate,
    notes: body.notes,
    updatedAt: now,
    buyer: payment.buyer,
    paymentTermsDays: payment.termsDays,
    gctRate: parts.store.gctRate,
    storeName: parts.store.name,
    payBy: session === null ? null : payByAfter(session.expiresAt),
  };
}

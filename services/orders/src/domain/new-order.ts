import type { StoreSettings } from '@storefront/contract';
import type { CheckoutBody } from './checkout-body.ts';
import type { FrozenCart } from './frozen-cart.ts';
import type { OrderStatus } from './order-status.ts';
import { orderTotals, taxSettingsOf } from './order-totals.ts';
import type { Order, TimelineEntry } from './order.ts';
import { type AuthorizedPayment, initialPaymentStatus } from './payment.ts';
import type { ShippingOption } from './shipping-option.ts';
import type { TaxSettings } from './shipping-tax.ts';

/** How long an unpaid order keeps its stock after its last payment session ended. */
export const UNPAID_GRACE_MS = 60 * 60_000;

/** Returns when an unpaid order expires whose last session ends at `sessionEndsAt`. */
export const payByAfter = (sessionEndsAt: string): string => new Date(Date.parse(sessionEndsAt) + UNPAID_GRACE_MS).toISOString();

/** The inputs of a new order. */
export interface OrderParts {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly checkoutId: string;
  readonly customerId: string;
  readonly body: CheckoutBody;
  readonly cart: FrozenCart;
  readonly payment: AuthorizedPayment;
  readonly shippingOption: ShippingOption | null;
  readonly store: Pick<StoreSettings, 'name' | 'timeZone'> & TaxSettings;
  readonly now: string;
}

/** Returns the order of a successful checkout: confirmed or, if it is prepaid with something to pay, pending payment. */
export function newOrder(parts: OrderParts): Order {
  const { body, cart, payment, now } = parts;
  const { session } = payment;
  const shippingAddress = payment.address ?? body.shippingAddress;
  const totals = orderTotals(cart, parts.shippingOption, parts.store);
  const status: OrderStatus = session === null ? 'CONFIRMED' : 'PENDING_PAYMENT';
  const placed: TimelineEntry = { at: now, event: 'placed', actor: 'shopper' };
  const confirmed: TimelineEntry = { at: now, event: 'confirmed', actor: 'system' };
  return {
    id: parts.orderId,
    number: parts.orderNumber,
    status,
    paymentStatus: initialPaymentStatus(body.paymentRail, totals.total),
    paymentRail: body.paymentRail,
    refundRevision: 0,
    settlement: null,
    settledAt: null,
    currency: cart.currency,
    ...totals,
    lineCount: cart.lines.length,
    placedAt: now,
    purchaseOrderNumber: body.purchaseOrderNumber,
    customerId: parts.customerId,
    cartId: cart.id,
    checkoutId: parts.checkoutId,
    lines: cart.lines,
    quantityDecimals: cart.quantityDecimals,
    shippingOption: parts.shippingOption,
    shippingAddress,
    // An order without an address is invoiced to the customer's first one.
    billingAddress: payment.billingAddress ?? body.billingAddress ?? (shippingAddress === null ? payment.firstAddress : null),
    promotions: cart.promotions,
    shipments: [],
    corrections: [],
    cancellation: null,
    timeline: status === 'CONFIRMED' ? [placed, confirmed] : [placed],
    requestedDeliveryDate: body.requestedDeliveryDate,
    notes: body.notes,
    updatedAt: now,
    buyer: { ...payment.buyer, taxExemptCertificate: cart.taxExempt ? (payment.exemption?.certificate ?? null) : null },
    paymentTerms: payment.terms,
    gctRate: taxSettingsOf(cart, parts.store).gctRate,
    storeName: parts.store.name,
    timeZone: parts.store.timeZone,
    payBy: session === null ? null : payByAfter(session.expiresAt),
  };
}

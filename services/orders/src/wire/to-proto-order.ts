import { AS_TEXT, writeOrderLine } from '@storefront/contract';
import type { Order as OrderMessage } from '@storefront/proto/storefront/orders/v1';
import { toMessage } from '@storefront/rpc';
import { isClosed } from '../domain/order-status.ts';
import { allowedActions, type Order, type OrderSummary, type StoreOrderSummary } from '../domain/order.ts';
import type { Shipment } from '../domain/shipment.ts';
import { toProtoShippingOption } from './shipping-option.ts';

/** Returns the message of an order in a list. */
export const toProtoOrderSummary = (order: OrderSummary): OrderMessage => ({
  id: order.id,
  number: order.number,
  status: order.status,
  paymentStatus: order.paymentStatus,
  paymentRail: order.paymentRail,
  currency: order.currency,
  total: order.total,
  lineCount: order.lineCount,
  placedAt: order.placedAt,
  ...toMessage({ purchaseOrderNumber: order.purchaseOrderNumber }),
});

/** Returns the message of an order in a list for operators. */
export const toProtoStoreOrderSummary = (order: StoreOrderSummary): OrderMessage => ({
  ...toProtoOrderSummary(order),
  customerId: order.buyer.customerId,
  buyer: toMessage(order.buyer),
});

/** Returns the message of a complete order, for responses and events. */
export const toProtoOrder = (order: Order): OrderMessage => ({
  ...toProtoOrderSummary(order),
  customerId: order.customerId,
  cartId: order.cartId,
  checkoutId: order.checkoutId,
  // All of a closed order is canceled, whatever its lines have stored.
  lines: order.lines.map((line) =>
    writeOrderLine(isClosed(order.status) ? { ...line, cancelledQuantity: line.quantity } : line, AS_TEXT, order.currency),
  ),
  subtotal: order.subtotal,
  discountTotal: order.discountTotal,
  shippingAmount: order.shippingAmount,
  shippingGctAmount: order.shippingGctAmount,
  shippingTaxes: [...(order.shippingTaxes ?? [])],
  gctAmount: order.gctAmount,
  ...(order.shippingOption && { shippingOption: toProtoShippingOption(order.shippingOption) }),
  ...(order.shippingAddress && { shippingAddress: toMessage(order.shippingAddress) }),
  ...(order.billingAddress && { billingAddress: toMessage(order.billingAddress) }),
  promotions: [...order.promotions],
  shipments: order.shipments.filter(({ shippedAt }) => shippedAt !== null).map(toProtoShipment),
  ...(order.cancellation && { cancellation: order.cancellation }),
  timeline: [...order.timeline],
  allowedActions: [...allowedActions(order)],
  ...toMessage({ requestedDeliveryDate: order.requestedDeliveryDate, notes: order.notes }),
  updatedAt: order.updatedAt,
  buyer: toMessage(order.buyer),
  ...toMessage({ paymentTerms: order.paymentTerms }),
  gctRate: order.gctRate,
  storeName: order.storeName,
  timeZone: order.timeZone,
  taxExempt: Boolean(order.buyer.taxExemptCertificate),
});

const toProtoShipment = ({ lines, ...shipment }: Shipment) => ({
  ...toMessage({ ...shipment, shippedAt: shipment.shippedAt ?? '' }),
  lines: [...lines],
});

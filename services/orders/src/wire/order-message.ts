import type { Order as OrderMessage } from '@storefront/proto/storefront/orders/v1/Order';
import { allowedActions, type Order, type OrderSummary } from '../domain/order.ts';
import type { Shipment } from '../domain/shipment.ts';
import { toAddressMessage } from './address-message.ts';
import { toShippingOptionMessage } from './shipping-option-message.ts';
import { withoutNulls } from './without-nulls.ts';

/** The row of a list. */
export const toSummaryMessage = (order: OrderSummary): OrderMessage => ({
  id: order.id,
  number: order.number,
  status: order.status,
  paymentStatus: order.paymentStatus,
  paymentRail: order.paymentRail,
  currency: order.currency,
  total: order.total,
  lineCount: order.lineCount,
  placedAt: order.placedAt,
  ...withoutNulls({ purchaseOrderNumber: order.purchaseOrderNumber }),
});

/** The whole order, as a detail answers it and as its events carry it. */
export const toOrderMessage = (order: Order): OrderMessage => ({
  ...toSummaryMessage(order),
  customerId: order.customerId,
  cartId: order.cartId,
  checkoutId: order.checkoutId,
  lines: order.lines.map(withoutNulls),
  subtotal: order.subtotal,
  discountTotal: order.discountTotal,
  shippingAmount: order.shippingAmount,
  shippingGctAmount: order.shippingGctAmount,
  gctAmount: order.gctAmount,
  ...(order.shippingOption && { shippingOption: toShippingOptionMessage(order.shippingOption) }),
  ...(order.shippingAddress && { shippingAddress: toAddressMessage(order.shippingAddress) }),
  ...(order.billingAddress && { billingAddress: toAddressMessage(order.billingAddress) }),
  promotions: [...order.promotions],
  shipments: order.shipments.filter(({ shippedAt }) => shippedAt !== null).map(toShipmentMessage),
  ...(order.cancellation && { cancellation: order.cancellation }),
  timeline: [...order.timeline],
  allowedActions: [...allowedActions(order)],
  ...withoutNulls({ requestedDeliveryDate: order.requestedDeliveryDate, notes: order.notes }),
  updatedAt: order.updatedAt,
  buyer: withoutNulls(order.buyer),
  paymentTermsDays: order.paymentTermsDays,
  gctRate: order.gctRate,
  storeName: order.storeName,
});

const toShipmentMessage = ({ lines, ...shipment }: Shipment) => ({
  ...withoutNulls({ ...shipment, shippedAt: shipment.shippedAt ?? '' }),
  lines: [...lines],
});

import { writeInvoiceLine } from '@storefront/contract';
import { moneyText, plainText } from '@storefront/money';
import type { Order } from '@storefront/proto/storefront/orders/v1';
import { type Caller, newId } from '@storefront/rpc';
import { paymentTerms } from '../credit/domain/payment-terms.ts';
import type { PlacedOrder } from '../invoices/domain/placed-order.ts';

/** The event of an order as orders publishes it. */
export const orderEvent = (caller: Caller, type: string, order: PlacedOrder) => ({
  id: newId(),
  type,
  tenantId: caller.tenantId,
  mode: caller.mode,
  aggregate: 'order',
  aggregateId: order.id,
  sequence: 1,
  occurredAt: new Date().toISOString(),
  traceparent: null,
  data: { order: toProtoOrder(order) },
});

const toProtoOrder = (order: PlacedOrder): Order => ({
  id: order.id,
  number: order.number,
  checkoutId: order.checkoutId,
  customerId: order.customerId,
  paymentRail: order.paymentRail,
  currency: order.currency,
  paymentTerms: paymentTerms(order.terms),
  timeZone: order.timeZone,
  ...(order.purchaseOrderNumber !== null && { purchaseOrderNumber: order.purchaseOrderNumber }),
  storeName: order.storeName,
  gctRate: '0.15',
  shippingTaxes: order.shippingTaxes.map((part) => ({
    rate: plainText(part.rate),
    taxableAmount: moneyText(part.taxableAmount, order.currency),
    gctAmount: moneyText(part.gctAmount, order.currency),
  })),
  buyer: { customerId: order.customerId, name: order.buyer.name, email: order.buyer.email },
  shippingAddress: { name: 'Ann', line1: '1 Harbour St', city: 'Kingston', countryCode: 'JM' },
  subtotal: moneyText(order.subtotal, order.currency),
  discountTotal: moneyText(order.discountTotal, order.currency),
  shippingAmount: moneyText(order.shippingAmount, order.currency),
  gctAmount: moneyText(order.gctAmount, order.currency),
  total: moneyText(order.total, order.currency),
  lines: order.lines.map((line) => writeInvoiceLine(line, { quantity: plainText, amount: moneyText, rate: plainText }, order.currency)),
});

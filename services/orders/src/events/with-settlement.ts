import { decimal } from '@storefront/money';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import type { Order } from '../domain/order.ts';
import { settledOrder } from '../domain/settle-order.ts';

/** Applies the settlement of an invoice to its order. That of a replaced invoice says nothing. */
export function withSettlement(order: Order, { amountPaid, replacedBy, settlement }: Invoice__Output, at: string): Order {
  if (replacedBy !== undefined || settlement === 'SETTLEMENT_UNSPECIFIED') return order;
  return settledOrder(order, { settlement, hasPayment: decimal(amountPaid).gt(0), at });
}

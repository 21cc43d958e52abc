import { isPaymentRail, readInvoiceLine } from '@storefront/contract';
import { decimal } from '@storefront/money';
import type { Order } from '@storefront/proto/storefront/orders/v1/Order';
import { termsBasisOf } from '../../credit/domain/payment-terms.ts';
import { fromProtoAddress } from '../../customers/wire/from-proto-address.ts';
import { LINE_DECIMALS, type PlacedOrder } from '../domain/placed-order.ts';

/** Converts the order of an event. Throws if a field that the invoice requires is missing. */
export function fromProtoPlacedOrder(order: Order): PlacedOrder {
  const rail = String(need(order.paymentRail, 'paymentRail'));
  if (!isPaymentRail(rail)) throw new Error(`unknown payment rail of an order: ${rail}`);
  const buyer = need(order.buyer, 'buyer');
  // Without a billing address, the shipping address is used.
  const billingAddress = order.billingAddress ?? order.shippingAddress;
  return {
    id: need(order.id, 'id'),
    number: need(order.number, 'number'),
    customerId: need(order.customerId, 'customerId'),
    checkoutId: need(order.checkoutId, 'checkoutId'),
    paymentRail: rail,
    currency: need(order.currency, 'currency'),
    terms: { termsBasis: termsBasisOf(order.paymentTerms?.code), termsDays: order.paymentTermsDays ?? 0 },
    // An order of an earlier release has none.
    timeZone: order.timeZone || 'UTC',
    lines: (order.lines ?? []).map((line) => readInvoiceLine(line, LINE_DECIMALS)),
    subtotal: decimal(need(order.subtotal, 'subtotal')),
    discountTotal: decimal(need(order.discountTotal, 'discountTotal')),
    shippingAmount: decimal(need(order.shippingAmount, 'shippingAmount')),
    gctAmount: decimal(need(order.gctAmount, 'gctAmount')),
    shippingGctRate: decimal(need(order.gctRate, 'gctRate')),
    total: decimal(need(order.total, 'total')),
    storeName: need(order.storeName, 'storeName'),
    buyer: {
      name: need(buyer.name, 'buyer.name'),
      email: need(buyer.email, 'buyer.email'),
      companyName: buyer.companyName ?? null,
      taxId: buyer.taxId ?? null,
      phone: buyer.phone ?? null,
    },
    billingAddress: billingAddress ? fromProtoAddress(billingAddress) : null,
  };
}

function need<T>(value: T | null | undefined, field: string): T {
  if (value === undefined || value === null || value === '') throw new Error(`the order of an event has no ${field}`);
  return value;
}

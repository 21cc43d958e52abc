import { isPaymentRail, readInvoiceLine } from '@storefront/contract';
import { type Decimal, decimal, sumOf, type TaxPart } from '@storefront/money';
import type { Order } from '@storefront/proto/storefront/orders/v1';
import { fromProtoAddress } from '@storefront/rpc';
import { termsBasisOf } from '../../credit/domain/payment-terms.ts';
import { LINE_DECIMALS, type PlacedLine, type PlacedOrder } from '../domain/placed-order.ts';

/** Converts the order of an event. Throws if a field that the invoice requires is missing. */
export function fromProtoPlacedOrder(order: Order): PlacedOrder {
  const rail = String(need(order.paymentRail, 'paymentRail'));
  if (!isPaymentRail(rail)) throw new Error(`unknown payment rail of an order: ${rail}`);
  const buyer = need(order.buyer, 'buyer');
  // Without a billing address, the shipping address is used.
  const billingAddress = order.billingAddress ?? order.shippingAddress;
  const lines = (order.lines ?? []).map((line) => readInvoiceLine(line, LINE_DECIMALS));
  const shippingAmount = decimal(need(order.shippingAmount, 'shippingAmount'));
  const gctAmount = decimal(need(order.gctAmount, 'gctAmount'));
  return {
    id: need(order.id, 'id'),
    number: need(order.number, 'number'),
    customerId: need(order.customerId, 'customerId'),
    checkoutId: need(order.checkoutId, 'checkoutId'),
    paymentRail: rail,
    currency: need(order.currency, 'currency'),
    terms: { termsBasis: termsBasisOf(order.paymentTerms?.code), termsDays: order.paymentTerms?.days ?? 0 },
    timeZone: need(order.timeZone, 'timeZone'),
    lines,
    subtotal: decimal(need(order.subtotal, 'subtotal')),
    discountTotal: decimal(need(order.discountTotal, 'discountTotal')),
    shippingAmount,
    gctAmount,
    shippingTaxes: shippingTaxesOf(order, lines, { shippingAmount, gctAmount }),
    total: decimal(need(order.total, 'total')),
    storeName: need(order.storeName, 'storeName'),
    buyer: {
      name: need(buyer.name, 'buyer.name'),
      email: need(buyer.email, 'buyer.email'),
      companyName: buyer.companyName ?? null,
      taxId: buyer.taxId ?? null,
      taxExemptCertificate: buyer.taxExemptCertificate ?? null,
      phone: buyer.phone ?? null,
      addressId: billingAddress?.id ?? null,
    },
    billingAddress: billingAddress ? fromProtoAddress(billingAddress) : null,
    deliveryAddress: order.shippingAddress ? fromProtoAddress(order.shippingAddress) : null,
    purchaseOrderNumber: order.purchaseOrderNumber || null,
    suppliedAt: suppliedAt(order),
  };
}

function suppliedAt({ status, shipments = [] }: Order): Date | null {
  const last = shipments?.at(-1)?.shippedAt;
  return last && (status === 'SHIPPED' || status === 'DELIVERED') ? new Date(last) : null;
}

/** Shipping of which the order does not say more is taxed at its rate. */
function shippingTaxesOf(
  { shippingTaxes = [], gctRate }: Order,
  lines: readonly PlacedLine[],
  { shippingAmount, gctAmount }: { shippingAmount: Decimal; gctAmount: Decimal },
): readonly TaxPart[] {
  if (shippingAmount.isZero()) return [];
  if (shippingTaxes.length === 0) {
    const ofLines = sumOf(lines.map((line) => line.gctAmount));
    return [{ rate: decimal(need(gctRate, 'gctRate')), taxableAmount: shippingAmount, gctAmount: gctAmount.minus(ofLines) }];
  }
  return shippingTaxes.map((part) => ({
    rate: decimal(need(part.rate, 'rate of shipping')),
    taxableAmount: decimal(need(part.taxableAmount, 'taxable amount of shipping')),
    gctAmount: decimal(need(part.gctAmount, 'tax of shipping')),
  }));
}

function need<T>(value: T | null | undefined, field: string): T {
  if (value === undefined || value === null || value === '') throw new Error(`the order of an event has no ${field}`);
  return value;
}

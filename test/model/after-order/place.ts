import { lineDefaults } from '@storefront/contract';
import { decimal } from '@storefront/money';
import type { PlacedOrder as BilledOrder } from '../../../services/billing/src/invoices/domain/placed-order.ts';
import { aPlacedOrder } from '../../../services/billing/src/testing/builders.ts';
import type { Order } from '../../../services/orders/src/domain/order.ts';
import { aFrozenLine, anOrder } from '../../../services/orders/src/testing/builders.ts';
import type { PlacedGoods, PlacedOrder } from './books.ts';

/** Formats cents as decimal text. */
export const cents = (amount: number): string => (amount / 100).toFixed(2);

/** Returns the order of orders, confirmed. */
export function placedOrder({ rail, lines, shipping }: PlacedOrder, index: number): Order {
  const total = sum([...lines, ...(shipping ? [shipping] : [])].map(({ net, gct }) => net + gct));
  return anOrder({
    id: `order-${index}`,
    number: `SO-${index}`,
    paymentRail: rail,
    paymentStatus: rail === 'CREDIT_TERMS' ? 'ON_ACCOUNT' : rail === 'PREPAID' ? 'PAID' : 'UNPAID',
    lines: lines.map(orderLine),
    shippingAmount: cents(shipping?.net ?? 0),
    shippingGctAmount: cents(shipping?.gct ?? 0),
    total: cents(total),
  });
}

/** Returns the order as billing reads it. */
export function billedOrder({ rail, lines, shipping }: PlacedOrder, index: number): BilledOrder {
  const billed = lines.map((line) => ({
    ...lineDefaults('invoice'),
    ...amountsOf(line),
    sku: line.sku,
    description: line.sku,
    baseUom: 'EA',
  }));
  const gct = sum([...lines, ...(shipping ? [shipping] : [])].map((part) => part.gct));
  return aPlacedOrder({
    id: `order-${index}`,
    paymentRail: rail,
    lines: billed,
    shippingAmount: decimal(cents(shipping?.net ?? 0)),
    shippingTaxes: shipping
      ? [{ rate: decimal(shipping.rate), taxableAmount: decimal(cents(shipping.net)), gctAmount: decimal(cents(shipping.gct)) }]
      : [],
    gctAmount: decimal(cents(gct)),
    total: decimal(cents(sum(lines.map(({ net }) => net)) + (shipping?.net ?? 0) + gct)),
  });
}

const orderLine = ({ sku, units, rate, net, gct }: PlacedGoods, position: number) =>
  aFrozenLine({
    id: `line-${position}`,
    sku,
    quantity: String(units),
    effectiveGctRate: rate,
    lineSubtotal: cents(net),
    gctAmount: cents(gct),
  });

const amountsOf = ({ units, rate, net, gct }: PlacedGoods) => ({
  quantity: decimal(String(units)),
  unitPrice: decimal(cents(net)).div(units),
  lineSubtotal: decimal(cents(net)),
  discountAmount: decimal('0'),
  effectiveGctRate: decimal(rate),
  gctAmount: decimal(cents(gct)),
  lineTotal: decimal(cents(net + gct)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

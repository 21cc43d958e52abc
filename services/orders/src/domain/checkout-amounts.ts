import { decimal, moneyText, plainText, taxBreakdown } from '@storefront/money';
import type { FrozenCart } from './frozen-cart.ts';
import { type OrderTotals, orderTotals, taxSettingsOf } from './order-totals.ts';
import type { Order } from './order.ts';
import type { ShippingOption } from './shipping-option.ts';
import type { TaxSettings } from './shipping-tax.ts';

/** The amounts of an order or of the order that a checkout would place, as decimal text. */
export interface CheckoutAmounts extends Omit<OrderTotals, 'shippingTaxes'> {
  /** The tax of the lines and of shipping, by rate. */
  readonly taxBreakdown: readonly TaxEntry[];
}

interface TaxEntry {
  readonly rate: string;
  readonly taxableAmount: string;
  readonly gctAmount: string;
  readonly exempt: boolean;
}

/** Returns the amounts of the order that a checkout of the cart would place. */
export const amountsOfCart = (cart: FrozenCart, option: ShippingOption | null, store: TaxSettings): CheckoutAmounts =>
  amountsOf(
    { ...orderTotals(cart, option, store), lines: cart.lines, currency: cart.currency, gctRate: taxSettingsOf(cart, store).gctRate },
    cart.taxExempt,
  );

/** Returns the amounts of an order. */
export const amountsOfOrder = (order: OrderAmounts & Pick<Order, 'buyer'>): CheckoutAmounts =>
  amountsOf(order, Boolean(order.buyer.taxExemptCertificate));

/** The fields of an order from which its amounts follow. */
export type OrderAmounts = OrderTotals & Pick<Order, 'lines' | 'currency' | 'gctRate'>;

function amountsOf(order: OrderAmounts, exempt: boolean): CheckoutAmounts {
  const { currency, subtotal, discountTotal, shippingAmount, shippingGctAmount, gctAmount, total } = order;
  const whole = { rate: order.gctRate, taxableAmount: shippingAmount, gctAmount: shippingGctAmount };
  const ofShipping = decimal(shippingAmount).isZero() ? [] : (order.shippingTaxes ?? [whole]);
  const breakdown = taxBreakdown({
    lines: order.lines.map((line) => ({
      effectiveGctRate: decimal(line.effectiveGctRate),
      lineSubtotal: decimal(line.lineSubtotal),
      discountAmount: decimal(line.discountAmount),
      gctAmount: decimal(line.gctAmount),
    })),
    shippingTaxes: ofShipping.map((tax) => ({
      rate: decimal(tax.rate),
      taxableAmount: decimal(tax.taxableAmount),
      gctAmount: decimal(tax.gctAmount),
    })),
  });
  return {
    subtotal,
    discountTotal,
    shippingAmount,
    shippingGctAmount,
    gctAmount,
    total,
    taxBreakdown: breakdown.map((part) => ({
      rate: plainText(part.rate),
      taxableAmount: moneyText(part.taxableAmount, currency),
      gctAmount: moneyText(part.gctAmount, currency),
      exempt,
    })),
  };
}

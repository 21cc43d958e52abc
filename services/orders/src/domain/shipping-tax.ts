import type { StoreSettings } from '@storefront/contract';
import { allocate, type Decimal, decimal, moneyText, plainText, roundMoney, sumOf } from '@storefront/money';
import type { FrozenCart } from './frozen-cart.ts';

/** A part of the shipping with its tax, as decimal text. */
export interface ShippingTax {
  readonly rate: string;
  readonly taxableAmount: string;
  readonly gctAmount: string;
}

/** The settings of a store that determine the tax of shipping. */
export type TaxSettings = Pick<StoreSettings, 'gctRate' | 'taxRounding' | 'shippingTax'>;

interface Part {
  readonly rate: Decimal;
  readonly amount: Decimal;
}

/**
 * Returns the tax of the shipping: at the store's rate, or at the rates of the goods in proportion to their net amounts after discounts, in the
 * order in which the lines have them. Goods of no value are no proportion. If tax is rounded for each rate, shipping takes the difference
 * between the tax of its rate with and without it, so the tax of the goods stays as the shopper has seen it.
 */
export function shippingTaxes(cart: FrozenCart, shipping: Decimal, store: TaxSettings): readonly ShippingTax[] {
  const goods = netByRate(cart);
  const whole = { rate: decimal(store.gctRate), amount: shipping };
  const split = store.shippingTax === 'proportional' ? inProportion(goods, shipping, cart.currency) : [];
  return (split.length === 0 ? [whole] : split).map(({ rate, amount }) => ({
    rate: plainText(rate),
    taxableAmount: moneyText(amount, cart.currency),
    gctAmount: moneyText(taxOf({ rate, amount }, store.taxRounding === 'rate' ? goods : [], cart.currency), cart.currency),
  }));
}

function netByRate({ lines }: FrozenCart): readonly Part[] {
  const net = lines.map(({ effectiveGctRate, lineSubtotal, discountAmount }) => ({
    rate: decimal(effectiveGctRate),
    amount: decimal(lineSubtotal).minus(decimal(discountAmount)),
  }));
  const groups = Map.groupBy(net, ({ rate }) => plainText(rate));
  return [...groups].map(([rate, group]) => ({ rate: decimal(rate), amount: sumOf(group.map(({ amount }) => amount)) }));
}

function inProportion(goods: readonly Part[], shipping: Decimal, currency: string): readonly Part[] {
  const shares = allocate(
    shipping,
    goods.map(({ amount }) => amount),
    currency,
  );
  return goods.flatMap(({ rate }, index) => {
    const amount = shares[index];
    return amount === undefined || amount.isZero() ? [] : [{ rate, amount }];
  });
}

/** The tax of a part of the shipping, on top of the tax of the goods at its rate. */
function taxOf({ rate, amount }: Part, goods: readonly Part[], currency: string): Decimal {
  const ofGoods = sumOf(goods.filter((other) => other.rate.equals(rate)).map((other) => other.amount));
  const tax = (taxable: Decimal): Decimal => roundMoney(taxable.times(rate), currency);
  return tax(ofGoods.plus(amount)).minus(tax(ofGoods));
}

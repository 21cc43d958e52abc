import { decimal, moneyText, roundMoney, sumOf } from '@storefront/money';
import type { FrozenCart } from './frozen-cart.ts';
import { type ShippingOption, shippingCharge } from './shipping-option.ts';

/** The amounts of an order as decimal text at the scale of its currency. */
export interface OrderTotals {
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly shippingAmount: string;
  readonly shippingGctAmount: string;
  /** Tax on the lines and on shipping. */
  readonly gctAmount: string;
  readonly total: string;
}

/** Adds shipping, taxed at the store's rate, to the rounded sums of the cart. Nothing is rounded twice, so the parts add up. */
export function orderTotals(cart: FrozenCart, option: ShippingOption | null, storeGctRate: string): OrderTotals {
  const { currency } = cart;
  const goods = decimal(cart.subtotal).minus(decimal(cart.discountTotal));
  const shipping = roundMoney(shippingCharge(option, goods, cart.freeShipping), currency);
  const shippingGct = roundMoney(shipping.times(decimal(storeGctRate)), currency);
  return {
    subtotal: moneyText(decimal(cart.subtotal), currency),
    discountTotal: moneyText(decimal(cart.discountTotal), currency),
    shippingAmount: moneyText(shipping, currency),
    shippingGctAmount: moneyText(shippingGct, currency),
    gctAmount: moneyText(sumOf([decimal(cart.gctAmount), shippingGct]), currency),
    total: moneyText(sumOf([decimal(cart.total), shipping, shippingGct]), currency),
  };
}

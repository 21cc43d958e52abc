import { decimal, moneyText, roundMoney, sumOf } from '@storefront/money';
import type { FrozenCart } from './frozen-cart.ts';
import { type ShippingOption, shippingCharge } from './shipping-option.ts';

/** An order's amounts, decimal text at the scale of its currency. */
export interface OrderTotals {
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly shippingAmount: string;
  readonly shippingGctAmount: string;
  /** Of the lines and of shipping together. */
  readonly gctAmount: string;
  readonly total: string;
}

/** The cart's rounded sums plus shipping, which is taxed at the store's rate. Nothing is rounded twice, so the parts add up. */
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

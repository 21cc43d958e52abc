import { invalid } from '@storefront/errors';
import { decimal, fitsJson, moneyText, roundMoney, sumOf } from '@storefront/money';
import type { FrozenCart } from './frozen-cart.ts';
import { type ShippingOption, shippingCharge } from './shipping-option.ts';
import { type ShippingTax, shippingTaxes, type TaxSettings } from './shipping-tax.ts';

/** The amounts of an order as decimal text at the scale of its currency. */
export interface OrderTotals {
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly shippingAmount: string;
  readonly shippingGctAmount: string;
  /** How shipping is taxed; null if all of it is taxed at the store's rate. */
  readonly shippingTaxes: readonly ShippingTax[] | null;
  /** Tax on the lines and on shipping. */
  readonly gctAmount: string;
  readonly total: string;
}

/**
 * Adds shipping and its tax to the rounded sums of the cart. Nothing is rounded twice, so the parts add up. Throws 422 `amount_too_large` if JSON
 * numbers cannot carry them exactly.
 */
export function orderTotals(cart: FrozenCart, option: ShippingOption | null, store: TaxSettings): OrderTotals {
  const { currency } = cart;
  const goods = decimal(cart.subtotal).minus(decimal(cart.discountTotal));
  const shipping = roundMoney(shippingCharge(option, goods, cart.freeShipping), currency);
  const settings = taxSettingsOf(cart, store);
  const taxes = shippingTaxes(cart, shipping, settings);
  const shippingGct = sumOf(taxes.map(({ gctAmount }) => decimal(gctAmount)));
  const amounts = {
    subtotal: moneyText(decimal(cart.subtotal), currency),
    discountTotal: moneyText(decimal(cart.discountTotal), currency),
    shippingAmount: moneyText(shipping, currency),
    shippingGctAmount: moneyText(shippingGct, currency),
    gctAmount: moneyText(sumOf([decimal(cart.gctAmount), shippingGct]), currency),
    total: moneyText(sumOf([decimal(cart.total), shipping, shippingGct]), currency),
  };
  if (!Object.values(amounts).every((amount) => fitsJson(amount, currency))) {
    throw invalid('cart_id', "must not cost more than 2^53 of the currency's smallest unit, shipping included", {
      reason: 'amount_too_large',
    });
  }
  return { ...amounts, shippingTaxes: settings.shippingTax === 'proportional' && !shipping.isZero() ? taxes : null };
}

/** Returns how the shipping of a cart is taxed: for an exempt customer, at the rate 0. */
export const taxSettingsOf = ({ taxExempt }: Pick<FrozenCart, 'taxExempt'>, store: TaxSettings): TaxSettings =>
  taxExempt ? { gctRate: '0', taxRounding: 'line', shippingTax: 'store_rate' } : store;

import { LINE_SETS, type LineDocument, type LineJson } from '@storefront/contract';

/** The example of a line of a cart, an order, or an invoice. */
export function exampleLine<D extends LineDocument>(document: D): LineJson<D>;
export function exampleLine(document: LineDocument): object {
  return Object.fromEntries(LINE_SETS[document].map(({ name, example }) => [name, example]));
}

/** The example of a line of a cart that is not priced. */
export const UNPRICED_LINE: LineJson<'cart'> = {
  ...exampleLine('cart'),
  ...Object.fromEntries(LINE_SETS.pricing.map(({ name, kind }) => [name, kind === 'discounts' ? [] : null])),
  order_unit_price: null,
};

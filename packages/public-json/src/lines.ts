import type { LineRenderers } from '@storefront/contract';
import { amount, renderBand, renderPriceSource, text } from './values.ts';

/** How the values of lines are rendered. One that is not set is `null`. */
export const LINE_VALUES: LineRenderers = {
  id: text,
  text,
  quantity: amount,
  // An empty amount is unknown, as an unset one.
  amount: (value) => amount(value || null),
  rate: amount,
  priceSource: renderPriceSource,
  band: renderBand,
  discounts: (value = []) => value.map(({ code, amount: part }) => ({ code, amount: amount(part) })),
};

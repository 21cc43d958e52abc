import type { Schemas } from '@storefront/client';
import { element } from '../element.ts';
import { bandName, perUnit, priceText } from '../format.ts';
import { amount } from './amount.ts';

/** A product's current price, its previous price, and the reason for the difference. */
export function priceBlock(product: Schemas['ProductListItem']): HTMLElement {
  const { currency, unit_price, compare_at_unit_price, list_unit_price, price_source, discount_percent } = product;
  const contract = price_source === 'CONTRACT';
  const before = contract ? list_unit_price : compare_at_unit_price;
  const wasMore = before !== null && unit_price !== null && before > unit_price;
  return element(
    'p',
    { class: 'price' },
    element('strong', { class: unit_price === null ? null : 'money' }, priceText(product)),
    product.base_uom === 'EA' || unit_price === null ? null : element('span', { class: 'per' }, ` ${perUnit(product.base_uom)}`),
    wasMore ? element('s', {}, element('span', { class: 'unseen' }, 'previously '), amount(before, currency)) : null,
    contract ? element('span', { class: 'badge contract' }, 'Your price') : null,
    !contract && discount_percent > 0 ? element('span', { class: 'badge sale' }, `−${discount_percent} %`) : null,
  );
}

/** A product's availability, in color and in words. */
export const bandLabel = (band: Schemas['AvailabilityBand']): HTMLElement =>
  element('span', { class: `band ${band.toLowerCase()}` }, bandName[band]);

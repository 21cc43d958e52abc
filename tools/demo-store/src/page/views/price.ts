import type { Schemas } from '@storefront/client';
import { html, type TemplateResult } from 'lit-html';
import { bandName, perUnit, priceText } from '../format.ts';
import { amount } from './amount.ts';

/** A product's current price in a size of Bootstrap's, its previous price, and the reason for the difference. */
export function priceBlock(product: Schemas['ProductListItem'], size: 'fs-2' | 'fs-5'): TemplateResult {
  const { currency, unit_price, compare_at_unit_price, list_unit_price, price_source, discount_percent } = product;
  const contract = price_source === 'CONTRACT';
  const before = contract ? list_unit_price : compare_at_unit_price;
  const wasMore = before !== null && unit_price !== null && before > unit_price;
  return html`
    <p class="d-flex flex-wrap align-items-baseline column-gap-2 mt-auto mb-0">
      <strong class="${size} ${unit_price === null ? '' : 'money text-nowrap'}">${priceText(product)}</strong>
      ${product.base_uom === 'EA' || unit_price === null ? null : html`<span class="small text-body-secondary">${perUnit(product.base_uom)}</span>`}
      ${wasMore ? html`<s class="text-body-secondary"><span class="visually-hidden">previously </span>${amount(before, currency)}</s>` : null}
      ${contract ? html`<span class="badge text-success-emphasis bg-success-subtle">Your price</span>` : null}
      ${!contract && discount_percent > 0 ? html`<span class="badge text-bg-danger">−${discount_percent} %</span>` : null}
    </p>`;
}

const BAND_TONES: Readonly<Record<Schemas['AvailabilityBand'], string>> = {
  IN_STOCK: 'text-success-emphasis',
  LOW: 'text-warning-emphasis',
  OUT: 'text-danger-emphasis',
  UNKNOWN: 'text-body-secondary',
};

/** A product's availability, in color and in words. */
export const bandLabel = (band: Schemas['AvailabilityBand']): TemplateResult => html`
  <span class="small ${BAND_TONES[band]}"><span aria-hidden="true">${band === 'OUT' ? '○' : '●'}</span> ${bandName[band]}</span>`;

import type { Schemas } from '@storefront/client';
import { html, type TemplateResult } from 'lit-html';
import { money, perUnit, priceText } from '../format.ts';
import type { Content } from '../template.ts';

/** An amount of money that never wraps within itself. */
export const amount = (value: number | null | undefined, currency: string): TemplateResult =>
  html`<span class="money text-nowrap">${money(value, currency)}</span>`;

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
      ${!contract && discount_percent > 0 ? html`<span class="badge text-bg-danger">−${discount_percent}%</span>` : null}
    </p>`;
}

const BANDS: Readonly<Record<Schemas['AvailabilityBand'], readonly [tone: string, words: string]>> = {
  IN_STOCK: ['success-emphasis', '● In stock'],
  LOW: ['warning-emphasis', '● Only a few left'],
  OUT: ['danger-emphasis', '○ Out of stock'],
  UNKNOWN: ['body-secondary', '● Availability unknown'],
};

/** A product's availability, in color and in words. */
export function bandLabel(band: Schemas['AvailabilityBand']): TemplateResult {
  const [tone, words] = BANDS[band];
  return html`<span class="small text-${tone}">${words}</span>`;
}

type Totals = Pick<Schemas['Cart'], 'currency' | 'subtotal' | 'discount_total' | 'gct_amount' | 'tax_exempt'>;

/**
 * The totals of a cart or an order, with the cost of the delivery including its tax; null while it is unknown. `gct_amount` of an order includes the tax of
 * its delivery, which is shown with the delivery.
 */
export function totalsTable(
  totals: Totals & { readonly shipping_gct_amount?: number | null },
  delivery: number | null,
  total: number | null,
): Content {
  const row = (name: string, value: number | null, style = ''): Content => amountRow(name, amount(value, totals.currency), style);
  const gct = totals.gct_amount === null ? null : totals.gct_amount - (totals.shipping_gct_amount ?? 0);
  return html`
    <dl class="totals">
      ${totals.subtotal === null ? null : row('Subtotal', totals.subtotal)}
      ${totals.discount_total ? row('Discount', -totals.discount_total) : null}
      ${gct === null ? null : row(totals.tax_exempt ? 'GCT (exempt)' : 'GCT', gct)}
      ${delivery === 0 ? null : row(totals.tax_exempt ? 'Delivery' : 'Delivery, including GCT', delivery)}
      ${row('Total', total, TOTAL)}
    </dl>`;
}

/** The classes of the amount that others add up to. */
export const TOTAL = 'total border-top border-2 border-dark fs-5 fw-bold mt-1';

/** A line of an order or an invoice. */
export const lineItem = (name: Content, details: Content, subtotal: Content): Content => html`
  <li class="row g-2 align-items-center py-3 border-bottom">
    <div class="col">
      ${name}
      <p class="small text-body-secondary m-0">${details}</p>
    </div>
    <strong class="col-auto">${subtotal}</strong>
  </li>`;

/** A named amount of a list of amounts. */
export const amountRow = (name: string, value: Content, style = ''): Content => html`
  <div class="d-flex flex-wrap justify-content-between column-gap-3 py-1 ${style}">
    <dt>${name}</dt>
    <dd class="m-0 ms-auto">${value}</dd>
  </div>`;

import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import type { Content } from '../template.ts';
import { amount } from './amount.ts';

type Totals = Pick<Schemas['Cart'], 'currency' | 'subtotal' | 'discount_total' | 'shipping_amount' | 'gct_amount' | 'tax_exempt' | 'total'>;

/** The totals of a cart or an order; unknown and zero amounts are omitted. */
export function totalsTable(totals: Totals): Content {
  const row = (name: string, value: number | null, style = ''): Content => html`
    <div class="d-flex flex-wrap justify-content-between column-gap-3 py-1 ${style}">
      <dt>${name}</dt>
      <dd class="m-0 ms-auto">${amount(value, totals.currency)}</dd>
    </div>`;
  const known = (name: string, value: number | null): Content => (value === null ? null : row(name, value));
  return html`
    <dl class="totals">
      ${known('Subtotal', totals.subtotal)} ${totals.discount_total ? row('Discount', -totals.discount_total) : null}
      ${known('Delivery', totals.shipping_amount || null)} ${known(totals.tax_exempt ? 'GCT (exempt)' : 'GCT', totals.gct_amount)}
      ${row('Total', totals.total, 'total border-top border-2 border-dark fs-5 fw-bold mt-1')}
    </dl>`;
}

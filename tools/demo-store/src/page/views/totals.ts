import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import type { Content } from '../template.ts';
import { amount } from './amount.ts';

type Totals = Pick<Schemas['Cart'], 'currency' | 'subtotal' | 'discount_total' | 'gct_amount' | 'tax_exempt'>;

/** The cost of the delivery with its tax, and the total with both; null while they are unknown. */
export interface DeliveryTotal {
  readonly delivery: number | null;
  readonly total: number | null;
}

/** The delivery and the total of an order. */
export const orderDelivery = ({ shipping_amount, shipping_gct_amount, total }: Schemas['Order']): DeliveryTotal => ({
  delivery: shipping_amount + (shipping_gct_amount ?? 0),
  total,
});

/** The totals of a cart or an order. `gct_amount` of an order includes the tax of its delivery, which is shown with the delivery. */
export function totalsTable(
  totals: Totals & { readonly shipping_gct_amount?: number | null },
  { delivery, total }: DeliveryTotal,
): Content {
  const row = (name: string, value: number | null, style = ''): Content => html`
    <div class="d-flex flex-wrap justify-content-between column-gap-3 py-1 ${style}">
      <dt>${name}</dt>
      <dd class="m-0 ms-auto">${amount(value, totals.currency)}</dd>
    </div>`;
  const gct = totals.gct_amount === null ? null : totals.gct_amount - (totals.shipping_gct_amount ?? 0);
  return html`
    <dl class="totals">
      ${totals.subtotal === null ? null : row('Subtotal', totals.subtotal)}
      ${totals.discount_total ? row('Discount', -totals.discount_total) : null}
      ${gct === null ? null : row(totals.tax_exempt ? 'GCT (exempt)' : 'GCT', gct)}
      ${delivery === 0 ? null : row(totals.tax_exempt ? 'Delivery' : 'Delivery, including GCT', delivery)}
      ${row('Total', total, 'total border-top border-2 border-dark fs-5 fw-bold mt-1')}
    </dl>`;
}

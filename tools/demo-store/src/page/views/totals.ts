import type { Schemas } from '@storefront/client';
import { element } from '../element.ts';
import { amount } from './amount.ts';

type Totals = Pick<Schemas['Cart'], 'currency' | 'subtotal' | 'discount_total' | 'shipping_amount' | 'gct_amount' | 'total'>;

/** The totals of a cart or an order; unknown and zero amounts are omitted. */
export function totalsTable(totals: Totals): HTMLElement {
  const row = (name: string, value: number | null, always = false) =>
    value === null || (value === 0 && !always)
      ? null
      : element('div', {}, element('dt', {}, name), element('dd', {}, amount(value, totals.currency)));
  return element(
    'dl',
    { class: 'totals' },
    row('Subtotal', totals.subtotal, true),
    row('Discount', totals.discount_total === null ? null : -totals.discount_total),
    row('Delivery', totals.shipping_amount),
    row('GCT', totals.gct_amount, true),
    element('div', { class: 'total' }, element('dt', {}, 'Total'), element('dd', {}, amount(totals.total, totals.currency))),
  );
}

import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { codeName } from '../format.ts';
import type { Content } from '../template.ts';
import { statusLabel } from './status-label.ts';

type InvoiceRow = Schemas['InvoiceRow'];

/** A link to the document itself, which this page's server fetches with the shopper's token. */
export function pdfLink({ id, number }: Pick<InvoiceRow, 'id' | 'number'>, kind: 'invoices' | 'credit-notes' = 'invoices'): Content {
  const address = `/bff/v1/${kind}/${encodeURIComponent(id)}/pdf`;
  return html`<a class="text-nowrap" href=${address} target="_blank" rel="noopener">${number}<span class="fw-normal"> (PDF)</span></a>`;
}

/** How an invoice is settled; an overdue one is still open. */
export function invoiceStatus({ status, settlement, is_overdue }: InvoiceRow): Content {
  return is_overdue && status === 'OPEN' ? statusLabel('OVERDUE', 'Overdue') : statusLabel(settlement, codeName(settlement));
}

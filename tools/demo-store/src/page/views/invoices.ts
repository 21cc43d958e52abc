import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, day } from '../format.ts';
import { addressOf } from '../route.ts';
import type { Content } from '../template.ts';
import { amount } from './amount.ts';
import { listView } from './list-view.ts';
import { statusLabel } from './status-label.ts';

type InvoiceRow = Schemas['InvoiceRow'];

/** The shopper's invoices. */
export const invoicesView = listView<InvoiceRow>({
  title: 'Your invoices',
  rows: 'invoices',
  columns: [
    { name: 'Invoice', cell: pdfLink },
    {
      name: 'Order',
      cell: ({ order_id, order_number }) => html`<a class="text-nowrap" href=${addressOf('order', order_id)}>${order_number}</a>`,
    },
    { name: 'Issued', cell: ({ issued_on }) => day(issued_on) },
    { name: 'Due', cell: ({ due_on }) => day(due_on) },
    { name: 'Status', cell: invoiceStatus },
    { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
    { name: 'Paid', isRight: true, cell: ({ amount_paid, currency }) => amount(amount_paid, currency) },
    { name: 'Credited', isRight: true, cell: ({ amount_credited, currency }) => amount(amount_credited, currency) },
    { name: 'Refunded', isRight: true, cell: ({ amount_refunded, currency }) => amount(amount_refunded, currency) },
    { name: 'Amount due', isRight: true, cell: ({ amount_due, currency }) => amount(amount_due, currency) },
  ],
  load: ({ GET }, limit) => GET('/v1/invoices', { params: { query: { limit } } }),
});

/** A link to the document itself, which this page's server fetches with the shopper's token. */
export function pdfLink({ id, number }: Pick<InvoiceRow, 'id' | 'number'>): Content {
  const address = `/bff/v1/invoices/${encodeURIComponent(id)}/pdf`;
  return html`<a class="text-nowrap" href=${address} target="_blank" rel="noopener">${number}<span class="fw-normal"> (PDF)</span></a>`;
}

/** How an invoice is settled; an overdue one is still open. */
export function invoiceStatus({ status, settlement, is_overdue }: InvoiceRow): Content {
  return is_overdue && status === 'OPEN' ? statusLabel('OVERDUE', 'Overdue') : statusLabel(settlement, codeName(settlement));
}

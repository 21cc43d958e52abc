import { type Schemas, unwrap } from '@storefront/client';
import { element, notice } from '../element.ts';
import { codeName, day } from '../format.ts';
import { addressOf } from '../route.ts';
import { amount } from './amount.ts';
import { type Column, listTable, statusLabel } from './list-table.ts';
import { signInPrompt } from './sign-in-prompt.ts';
import type { View } from './view.ts';

type InvoiceRow = Schemas['InvoiceRow'];

const INVOICES_SHOWN = 50;

const columns: readonly Column<InvoiceRow>[] = [
  { name: 'Invoice', cell: pdfLink },
  { name: 'Order', cell: ({ order_id, order_number }) => element('a', { href: addressOf('order', order_id) }, order_number) },
  { name: 'Issued', cell: ({ issued_at }) => day(issued_at) },
  { name: 'Due', cell: ({ due_at }) => day(due_at) },
  { name: 'Status', cell: invoiceStatus },
  { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
  { name: 'Amount due', isRight: true, cell: ({ amount_due, currency }) => amount(amount_due, currency) },
];

/** The shopper's invoices, newest first. */
export const invoicesView: View = async ({ store }) => {
  const title = 'Your invoices';
  if (!store.customer) return signInPrompt(title, 'to see your invoices.');
  const { data, total } = await unwrap(store.account.GET('/v1/invoices', { params: { query: { limit: INVOICES_SHOWN } } }));
  if (data.length === 0) return { title, content: [element('h1', {}, title), notice('plain', 'You have no invoices yet.')] };
  return {
    title,
    content: [
      element('h1', {}, title),
      listTable(title, columns, data),
      total > data.length ? notice('plain', `Showing the latest ${data.length} of ${total} invoices.`) : element('span'),
    ],
  };
};

/** A link to the document itself, which this page's server fetches with the shopper's token. */
export function pdfLink({ id, number }: Pick<InvoiceRow, 'id' | 'number'>): HTMLElement {
  const attributes = { href: `/bff/v1/invoices/${encodeURIComponent(id)}/pdf`, target: '_blank', rel: 'noopener' };
  return element('a', attributes, number, element('span', { class: 'kind' }, ' (PDF)'));
}

/** The status of an invoice; an overdue one is still open. */
export function invoiceStatus({ status, is_overdue }: InvoiceRow): HTMLElement {
  return is_overdue && status === 'OPEN' ? statusLabel('overdue', 'Overdue') : statusLabel(status, codeName(status));
}

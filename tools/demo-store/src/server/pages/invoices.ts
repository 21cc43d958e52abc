import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, day } from '../../page/format.ts';
import { amount } from '../../page/views/amount.ts';
import { invoiceStatus, pdfLink } from '../../page/views/invoice-link.ts';
import { type Column, listOrNone, offsetOf, pager, ROWS_SHOWN } from './list-table.ts';
import type { Page, PageRoute } from './page.ts';
import { filterForm, input, select } from './parts.ts';

const SETTLEMENTS = ['UNPAID', 'PARTIALLY_PAID', 'PAID', 'CREDITED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'] as const;
const SORTS = [
  ['-issued_at', 'Newest first'],
  ['issued_at', 'Oldest first'],
  ['due_at', 'Due first'],
  ['-due_at', 'Due last'],
  ['-total', 'Highest total'],
  ['total', 'Lowest total'],
] as const;

const columns: readonly Column<Schemas['InvoiceRow']>[] = [
  { name: 'Invoice', cell: pdfLink },
  {
    name: 'Order',
    cell: ({ order_id, order_number }) => html`<a class="text-nowrap" href="/#/order/${order_id}">${order_number}</a>`,
  },
  { name: 'Issued', cell: ({ issued_on }) => day(issued_on) },
  { name: 'Due', cell: ({ due_on }) => day(due_on) },
  { name: 'Status', cell: invoiceStatus },
  { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
  { name: 'Paid', isRight: true, cell: ({ amount_paid, currency }) => amount(amount_paid, currency) },
  { name: 'Credited', isRight: true, cell: ({ amount_credited, currency }) => amount(amount_credited, currency) },
  { name: 'Refunded', isRight: true, cell: ({ amount_refunded, currency }) => amount(amount_refunded, currency) },
  { name: 'Amount due', isRight: true, cell: ({ amount_due, currency }) => amount(amount_due, currency) },
];

const invoicesPage: Page = async ({ api, query }) => {
  const [q, from, to] = ['q', 'issued_from', 'issued_to'].map((name) => query.get(name) || undefined);
  const settlement = SETTLEMENTS.find((each) => each === query.get('settlement'));
  const [sort = '-issued_at'] = SORTS.find(([value]) => value === query.get('sort')) ?? [];
  const page = { limit: ROWS_SHOWN, offset: offsetOf(query) };
  const found = { q, issued_from: from, issued_to: to, settlement: settlement && [settlement], sort, ...page };
  const { data, total } = await unwrap(api.GET('/v1/invoices', { params: { query: found } }));
  return {
    title: 'Your invoices',
    content: html`
      <h1>Your invoices</h1>
      ${filterForm('/invoices', [
        input('Number or SKU', { name: 'q', value: q ?? '', isOptional: true, maxlength: 64 }),
        select('Status', 'settlement', settlement ?? '', [['', 'All'], ...SETTLEMENTS.map((each) => [each, codeName(each)] as const)]),
        input('From', { name: 'issued_from', type: 'date', value: from ?? '', isOptional: true }),
        input('To', { name: 'issued_to', type: 'date', value: to ?? '', isOptional: true }),
        select('Sort by', 'sort', sort, SORTS),
      ])}
      ${listOrNone('Your invoices', columns, data, 'There are no such invoices.')} ${pager('/invoices', query, total)}`,
  };
};

/** The shopper's invoices. */
export const invoicePages: readonly PageRoute[] = [{ method: 'get', path: '/invoices', access: 'shopper', page: invoicesPage }];

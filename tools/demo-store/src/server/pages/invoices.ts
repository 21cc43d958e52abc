import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, day } from '../../page/format.ts';
import type { Content } from '../../page/template.ts';
import { amount } from '../../page/views/amount.ts';
import { invoiceStatus, pdfLink } from '../../page/views/invoice-link.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { amountField, amountText } from './amount-field.ts';
import { type Column, listOrNone, offsetOf, pager, ROWS_SHOWN } from './list-table.ts';
import { textOf, type Visit } from './page.ts';
import { filterForm, input, select } from './parts.ts';

type InvoiceRow = Schemas['InvoiceRow'];

/** Why selected invoices were not paid, by the ID of the invoice. */
interface PaymentFaults {
  readonly message: Content;
  readonly faults: ReadonlyMap<string, string>;
}

const SETTLEMENTS = ['UNPAID', 'PARTIALLY_PAID', 'PAID', 'CREDITED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'] as const;
const SORTS = [
  ['-issued_at', 'Newest first'],
  ['issued_at', 'Oldest first'],
  ['due_at', 'Due first'],
  ['-due_at', 'Due last'],
  ['-total', 'Highest total'],
  ['total', 'Lowest total'],
] as const;

const isPayable = ({ status, amount_due }: InvoiceRow): boolean => status === 'OPEN' && amount_due > 0;

const columns: readonly Column<InvoiceRow>[] = [
  { name: 'Invoice', cell: ({ id, number }) => html`<a class="text-nowrap" href="/invoices/${id}">${number}</a>` },
  {
    name: 'Order',
    cell: ({ order_id, order_number }) => html`<a class="text-nowrap" href="/#/order/${order_id}">${order_number}</a>`,
  },
  { name: 'Document', cell: (invoice) => pdfLink(invoice) },
  { name: 'Issued', cell: ({ issued_on }) => day(issued_on) },
  { name: 'Due', cell: ({ due_on }) => day(due_on) },
  { name: 'Status', cell: invoiceStatus },
  { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
  { name: 'Amount due', isRight: true, cell: ({ amount_due, currency }) => amount(amount_due, currency) },
];

/** The column whose fields keep what the shopper has entered. The amount is shown once the invoice is selected. */
const payColumn = ({ form }: Visit, faults: PaymentFaults['faults']): Column<InvoiceRow> => ({
  name: 'Pay',
  isRight: true,
  cell: (invoice) => {
    const { id, number, amount_due, currency } = invoice;
    const [isChosen, entered] = [form.has(`pay-${id}`), textOf(form, `amount-${id}`)];
    if (!isPayable(invoice)) return isChosen ? html`<span class="text-danger-emphasis">Not charged</span>` : null;
    return html`
      <span class="pay d-inline-block text-start">
        <label class="form-check text-nowrap">
          <input class="form-check-input" type="checkbox" name=${`pay-${id}`} ?checked=${isChosen}> Pay
          <span class="visually-hidden">${number}</span>
        </label>
        <span class="part">
          ${amountField(html`Amount<span class="visually-hidden"> for ${number}</span>`, {
            name: `amount-${id}`,
            value: entered === '' ? amountText(amount_due, currency) : entered,
            fault: faults.get(id),
          })}
        </span>
      </span>`;
  },
});

/** The list of invoices, of which several can be paid at once. */
export async function invoicesPage(
  visit: Visit,
  { message, faults }: PaymentFaults = { message: null, faults: new Map() },
): Promise<ViewContent> {
  const { api, query } = visit;
  const [q, from, to] = ['q', 'issued_from', 'issued_to'].map((name) => query.get(name) || undefined);
  const settlement = SETTLEMENTS.find((each) => each === query.get('settlement'));
  const [sort = '-issued_at'] = SORTS.find(([value]) => value === query.get('sort')) ?? [];
  const page = { limit: ROWS_SHOWN, offset: offsetOf(query) };
  const found = { q, issued_from: from, issued_to: to, settlement: settlement && [settlement], sort, ...page };
  const { data, total } = await unwrap(api.GET('/v1/invoices', { params: { query: found } }));
  const canPay = data.some(isPayable);
  const shown = canPay || message !== null ? [...columns, payColumn(visit, faults)] : columns;
  return {
    title: 'Your invoices',
    content: html`
      <h1>Your invoices</h1>
      ${message}
      ${filterForm('/invoices', [
        input('Number or SKU', { name: 'q', value: q ?? '', isOptional: true, maxlength: 64 }),
        select('Status', 'settlement', settlement ?? '', [['', 'All'], ...SETTLEMENTS.map((each) => [each, codeName(each)] as const)]),
        input('From', { name: 'issued_from', type: 'date', value: from ?? '', isOptional: true }),
        input('To', { name: 'issued_to', type: 'date', value: to ?? '', isOptional: true }),
        select('Sort by', 'sort', sort, SORTS),
      ])}
      <form method="post" action=${`/invoices?${query}`}>
        ${listOrNone('Your invoices', shown, data, 'There are no such invoices.')}
        ${canPay ? html`<p class="text-md-end"><button class="btn btn-warning">Pay selected</button></p>` : null}
      </form>
      ${pager('/invoices', query, total)}`,
  };
}

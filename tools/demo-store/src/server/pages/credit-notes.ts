import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { day, quantity } from '../../page/format.ts';
import { amount } from '../../page/views/amount.ts';
import { pdfLink } from '../../page/views/invoice-link.ts';
import { type Column, listOrNone, listTable, offsetOf, pager, ROWS_SHOWN } from './list-table.ts';
import type { Page, PageRoute } from './page.ts';
import { card, facts } from './parts.ts';

type CreditNote = Schemas['CreditNote'];

const columns: readonly Column<CreditNote>[] = [
  { name: 'Credit note', cell: ({ id, number }) => html`<a class="text-nowrap" href="/credit-notes/${id}">${number}</a>` },
  { name: 'Issued', cell: ({ issued_on }) => day(issued_on) },
  {
    name: 'Invoice',
    cell: ({ invoice_id, invoice_number }) => html`<a class="text-nowrap" href="/invoices/${invoice_id}">${invoice_number}</a>`,
  },
  { name: 'Reason', cell: ({ reason }) => reason ?? '' },
  { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
];

const creditNotesPage: Page = async ({ api, query }) => {
  const page = { limit: ROWS_SHOWN, offset: offsetOf(query) };
  const { data, total } = await unwrap(api.GET('/v1/credit-notes', { params: { query: page } }));
  return {
    title: 'Your credit notes',
    content: html`
      <h1>Your credit notes</h1>
      ${listOrNone('Your credit notes', columns, data, 'There are no credit notes.')} ${pager('/credit-notes', query, total)}`,
  };
};

const lineColumns = ({ currency }: CreditNote): readonly Column<Schemas['CreditNoteLine']>[] => [
  { name: 'Product', cell: ({ description }) => description },
  { name: 'Quantity', isRight: true, cell: (line) => quantity(line.quantity) },
  { name: 'Amount', isRight: true, cell: ({ net_amount }) => amount(net_amount, currency) },
  { name: 'GCT', isRight: true, cell: ({ gct_amount }) => amount(gct_amount, currency) },
];

const creditNotePage: Page = async ({ api, request }) => {
  const path = { credit_note_id: String(request.params['id']) };
  const { data: note } = await unwrap(api.GET('/v1/credit-notes/{credit_note_id}', { params: { path } }));
  const { number, currency, reason } = note;
  const shipping = note.shipping_amount === 0 ? [] : [['Shipping', amount(note.shipping_amount, currency)] as const];
  const amounts = [
    ['Net', amount(note.net_amount, currency)],
    ['GCT', amount(note.gct_amount, currency)],
    ['Total', amount(note.total, currency)],
  ] as const;
  return {
    title: `Credit note ${number}`,
    content: html`
      <p class="small mb-2"><a href="/credit-notes">← Your credit notes</a></p>
      <h1>Credit note <span class="money text-nowrap">${number}</span></h1>
      <p>Issued ${day(note.issued_on)}${reason === null ? null : ` · ${reason}`}</p>
      <div class="row gx-4">
        <div class="col-lg-7">${note.lines.length > 0 ? listTable('Lines', lineColumns(note), note.lines) : null}</div>
        <div class="col-lg-5">
          ${card('Amounts', facts([...shipping, ...amounts]))}
          ${card(
            'Documents',
            html`
            <ul class="list-unstyled m-0">
              <li>${pdfLink(note, 'credit-notes')}</li>
              <li><a href="/invoices/${note.invoice_id}">Invoice ${note.invoice_number}</a></li>
            </ul>`,
          )}
        </div>
      </div>`,
  };
};

/** The shopper's credit notes. */
export const creditNotePages: readonly PageRoute[] = [
  { method: 'get', path: '/credit-notes', access: 'shopper', page: creditNotesPage },
  { method: 'get', path: '/credit-notes/:id', access: 'shopper', page: creditNotePage },
];

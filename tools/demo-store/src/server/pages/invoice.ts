import { type Schemas, settle, StorefrontError, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { faultText } from '../../page/fault-text.ts';
import { day, quantity } from '../../page/format.ts';
import { type Content, notice } from '../../page/template.ts';
import { amount } from '../../page/views/amount.ts';
import { invoiceStatus, pdfLink } from '../../page/views/invoice-link.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { amountField, amountOf, amountText, NOT_READ } from './amount-field.ts';
import { type Column, listTable } from './list-table.ts';
import { type Page, type PageRoute, textOf, type Visit } from './page.ts';
import { card, facts } from './parts.ts';

type Invoice = Schemas['Invoice'];

const FIELD = 'amount';

const columns = ({ currency }: Invoice): readonly Column<Schemas['InvoiceLine']>[] => [
  { name: 'Product', cell: ({ description }) => description },
  { name: 'Quantity', isRight: true, cell: (line) => quantity(line.quantity) },
  { name: 'Price', isRight: true, cell: ({ unit_price }) => amount(unit_price, currency) },
  { name: 'Total', isRight: true, cell: ({ line_total }) => amount(line_total, currency) },
];

/** An invoice, with a form that applies the shopper's unapplied credit to it. */
async function invoicePage(visit: Visit, message: Content = null, fault?: string): Promise<ViewContent> {
  const path = { invoice_id: String(visit.request.params['id']) };
  const [{ data: invoice }, { data: credit }] = await Promise.all([
    unwrap(visit.api.GET('/v1/invoices/{invoice_id}', { params: { path } })),
    unwrap(visit.api.GET('/v1/me/credit-status')),
  ]);
  const applicable = Math.min(credit.unapplied_credit, invoice.amount_due);
  return {
    title: `Invoice ${invoice.number}`,
    content: html`
      <p class="small mb-2"><a href="/invoices">← Your invoices</a></p>
      <h1>Invoice <span class="money text-nowrap">${invoice.number}</span></h1>
      ${message} ${visit.query.has('applied') ? notice('success', 'Your credit was applied.') : null}
      <p>${invoiceStatus(invoice)} · issued ${day(invoice.issued_on)}, due ${day(invoice.due_on)}</p>
      <div class="row gx-4">
        <div class="col-lg-7">${listTable('Lines', columns(invoice), invoice.lines)}</div>
        <div class="col-lg-5">
          ${card('Amounts', amountsOf(invoice))}
          ${applicable > 0 ? card('Your credit', creditForm(visit, invoice, credit.unapplied_credit, fault)) : null}
          ${card('Documents', documentsOf(invoice))}
        </div>
      </div>`,
  };
}

function amountsOf(invoice: Invoice): Content {
  const { currency, id } = invoice;
  const optional = {
    Shipping: invoice.shipping_amount,
    Paid: invoice.amount_paid,
    Credited: invoice.amount_credited,
    Refunded: invoice.amount_refunded,
  };
  const shown = Object.entries(optional).filter(([, value]) => value > 0);
  const all: (readonly [string, number])[] = [
    ['GCT', invoice.gct_amount],
    ['Total', invoice.total],
    ...shown,
    ['Amount due', invoice.amount_due],
  ];
  return html`
    ${facts(all.map(([name, value]) => [name, amount(value, currency)]))}
    ${invoice.amount_due > 0 ? html`<a class="btn btn-warning" href=${`/invoices?${new URLSearchParams({ q: invoice.number })}#${id}`}>Pay online</a>` : null}`;
}

const creditForm = ({ form }: Visit, { id, amount_due, currency }: Invoice, credit: number, fault: string | undefined): Content => html`
  <p>${amount(credit, currency)} of your money is not used for an invoice yet.</p>
  <form method="post" action="/invoices/${id}/credit">
    ${amountField('Amount to apply', {
      name: FIELD,
      value: textOf(form, FIELD) || amountText(Math.min(credit, amount_due), currency),
      fault,
    })}
    <button class="btn btn-warning my-2">Apply credit</button>
  </form>`;

const documentsOf = (invoice: Invoice): Content => html`
  <ul class="list-unstyled m-0">
    <li>${pdfLink(invoice)}</li>
    ${invoice.credit_notes.map(({ id, number }) => html`<li><a href="/credit-notes/${id}">Credit note ${number}</a></li>`)}
    <li><a href="/#/order/${invoice.order_id}">Order ${invoice.order_number}</a></li>
  </ul>`;

const applyCredit: Page = async (visit) => {
  const entered = amountOf(textOf(visit.form, FIELD));
  if (entered === undefined) return invoicePage(visit, notice('danger', 'Correct the amount.'), NOT_READ);
  const path = { invoice_id: String(visit.request.params['id']) };
  const outcome = await settle(visit.api.POST('/v1/invoices/{invoice_id}/apply-credit', { params: { path }, body: { amount: entered } }));
  if (outcome.ok) return `/invoices/${outcome.data.data.id}?applied=1`;
  const detail = outcome.failure.kind === 'api' ? outcome.failure.details[0]?.detail : undefined;
  return invoicePage(visit, notice('danger', faultText(new StorefrontError(outcome.failure))), detail && `It ${detail}.`);
};

/** An invoice, and the credit that is applied to it. */
export const invoicePages: readonly PageRoute[] = [
  { method: 'get', path: '/invoices/:id', access: 'shopper', page: (visit) => invoicePage(visit) },
  { method: 'post', path: '/invoices/:id/credit', access: 'shopper', page: applyCredit },
];

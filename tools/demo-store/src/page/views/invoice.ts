import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, day, quantity } from '../format.ts';
import { addressOf } from '../route.ts';
import { card, type Content, statusLabel } from '../template.ts';
import { amount, amountRow, lineItem, TOTAL } from './price.ts';
import { signInPrompt, starterNote, type View } from './view.ts';

type Invoice = Schemas['Invoice'];

/** An invoice with its lines, its amounts, and the document. */
export const invoiceView: View = async ({ store, route }) => {
  if (!store.customer) return signInPrompt('Your invoice', 'to see your invoice.');
  const params = { path: { invoice_id: route.id } };
  const { data: invoice } = await unwrap(store.account.GET('/v1/invoices/{invoice_id}', { params }));
  const { number, order_id, order_number, issued_on, due_on, lines, currency } = invoice;
  return {
    title: `Invoice ${number}`,
    content: html`
      <p class="small mb-2"><a href=${addressOf('order', order_id)}>← Order ${order_number}</a></p>
      <h1>Invoice <span class="money text-nowrap">${number}</span></h1>
      <p>${invoiceStatus(invoice)} · issued ${day(issued_on)}, due ${day(due_on)}</p>
      <div class="row g-4">
        <section class="col-lg-7" aria-label="Lines">
          <ul class="list-unstyled">${lines.map((line) => invoiceLine(line, currency))}</ul>
        </section>
        <div class="col-lg-5">
          ${card(
            'Amounts',
            html`<dl class="totals">${amountsOf(invoice)}</dl>`,
            pdfLink(invoice),
            starterNote('Online payment of several invoices, credit, credit notes, and statements are'),
          )}
        </div>
      </div>`,
  };
};

const invoiceLine = (line: Schemas['InvoiceLine'], currency: string): Content => {
  const details = html`${quantity(line.quantity)} × ${amount(line.unit_price, currency)}`;
  return lineItem(line.description, details, amount(line.line_subtotal, currency));
};

/** The amounts of an invoice; those that are zero are omitted, except for the total and the amount due. */
function amountsOf(invoice: Invoice): Content {
  const row = (name: string, value: number, style = ''): Content => amountRow(name, amount(value, invoice.currency), style);
  const used = (name: string, value: number): Content => (value === 0 ? null : row(name, value));
  return [
    used('Subtotal', invoice.subtotal),
    used('Discount', -invoice.discount_total),
    used('Shipping', invoice.shipping_amount),
    used('GCT', invoice.gct_amount),
    row('Total', invoice.total, TOTAL),
    used('Paid', invoice.amount_paid),
    used('Credited', invoice.amount_credited),
    used('Refunded', invoice.amount_refunded),
    row('Amount due', invoice.amount_due),
  ];
}

/** A link to the document itself, which this page's server fetches with the shopper's token. */
export const pdfLink = ({ id }: Pick<Invoice, 'id'>): Content =>
  html`<a href="/bff/v1/invoices/${encodeURIComponent(id)}/pdf" target="_blank" rel="noopener">PDF</a>`;

/** How an invoice is settled; an overdue one is still open. */
export const invoiceStatus = ({ status, settlement, is_overdue }: Pick<Invoice, 'status' | 'settlement' | 'is_overdue'>): Content =>
  is_overdue && status === 'OPEN' ? statusLabel('OVERDUE', 'Overdue') : statusLabel(settlement, codeName(settlement));

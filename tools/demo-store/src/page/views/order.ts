import { type Schemas, unwrap } from '@storefront/client';
import { PAYMENT_RAIL_NAMES } from '@storefront/contract/payment-rails';
import { html } from 'lit-html';
import { codeName, moment, perUnit, quantity } from '../format.ts';
import { addressOf } from '../route.ts';
import { type Content, notice } from '../template.ts';
import { amount } from './amount.ts';
import { cancelForm } from './cancel-form.ts';
import { delivery } from './delivery.ts';
import { invoiceStatus, pdfLink } from './invoice-link.ts';
import { payButton } from './pay-button.ts';
import { paymentNotice } from './payment-notice.ts';
import { signInPrompt } from './sign-in-prompt.ts';
import { statusLabel } from './status-label.ts';
import { orderDelivery, totalsTable } from './totals.ts';
import type { View, ViewContext } from './view.ts';

type Order = Schemas['Order'];

/** An order with its lines, totals, delivery, invoices, and history, and a cancel form while cancellation is allowed. */
export const orderView: View = async (context) => {
  const { store, place } = context;
  if (!store.customer) return signInPrompt('Your order', 'to see your order.');
  const { data: order } = await unwrap(store.account.GET('/v1/orders/{order_id}', { params: { path: { order_id: place.id } } }));
  const returned = place.query.has('returned') ? await paymentNotice(context, order) : null;
  // An order on account that is not paid yet has a payment status of the same name.
  const facts = new Set([PAYMENT_RAIL_NAMES[order.payment_rail], codeName(order.payment_status), moment(order.placed_at)]);
  return {
    title: `Order ${order.number}`,
    content: html`
      <p class="small mb-2"><a href="/orders">← Your orders</a></p>
      <h1>Order <span class="money text-nowrap">${order.number}</span></h1>
      ${place.query.has('placed') ? notice('success', 'Thank you. We have received your order.') : null} ${returned}
      <p>${statusLabel(order.status, codeName(order.status))} ${[...facts].map((fact) => ` · ${fact}`)}</p>
      <div class="row g-4">
        <section class="col-lg-7" aria-label="Lines">
          <ul class="lines list-unstyled">${order.lines.map((line) => orderLine(line, order.currency))}</ul>
          ${totalsTable(order, orderDelivery(order))}
        </section>
        <aside class="col-lg-5"><div class="bg-white border rounded-4 p-4">${aside(context, order, returned !== null)}</div></aside>
      </div>`,
  };
};

function orderLine(line: Schemas['OrderLine'], currency: string): Content {
  const ordered = quantity(line.quantity);
  const { shipped_quantity: shipped, cancelled_quantity: canceled, credited_quantity: credited, returned_quantity: returned } = line;
  const parts = { shipped, canceled, credited, returned };
  // A line that was shipped in full, as most are, needs no word about it.
  const isWhole = shipped === line.quantity && credited === 0 && returned === 0;
  return html`
    <li class="row g-2 align-items-center py-3 border-bottom">
      <div class="col">
        <a href=${addressOf('product', line.sku)}>${line.description ?? line.sku}</a>
        <p class="small text-body-secondary m-0">
          ${ordered} × ${amount(line.unit_price, currency)} ${perUnit(line.base_uom)}
          ${Object.entries(parts).map(([name, part]) => (part > 0 && !isWhole ? html`<br>${quantity(part)} of ${ordered} ${name}` : null))}
        </p>
      </div>
      <strong class="col-auto">${amount(line.line_subtotal, currency)}</strong>
    </li>`;
}

const aside = (context: ViewContext, order: Order, hasPayButton: boolean): Content => html`
  ${delivery(order)}
  <h2>Invoice</h2>
  ${invoices(order)}
  <h2>History</h2>
  <ol class="ps-3">
    ${order.timeline.map(({ at, event }) => html`<li><time datetime=${at}>${moment(at)}</time> · ${codeName(event)}</li>`)}
  </ol>
  ${
    // The notice about a payment that failed has this button already.
    !hasPayButton && order.allowed_actions.includes('repay') ? payButton(context, order, 'Pay now') : null
  }
  <form class="mt-3" method="post" action="/orders">
    <input type="hidden" name="id" value=${order.id}> <button class="btn btn-outline-dark">Order again</button>
  </form>
  ${order.allowed_actions.includes('cancel') ? cancelForm(context, order) : null}`;

function invoices({ invoices: list }: Order): Content {
  if (list === null) return html`<p>The invoice could not be loaded.</p>`;
  if (list.length === 0) return html`<p>Not issued yet.</p>`;
  return html`<ul class="list-unstyled">${list.map((invoice) => html`<li>${pdfLink(invoice)} ${invoiceStatus(invoice)} ${replacement(invoice, list)}</li>`)}</ul>`;
}

function replacement({ replaced_by }: Schemas['InvoiceRow'], list: readonly Schemas['InvoiceRow'][]): Content {
  const successor = list.find(({ id }) => id === replaced_by);
  return successor === undefined ? null : html`<span class="small">replaced by ${successor.number}</span>`;
}

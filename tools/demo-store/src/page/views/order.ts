import { type Schemas, unwrap } from '@storefront/client';
import { PAYMENT_RAIL_NAMES } from '@storefront/contract/payment-rails';
import { html } from 'lit-html';
import { type FormValues, onSubmit, outcome } from '../form.ts';
import { codeName, day, moment, perUnit, quantity } from '../format.ts';
import { addressOf } from '../route.ts';
import { type Content, field, notice, statusLabel } from '../template.ts';
import { invoiceStatus, pdfLink } from './invoice.ts';
import { payButton, paymentNotice } from './payment-notice.ts';
import { amount, lineItem, totalsTable } from './price.ts';
import { signInPrompt, starterNote, type View, type ViewContext } from './view.ts';

type Order = Schemas['Order'];

/** An order with its lines, totals, delivery, invoices, and history, and a cancel form while cancellation is allowed. */
export const orderView: View = async (context) => {
  const { store, route } = context;
  if (!store.customer) return signInPrompt('Your order', 'to see your order.');
  const { data: order } = await unwrap(store.account.GET('/v1/orders/{order_id}', { params: { path: { order_id: route.id } } }));
  const returned = route.query.has('returned') ? await paymentNotice(context, order) : null;
  // An order on account that is not paid yet has a payment status of the same name.
  const facts = new Set([PAYMENT_RAIL_NAMES[order.payment_rail], codeName(order.payment_status), moment(order.placed_at)]);
  return {
    title: `Order ${order.number}`,
    content: html`
      <p class="small mb-2"><a href=${addressOf('account')}>← Your account</a></p>
      <h1>Order <span class="money text-nowrap">${order.number}</span></h1>
      ${route.query.has('placed') ? notice('success', 'Thank you. We have received your order.') : null} ${returned}
      <p>${statusLabel(order.status, codeName(order.status))} ${[...facts].map((fact) => ` · ${fact}`)}</p>
      <div class="row g-4">
        <section class="col-lg-7" aria-label="Lines">
          <ul class="list-unstyled">${order.lines.map((line) => orderLine(line, order.currency))}</ul>
          ${totalsTable(order, order.shipping_amount + (order.shipping_gct_amount ?? 0), order.total)}
        </section>
        <aside class="col-lg-5"><div class="bg-white border rounded-4 p-4">${aside(context, order, returned !== null)}</div></aside>
      </div>`,
  };
};

function orderLine(line: Schemas['OrderLine'], currency: string): Content {
  const ordered = quantity(line.quantity);
  const { shipped_quantity: shipped, cancelled_quantity: canceled, credited_quantity: credited, returned_quantity: returned } = line;
  const parts = { shipped, canceled, credited, returned };
  // A line that was shipped in full, as most are, needs no note.
  const isWhole = shipped === line.quantity && credited === 0 && returned === 0;
  const details = html`
    ${ordered} × ${amount(line.unit_price, currency)} ${perUnit(line.base_uom)}
    ${Object.entries(parts).map(([name, part]) => (part > 0 && !isWhole ? html`<br>${quantity(part)} of ${ordered} ${name}` : null))}`;
  const name = html`<a href=${addressOf('product', line.sku)}>${line.description ?? line.sku}</a>`;
  return lineItem(name, details, amount(line.line_subtotal, currency));
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
  ${order.allowed_actions.includes('cancel') ? cancelForm(context, order) : null}
  ${starterNote('“Order again” and the list of all orders are')}`;

/** How an order is delivered, where to, and what has left the store so far. */
function delivery(order: Order): Content {
  const { shipping_option: option, requested_delivery_date: wanted, shipments } = order;
  const items = html`<ul class="list-unstyled">${shipments.map((shipment) => shipmentItem(order, shipment))}</ul>`;
  return html`
    <h2>Delivery</h2>
    ${option ? html`<p>${option.label}</p>` : null} ${wanted ? html`<p>Requested for ${day(wanted)}</p>` : null}
    ${option?.kind === 'PICKUP' ? null : addressLines(order)}
    ${shipments.length > 0 ? items : html`<p class="text-body-secondary">${expectation(order)}</p>`}`;
}

/** The delivery to expect while nothing has been shipped. */
function expectation({ status, shipping_option: option }: Order): string {
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'This order will not be delivered.';
  if (status === 'PENDING_PAYMENT') return 'We prepare the order as soon as it is paid.';
  return option?.kind === 'PICKUP' ? 'Not ready yet.' : 'Not shipped yet.';
}

function addressLines({ shipping_address: to }: Order): Content {
  if (!to) return null;
  const lines = [to.name, to.company, to.line1, to.line2, [to.city, to.region].filter(Boolean).join(', '), to.phone].filter(Boolean);
  return html`<address>${lines.map((line) => html`${line}<br>`)}</address>`;
}

function shipmentItem(order: Order, shipment: Schemas['Shipment']): Content {
  const { number, carrier, shipped_at, delivered_at, lines } = shipment;
  return html`
    <li class="border-top py-2">
      <strong>${number}</strong>${carrier ? ` · ${carrier}` : ''}<br>
      ${delivered_at ? `Delivered on ${day(delivered_at)}` : `Shipped on ${day(shipped_at)}`} ${tracking(shipment)}
      <ul class="list-unstyled small text-body-secondary">
        ${lines.map((shipped) => html`<li>${quantity(shipped.quantity)} × ${nameOf(order, shipped.line_id, shipped.sku)}</li>`)}
      </ul>
    </li>`;
}

const nameOf = ({ lines }: Order, lineId: string, sku: string): string => lines.find(({ id }) => id === lineId)?.description ?? sku;

/** The tracking number, as a link if the carrier has a page for it. */
function tracking({ tracking_number: number, tracking_url: url }: Schemas['Shipment']): Content {
  if (number === null && url === null) return null;
  const isWebPage = url !== null && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
  const words = number === null ? 'Track the shipment' : `Tracking number ${number}`;
  return html`· ${isWebPage ? html`<a href=${url} target="_blank" rel="noopener">${words}</a>` : words}`;
}

function invoices({ invoices: list }: Order): Content {
  if (list === null) return html`<p>The invoice could not be loaded.</p>`;
  if (list.length === 0) return html`<p>Not issued yet.</p>`;
  return html`<ul class="list-unstyled">${list.map((invoice) => invoiceItem(invoice, list))}</ul>`;
}

function invoiceItem(invoice: Schemas['InvoiceRow'], list: readonly Schemas['InvoiceRow'][]): Content {
  const successor = list.find(({ id }) => id === invoice.replaced_by);
  return html`
    <li>
      <a class="text-nowrap" href=${addressOf('invoice', invoice.id)}>${invoice.number}</a> (${pdfLink(invoice)}) ${invoiceStatus(invoice)}
      ${successor === undefined ? null : html`<span class="small">replaced by ${successor.number}</span>`}
    </li>`;
}

/** The form that cancels an order. */
function cancelForm({ store, go }: ViewContext, order: Order): Content {
  const message = outcome();
  const cancel = async ({ reason = '' }: FormValues): Promise<null> => {
    const body = { reason, reason_code: 'CUSTOMER_REQUEST' } as const;
    await unwrap(store.account.POST('/v1/orders/{order_id}/cancel', { params: { path: { order_id: order.id } }, body }));
    go(addressOf('order', order.id));
    return null;
  };
  return html`
    <form class="mt-3" @submit=${onSubmit((values) => message.run(() => cancel(values), order.lines))}>
      ${field('Reason for cancellation', html`<input class="form-control" name="reason" required maxlength="500">`)}
      <button class="btn btn-outline-dark">Cancel order</button>
      ${message.node}
    </form>`;
}

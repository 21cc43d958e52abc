import { type Schemas, unwrap } from '@storefront/client';
import { element, notice } from '../element.ts';
import { codeName, moment, perUnit, quantity } from '../format.ts';
import { addressOf } from '../route.ts';
import { amount } from './amount.ts';
import { cancelForm } from './cancel-form.ts';
import { delivery } from './delivery.ts';
import { invoiceStatus, pdfLink } from './invoices.ts';
import { statusLabel } from './list-table.ts';
import { payButton } from './pay-button.ts';
import { paymentNotice } from './payment-notice.ts';
import { signInPrompt } from './sign-in-prompt.ts';
import { totalsTable } from './totals.ts';
import type { View, ViewContext } from './view.ts';

type Order = Schemas['Order'];

/** An order with its lines, totals, delivery, invoices, and history, and a cancel form while cancellation is allowed. */
export const orderView: View = async (context) => {
  const { store, place } = context;
  if (!store.customer) return signInPrompt('Your order', 'to see your order.');
  const { data: order } = await unwrap(store.account.GET('/v1/orders/{order_id}', { params: { path: { order_id: place.id } } }));
  const returned = place.query.has('returned') ? await paymentNotice(context, order) : null;
  return {
    title: `Order ${order.number}`,
    content: [
      element('p', { class: 'crumbs' }, element('a', { href: addressOf('orders') }, '← Your orders')),
      element('h1', {}, 'Order ', element('span', { class: 'money' }, order.number)),
      place.query.has('placed') ? notice('good', 'Thank you. We have received your order.') : element('span'),
      returned ?? element('span'),
      element(
        'p',
        {},
        statusLabel(order.status, codeName(order.status)),
        ` · ${codeName(order.payment_rail)} · ${codeName(order.payment_status)} · ${moment(order.placed_at)}`,
      ),
      element('div', { class: 'checkout' }, lines(order), aside(context, order, returned !== null)),
    ],
  };
};

const lines = (order: Order): HTMLElement =>
  element(
    'section',
    { 'aria-label': 'Lines' },
    element(
      'ul',
      { class: 'lines' },
      order.lines.map((line) => orderLine(line, order.currency)),
    ),
    totalsTable(order),
  );

const aside = (context: ViewContext, order: Order, hasPayButton: boolean): HTMLElement =>
  element(
    'aside',
    { class: 'panel' },
    delivery(order),
    invoices(order),
    history(order),
    // The notice about a payment that failed has this button already.
    !hasPayButton && order.allowed_actions.includes('repay') ? element('section', {}, payButton(context, order, 'Pay now')) : null,
    order.allowed_actions.includes('cancel') ? cancelForm(context, order) : null,
  );

function orderLine(line: Schemas['OrderLine'], currency: string): HTMLElement {
  const { quantity: ordered, shipped_quantity: shipped } = line;
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('a', { href: addressOf('product', line.sku) }, line.description ?? line.sku),
      element('p', { class: 'per' }, `${quantity(ordered)} × `, amount(line.unit_price, currency), ` ${perUnit(line.base_uom)}`),
      shipped > 0 && shipped < ordered ? element('p', { class: 'per' }, `${quantity(shipped)} of ${quantity(ordered)} shipped`) : null,
    ),
    element('strong', {}, amount(line.line_subtotal, currency)),
  );
}

function invoices({ invoices: list }: Order): HTMLElement {
  const links = (list ?? []).map((invoice) => element('li', {}, pdfLink(invoice), ' ', invoiceStatus(invoice)));
  const none = list === null ? 'The invoice could not be loaded.' : 'Not issued yet.';
  return element('section', {}, element('h2', {}, 'Invoice'), links.length > 0 ? element('ul', {}, links) : element('p', {}, none));
}

const history = ({ timeline }: Order): HTMLElement =>
  element(
    'section',
    {},
    element('h2', {}, 'History'),
    element(
      'ol',
      { class: 'history' },
      timeline.map(({ at, event }) => element('li', {}, element('time', { datetime: at }, moment(at)), ` · ${codeName(event)}`)),
    ),
  );

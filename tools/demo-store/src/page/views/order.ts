import type { Answer, CheckoutResult, Order } from '../api-types.ts';
import { element, field, formValues, notice } from '../element.ts';
import { codeName, moment, money, perUnit, quantity } from '../format.ts';
import { addressOf } from '../route.ts';
import { totalsTable } from './totals.ts';
import type { View, ViewContext } from './view.ts';

/** An order with its lines, totals, invoices, and history, and a cancel form while cancellation is allowed. */
export const orderView: View = async (context) => {
  const { store, place } = context;
  const { data: order } = await store.account<Answer<Order>>('GET', `/v1/orders/${encodeURIComponent(place.id)}`);
  return {
    title: `Order ${order.number}`,
    content: [
      element('p', { class: 'crumbs' }, element('a', { href: addressOf('orders') }, '← Your orders')),
      element('h1', {}, `Order ${order.number}`),
      place.query.has('placed') ? notice('good', 'Thank you. We have received your order.') : element('span'),
      element(
        'p',
        {},
        element('span', { class: `status ${order.status.toLowerCase()}` }, codeName(order.status)),
        ` · ${codeName(order.payment_rail)} · ${codeName(order.payment_status)} · ${moment(order.placed_at)}`,
      ),
      element(
        'div',
        { class: 'checkout' },
        element(
          'section',
          { 'aria-label': 'Lines' },
          element(
            'ul',
            { class: 'lines' },
            order.lines.map((line) => orderLine(line, order.currency)),
          ),
          totalsTable(order),
        ),
        element(
          'aside',
          { class: 'panel' },
          address(order),
          invoices(order),
          history(order),
          order.allowed_actions.includes('repay') ? payAgain(context, order) : null,
          order.allowed_actions.includes('cancel') ? cancelForm(context, order) : null,
        ),
      ),
    ],
  };
};

const orderLine = (line: Order['lines'][number], currency: string): HTMLElement =>
  element(
    'li',
    {},
    element(
      'div',
      {},
      element('a', { href: addressOf('product', line.sku) }, line.description ?? line.sku),
      element('p', { class: 'per' }, `${quantity(line.quantity)} × ${money(line.unit_price, currency)} ${perUnit(line.base_uom)}`),
    ),
    element('strong', {}, money(line.line_subtotal, currency)),
  );

function address({ shipping_address: to }: Order): HTMLElement | null {
  if (!to) return null;
  const lines = [to.name, to.company, to.line1, to.line2, [to.city, to.region].filter(Boolean).join(', ')].filter(Boolean);
  return element(
    'section',
    {},
    element('h2', {}, 'Delivery address'),
    element(
      'address',
      {},
      lines.flatMap((line) => [line, element('br')]),
    ),
  );
}

function invoices({ invoices: list }: Order): HTMLElement {
  const links = (list ?? []).map(({ id, number, status }) =>
    element(
      'li',
      {},
      element('a', { href: `/bff/v1/invoices/${id}/pdf`, target: '_blank', rel: 'noopener' }, `${number} (PDF)`),
      ` · ${codeName(status)}`,
    ),
  );
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
      timeline.map(({ at, event }) => element('li', {}, element('time', { datetime: at }, moment(at)), ` ${codeName(event)}`)),
    ),
  );

/** A link back to the payment page, for an order that awaits payment. */
function payAgain({ store }: ViewContext, order: Order): HTMLElement {
  const message = element('div', { 'aria-live': 'polite' });
  const pay = async () => {
    try {
      const { data } = await store.account<Answer<CheckoutResult>>('POST', `/v1/checkout/${order.id}/repay`);
      if (data.redirect_url) window.location.assign(data.redirect_url);
    } catch (fault) {
      message.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'Something went wrong.'));
    }
  };
  return element('section', {}, element('button', { type: 'button', class: 'button', onclick: () => void pay() }, 'Pay now'), message);
}

function cancelForm({ store, go }: ViewContext, order: Order): HTMLElement {
  const message = element('div', { 'aria-live': 'polite' });
  const cancel = async () => {
    try {
      await store.account('POST', `/v1/orders/${order.id}/cancel`, { reason: formValues(form)['reason'], reason_code: 'CUSTOMER_REQUEST' });
      go(addressOf('order', order.id, new URLSearchParams({ at: String(Date.now()) })));
    } catch (fault) {
      message.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'Something went wrong.'));
    }
  };
  const form: HTMLFormElement = element(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        void cancel();
      },
    },
    field('Reason for cancellation', element('input', { name: 'reason', required: true, maxlength: 500 })),
    element('button', { class: 'button plain' }, 'Cancel order'),
    message,
  );
  return form;
}

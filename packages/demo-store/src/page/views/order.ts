import type { Answer, CheckoutResult, Order } from '../api-types.ts';
import { element, field, formValues, notice } from '../element.ts';
import { addressOf } from '../location.ts';
import { codeName, moment, money, perUnit, quantity } from '../words.ts';
import { totalsTable } from './totals.ts';
import type { View, ViewContext } from './view.ts';

/** One order: its lines, sums, invoices and history, and the way to cancel it while that is allowed. */
export const orderView: View = async (context) => {
  const { store, place } = context;
  const { data: order } = await store.account<Answer<Order>>('GET', `/v1/orders/${encodeURIComponent(place.id)}`);
  return {
    title: `Order ${order.number}`,
    content: [
      element('p', { class: 'crumbs' }, element('a', { href: addressOf('orders') }, '← Your orders')),
      element('h1', {}, `Order ${order.number}`),
      place.query.has('placed') ? notice('good', 'Thank you. Your order is in and we are picking it.') : element('span'),
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
    element('h2', {}, 'Going to'),
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
  const none = list === null ? 'The invoice is slow to arrive.' : 'Not issued yet.';
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

/** The way back to the payment page, for an order that still waits for its money. */
function payAgain({ store }: ViewContext, order: Order): HTMLElement {
  const told = element('div', { 'aria-live': 'polite' });
  const pay = async () => {
    try {
      const { data } = await store.account<Answer<CheckoutResult>>('POST', `/v1/checkout/${order.id}/repay`);
      if (data.redirect_url) window.location.assign(data.redirect_url);
    } catch (fault) {
      told.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'That did not work.'));
    }
  };
  return element('section', {}, element('button', { type: 'button', class: 'button', onclick: () => void pay() }, 'Pay now'), told);
}

function cancelForm({ store, go }: ViewContext, order: Order): HTMLElement {
  const told = element('div', { 'aria-live': 'polite' });
  const cancel = async () => {
    try {
      await store.account('POST', `/v1/orders/${order.id}/cancel`, { reason: formValues(form)['reason'], reason_code: 'CUSTOMER_REQUEST' });
      go(addressOf('order', order.id, new URLSearchParams({ at: String(Date.now()) })));
    } catch (fault) {
      told.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'That did not work.'));
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
    field('Why cancel?', element('input', { name: 'reason', required: true, maxlength: 500 })),
    element('button', { class: 'button plain' }, 'Cancel the order'),
    told,
  );
  return form;
}

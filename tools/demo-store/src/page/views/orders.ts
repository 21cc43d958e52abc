import type { ListAnswer, OrderRow } from '../api-types.ts';
import { element, notice } from '../element.ts';
import { codeName, moment, money } from '../format.ts';
import { addressOf } from '../route.ts';
import { paymentNotice } from './payment-notice.ts';
import type { View } from './view.ts';

const ORDERS_SHOWN = 50;

/** The shopper's orders, newest first. */
export const ordersView: View = async ({ store }) => {
  const title = 'Your orders';
  if (!store.customer)
    return {
      title,
      content: [
        element('h1', {}, title),
        notice('plain', element('a', { href: '#/sign-in?back=%23/orders' }, 'Sign in'), ' to see your orders.'),
      ],
    };
  const [returned, { data, total }] = await Promise.all([
    paymentNotice(store),
    store.account<ListAnswer<OrderRow>>('GET', `/v1/orders?limit=${ORDERS_SHOWN}`),
  ]);
  if (data.length === 0) return { title, content: [element('h1', {}, title), notice('plain', 'You have no orders yet.')] };
  const rows = data.map((order) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, element('a', { href: addressOf('order', order.id) }, order.number)),
      element('td', {}, moment(order.placed_at)),
      element('td', {}, element('span', { class: `status ${order.status.toLowerCase()}` }, codeName(order.status))),
      element('td', { class: 'right' }, money(order.total, order.currency)),
    ),
  );
  const head = ['Order', 'Placed', 'Status', 'Total'].map((name, index) =>
    element('th', { scope: 'col', class: index === 3 ? 'right' : null }, name),
  );
  const table = element('table', { class: 'list' }, element('thead', {}, element('tr', {}, head)), element('tbody', {}, rows));
  return {
    title,
    content: [
      element('h1', {}, title),
      returned ?? element('span'),
      element('div', { class: 'scroll' }, table),
      total > data.length ? notice('plain', `Showing the latest ${data.length} of ${total} orders.`) : element('span'),
    ],
  };
};

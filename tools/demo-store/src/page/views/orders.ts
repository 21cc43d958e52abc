import { type Schemas, unwrap } from '@storefront/client';
import { element, notice } from '../element.ts';
import { codeName, moment } from '../format.ts';
import { addressOf } from '../route.ts';
import { amount } from './amount.ts';
import { type Column, listTable, statusLabel } from './list-table.ts';
import { signInPrompt } from './sign-in-prompt.ts';
import type { View } from './view.ts';

type OrderRow = Schemas['OrderRow'];

const ORDERS_SHOWN = 50;

const columns: readonly Column<OrderRow>[] = [
  { name: 'Order', cell: ({ id, number }) => element('a', { href: addressOf('order', id) }, number) },
  { name: 'Placed', cell: ({ placed_at }) => moment(placed_at) },
  { name: 'Status', cell: ({ status }) => statusLabel(status, codeName(status)) },
  { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
];

/** The shopper's orders, newest first. */
export const ordersView: View = async ({ store }) => {
  const title = 'Your orders';
  if (!store.customer) return signInPrompt(title, 'to see your orders.');
  const { data, total } = await unwrap(store.account.GET('/v1/orders', { params: { query: { limit: ORDERS_SHOWN } } }));
  if (data.length === 0) return { title, content: [element('h1', {}, title), notice('plain', 'You have no orders yet.')] };
  return {
    title,
    content: [
      element('h1', {}, title),
      listTable(title, columns, data),
      total > data.length ? notice('plain', `Showing the latest ${data.length} of ${total} orders.`) : element('span'),
    ],
  };
};

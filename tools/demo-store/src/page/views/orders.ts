import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, moment } from '../format.ts';
import { addressOf } from '../route.ts';
import { amount } from './amount.ts';
import { listView } from './list-view.ts';
import { statusLabel } from './status-label.ts';

/** The shopper's orders. */
export const ordersView = listView<Schemas['OrderRow']>({
  title: 'Your orders',
  rows: 'orders',
  columns: [
    { name: 'Order', cell: ({ id, number }) => html`<a class="text-nowrap" href=${addressOf('order', id)}>${number}</a>` },
    { name: 'Placed', cell: ({ placed_at }) => moment(placed_at) },
    { name: 'Status', cell: ({ status }) => statusLabel(status, codeName(status)) },
    { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
  ],
  load: ({ GET }, limit) => GET('/v1/orders', { params: { query: { limit } } }),
});

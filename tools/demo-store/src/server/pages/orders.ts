import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, moment } from '../../page/format.ts';
import { type Content, notice } from '../../page/template.ts';
import { amount } from '../../page/views/amount.ts';
import { statusLabel } from '../../page/views/status-label.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { type Column, listOrNone, offsetOf, pager, ROWS_SHOWN } from './list-table.ts';
import { type Page, type PageRoute, textOf, type Visit } from './page.ts';
import { buttonForm, filterForm, input, orExplain, select } from './parts.ts';
import { rejectedNotice } from './rejected-lines.ts';

type OrderRow = Schemas['OrderRow'];

const STATUSES = ['PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED'] as const;
const SORTS = [
  ['-placed_at', 'Newest first'],
  ['placed_at', 'Oldest first'],
  ['-total', 'Highest total'],
  ['total', 'Lowest total'],
] as const;

const columns: readonly Column<OrderRow>[] = [
  { name: 'Order', cell: ({ id, number }) => html`<a class="text-nowrap" href="/#/order/${id}">${number}</a>` },
  { name: 'Placed', cell: ({ placed_at }) => moment(placed_at) },
  { name: 'Status', cell: ({ status }) => statusLabel(status, codeName(status)) },
  { name: 'Total', isRight: true, cell: ({ total, currency }) => amount(total, currency) },
  {
    name: 'Repeat',
    isRight: true,
    cell: ({ id, number }) =>
      buttonForm('/orders', html`Order again<span class="visually-hidden"> ${number}</span>`, { id, key: crypto.randomUUID() }),
  },
];

async function ordersPage({ api, query }: Visit, message: Content = null): Promise<ViewContent> {
  const [q, from, to] = ['q', 'placed_from', 'placed_to'].map((name) => query.get(name) || undefined);
  const status = STATUSES.find((each) => each === query.get('status'));
  const [sort = '-placed_at'] = SORTS.find(([value]) => value === query.get('sort')) ?? [];
  const lines = Number(query.get('lines') ?? 0);
  const found = { q, placed_from: from, placed_to: to, status: status && [status], sort, limit: ROWS_SHOWN, offset: offsetOf(query) };
  const { data, total } = await unwrap(api.GET('/v1/orders', { params: { query: found } }));
  return {
    title: 'Your orders',
    content: html`
      <h1>Your orders</h1>
      ${lines > 0 && !query.has('offset') ? inCart(lines) : null} ${message}
      ${filterForm('/orders', [
        input('Number or SKU', { name: 'q', value: q ?? '', isOptional: true, maxlength: 64 }),
        select('Status', 'status', status ?? '', [['', 'All'], ...STATUSES.map((each) => [each, codeName(each)] as const)]),
        input('From', { name: 'placed_from', type: 'date', value: from ?? '', isOptional: true }),
        input('To', { name: 'placed_to', type: 'date', value: to ?? '', isOptional: true }),
        select('Sort by', 'sort', sort, SORTS),
      ])}
      ${listOrNone('Your orders', columns, data, 'There are no such orders.')} ${pager('/orders', query, total)}`,
  };
}

const inCart = (lines: number): Content =>
  notice(
    'success',
    lines === 1 ? 'One line is in a new cart. ' : `${lines} lines are in a new cart. `,
    html`<a class="alert-link" href="/#/cart">View cart</a>`,
  );

/** Puts the lines of an order into a new cart. Where lines were rejected, the key keeps a reload of the page that says so from making another. */
const reorder: Page = (visit) =>
  orExplain(
    async () => {
      const params = { path: { order_id: textOf(visit.form, 'id') }, header: { 'Idempotency-Key': textOf(visit.form, 'key') } };
      const { data, rejected } = await unwrap(visit.api.POST('/v1/orders/{order_id}/reorder', { params }));
      const { length } = data.lines;
      return rejected.length === 0 ? `/orders?lines=${length}` : ordersPage(visit, [inCart(length), rejectedNotice(rejected)]);
    },
    (message) => ordersPage(visit, message),
  );

/** The shopper's orders. */
export const orderPages: readonly PageRoute[] = [
  { method: 'get', path: '/orders', access: 'shopper', page: (visit) => ordersPage(visit) },
  { method: 'post', path: '/orders', access: 'shopper', page: reorder },
];

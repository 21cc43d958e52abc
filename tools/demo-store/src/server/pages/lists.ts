import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { moment, quantity } from '../../page/format.ts';
import { openCart } from '../../page/open-cart.ts';
import { type Content, notice } from '../../page/template.ts';
import { bandLabel } from '../../page/views/price.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { type AddedRows, addRows, rowsForm } from './add-rows.ts';
import { type Column, listOrNone } from './list-table.ts';
import { type PageRoute, textOf, type Visit } from './page.ts';
import { buttonForm, card, input, orExplain } from './parts.ts';
import { rejectedNotice } from './rejected-lines.ts';

/** As many as a customer can have. */
const LISTS_MAX = 50;

const columns: readonly Column<Schemas['SavedListRow']>[] = [
  { name: 'List', cell: ({ id, name }) => html`<a class="text-break" href="/lists/${id}">${name}</a>` },
  { name: 'Products', isRight: true, cell: ({ line_count }) => line_count },
  { name: 'Changed', cell: ({ updated_at }) => moment(updated_at) },
];

async function listsPage({ api }: Visit, message: Content = null): Promise<ViewContent> {
  const { data } = await unwrap(api.GET('/v1/lists', { params: { query: { limit: LISTS_MAX } } }));
  return {
    title: 'Your lists',
    content: html`
      <h1>Your lists</h1>
      ${message}
      <form class="d-flex align-items-end column-gap-2 col-lg-6" method="post" action="/lists">
        ${nameField('New list', '')} <button class="btn btn-warning mb-2 text-nowrap">Create list</button>
      </form>
      ${listOrNone('Your lists', columns, data, 'You have no lists yet.')}`,
  };
}

const nameField = (name: string, value: string): Content => input(name, { name: 'name', value, maxlength: 100 });

const pathOf = ({ request }: Visit) => ({ list_id: String(request.params['id']) });

const inCart = notice('success', 'The products are in your cart. ', html`<a class="alert-link" href="/#/cart">View cart</a>`);

async function listPage(visit: Visit, message: Content = null, before?: AddedRows): Promise<ViewContent> {
  const { data: list } = await unwrap(visit.api.GET('/v1/lists/{list_id}', { params: { path: pathOf(visit) } }));
  const address = `/lists/${list.id}`;
  const lineColumns: readonly Column<Schemas['SavedListLine']>[] = [
    { name: 'Product', cell: ({ sku, description }) => html`<a href="/#/product/${sku}">${description ?? sku}</a>` },
    { name: 'Availability', cell: ({ availability }) => bandLabel(availability) },
    { name: 'Quantity', isRight: true, cell: ({ quantity: count }) => quantity(count) },
    {
      name: 'Remove',
      isRight: true,
      cell: ({ id, sku }) => buttonForm(`${address}/remove`, html`Remove<span class="visually-hidden"> ${sku}</span>`, { line: id }),
    },
  ];
  return {
    title: list.name,
    content: html`
      <p class="small mb-2"><a href="/lists">← Your lists</a></p>
      <h1>${list.name}</h1>
      ${visit.query.get('done') === 'cart' ? inCart : null} ${message} ${list.lines.length > 0 ? buttonForm(`${address}/cart`, 'Add all to cart', { key: crypto.randomUUID() }) : null}
      ${listOrNone(list.name, lineColumns, list.lines, 'This list is empty.')}
      <div class="row gx-4">
        <div class="col-lg-6">${card('Add products', rowsForm(`${address}/rows`, 'Add to list', before))}</div>
        <div class="col-lg-6">
          ${card('This list', [
            html`
              <form method="post" action="${address}/name">
                ${nameField('Name', list.name)} <button class="btn btn-outline-dark my-2">Rename</button>
              </form>`,
            buttonForm(`${address}/delete`, 'Delete list'),
          ])}
        </div>
      </div>`,
  };
}

/** Makes a change and goes on to the address that it returns, or shows the page again. */
const change =
  (send: (visit: Visit) => Promise<string | ViewContent>, page: typeof listsPage) =>
  (visit: Visit): Promise<string | ViewContent> =>
    orExplain(
      () => send(visit),
      (message) => page(visit, message),
    );

const create = change(async ({ api, form }) => {
  const { data } = await unwrap(api.POST('/v1/lists', { body: { name: textOf(form, 'name') } }));
  return `/lists/${data.id}`;
}, listsPage);

const rename = change(async (visit) => {
  const params = { path: pathOf(visit) };
  await unwrap(visit.api.PATCH('/v1/lists/{list_id}', { params, body: { name: textOf(visit.form, 'name') } }));
  return `/lists/${params.path.list_id}`;
}, listPage);

const remove = change(async (visit) => {
  await unwrap(visit.api.DELETE('/v1/lists/{list_id}', { params: { path: pathOf(visit) } }));
  return '/lists';
}, listPage);

const removeLine = change(async (visit) => {
  const path = { ...pathOf(visit), line_id: textOf(visit.form, 'line') };
  await unwrap(visit.api.DELETE('/v1/lists/{list_id}/lines/{line_id}', { params: { path } }));
  return `/lists/${path.list_id}`;
}, listPage);

const addToList = change(async (visit) => {
  const added = await addRows(visit.form, async (lines, key) => {
    const params = { path: pathOf(visit), header: { 'Idempotency-Key': key } };
    return (await unwrap(visit.api.POST('/v1/lists/{list_id}/lines/batch', { params, body: { lines } }))).rejected;
  });
  return listPage(visit, null, added);
}, listPage);

/** Where lines were rejected, the page says why; the key keeps a reload of it from adding the others again. */
const addToCart = change(async (visit) => {
  const { id } = await openCart(visit.api);
  const params = { path: pathOf(visit), header: { 'Idempotency-Key': textOf(visit.form, 'key') } };
  const { rejected } = await unwrap(visit.api.POST('/v1/lists/{list_id}/cart', { params, body: { cart_id: id } }));
  return rejected.length === 0 ? `/lists/${params.path.list_id}?done=cart` : listPage(visit, rejectedNotice(rejected));
}, listPage);

/** The shopper's saved lists. */
export const listPages: readonly PageRoute[] = [
  { method: 'get', path: '/lists', access: 'shopper', page: (visit) => listsPage(visit) },
  { method: 'post', path: '/lists', access: 'shopper', page: create },
  { method: 'get', path: '/lists/:id', access: 'shopper', page: (visit) => listPage(visit) },
  { method: 'post', path: '/lists/:id/name', access: 'shopper', page: rename },
  { method: 'post', path: '/lists/:id/delete', access: 'shopper', page: remove },
  { method: 'post', path: '/lists/:id/remove', access: 'shopper', page: removeLine },
  { method: 'post', path: '/lists/:id/rows', access: 'shopper', page: addToList },
  { method: 'post', path: '/lists/:id/cart', access: 'shopper', page: addToCart },
];

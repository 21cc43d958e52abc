import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { priceText } from '../../page/format.ts';
import { openCart } from '../../page/open-cart.ts';
import { type Content, notice } from '../../page/template.ts';
import { bandLabel } from '../../page/views/price.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { type Column, listOrNone, offsetOf, pager, ROWS_SHOWN } from './list-table.ts';
import { type Page, type PageDeps, type PageRoute, textOf, type Visit } from './page.ts';
import { filterForm, input, orExplain, select } from './parts.ts';

type Product = Schemas['ProductListItem'];

const ADDED = 'added';

const columns: readonly Column<Product>[] = [
  { name: 'Product', cell: ({ description }) => description },
  { name: 'SKU', cell: ({ sku }) => html`<span class="text-nowrap">${sku}</span>` },
  { name: 'Availability', cell: ({ availability }) => bandLabel(availability) },
  { name: 'Price', isRight: true, cell: (product) => html`<span class="text-nowrap">${priceText(product)}</span>` },
];

/** Adds one product to the cart. */
const addColumn = (query: URLSearchParams): Column<Product> => ({
  name: 'Add',
  isRight: true,
  cell: ({ sku, description }) => html`
    <form class="d-inline-flex column-gap-2" method="post" action=${`/catalog?${query}`}>
      <input type="hidden" name="sku" value=${sku}>
      <input class="form-control form-control-sm quantity" type="number" name="quantity" value="1" min="0.001" step="any" required aria-label=${`Quantity of ${description}`}>
      <button class="btn btn-sm btn-outline-dark text-nowrap">Add<span class="visually-hidden"> ${description}</span></button>
    </form>`,
});

/** The catalog for browsers without JavaScript, which the start page sends here. */
async function catalogPage({ gateway }: PageDeps, { api, me, query: asked }: Visit, message: Content = null): Promise<ViewContent> {
  // Neither the next page nor a filter says again what was added.
  const query = new URLSearchParams([...asked].filter(([name]) => name !== ADDED));
  const reader = me === null ? gateway.visitor : api;
  const [q, category] = ['q', 'category'].map((name) => query.get(name) || undefined);
  const page = { limit: ROWS_SHOWN, offset: offsetOf(query) };
  const [{ data, total }, { data: categories }] = await Promise.all([
    unwrap(reader.GET('/v1/products', { params: { query: { q, category, ...page } } })),
    unwrap(reader.GET('/v1/categories')),
  ]);
  const options = categories.map(({ slug, name }) => [slug, name] as const);
  return {
    title: 'All products',
    content: html`
      <h1>All products</h1>
      ${asked.has(ADDED) ? notice('success', 'Added. ', html`<a class="alert-link" href="/order-pad">Your cart</a>`) : null} ${message}
      ${filterForm('/catalog', [
        input('Search', { name: 'q', value: q ?? '', isOptional: true, maxlength: 64 }),
        select('Category', 'category', category ?? '', [['', 'All'], ...options]),
      ])}
      ${listOrNone('All products', me === null ? columns : [...columns, addColumn(query)], data, 'There are no such products.')}
      ${pager('/catalog', query, total)}`,
  };
}

const addProduct =
  (deps: PageDeps): Page =>
  (visit) =>
    orExplain(
      async () => {
        const { api, form, query } = visit;
        const cart = await openCart(api);
        const body = { sku: textOf(form, 'sku'), quantity: Number(textOf(form, 'quantity')) };
        await unwrap(api.POST('/v1/carts/{cart_id}/lines', { params: { path: { cart_id: cart.id } }, body }));
        const shown = new URLSearchParams(query);
        shown.set(ADDED, '1');
        return `/catalog?${shown}`;
      },
      (message) => catalogPage(deps, visit, message),
    );

/** The products, for browsers without JavaScript. */
export const catalogPages = (deps: PageDeps): readonly PageRoute[] => [
  { method: 'get', path: '/catalog', access: 'anyone', page: (visit) => catalogPage(deps, visit) },
  { method: 'post', path: '/catalog', access: 'shopper', page: addProduct(deps) },
];

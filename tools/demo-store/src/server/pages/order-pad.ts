import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { quantity } from '../../page/format.ts';
import { findOpenCart, openCart } from '../../page/open-cart.ts';
import type { Content } from '../../page/template.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { type AddedRows, addRows, rowsForm } from './add-rows.ts';
import { type Column, listOrNone } from './list-table.ts';
import type { Page, PageRoute, Visit } from './page.ts';
import { card, orExplain } from './parts.ts';

const columns: readonly Column<Schemas['CartLine']>[] = [
  { name: 'Product', cell: ({ sku, description }) => html`<a href="/#/product/${sku}">${description ?? sku}</a>` },
  { name: 'SKU', cell: ({ sku }) => html`<span class="text-nowrap">${sku}</span>` },
  { name: 'Quantity', isRight: true, cell: ({ quantity: count }) => quantity(count) },
];

/** The pad, next to the cart that the shopper has on every device. */
async function padPage({ api }: Visit, before?: AddedRows, message: Content = null): Promise<ViewContent> {
  const cart = await findOpenCart(api);
  return {
    title: 'Order pad',
    content: html`
      <h1>Order pad</h1>
      ${message}
      <div class="row gx-4">
        <div class="col-lg-6">${card('Add many products', rowsForm('/order-pad', 'Add to cart', before))}</div>
        <div class="col-lg-6">
          ${card('Your cart', [
            listOrNone('Your cart', columns, cart?.lines ?? [], 'Your cart is empty.'),
            html`<a class="btn btn-outline-dark" href="/#/cart">Check out</a>`,
          ])}
        </div>
      </div>`,
  };
}

const addToCart: Page = (visit) =>
  orExplain(
    async () => {
      const cart = await openCart(visit.api);
      const added = await addRows(visit.form, async (lines, key) => {
        const params = { path: { cart_id: cart.id }, header: { 'Idempotency-Key': key } };
        return (await unwrap(visit.api.POST('/v1/carts/{cart_id}/lines/batch', { params, body: { lines } }))).rejected;
      });
      return padPage(visit, added);
    },
    (message) => padPage(visit, undefined, message),
  );

/** Ordering many products at once. */
export const orderPadPages: readonly PageRoute[] = [
  { method: 'get', path: '/order-pad', access: 'shopper', page: (visit) => padPage(visit) },
  { method: 'post', path: '/order-pad', access: 'shopper', page: addToCart },
];

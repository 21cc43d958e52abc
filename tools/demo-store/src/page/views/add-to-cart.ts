import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { onSubmit, outcome } from '../form.ts';
import { inBaseUnits, quantity, unitName } from '../format.ts';
import { addressOf, signInAddress } from '../route.ts';
import { type Content, elementOf, field, notice } from '../template.ts';
import type { ViewContext } from './view.ts';

type OrderUnit = Schemas['OrderUom'];
type Product = Schemas['Product'];

/** The form that adds a product to the cart, in its base unit or in an order unit. */
export function addToCart({ store, route }: ViewContext, product: Product): Content {
  if (!store.customer) {
    return html`<p><a class="btn btn-warning" href=${signInAddress(addressOf('product', route.id))}>Sign in to order</a></p>`;
  }
  // Meters and kilograms are sold in fractions; the API checks the allowed precision.
  const [min, step] = product.base_uom === 'EA' ? [1, 1] : [0.001, 'any'];
  const units = product.order_uoms.filter(({ code }) => code !== product.base_uom);
  const amount = elementOf(
    HTMLInputElement,
    html`<input class="form-control" name="amount" type="number" inputmode="decimal" required min=${min} step=${step} value="1">`,
  );
  let chosen: OrderUnit | undefined;
  const choose = ({ currentTarget }: Event): void => {
    chosen = currentTarget instanceof HTMLSelectElement ? units.find(({ code }) => code === currentTarget.value) : undefined;
    const { min_order_quantity = min, increment = step } = chosen ?? {};
    amount.min = String(min_order_quantity);
    amount.step = String(increment);
    amount.value = String(chosen?.min_order_quantity ?? 1);
  };
  const message = outcome();
  const add = async (): Promise<Content> => {
    const cart = await store.openCart();
    const params = { path: { cart_id: cart.id } };
    const [ordered, unit] = [Number(amount.value), chosen];
    const { data } = await unwrap(store.account.POST('/v1/carts/{cart_id}/lines', { params, body: lineOf(product, ordered, unit) }));
    store.setCart(data);
    const cartLink = html`<a class="alert-link" href=${addressOf('cart')}>View cart</a>`;
    return notice('success', `${added(product, ordered, unit)} added to your cart. `, cartLink);
  };
  const unit = html`
    <select class="form-select" name="unit" @change=${choose}>
      <option value="">${unitName(product.base_uom)}</option>
      ${units.map(({ code, label }) => html`<option value=${code}>${label}</option>`)}
    </select>`;
  const isOut = product.availability === 'OUT';
  return html`
    <form
      class="d-flex flex-wrap align-items-end column-gap-3 bg-white border rounded-4 p-3 mt-3"
      @submit=${onSubmit(() => message.run(add, [product]))}
    >
      ${field('Quantity', amount)} ${units.length > 0 ? field('Unit', unit) : null}
      <button class="btn btn-warning mb-2" ?disabled=${isOut}>${isOut ? 'Out of stock' : 'Add to cart'}</button>
      ${message.node}
    </form>`;
}

const added = ({ description }: Product, amount: number, unit: OrderUnit | undefined): string =>
  `${quantity(amount)} × ${description}${unit ? ` (${unit.label})` : ''}`;

/** Builds the request for a cart line; stepped quantities are converted to the base unit. */
const lineOf = ({ sku }: Product, amount: number, unit: OrderUnit | undefined) =>
  unit
    ? { sku, quantity: inBaseUnits(amount, unit.base_quantity), order_uom: unit.code, order_quantity: amount }
    : { sku, quantity: amount };

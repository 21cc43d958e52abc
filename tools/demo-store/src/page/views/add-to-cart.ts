import { type Schemas, unwrap } from '@storefront/client';
import { element, field, notice } from '../element.ts';
import { faultText } from '../fault-text.ts';
import { inBaseUnits, quantity, unitName } from '../format.ts';
import { addressOf } from '../route.ts';
import type { ViewContext } from './view.ts';

type OrderUnit = Schemas['OrderUom'];
type Product = Schemas['Product'];

/** The form that adds a product to the cart, in its base unit or in an order unit. */
export function addToCart({ store, place }: ViewContext, product: Product): HTMLElement {
  if (!store.customer) {
    const back = new URLSearchParams({ back: addressOf('product', place.id) });
    return element(
      'p',
      { class: 'to-sign-in' },
      element('a', { class: 'button', href: addressOf('sign-in', '', back) }, 'Sign in to order'),
    );
  }
  // Meters and kilograms are sold in fractions; the API checks the allowed precision.
  const [min, step] = product.base_uom === 'EA' ? [1, 1] : [0.001, 'any'];
  const units = product.order_uoms.filter(({ code }) => code !== product.base_uom);
  const amount = element('input', { name: 'amount', type: 'number', inputmode: 'decimal', required: true, min, step, value: 1 });
  const unit = element(
    'select',
    { name: 'unit' },
    element('option', { value: '' }, unitName(product.base_uom)),
    units.map(({ code, label }) => element('option', { value: code }, label)),
  );
  const message = element('div', { 'aria-live': 'polite' });
  const chosen = (): OrderUnit | undefined => units.find(({ code }) => code === unit.value);
  unit.addEventListener('change', () => {
    const { min_order_quantity = min, increment = step } = chosen() ?? {};
    amount.min = String(min_order_quantity);
    amount.step = String(increment);
    amount.value = String(chosen() ? min_order_quantity : 1);
  });
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      const cart = await store.openCart();
      const params = { path: { cart_id: cart.id } };
      const body = lineOf(product, Number(amount.value), chosen());
      const { data } = await unwrap(store.account.POST('/v1/carts/{cart_id}/lines', { params, body }));
      store.holdCart(data);
      message.replaceChildren(
        notice(
          'good',
          `${added(product, Number(amount.value), chosen())} added to your cart. `,
          element('a', { href: addressOf('cart') }, 'View cart'),
        ),
      );
    } catch (fault) {
      message.replaceChildren(notice('bad', faultText(fault, [product])));
    }
  };
  return element(
    'form',
    { class: 'add', onsubmit: (event) => void submit(event) },
    field('Quantity', amount),
    units.length > 0 ? field('Unit', unit) : null,
    element(
      'button',
      { class: 'button', disabled: product.availability === 'OUT' },
      product.availability === 'OUT' ? 'Out of stock' : 'Add to cart',
    ),
    message,
  );
}

const added = ({ description }: Product, amount: number, unit: OrderUnit | undefined): string =>
  `${quantity(amount)} × ${description}${unit ? ` (${unit.label})` : ''}`;

/** Builds the request for a cart line; stepped quantities are converted to the base unit. */
const lineOf = ({ sku }: Product, amount: number, unit: OrderUnit | undefined) =>
  unit
    ? { sku, quantity: inBaseUnits(amount, unit.base_quantity), order_uom: unit.code, order_quantity: amount }
    : { sku, quantity: amount };

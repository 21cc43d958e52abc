import type { Answer, Cart, CartLine } from '../api-types.ts';
import { element, field, formValues, notice } from '../element.ts';
import { inBaseUnits, money, perUnit, quantity, unitName } from '../format.ts';
import { addressOf } from '../route.ts';
import type { Store } from '../store.ts';
import { checkoutForm } from './checkout-form.ts';
import { bandLabel } from './price.ts';
import { totalsTable } from './totals.ts';
import type { View, ViewContext } from './view.ts';

/** The cart with current prices, its promotion codes, and the checkout. */
export const cartView: View = async (context) => {
  const { store } = context;
  const title = 'Your cart';
  if (!store.customer)
    return {
      title,
      content: [
        element('h1', {}, title),
        notice('plain', element('a', { href: '#/sign-in?back=%23/cart' }, 'Sign in'), ' to use the cart.'),
      ],
    };
  if (!store.cart || store.cart.lines.length === 0) {
    return {
      title,
      content: [
        element('h1', {}, title),
        notice('plain', 'Your cart is empty. ', element('a', { href: addressOf('products') }, 'Browse products')),
      ],
    };
  }
  const { data: cart, errors } = await store.account<Answer<Cart>>('POST', `/v1/carts/${store.cart.id}/price`);
  store.holdCart(cart);
  const message = element('div', { 'aria-live': 'polite' });
  const change = changer(context, message);
  return {
    title,
    content: [
      element('h1', {}, title),
      errors.length > 0 ? notice('plain', 'Some details could not be loaded.') : message,
      element(
        'div',
        { class: 'checkout' },
        element(
          'section',
          { 'aria-label': 'Lines' },
          cart.warnings.map(({ message }) => notice('plain', message)),
          element(
            'ul',
            { class: 'lines' },
            cart.lines.map((line) => cartLine(cart, line, change)),
          ),
          promotions(cart, change),
          totalsTable(cart),
          message,
        ),
        await checkoutForm(context, cart),
      ),
    ],
  };
};

type Change = (method: string, path: string, body?: unknown) => void;

/** Sends a change to the cart and reloads the view, or shows the error. */
const changer =
  ({ store, go }: ViewContext, message: HTMLElement): Change =>
  (method, path, body) => {
    const send = async () => {
      try {
        await keep(store, method, path, body);
        go(addressOf('cart'));
      } catch (fault) {
        message.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'Something went wrong.'));
      }
    };
    void send();
  };

async function keep(store: Store, method: string, path: string, body: unknown): Promise<void> {
  const { data } = await store.account<Answer<Cart>>(method, path, body);
  store.holdCart(data);
}

function cartLine(cart: Cart, line: CartLine, change: Change): HTMLElement {
  const path = `/v1/carts/${cart.id}/lines/${line.id}`;
  const name = line.description ?? line.sku;
  const inOrderUnits = line.order_uom !== null && line.order_uom !== line.base_uom && line.order_quantity !== null;
  const shown = inOrderUnits ? (line.order_quantity ?? 1) : line.quantity;
  const amount = element('input', {
    type: 'number',
    inputmode: 'decimal',
    step: 'any',
    min: 0.001,
    value: shown,
    'aria-label': `Quantity of ${name}`,
    onchange: () => change('PATCH', path, changedQuantity(line, shown, Number(amount.value), inOrderUnits)),
  });
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('a', { href: addressOf('product', line.sku) }, name),
      element(
        'p',
        { class: 'per' },
        `${money(line.unit_price, cart.currency)} ${perUnit(line.base_uom)}`,
        line.price_source === 'CONTRACT' ? ' · your price' : '',
        inOrderUnits ? ` · ${quantity(line.quantity)} in total` : '',
      ),
      bandLabel(line.availability),
    ),
    element('div', { class: 'amount' }, amount, element('span', {}, unitName(inOrderUnits ? (line.order_uom ?? '') : line.base_uom))),
    element('strong', {}, money(line.line_subtotal, cart.currency)),
    element('button', { type: 'button', class: 'quiet', 'aria-label': `Remove ${name}`, onclick: () => change('DELETE', path) }, 'Remove'),
  );
}

/** Builds the new quantity in the unit in which the line was ordered. */
function changedQuantity(line: CartLine, before: number, amount: number, inOrderUnits: boolean): unknown {
  if (!inOrderUnits) return { quantity: amount };
  return { quantity: inBaseUnits(amount, line.quantity / before), order_uom: line.order_uom, order_quantity: amount };
}

function promotions(cart: Cart, change: Change): HTMLElement {
  const path = `/v1/carts/${cart.id}/promotions`;
  const form = element(
    'form',
    {
      class: 'inline',
      onsubmit: (event) => {
        event.preventDefault();
        change('POST', path, { code: formValues(form)['code'] ?? '' });
      },
    },
    field('Promotion code', element('input', { name: 'code', required: true, maxlength: 64, autocapitalize: 'characters' })),
    element('button', { class: 'button plain' }, 'Apply'),
  );
  const applied = cart.promotions.map(({ code, status, discount_amount }) =>
    element(
      'p',
      { class: 'promotion' },
      element('strong', {}, code),
      status === 'APPLIED' ? ` saves ${money(discount_amount, cart.currency)} ` : ' does not apply to this cart ',
      element(
        'button',
        { type: 'button', class: 'quiet', onclick: () => change('DELETE', `${path}/${encodeURIComponent(code)}`) },
        'Remove',
      ),
    ),
  );
  return element('div', {}, applied, form);
}

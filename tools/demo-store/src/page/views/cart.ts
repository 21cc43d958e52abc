import { type Schemas, unwrap } from '@storefront/client';
import { element, notice } from '../element.ts';
import { faultText, withNames } from '../fault-text.ts';
import { addressOf } from '../route.ts';
import type { Store } from '../store.ts';
import { type Change, cartLine } from './cart-line.ts';
import { checkoutForm } from './checkout-form.ts';
import { keepFocus } from './keep-focus.ts';
import { appliedPromotions, promotionForm } from './promotions.ts';
import { signInPrompt } from './sign-in-prompt.ts';
import { totalsTable } from './totals.ts';
import type { View, ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type Priced = Schemas['CartEnvelope'];

/** The cart with current prices, its promotion codes, and the checkout. */
export const cartView: View = async (context) => {
  const { store } = context;
  const title = 'Your cart';
  if (!store.customer) return signInPrompt(title, 'to use the cart.');
  if (!store.cart || store.cart.lines.length === 0) {
    const browse = element('a', { href: addressOf('products') }, 'Browse products');
    return { title, content: [element('h1', {}, title), notice('plain', 'Your cart is empty. ', browse)] };
  }
  const priced = await price(store, store.cart);
  return { title, content: [element('h1', {}, title), await cartAndCheckout(context, priced)] };
};

/** Prices the cart, because its amounts are unknown after a change. */
async function price(store: Store, { id }: Cart): Promise<Priced> {
  const priced = await unwrap(store.account.POST('/v1/carts/{cart_id}/price', { params: { path: { cart_id: id } } }));
  store.holdCart(priced.data);
  return priced;
}

/** The cart next to the checkout. A change brings the cart up to date and leaves the checkout as the shopper filled it in. */
async function cartAndCheckout(context: ViewContext, first: Priced): Promise<HTMLElement> {
  const { store, go } = context;
  const lines = element('div', { tabindex: -1 });
  const applied = element('div');
  const totals = element('div');
  const message = element('div', { 'aria-live': 'polite' });
  const checkout = await checkoutForm(context, first.data, async () => show(await price(store, shown.data)));
  let shown = first;

  const show = ({ data: cart, errors }: Priced): void => {
    shown = { data: cart, errors };
    keepFocus(lines, [
      errors.length > 0 ? notice('plain', 'Some details could not be loaded.') : element('span'),
      ...cart.warnings.map((warning) => notice('plain', withNames(warning.message, cart.lines))),
      element(
        'ul',
        { class: 'lines' },
        cart.lines.map((line) => cartLine(cart, line, change)),
      ),
    ]);
    applied.replaceChildren(...appliedPromotions(cart, change));
    totals.replaceChildren(totalsTable(cart));
    checkout.setCart(cart);
  };
  const send = async (request: Parameters<Change>[0]): Promise<boolean> => {
    try {
      const { data } = await unwrap(request(store.account));
      store.holdCart(data);
      if (data.lines.length === 0) go(addressOf('cart'));
      else show(await price(store, data));
      message.replaceChildren();
      return true;
    } catch (fault) {
      // The cart is as it was, so its quantities are shown again.
      show(shown);
      message.replaceChildren(notice('bad', faultText(fault, shown.data.lines)));
      return false;
    }
  };
  // One after the other, because each change depends on the cart's version.
  let queue: Promise<unknown> = Promise.resolve();
  const change: Change = (request) => {
    const done = queue.then(() => send(request));
    queue = done;
    checkout.waitFor(done);
    return done;
  };
  show(first);
  const section = element('section', { 'aria-label': 'Lines' }, lines, applied, promotionForm(first.data, change), totals, message);
  return element('div', { class: 'checkout' }, section, checkout.form);
}

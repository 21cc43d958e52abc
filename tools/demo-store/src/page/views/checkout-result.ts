import type { Schemas } from '@storefront/client';
import { addressOf } from '../route.ts';
import { type Content, notice } from '../template.ts';
import { amount } from './amount.ts';
import type { ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type CheckoutResult = Schemas['CheckoutResult'];

/** Goes on to the order or the payment page, or returns a message that says why nothing was ordered. */
export function settle({ store, go }: ViewContext, cart: Cart, result: CheckoutResult): Content {
  switch (result.state) {
    case 'confirmed':
      store.holdCart(null);
      go(addressOf('order', result.order_id, new URLSearchParams({ placed: '1' })));
      return null;
    case 'pending_payment':
      store.holdCart(null);
      window.location.assign(result.redirect_url);
      return notice('light', 'Opening the payment page …');
    case 'over_credit_limit': {
      const excess = amount(result.shortfall, result.currency);
      return notice('danger', 'This order exceeds your credit limit by ', excess, '. Choose another payment method or remove some items.');
    }
    case 'out_of_stock':
      return notice('danger', `There is not enough in stock of: ${namesOf(cart, result.issues)}. Order fewer, or remove them.`);
    case 'price_changed':
      return notice('danger', 'Some prices have changed, and the cart now shows the new ones. Place the order again to accept them.');
  }
}

/** The names of the products that a result is about. */
const namesOf = ({ lines }: Cart, issues: readonly Schemas['StockIssue'][]): string =>
  issues.map(({ sku }) => lines.find((line) => line.sku === sku)?.description ?? sku).join('; ');

import type { Schemas } from '@storefront/client';
import { notice } from '../element.ts';
import { addressOf } from '../route.ts';
import { amount } from './amount.ts';
import type { ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type CheckoutResult = Schemas['CheckoutResult'];

/** Goes on to the order or the payment page, or returns a message that says why nothing was ordered. */
export function settle({ store, go }: ViewContext, cart: Cart, result: CheckoutResult): readonly Node[] {
  switch (result.state) {
    case 'confirmed':
      store.holdCart(null);
      go(addressOf('order', result.order_id, new URLSearchParams({ placed: '1' })));
      return [];
    case 'pending_payment':
      store.holdCart(null);
      window.location.assign(result.redirect_url);
      return [notice('plain', 'Opening the payment page …')];
    case 'over_credit_limit':
      return [
        notice(
          'bad',
          'This order exceeds your credit limit by ',
          amount(result.shortfall, result.currency),
          '. Choose another payment method or remove some items.',
        ),
      ];
    case 'out_of_stock':
      return [
        notice('bad', 'There is not enough in stock of: ', namesOf(cart, result.issues).join('; '), '. Order fewer, or remove them.'),
      ];
    case 'price_changed':
      return [notice('bad', 'Some prices have changed, and the cart now shows the new ones. Place the order again to accept them.')];
  }
}

/** The names of the products that a result is about. */
const namesOf = ({ lines }: Cart, issues: readonly Schemas['StockIssue'][]): readonly string[] =>
  issues.map(({ sku }) => lines.find((line) => line.sku === sku)?.description ?? sku);

import { conflict, isAppError } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { type CheckoutResult, unexpectedTotal } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { orderTotals } from '../domain/order-totals.ts';
import { fromProtoFrozenCart } from '../wire/from-proto-frozen-cart.ts';
import { cartAlreadyOrdered } from './cart-already-ordered.ts';
import { type CheckoutContext, HOLD_SECONDS, type StepResult } from './checkout-context.ts';
import { pricesChanged } from './compare-prices.ts';

/**
 * Step 1: freezes the cart and returns its prices, or the price changes that the shopper must see first. Prices that the shopper was shown are
 * compared with the catalog when the stock is reserved.
 */
export async function freezeCart({ cart, db }: Pick<OrdersDeps, 'cart' | 'db'>, context: CheckoutContext): Promise<StepResult<FrozenCart>> {
  const { body, checkoutId, dryRun } = context;
  const request = { cartId: body.cartId, checkoutId, holdSeconds: HOLD_SECONDS, dryRun, omitQuote: !dryRun };
  const response = await cart.freezeCart(request, context.caller).catch((error: unknown) => rethrow(db, context, error));
  const refused = pricesChanged(response, context);
  return refused ? { refused } : { value: fromProtoFrozenCart(response) };
}

/** Returns a refusal if the total differs from the one the shopper was shown. Throws if the cart is empty. */
export function refusalOf(cart: FrozenCart, { body, shippingOption, store }: CheckoutContext): CheckoutResult | undefined {
  if (cart.lines.length === 0) throw conflict('cart_empty', 'An empty cart cannot be checked out.');
  return unexpectedTotal(body.expectedTotal, orderTotals(cart, shippingOption, store.gctRate), cart.currency);
}

/** A cart can still be frozen after its order was placed. The error then names the order instead of the freeze. */
async function rethrow(db: OrdersDeps['db'], { body, caller }: CheckoutContext, error: unknown): Promise<never> {
  if (isAppError(error, 'conflict') && error.reason !== 'cart_already_ordered') {
    const ordered = await cartAlreadyOrdered(db, customerScope(caller), body.cartId);
    if (ordered.details.some(({ orderId }) => orderId !== undefined)) throw ordered;
  }
  throw error;
}

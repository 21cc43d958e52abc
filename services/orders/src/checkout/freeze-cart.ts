import { conflict, isAppError } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { type CheckoutResult, resultOf, unexpectedTotal } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { orderTotals } from '../domain/order-totals.ts';
import { toFrozenCart } from '../wire/frozen-cart-message.ts';
import { type Answer, type Asked, HOLD_SECONDS } from './asked.ts';
import { cartAlreadyOrdered } from './cart-already-ordered.ts';

/** Step 1: bars changes to the cart and learns its prices, or which of them the shopper must see first. */
export async function freezeCart({ cart, db }: Pick<OrdersDeps, 'cart' | 'db'>, asked: Asked): Promise<Answer<FrozenCart>> {
  const { body, checkoutId, dryRun, store } = asked;
  const request = { cartId: body.cartId, checkoutId, holdSeconds: HOLD_SECONDS, dryRun };
  const response = await cart.freezeCart(request, asked.caller).catch((error: unknown) => explain(db, asked, error));
  if (response.issues.length === 0) return { got: toFrozenCart(response) };
  const issues = response.issues.map(({ lineId, sku, code, detail }) => ({
    lineId: lineId ?? null,
    sku: sku ?? null,
    code,
    detail,
    availability: null,
  }));
  return { refused: resultOf({ state: 'price_changed', currency: response.cart?.currency || store.currency, issues }) };
}

/** What this service itself has against the frozen cart: that it is empty, or that its total is not the one the shopper was shown. */
export function objectionTo(cart: FrozenCart, { body, shippingOption, store }: Asked): CheckoutResult | undefined {
  if (cart.lines.length === 0) throw conflict('cart_empty', 'An empty cart cannot be checked out.');
  return unexpectedTotal(body.expectedTotal, orderTotals(cart, shippingOption, store.gctRate), cart.currency);
}

/** A cart may be barred because its order stands but it is not closed yet. The shopper is told of the order, not of the bar. */
async function explain(db: OrdersDeps['db'], { body, caller }: Asked, error: unknown): Promise<never> {
  if (isAppError(error, 'conflict') && error.reason !== 'cart_already_ordered') {
    const ordered = await cartAlreadyOrdered(db, customerScope(caller), body.cartId);
    if (ordered.details.some(({ orderId }) => orderId !== undefined)) throw ordered;
  }
  throw error;
}

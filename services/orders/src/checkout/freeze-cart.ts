import { conflict, isAppError } from '@storefront/errors';
import type { FreezeCartResponse__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { amountsOfCart } from '../domain/checkout-amounts.ts';
import { type CheckoutResult, resultOf, unexpectedTotal } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { isFreeOfCharge } from '../domain/shipping-option.ts';
import { fromProtoFrozenCart } from '../wire/from-proto-frozen-cart.ts';
import { cartAlreadyOrdered } from './cart-already-ordered.ts';
import { type CheckoutContext, HOLD_SECONDS, type StepResult } from './checkout-context.ts';
import { isRefusal } from './is-refusal.ts';

type Deps = Pick<OrdersDeps, 'cart' | 'db'>;

/**
 * Step 1: freezes the cart and returns its prices, or the price changes that the shopper must see first. Prices that the shopper was shown are
 * compared with the catalog when the stock is reserved.
 */
export async function freezeCart({ cart, db }: Deps, context: CheckoutContext): Promise<StepResult<FrozenCart>> {
  const { body, caller, checkoutId, dryRun, shippingOption } = context;
  const withoutShipping = isFreeOfCharge(shippingOption);
  const request = { cartId: body.cartId, checkoutId, holdSeconds: HOLD_SECONDS, dryRun, withoutShipping };
  const response = await cart.freezeCart(request, caller).catch((error: unknown) => rethrow(db, context, error));
  const refused = changesOf(response, context);
  return refused ? { refused } : { value: fromProtoFrozenCart(response) };
}

/** Has the cart service compare the prices of the cart, which this checkout can have frozen, with the catalog. Returns a refusal if they have changed. */
export async function comparePrices({ cart }: Pick<Deps, 'cart'>, context: CheckoutContext): Promise<CheckoutResult | undefined> {
  const { body, caller, checkoutId } = context;
  return changesOf(await cart.freezeCart({ cartId: body.cartId, checkoutId, dryRun: true }, caller), context);
}

/**
 * Returns a refusal if the total differs from the one the shopper was shown. A changed price explains that; if the prices cannot be compared, the refusal does
 * not wait for them. Throws if the cart is empty.
 */
export async function unexpectedTotalOf(deps: Deps, context: CheckoutContext, cart: FrozenCart): Promise<CheckoutResult | undefined> {
  const { body, dryRun, shippingOption, store } = context;
  if (cart.lines.length === 0) throw conflict('cart_empty', 'An empty cart cannot be checked out.');
  const refused = unexpectedTotal(body.expectedTotal, amountsOfCart(cart, shippingOption, store), cart.currency);
  if (refused === undefined || dryRun) return refused;
  try {
    return (await comparePrices(deps, context)) ?? refused;
  } catch (error) {
    if (isRefusal(error)) throw error;
    return refused;
  }
}

/** Returns the price changes that the shopper must see first as a refusal; undefined if there are none. */
function changesOf(response: FreezeCartResponse__Output, { store }: CheckoutContext): CheckoutResult | undefined {
  if (response.issues.length === 0) return undefined;
  const issues = response.issues.map(({ lineId, sku, code, detail }) => ({
    lineId: lineId ?? null,
    sku: sku ?? null,
    code,
    detail,
    availability: null,
  }));
  return resultOf({ state: 'price_changed', currency: response.cart?.currency || store.currency, issues });
}

/** A cart can still be frozen after its order was placed. The error then names the order instead of the freeze. */
async function rethrow(db: OrdersDeps['db'], { body, caller }: CheckoutContext, error: unknown): Promise<never> {
  if (isAppError(error, 'conflict') && error.reason !== 'cart_already_ordered') {
    const ordered = await cartAlreadyOrdered(db, customerScope(caller), body.cartId);
    if (ordered.details.some(({ orderId }) => orderId !== undefined)) throw ordered;
  }
  throw error;
}

import type { FreezeCartRequest__Output, FreezeCartResponse } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps, CartHandler } from '../deps.ts';
import { cartChanged, freezerAt, requireFreezable, statusAt } from '../domain/cart-states.ts';
import type { Cart } from '../domain/cart.ts';
import { hasValidPrices } from '../domain/price-issues.ts';
import type { CountedPromotion } from '../domain/promotion.ts';
import { quoteCart } from '../quotes/quote-lines.ts';
import { fromRecentCart } from '../store/change-cart.ts';
import { closeCart as closeCartInStore, freezeCart as freezeCartInStore, unfreezeCart as unfreezeCartInStore } from '../store/freezes.ts';
import { listCountedPromotions } from '../store/promotions.ts';
import { type CartSnapshot, getCart } from '../store/read-cart.ts';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import { checkoutIdOf, holdSecondsOf, orderIdOf } from '../wire/freeze-fields.ts';
import { toProtoFreezeResponse, toProtoUnquotedResponse } from '../wire/to-proto-freeze-response.ts';

/**
 * Freezes the cart if its prices are still current; the first step of a checkout. A dry run only reports issues. A cart
 * whose prices are valid and depend on no promotion is not quoted: the caller has the catalog compare them when it reserves the stock.
 */
export const freezeCart: CartHandler<'FreezeCart'> = (deps) => async (request, caller) => {
  if (request.dryRun) return await dryRun(deps, request, caller);
  return await retryOnConflict(() => freeze(deps, request, caller));
};

async function freeze(deps: CartDeps, request: FreezeCartRequest__Output, caller: Caller): Promise<FreezeCartResponse> {
  const scope = customerScope(caller);
  const { cartId } = request;
  const response = await fromRecentCart(deps, scope, cartId, (known) => freezeKnown(deps, known, request, caller));
  deps.recentCarts.forget(scope, cartId);
  return response;
}

async function freezeKnown(
  deps: CartDeps,
  known: CartSnapshot,
  request: FreezeCartRequest__Output,
  caller: Caller,
): Promise<FreezeCartResponse> {
  const scope = customerScope(caller);
  const { cartId, withoutShipping } = request;
  const holdSeconds = holdSecondsOf(request.holdSeconds);
  const checkoutId = checkoutIdOf(request.checkoutId);
  const { cart: quoted, now } = known;
  // An ordered, expired, or frozen cart is not quoted: its freeze is rejected, or repeats the stored response.
  const isFree = statusAt(quoted, now) === 'OPEN' && freezerAt(quoted, now) === null;
  const omitsQuote = hasValidPrices(quoted, now);
  const offer = isFree && !omitsQuote ? await quoteCart(deps.currentQuotes, quoted, caller) : undefined;

  const decide = (cart: Cart, promotions: readonly CountedPromotion[], at: Date) => {
    // A version can occur twice, if the database has lost the first one, but not with the same expiry.
    if (cart.version !== quoted.version || cart.expiresAt.getTime() !== quoted.expiresAt.getTime()) throw cartChanged();
    if (omitsQuote && hasValidPrices(cart, at)) return toProtoUnquotedResponse(cart, caller.store.gctRate, at);
    if (offer === undefined) throw cartChanged();
    return toProtoFreezeResponse(cart, { ...offer, promotions }, { gctRate: caller.store.gctRate, withoutShipping, now: at });
  };
  return freezeCartInStore(deps, scope, { cartId, checkoutId, holdSeconds }, { known, decide });
}

async function dryRun({ db, currentQuotes }: CartDeps, request: FreezeCartRequest__Output, caller: Caller): Promise<FreezeCartResponse> {
  const scope = customerScope(caller);
  const { cart, now } = await getCart(db, scope, request.cartId);
  const checkoutId = checkoutIdOf(request.checkoutId, { dryRun: true });
  requireFreezable(cart, checkoutId, now);
  const codes = cart.promotions.map(({ code }) => code);
  // The checkout can have frozen the cart, and has then counted its uses.
  const promotions = await listCountedPromotions(db, scope, codes, checkoutId);
  const offer = { ...(await quoteCart(currentQuotes, cart, caller)), promotions };
  return toProtoFreezeResponse(cart, offer, { gctRate: caller.store.gctRate, withoutShipping: request.withoutShipping, now }).response;
}

/** Releases the cart after a failed checkout, so that the shopper can change it again. */
export const unfreezeCart: CartHandler<'UnfreezeCart'> =
  ({ db }) =>
  async ({ cartId, checkoutId }, caller) => {
    await unfreezeCartInStore(db, customerScope(caller), cartId, checkoutIdOf(checkoutId));
    return {};
  };

/** Marks the cart as ordered; the last step of a checkout. */
export const closeCart: CartHandler<'CloseCart'> =
  (deps) =>
  async ({ cartId, checkoutId, orderId }, caller) => {
    await closeCartInStore(deps, customerScope(caller), { cartId, checkoutId: checkoutIdOf(checkoutId), orderId: orderIdOf(orderId) });
    return {};
  };

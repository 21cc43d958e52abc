import type { FreezeCartRequest__Output } from '@storefront/proto/storefront/cart/v1/FreezeCartRequest';
import type { FreezeCartResponse } from '@storefront/proto/storefront/cart/v1/FreezeCartResponse';
import { type Caller, customerScope, type Handler } from '@storefront/rpc';
import { quoteCart } from '../catalog/quote-lines.ts';
import { retryOnConflict } from '../catalog/retry-on-conflict.ts';
import type { CartDeps } from '../deps.ts';
import type { Cart } from '../domain/cart.ts';
import { cartChanged, holderAt, requireFreezable, statusAt } from '../domain/cart-states.ts';
import type { CountedPromotion } from '../domain/promotion.ts';
import { freezeCart as storeFreeze } from '../store/freezes.ts';
import { listCountedPromotions } from '../store/promotions.ts';
import { getCart } from '../store/read-cart.ts';
import { checkoutIdOf, holdSecondsOf } from '../wire/freeze-fields.ts';
import { toProtoFreezeAnswer } from '../wire/to-proto-freeze-answer.ts';

/** Freezes the cart if its prices are still current; the first step of a checkout. A dry run only reports issues. */
export const freezeCart =
  (deps: CartDeps): Handler<FreezeCartRequest__Output, FreezeCartResponse> =>
  (request, caller) =>
    request.dryRun ? dryRun(deps, request, caller) : retryOnConflict(() => freeze(deps, request, caller));

async function freeze({ db, catalog }: CartDeps, request: FreezeCartRequest__Output, caller: Caller): Promise<FreezeCartResponse> {
  const scope = customerScope(caller);
  const { cartId } = request;
  const holdSeconds = holdSecondsOf(request.holdSeconds);
  const checkoutId = checkoutIdOf(request.checkoutId);
  const known = await getCart(db, scope, cartId);
  const { cart: quoted, now } = known;
  // An ordered, expired, or held cart is not quoted: its freeze is rejected, or repeats the stored response.
  const isFree = statusAt(quoted, now) === 'OPEN' && holderAt(quoted, now) === null;
  const offer = isFree ? await quoteCart(catalog, quoted, caller) : undefined;

  const decide = (cart: Cart, promotions: readonly CountedPromotion[], at: Date) => {
    if (offer === undefined || cart.version !== quoted.version) throw cartChanged();
    return toProtoFreezeAnswer(cart, { ...offer, promotions }, caller.store.gctRate, at);
  };
  return storeFreeze(db, scope, { cartId, checkoutId, holdSeconds }, { known, decide });
}

async function dryRun({ db, catalog }: CartDeps, request: FreezeCartRequest__Output, caller: Caller): Promise<FreezeCartResponse> {
  const scope = customerScope(caller);
  const { cart, now } = await getCart(db, scope, request.cartId);
  requireFreezable(cart, checkoutIdOf(request.checkoutId, { dryRun: true }), now);
  const codes = cart.promotions.map(({ code }) => code);
  const promotions = await listCountedPromotions(db, scope, codes);
  const offer = { ...(await quoteCart(catalog, cart, caller)), promotions };
  return toProtoFreezeAnswer(cart, offer, caller.store.gctRate, now).response;
}

import type { FreezeCartRequest__Output } from '@storefront/proto/storefront/cart/v1/FreezeCartRequest';
import type { FreezeCartResponse } from '@storefront/proto/storefront/cart/v1/FreezeCartResponse';
import { type Caller, customerScope, type Handler } from '@storefront/rpc';
import { quoteCart } from '../catalog/quote-lines.ts';
import { untilStill } from '../catalog/until-still.ts';
import type { CartDeps } from '../deps.ts';
import type { Cart } from '../domain/cart.ts';
import { cartMoved, holderAt, requireFreezable, statusAt } from '../domain/cart-states.ts';
import type { CountedPromotion } from '../domain/promotion.ts';
import { freezeCart as storeFreeze } from '../store/freezes.ts';
import { listCountedPromotions } from '../store/promotions.ts';
import { getCart } from '../store/read-cart.ts';
import { checkoutIdOf, holdSecondsOf } from '../wire/freeze-fields.ts';
import { toFreezeAnswer } from '../wire/to-freeze-answer.ts';

/** Checkout's first step: asks the catalog whether the priced amounts still hold, and bars changes if they do. A dry run bars nothing. */
export const freezeCart =
  (deps: CartDeps): Handler<FreezeCartRequest__Output, FreezeCartResponse> =>
  (request, caller) =>
    request.dryRun ? dryRun(deps, request, caller) : untilStill(() => freeze(deps, request, caller));

async function freeze({ db, catalog }: CartDeps, request: FreezeCartRequest__Output, caller: Caller): Promise<FreezeCartResponse> {
  const scope = customerScope(caller);
  const { cartId } = request;
  const holdSeconds = holdSecondsOf(request.holdSeconds);
  const checkoutId = checkoutIdOf(request.checkoutId);
  const known = await getCart(db, scope, cartId);
  const { cart: quoted, now } = known;
  // A cart that is ordered, expired or held is not quoted: its freeze is refused, or answered as before.
  const isFree = statusAt(quoted, now) === 'OPEN' && holderAt(quoted, now) === null;
  const offer = isFree ? await quoteCart(catalog, quoted, caller) : undefined;

  const decide = (cart: Cart, promotions: readonly CountedPromotion[], at: Date) => {
    if (offer === undefined || cart.version !== quoted.version) throw cartMoved();
    return toFreezeAnswer(cart, { ...offer, promotions }, caller.store.gctRate, at);
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
  return toFreezeAnswer(cart, offer, caller.store.gctRate, now).answer;
}

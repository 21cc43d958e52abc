import { type Claim, withIdempotency } from '@storefront/idempotency';
import type { PriceCartRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { cartChanged, requireEditable } from '../domain/cart-states.ts';
import type { Cart } from '../domain/cart.ts';
import { requireExactAmounts } from '../domain/exact-amounts.ts';
import { priceCart as withPrices } from '../domain/price-cart.ts';
import { quoteCart } from '../quotes/quote-lines.ts';
import { updateCart } from '../store/carts.ts';
import { fromRecentCart, fromStoredCart } from '../store/change-cart.ts';
import { listCountedPromotions } from '../store/promotions.ts';
import type { CartSnapshot } from '../store/read-cart.ts';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import type { Trx } from '../store/schema.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Computes all amounts of the cart with at most one call to the catalog; they are valid for 15 minutes. */
export const priceCart = (deps: CartDeps): CartResponseHandler<PriceCartRequest__Output> =>
  withIdempotency(deps.db, ({ cartId }, caller, claim) =>
    retryOnConflict(async () => {
      const scope = customerScope(caller);
      const from = claim === undefined ? fromRecentCart : fromStoredCart;
      return from(deps, scope, cartId, (known) => priceKnown(deps, known, caller, claim));
    }),
  );

async function priceKnown(deps: CartDeps, known: CartSnapshot, caller: Caller, claim?: Claim<CartResponse>): Promise<CartResponse> {
  const { db, quoteLines, recentCarts } = deps;
  const scope = customerScope(caller);
  const quoted = known.cart;
  requireEditable(quoted, known.now);
  const codes = quoted.promotions.map(({ code }) => code);
  const promotions = await listCountedPromotions(db, scope, codes);
  const offer = { ...(await quoteCart(quoteLines, quoted, caller)), promotions };

  const withOffer = (cart: Cart, pricedAt: Date): Cart => {
    if (cart.version !== quoted.version) throw cartChanged();
    const priced = withPrices(cart, offer, pricedAt);
    requireExactAmounts(priced);
    return priced;
  };
  const toResponse = (snapshot: CartSnapshot): CartResponse => ({ cart: toProtoCart(snapshot, { quotes: offer.quotes, errors: [] }) });
  const beforeCommit = claim && ((trx: Trx, priced: CartSnapshot) => claim(trx, toResponse(priced)));
  const priced = await updateCart(deps, scope, quoted.cartId, withOffer, { beforeCommit, known });
  recentCarts.keep(scope, priced);
  return toResponse(priced);
}

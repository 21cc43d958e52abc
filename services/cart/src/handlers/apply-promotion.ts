import { withIdempotency } from '@storefront/idempotency';
import type { ApplyPromotionRequest__Output, RemovePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { promotionRefused, withPromotion, withoutPromotion } from '../domain/cart-promotions.ts';
import { cartChanged, requireEditable } from '../domain/cart-states.ts';
import type { Cart } from '../domain/cart.ts';
import { isPromotionCode, promotionCode } from '../domain/promotion.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { quoteCart } from '../quotes/quote-lines.ts';
import { updateCart } from '../store/carts.ts';
import { changeCart } from '../store/change-cart.ts';
import { listCountedPromotions } from '../store/promotions.ts';
import { type CartSnapshot, getCart } from '../store/read-cart.ts';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import type { Trx } from '../store/schema.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Applies a promotion to the caller's cart if the cart meets its terms at current prices. */
export const applyPromotion = (deps: CartDeps): CartResponseHandler<ApplyPromotionRequest__Output> =>
  withIdempotency(deps.db, ({ cartId, code: typed }, caller, claim) =>
    retryOnConflict(async () => {
      const { db, quoteLines, recentCarts } = deps;
      const scope = customerScope(caller);
      const code = promotionCode(typed);
      const { cart: quoted, now } = await getCart(db, scope, cartId);
      requireEditable(quoted, now);
      const codes = [...quoted.promotions.map((promotion) => promotion.code), code].filter(isPromotionCode);
      const promotions = await listCountedPromotions(db, scope, codes);
      const promotion = promotions.find((each) => each.promotion.code === code)?.promotion;
      if (promotion === undefined) throw promotionRefused('promo_not_found');
      const offer = { ...(await quoteCart(quoteLines, quoted, caller)), promotions };

      const withOffer = (cart: Cart, at: Date): Cart => {
        if (cart.version !== quoted.version) throw cartChanged();
        return withPromotion(cart, promotion, offer, at);
      };
      const toResponse = (snapshot: CartSnapshot): CartResponse => ({
        cart: toProtoCart(snapshot, { quotes: offer.quotes, errors: [] }),
      });
      const beforeCommit = claim && ((trx: Trx, applied: CartSnapshot) => claim(trx, toResponse(applied)));
      const applied = await updateCart(deps, scope, cartId, withOffer, { beforeCommit });
      recentCarts.keep(scope, applied);
      return toResponse(applied);
    }),
  );

/** Removes a promotion from the caller's cart. */
export const removePromotion =
  (deps: CartDeps): CartResponseHandler<RemovePromotionRequest__Output> =>
  async ({ cartId, code }, caller) => {
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => withoutPromotion(cart, promotionCode(code)));
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller)) };
  };

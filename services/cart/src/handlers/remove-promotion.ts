import type { RemovePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { withoutPromotion } from '../domain/cart-promotions.ts';
import { promotionCode } from '../domain/promotion.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { changeCart } from '../store/change-cart.ts';
import type { CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Removes a promotion from the caller's cart. */
export const removePromotion =
  (deps: CartDeps): CartResponseHandler<RemovePromotionRequest__Output> =>
  async ({ cartId, code }, caller) => {
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => withoutPromotion(cart, promotionCode(code)));
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller)) };
  };

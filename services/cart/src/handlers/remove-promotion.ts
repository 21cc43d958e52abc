import type { RemovePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/RemovePromotionRequest';
import type { RemovePromotionResponse } from '@storefront/proto/storefront/cart/v1/RemovePromotionResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import { catalogSections } from '../catalog/catalog-sections.ts';
import type { CartDeps } from '../deps.ts';
import { withoutPromotion } from '../domain/cart-promotions.ts';
import { promotionCode } from '../domain/promotion.ts';
import { updateCart } from '../store/carts.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Removes a promotion from the caller's cart. */
export const removePromotion =
  ({ db, catalog }: CartDeps): Handler<RemovePromotionRequest__Output, RemovePromotionResponse> =>
  async ({ cartId, code }, caller) => {
    const snapshot = await updateCart(db, customerScope(caller), cartId, (cart) => withoutPromotion(cart, promotionCode(code)));
    return { cart: toProtoCart(snapshot, await catalogSections(catalog, snapshot.cart, caller)) };
  };

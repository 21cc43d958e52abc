import { keyed } from '@storefront/idempotency';
import type { ApplyPromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/ApplyPromotionRequest';
import type { ApplyPromotionResponse } from '@storefront/proto/storefront/cart/v1/ApplyPromotionResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { Transaction } from 'kysely';
import { quoteCart } from '../catalog/quote-lines.ts';
import { untilStill } from '../catalog/until-still.ts';
import type { CartDeps } from '../deps.ts';
import type { Cart } from '../domain/cart.ts';
import { refused, withPromotion } from '../domain/cart-promotions.ts';
import { cartMoved, requireEditable } from '../domain/cart-states.ts';
import { isPromotionCode, promotionCode } from '../domain/promotion.ts';
import { updateCart } from '../store/carts.ts';
import { listCountedPromotions } from '../store/promotions.ts';
import { type CartReading, getCart } from '../store/read-cart.ts';
import type { Database } from '../store/schema.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Puts a promotion on the caller's cart, if the cart as the catalog prices it now meets its terms. */
export const applyPromotion = ({ db, catalog }: CartDeps): Handler<ApplyPromotionRequest__Output, ApplyPromotionResponse> =>
  keyed(db, ({ cartId, code: typed }, caller, claim) =>
    untilStill(async () => {
      const scope = customerScope(caller);
      const code = promotionCode(typed);
      const { cart: quoted, now } = await getCart(db, scope, cartId);
      requireEditable(quoted, now);
      const codes = [...quoted.promotions.map((held) => held.code), code].filter(isPromotionCode);
      const promotions = await listCountedPromotions(db, scope, codes);
      const promotion = promotions.find((each) => each.promotion.code === code)?.promotion;
      if (promotion === undefined) throw refused('promo_not_found');
      const offer = { ...(await quoteCart(catalog, quoted, caller)), promotions };

      const withOffer = (cart: Cart, at: Date): Cart => {
        if (cart.version !== quoted.version) throw cartMoved();
        return withPromotion(cart, promotion, offer, at);
      };
      const answerOf = (reading: CartReading): ApplyPromotionResponse => ({
        cart: toProtoCart(reading, { quotes: offer.quotes, errors: [] }),
      });
      const settle = claim && ((trx: Transaction<Database>, applied: CartReading) => claim(trx, answerOf(applied)));
      return answerOf(await updateCart(db, scope, cartId, withOffer, { settle }));
    }),
  );

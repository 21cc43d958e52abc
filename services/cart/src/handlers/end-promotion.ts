import { notFound } from '@storefront/errors';
import type { EndPromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/EndPromotionRequest';
import type { EndPromotionResponse } from '@storefront/proto/storefront/cart/v1/EndPromotionResponse';
import type { Handler } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { isPromotionCode, promotionCode } from '../domain/promotion.ts';
import { endPromotion as storeEnd } from '../store/promotions.ts';

/** Ends a promotion immediately. */
export const endPromotion =
  ({ db }: CartDeps): Handler<EndPromotionRequest__Output, EndPromotionResponse> =>
  async ({ code: typed }, caller) => {
    const code = promotionCode(typed);
    if (!isPromotionCode(code)) throw notFound('promotion');
    await storeEnd(db, caller, code);
    return {};
  };

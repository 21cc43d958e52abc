import { invalid } from '@storefront/errors';
import type { CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/CreatePromotionRequest';
import type { CreatePromotionResponse } from '@storefront/proto/storefront/cart/v1/CreatePromotionResponse';
import type { Handler } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { insertPromotion } from '../store/promotions.ts';
import { toPromotion, toProtoPromotion } from '../wire/to-promotion.ts';

/** Starts a promotion of the store. */
export const createPromotion =
  ({ db }: CartDeps): Handler<CreatePromotionRequest__Output, CreatePromotionResponse> =>
  async ({ promotion: given }, caller) => {
    if (!given) throw invalid('promotion', 'is required', { code: 'required' });
    const promotion = toPromotion(given, caller.store.currency);
    await insertPromotion(db, caller, promotion);
    return { promotion: toProtoPromotion(promotion) };
  };

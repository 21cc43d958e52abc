import type { ListPromotionsRequest__Output } from '@storefront/proto/storefront/cart/v1/ListPromotionsRequest';
import type { ListPromotionsResponse } from '@storefront/proto/storefront/cart/v1/ListPromotionsResponse';
import { type Handler, pageOf } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { listPromotions as listRows } from '../store/promotions.ts';
import { toProtoPromotion } from '../wire/to-proto-promotion.ts';

/** Lists the store's promotions with their use counts, newest first. */
export const listPromotions =
  ({ db }: CartDeps): Handler<ListPromotionsRequest__Output, ListPromotionsResponse> =>
  async (request, caller) => {
    const { promotions, total } = await listRows(db, caller, pageOf(request));
    return { promotions: promotions.map(({ promotion, useCount }) => ({ promotion: toProtoPromotion(promotion), useCount })), total };
  };

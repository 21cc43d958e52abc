import { pageOf } from '@storefront/rpc';
import type { CartHandler } from '../deps.ts';
import { listPromotions as listRows } from '../store/promotions.ts';
import { toProtoPromotion } from '../wire/to-proto-promotion.ts';

/** Lists the store's promotions with their use counts, newest first. */
export const listPromotions: CartHandler<'ListPromotions'> =
  ({ db }) =>
  async (request, caller) => {
    const { promotions, total } = await listRows(db, caller, pageOf(request));
    return { promotions: promotions.map(({ promotion, useCount }) => ({ promotion: toProtoPromotion(promotion), useCount })), total };
  };

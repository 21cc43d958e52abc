import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { CartHandler } from '../deps.ts';
import { isPromotionCode, promotionCode } from '../domain/promotion.ts';
import { endPromotion as storeEnd } from '../store/promotions.ts';

/** Ends a promotion immediately. */
export const endPromotion: CartHandler<'EndPromotion'> =
  ({ db }) =>
  async ({ code: typed }, caller) => {
    const code = promotionCode(typed);
    if (!isPromotionCode(code)) throw notFound('promotion');
    await inTransaction(db, (trx) => storeEnd(trx, caller, code));
    return {};
  };

import type { CartPromotionStatus } from './cart.ts';
import type { PromotionRefusal } from './promotion.ts';

const STATUSES: Readonly<Record<PromotionRefusal, CartPromotionStatus>> = {
  promo_expired: 'EXPIRED',
  promo_not_eligible: 'NOT_ELIGIBLE',
  promo_limit_reached: 'NOT_ELIGIBLE',
  promo_not_combinable: 'NOT_ELIGIBLE',
};

/** Returns the status of a promotion that does not apply for this reason, or applies if there is none. */
export const statusOf = (reason: PromotionRefusal | null): CartPromotionStatus => (reason === null ? 'APPLIED' : STATUSES[reason]);

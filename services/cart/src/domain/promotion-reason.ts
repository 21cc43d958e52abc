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

/** Returns the reason of a stored promotion. A process of the previous release stores a status and leaves the reason as it was. */
export function storedReason(status: CartPromotionStatus, reason: PromotionRefusal | null): PromotionRefusal | null {
  if (statusOf(reason) === status) return reason;
  if (status === 'APPLIED') return null;
  return status === 'EXPIRED' ? 'promo_expired' : 'promo_not_eligible';
}

import { sweepEach } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';
import { deletePromotionUses, listPromotionsWithOldUses } from '../store/old-promotion-uses.ts';

/** As long as ordered carts. Until then, a canceled order returns its uses, and both can be compared. */
export const PROMOTION_USE_KEPT_DAYS = 90;

/** Deletes old promotion uses that no limit needs; each promotion keeps the count. Returns the number of batches. */
export const purgePromotionUses = ({ db, log }: SweepDeps): Promise<number> =>
  sweepEach({
    sweep: 'purge-promotion-uses',
    log,
    find: (skipped) => listPromotionsWithOldUses(db, PROMOTION_USE_KEPT_DAYS, skipped),
    idOf: ({ tenantId, mode, code }) => [tenantId, mode, code].join(' '),
    settle: async (promotion) => (await deletePromotionUses(db, promotion, PROMOTION_USE_KEPT_DAYS)) > 0,
  });
